import { rename, rm } from 'node:fs/promises'
import { extname } from 'node:path'
import type { FrameRange, Timeline } from '@hookreel/film'
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { openFramePipe } from './frame-pipe.ts'
import { openFrames, type FrameSource, type PictureOf } from '../frames/frame-source.ts'
import type { LoadFile } from '../frames/load-picture.ts'
import { RenderError } from '../render-error.ts'
import { SOUND_SETTINGS } from '../sound/encode-sound.ts'
import { verifySegment } from './verify-segment.ts'
import { describeEncoder, pictureSettings, X264, type VideoEncoder } from './video-encoders.ts'

/** A film, or a range of its frames, to be encoded. */
export type EncodeRequest = {
  readonly ffmpeg: Ffmpeg
  readonly timeline: Timeline
  /** These frames alone, as a film of their own; left out, all of them. */
  readonly range?: FrameRange | undefined
  /** Reads the image of a layer by its `file`. */
  readonly loadFile: LoadFile
  /** Where the pictures of the shots come from while some are still being drawn; left out, the timeline has them. */
  readonly pictureOf?: PictureOf | undefined
  /** The mixed sound, at least nearly as long as the film; null makes a silent film without a sound stream. */
  readonly soundFile: string | null
  /** An `.mp4` that must not exist as anything else; it appears only when it is whole. */
  readonly outputFile: string
  readonly onProgress?: (framesDone: number, frameCount: number) => void
  readonly signal?: AbortSignal
}

/** Frames in flight between the compositor and ffmpeg. */
export const SLOTS = 3

/**
 * A stretch of a film is written in fragments, each complete by itself: browsers play it while the rest is still being made, and joined
 * it is the same film to the byte as from files that begin with their index.
 */
const IN_FRAGMENTS = '+frag_keyframe+delay_moov+default_base_moof'

type EncodedFacts = Pick<Timeline, 'frameSize' | 'frameRate' | 'frameCount'> & {
  /** Whether it will be joined with other stretches. */
  readonly isSegment?: boolean | undefined
  /** Whether it can be played before the rest of the film is there. */
  readonly isStretch?: boolean | undefined
  /** x264 when left out. */
  readonly encoder?: VideoEncoder | undefined
}

/** Frames to be encoded from a source that is open; what else they need is as in `EncodeRequest`. */
export type EncodeFramesRequest = Pick<
  EncodeRequest,
  'ffmpeg' | 'range' | 'soundFile' | 'outputFile' | 'onProgress' | 'signal'
> &
  Pick<EncodedFacts, 'isSegment' | 'encoder'> & {
    /** Told when ffmpeg has all frames, which it is still encoding: the source is free for the next stretch. */
    readonly onTaken?: () => void
    readonly timeline: Pick<EncodedFacts, 'frameSize' | 'frameRate' | 'frameCount'>
  }

/**
 * Renders a film: MP4, H.264 High, yuv420p, BT.709, AAC 48 kHz stereo, playable from its first bytes on. Frames wait for
 * ffmpeg, never the other way round in memory. An abort ends it within a moment and leaves no file.
 * @throws RenderError `render_failed` with ffmpeg's own reason, or naming a picture that cannot be read.
 */
export async function encodeFilm(request: EncodeRequest): Promise<{ frameCount: number }> {
  const { ffmpeg, timeline, signal } = request
  const frames = await openFrames(timeline, request.loadFile, {
    slots: SLOTS,
    pictureOf: request.pictureOf,
    ffmpeg,
  })
  const stopDecoding = () => frames.close()
  signal?.addEventListener('abort', stopDecoding, { once: true })
  try {
    return await encodeFrames(frames, request)
  } finally {
    signal?.removeEventListener('abort', stopDecoding)
    frames.close()
  }
}

/** As `encodeFilm`, from a source of at least `SLOTS` slots that stays open. ffmpeg starts at once, also where the source is still to come. */
export async function encodeFrames(
  source: FrameSource | Promise<FrameSource>,
  request: EncodeFramesRequest,
): Promise<{ frameCount: number }> {
  const { ffmpeg, timeline, soundFile, outputFile, onProgress, signal, encoder = X264 } = request
  const { from, to } = request.range ?? { from: 0, to: timeline.frameCount }
  const frameCount = to - from
  const unfinished = `${outputFile}.part${extname(outputFile)}`
  const isStretch = request.range !== undefined
  const facts = { ...timeline, frameCount, isSegment: request.isSegment, isStretch, encoder }
  const pipe = openFramePipe(ffmpeg, encodeArguments(facts, 'pipe:0', soundFile, unfinished), signal, encoder)
  let firstFrame: Uint8Array | undefined
  const inFlight: Promise<void>[] = []
  try {
    const frames = await source
    for (let n = from; n < to; n += 1) {
      // A slot is drawn again only when ffmpeg has taken what was in it.
      if (inFlight.length >= SLOTS - 1) await inFlight.shift()
      const frame = await frames.draw(n)
      if (encoder.name !== 'x264') firstFrame ??= frame.slice()
      const write = pipe.write(frame)
      // Awaited in its turn; until then a failure must not count as unhandled.
      write.catch(() => undefined)
      inFlight.push(write)
      onProgress?.(n + 1 - from, frameCount)
    }
    await Promise.all(inFlight)
    request.onTaken?.()
    await pipe.finish()
    if (firstFrame) {
      const expected = { frameSize: timeline.frameSize, frameCount, firstFrame }
      await verifySegment(ffmpeg, unfinished, expected, signal)
    }
    await rename(unfinished, outputFile)
  } catch (error) {
    pipe.kill()
    await rm(unfinished, { force: true })
    signal?.throwIfAborted()
    throw error instanceof Error ? error : new RenderError('render_failed', String(error))
  }
  return { frameCount }
}

/** What decides the bytes of an encoded stretch besides its frames. */
export function describeEncoding(ffmpeg: Ffmpeg, encoder: VideoEncoder): object {
  return describeEncoder(ffmpeg, encoder, IN_FRAGMENTS)
}

/** ffmpeg's arguments for a film from raw planar frames, read from `framesFile` (a path or `pipe:0`). */
export function encodeArguments(
  { frameSize, frameRate, frameCount, isSegment, isStretch, encoder = X264 }: EncodedFacts,
  framesFile: string,
  soundFile: string | null,
  outputFile: string,
): string[] {
  const size = `${frameSize.width}x${frameSize.height}`
  const { before, after } = pictureSettings(encoder, isSegment ? frameCount : undefined)
  return [
    ...before,
    // A frame is 3 MB: ffmpeg need not queue eight of them, or even two.
    ...`-v error -thread_queue_size 1 -f rawvideo -pix_fmt yuv420p -s ${size} -r ${frameRate} -i`.split(' '),
    framesFile,
    ...(soundFile === null ? [] : ['-i', soundFile]),
    ...(soundFile === null ? '-map 0:v:0' : '-map 0:v:0 -map 1:a:0').split(' '),
    ...after,
    ...(soundFile === null ? [] : SOUND_SETTINGS),
    // The length is the pictures'; a longer sound is cut there.
    ...['-t', (frameCount / frameRate).toFixed(6)],
    ...['-movflags', isStretch ? IN_FRAGMENTS : '+faststart'],
    outputFile,
  ]
}
