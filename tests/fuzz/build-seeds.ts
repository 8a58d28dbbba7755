import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { encodeWav, runFfmpeg, type Ffmpeg } from '@hookreel/render'
import { TEXT_SEEDS } from './text-seeds.ts'

export type Seed = {
  readonly name: string
  readonly kind: 'picture' | 'sound' | 'film' | 'text' | 'request'
  readonly bytes: Buffer
}

const FILMS: Readonly<Record<string, string>> = {
  'h264.mp4': '-c:v libx264 -pix_fmt yuv420p -c:a aac',
  'fragments.mp4': '-c:v libx264 -pix_fmt yuv420p -c:a aac -movflags frag_keyframe+empty_moov',
  'mpeg4.avi': '-c:v mpeg4 -c:a libmp3lame',
  'motion.mov': '-c:v mjpeg -pix_fmt yuvj420p -c:a pcm_s16le -f mov',
  'vp8.webm': '-c:v libvpx -cpu-used 8 -deadline realtime -c:a libopus',
}

/** Small files of every kind that people may send, sound and whole: what is broken is made of them. */
export async function buildSeeds(ffmpeg: Ffmpeg, folder: string): Promise<Seed[]> {
  const canvas = createCanvas(64, 48)
  const context = canvas.getContext('2d')
  context.fillStyle = '#c04020'
  context.fillRect(4, 4, 30, 30)
  const pictures = [
    { name: 'photo.png', bytes: await canvas.encode('png') },
    { name: 'photo.jpg', bytes: await canvas.encode('jpeg', 80) },
    { name: 'photo.webp', bytes: await canvas.encode('webp', 80) },
  ]
  const tone = Float32Array.from({ length: 800 }, (_, n) => Math.sin(n / 9) / 3)
  const films = Object.entries(FILMS).map(async ([name, settings]) => {
    const file = join(folder, `seed-${name}`)
    const source = '-f lavfi -i testsrc2=s=64x48:d=1:r=10 -f lavfi -i sine=440:d=1'
    await runFfmpeg(ffmpeg, [...source.split(' '), ...settings.split(' '), file])
    return { name, kind: 'film' as const, bytes: await readFile(file) }
  })
  return [
    ...pictures.map((picture) => ({ ...picture, kind: 'picture' as const })),
    { name: 'tone.wav', kind: 'sound', bytes: Buffer.from(encodeWav(tone, 8000, 1)) },
    ...(await Promise.all(films)),
    ...TEXT_SEEDS,
  ]
}
