import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PhotoUnanswered } from '@hookreel/crew/makers'
import type { PhotoRequest, TakenPhoto } from '@hookreel/crew/makers'
import type { Picture } from '@hookreel/film'
import { findFfmpeg } from '@hookreel/render'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writePng } from '../../../tests/fakes/write-png.ts'
import { ORDER } from '../../../tests/builders/build-film-order.ts'
import type { FilmOrder, StepResult } from './film-order.ts'
import { drawPictures } from './pictures/draw-pictures.ts'
import { planScenes } from './plan-scenes.ts'
import { createEmbeddedCrew } from './studio-crew.ts'
import type { StudioCrew } from './studio-crew.ts'

const frameSize = { width: 180, height: 320 }
const FIRST = ['A fox runs through the forest.', 'Never stop asking why this matters so much.']
const SPANISH = ['Un zorro corre por el bosque.', 'Nunca dejes de preguntar por qué importa tanto.']
let partsFolder: string
const known = new Map<string, StepResult>()
const made: string[] = []

beforeAll(async () => {
  partsFolder = await mkdtemp(join(tmpdir(), 'hookreel-translate-'))
})
afterAll(() => rm(partsFolder, { recursive: true, force: true }))

const place = () => ({
  partsFolder,
  signal: new AbortController().signal,
  memory: {
    recall: async (step: string, hash: string) => known.get(`${step} ${hash}`),
    remember: async (step: string, hash: string, result: StepResult) => {
      known.set(`${step} ${hash}`, result)
      made.push(step)
    },
  },
})

function orderOf(narrations: readonly string[], change: Partial<FilmOrder['choices']> = {}): FilmOrder {
  const isTranslated = narrations !== FIRST
  const scenes = narrations.map((narration, index) => ({
    ...{ narration, upload: null },
    ...(isTranslated && { drawnFrom: FIRST[index] ?? '' }),
    drawing: { seed: 7, index, sceneCount: narrations.length, earlierSubjects: [] },
  }))
  const about = { title: ORDER.title, script: FIRST.join(' ') }
  const storyboard = { id: 'board', about, pace: null, silences: null, scenes }
  const language = { name: 'Spanish', of: 'first', reuses: true }
  const choices = { ...ORDER.choices, storyboard, ...(isTranslated && { language }), ...change }
  return { ...ORDER, script: narrations.join(' '), choices }
}

async function draw(order: FilmOrder, crew: StudioCrew = createEmbeddedCrew()): Promise<Picture[]> {
  made.length = 0
  const planned = await planScenes(place(), order)
  const ffmpeg = await findFfmpeg()
  const drawn = { crew, planned, order, frameSize, ffmpeg, shotFrames: new Map<number, number>() }
  const pictures = await drawPictures(place(), drawn, () => undefined)
  return [...pictures.values()]
}
const said = (texts: readonly string[]) => texts.join(' ').toUpperCase()
const pagesOf = ({ layers }: Picture) => layers.flatMap(({ cue }) => cue?.says ?? [])

test('a translated film shows the pictures of the first one; only words that stand on them are set anew', async () => {
  const first = await draw(orderOf(FIRST))
  const translated = await draw(orderOf(SPANISH))
  const isLettered = (picture: Picture) => picture.kind === 'type' || pagesOf(picture).length > 0
  const words = first.filter(isLettered).length
  expect(words).toBeGreaterThan(0)
  expect(made.filter((step) => step === 'pictures').length).toBeLessThanOrEqual(words)
  for (const [at, picture] of translated.entries()) {
    expect(picture.subjects).toEqual(first[at]?.subjects)
    expect(picture.environment).toBe(first[at]?.environment)
    for (const says of pagesOf(picture)) expect(said(SPANISH)).toContain(said([says]))
  }
  expect(translated.at(-1)?.layers).not.toEqual(first.at(-1)?.layers)
})

test('no service is asked for pictures that were paid for, nor for those that nobody made then', async () => {
  const asked: string[] = []
  const crew = createEmbeddedCrew()
  // One is made; for the other nobody had an answer, and it was drawn.
  const takePhoto = async ({ narration, index }: PhotoRequest): Promise<TakenPhoto> => {
    asked.push(narration)
    if (index > 0) throw new PhotoUnanswered('nobody answers')
    const bytes = writePng(300, 500, (x, y) => [x % 256, y % 256, 90])
    return {
      bytes,
      provider: 'fal',
      credit: { work: 'https://example.org/1', author: 'fal', licence: 'free' },
    }
  }
  const engine = { ...crew.illustrator.engine, takePhoto }
  const paying = { ...crew, illustrator: { ...crew.illustrator, engine } }
  const first = await draw(orderOf(FIRST, { pictures: 'generated' }), paying)
  expect(asked).toEqual(FIRST)
  const translated = await draw(orderOf(SPANISH, { pictures: 'generated' }), paying)
  expect(asked).toEqual(FIRST)
  expect(translated[0]).toEqual(first[0])
  expect(translated[1]?.subjects).toEqual(first[1]?.subjects)
})
