import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Picture } from '@hookreel/film'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestFilm } from '../../../../tests/builders/build-test-film.ts'
import { encodeBeside } from './encode-beside.ts'
import { encodeFilm } from './encode-film.ts'
import { findFfmpeg, type Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'

const film = buildTestFilm({ frameSize: { width: 180, height: 320 }, seconds: 3 })
const { timeline, loadFile } = film
const pictures = timeline.shots.map((shot) => shot.picture)
/** The film as it is before its pictures are drawn. */
const outline = {
  ...timeline,
  shots: timeline.shots.map((shot) => ({ ...shot, picture: { ...shot.picture, layers: [] } })),
}
let filesFolder = ''
let ffmpeg: Ffmpeg

beforeAll(async () => {
  filesFolder = await mkdtemp(join(tmpdir(), 'hookreel-beside-'))
  ffmpeg = await findFfmpeg()
  for (const { file } of pictures.flatMap((picture) => picture.layers))
    await writeFile(join(filesFolder, file), await loadFile(file))
})
afterAll(() => rm(filesFolder, { recursive: true, force: true }))

const request = (outputFile: string) => ({
  ...{ ffmpeg, timeline: outline, filesFolder, soundFile: null },
  outputFile: join(filesFolder, outputFile),
  signal: new AbortController().signal,
})
const pictureOf = async (shot: number): Promise<Picture> =>
  pictures[shot] ?? Promise.reject(new Error('none'))

test('frames are encoded while a later picture is still being drawn, and the film is the same', async () => {
  const last = Promise.withResolvers<Picture>()
  const lastShot = pictures.length - 1
  // The last picture is only drawn when frames of the first have come out.
  const onProgress = (done: number) => done === 10 && last.resolve(pictureOf(lastShot))
  await encodeBeside({
    ...request('early.mp4'),
    pictureOf: (shot) => (shot === lastShot ? last.promise : pictureOf(shot)),
    onProgress,
  })
  const outputFile = join(filesFolder, 'whole.mp4')
  await encodeFilm({ ffmpeg, timeline, loadFile, soundFile: null, outputFile })
  const early = await readFile(join(filesFolder, 'early.mp4'))
  expect(early.equals(await readFile(outputFile))).toBe(true)
})

test('a picture that cannot be drawn ends the encoding with its own reason and leaves no file', async () => {
  const failing = { ...request('failed.mp4'), pictureOf: () => Promise.reject(new Error('no such thing')) }
  await expect(encodeBeside(failing)).rejects.toThrow('no such thing')
  expect((await readdir(filesFolder)).filter((name) => name.startsWith('failed'))).toEqual([])
})

test('an abort ends it, also while it waits for a picture', async () => {
  const stop = new AbortController()
  const waiting = { ...request('aborted.mp4'), signal: stop.signal }
  const encoding = encodeBeside({
    ...waiting,
    pictureOf: () => {
      stop.abort(new Error('enough'))
      return new Promise(() => undefined)
    },
  })
  await expect(encoding).rejects.toThrow('enough')
  expect((await readdir(filesFolder)).filter((name) => name.startsWith('aborted'))).toEqual([])
})

test('ffmpeg that fails is reported with what it said', async () => {
  const broken = { ...request('broken.mp4'), soundFile: join(filesFolder, 'missing.wav'), pictureOf }
  await expect(encodeBeside(broken)).rejects.toMatchObject({
    code: 'render_failed',
    message: expect.stringMatching(/missing\.wav/),
  })
})
