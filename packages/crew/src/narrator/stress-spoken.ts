import { isSameStress, listPieces } from '@hookreel/film'
import type { Stress, WordTime } from '@hookreel/film'
import { joinSamples } from './join-samples.ts'
import type { SpokenLine } from './narrator.ts'
import { stretchSpeech } from './stretch-speech.ts'

/**
 * What makes a word the one that is meant: it is longer, louder and a semitone and a half higher than it was said. Of the loudness the
 * voice's polish leaves 1.5 dB in the film: its compressor takes a third or more of what stands out.
 */
const LONGER = 1.25
const LOUDER_DB = 6
const HIGHER = 2 ** (1.5 / 12)
/** Over so long it becomes what it is, and goes back: no click, and a word time that is a little off is not heard. */
const FADE_SECONDS = 0.015

/**
 * The line with these words stressed, and the times of all its words as they are then. No service takes a mark for it that all of its voices
 * act on, and a line that was paid for is not paid again for a stress: so it is done here, for every voice alike. Words that the line does not
 * have are passed over. Samples may pass 1: the voice is levelled after it.
 */
export function stressSpoken(line: SpokenLine, stresses: readonly Stress[]): SpokenLine {
  const stressed = findStressed(line.words, stresses)
  if (!stressed.includes(true)) return line
  const { samples, sampleRate } = line
  const at = (seconds: number) => Math.min(samples.length, Math.max(0, Math.round(seconds * sampleRate)))
  const pieces: Float32Array[] = []
  const words: WordTime[] = []
  // Samples that are read, and by how many what is written is longer.
  let [read, late] = [0, 0]
  for (const [index, word] of line.words.entries()) {
    const from = Math.max(read, at(word.startSeconds))
    const to = Math.max(from, at(Math.min(word.endSeconds, line.words[index + 1]?.startSeconds ?? Infinity)))
    const shift = late / sampleRate
    if (!stressed[index]) {
      words.push({ ...word, startSeconds: word.startSeconds + shift, endSeconds: word.endSeconds + shift })
      continue
    }
    const piece = stressPiece(samples, from, to, sampleRate)
    pieces.push(samples.subarray(read, from), piece)
    read = to
    late += piece.length - (to - from)
    words.push({
      text: word.text,
      startSeconds: word.startSeconds + shift,
      endSeconds: word.endSeconds + late / sampleRate,
    })
  }
  pieces.push(samples.subarray(read))
  return { samples: joinSamples(pieces), sampleRate, words }
}

/** Which words of a line are stressed: a spoken word may hold several written ones. */
function findStressed(words: readonly WordTime[], stresses: readonly Stress[]): boolean[] {
  const spoken = words.flatMap(({ text }, index) =>
    listPieces(text).flatMap(({ stress }) => (stress ? [{ index, word: stress.word }] : [])),
  )
  const counts = new Map<string, number>()
  const stressed = words.map(() => false)
  for (const { index, word } of spoken) {
    const nth = counts.get(word) ?? 0
    counts.set(word, nth + 1)
    if (stresses.some((one) => isSameStress(one, { word, nth }))) stressed[index] = true
  }
  return stressed
}

/** The sound from `from` to `to` as it is stressed; it begins and ends where the sound around it goes on. */
function stressPiece(samples: Float32Array, from: number, to: number, sampleRate: number): Float32Array {
  const fade = Math.round(FADE_SECONDS * sampleRate)
  // What follows is stretched with it, so that there is something to fade from.
  const after = Math.min(samples.length, to + 2 * fade)
  const higher = raise(samples.subarray(from, after))
  const longer = stretchSpeech(higher, sampleRate, 1 / (LONGER * HIGHER))
  const length = Math.round((to - from) * LONGER)
  const piece = longer.slice(0, length)
  const gain = 10 ** (LOUDER_DB / 20)
  for (let i = 0; i < piece.length; i += 1) {
    const rise = Math.min(1, i / fade, (piece.length - i) / fade)
    piece[i] = (piece[i] ?? 0) * (1 + (gain - 1) * rise)
  }
  // The last moments are those before `to` themselves, as the next word follows them.
  const mix = Math.min(fade, to - from, piece.length)
  for (let i = 0; i < mix; i += 1) {
    const share = (i + 1) / mix
    const at = piece.length - mix + i
    piece[at] = (piece[at] ?? 0) * (1 - share) + (samples[to - mix + i] ?? 0) * share
  }
  return piece
}

/** The same sound, higher and shorter. */
function raise(samples: Float32Array): Float32Array {
  const raised = new Float32Array(Math.floor(samples.length / HIGHER))
  for (let i = 0; i < raised.length; i += 1) {
    const at = i * HIGHER
    const whole = Math.floor(at)
    const share = at - whole
    raised[i] = (samples[whole] ?? 0) * (1 - share) + (samples[whole + 1] ?? samples[whole] ?? 0) * share
  }
  return raised
}
