import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import type { Sound } from './wav.ts'

/** How loud a sound is, and how high it peaks. */
export type Loudness = {
  /** Integrated loudness after EBU R 128, in LUFS; -Infinity for silence. */
  readonly loudnessLufs: number
  /** The highest true peak in dBTP; -Infinity for silence. */
  readonly truePeakDbtp: number
}

/** What ffmpeg's filter is asked for; `readLoudness` reads its answer. */
export const LOUDNESS_FILTER = 'ebur128=peak=true:framelog=verbose'

/**
 * Measures the loudness of a file's sound (`source` is its path), or of samples in memory.
 * @throws RenderError `mix_failed` when ffmpeg cannot read it.
 */
export async function measureLoudness(input: {
  ffmpeg: Ffmpeg
  source: string | Sound
  signal?: AbortSignal | undefined
}): Promise<Loudness> {
  const { ffmpeg, source, signal } = input
  const isFile = typeof source === 'string'
  const from = isFile
    ? ['-i', source]
    : ['-f', 'f32le', '-ar', `${source.sampleRate}`, '-ac', `${source.channels}`, '-i', '-']
  const { stderr } = await runFfmpeg(ffmpeg, [...from, '-vn', '-af', LOUDNESS_FILTER, '-f', 'null', '-'], {
    signal,
    input: isFile ? undefined : bytesOf(source.samples),
    failure: 'mix_failed',
  })
  return readLoudness(stderr)
}

/** Reads the summary that `LOUDNESS_FILTER` leaves at the end of what ffmpeg says. */
export function readLoudness(stderr: string): Loudness {
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'))
  const read = (pattern: RegExp) => {
    const value = Number(pattern.exec(summary)?.[1]?.replace('inf', 'Infinity') ?? '-Infinity')
    return Number.isNaN(value) ? -Infinity : value
  }
  const loudness = read(/I:\s+(\S+) LUFS/)
  // The meter's floor is -70: nothing was loud enough to count.
  return { loudnessLufs: loudness <= -70 ? -Infinity : loudness, truePeakDbtp: read(/Peak:\s+(\S+) dBFS/) }
}

/** The bytes of samples, without a copy. */
export function bytesOf(samples: Float32Array): Uint8Array {
  return new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength)
}
