import type { Focus, FrameSize } from '@hookreel/film'
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { findFocus, FOCUS_WIDTH } from '../photo/find-focus.ts'
import type { PixelImage } from '../photo/photo-salience.ts'
import { refuseOnFailure, SENT_LIMITS } from '../uploads/sent-video.ts'

const LOOKS = 3

/**
 * The point around which a clip is cut to a frame of another shape: the part that stands out most in a few frames of what is shown is kept,
 * and stays the same all along.
 */
export async function findCrop(
  ffmpeg: Ffmpeg,
  input: readonly string[],
  shown: { readonly startSeconds: number; readonly seconds: number; readonly frameSize: FrameSize },
  signal: AbortSignal,
): Promise<Focus> {
  const { startSeconds, seconds, frameSize } = shown
  const looks: PixelImage[] = []
  for (let look = 1; look <= LOOKS; look += 1) {
    const image = await readFrame(ffmpeg, input, startSeconds + (seconds * look) / (LOOKS + 1), signal)
    if (image) looks.push(image)
  }
  return findFocus(looks, frameSize)
}

async function readFrame(
  ffmpeg: Ffmpeg,
  input: readonly string[],
  at: number,
  signal: AbortSignal,
): Promise<PixelImage | undefined> {
  const look = ['-map', '0:v:0', '-frames:v', '1', '-vf', `scale=${FOCUS_WIDTH}:-2,format=rgba`]
  const args = ['-ss', at.toFixed(3), ...input, ...look, '-f', 'rawvideo', '-']
  const { stdout } = await refuseOnFailure(() => runFfmpeg(ffmpeg, args, { signal, limits: SENT_LIMITS }))
  // Of the frame as it is shown: phones lay their films on the side.
  const height = stdout.length / FOCUS_WIDTH / 4
  if (height < 2) return undefined
  return { width: FOCUS_WIDTH, height, data: Uint8ClampedArray.from(stdout) }
}
