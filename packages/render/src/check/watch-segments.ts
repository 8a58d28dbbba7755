import { FRAME_RATE, type FrameRange } from '@hookreel/film'
import { blackFilter, freezeFilter, readStretches, ROUGH_DECODING, SMALL } from './analyze-media.ts'
import { digestPackets, readPackets } from './read-packets.ts'
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { listForConcat, type EncodedSlice } from '../encode/join-slices.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'

/** An encoded stretch of a film all of whose frames were decoded, as plain JSON. */
export type WatchedSegment = {
  readonly frameCount: number
  /** Of its packets with their times: the same in a film is the same stretch, bit by bit. */
  readonly digest: string
  /** Every black stretch, and every one that hardly moves, in frames from its start, however short. */
  readonly black: readonly FrameRange[]
  readonly still: readonly FrameRange[]
}

/** One frame is enough to be told of: what lies in the next segment may make it longer. */
const SHORTEST_SECONDS = 0.03
/**
 * Twice what counts as standing still in a film (-60 dB): two frames that are so near to a third one are no further than this from each
 * other, so no frozen stretch is missed for beginning in an earlier segment.
 */
const STILL_NOISE = 0.002

/**
 * Decodes all frames of segments in one run. Undefined when it cannot be told by them whether they are as they must be: then the whole
 * film is to be watched. Throws RenderError `check_failed` when one cannot be read.
 */
export async function watchSegments(input: {
  ffmpeg: Ffmpeg
  /** Absolute, without sound. */
  segments: readonly EncodedSlice[]
  signal?: AbortSignal | undefined
}): Promise<WatchedSegment[] | undefined> {
  const { ffmpeg, segments, signal } = input
  if (!ffmpeg.filters.has('freezedetect')) return undefined
  const watch = [SMALL, blackFilter(SHORTEST_SECONDS), freezeFilter(SHORTEST_SECONDS, STILL_NOISE)]
  const outputs = '-map [v] -map 0:v:0 -c:v:1 copy -f framemd5 pipe:1'.split(' ')
  const { stdout, stderr } = await runFfmpeg(
    ffmpeg,
    [
      ...[...ROUGH_DECODING, '-f', 'concat', '-safe', '0', '-i', '-'],
      ...['-filter_complex', `[0:v:0]${watch.join(',')}[v]`, ...outputs],
    ],
    {
      ...{ signal, failure: 'check_failed' },
      // Without its protocol a file would be looked for in the pipe that the list comes from.
      input: new TextEncoder().encode(listForConcat(segments, 'file:')),
      alsoReads: segments.map(({ file }) => file),
    },
  )
  const [decoded = [], packets = []] = readPackets(stdout)
  const total = segments.reduce((sum, { frameCount }) => sum + frameCount, 0)
  const areAllSeen = decoded.length === total && decoded.every(({ at }, n) => at === n)
  if (!areAllSeen || packets.length !== total) return undefined
  const black = readFrames(stderr, 'black', total)
  const still = readFrames(stderr, 'freeze', total)
  let from = 0
  return segments.map(({ frameCount }) => {
    const range = { from, to: from + frameCount }
    from = range.to
    const digest = digestPackets(packets.slice(range.from, range.to), range.from)
    return { frameCount, digest, black: cutTo(range, black), still: cutTo(range, still) }
  })
}

function readFrames(stderr: string, name: string, frameCount: number): FrameRange[] {
  return readStretches(stderr, name, frameCount / FRAME_RATE).map(({ startSeconds, endSeconds }) => ({
    from: Math.round(startSeconds * FRAME_RATE),
    to: Math.round(endSeconds * FRAME_RATE),
  }))
}

/** What of stretches lies in a range, counted from its start. */
function cutTo({ from, to }: FrameRange, stretches: readonly FrameRange[]): FrameRange[] {
  return stretches
    .map((one) => ({ from: Math.max(one.from, from) - from, to: Math.min(one.to, to) - from }))
    .filter((one) => one.to > one.from)
}
