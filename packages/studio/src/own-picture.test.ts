import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { DEFAULT_CHOICES, type Focus, type Picture } from '@hookreel/film'
import { findFfmpeg, runFfmpeg } from '@hookreel/render'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ORDER } from '../../../tests/builders/build-film-order.ts'
import type { StepResult } from './film-order.ts'
import { makeFilm } from './make-film.ts'
import { makePreview } from './preview/make-preview.ts'

const SENTENCES = ['Bees dance to tell the others.', 'A city hums under the sea at night.']
const frameSize = { width: 90, height: 160 }
const upload = 'uploads/wall.jpg'
const about = { title: 'Bees', script: SENTENCES.join(' ') }
const scenes = (focus?: Focus) =>
  SENTENCES.map((narration, index) => ({
    ...{ id: `${index}`, narration, upload: index === 1 ? upload : null },
    ...(index === 1 && focus && { focus }),
    drawing: { seed: 1, index, sceneCount: 2, earlierSubjects: [] },
  }))
const known = new Map<string, StepResult>()
let partsFolder = ''

beforeAll(async () => {
  partsFolder = await mkdtemp(join(tmpdir(), 'hookreel-own-picture-'))
  await mkdir(join(partsFolder, 'uploads'))
  const canvas = createCanvas(640, 360)
  const context = canvas.getContext('2d')
  for (const [at, colour] of ['#c02020', '#20a040', '#2040c0'].entries()) {
    context.fillStyle = colour
    context.fillRect((at * 640) / 3, 0, 214, 360)
  }
  await writeFile(join(partsFolder, upload), await canvas.encode('jpeg', 92))
})
afterAll(() => rm(partsFolder, { recursive: true, force: true }))

const context = () => ({
  memory: {
    recall: async (step: string, hash: string) => known.get(`${step} ${hash}`),
    remember: async (step: string, hash: string, result: StepResult) =>
      void known.set(`${step} ${hash}`, result),
  },
  ...{ partsFolder, signal: new AbortController().signal },
})

async function preview(focus?: Focus): Promise<Picture | undefined> {
  const pictures: Picture[] = []
  const order = { ...ORDER, seconds: 'script', voiceId: 'flite-slt', about, frameSize } as const
  await makePreview(
    { ...order, pace: null, silences: null, pictures: 'drawn', scenes: scenes(focus) },
    { ...context(), onVoice: async () => {}, onPicture: async (_, picture) => void pictures.push(picture) },
  )
  return pictures[1]
}

/** The mean colour of the upper half of the film's last scene, above its captions. */
async function film(focus: Focus) {
  const storyboard = { id: 'board', about, pace: null, silences: null, scenes: scenes(focus) }
  const choices = { ...DEFAULT_CHOICES, music: { ...DEFAULT_CHOICES.music, isOn: false }, storyboard }
  const { filmFile } = await makeFilm(
    { ...{ ...ORDER, ...about, seconds: 'script', voiceId: 'flite-slt' }, choices },
    { ...context(), frameSize, report: () => undefined },
  )
  const ffmpeg = await findFfmpeg()
  const look = [
    '-frames:v',
    '1',
    '-vf',
    'crop=iw:ih/2:0:0,scale=1:1:flags=area,format=rgb24',
    '-f',
    'rawvideo',
    '-',
  ]
  const { stdout } = await runFfmpeg(ffmpeg, ['-sseof', '-1.2', '-i', filmFile, ...look], {})
  return [...stdout]
}

test('a picture of one’s own is shown around the point that was chosen, in the preview and in its film', async () => {
  const [left, right] = [
    { x: 0.1, y: 0.5 },
    { x: 0.9, y: 0.5 },
  ]
  // Nothing was chosen, and nine sixteenths of it would be cut away: it stands in the frame.
  const whole = await preview()
  expect(whole?.focus).toBeUndefined()
  expect(whole?.layers.map(({ name }) => name)).toContain('photo')
  const shown = await preview(left)
  expect(shown).toMatchObject({ focus: left, madeBy: { origin: 'own' } })
  const isLaid = (focus: Focus) =>
    [...known].filter(([, { data }]) => JSON.stringify(data).includes(JSON.stringify(focus)))
  expect(isLaid(left)).toHaveLength(1)
  const [red = 0, , blueOfLeft = 0] = await film(left)
  // The film of the preview's size has the very picture of the preview.
  expect(isLaid(left)).toHaveLength(1)
  const [redOfRight = 0, , blue = 0] = await film(right)
  expect(red - blueOfLeft).toBeGreaterThan(40)
  expect(blue - redOfRight).toBeGreaterThan(40)
})
