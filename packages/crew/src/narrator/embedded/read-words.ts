import type { EspeakProgram, EspeakSound } from './espeak-program.ts'

/** A reading of single words one after the other without the silence between them, and where each of them lies. */
export type WordReading = EspeakSound & {
  readonly spans: readonly { readonly startSeconds: number; readonly endSeconds: number }[]
}

const PAUSE = '<break time="1500ms"/>'
/** No sound inside a word is silent for so long; every asked pause is longer, whatever the pace. */
const SHORTEST_PAUSE_SECONDS = 0.42
const SILENT = 8 / 32_768

/**
 * Lets eSpeak NG read words with a long pause after each, so that each one's place in the sound is certain.
 * Nothing when it did not say every one of them.
 */
export async function readWords(
  espeak: EspeakProgram,
  request: { voice: string; wordsPerMinute: number; words: readonly string[] },
  signal?: AbortSignal,
): Promise<WordReading | undefined> {
  const text = `<speak>${request.words.map(escapeMarkup).join(` ${PAUSE} `)}</speak>`
  const { samples, sampleRate } = await espeak.speak({ ...request, text, isSsml: true }, signal)
  const pieces = findPieces(samples, SHORTEST_PAUSE_SECONDS * sampleRate)
  if (pieces.length !== request.words.length) return undefined
  const length = pieces.reduce((sum, { from, to }) => sum + to - from, 0)
  const joined = new Float32Array(length)
  let at = 0
  const spans = pieces.map(({ from, to }) => {
    joined.set(samples.subarray(from, to), at)
    const startSeconds = at / sampleRate
    at += to - from
    return { startSeconds, endSeconds: at / sampleRate }
  })
  return { samples: joined, sampleRate, spans }
}

function escapeMarkup(word: string): string {
  return word.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** The stretches of sound between long silences. */
function findPieces(samples: Float32Array, pauseLength: number): { from: number; to: number }[] {
  const pieces: { from: number; to: number }[] = []
  for (let i = 0; i < samples.length; i += 1) {
    if (Math.abs(samples[i] ?? 0) <= SILENT) continue
    const last = pieces.at(-1)
    if (last && i - last.to < pauseLength) last.to = i + 1
    else pieces.push({ from: i, to: i + 1 })
  }
  return pieces
}
