import type { FrameSize } from '@hookreel/film'
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { readInput } from '../ffmpeg/read-streams.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { RenderError } from '../render-error.ts'
import { readPackets } from '../check/read-packets.ts'

/** What a stretch by an encoder of a machine is held against. */
export type ExpectedSegment = {
  readonly frameSize: FrameSize
  readonly frameCount: number
  /** Its first frame, as it was drawn. */
  readonly firstFrame: Uint8Array
}

/** x264 comes out at 36 to 48 dB; a picture that is another one at 10 to 20. */
const MIN_PSNR = 28

/**
 * Looks at what an encoder of a machine wrote: that it is H.264 as every film has it, has all its frames, and begins with the picture that was drawn.
 * @throws RenderError `render_failed` with what is wrong with it.
 */
export async function verifySegment(
  ffmpeg: Ffmpeg,
  file: string,
  { frameSize, frameCount, firstFrame }: ExpectedSegment,
  signal?: AbortSignal,
): Promise<void> {
  const copied = await runFfmpeg(
    ffmpeg,
    ['-i', file, ...'-map 0:v:0 -c copy -f framemd5 pipe:1'.split(' ')],
    { signal },
  )
  const [packets = []] = readPackets(copied.stdout)
  const { video } = readInput(copied.stderr)
  const said = `${video?.codec} ${video?.profile} ${video?.pixelFormat} (${video?.colour}) ${video?.width}x${video?.height}`
  const wanted = `h264 High yuv420p (tv, bt709, progressive) ${frameSize.width}x${frameSize.height}`
  if (said.replace('bt709)', 'bt709, progressive)') !== wanted) throw wrong(`it wrote ${said}`)
  if (packets.length !== frameCount) throw wrong(`it wrote ${packets.length} of ${frameCount} frames`)
  const first = '-map 0:v:0 -frames:v 1 -f rawvideo -pix_fmt yuv420p pipe:1'.split(' ')
  const { stdout } = await runFfmpeg(ffmpeg, ['-v', 'error', '-i', file, ...first], { signal })
  const psnr = likeness(stdout, firstFrame)
  if (!(psnr >= MIN_PSNR)) throw wrong(`its first frame is another picture (${psnr.toFixed(1)} dB)`)
}

const wrong = (what: string) => new RenderError('render_failed', `The encoder did not do its work: ${what}.`)

/** PSNR in dB of all planes; not a number for frames of another size. */
function likeness(one: Uint8Array, other: Uint8Array): number {
  if (one.length !== other.length) return Number.NaN
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += ((one[at] ?? 0) - (other[at] ?? 0)) ** 2
  return 10 * Math.log10(255 ** 2 / (sum / one.length))
}
