import { runFfmpeg, type Ffmpeg } from '@hookreel/render'

const SAMPLE_RATE = 16_000
const STEP_SECONDS = 0.005
/** Where voices are: hum and vowels, the middle of vowels and bursts, and hissing. In hertz. */
const BANDS = [
  [150, 900],
  [900, 2500],
  [2500, 7000],
] as const
/** A pause between words is at least so long; a stop inside a word is shorter. */
const PAUSE_SECONDS = 0.25
/** Someone speaks in a band that comes within this many decibels of its loud moments; music stays below. */
const SPEAKING_DB = 10
/** The very beginning stands so far above the loudest music just before it, and within so much of the word's peak. */
const RISING_DB = 4
const RANGE_DB = 18
const FLOOR_SECONDS = 0.25
const MAX_RISE_SECONDS = 0.1

/**
 * When the words of a film are heard to begin, in seconds, found from its sound alone: in each band the energy is
 * compared with what lies under the words, and a word begins where a band first rises out of it for good. The words
 * must stand apart from each other.
 */
export async function hearWords(ffmpeg: Ffmpeg, file: string): Promise<number[]> {
  const bands = await Promise.all(BANDS.map(([low, high]) => readLevels(ffmpeg, file, low, high)))
  const stepCount = Math.min(...bands.map((levels) => levels.length))
  const loud = bands.map((levels) => percentile(levels, 0.97))
  const isSpeaking = Array.from({ length: stepCount }, (_, step) =>
    bands.some((levels, band) => (levels[step] ?? 0) > (loud[band] ?? 0) - SPEAKING_DB),
  )
  return findWords(isSpeaking).map(
    (step) => Math.min(...bands.map((levels) => riseBefore(levels, step))) * STEP_SECONDS,
  )
}

/** Loudness of one band in decibels, a number each 5 ms; filtered twice as steeply as a single filter does. */
async function readLevels(ffmpeg: Ffmpeg, file: string, low: number, high: number): Promise<number[]> {
  const filters = [`highpass=f=${low}`, `highpass=f=${low}`, `lowpass=f=${high}`, `lowpass=f=${high}`]
  const { stdout } = await runFfmpeg(ffmpeg, [
    ...['-i', file, '-vn', '-af', filters.join(','), '-ac', '1', '-ar', `${SAMPLE_RATE}`],
    ...['-f', 's16le', '-'],
  ])
  const length = Math.round(SAMPLE_RATE * STEP_SECONDS)
  return Array.from({ length: Math.floor(stdout.length / 2 / length) }, (_, step) => {
    let sum = 0
    for (let i = 0; i < length; i += 1) sum += stdout.readInt16LE((step * length + i) * 2) ** 2
    return 10 * Math.log10(sum / length + 1)
  })
}

function percentile(levels: readonly number[], share: number): number {
  return levels.toSorted((a, b) => a - b)[Math.floor(levels.length * share)] ?? 0
}

/** The first step of each word: speech after a pause. Clicks shorter than 40 ms are no words. */
function findWords(isSpeaking: readonly boolean[]): number[] {
  const starts: number[] = []
  let lastSpoken = -Infinity
  isSpeaking.forEach((speaks, step) => {
    if (!speaks) return
    const near = isSpeaking.slice(step, step + 24).filter(Boolean).length
    const isNew = (step - lastSpoken) * STEP_SECONDS > PAUSE_SECONDS
    if (isNew && near * STEP_SECONDS < 0.04) return
    if (isNew) starts.push(step)
    lastSpoken = step
  })
  return starts
}

/** Walks back from a step inside a word to where its band came out of the music that played before it. */
function riseBefore(levels: readonly number[], step: number): number {
  const steps = (seconds: number) => Math.round(seconds / STEP_SECONDS)
  const peak = Math.max(...levels.slice(step, step + steps(0.1)))
  const earliest = Math.max(0, step - steps(MAX_RISE_SECONDS))
  const music = percentile(levels.slice(Math.max(0, earliest - steps(FLOOR_SECONDS)), earliest + 1), 0.95)
  const threshold = Math.max(music + RISING_DB, peak - RANGE_DB)
  let start = step
  while (start < step + 8 && (levels[start] ?? 0) <= threshold) start += 1
  if (start === step + 8) return step + 8
  while (start > earliest && (levels[start - 1] ?? 0) > threshold) start -= 1
  return start
}
