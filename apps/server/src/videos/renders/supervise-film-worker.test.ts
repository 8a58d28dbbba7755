import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CrewSettings, ServiceId } from '@hookreel/crew'
import type { FilmOrder } from '@hookreel/studio'
import { expect, test } from 'vitest'
import { ORDER } from '../../../../../tests/builders/build-film-order.ts'
import { explainFailure } from './explain-failure.ts'
import type { FilmHears } from './film-tasks.ts'
import type { TakenWorker } from './ready-worker.ts'
import { needsOf } from './start-film-worker.ts'
import { superviseFilmWorker } from './supervise-film-worker.ts'

const service = (provider: ServiceId) => [{ provider, apiKey: 'key', baseUrl: undefined, model: undefined }]
/** One of every kind. */
const crew: CrewSettings = {
  writer: service('openai'),
  narrator: [...service('elevenlabs'), ...service('natural-voice')],
  illustrator: service('pexels'),
  animator: service('runway'),
  timeoutSeconds: 10,
}
const scene = {
  ...{ narration: 'Honey never spoils.', upload: null, description: null, sceneStart: 0 },
  drawing: { seed: 1, index: 0, sceneCount: 1, earlierSubjects: [] },
}
type Change = { readonly voiceId?: string; readonly choices?: Partial<FilmOrder['choices']> }
const board = (change: object) =>
  ({ scenes: [{ ...scene, ...change }] }) as unknown as FilmOrder['choices']['storyboard'] // what is asked of it stands in its scenes
const hasNetwork = ({ choices, ...change }: Change, settings = crew) =>
  needsOf({
    crew: settings,
    order: { ...ORDER, ...change, choices: { ...ORDER.choices, ...choices } },
  }).hasNetwork

const DRAWN: Change = { voiceId: 'flite-slt', choices: { pictures: 'drawn' } }

test.each<[string, Change]>([
  ['is drawn and spoken here', DRAWN],
  ['moves nothing', { ...DRAWN, choices: { storyboard: board({}) } }],
  ['takes real pictures where no collection may be asked', { ...DRAWN, choices: { pictures: 'real' } }],
])('a film that %s has no network, whatever services are configured', (_, change) => {
  expect(hasNetwork(change)).toBe(false)
})

test.each<[string, Change]>([
  ['the voice of a service', { ...DRAWN, voiceId: 'elevenlabs:anna' }],
  ['the natural voice', { ...DRAWN, voiceId: 'natural-voice:af_heart' }],
  [
    'the natural voice for a name',
    { ...DRAWN, choices: { speakers: [{ name: 'ANNA', voiceId: 'natural-voice:af_heart' }] } },
  ],
  [
    'the natural voice for a scene',
    { ...DRAWN, choices: { storyboard: board({ delivery: { voiceId: 'natural-voice:af_heart' } }) } },
  ],
  ['photographs', { ...DRAWN, choices: { pictures: 'stock' } }],
  ['a picture that moves', { ...DRAWN, choices: { storyboard: board({ moves: true }) } }],
])('a film with %s has the network', (_, change) => {
  expect(hasNetwork(change)).toBe(true)
})

test('a film with the natural voice for a name has it also where no other service is', () => {
  const change = { ...DRAWN, choices: { speakers: [{ name: 'ANNA', voiceId: 'natural-voice:af_heart' }] } }
  const alone = { ...crew, writer: [], narrator: service('natural-voice'), illustrator: [], animator: [] }
  expect(hasNetwork(change, alone)).toBe(true)
})

/** A process that does what `make` says, and ends when it is killed. */
function standIn(make: (hears: FilmHears) => Promise<never>): TakenWorker {
  const ended = Promise.withResolvers<void>()
  const died = Promise.withResolvers<never>()
  const kill = () => {
    ended.resolve()
    died.reject(new Error('it was killed'))
  }
  died.promise.catch(() => undefined)
  const calls = {
    ended: ended.promise,
    ask: (_name: string, _data: unknown, hears: FilmHears) => Promise.race([make(hears), died.promise]),
  } as unknown as TakenWorker['worker']['calls'] // of all that it can be asked a film alone is
  const needs = { ffmpegPath: undefined, espeakPath: undefined, hasNetwork: false, devices: [] }
  return { worker: { needs, calls, kill }, waitedIn: '' }
}

test('a film whose process is never done with a step is ended and not begun again; one that goes on is left alone', async () => {
  const partsFolder = await mkdtemp(join(tmpdir(), 'silent-film-'))
  const order = { ...ORDER, voiceId: 'flite-slt', choices: { ...ORDER.choices, pictures: 'drawn' } } as const
  const none = { writer: [], narrator: [], illustrator: [], timeoutSeconds: 10 }
  const task = {
    ...{ type: 'make', order, steps: [], partsFolder, crew: none, stepCosts: {} },
    ...{ signerId: undefined, sliceSeconds: undefined },
  } as unknown as Parameters<typeof superviseFilmWorker>[0] // what a stand-in never looks at is left out
  const listeners = {
    onStep: () => Promise.resolve(),
    acquirePermit: () => Promise.reject(new Error('nothing outside is asked')),
    costContext: { userId: 'user', videoId: 'video' },
    silentMs: 600,
  }
  const run = (make: (hears: FilmHears) => Promise<never>) =>
    superviseFilmWorker(task, listeners, AbortSignal.timeout(20_000), standIn(make))
  try {
    const end = await run(() => new Promise(() => undefined))
    expect(end).toMatchObject({ type: 'failed', code: 'film_silent' })
    if (end.type !== 'failed') throw new Error('it went on')
    expect(explainFailure(end)).toMatchObject({ isFinal: true, isOfOrder: true })
    const goesOn = run(async (hears) => {
      for (let frames = 1; frames <= 10; frames += 1) {
        await sleep(200)
        hears.frames(frames)
      }
      throw new Error('done')
    })
    expect(await goesOn).toEqual({ type: 'died', message: 'done' })
  } finally {
    await rm(partsFolder, { recursive: true })
  }
})
