import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crewEnvironment, ProviderError, readCrew } from '@hookreel/crew'
import type { ProviderCall, ProviderFailure } from '@hookreel/crew'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { replyJson, startFakeService } from '../../../tests/fakes/fake-service.ts'
import type { FakeService } from '../../../tests/fakes/fake-service.ts'
import { openServices } from './open-services.ts'

let folder: string
let service: FakeService

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hookreel-services-'))
  service = await startFakeService(({ path: asked, body }) => {
    if (asked !== '/moderations') return undefined
    const violence = JSON.stringify(body).includes('massacre')
    return replyJson({
      id: 'modr-1',
      model: 'omni',
      results: [{ flagged: violence, categories: { violence } }],
    })
  })
})
afterAll(async () => {
  await service?.close()
  await rm(folder, { recursive: true, force: true })
})

let number = 0
/** Services with a data folder of their own, as one command opens them. */
function open(environment: Record<string, string> = {}, isOffline = false) {
  const dataFolder = path.join(folder, String((number += 1)))
  const crew = readCrew(crewEnvironment.parse(environment))
  const openWeb = {
    isOn: false,
    contact: undefined,
    wikipedia: 'http://127.0.0.1:9',
    wikidata: 'http://127.0.0.1:9',
  }
  const programs = {
    ffmpegPath: undefined,
    encoder: 'x264' as const,
    espeakPath: undefined,
    isTerminal: false,
    openWeb,
  }
  const readDay = async () =>
    JSON.parse(await readFile(path.join(dataFolder, 'spending.json'), 'utf8')) as { microdollars: number }
  return { ...openServices({ ...programs, crew, dataFolder }, isOffline), readDay }
}
const aCall = (estimatedMicrodollars: number): ProviderCall => ({
  ...{ provider: 'fal', part: 'illustrator', operation: 'picture', model: 'm', estimatedMicrodollars },
})
const fail = (failure: ProviderFailure, retryAfterSeconds?: number) => () =>
  Promise.reject(new ProviderError('fal', failure, `It says ${failure}.`, { retryAfterSeconds }))

test('a service that fails three times is left alone, and the reason says why', async () => {
  const { gate } = open()
  for (let round = 0; round < 3; round += 1)
    await expect(gate.run(aCall(10), fail('unavailable'))).rejects.toMatchObject({ failure: 'unavailable' })
  let isSent = false
  const work = async () => ({ value: (isSent = true), microdollars: 10 })
  await expect(gate.run(aCall(10), work)).rejects.toMatchObject({
    failure: 'paused',
    message: expect.stringContaining('fal cannot be reached.'),
  })
  expect(isSent).toBe(false)
})

test('a busy service is asked again, and no more calls run at once than are allowed', async () => {
  const { gate } = open({ AI_CONCURRENCY: '2' })
  let tries = 0
  const busyOnce = async () => {
    tries += 1
    return tries === 1 ? fail('rate_limited', 0)() : { value: 'made', microdollars: 1 }
  }
  expect(await gate.run(aCall(1), busyOnce)).toBe('made')
  let begun = 0
  const both = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const hold = async () => {
    begun += 1
    if (begun === 2) both.resolve()
    await end.promise
    return { value: 1, microdollars: 0 }
  }
  const held = [1, 2, 3].map(() => gate.run(aCall(0), hold))
  await both.promise
  await gate.run({ ...aCall(0), provider: 'openai' }, async () => ({ value: 1, microdollars: 0 }))
  expect(begun).toBe(2)
  end.resolve()
  await Promise.all(held)
  expect(begun).toBe(3)
})

test('the smaller of both budgets of a day is kept, and a refused call costs nothing', async () => {
  const { gate, readDay, spent } = open({ AI_BUDGET_PER_USER: '5', AI_BUDGET_PER_DAY: '1' })
  await expect(gate.run(aCall(900_000), fail('refused'))).rejects.toMatchObject({ failure: 'refused' })
  expect(await gate.run(aCall(900_000), async () => ({ value: 'made', microdollars: 800_000 }))).toBe('made')
  await expect(gate.run(aCall(100_000), fail('slow'))).rejects.toMatchObject({ failure: 'slow' })
  expect((await readDay()).microdollars).toBe(900_000)
  const beyond = gate.run(aCall(200_000), async () => ({ value: 'made', microdollars: 200_000 }))
  await expect(beyond).rejects.toMatchObject({
    failure: 'over_budget',
    message: expect.stringContaining('AI_BUDGET_PER_DAY'),
  })
  expect(spent()).toEqual([{ service: 'fal', microdollars: 900_000 }])
})

test('texts are looked at before anything is made of them, and by no service when offline', async () => {
  const keys = { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: service.url, MODERATION_WORDS: 'Acme Bank' }
  const { moderate } = open(keys)
  await moderate(['Why the sky is blue', ''])
  await expect(moderate(['A massacre, in detail'])).rejects.toThrow('it seems to be about violence')
  expect(service.asked).toHaveLength(2)
  const offline = open(keys, true)
  await offline.moderate(['A massacre, in detail'])
  await expect(offline.moderate(['Why ACME bank is best'])).rejects.toThrow('No videos are made about this')
  expect(service.asked).toHaveLength(2)
})
