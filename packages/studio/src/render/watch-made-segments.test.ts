import { mkdtemp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFfmpeg, openSegmentEncoder, watchSegments, X264 } from '@hookreel/render'
import type { Ffmpeg } from '@hookreel/render'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestFilm } from '../../../../tests/builders/build-test-film.ts'
import type { StepResult } from '../film-order.ts'
import { hashFile } from '../part-files.ts'
import type { MadeSegment } from './render-segments.ts'
import { openWatcher, WATCHED_STEP } from './watch-made-segments.ts'

const { timeline, loadFile } = buildTestFilm({ frameSize: { width: 180, height: 320 }, seconds: 3 })
const pictures = new Map(timeline.shots.map(({ index, picture }) => [index, picture]))
const { signal } = new AbortController()
let partsFolder = ''
let ffmpeg: Ffmpeg
const made: MadeSegment[] = []

beforeAll(async () => {
  partsFolder = await mkdtemp(join(tmpdir(), 'hookreel-watch-'))
  await mkdir(join(partsFolder, 'segments'))
  ffmpeg = await findFfmpeg()
  for (const { file } of [...pictures.values()].flatMap((picture) => picture.layers))
    await writeFile(join(partsFolder, file), await loadFile(file))
  const encoder = openSegmentEncoder({ ffmpeg, encoder: X264, timeline, filesFolder: partsFolder }, signal)
  for (const [from, to] of [
    [0, 30],
    [30, 60],
    [60, 90],
  ] as const) {
    const file = join(partsFolder, 'segments', `${from}.mp4`)
    const drawn = await encoder.encode({ range: { from, to }, pictures, outputFile: file }, () => undefined)
    made.push({ file, sha256: await hashFile(file), frameCount: to - from, drawn })
  }
  await encoder.close()
})
afterAll(() => rm(partsFolder, { recursive: true, force: true }))

async function watchAll(segments: readonly MadeSegment[]) {
  const steps = new Map<string, StepResult>()
  const memory = {
    recall: async (step: string, hash: string) => steps.get(`${step} ${hash}`),
    remember: async (step: string, hash: string, result: StepResult) => {
      steps.set(`${step} ${hash}`, result)
    },
  }
  const watcher = openWatcher({ memory, partsFolder, signal }, ffmpeg)
  for (const segment of segments) watcher.add(segment)
  const watched = await watcher.finish(segments)
  return { watched, remembered: [...steps.keys()].filter((key) => key.startsWith(WATCHED_STEP)).length }
}

const inBlack = [{ from: 3, to: 9 }]
/** As if it had been black while it was drawn, which only a glance takes for true. */
const marked = (segment: MadeSegment): MadeSegment => ({
  ...segment,
  drawn: segment.drawn && { ...segment.drawn, black: inBlack },
})

test('the first segment of a film is decoded whole, the others are what was seen as they were drawn', async () => {
  const { watched, remembered } = await watchAll(made.map(marked))
  const decoded = await watchSegments({ ffmpeg, segments: made })
  expect(watched?.map(({ digest }) => digest)).toEqual(decoded?.map(({ digest }) => digest))
  expect(watched?.map(({ black }) => black)).toEqual([[], inBlack, inBlack])
  expect(remembered).toBe(3)
  expect(await readdir(join(partsFolder, 'segments'))).toEqual(['0.mp4', '30.mp4', '60.mp4'])
})

test('of segments that are not what was drawn, or of which that is not known, all frames are decoded', async () => {
  const [first, second, third] = made.map(marked)
  if (!first || !second?.drawn || !third) throw new Error('three segments were made')
  const other = {
    ...second,
    drawn: { ...second.drawn, first: second.drawn.first.map((light) => 255 - light) },
  }
  for (const segments of [
    [first, other, third],
    [first, second, third].map((segment) => ({ ...segment, drawn: undefined })),
  ]) {
    const { watched } = await watchAll(segments)
    expect(watched?.map(({ black }) => black)).toEqual([[], [], []])
  }
})

test('a segment that cannot be read is told of at the end', async () => {
  const [first, second] = made
  if (!first || !second) throw new Error('segments were made')
  const file = join(partsFolder, 'segments', 'rubbish.mp4')
  await writeFile(file, 'rubbish')
  const watching = watchAll([first, { ...second, file, sha256: 'other' }])
  await expect(watching).rejects.toMatchObject({ code: 'check_failed' })
  await rm(file)
})
