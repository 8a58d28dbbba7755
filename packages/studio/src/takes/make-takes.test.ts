import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PhotoUnanswered } from '@hookreel/crew/makers'
import type { PhotoRequest, TakenPhoto } from '@hookreel/crew/makers'
import { NO_DRAWING, NO_PHOTO } from '@hookreel/film'
import type { Picture } from '@hookreel/film'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { writePng } from '../../../../tests/fakes/write-png.ts'
import type { StepResult } from '../film-order.ts'
import { makePreview } from '../preview/make-preview.ts'
import type { PreviewOrder } from '../preview/preview-order.ts'
import { createEmbeddedCrew } from '../studio-crew.ts'
import { makeTakes } from './make-takes.ts'
import type { Take, TakesOf } from './take.ts'

const SENTENCES = ['The cat sleeps on the sofa.', 'A lighthouse stands on the rocks.']
const page = (name: string) => `https://example.org/${name}`

let partsFolder: string
let known: Map<string, StepResult>
/** The pages that the collection has, best first. */
let pages: string[]
let photosAsked: PhotoRequest[]
let made: string[]
let isSilent = false
const embedded = createEmbeddedCrew()
const shades = new Map<string, number>()

const crew = {
  ...embedded,
  illustrator: {
    version: 'test',
    engine: {
      ...embedded.illustrator.engine,
      drawPicture: (...asked: Parameters<typeof embedded.illustrator.engine.drawPicture>) => {
        made.push('draw')
        return embedded.illustrator.engine.drawPicture(...asked)
      },
      takePhoto: async (request: PhotoRequest): Promise<TakenPhoto | undefined> => {
        made.push('take')
        photosAsked.push(request)
        if (isSilent) throw new PhotoUnanswered('nobody is there')
        const { shown, avoids = [], unwanted = [], narration } = request
        const left = pages.filter((work) => ![...(shown?.works ?? []), ...avoids, ...unwanted].includes(work))
        const [work] = narration.includes('cat') ? left : []
        if (work === undefined) return undefined
        if (!shades.has(work)) shades.set(work, shades.size)
        const shade = (shades.get(work) ?? 0) * 40
        const bytes = writePng(90, 150, (x, y) => [shade, x % 256, y % 256])
        const credit = { work, title: work, author: 'Ann', licence: 'CC BY 4.0', source: 'Commons' }
        return { bytes, provider: 'commons', credit, look: shade.toString(16).padStart(16, '0').repeat(1) }
      },
    },
  },
}

beforeEach(async () => {
  known = new Map()
  pages = ['best', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'].map(page)
  photosAsked = []
  made = []
  isSilent = false
  partsFolder = await mkdtemp(join(tmpdir(), 'hookreel-takes-'))
})
afterEach(() => rm(partsFolder, { recursive: true }))

const START: PreviewOrder = {
  ...{ style: 'default', voiceId: 'none', seconds: 'script', pace: null, silences: null, pictures: 'drawn' },
  about: { title: 'A cat', script: SENTENCES.join(' ') },
  frameSize: { width: 180, height: 320 },
  scenes: SENTENCES.map((narration, index) => ({
    ...{ id: `scene ${index}`, narration, upload: null },
    drawing: { seed: 7, index, sceneCount: SENTENCES.length, earlierSubjects: null },
  })),
}
const context = () => ({
  memory: {
    recall: async (step: string, hash: string) => known.get(step + hash),
    remember: async (step: string, hash: string, result: StepResult) => void known.set(step + hash, result),
  },
  ...{ partsFolder, crew, signal: new AbortController().signal },
})

/** A preview, and its order as its storyboard keeps it. */
async function preview(order: PreviewOrder): Promise<{ order: PreviewOrder; pictures: Picture[] }> {
  made = []
  const pictures: Picture[] = []
  const scenes = [...order.scenes]
  await makePreview(order, {
    ...context(),
    onVoice: async () => undefined,
    onPicture: async (_id, picture, { earlierSubjects, avoids }) => {
      const at = pictures.push(picture) - 1
      const scene = scenes[at]
      if (scene)
        scenes[at] = {
          ...scene,
          isSeen: true,
          drawing: { ...scene.drawing, earlierSubjects, avoids: [...avoids] },
        }
    },
  })
  return { order: { ...order, scenes }, pictures }
}

async function take(order: PreviewOrder, more: Partial<TakesOf> = {}) {
  made = []
  const takes: Take[] = []
  const of = { sceneId: 'scene 0', page: 0, filmSeed: 7, shown: null, ...more }
  const web = await makeTakes(order, of, { ...context(), onTake: async (one) => void takes.push(one) })
  return { takes, web, works: takes.map(({ picture }) => picture.credits[0]?.work) }
}
/** The storyboard after somebody took a picture for its first scene. */
const choose = (order: PreviewOrder, { seed, avoids }: Pick<Take, 'seed' | 'avoids'>): PreviewOrder => ({
  ...order,
  scenes: order.scenes.map((scene, at) =>
    at > 0 ? scene : { ...scene, isSeen: false, drawing: { ...scene.drawing, seed, avoids: [...avoids] } },
  ),
})

describe('other pictures of a drawn scene', () => {
  test('are three that differ from it and from each other, its words alone among them', async () => {
    const { order, pictures } = await preview(START)
    const { takes, web } = await take(order, { shown: pictures[0] ?? null })
    expect(web).toBe('unasked')
    expect(takes).toHaveLength(3)
    expect(takes.some(({ picture }) => picture.kind === 'type')).toBe(true)
    const small = await Promise.all(takes.map(({ file }) => readFile(join(partsFolder, file), 'latin1')))
    expect(new Set(small).size).toBe(3)
    expect(small.every((bytes) => bytes.length < 40_000)).toBe(true)
  })

  test('are just what the scene shows once one is taken, and nothing is drawn for that again', async () => {
    const { order } = await preview(START)
    const { takes } = await take(order)
    for (const one of takes) {
      const taken = await preview(choose(order, one))
      expect(made).toEqual([])
      expect(taken.pictures[0]).toEqual(one.picture)
    }
  })

  test('have the first one among them once another is taken', async () => {
    const { order, pictures } = await preview(START)
    const [first] = (await take(order)).takes
    const { takes } = await take(choose(order, first ?? { seed: 1, avoids: [] }))
    expect(takes[0]?.picture).toEqual(pictures[0])
  })

  test('are others on the next page', async () => {
    const { order } = await preview(START)
    const pages = [await take(order), await take(order, { page: 1 }), await take(order, { page: 2 })]
    const files = pages.flatMap(({ takes }) => takes.map(({ file }) => file))
    expect(new Set(files).size).toBe(9)
  })
})

describe('other pictures of a scene with a real one', () => {
  const REAL: PreviewOrder = { ...START, pictures: 'real' }

  test('are the next three of the collection, none of them shown in the film, each remembered', async () => {
    const { order, pictures } = await preview(REAL)
    expect(pictures[0]?.credits[0]?.work).toBe(page('best'))
    const { works, web, takes } = await take(order)
    expect(works).toEqual(['second', 'third', 'fourth'].map(page))
    expect(web).toBe('found')
    expect((await take(order)).works).toEqual(works)
    expect(made).toEqual([])
    const [, third] = takes
    const taken = await preview(choose(order, third ?? { seed: 1, avoids: [] }))
    expect(made).toEqual([])
    expect(taken.pictures[0]?.credits[0]?.work).toBe(page('third'))
    // With a press it is as it was.
    expect((await take(taken.order)).works).toEqual(['best', 'second', 'fourth'].map(page))
  })

  test('go on with the next page, and say plainly that there are no more', async () => {
    const { order } = await preview(REAL)
    await take(order)
    const more = await take(order, { page: 1 })
    expect(more.works).toEqual(['fifth', 'sixth', 'seventh'].map(page))
    const last = await take(order, { page: 2 })
    expect(last.web).toBe('nothing')
    expect(last.takes.every(({ picture }) => picture.environment !== 'real')).toBe(true)
  })

  test('are looked for far and wide where the film shows only what surely fits', async () => {
    const { order } = await preview({ ...REAL, pictures: 'mixed' })
    const { works, takes } = await take(order)
    expect(photosAsked.at(-1)?.kind).toBe('real')
    expect(works).toHaveLength(3)
    const [second] = takes
    const taken = await preview(choose(order, second ?? { seed: 1, avoids: [] }))
    expect(taken.pictures[0]?.credits[0]?.work).toBe(page('second'))
  })

  test.each([
    ['nothing', (): void => void pages.splice(1)],
    ['unanswered', (): void => void (isSilent = true)],
  ] as const)(
    'are drawn where the answer is "%s", and nothing of that is remembered',
    async (web, happen) => {
      const { order } = await preview(REAL)
      happen()
      const first = await take(order)
      expect(first.web).toBe(web)
      expect(first.takes).toHaveLength(3)
      const [drawn] = first.takes
      expect(drawn?.avoids).toContain(NO_PHOTO)
      const taken = await preview(choose(order, drawn ?? { seed: 1, avoids: [] }))
      expect(taken.pictures[0]).toEqual(drawn?.picture)
      isSilent = false
      pages = ['best', 'new'].map(page)
      expect((await take(order)).works).toContain(page('new'))
    },
  )

  test('end when nobody looks at them any more', async () => {
    const { order } = await preview(REAL)
    const leaving = new AbortController()
    const looking = makeTakes(
      order,
      { sceneId: 'scene 0', page: 0, filmSeed: 7, shown: null },
      { ...context(), signal: leaving.signal, onTake: async () => leaving.abort(new Error('left')) },
    )
    await expect(looking).rejects.toThrow('left')
  })
})

describe('what is unwanted', () => {
  test('is not chosen for a picture that is made anew, though it is remembered; what was seen stays', async () => {
    const real: PreviewOrder = { ...START, pictures: 'real', unwanted: [page('best')] }
    const before = await preview({ ...real, unwanted: [] })
    const seen = await preview({ ...before.order, unwanted: [page('best')] })
    expect(seen.pictures[0]?.credits[0]?.work).toBe(page('best'))
    // Drawn anew, as after a change of the style.
    const anew = await preview(real)
    expect(anew.pictures[0]?.credits[0]?.work).toBe(page('second'))
    expect(anew.order.scenes[0]?.drawing.avoids).toEqual([page('best')])
    // Let be shown again, and so it is.
    expect((await preview({ ...real, unwanted: [] })).pictures[0]?.credits[0]?.work).toBe(page('best'))
  })

  test('is among no takes, remembered or not', async () => {
    const { order } = await preview({ ...START, pictures: 'real' })
    await take(order)
    const { works } = await take({ ...order, unwanted: [page('third'), page('fifth')] })
    expect(works).toEqual(['second', 'fourth', 'sixth'].map(page))
  })

  test('of a drawn thing gives way to another picture, in its film as well', async () => {
    const { order, pictures } = await preview(START)
    expect(pictures[0]?.subjects[0]).toMatch(/^cat/)
    const cat = pictures[0]?.subjects[0]?.split('~')[0] ?? ''
    const anew = await preview({ ...START, unwanted: [cat] })
    expect(anew.pictures[0]?.subjects.some((subject) => subject.startsWith(cat))).toBe(false)
    expect(anew.order.scenes[0]?.drawing.avoids).toEqual([cat])
    // Whatever is in the list later, it is made as it was.
    const again = await preview({ ...anew.order, unwanted: [] })
    expect(again.pictures[0]).toEqual(anew.pictures[0])
    const { takes } = await take({ ...order, unwanted: [cat] })
    for (const { picture } of takes)
      expect(picture.subjects.some((subject) => subject.startsWith(cat))).toBe(false)
  })

  test('of five hundred things costs no drawing, and words alone remain', async () => {
    const unwanted = [...Array.from({ length: 499 }, (_, at) => page(`other-${at}`)), 'cat', 'lighthouse']
    const { order, pictures } = await preview({ ...START, unwanted })
    expect(made.filter((what) => what === 'draw')).toHaveLength(SENTENCES.length)
    expect(pictures.flatMap(({ subjects }) => subjects)).not.toContain('lighthouse')
    expect(order.scenes.every(({ drawing }) => (drawing.avoids?.length ?? 0) <= 3)).toBe(true)
  })
})

test('a scene of words alone has no figure and no map', async () => {
  const { pictures } = await preview(choose(START, { seed: 7, avoids: [NO_DRAWING] }))
  expect(pictures[0]?.kind).toBe('type')
  expect(pictures[0]?.subjects).toEqual([])
})
