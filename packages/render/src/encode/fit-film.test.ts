import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts'
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { fitFilm } from './fit-film.ts'
import type { FilmFit } from './fit-film.ts'
import { hasFastStart } from '../ffmpeg/has-fast-start.ts'
import { readStreams } from '../ffmpeg/read-streams.ts'

const run = promisify(execFile)
const FIT: FilmFit = {
  maxShortSide: 4096,
  maxLongSide: 4096,
  minShortSide: 2,
  frameRate: null,
  needsSound: false,
  rateFactor: 30,
  maxBytes: 1e9,
}
let folder: string
let ffmpeg: Ffmpeg
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hookreel-fit-'))
  ffmpeg = await findFfmpeg({})
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function fitted(size: string, fit: Partial<FilmFit>, seconds = 1) {
  const inputFile = join(folder, 'in.mp4')
  const outputFile = join(folder, 'out.mp4')
  const pictures = `-v error -y -f lavfi -i testsrc2=s=${size}:r=10:d=${seconds} -pix_fmt yuv420p`
  await run(ffmpeg.path, [...pictures.split(' '), inputFile])
  await fitFilm({ ffmpeg, inputFile, outputFile, seconds, hasSound: false, fit: { ...FIT, ...fit } })
  return { ...(await readStreams({ ffmpeg, file: outputFile })), file: outputFile }
}

describe('a film that is made to fit', () => {
  test('is made smaller on both sides at once, in even sizes, and starts at once', async () => {
    const { video, file } = await fitted('360x640', { maxShortSide: 203 })
    expect(video).toMatchObject({ codec: 'h264', width: 202, height: 360, pixelFormat: 'yuv420p' })
    expect(await hasFastStart(file)).toBe(true)
  })
  test('is enlarged when it is too small', async () => {
    expect((await fitted('160x284', { minShortSide: 360 })).video).toMatchObject({ width: 360 })
  })
  test('gets the asked frame rate, and silence where there is no sound', async () => {
    const { video, audio, seconds } = await fitted('160x284', { frameRate: 30, needsSound: true })
    // Told as an average: a film of a second is a frame off.
    expect(Math.round((video?.frameRate ?? 0) / 5) * 5).toBe(30)
    expect(audio).toMatchObject({ codec: 'aac', sampleRate: 48_000, layout: 'stereo' })
    expect(seconds).toBeCloseTo(1, 0)
  })
  test('stays below the allowed size', async () => {
    const { file } = await fitted('640x640', { rateFactor: 1, maxBytes: 600_000 }, 10)
    expect((await stat(file)).size).toBeLessThan(600_000)
  })
})
