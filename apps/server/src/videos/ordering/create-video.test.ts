// @module-tag postgresql
import { createVideo as endpoint, type LengthEstimate } from '@hookreel/contract'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { buildServer, openIdleQueue, type BuiltServer } from '../../../../../tests/builders/build-server.ts'
import { readId } from '../../../../../tests/builders/build-settings.ts'
import { useUpLimit } from '../../../../../tests/builders/use-up-limit.ts'
import { ORDER } from '../../../../../tests/builders/build-video.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { ideas } from '../../schema.ts'
import { createVideo } from './create-video.ts'
import { failVideo } from '../renders/fail-video.ts'

// On the embedded database one transaction runs after another: only PostgreSQL shows what two at once do.
let server: BuiltServer
beforeAll(async () => {
  server = await buildServer({
    postgresUrl: inject('postgresUrl'),
    openQueue: openIdleQueue(),
  })
})
afterAll(() => server?.close())

test('orders that come at the same moment under one key are one video, paid once', async () => {
  const anna = await server.signUp()
  const before = (await anna.ask('GET', '/api/credits')).body as { balance: number }
  const key = { 'idempotency-key': 'the-same-order' }
  const answers = await Promise.all([1, 2, 3, 4].map(() => anna.ask('POST', '/api/videos', ORDER, key)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  const [video] = answers.map(({ body }) => body as { id: string; credits: number })
  expect(new Set(answers.map(({ body }) => (body as { id: string }).id))).toEqual(new Set([video?.id]))
  const after = (await anna.ask('GET', '/api/credits')).body as { balance: number }
  expect(before.balance - after.balance).toBe(video?.credits)
})

test('the title of an idea that is changed while the moderation looks at it is shown to it, too', async () => {
  const anna = await server.signUp()
  const userId = await readId(anna)
  const ideaId = crypto.randomUUID()
  await server.deps.db.insert(ideas).values({ id: ideaId, userId, title: 'Plain', script: ORDER.script })
  const shown: string[] = []
  const moderate: typeof server.deps.moderate = async (texts) => {
    shown.push(texts.join(' '))
    const title = 'What may not be said'
    if (shown.length === 1)
      expect((await anna.ask('PATCH', `/api/ideas/${ideaId}`, { title })).status).toBe(200)
    if (shown.at(-1)?.includes(title)) throw new AppError('content_refused')
  }
  const { title: _, ...untitled } = ORDER
  const order = readInput(endpoint.body ?? z.never(), { ...untitled, ideaId })
  const made = createVideo({ ...server.deps, moderate }, userId, order, undefined)
  await expect(made).rejects.toMatchObject({ code: 'content_refused' })
  expect(shown).toHaveLength(2)
  expect((await anna.ask('GET', '/api/videos')).body).toMatchObject({ total: 0 })
})

const OX = { word: 'ox', saidAs: `the ${'tremendous '.repeat(7)}beast` }

test('a film is told and paid as long as its words sound, not as they are written', async () => {
  const anna = await server.signUp()
  const script = 'The ox sees an ox and an ox. '.repeat(12).trim()
  const order = { ...ORDER, script, duration: 'script' }
  const tell = async (sayings: (typeof OX)[]) =>
    (await anna.ask('POST', '/api/videos/estimate', { ...order, sayings })).body as { credits: number }
  const plain = await tell([])
  const told = await tell([OX])
  expect(told.credits).toBeGreaterThan(3 * plain.credits)
  // Of this film, and of the list of all films: both cost the same.
  const ofFilm = { ...order, choices: { sayings: [OX] } }
  expect((await anna.ask('POST', '/api/videos', ofFilm)).body).toMatchObject({ credits: told.credits })
  await anna.ask('POST', '/api/pronunciations', OX)
  expect(await tell([])).toMatchObject({ credits: told.credits })
  expect((await anna.ask('POST', '/api/videos', order)).body).toMatchObject({
    error: { code: 'insufficient_credits', details: { required: told.credits } },
  })
})

test('whose script is in another language than its voice is told before the order', async () => {
  const anna = await server.signUp()
  const tell = async (voiceId: string) => {
    const script = 'Heute kostet ein Brot mehr als im Jahr 2019, und das ist nicht gut.'
    const order = { ...ORDER, script, voiceId, duration: 'script' }
    return (await anna.ask('POST', '/api/videos/estimate', order)).body as LengthEstimate
  }
  const { message, seconds } = await tell('flite-slt')
  expect(message).toBe(
    `This script is German, and Clara reads it as English. Choose a German voice. The film will be about ${seconds} seconds long.`,
  )
  expect(await tell('none')).toMatchObject({ message: null })
})

test('whose script no voice speaks is told so before the order, not to choose a voice that there is not', async () => {
  const anna = await server.signUp()
  const script = 'שלום לכולם. זה סרטון קצר על הים. הים כחול ויפה מאוד.'
  const order = { ...ORDER, script, voiceId: 'flite-slt', duration: 'script' }
  const { message } = (await anna.ask('POST', '/api/videos/estimate', order)).body as LengthEstimate
  expect(message).toMatch(
    /^No installed voice speaks Hebrew\. Write .* The film will be about \d+ seconds long\.$/,
  )
})

test('what cannot be had is ordered sixty times a minute at most, films and versions of them together', async () => {
  const anna = await server.signUp()
  const film = () => anna.ask('POST', '/api/videos', { ...ORDER, voiceId: 'nobody' })
  const version = () => anna.ask('POST', '/api/videos/x/languages', { language: 'German', voiceId: 'none' })
  const statuses: number[] = []
  for (let n = 0; n < 31; n += 1) statuses.push((await film()).status, (await version()).status)
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => [422, 404]).flat(), 429, 429])
  server.wait(61)
  expect((await film()).status).toBe(422)
})

test('a script that would be spoken for half an hour is refused, with the reason', async () => {
  const anna = await server.signUp()
  const script = 'An ox and an ox. '.repeat(200).trim()
  const order = { ...ORDER, script, duration: 'script', choices: { sayings: [OX] } }
  expect((await anna.ask('POST', '/api/videos', order)).body).toMatchObject({
    error: { code: 'invalid_input', fields: { script: expect.stringContaining('at most 15 minutes') } },
  })
})

test('a film keeps of all sayings those that its words need', async () => {
  const anna = await server.signUp()
  const others = Array.from({ length: 190 }, (_, n) => ({ word: `word ${n}`, saidAs: 'x'.repeat(100) }))
  const choices = { sayings: [...others, { word: 'ox', saidAs: 'beast' }] }
  const order = { ...ORDER, script: 'An ox sees word 7 in the grass.', choices }
  const { body } = await anna.ask('POST', '/api/videos', order)
  expect(body).toMatchObject({
    choices: { sayings: [others[7], { word: 'ox', saidAs: 'beast' }] },
  })
})

test('of whom a hundred films a day were cancelled or failed orders no more, and still cancels what there is', async () => {
  const anna = await server.signUp()
  const order = async () => anna.ask('POST', '/api/videos', ORDER)
  const cancel = async ({ body }: { body: unknown }) =>
    (await anna.ask('POST', `/api/videos/${(body as { id: string }).id}/cancel`)).status
  const last = await order()
  await useUpLimit(server, 'cancelled films of a day', await readId(anna), 98)
  expect(await cancel(await order())).toBe(200)
  const { id } = (await order()).body as { id: string } // what was ordered
  await failVideo(server.deps, id, { code: 'voice_failed', message: 'The script was not heard.' })
  expect(await order()).toMatchObject({
    status: 429,
    body: {
      error: {
        code: 'rate_limited',
        message: expect.stringContaining('100 of your videos were cancelled or failed'),
      },
    },
  })
  expect(await cancel(last)).toBe(200)
  server.wait(86_401)
  expect((await order()).status).toBe(201)
})

test('orders that are stopped count as cancelled films', async () => {
  const anna = await server.signUp()
  await useUpLimit(server, 'cancelled films of a day', await readId(anna), 99)
  const key = { 'idempotency-key': 'the-hundredth' }
  expect((await anna.ask('POST', '/api/videos', ORDER, key)).status).toBe(201)
  await anna.ask('POST', '/api/orders/stop', { key: 'the-hundredth' })
  expect((await anna.ask('POST', '/api/videos', ORDER)).status).toBe(429)
})
