import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PhotoUnanswered, PICTURE_PROMPT_VERSION, readFilm } from '@hookreel/crew'
import type { PhotoRequest, TakenPhoto } from '@hookreel/crew'
import type { Focus, Picture } from '@hookreel/film'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findFfmpeg } from '@hookreel/render'
import { writeClip } from '../../../../tests/fakes/write-clip.ts'
import { writePng } from '../../../../tests/fakes/write-png.ts'
import type { StepResult } from '../film-order.ts'
import { illustrateScenes } from './illustrate-scenes.ts'
import { wordsOfPicture } from './words-of-picture.ts'
import { writePart } from '../part-files.ts'
import { stepKey } from '../remember-step.ts'
import type { StepPlace } from '../remember-step.ts'
import { createEmbeddedCrew } from '../studio-crew.ts'

const NARRATIONS = [
  'The fox slept.',
  'A storm came.',
  'The river froze.',
  'Spring returned.',
  'The fox woke.',
]
const WINTER = readFilm({ title: 'Winter', script: NARRATIONS.join(' '), style: 'default' })
const PHOTO = writePng(300, 500, (x, y) => [x % 256, y % 256, 90])
const CREDIT = { work: 'https://example.org/1', author: 'Ann', licence: 'free' }

/** Stock chooses among what it finds by seed and scene. */
const creditOf = ({ kind, seed, index }: PhotoRequest) =>
  kind === 'generated' ? CREDIT : { ...CREDIT, work: `https://example.org/${seed + index}` }

let place: StepPlace
let asked: PhotoRequest[]
let underWay = 0
let mostAtOnce = 0
/** What the service answers; undefined: it cannot. */
let answer: (request: PhotoRequest) => Promise<TakenPhoto | undefined>

const drawing: Picture = {
  ...{ layers: [], seed: 1, kind: 'scene', environment: 'drawn by us', subjects: ['fox'], credits: [] },
}
const embedded = createEmbeddedCrew()
const crew = {
  ...embedded,
  illustrator: {
    version: 'test',
    engine: {
      drawPicture: async () => ({ picture: drawing, files: new Map<string, Uint8Array>() }),
      takePhoto: async (request: PhotoRequest) => {
        asked.push(request)
        underWay += 1
        mostAtOnce = Math.max(mostAtOnce, underWay)
        await new Promise((resolve) => setTimeout(resolve, 5))
        underWay -= 1
        return answer(request)
      },
    },
  },
}

beforeEach(async () => {
  const known = new Map<string, StepResult>()
  asked = []
  mostAtOnce = 0
  answer = async (request) => ({ bytes: PHOTO, provider: 'service', credit: creditOf(request) })
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

async function illustrate(
  pictures: Parameters<typeof illustrateScenes>[2],
  frameSize = { width: 90, height: 160 },
  uploads: readonly string[] = [],
  focus?: Focus,
): Promise<Picture[]> {
  const scenes = NARRATIONS.map((narration, index) => ({
    request: {
      ...{ narration, film: WINTER, frameSize },
      ...{ seed: 3, index, sceneCount: NARRATIONS.length },
    },
    upload: uploads[index] ?? null,
    shotFrames: 60,
    ...(index === 1 && focus && { focus }),
  }))
  const make = illustrateScenes(place, crew, pictures, scenes, await findFfmpeg())
  const made: Picture[] = []
  for (const index of scenes.keys()) made.push((await make(index, [])).still)
  return made
}

describe('the pictures of a film', () => {
  test('come from a service when they were chosen to, a few at once, and say whose they are', async () => {
    const made = await illustrate('generated')
    expect(asked.map(({ narration }) => narration)).toEqual(NARRATIONS)
    expect(asked[0]).toMatchObject({ kind: 'generated', shape: 'portrait' })
    expect(mostAtOnce).toBe(3)
    for (const picture of made) {
      expect(picture.environment).toBe('generated')
      expect(picture.credits).toEqual([CREDIT])
      expect(picture.layers.length).toBeGreaterThan(1)
    }
  })

  test('tell what the service was told to show, and are asked for in a person’s own words', async () => {
    answer = async ({ description = 'A fox in the snow' }) => ({
      ...{ bytes: PHOTO, provider: 'service', credit: CREDIT, description },
    })
    const [described] = await illustrate('generated')
    expect(described?.description).toBe('A fox in the snow')
    const request = {
      ...wordsOfPicture('The fox slept.', 'A red barn'),
      ...{ film: WINTER, frameSize: { width: 90, height: 160 } },
      ...{ seed: 3, index: 0, sceneCount: 1 },
    }
    const own = await illustrateScenes(place, crew, 'generated', [{ request, upload: null, shotFrames: 60 }])(
      0,
      [],
    )
    expect(asked.at(-1)).toMatchObject({ narration: 'A red barn', description: 'A red barn' })
    expect(own.still.description).toBe('A red barn')
  })

  test('are found again under the keys that they had before films had briefs', async () => {
    const kept = new Set<string>()
    const { memory } = place
    place = {
      ...place,
      memory: { ...memory, recall: async (step, hash) => (kept.add(hash), memory.recall(step, hash)) },
    }
    await illustrate('generated')
    await illustrate('drawn')
    const frameSize = { width: 90, height: 160 }
    const told = { topic: `Winter. ${NARRATIONS.join(' ')}`, style: 'default' }
    const of = { seed: 3, index: 1, sceneCount: NARRATIONS.length }
    const asked = { narration: NARRATIONS[1], ...told, ...of, kind: 'generated', shape: 'portrait' }
    const request = { narration: NARRATIONS[1], ...told, frameSize, ...of, earlierSubjects: [] }
    expect([...kept]).toContain(stepKey('photos', { asked, version: PICTURE_PROMPT_VERSION }))
    expect([...kept]).toContain(stepKey('pictures', { request, version: crew.illustrator.version }))
  })

  test('are asked for once, whatever size they are laid out in', async () => {
    await illustrate('generated', { width: 90, height: 160 })
    await illustrate('generated', { width: 180, height: 320 })
    expect(asked).toHaveLength(NARRATIONS.length)
  })

  test('that were found show the point that was chosen of them, in whatever size, and are asked for no second time', async () => {
    const focus = { x: 0.5, y: 0.9 }
    const [first, found] = await illustrate('stock', { width: 160, height: 160 })
    expect(found?.focus?.y).not.toBe(focus.y)
    expect(await readFile(join(place.partsFolder, found?.whole ?? ''))).toBeDefined()
    const chosen = await illustrate('stock', { width: 160, height: 160 }, [], focus)
    expect(chosen[1]).toMatchObject({ focus, whole: found?.whole, credits: found?.credits })
    expect(chosen[1]?.layers[0]?.file).not.toBe(found?.layers[0]?.file)
    expect(chosen[0]).toEqual(first)
    expect((await illustrate('stock', { width: 320, height: 320 }, [], focus))[1]?.focus).toEqual(focus)
    expect(asked).toHaveLength(NARRATIONS.length)
    expect((await illustrate('drawn'))[1]?.whole).toBeUndefined()
  })

  test('are drawn where no service can make them, and stay drawn', async () => {
    answer = async (request) =>
      request.index === 1 ? undefined : { bytes: PHOTO, provider: 'service', credit: creditOf(request) }
    const first = await illustrate('stock')
    const again = await illustrate('stock')
    expect(first.map(({ environment }) => environment)).toEqual([
      'stock',
      'drawn by us',
      'stock',
      'stock',
      'stock',
    ])
    expect(again).toEqual(first)
    expect(asked).toHaveLength(NARRATIONS.length)
  })

  test('are asked for again where those who were asked did not answer', async () => {
    answer = async () => {
      throw new PhotoUnanswered('busy')
    }
    const drawn = await illustrate('mixed')
    expect(drawn.map(({ environment }) => environment)).toEqual(NARRATIONS.map(() => 'drawn by us'))
    // After two the others are not kept waiting.
    expect(asked).toHaveLength(2)
    answer = async (request) => ({ bytes: PHOTO, provider: 'commons', credit: creditOf(request) })
    const found = await illustrate('mixed')
    expect(found.map(({ environment }) => environment)).toEqual(NARRATIONS.map(() => 'real'))
  })

  test('of stock are never the same twice: another is asked for, and where there is none the scene is drawn', async () => {
    const workOf = (picture: Picture) => picture.credits[0]?.work
    // The first and the third scene would get the same picture.
    answer = async (request) => {
      const { index, seed } = request
      const work = index === 2 && seed === 3 ? 'https://example.org/3' : creditOf(request).work
      return {
        bytes: PHOTO,
        provider: 'service',
        credit: { ...CREDIT, work: index === 4 ? 'https://example.org/3' : work },
      }
    }
    const made = await illustrate('stock')
    expect(made.map(({ environment }) => environment)).toEqual([...Array(4).fill('stock'), 'drawn by us'])
    expect(new Set(made.map(workOf)).size).toBe(5)
    expect(await illustrate('stock')).toEqual(made)
  })

  test('are asked of nobody when they are drawn, nor where the person sent one', async () => {
    await writePart(place.partsFolder, 'mine.png', PHOTO)
    const drawn = await illustrate('drawn')
    expect(drawn.map(({ environment }) => environment)).toEqual(NARRATIONS.map(() => 'drawn by us'))
    expect(asked).toEqual([])
    const [own] = await illustrate('generated', { width: 90, height: 160 }, ['mine.png'])
    expect(own?.credits).toEqual([])
    expect(asked).toHaveLength(NARRATIONS.length - 1)
  })

  test('move where clips were chosen and found; elsewhere they are photos, else drawn', async () => {
    const file = join(place.partsFolder, 'sent.mp4')
    await writeClip(file, { seconds: 2, width: 90, height: 160 })
    const clip = await readFile(file)
    answer = async (request) => {
      const { kind, index } = request
      const photo = { bytes: PHOTO, provider: 'service', credit: creditOf(request) }
      if (kind === 'stock') return index === 3 ? undefined : photo
      // The second one cannot be decoded, of the third and fourth there is none.
      if (index > 1) return undefined
      return { ...photo, bytes: index === 0 ? clip : clip.subarray(0, 2000) }
    }
    const first = await illustrate('clips')
    const environments = ['clips', 'stock', 'stock', 'drawn by us', 'stock']
    expect(first.map(({ environment }) => environment)).toEqual(environments)
    expect(first[0]?.layers.map((layer) => layer.clip?.frameCount)).toEqual([60])
    expect(first[0]?.credits).toEqual([{ ...CREDIT, work: 'https://example.org/3' }])
    const count = asked.length
    expect(count).toBe(9)
    expect(await illustrate('clips')).toEqual(first)
    expect(asked).toHaveLength(count)
  })

  test('fail with a reason when asking breaks', async () => {
    answer = () => Promise.reject(new Error('the network is gone'))
    await expect(illustrate('generated')).rejects.toMatchObject({ code: 'picture_failed' })
  })
})
