import { baseLanguage } from '@hookreel/film'
import { createEspeakNarrator } from '../embedded/espeak-narrator.ts'
import { findEspeak } from '../embedded/espeak-program.ts'
import { createFliteNarrator } from '../embedded/flite-narrator.ts'
import { estimateWords } from '../estimate-words.ts'
import { findSpeech } from '../find-speech.ts'
import type { AlignedRecording, HeardWord, Narrator, SpokenLine } from '../narrator.ts'
import { FRAME_SECONDS } from '../spectral-frames.ts'
import { findWarpPath, type Corridor, type Path } from './find-warp-path.ts'
import { matchFeatures, thin, type Features } from './match-features.ts'

/** A recording of a whole script, whose words are to be found in it. */
export type RecordingRequest = {
  /** The script in the lines that are spoken in one breath. */
  readonly lines: readonly string[]
  /** Mono. */
  readonly samples: Float32Array
  readonly sampleRate: number
  /** As voices name it: "English (US)", "German". */
  readonly language: string
  /** The program eSpeak NG; without it `espeak-ng` on the PATH. */
  readonly espeakPath?: string | undefined
  readonly signal?: AbortSignal | undefined
  /** Who reads the script again, in place of the voices of this machine. */
  readonly readers?: readonly Reader[] | undefined
}

export type Reader = { readonly narrator: Narrator; readonly voiceId: string }

/** Readings of the lines are set this far apart. */
const GAP_SECONDS = 0.2
/** Pauses of the recording count as so long at most. */
const PAUSE_SECONDS = 0.3
/** Frames of the first, coarse way, and how far the fine one may leave it, in seconds. */
const COARSE_FRAMES = 4
const CORRIDOR_SECONDS = 0.8
/** How far the coarse way may leave the straight line: in seconds, and as a share of the length. */
const BAND_SECONDS = 25
const BAND_SHARE = 0.2
/** A word is heard when so much of it is. */
const HEARD_SHARE = 0.5
const SHORTEST_SECONDS = 0.03
/** The shortest words, "a" and "the", take a little longer than this. */
const MIN_WORD_SECONDS = 0.07

type Span = { readonly startSeconds: number; readonly endSeconds: number }
type Reading = {
  readonly samples: Float32Array
  readonly sampleRate: number
  readonly words: readonly (Span & { readonly text: string; readonly line: number })[]
}

export async function alignRecording(request: RecordingRequest): Promise<AlignedRecording | undefined> {
  const readers = request.readers ?? (await chooseReaders(request))
  const target = squeezePauses(request.samples, request.sampleRate)
  const found: { reading: Reading; spans: (Span | undefined)[]; likelihood: number }[] = []
  for (const reader of readers) {
    const reading = await readScript(reader, request)
    if (reading) found.push({ reading, ...findWords(reading, target) })
    request.signal?.throwIfAborted()
  }
  const first = found[0]
  if (!first) return undefined
  const spans = first.reading.words.map((_, i) => agree(found.map((one) => one.spans[i])))
  const words = placeAll(first.reading.words, spans, request)
  return {
    lines: request.lines.map((_, line) => words.filter((__, i) => first.reading.words[i]?.line === line)),
    likelihood: Math.max(...found.map(({ likelihood }) => likelihood)),
  }
}

/** Voices that differ: what most of them agree on is right more often than what any of them says. */
async function chooseReaders({ language, espeakPath }: RecordingRequest): Promise<Reader[]> {
  const espeak = createEspeakNarrator(findEspeak(espeakPath))
  const base = baseLanguage(language)
  const own = (await espeak.listVoices()).filter((voice) => baseLanguage(voice.language) === base)
  const inLanguage = own.filter((voice) => voice.language === language)
  const voices = inLanguage.length > 0 ? inLanguage : own
  const asked = voices.slice(0, base === 'English' ? 1 : 3)
  const flite = createFliteNarrator()
  return [
    ...(base === 'English' ? ['flite-rms', 'flite-slt', 'flite-awb'] : []).map((voiceId) => ({
      narrator: flite,
      voiceId,
    })),
    ...asked.map(({ id }) => ({ narrator: espeak, voiceId: id })),
  ]
}

async function readScript(
  { narrator, voiceId }: Reader,
  { lines, signal }: RecordingRequest,
): Promise<Reading | undefined> {
  const spoken: SpokenLine[] = []
  for (const text of lines) {
    if (!narrator.canSpeak(text, voiceId)) return undefined
    spoken.push(await narrator.speakLine({ text, voiceId, pace: 1 }, signal))
  }
  const sampleRate = spoken[0]?.sampleRate ?? 16_000
  const gap = Math.round(GAP_SECONDS * sampleRate)
  const samples = new Float32Array(spoken.reduce((sum, line) => sum + line.samples.length + gap, gap))
  let at = gap
  const words = spoken.flatMap((line, index) => {
    samples.set(line.samples, at)
    const shift = at / sampleRate
    at += line.samples.length + gap
    return line.words.map(({ text, startSeconds, endSeconds }) => ({
      text,
      startSeconds: startSeconds + shift,
      endSeconds: endSeconds + shift,
      line: index,
    }))
  })
  return { samples, sampleRate, words }
}

type Squeezed = {
  readonly samples: Float32Array
  readonly sampleRate: number
  /** Where a moment of the squeezed sound lies in the whole one. */
  readonly unsqueeze: (seconds: number) => number
}

/** A recording without the middles of its pauses: how long somebody waits between sentences says nothing. */
function squeezePauses(samples: Float32Array, sampleRate: number): Squeezed {
  const speech = findSpeech(samples, sampleRate)
  const pieces: { from: number; to: number; at: number }[] = []
  let at = 0
  let open: { from: number; to: number } | undefined
  const close = () => {
    if (!open) return
    pieces.push({ ...open, at })
    at += open.to - open.from
  }
  for (const { startSeconds, endSeconds } of speech) {
    const from = Math.max(0, startSeconds - PAUSE_SECONDS / 2)
    const to = Math.min(samples.length / sampleRate, endSeconds + PAUSE_SECONDS / 2)
    if (open && from <= open.to) open.to = to
    else {
      close()
      open = { from, to }
    }
  }
  close()
  const squeezed = new Float32Array(Math.max(1, Math.round(at * sampleRate)))
  for (const piece of pieces) {
    const first = Math.round(piece.from * sampleRate)
    const cut = samples.subarray(first, first + Math.round((piece.to - piece.from) * sampleRate))
    const place = Math.round(piece.at * sampleRate)
    squeezed.set(cut.subarray(0, Math.max(0, squeezed.length - place)), place)
  }
  return {
    samples: squeezed,
    sampleRate,
    unsqueeze: (seconds) => {
      const piece = pieces.findLast((one) => one.at <= seconds) ?? pieces[0]
      return piece ? Math.min(piece.to, piece.from + seconds - piece.at) : seconds
    },
  }
}

function findWords(reading: Reading, target: Squeezed) {
  const tried = matchFeatures(reading, target).map(({ said, heard }) => {
    const few = [thin(said, COARSE_FRAMES), thin(heard, COARSE_FRAMES)] as const
    return { said, heard, few, coarse: findWarpPath(...few, bandAround(...few)) }
  })
  const { said, heard, few, coarse } = tried.reduce((best, one) =>
    one.coarse.cost < best.coarse.cost ? one : best,
  )
  const wrong = findWarpPath(turnOver(few[0]), few[1], bandAround(few[0], few[1]))
  const path = findWarpPath(said, heard, alongPath(coarse))
  const spans = reading.words.map((word) => {
    const first = Math.round(word.startSeconds / FRAME_SECONDS)
    const end = Math.max(first + 1, Math.round(word.endSeconds / FRAME_SECONDS))
    const rows = Array.from({ length: end - first }, (_, i) => Math.min(path.columns.length - 1, first + i))
    const own = rows.filter((row) => path.isSaid[row] === 1)
    const [one, last] = [own[0], own.at(-1)]
    if (one === undefined || last === undefined || own.length < HEARD_SHARE * rows.length) return undefined
    // Where its beginning was left out, it begins so much earlier.
    const startSeconds = (path.columns[one] ?? 0) * FRAME_SECONDS - (one - (rows[0] ?? one)) * FRAME_SECONDS
    const endSeconds = ((path.columns[last] ?? 0) + 1) * FRAME_SECONDS
    return {
      startSeconds: target.unsqueeze(Math.max(0, startSeconds)),
      endSeconds: target.unsqueeze(endSeconds),
    }
  })
  return { spans, likelihood: (wrong.cost - coarse.cost) / coarse.cost }
}

function bandAround(reading: Features, target: Features): Corridor {
  const slope = target.count / reading.count
  const frames = BAND_SECONDS / (FRAME_SECONDS * COARSE_FRAMES)
  const reach = Math.ceil(Math.max(frames, BAND_SHARE * Math.max(reading.count, target.count)))
  return (row) => [Math.round(row * slope) - reach, Math.round(row * slope) + reach]
}

function alongPath({ columns }: Path): Corridor {
  const reach = Math.round(CORRIDOR_SECONDS / FRAME_SECONDS)
  const columnAt = (row: number) =>
    (columns[Math.max(0, Math.min(columns.length - 1, row))] ?? 0) * COARSE_FRAMES
  return (row) => {
    const coarse = Math.floor(row / COARSE_FRAMES)
    return [columnAt(coarse - 1) - reach, columnAt(coarse + 1) + COARSE_FRAMES + reach]
  }
}

/** The same sounds from the end to the beginning. */
function turnOver({ count, width, values }: Features): Features {
  const turned = new Float32Array(values.length)
  for (let frame = 0; frame < count; frame += 1)
    turned.set(values.subarray(frame * width, (frame + 1) * width), (count - 1 - frame) * width)
  return { count, width, values: turned }
}

/** What the middle one of several says; nothing where most did not hear it. */
function agree(spans: readonly (Span | undefined)[]): Span | undefined {
  const heard = spans.filter((span) => span !== undefined)
  if (heard.length * 2 <= spans.length && spans.length > 1) return undefined
  const middle = (of: (span: Span) => number) => {
    const sorted = heard.map(of).toSorted((a, b) => a - b)
    const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
    return (low + high) / 2
  }
  if (heard.length === 0) return undefined
  return {
    startSeconds: middle(({ startSeconds }) => startSeconds),
    endSeconds: middle(({ endSeconds }) => endSeconds),
  }
}

function placeAll(
  words: Reading['words'],
  spans: readonly (Span | undefined)[],
  { samples, sampleRate }: RecordingRequest,
): HeardWord[] {
  const speech = findSpeech(samples, sampleRate)
  let earliest = 0
  const placed = words.map(({ text }, i): HeardWord => {
    const span = spans[i]
    if (!span) return { text, startSeconds: earliest, endSeconds: earliest, isHeard: false }
    const startSeconds = Math.max(earliest, leaveSilence(span.startSeconds, speech))
    const next = spans.slice(i + 1).find((later) => later !== undefined)?.startSeconds ?? Infinity
    const most = Math.min(span.endSeconds, Math.max(next, startSeconds))
    const endSeconds = Math.max(startSeconds + SHORTEST_SECONDS, most)
    earliest = startSeconds + SHORTEST_SECONDS
    return { text, startSeconds, endSeconds, isHeard: true }
  })
  return guessBetween(placed, speech)
}

/** Words that were not recognized between two that were are there all the same, if there is something said to be them. */
function guessBetween(words: readonly HeardWord[], speech: readonly Span[]): HeardWord[] {
  const result = [...words]
  for (let from = 0; from < words.length; from += 1) {
    if (words[from]?.isHeard !== false) continue
    let end = from
    while (words[end]?.isHeard === false) end += 1
    const startSeconds = words[from - 1]?.endSeconds
    const endSeconds = words[end]?.startSeconds
    const run = words.slice(from, end)
    const gaps =
      startSeconds === undefined || endSeconds === undefined
        ? []
        : cutToSpeech(speech, startSeconds, endSeconds)
    const said = gaps.reduce((sum, gap) => sum + gap.endSeconds - gap.startSeconds, 0)
    if (said >= MIN_WORD_SECONDS * run.length)
      estimateWords(
        run.map(({ text }) => text),
        gaps,
      ).forEach((word, i) => (result[from + i] = { ...word, isHeard: true }))
    from = end
  }
  return result
}

function cutToSpeech(speech: readonly Span[], from: number, to: number): Span[] {
  return speech
    .map(({ startSeconds, endSeconds }) => ({
      startSeconds: Math.max(from, startSeconds),
      endSeconds: Math.min(to, endSeconds),
    }))
    .filter(({ startSeconds, endSeconds }) => endSeconds - startSeconds > SHORTEST_SECONDS)
}

function leaveSilence(moment: number, speech: readonly Span[]): number {
  const before = speech.findLast(({ startSeconds }) => startSeconds <= moment)
  const after = speech.find(({ startSeconds }) => startSeconds > moment)
  if (!before) return after?.startSeconds ?? moment
  return moment > before.endSeconds && after ? after.startSeconds : moment
}
