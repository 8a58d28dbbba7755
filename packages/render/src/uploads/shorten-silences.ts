import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import type { SoundExam } from './examine-sound.ts'

/** No pause of a recording is longer than that when its silences are shortened: about a breath. */
const LONGEST_PAUSE_SECONDS = 0.6

const BYTES_A_SAMPLE = 2
/** What lies between words: the peaks of its noise are some 12 dB over its level. Where words are nearer to it, half of the way. */
const ABOVE_FLOOR_DB = 14
const HALFWAY = 0.5
const QUIETEST_DB = -60
const LOWEST_FLOOR_DB = -80
const SILENCE = /silence_(start|end): (-?\d+(?:\.\d+)?)/g

type Span = { readonly from: number; readonly to: number }

/**
 * Copies raw mono samples (16 bits) without the middle of every pause that is too long. Words, and the breath before and after each, are
 * copied sample by sample; nothing is read into memory.
 */
export async function shortenSilences(
  ffmpeg: Ffmpeg,
  raw: { readonly file: string; readonly sampleRate: number; readonly exam: SoundExam },
  toFile: string,
  signal: AbortSignal,
): Promise<void> {
  const { file, sampleRate } = raw
  const count = (await stat(file)).size / BYTES_A_SAMPLE
  const pauses = await findPauses(ffmpeg, raw, count / sampleRate, signal)
  const kept = keepBetween(pauses, count / sampleRate)
  const read = async function* () {
    for (const { from, to } of kept) {
      const [start, end] = [from, to].map((seconds) => Math.round(seconds * sampleRate) * BYTES_A_SAMPLE)
      if (start === undefined || end === undefined || end <= start) continue
      yield* createReadStream(file, { start, end: end - 1 })
    }
  }
  await pipeline(read, createWriteStream(toFile, { mode: 0o600 }), { signal })
}

async function findPauses(
  ffmpeg: Ffmpeg,
  {
    file,
    sampleRate,
    exam,
  }: { readonly file: string; readonly sampleRate: number; readonly exam: SoundExam },
  seconds: number,
  signal: AbortSignal,
): Promise<Span[]> {
  const floorDb = Math.max(LOWEST_FLOOR_DB, exam.floorDb)
  const rise = Math.min(ABOVE_FLOOR_DB, HALFWAY * (exam.loudestDb - floorDb))
  const level = Math.max(QUIETEST_DB, floorDb + rise)
  const filter = `silencedetect=noise=${level.toFixed(1)}dB:d=${LONGEST_PAUSE_SECONDS}`
  const input = ['-f', 's16le', '-ar', String(sampleRate), '-ac', '1', '-i', file]
  const { stderr } = await runFfmpeg(ffmpeg, [...input, '-af', filter, '-f', 'null', '-'], { signal })
  const pauses: Span[] = []
  let from: number | undefined
  for (const [, edge, at] of stderr.matchAll(SILENCE)) {
    if (edge === 'start') from = Math.max(0, Number(at))
    else if (from !== undefined) {
      pauses.push({ from, to: Math.min(seconds, Number(at)) })
      from = undefined
    }
  }
  // The last one may never end.
  return from === undefined ? pauses : [...pauses, { from, to: seconds }]
}

/** What stays: of each pause its first and its last part. */
function keepBetween(pauses: readonly Span[], seconds: number): Span[] {
  const half = LONGEST_PAUSE_SECONDS / 2
  const starts = [0, ...pauses.map(({ to }) => Math.max(0, to - half))]
  const ends = [...pauses.map(({ from }) => from + half), seconds]
  return starts.map((from, at) => ({ from, to: ends[at] ?? seconds }))
}
