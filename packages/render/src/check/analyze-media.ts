import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { LOUDNESS_FILTER, readLoudness, type Loudness } from '../sound/measure-loudness.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'

/** A part of a film, in seconds from its start. */
export type Stretch = { readonly startSeconds: number; readonly endSeconds: number }

export type MediaAnalysis = Loudness & {
  /** Frames that could be decoded. */
  readonly frameCount: number
  readonly blackStretches: readonly Stretch[]
  readonly frozenStretches: readonly Stretch[]
  readonly silentStretches: readonly Stretch[]
}

/** Stretches shorter than these are part of telling a story. */
export const LONGEST_BLACK_SECONDS = 0.5
export const LONGEST_FROZEN_SECONDS = 2
export const LONGEST_SILENT_SECONDS = 2

/** Every frame is decoded, but block borders are not smoothed: at 160 pixels nobody sees them, and it saves a sixth. */
export const ROUGH_DECODING = ['-skip_loop_filter', 'all']
export const SMALL = 'scale=160:-2:flags=area'
export const blackFilter = (leastSeconds: number) => `blackdetect=d=${leastSeconds}:pix_th=0.05:pic_th=0.98`
export const freezeFilter = (leastSeconds: number, noise: number) =>
  `freezedetect=n=${noise}:d=${leastSeconds}`
/** The share of all light that may change where a picture stands still. */
const FROZEN_NOISE = 0.001
export const LISTENING = `silencedetect=n=-50dB:d=${LONGEST_SILENT_SECONDS},${LOUDNESS_FILTER}`

/** Watches and listens to a whole film once, at a small size. Both streams must be there. */
export async function analyzeMedia(input: {
  ffmpeg: Ffmpeg
  file: string
  /** Whole frames a second; only used where ffmpeg cannot look for frozen pictures itself. */
  frameRate: number
  seconds: number
  signal?: AbortSignal | undefined
}): Promise<MediaAnalysis> {
  const canSeeFreezing = input.ffmpeg.filters.has('freezedetect')
  const watch = [
    SMALL,
    blackFilter(LONGEST_BLACK_SECONDS),
    ...(canSeeFreezing ? [freezeFilter(LONGEST_FROZEN_SECONDS, FROZEN_NOISE)] : []),
  ]
  const graph = `[0:v:0]${watch.join(',')}[v];[0:a:0]${LISTENING}[a]`
  const outputs = ['-map', '[v]', '-f', 'framecrc', 'pipe:1', '-map', '[a]', '-f', 'null', '-']
  const { stdout, stderr } = await runFfmpeg(
    input.ffmpeg,
    [...ROUGH_DECODING, '-i', input.file, '-filter_complex', graph, ...outputs],
    {
      signal: input.signal,
      failure: 'check_failed',
    },
  )
  // A line for each decoded frame: stream, times, size, checksum.
  const frames = stdout
    .toString('latin1')
    .split('\n')
    .filter((line) => line.startsWith('0,'))
  const read = (name: string) => readStretches(stderr, name, input.seconds)
  return {
    ...readLoudness(stderr),
    frameCount: frames.length,
    blackStretches: read('black'),
    frozenStretches: canSeeFreezing ? read('freeze') : findRepeats(frames, input.frameRate),
    silentStretches: read('silence'),
  }
}

/** Reads "black_start:1.5 black_end:2" and its like; one that lasts to the end may have no end. */
export function readStretches(stderr: string, name: string, seconds: number): Stretch[] {
  const found = (edge: string) =>
    [...stderr.matchAll(new RegExp(`${name}_${edge}: ?(-?[\\d.]+)`, 'g'))].map((match) => Number(match[1]))
  const ends = found('end')
  return found('start').map((start, i) => ({
    startSeconds: Math.max(0, start),
    endSeconds: ends[i] ?? seconds,
  }))
}

/** Stretches of frames with one and the same checksum. */
function findRepeats(frames: readonly string[], frameRate: number): Stretch[] {
  const sums = frames.map((line) => line.split(',').at(-1))
  const stretches: Stretch[] = []
  let first = 0
  for (let i = 1; i <= sums.length; i += 1) {
    if (i < sums.length && sums[i] === sums[first]) continue
    if ((i - first) / frameRate > LONGEST_FROZEN_SECONDS)
      stretches.push({ startSeconds: first / frameRate, endSeconds: i / frameRate })
    first = i
  }
  return stretches
}
