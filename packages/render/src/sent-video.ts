import { open } from 'node:fs/promises'
import type { Ffmpeg } from './find-ffmpeg.ts'
import { parseStreams, type StreamFacts } from './read-streams.ts'
import { RenderError } from './render-error.ts'
import { runFfmpeg } from './run-ffmpeg.ts'
import { readVideoContainer } from './video-container.ts'

const VIDEO_CODECS = ['h264', 'hevc', 'vp8', 'vp9', 'av1', 'mpeg4', 'mpeg2video', 'mjpeg', 'prores']
/** Twice 4K in either direction; more is no short video, and fills the memory. */
const MAX_SIDE = 4096
/** Frames that take more than this are refused by ffmpeg itself. */
const ALLOC_BYTES = 512 * 1_048_576

/** The options that open a file of strangers as what its first bytes say, and as nothing else. Throws `upload_refused`. */
export async function openSentVideo(file: string): Promise<string[]> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0)
    const container = readVideoContainer(buffer.subarray(0, bytesRead))
    if (container === undefined) throw refuseVideo('This is no MP4, MOV, AVI or WebM video.')
    return ['-max_alloc', String(ALLOC_BYTES), '-protocol_whitelist', 'file', '-f', container, '-i', file]
  } finally {
    await handle.close()
  }
}

/** What an opened video says of itself. */
export async function readSentVideo(
  ffmpeg: Ffmpeg,
  input: readonly string[],
  signal: AbortSignal,
): Promise<StreamFacts> {
  const { stderr } = await refuseOnFailure(() =>
    runFfmpeg(
      ffmpeg,
      [...input, '-map', '0:v:0', '-map', '0:a:0?', '-c', 'copy', '-t', '0', '-f', 'null', '-'],
      { signal },
    ),
  )
  return parseStreams(stderr.split(/^Output #0|^Stream mapping/m)[0] ?? '')
}

/** The pictures of a video that may be decoded. Throws `upload_refused`. */
export function requirePictures({ video }: StreamFacts): NonNullable<StreamFacts['video']> {
  if (!video) throw refuseVideo('There are no pictures in this file.')
  if (!VIDEO_CODECS.includes(video.codec))
    throw refuseVideo(`Videos of the kind ${video.codec} cannot be read here.`)
  if (Math.max(video.width, video.height) > MAX_SIDE || Math.min(video.width, video.height) < 16)
    throw refuseVideo(`Choose a video of at most ${MAX_SIDE} pixels a side.`)
  return video
}

/** A video that is not taken, with a sentence for people. */
export function refuseVideo(message: string, detail = ''): RenderError {
  return new RenderError('upload_refused', message, { detail })
}

/** ffmpeg could not read it: it is the file's fault, unless we were stopped. */
export async function refuseOnFailure<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof RenderError && error.code === 'render_failed')
      throw refuseVideo('This video is damaged and cannot be read.', error.detail)
    throw error
  }
}
