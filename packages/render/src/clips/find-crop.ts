import type { FrameSize } from '@hookreel/film'
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { measureBarriers, readChannels, type PixelImage } from '../photo/photo-salience.ts'
import { refuseOnFailure, SENT_LIMITS } from '../uploads/sent-video.ts'

/** Frames are looked at in this width, a few of the part that is shown. */
const SEEN_WIDTH = 128
const LOOKS = 3
/** Shapes that differ by less lose next to nothing. */
const NEAR = 1.08
/** What stands out must be so much more in another part than in the middle: a subject that is nowhere leaves the crop where it was. */
const WORTH = 1.25

/**
 * Where a clip is cut to a frame of another shape, as the share (0 to 1) of what is cut away that lies left of it, or above it: the part
 * that stands out most from the borders is kept. 0.5, the middle, where nothing does.
 */
export async function findCrop(
  ffmpeg: Ffmpeg,
  input: readonly string[],
  shown: { readonly startSeconds: number; readonly seconds: number; readonly frameSize: FrameSize },
  signal: AbortSignal,
): Promise<number> {
  const { startSeconds, seconds, frameSize } = shown
  let stands: Float64Array | undefined
  let shape = 1
  for (let look = 1; look <= LOOKS; look += 1) {
    const at = startSeconds + (seconds * look) / (LOOKS + 1)
    const image = await readFrame(ffmpeg, input, at, signal)
    if (!image) continue
    // Of the frame as it is shown: phones lay their films on the side.
    shape = image.width / image.height / (frameSize.width / frameSize.height)
    if (Math.max(shape, 1 / shape) < NEAR) return 0.5
    stands ??= new Float64Array(shape > 1 ? image.width : image.height)
    addStanding(stands, image, shape > 1)
  }
  return stands ? placeWindow(stands, shape > 1 ? 1 / shape : shape) : 0.5
}

async function readFrame(
  ffmpeg: Ffmpeg,
  input: readonly string[],
  at: number,
  signal: AbortSignal,
): Promise<PixelImage | undefined> {
  const look = ['-map', '0:v:0', '-frames:v', '1', '-vf', `scale=${SEEN_WIDTH}:-2,format=rgba`]
  const args = ['-ss', at.toFixed(3), ...input, ...look, '-f', 'rawvideo', '-']
  const { stdout } = await refuseOnFailure(() => runFfmpeg(ffmpeg, args, { signal, limits: SENT_LIMITS }))
  const height = stdout.length / SEEN_WIDTH / 4
  if (height < 2) return undefined
  return { width: SEEN_WIDTH, height, data: Uint8ClampedArray.from(stdout) }
}

/** Adds how much stands out in each column of a frame, or in each row. */
function addStanding(stands: Float64Array, image: PixelImage, isByColumn: boolean): void {
  const { width, height } = image
  const salience = measureBarriers(readChannels(image), width, height)
  for (const [i, value] of salience.entries()) {
    const at = isByColumn ? i % width : Math.floor(i / width)
    // Squared: a subject counts for more than a lively background.
    stands[at] = (stands[at] ?? 0) + value * value
  }
}

/** The place of a window of this share, as `findCrop` answers it, that holds the most. */
function placeWindow(stands: Float64Array, share: number): number {
  const length = Math.max(1, Math.round(stands.length * share))
  const most = stands.length - length
  const held = Array.from({ length: most + 1 }, (_, from) =>
    stands.subarray(from, from + length).reduce((sum, value) => sum + value, 0),
  )
  const middle = held[Math.round(most / 2)] ?? 0
  const best = Math.max(...held)
  if (most === 0 || best < middle * WORTH) return 0.5
  // The middle of all places that hold nearly as much: the subject then has air on both sides.
  const good = held.flatMap((value, from) => (value >= best * 0.98 ? [from] : []))
  return ((good.at(0) ?? 0) + (good.at(-1) ?? 0)) / 2 / most
}
