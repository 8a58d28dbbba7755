import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FrameRange, Picture } from '@hookreel/film'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestFilm } from '../../../../tests/builders/build-test-film.ts'
import { encodeFrames, SLOTS } from './encode-film.ts'
import { findFfmpeg, type Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { openFrames } from '../frames/frame-source.ts'
import { openSegmentEncoder } from './open-segment-encoder.ts'
import { X264 } from './video-encoders.ts'

const film = buildTestFilm({ frameSize: { width: 180, height: 320 }, seconds: 3 })
const { timeline, loadFile } = film
const pictures = new Map(timeline.shots.map(({ index, picture }) => [index, picture]))
/** The film as it is before its pictures are drawn. */
const outline = {
  ...timeline,
  shots: timeline.shots.map((shot) => ({ ...shot, picture: { ...shot.picture, layers: [] } })),
}
let filesFolder = ''
let ffmpeg: Ffmpeg

beforeAll(async () => {
  filesFolder = await mkdtemp(join(tmpdir(), 'hookreel-segments-'))
  ffmpeg = await findFfmpeg()
  for (const { file } of [...pictures.values()].flatMap((picture) => picture.layers))
    await writeFile(join(filesFolder, file), await loadFile(file))
})
afterAll(() => rm(filesFolder, { recursive: true, force: true }))

const open = (signal = new AbortController().signal, ofFilm = outline) =>
  openSegmentEncoder({ ffmpeg, encoder: X264, timeline: ofFilm, filesFolder }, signal)
/** So long that a busy machine is told of its tenth frame before its last one is encoded: of 90 frames it was not. */
const LONG_SECONDS = 40
const whole = buildTestFilm({ frameSize: { width: 180, height: 320 }, seconds: LONG_SECONDS }).timeline
const longPictures = new Map(whole.shots.map(({ index, picture }) => [index, picture]))
const long = {
  ...whole,
  shots: whole.shots.map((shot) => ({ ...shot, picture: { ...shot.picture, layers: [] } })),
}
const taskOf = (name: string, range: FrameRange, given: ReadonlyMap<number, Picture> = pictures) => ({
  ...{ range, pictures: given },
  outputFile: join(filesFolder, name),
})

test('stretches are encoded one after the other, the same bytes as each by itself', async () => {
  const encoder = open()
  const ranges = [
    { from: 0, to: 40 },
    { from: 40, to: 53 },
    { from: 20, to: 61 },
  ]
  const done: number[] = []
  for (const [index, range] of ranges.entries()) {
    const drawn = await encoder.encode(taskOf(`${index}.mp4`, range), (frames) => done.push(frames))
    expect(drawn).toMatchObject({ black: [] })
    expect(new Set(drawn?.first).size).toBeGreaterThan(8)
  }
  await encoder.close()
  expect(done).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 5, 10, 13, 5, 10, 15, 20, 25, 30, 35, 40, 41])
  for (const [index, range] of ranges.entries()) {
    const outputFile = join(filesFolder, `alone-${index}.mp4`)
    const frames = await openFrames(timeline, loadFile, { slots: SLOTS, ffmpeg })
    await encodeFrames(frames, { ffmpeg, timeline, range, soundFile: null, outputFile, isSegment: true })
    frames.close()
    expect((await readFile(outputFile)).equals(await readFile(join(filesFolder, `${index}.mp4`)))).toBe(true)
  }
})

test('stretches that are asked for at once are composed in their order, and are the same bytes', async () => {
  const encoder = open()
  const ranges = [
    { from: 0, to: 40 },
    { from: 40, to: 53 },
    { from: 20, to: 61 },
  ]
  const told: string[] = []
  await Promise.all(
    ranges.map((range, index) =>
      encoder.encode(taskOf(`beside-${index}.mp4`, range), (frames) => told.push(`${index} ${frames}`)),
    ),
  )
  await encoder.close()
  const counts = [5, 10, 15, 20, 25, 30, 35, 40]
  expect(told).toEqual([
    ...counts.map((count) => `0 ${count}`),
    ...[5, 10, 13].map((count) => `1 ${count}`),
    ...[...counts, 41].map((count) => `2 ${count}`),
  ])
  for (const index of ranges.keys()) {
    const alone = await readFile(join(filesFolder, `${index}.mp4`))
    expect((await readFile(join(filesFolder, `beside-${index}.mp4`))).equals(alone)).toBe(true)
  }
})

test('ffmpeg is started while the frames are still to come, and leaves no file when they never do', async () => {
  const coming = Promise.withResolvers<never>()
  const outputFile = join(filesFolder, 'early.mp4')
  const request = { ffmpeg, timeline, range: { from: 0, to: 5 }, soundFile: null, isSegment: true }
  const encoding = encodeFrames(coming.promise, { ...request, outputFile })
  const begun = async () => (await readdir(filesFolder)).filter((name) => name.startsWith('early'))
  expect(await begun()).toEqual(['early.mp4.part.mp4'])
  coming.reject(new Error('no frames'))
  await expect(encoding).rejects.toThrow('no frames')
  expect(await begun()).toEqual([])
})

test('a stretch that fails among others leaves no file, and they are what they would be', async () => {
  const encoder = open()
  const [first, failing, last] = [
    encoder.encode(taskOf('with-0.mp4', { from: 0, to: 40 }), () => undefined),
    encoder.encode({ ...taskOf('with-1.mp4', { from: 5, to: 5 }) }, () => undefined),
    encoder.encode(taskOf('with-2.mp4', { from: 20, to: 61 }), () => undefined),
  ]
  await expect(failing).rejects.toMatchObject({ code: 'render_failed' })
  await Promise.all([first, last])
  await encoder.close()
  for (const index of [0, 2]) {
    const alone = await readFile(join(filesFolder, `${index}.mp4`))
    expect((await readFile(join(filesFolder, `with-${index}.mp4`))).equals(alone)).toBe(true)
  }
  expect((await readdir(filesFolder)).filter((name) => name.startsWith('with-1'))).toEqual([])
})

test('a stretch whose picture was not given is refused and leaves no file; the next one is encoded all the same', async () => {
  const encoder = open()
  const failing = encoder.encode(taskOf('failed.mp4', { from: 0, to: 20 }, new Map()), () => undefined)
  await expect(failing).rejects.toMatchObject({
    code: 'render_failed',
    message: expect.stringContaining('picture of shot 0'),
  })
  await encoder.encode(taskOf('after.mp4', { from: 0, to: 20 }), () => undefined)
  await encoder.close()
  const names = await readdir(filesFolder)
  expect(names.filter((name) => /^(failed|after)/.test(name))).toEqual(['after.mp4'])
})

test('an abort ends it and leaves no file', async () => {
  const stop = new AbortController()
  const encoder = open(stop.signal, long)
  const onFrame = (done: number) => done === 10 && stop.abort(new Error('enough'))
  const task = taskOf('aborted.mp4', { from: 0, to: LONG_SECONDS * 30 }, longPictures)
  await expect(encoder.encode(task, onFrame)).rejects.toThrow('enough')
  await encoder.close()
  expect((await readdir(filesFolder)).filter((name) => name.startsWith('aborted'))).toEqual([])
})

test('closing ends what is being done, and one that was never used', async () => {
  await open().close()
  const encoder = open(undefined, long)
  const task = taskOf('closed.mp4', { from: 0, to: LONG_SECONDS * 30 }, longPictures)
  const encoding = encoder.encode(task, (done) => {
    if (done === 10) void encoder.close()
  })
  await expect(encoding).rejects.toMatchObject({ code: 'render_failed' })
  expect((await readdir(filesFolder)).filter((name) => name.startsWith('closed'))).toEqual([])
})
