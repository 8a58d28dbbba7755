import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PhotoUnanswered, readFilm } from '@hookreel/crew'
import type { PhotoRequest, TakenPhoto } from '@hookreel/crew'
import type { Picture } from '@hookreel/film'
import { findFfmpeg } from '@hookreel/render'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { writeClip, writeHeavyClip } from '../../../../tests/fakes/write-clip.ts'
import type { WrittenClip } from '../../../../tests/fakes/write-clip.ts'
import { writePng } from '../../../../tests/fakes/write-png.ts'
import type { StepResult } from '../film-order.ts'
import type { StepPlace } from '../remember-step.ts'
import { createEmbeddedCrew } from '../studio-crew.ts'
import { illustrateScenes } from './illustrate-scenes.ts'
import type { SceneToIllustrate } from './scene-to-illustrate.ts'

const NARRATIONS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].map(
  (number) => `${number} foxes slept.`,
)
const FOXES = readFilm({ title: 'Foxes', script: NARRATIONS.join(' '), style: 'default' })
const PHOTO = writePng(300, 500, (x, y) => [x % 256, y % 256, 90])
const creditOf = (kind: string, { index }: PhotoRequest) => ({
  ...{ work: `https://commons.wikimedia.org/wiki/File:${kind}_${index}`, author: 'Ann' },
  ...{ licence: 'CC BY 4.0', isOwed: true, source: 'Wikimedia Commons' },
})

const GOOD: WrittenClip = { seconds: 3, frameRate: 10, width: 360, height: 640 }
let folder: string
let good: Uint8Array
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hookreel-footage-'))
  good = await film(GOOD)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function film(clip: WrittenClip, name = 'clip.webm'): Promise<Uint8Array> {
  await writeClip(join(folder, name), clip)
  return readFile(join(folder, name))
}

async function filmForLong(): Promise<Uint8Array> {
  const file = join(folder, 'long.mp4')
  await writeHeavyClip(file, { seconds: 130, frameRate: 1 })
  return readFile(file)
}

let place: StepPlace
let asked: { kind: string; index: number; works: readonly string[] }[]
let answerClip: (request: PhotoRequest) => Promise<Pick<TakenPhoto, 'bytes' | 'clip'> | undefined>
beforeEach(async () => {
  const known = new Map<string, StepResult>()
  asked = []
  answerClip = async () => ({ bytes: good, clip: 'webm' })
  place = {
    memory: {
      recall: async (step, hash) => known.get(step + hash),
      remember: async (step, hash, result) => void known.set(step + hash, result),
    },
    partsFolder: await mkdtemp(join(tmpdir(), 'hookreel-photos-')),
    signal: new AbortController().signal,
  }
})
afterEach(() => rm(place.partsFolder, { recursive: true }))

const drawing: Picture = {
  ...{ layers: [], seed: 1, kind: 'scene', environment: 'drawn by us', subjects: ['fox'], credits: [] },
}
const embedded = createEmbeddedCrew()
const note = (kind: string, { index, shown }: PhotoRequest) =>
  asked.push({ kind, index, works: shown?.works ?? [] })
const engine = {
  drawPicture: async () => ({ picture: drawing, files: new Map<string, Uint8Array>() }),
  takePhoto: async (request: PhotoRequest) => {
    note('photo', request)
    return { bytes: PHOTO, provider: 'commons', credit: creditOf('photo', request) }
  },
  takeClip: async (request: PhotoRequest) => {
    note('clip', request)
    const taken = await answerClip(request)
    return taken && { ...taken, provider: 'commons', credit: creditOf('clip', request) }
  },
}

/** The least that shows it: each picture takes a second. */
const SOME = 3

async function illustrate(
  change: (scene: SceneToIllustrate) => SceneToIllustrate = (scene) => scene,
  illustrator: Partial<typeof engine> = engine,
  count = SOME,
): Promise<Picture[]> {
  const { drawPicture } = engine
  const scenes = NARRATIONS.slice(0, count).map((narration, index) =>
    change({
      request: {
        ...{ narration, film: FOXES, frameSize: { width: 90, height: 160 } },
        ...{ seed: 3, index, sceneCount: NARRATIONS.length },
      },
      ...{ upload: null, shotFrames: 60 },
    }),
  )
  const crew = { ...embedded, illustrator: { version: 'test', engine: { drawPicture, ...illustrator } } }
  const make = illustrateScenes(place, crew, 'mixed', scenes, await findFfmpeg())
  const made: Picture[] = []
  for (const index of scenes.keys()) made.push((await make(index, [])).still)
  return made
}
const isClip = ({ layers }: Picture) => layers.some(({ clip }) => clip !== undefined)
const askedFor = (kind: string) => asked.filter((one) => one.kind === kind).map(({ index }) => index)

describe('footage in a film of real pictures', () => {
  test('stands in few scenes, never in two beside each other, and says whose it is', async () => {
    const made = await illustrate(undefined, engine, 7)
    expect(made.map(isClip)).toEqual([true, false, true, false, true, false, false])
    expect(made[0]).toMatchObject({
      ...{ environment: 'real', kind: 'scene' },
      credits: [{ work: expect.stringMatching(/File:clip_0$/), author: 'Ann', isOwed: true }],
      madeBy: { origin: 'library', maker: 'Wikimedia Commons', model: null },
    })
    expect(made[0]?.layers[0]?.clip?.frameCount).toBe(60)
    // What has footage needs no picture, and what is shown is told to anyone who is asked next.
    expect(askedFor('photo')).toEqual([1, 3, 5, 6])
    expect(asked[2]?.works).toEqual([expect.stringMatching(/clip_0$/), expect.stringMatching(/photo_1$/)])
  })

  test('is remembered, in the film as in its preview: nobody is asked again', async () => {
    const first = await illustrate()
    asked = []
    expect(await illustrate()).toEqual(first)
    expect(asked).toEqual([])
  })

  test('is not asked for where none is offered, where another picture is wanted, or where one is made to move', async () => {
    const { takePhoto } = engine
    expect((await illustrate(undefined, { takePhoto })).some(isClip)).toBe(false)
    await illustrate((scene) => {
      const { request } = scene
      if (request.index === 0) return { ...scene, request: { ...request, seed: 77 } }
      if (request.index === 1) return { ...scene, upload: null, motion: 'remembered' }
      return { ...scene, request: { ...request, avoids: ['*photo'] } }
    })
    expect(askedFor('clip')).toEqual([])
  })

  test('gives way to a picture where nothing is found, and that is remembered', async () => {
    answerClip = async () => undefined
    expect((await illustrate()).some(isClip)).toBe(false)
    expect(askedFor('clip')).toHaveLength(SOME)
    expect(askedFor('photo')).toHaveLength(SOME)
    asked = []
    await illustrate()
    expect(asked).toEqual([])
  })

  test('is asked for no more once nobody answered, and pictures are', async () => {
    answerClip = async () => {
      throw new PhotoUnanswered('nobody there')
    }
    const made = await illustrate()
    expect(askedFor('clip')).toEqual([0])
    expect(made.every(({ environment }) => environment === 'real')).toBe(true)
  })

  test('that is never wanted again is in no film, and the picture in its place is the same next time', async () => {
    const unwanted = ['https://commons.wikimedia.org/wiki/File:clip_0']
    answerClip = async ({ index, avoids = [] }) =>
      index === 0 && !avoids.includes(unwanted[0] ?? '') ? { bytes: good, clip: 'webm' } : undefined
    const [first] = await illustrate((scene) => ({ ...scene, unwanted }), engine, 1)
    expect([first?.environment, first && isClip(first)]).toEqual(['real', false])
    expect(first?.credits[0]?.work).toMatch(/photo_0$/)
  })
})

describe('footage that cannot be shown', () => {
  const BAD: readonly (readonly [string, () => Promise<Uint8Array>])[] = [
    ['is no clip', async () => PHOTO],
    ['is half of one', () => film(GOOD, 'clip.mp4').then((all) => all.subarray(0, all.length / 2))],
    ['is smaller than was said', () => film({ ...GOOD, width: 640, height: 480 })],
    ['is longer than was said', filmForLong],
    ['is black', () => film({ ...GOOD, light: 0 })],
    ['is cut of two', () => film({ ...GOOD, isCutInTwo: true })],
  ]
  test.each(BAD)('(because it %s) gives way to a picture', async (_, write) => {
    const bytes = await write()
    answerClip = async ({ index }) => (index === 0 ? { bytes, clip: 'webm' } : undefined)
    const [first] = await illustrate(undefined, engine, 1)
    expect([first?.environment, first && isClip(first)]).toEqual(['real', false])
    expect(first?.credits[0]?.work).toMatch(/photo_0$/)
  })
})
