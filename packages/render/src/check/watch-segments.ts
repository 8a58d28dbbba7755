import { readFile, rm } from 'node:fs/promises'
import { FRAME_RATE, type FrameRange } from '@hookreel/film'
import { blackFilter, freezeFilter, readStretches, ROUGH_DECODING, SMALL } from './analyze-media.ts'
import { LIGHT_SIZE, STILL_NOISE, type DrawnStretch } from './look-at-frames.ts'
import { digestPackets, readPackets } from './read-packets.ts'
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { KEEPS_FRAMES } from '../encode/frame-pipe.ts'
import type { EncodedSlice } from '../encode/read-stretches.ts'
import { listForConcat } from '../encode/join-slices.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'

/** An encoded stretch of a film whose frames were seen, decoded or as they were drawn, as plain JSON. */
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
/** How far the light of a decoded picture may lie from what was drawn, as a mean of levels: of our films it lies within 3, of another picture at 15 and more. */
const LIGHT_TOLERANCE = 6

/** Threads cost more than they save for less: of 12 frames at 1080x1920, 0.18 s of CPU in place of 0.22, kept memory included. */
const FEW_FRAMES = 60

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
  const total = segments.reduce((sum, { frameCount }) => sum + frameCount, 0)
  const outputs = '-map [v] -map 0:v:0 -c:v:1 copy -f framemd5 pipe:1'.split(' ')
  const { stdout, stderr } = await runFfmpeg(
    ffmpeg,
    [
      ...['-filter_complex_threads', '1', ...(total <= FEW_FRAMES ? ['-threads', '1'] : [])],
      ...[...ROUGH_DECODING, '-f', 'concat', '-safe', '0', '-i', '-'],
      ...['-filter_complex', `[0:v:0]${watch.join(',')}[v]`, ...outputs],
    ],
    {
      ...{ signal, failure: 'check_failed', variables: KEEPS_FRAMES },
      // Without its protocol a file would be looked for in the pipe that the list comes from.
      input: new TextEncoder().encode(listForConcat(segments, 'file:')),
      alsoReads: segments.map(({ file }) => file),
    },
  )
  const [decoded = [], packets = []] = readPackets(stdout)
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

/** A picture that is whole by itself is decoded without threads, which cost more than it does, and is no picture where it is damaged. */
const FIRST_PICTURES = '-skip_frame nokey -err_detect explode -threads 1'.split(' ')

/** An encoded stretch whose frames were looked at while they were drawn. */
export type LookedAtSegment = EncodedSlice & { readonly drawn: DrawnStretch }

/**
 * As `watchSegments`, for segments whose every frame was looked at as it was drawn: all packets are counted and read, and of each segment the first
 * picture is decoded and held against what was drawn. Undefined when they are not as they must be: then they are to be watched.
 */
export async function glanceAtSegments(input: {
  ffmpeg: Ffmpeg
  segments: readonly LookedAtSegment[]
  /** A file that is written and deleted. */
  scratchFile: string
  signal?: AbortSignal | undefined
}): Promise<WatchedSegment[] | undefined> {
  const { ffmpeg, segments, scratchFile, signal } = input
  const files = segments.map(({ file }) => file)
  const { width, height } = LIGHT_SIZE
  const small = `select=eq(n\\,0),setpts=0,scale=${width}:${height}:flags=area,format=yuv420p,extractplanes=y`
  const firsts = files.map((_, n) => `[${n}:v:0]${small}[f${n}]`)
  const stack = files.length === 1 ? 'null' : `vstack=inputs=${files.length}`
  const all = `${files.map((_, n) => `[f${n}]`).join('')}${stack}[v]`
  const packets = files.flatMap((_, n) => ['-map', `${n}:v:0`])
  try {
    const { stdout } = await runFfmpeg(
      ffmpeg,
      [
        ...files.flatMap((file) => [...FIRST_PICTURES, '-i', file]),
        ...['-filter_complex', [...firsts, all].join(';')],
        ...[...packets, ...'-c copy -bsf:v h264_mp4toannexb -f framemd5 pipe:1'.split(' ')],
        ...['-map', '[v]', '-frames:v', '1', '-f', 'rawvideo', scratchFile],
      ],
      { signal, failure: 'check_failed' },
    )
    const lights = await readFile(scratchFile)
    const size = width * height
    const streams = readPackets(stdout)
    if (streams.length !== segments.length || lights.length !== segments.length * size) return undefined
    const areRight = segments.every(
      ({ drawn, frameCount }, n) =>
        streams[n]?.length === frameCount && areAlike(lights.subarray(n * size, (n + 1) * size), drawn.first),
    )
    if (!areRight) return undefined
    return segments.map(({ frameCount, drawn: { black, still } }, n) => {
      return { frameCount, digest: digestPackets(streams[n] ?? [], 0), black, still }
    })
  } finally {
    await rm(scratchFile, { force: true })
  }
}

function areAlike(one: Uint8Array, other: readonly number[]): boolean {
  const far = other.reduce((sum, light, at) => sum + Math.abs(light - (one[at] ?? 0)), 0)
  return one.length === other.length && far / other.length <= LIGHT_TOLERANCE
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
