import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_CHOICES } from '@hookreel/film'
import type { Picture } from '@hookreel/film'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StepResult } from '../film-order.ts'
import { makeFilm } from '../make-film.ts'
import { makePreview } from './make-preview.ts'
import type { PreviewOrder, PreviewScene, PreviewVoice } from './preview-order.ts'
import { createEmbeddedCrew } from '../studio-crew.ts'
import type { StudioCrew } from '../studio-crew.ts'

const SENTENCES = [
  'Venus spins so slowly that a day there is longer than its year.',
  'The Sun holds almost all the mass of the solar system.',
  'A teaspoon of a neutron star weighs a billion tons.',
  'Light from the Sun needs eight minutes to reach us.',
]
const frameSize = { width: 180, height: 320 }
const known = new Map<string, StepResult>()
const memory = {
  recall: async (step: string, hash: string) => known.get(`${step} ${hash}`),
  remember: async (step: string, hash: string, result: StepResult) => {
    known.set(`${step} ${hash}`, result)
  },
}
let partsFolder = ''
let asked: string[] = []
let crew: StudioCrew

beforeAll(async () => {
  partsFolder = await mkdtemp(join(tmpdir(), 'hookreel-preview-'))
  const embedded = createEmbeddedCrew()
  const { narrator, illustrator } = embedded
  crew = {
    ...embedded,
    narrator: {
      ...narrator,
      engine: {
        ...narrator.engine,
        speakLine: (request, signal) => {
          asked.push(`speak ${request.text}`)
          return narrator.engine.speakLine(request, signal)
        },
      },
    },
    illustrator: {
      ...illustrator,
      engine: {
        drawPicture: (request, signal) => {
          asked.push(`draw ${request.narration}`)
          return illustrator.engine.drawPicture(request, signal)
        },
      },
    },
  }
})
afterAll(() => rm(partsFolder, { recursive: true, force: true }))

type Preview = { voice?: PreviewVoice; pictures: Map<string, Picture>; order: PreviewOrder; asked: string[] }

/** Makes a preview; the scenes of what it answers know what their pictures were drawn from. */
async function preview(order: PreviewOrder): Promise<Preview> {
  asked = []
  const made: Preview = { pictures: new Map(), order, asked }
  const subjects = new Map<string, readonly string[]>()
  await makePreview(order, {
    crew,
    memory,
    partsFolder,
    signal: new AbortController().signal,
    onVoice: async (voice) => {
      expect(made.pictures.size).toBe(0)
      made.voice = voice
    },
    onPicture: async (id, picture, { earlierSubjects }) => {
      made.pictures.set(id, picture)
      subjects.set(id, earlierSubjects)
    },
  })
  const scenes = order.scenes.map((scene) => ({
    ...scene,
    drawing: { ...scene.drawing, earlierSubjects: subjects.get(scene.id) ?? null },
  }))
  return { ...made, order: { ...order, scenes, pace: made.voice?.pace ?? null } }
}

const start: PreviewOrder = {
  style: 'default',
  voiceId: 'flite-slt',
  seconds: 15,
  about: { title: 'Space', script: SENTENCES.join(' ') },
  pace: null,
  silences: null,
  frameSize,
  pictures: 'drawn',
  scenes: SENTENCES.map((narration, index) => ({
    id: `scene ${index}`,
    narration,
    upload: null,
    drawing: { seed: 7, index, sceneCount: SENTENCES.length, earlierSubjects: null },
  })),
}
const change = (order: PreviewOrder, at: number, more: Partial<PreviewScene>): PreviewOrder => ({
  ...order,
  scenes: order.scenes.map((scene, index) => (index === at ? { ...scene, ...more } : scene)),
})

test('a preview speaks each sentence once, then draws each scene, and only what changed is made again', async () => {
  const first = await preview(start)
  expect(first.asked).toEqual([
    ...SENTENCES.map((text) => `speak ${text}`),
    ...SENTENCES.map((text) => `draw ${text}`),
  ])
  expect(first.voice?.problem).toBeNull()
  expect(first.voice?.seconds).toBeGreaterThan(13.5)
  expect(first.voice?.seconds).toBeLessThan(16.5)
  expect(first.voice?.words.map((word) => word.text).join(' ')).toBe(SENTENCES.join(' '))
  const wav = await readFile(join(partsFolder, first.voice?.file ?? ''))
  expect(wav.toString('latin1', 0, 4)).toBe('RIFF')

  const sentence = 'The Sun holds nearly all the mass of our solar system.'
  const edited = await preview(change(first.order, 1, { narration: sentence }))
  expect(edited.asked).toEqual([`speak ${sentence}`, `draw ${sentence}`])

  const drawing = edited.order.scenes[2]?.drawing ?? start.scenes[0]?.drawing
  if (!drawing) throw new Error('no scene')
  const other = await preview(change(edited.order, 2, { drawing: { ...drawing, seed: 99 } }))
  expect(other.asked).toEqual([`draw ${SENTENCES[2]}`])
  expect(other.pictures.get('scene 2')?.layers).not.toEqual(edited.pictures.get('scene 2')?.layers)

  const moved = await preview({ ...other.order, scenes: other.order.scenes.toReversed() })
  expect(moved.asked).toEqual([])
  expect(moved.voice?.scenes.map((scene) => scene.id)).toEqual(['scene 3', 'scene 2', 'scene 1', 'scene 0'])

  const dropped = await preview({ ...moved.order, scenes: moved.order.scenes.slice(1) })
  expect(dropped.asked.filter((what) => what.startsWith('draw'))).toEqual([])
})

test('the film that is ordered from a storyboard neither speaks nor draws anew', async () => {
  const { order } = await preview(start)
  asked = []
  const film = await makeFilm(
    {
      title: 'Space',
      script: SENTENCES.join(' '),
      style: order.style,
      voiceId: order.voiceId,
      seconds: order.seconds,
      resolution: '420p',
      aspectRatio: '9:16',
      format: 'mp4',
      seed: 7,
      choices: {
        ...DEFAULT_CHOICES,
        storyboard: {
          id: 'board',
          about: order.about,
          pace: order.pace,
          silences: order.silences,
          scenes: order.scenes.map(({ narration, upload, drawing }) => ({
            narration,
            upload,
            drawing: { ...drawing, earlierSubjects: [...(drawing.earlierSubjects ?? [])] },
          })),
        },
      },
    },
    { crew, memory, partsFolder, frameSize, report: () => undefined, signal: new AbortController().signal },
  )
  expect(asked).toEqual([])
  expect(film.wordCount).toBe(SENTENCES.join(' ').split(' ').length)
})

test('words that do not fill the length are played all the same, with the length that they fill', async () => {
  const { voice } = await preview({ ...start, seconds: 60, pace: null })
  expect(voice?.problem).toMatchObject({ nearest: 15 })
  expect(voice?.pace).toBe(1)
})

test('words that are too many for the length say so, with the length that comes nearest', async () => {
  const scenes = start.scenes.map((scene, at) => ({
    ...scene,
    narration: 'Slow words fill many seconds here. '.repeat(at < 2 ? 4 : 3).trim(),
  }))
  const script = scenes.map(({ narration }) => narration).join(' ')
  const { voice } = await preview({ ...start, scenes, about: { ...start.about, script } })
  expect(script.split(' ')).toHaveLength(84)
  expect(voice?.problem).toMatchObject({ nearest: 45 })
  expect(voice?.problem?.message).toContain('too long for 15 seconds')
})

test('a preview that is stopped throws why and has kept what it had made', async () => {
  const abort = new AbortController()
  const told: string[] = []
  const work = makePreview(
    { ...start, style: 'horror' },
    {
      crew,
      memory,
      partsFolder,
      signal: abort.signal,
      onVoice: async () => undefined,
      onPicture: async (id) => {
        told.push(id)
        abort.abort(new Error('stopped'))
      },
    },
  )
  await expect(work).rejects.toThrow('stopped')
  expect(told).toEqual(['scene 0'])
})
