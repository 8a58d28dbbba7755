// @module-tag postgresql
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ErrorBody, Receipt, Sound } from '@hookreel/contract'
import { createEmbeddedNarrator } from '@hookreel/crew'
import { encodeWav } from '@hookreel/studio'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { buildServer, openIdleQueue } from '../../../../../tests/builders/build-server.ts'
import type { BuiltServer, Client } from '../../../../../tests/builders/build-server.ts'
import { buildSettings } from '../../../../../tests/builders/build-settings.ts'
import { startFakeService } from '../../../../../tests/fakes/fake-service.ts'
import type { FakeService } from '../../../../../tests/fakes/fake-service.ts'
import { createHearingServices, newMood } from '../../../../../tests/fakes/hearing-services.ts'
import { KEYS } from '../../../../../tests/fakes/models/text-services.ts'
import { providerCalls, sounds } from '../../schema.ts'
import { listExportTexts } from '../../personal-data/exports/write-export-texts.ts'
import { writeTranscript } from './write-transcript.ts'

type Job = { readonly userId: string; readonly soundId: string; readonly orderId: string }
const SAID = 'This is my own voice, for my own film.'
const mood = newMood()
let fake: FakeService
let server: BuiltServer
let anna: Client
let spoken: Uint8Array<ArrayBuffer>
let jobs: Job[]

beforeAll(async () => {
  fake = await startFakeService(createHearingServices(mood))
  server = await buildServer({
    postgresUrl: inject('postgresUrl'),
    openQueue: openIdleQueue(async (_on, name, payload) => {
      if (name === 'write-transcript') jobs.push(payload as Job)
    }),
    environment: { OPENAI_API_KEY: KEYS.openai, OPENAI_BASE_URL: `${fake.url}/openai`, MODERATION: 'off' },
  })
  anna = await server.signUp()
  const voice = { voiceId: 'flite-slt', pace: 1 }
  const line = await createEmbeddedNarrator().speakLine({ text: SAID, ...voice })
  spoken = new Uint8Array(encodeWav(line.samples, line.sampleRate, 1))
})
afterAll(async () => {
  await server?.close()
  await fake?.close()
})
beforeEach(() => {
  Object.assign(mood, newMood(), { text: SAID })
  jobs = []
})

const send = async (on = server, who = anna) => {
  const answer = await on.app.request('/api/sounds/voice?name=take', {
    ...{ method: 'POST', headers: { cookie: who.cookie }, body: spoken },
  })
  return (await answer.json()) as Sound
}
const order = async (id: string, credits = 1, who = anna) => {
  const answer = await who.ask('POST', `/api/sounds/${id}/transcript`, { credits })
  return { status: answer.status, body: answer.body as Sound & ErrorBody }
}
const list = async (who = anna) =>
  (await who.ask('GET', '/api/sounds')).body as { sounds: Sound[]; transcription: unknown }
const read = async (id: string) => ((await anna.ask('GET', `/api/sounds/${id}`)).body as Sound).transcript
const listed = async (id: string) => (await list()).sounds.find((sound) => sound.id === id)?.transcript
const balance = async () => ((await anna.ask('GET', '/api/credits')).body as { balance: number }).balance
const receipt = async (id = '') => (await anna.ask('GET', `/api/receipts/${id}`)).body as Receipt
/** One try of what was ordered last. */
const work = (claim: string = randomUUID(), signal = new AbortController().signal, deps = server.deps) => {
  const job = jobs.at(-1)
  if (!job) throw new Error('nothing was ordered')
  return writeTranscript(deps, job, { claim, signal })
}

test('a recording is written down once for its price, which is named before', async () => {
  const { id } = await send()
  expect((await list()).transcription).toEqual({ service: 'OpenAI', credits: 1, microdollarsAMinute: 4500 })
  expect((await order(id, 0)).body.error).toMatchObject({ code: 'price_changed', details: { credits: 1 } })
  const before = await balance()
  const ordered = await order(id)
  expect([ordered.status, ordered.body.transcript?.state]).toEqual([201, 'waiting'])
  expect(await balance()).toBe(before - 1)
  await work()
  expect(await read(id)).toEqual({ state: 'done', text: SAID, service: 'OpenAI', message: null })
  // Of two hundred recordings, nobody reads all that is said.
  expect(await listed(id)).toEqual({ state: 'done', text: null, service: 'OpenAI', message: null })
  expect(mood.billed).toHaveLength(1)
  expect(mood.billed[0]?.seconds).toBeGreaterThan(2)
  expect((await receipt(jobs[0]?.orderId)).captured).toBe(1)
  const calls = await server.deps.db.select().from(providerCalls)
  expect(calls.map((call) => [call.part, call.operation])).toContainEqual(['transcriber', 'transcript'])

  const texts = listExportTexts(server.deps, jobs[0]?.userId ?? '')
  let sounds = ''
  for await (const piece of texts.find(({ name }) => name === 'sounds.json')?.write() ?? []) sounds += piece
  expect(JSON.parse(sounds)).toContainEqual(expect.objectContaining({ name: 'take', text: SAID }))

  // Again, by whomever: nothing is asked or paid.
  expect((await order(id)).body.transcript?.text).toBe(SAID)
  await work()
  expect([jobs.length, mood.billed.length, await balance()]).toEqual([1, 1, before - 1])
  const bert = await server.signUp()
  expect((await order(id, 1, bert)).body.error.code).toBe('sound_not_found')
  expect((await list(bert)).sounds).toEqual([])
  expect((await bert.ask('GET', `/api/sounds/${id}`)).status).toBe(404)
  expect((await order(id, 1, server.stranger)).status).toBe(401)
})

test('what is longer than a script can be said in is refused before it is ordered and paid', async () => {
  const { id } = await send()
  const last = async (seconds: number) =>
    server.deps.db.update(sounds).set({ seconds }).where(eq(sounds.id, id))
  const [before, asked] = [await balance(), fake.asked.length]
  await last(480.5)
  const refused = await order(id)
  expect([refused.status, refused.body.error.code]).toEqual([422, 'recording_too_long'])
  expect(refused.body.error.message).toContain('at most 4,000 characters')
  expect([jobs.length, await balance(), fake.asked.length]).toEqual([0, before, asked])
  expect(await read(id)).toBeNull()
  await last(480)
  expect((await order(id)).status).toBe(201)
})

test('a server that dies while the service listens never asks it a second time, and the credit comes back', async () => {
  const { id } = await send()
  const before = await balance()
  await order(id)
  mood.faults = [{ kind: 'silent' }]
  const dying = new AbortController()
  const first = work('first', dying.signal)
  await expect.poll(() => fake.asked.length).toBeGreaterThan(0)
  const asked = () => fake.asked.filter(({ path }) => path.endsWith('transcriptions')).length
  await expect.poll(asked).toBe(2)
  dying.abort()
  await expect(first).rejects.toThrow()
  await work('second')
  expect(asked()).toBe(2)
  expect(await read(id)).toMatchObject({ state: 'failed', text: null })
  expect((await read(id))?.message).toContain('not asked a second time')
  expect(await balance()).toBe(before)
  expect((await receipt(jobs[0]?.orderId)).isSettled).toBe(true)

  // Its owner may want it once more.
  expect((await order(id)).body.transcript?.state).toBe('waiting')
  await work()
  expect((await read(id))?.text).toBe(SAID)
  expect(await balance()).toBe(before - 1)
})

test('what a service cannot do is said, and costs nothing; so does a recording that is deleted meanwhile', async () => {
  const before = await balance()
  const { id } = await send()
  await order(id)
  mood.faults = [{ kind: 'error', status: 401, message: 'Incorrect API key provided.' }]
  await work()
  expect((await read(id))?.message).toContain('OpenAI refuses the key')
  mood.text = ''
  await order(id)
  await work()
  expect((await read(id))?.message).toContain('heard no word')
  await order(id)
  await anna.ask('DELETE', `/api/sounds/${id}`)
  await work()
  expect(await balance()).toBe(before)
  expect((await order(id)).body.error.code).toBe('sound_not_found')
})

test.each(['before', 'after'])(
  'the credit comes back of a recording that is deleted just %s it is read for the service',
  async (when) => {
    const before = await balance()
    const { id } = await send()
    await order(id)
    const { storage } = server.deps
    const read = (key: string) =>
      Readable.from(
        (async function* () {
          if (when === 'before') await anna.ask('DELETE', `/api/sounds/${id}`)
          yield* storage.read(key)
          if (when === 'after') await anna.ask('DELETE', `/api/sounds/${id}`)
        })(),
      )
    await work('first', undefined, { ...server.deps, storage: { ...storage, read } })
    expect(mood.billed).toEqual([])
    expect(await balance()).toBe(before)
    expect((await receipt(jobs[0]?.orderId)).isSettled).toBe(true)
  },
)

test('a recording that is deleted while the service listens was listened to: it is paid', async () => {
  const before = await balance()
  const { id } = await send()
  await order(id)
  mood.text = SAID
  const acquirePermit: typeof server.deps.acquirePermit = async (...asked) => {
    await anna.ask('DELETE', `/api/sounds/${id}`)
    return server.deps.acquirePermit(...asked)
  }
  const billed = mood.billed.length
  await work('first', undefined, { ...server.deps, acquirePermit })
  expect(mood.billed.length).toBe(billed + 1)
  expect(await balance()).toBe(before - 1)
})

test('an order is taken back while no service has the recording, and is another one when it is ordered again', async () => {
  const { id } = await send()
  const before = await balance()
  const asked = () => fake.asked.filter(({ path }) => path.endsWith('transcriptions')).length
  const earlier = asked()
  const stop = async (who = anna) => who.ask('POST', `/api/sounds/${id}/transcript/stop`)
  await order(id)
  expect(await balance()).toBe(before - 1)
  expect((await stop(await server.signUp())).status).toBe(404)
  expect((await stop()).body).toMatchObject({ id, transcript: null })
  expect((await stop()).body).toMatchObject({ id, transcript: null })
  expect([await balance(), await read(id)]).toEqual([before, null])
  // What was taken back is not written down when its turn comes, nor in the place of the next one.
  const stopped = jobs.at(-1)
  await order(id)
  if (stopped === undefined) throw new Error('nothing was ordered')
  await writeTranscript(server.deps, stopped, { claim: randomUUID(), signal: new AbortController().signal })
  expect([asked(), await read(id)]).toMatchObject([earlier, { state: 'waiting' }])
  await work()
  expect((await stop()).body).toMatchObject({ transcript: { state: 'done', text: SAID } })
  expect([asked(), await balance()]).toEqual([earlier + 1, before - 1])
})

test('without a service there is a clear word', async () => {
  const { server: plain } = await buildSettings(inject('postgresUrl'))
  try {
    const person = await plain.signUp()
    const { id } = await send(plain, person)
    expect((await list(person)).transcription).toBeNull()
    const refused = await order(id, 1, person)
    expect([refused.status, refused.body.error.code]).toEqual([422, 'transcription_unavailable'])
    expect(refused.body.error.message).toContain('Write the script yourself')
  } finally {
    await plain.close()
  }
})
