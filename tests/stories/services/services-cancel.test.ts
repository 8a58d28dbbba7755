// @module-tag postgresql
import type { Video } from '@hookreel/contract'
import { FILM_STEPS } from '@hookreel/film'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startFakeService } from '../../fakes/fake-service.ts'
import type { FakeService } from '../../fakes/fake-service.ts'
import { startFakePictures } from '../../fakes/pictures.ts'
import type { FakePictures } from '../../fakes/pictures.ts'
import { createSpeechServices, ELEVENLABS_KEY } from '../../fakes/speech-services.ts'
import { buildMachines } from '../faults/machines.ts'
import type { Machine, Machines } from '../faults/machines.ts'
import {
  isEnded,
  makeDataDir,
  FULL_ORDER as ORDER,
  signUp,
  startStoryServer,
  waitForVideo,
} from '../videos-server.ts'
import type { Person } from '../videos-server.ts'

/** For machines that do much else: every wait is for a state, none for a time. */
const LONG = 900_000
vi.setConfig({ testTimeout: LONG, hookTimeout: LONG })
let words: FakeService
let pictures: FakePictures
let settings: Record<string, string>
let machines: Machines

beforeAll(async () => {
  words = await startFakeService(createSpeechServices([]))
  pictures = await startFakePictures()
  settings = {
    ...{ ELEVENLABS_API_KEY: ELEVENLABS_KEY, ELEVENLABS_BASE_URL: `${words.url}/elevenlabs` },
    ...{ FAL_KEY: 'fal-key', FAL_BASE_URL: pictures.url },
  }
  machines = await buildMachines()
})
afterAll(async () => {
  await machines?.end()
  await words?.close()
  await pictures?.close()
})

const FILM = { ...ORDER, voiceId: 'elevenlabs:rachel', choices: { pictures: 'generated' } }
/** The first frames are encoded while the last pictures are still on their way: only what is checked has all of them. */
const LAST_STEPS = FILM_STEPS.slice(FILM_STEPS.indexOf('check'))
const textsSince = (from: number) =>
  words.asked
    .slice(from)
    .filter(({ path }) => path.endsWith('/with-timestamps'))
    .map(({ body }) => String(Reflect.get(Object(body), 'text')))
/** Each scene has its own. */
const seedsSince = (from: number) =>
  pictures.paid.slice(from).map(({ body }) => String(Reflect.get(Object(body), 'seed')))

async function order(person: Person): Promise<Video> {
  const { status, body } = await person.call('POST', '/api/videos', FILM)
  expect([status, body]).toMatchObject([201, { status: 'queued' }])
  return body as Video
}

/** Orders a film, and cancels it when it is spoken and its first picture is there. */
async function cancelHalfWay(person: Person, before: () => Promise<void>): Promise<void> {
  pictures.behave('well', 'slow')
  const asked = pictures.asked.length
  const { id } = await order(person)
  // Three are asked for at once: the fourth is begun when one of them is remembered.
  await expect.poll(() => pictures.asked.length - asked, { timeout: LONG }).toBeGreaterThanOrEqual(4)
  await before()
  const cancelled = await person.call('POST', `/api/videos/${id}/cancel`)
  expect([cancelled.status, cancelled.body]).toMatchObject([200, { failure: { code: 'cancelled' } }])
  pictures.behave('well')
}

/** What a cancelled film paid for is not paid again by the same order. */
async function expectNothingPaidTwice(
  person: Person,
  { before = async () => {}, after = async () => {} }: { [when in 'before' | 'after']?: () => Promise<void> },
): Promise<void> {
  const [asked, paid] = [words.asked.length, pictures.paid.length]
  await cancelHalfWay(person, before)
  await after()
  const { id } = await order(person)
  const isDrawn = ({ progress }: Video) => progress !== null && LAST_STEPS.includes(progress.step)
  const video = await waitForVideo(person, id, (now) => isEnded(now) || isDrawn(now), LONG)
  expect(video.failure).toBeNull()
  // Nothing is paid after that.
  await person.call('POST', `/api/videos/${id}/cancel`)
  const [texts, seeds] = [textsSince(asked), seedsSince(paid)]
  expect(texts.length).toBeGreaterThan(1)
  expect(texts).toEqual([...new Set(texts)])
  expect(seeds.length).toBeGreaterThanOrEqual(4)
  expect(seeds).toEqual([...new Set(seeds)])
}

describe('with a web process and a worker that share PostgreSQL and an object store', () => {
  let web: Machine
  let worker: Machine

  beforeAll(async () => {
    web = await machines.start('web', settings)
    worker = await machines.start('worker', settings)
  })

  test('a film that is cancelled keeps what its worker paid for, for a worker on another machine', async () => {
    await expectNothingPaidTwice(await signUp(web.url, 'anna@example.org'), {
      after: async () => {
        await worker.stop()
        worker = await machines.start('worker', settings)
      },
    })
    const left = () => [...machines.store.objects.keys()].filter((key) => key.includes('.parts/'))
    await expect.poll(left, { timeout: LONG }).toEqual([])
  })

  test('a film whose worker is gone when it is cancelled keeps what was paid for', async () => {
    await expectNothingPaidTwice(await signUp(web.url, 'berta@example.org'), {
      before: () => worker.kill(),
      after: async () => void (worker = await machines.start('worker', settings)),
    })
  })
})

test('a film that is cancelled in a server that does everything keeps what was paid for', async () => {
  const folder = await makeDataDir()
  const server = await startStoryServer(folder.dataDir, settings)
  try {
    await expectNothingPaidTwice(await signUp(server.url, 'carl@example.org'), {})
  } finally {
    await server.stop()
    await folder.remove()
  }
})
