import { rm } from 'node:fs/promises'
import { findFfmpeg, runFfmpeg } from '@hookreel/render'

export type WrittenClip = {
  readonly seconds: number
  readonly frameRate?: number
  readonly width?: number
  readonly height?: number
  /** How bright it is; 0 is black. */
  readonly light?: number
  /** Seconds of sound, which may be longer than the pictures. */
  readonly soundSeconds?: number
  /** Another scene stands in its second half. */
  readonly isCutInTwo?: boolean
}

const CODECS = {
  mp4: '-c:v libx264 -preset ultrafast -crf 12 -pix_fmt yuv420p -movflags +faststart -f mp4',
  webm: '-c:v libvpx -cpu-used 8 -deadline realtime -b:v 2M -pix_fmt yuv420p -f webm',
} as const

/** Films a sun that goes over a valley from left to right: a real MP4, H.264, or a WebM, VP8, by its name. */
export async function writeClip(file: string, clip: WrittenClip): Promise<void> {
  const { seconds, frameRate = 25, width = 180, height = 320, light = 1, soundSeconds, isCutInTwo } = clip
  const count = Math.round(seconds * frameRate)
  const frames = Buffer.alloc(count * width * height * 3)
  for (let n = 0; n < count; n += 1)
    paintFrame(frames.subarray(n * width * height * 3), { width, height }, n / Math.max(1, count - 1), light)
  if (isCutInTwo)
    for (let i = frames.length / 2; i < frames.length; i += 1) frames[i] = 255 - (frames[i] ?? 0)
  const sound =
    soundSeconds === undefined ? [] : ['-f', 'lavfi', '-i', `sine=frequency=300:duration=${soundSeconds}`]
  await runFfmpeg(
    await findFfmpeg(),
    [
      ...`-v error -f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${frameRate} -i pipe:0`.split(' '),
      ...sound,
      ...CODECS[file.endsWith('.webm') ? 'webm' : 'mp4'].split(' '),
      file,
    ],
    { input: frames },
  )
}

function paintFrame(
  rgb: Uint8Array,
  { width, height }: { width: number; height: number },
  share: number,
  light: number,
): void {
  const sun = { x: (0.2 + 0.6 * share) * width, y: (0.4 - 0.2 * Math.sin(share * Math.PI)) * height }
  for (let i = 0; i < width * height; i += 1) {
    const [x, y] = [i % width, Math.floor(i / width)]
    const ridge = height * (0.62 + 0.06 * Math.sin((x / width) * 7) + 0.02 * Math.sin((x / width) * 23))
    const near = Math.min(1, Math.max(0, width * 0.13 - Math.hypot(x - sun.x, y - sun.y)))
    const sky = [120 + (90 * y) / height, 110 + (40 * y) / height, 170 - (60 * y) / height]
    const field = [60 + (x % 9) * 3, 90 + (y % 7) * 4, 50]
    const ground = y > ridge ? field : sky
    for (const [k, sunny] of [255, 226, 150].entries())
      rgb[i * 3 + k] = light * ((ground[k] ?? 0) + (sunny - (ground[k] ?? 0)) * (y > ridge ? 0 : near))
  }
}

/** Writes a grey second of 4096 × 4096, over and over without encoding it again: a few kilobytes that take long to decode. */
export async function writeHeavyClip(
  file: string,
  { seconds, frameRate }: { readonly seconds: number; readonly frameRate: number },
): Promise<void> {
  const ffmpeg = await findFfmpeg()
  const second = `${file}.second.mp4`
  const grey = `color=gray:s=4096x4096:r=${frameRate}:d=1`
  await runFfmpeg(ffmpeg, [
    ...`-v error -f lavfi -i ${grey} -c:v libx264 -preset ultrafast -y`.split(' '),
    second,
  ])
  const over = `-v error -stream_loop ${seconds - 1} -i ${second} -c copy -y`
  await runFfmpeg(ffmpeg, [...over.split(' '), file])
  await rm(second)
}
