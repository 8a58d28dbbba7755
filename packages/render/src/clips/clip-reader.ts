import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { Readable } from 'node:stream'
import { endProgram } from '@hookreel/sandbox'
import type { FrameSize } from '@hookreel/film'
import { startFfmpeg } from '../ffmpeg/confine-ffmpeg.ts'
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { RenderError } from '../render-error.ts'

/** Gives the frames of a clip, best in order. */
export type ClipReader = {
  /** Frame `index` in planar YUV 4:2:0 without padding; good until the next one is asked for. */
  frameAt(index: number): Promise<Uint8Array>
  /** Ends the decoder; what is waited for then fails. */
  close(): void
}

/** Further ahead than this it is quicker to begin anew, because ffmpeg throws away without a copy. */
const MAX_SKIPPED = 60

type Decoding = {
  readonly child: ChildProcessWithoutNullStreams
  readonly frames: AsyncGenerator<Uint8Array>
  next: number
}

/**
 * Decodes a clip (the bytes of an MP4 that plays from its first bytes on) while it is read: two frames are held, never the clip.
 * Going back begins it anew. `frameAt` throws RenderError `render_failed` when the clip ends early.
 */
export function openClip(ffmpeg: Ffmpeg, bytes: Uint8Array, size: FrameSize): ClipReader {
  let decoding: Decoding | undefined
  let shown: { readonly index: number; readonly frame: Uint8Array } | undefined
  const close = () => {
    if (decoding) endProgram(decoding.child)
    void decoding?.frames.return(undefined).catch(() => undefined)
    decoding = undefined
  }
  return {
    close,
    frameAt: async (index) => {
      if (shown?.index === index) return shown.frame
      if (decoding === undefined || index < decoding.next || index - decoding.next > MAX_SKIPPED) {
        close()
        decoding = beginDecoding(ffmpeg, bytes, size, index)
      }
      const from = decoding
      for (; from.next < index; from.next += 1) await from.frames.next()
      const read = await from.frames.next()
      from.next += 1
      if (read.done) throw new RenderError('render_failed', `A clip has no frame ${index}.`)
      shown = { index, frame: read.value }
      return shown.frame
    },
  }
}

function beginDecoding(ffmpeg: Ffmpeg, bytes: Uint8Array, size: FrameSize, first: number): Decoding {
  // Times stay as they are: ffmpeg 7.0 takes what `setpts` gives for 25 frames a second, and leaves out every sixth.
  const skip = first === 0 ? [] : ['-vf', `trim=start_frame=${first}`]
  const child = startFfmpeg(
    ffmpeg.path,
    [
      // Each further thread holds frames of its own, and one decodes faster than films are drawn.
      ...'-v error -nostdin -threads 1 -f mov -i pipe:0 -map 0:v:0'.split(' '),
      ...skip,
      ...`-f rawvideo -pix_fmt yuv420p -s ${size.width}x${size.height} pipe:1`.split(' '),
    ],
    {},
  )
  child.once('error', () => undefined)
  child.stderr.resume()
  // A decoder that was ended takes nothing more.
  child.stdin.on('error', () => undefined)
  Readable.from(inPieces(bytes)).pipe(child.stdin)
  return { child, frames: readFrames(child.stdout, size.width * size.height * 1.5), next: first }
}

function* inPieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
}

async function* readFrames(
  chunks: AsyncIterable<Uint8Array>,
  frameBytes: number,
): AsyncGenerator<Uint8Array> {
  // One is filled while the other is still looked at.
  let [filling, spare] = [new Uint8Array(frameBytes), new Uint8Array(frameBytes)]
  let filled = 0
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length;) {
      const count = Math.min(frameBytes - filled, chunk.length - at)
      filling.set(chunk.subarray(at, at + count), filled)
      filled += count
      at += count
      if (filled < frameBytes) continue
      yield filling
      ;[filling, spare] = [spare, filling]
      filled = 0
    }
  }
}
