// @module-tag postgresql
import { randomUUID } from 'node:crypto'
import type { ErrorBody, Member, Receipt } from '@hookreel/contract'
import { UNDO_SECONDS } from '@hookreel/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { buildServer, openIdleQueue } from '../../../../../tests/builders/build-server.ts'
import type { BuiltServer, Client } from '../../../../../tests/builders/build-server.ts'
import { readId } from '../../../../../tests/builders/build-settings.ts'
import { startFakePictures } from '../../../../../tests/fakes/pictures.ts'
import type { FakePictures } from '../../../../../tests/fakes/pictures.ts'
import { PURGE_MARGIN_MS, purgeDeletions } from '../../deletions/purge-deletions.job.ts'
import { castSittings, providerCalls } from '../../schema.ts'
import { memberOfFilm, pictureKey } from '../cast-files.ts'
import { findOwnMember } from '../cast.queries.ts'
import { closeOverdueSittings } from './end-sitting.ts'
import { makeSitting } from './make-sitting.ts'
import type { SittingPicture } from './sitting-schema.ts'

const PRICE = 12
const DAY = 86_400
let fake: FakePictures
let server: BuiltServer
/** What was ordered and is not done yet. */
let jobs: { userId: string; sittingId: string }[]

beforeAll(async () => {
  fake = await startFakePictures()
  server = await buildServer({
    postgresUrl: inject('postgresUrl'),
    openQueue: openIdleQueue(async (_on, name, payload) => {
      if (name === 'make-sitting') jobs.push(payload as (typeof jobs)[number])
    }),
    environment: {
      ...{ OPENAI_API_KEY: 'key', OPENAI_BASE_URL: `${fake.url}/v1`, ILLUSTRATOR_ORDER: 'openai' },
      ...{ WRITER_ORDER: 'embedded', NARRATOR_ORDER: 'embedded', MODERATION_WORDS: 'zapfish' },
    },
  })
})
afterAll(async () => {
  await server?.close()
  await fake?.close()
})
beforeEach(() => {
  jobs = []
  fake.behave('well')
  fake.asked.length = 0
  fake.paid.length = 0
})

type Sat = Member & ErrorBody
async function hire(person: Client, sheet = 'a woman with short red hair'): Promise<Member> {
  const body = { name: `Mila ${randomUUID().slice(0, 6)}`, kind: 'person', sheet }
  return (await person.ask('POST', '/api/cast', body)).body as Member
}
async function order(person: Client, id: string, credits = PRICE, headers?: Record<string, string>) {
  const answer = await person.ask('POST', `/api/cast/${id}/sittings`, { credits }, headers)
  return { status: answer.status, body: answer.body as Sat }
}
const read = async (person: Client, id: string) => {
  const { members } = (await person.ask('GET', '/api/cast')).body as { members: Member[] }
  return members.find((one) => one.id === id)
}
const balanceOf = async (person: Client) =>
  ((await person.ask('GET', '/api/credits')).body as { balance: number }).balance
const receiptOf = async (person: Client, id: string) =>
  (await person.ask('GET', `/api/receipts/${id}`)).body as Receipt
/** One try of what was ordered last. */
const work = async (claim: string = randomUUID(), signal = new AbortController().signal) => {
  const job = jobs.at(-1)
  if (!job) throw new Error('nothing was ordered')
  await makeSitting(server.deps, job, { claim, signal })
}
const choose = async (person: Client, member: Member | undefined, pictures: readonly (string | null)[]) => {
  const path = `/api/cast/${member?.id}/sittings/${member?.sitting?.id}/choice`
  const answer = await person.ask('POST', path, { pictures })
  return { status: answer.status, body: answer.body as Sat }
}
const statesOf = (member: Member | undefined) => member?.sitting?.pictures.map(({ state }) => state)

test('four are made from the sheet for the price that was shown, one is chosen, and what is not goes', async () => {
  const anna = await server.signUp()
  const annaId = await readId(anna)
  const before = await balanceOf(anna)
  const member = await hire(anna)
  const { body: shown } = await anna.ask('GET', '/api/cast')
  expect(shown).toMatchObject({
    makesPictures: {
      service: 'OpenAI',
      credits: PRICE,
      microdollars: 120_000,
      referenceMicrodollars: 48_000,
    },
  })
  const ordered = await order(anna, member.id)
  expect(ordered.status).toBe(201)
  expect(ordered.body.sitting).toMatchObject({ status: 'making', service: 'OpenAI' })
  expect(await balanceOf(anna)).toBe(before - PRICE)
  await work()
  const made = await read(anna, member.id)
  expect([made?.sitting?.status, statesOf(made)]).toEqual(['ready', Array(4).fill('made')])
  expect(fake.asked.map(({ path }) => path)).toEqual(Array(4).fill('/v1/images/generations'))
  const prompts = fake.asked.map(({ body }) => String(Object(body).prompt))
  expect(new Set(prompts).size).toBe(4)
  for (const prompt of prompts) expect(prompt).toContain('«a woman with short red hair»')
  const urls = made?.sitting?.pictures.map(({ url }) => url ?? '') ?? []
  const picture = await server.app.request(urls[0] ?? '')
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(await receiptOf(anna, made?.sitting?.id ?? '')).toMatchObject({
    ...{ held: PRICE, captured: PRICE, returned: 0, isSettled: true, why: 'Pictures of the cast made' },
  })
  const calls = await server.deps.db.select().from(providerCalls).where(eq(providerCalls.userId, annaId))
  expect(calls.map(({ state, operation }) => [state, operation])).toEqual(
    Array.from({ length: 4 }, () => ['succeeded', 'picture']),
  )

  const [first, second] = made?.sitting?.pictures ?? []
  const chosen = await choose(anna, made, [second?.id ?? ''])
  expect([chosen.status, chosen.body.sitting]).toEqual([200, null])
  expect(chosen.body.pictures).toMatchObject([{ id: second?.id, madeBy: 'OpenAI, gpt-image-2.6-flare' }])
  expect((await server.app.request(first?.url ?? '')).status).toBe(404)
  expect((await server.app.request(chosen.body.pictures[0]?.url ?? '')).status).toBe(200)
  // A film's record names the model that made what its pictures were made from.
  const row = await findOwnMember(server.deps.db, annaId, member.id)
  expect(row && memberOfFilm(row).referenceModels).toEqual(['OpenAI, gpt-image-2.6-flare'])
  expect(
    await server.deps.storage.findSize(pictureKey({ userId: annaId, id: member.id }, first?.id ?? '')),
  ).toBe(undefined)
  // The next ones are made from the chosen one: each request carries it.
  await order(anna, member.id)
  fake.asked.length = 0
  await work()
  const kept = Buffer.from(await (await server.app.request(chosen.body.pictures[0]?.url ?? '')).arrayBuffer())
  expect(fake.asked).toHaveLength(4)
  for (const { path, body } of fake.asked) {
    expect(path).toBe('/v1/images/edits')
    const sent = [Object(body).image ?? Object(body)['image[]']].flat()
    expect(sent).toEqual([`image/jpeg;${kept.toString('base64')}`])
    expect(Object(body).prompt).toContain('shows the same one')
  }
})

test('a try that ends in the middle never orders a second time what may have been paid', async () => {
  const anna = await server.signUp()
  const before = await balanceOf(anna)
  const member = await hire(anna)
  await order(anna, member.id)
  fake.behave('slow')
  const stopped = new AbortController()
  const first = work('one', stopped.signal)
  await expect.poll(() => fake.asked.length, { timeout: 20_000 }).toBe(2)
  // The process dies here: nobody writes how these two ended.
  stopped.abort()
  await expect(first).rejects.toThrow()
  expect(statesOf(await read(anna, member.id))).toEqual(['asked', 'asked', 'waiting', 'waiting'])
  fake.behave('well')
  fake.release()
  await work('two')
  expect(fake.asked).toHaveLength(4)
  const made = await read(anna, member.id)
  expect(statesOf(made)).toEqual(['failed', 'failed', 'made', 'made'])
  expect(made?.sitting?.pictures[0]?.failure).toContain('is not ordered a second time')
  expect(await balanceOf(anna)).toBe(before - PRICE / 2)
  expect(await receiptOf(anna, made?.sitting?.id ?? '')).toMatchObject({ captured: 6, returned: 6 })
  // What is done again changes nothing.
  await work('three')
  expect([fake.asked.length, await balanceOf(anna)]).toEqual([4, before - PRICE / 2])
})

test('two tries at once: the later one has it, and what the earlier one writes is refused', async () => {
  const anna = await server.signUp()
  const before = await balanceOf(anna)
  const member = await hire(anna)
  await order(anna, member.id)
  fake.behave('slow')
  const early = work('early')
  await expect.poll(() => fake.asked.length, { timeout: 20_000 }).toBe(2)
  const late = work('late')
  await expect.poll(() => fake.asked.length, { timeout: 20_000 }).toBe(4)
  fake.behave('well')
  fake.release()
  await Promise.all([early, late])
  expect(fake.asked).toHaveLength(4)
  expect(statesOf(await read(anna, member.id))).toEqual(['failed', 'failed', 'made', 'made'])
  expect(await balanceOf(anna)).toBe(before - PRICE / 2)
})

test('stopped, no further picture is begun; what was asked for is delivered and paid', async () => {
  const anna = await server.signUp()
  const before = await balanceOf(anna)
  const member = await hire(anna)
  const { sitting } = (await order(anna, member.id)).body
  fake.behave('slow')
  const making = work()
  await expect.poll(() => fake.asked.length, { timeout: 20_000 }).toBe(2)
  expect((await choose(anna, await read(anna, member.id), [])).body.error.code).toBe('cast_sitting_making')
  const path = `/api/cast/${member.id}/sittings/${sitting?.id}/stop`
  expect((await anna.ask('POST', path)).body).toMatchObject({ sitting: { isStopping: true } })
  fake.behave('well')
  fake.release()
  await making
  const made = await read(anna, member.id)
  expect([made?.sitting?.status, statesOf(made)]).toEqual(['ready', ['made', 'made', 'waiting', 'waiting']])
  expect([fake.asked.length, await balanceOf(anna)]).toEqual([2, before - PRICE / 2])
  // One that nobody took up yet ends at once.
  await choose(anna, made, [])
  const again = (await order(anna, member.id)).body.sitting
  await anna.ask('POST', `/api/cast/${member.id}/sittings/${again?.id}/stop`)
  expect((await read(anna, member.id))?.sitting).toBeNull()
  expect(await balanceOf(anna)).toBe(before - PRICE / 2)
  await work()
  expect(fake.asked).toHaveLength(2)
})

test('an order is stopped by its key: whether it comes later, has come, or some was asked of the service', async () => {
  const anna = await server.signUp()
  const before = await balanceOf(anna)
  const member = await hire(anna)
  const stop = async (person: Client, key: string) =>
    (await person.ask('POST', '/api/orders/stop', { key })).body
  const late = { 'idempotency-key': randomUUID() }
  expect(await stop(anna, late['idempotency-key'])).toEqual({ outcome: 'nothing' })
  expect((await order(anna, member.id, PRICE, late)).body.error.code).toBe('order_stopped')
  const [arrived, begun] = [{ 'idempotency-key': randomUUID() }, { 'idempotency-key': randomUUID() }]
  expect((await order(anna, member.id, PRICE, arrived)).status).toBe(201)
  expect(await stop(await server.signUp(), arrived['idempotency-key'])).toEqual({ outcome: 'nothing' })
  expect(await balanceOf(anna)).toBe(before - PRICE)
  expect(await stop(anna, arrived['idempotency-key'])).toEqual({ outcome: 'cancelled' })
  expect(await stop(anna, arrived['idempotency-key'])).toEqual({ outcome: 'cancelled' })
  expect([(await read(anna, member.id))?.sitting, await balanceOf(anna)]).toEqual([null, before])
  await order(anna, member.id, PRICE, begun)
  fake.behave('slow')
  const making = work()
  await expect.poll(() => fake.asked.length, { timeout: 20_000 }).toBe(2)
  expect(await stop(anna, begun['idempotency-key'])).toEqual({ outcome: 'finished' })
  fake.behave('well')
  fake.release()
  await making
  expect(statesOf(await read(anna, member.id))).toEqual(['made', 'made', 'waiting', 'waiting'])
  expect(await balanceOf(anna)).toBe(before - PRICE / 2)
})

test('nothing is ordered at another price, twice, without words, beyond four, or by somebody else', async () => {
  const anna = await server.signUp()
  const eve = await server.signUp()
  const before = await balanceOf(anna)
  const member = await hire(anna)
  const codeOf = async (answer: Promise<{ status: number; body: Sat }>) => (await answer).body.error?.code
  expect(await codeOf(order(anna, member.id, PRICE - 1))).toBe('price_changed')
  expect(await codeOf(order(anna, 'nobody'))).toBe('cast_member_not_found')
  expect(await codeOf(order(eve, member.id))).toBe('cast_member_not_found')
  expect(await codeOf(order(anna, (await hire(anna, '')).id))).toBe('cast_sheet_missing')
  expect(
    (await server.stranger.ask('POST', `/api/cast/${member.id}/sittings`, { credits: PRICE })).status,
  ).toBe(401)
  for (const credits of [-1, 1.5, '12', null])
    expect((await anna.ask('POST', `/api/cast/${member.id}/sittings`, { credits })).status).toBe(422)
  const key = { 'idempotency-key': randomUUID() }
  const both = await Promise.all([order(anna, member.id, PRICE, key), order(anna, member.id, PRICE, key)])
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  expect([jobs.length, await balanceOf(anna)]).toEqual([1, before - PRICE])
  expect(await codeOf(order(anna, (await hire(anna)).id, PRICE, key))).toBe('idempotency_conflict')
  expect(await codeOf(order(anna, member.id))).toBe('cast_sitting_open')
  const own = await read(anna, member.id)
  for (const [person, path, body] of [
    [eve, `${own?.sitting?.id}/stop`, undefined],
    [eve, `${own?.sitting?.id}/choice`, { pictures: [] }],
    [anna, 'nobody/choice', { pictures: [] }],
  ] as const)
    expect((await person.ask('POST', `/api/cast/${member.id}/sittings/${path}`, body)).status).toBe(404)
  await work()
  const made = await read(anna, member.id)
  expect((await choose(anna, made, ['forged'])).body.error.code).toBe('cast_sitting_not_found')
  const all = made?.sitting?.pictures.map(({ id }) => id) ?? []
  expect((await choose(anna, made, all)).body.pictures).toHaveLength(4)
  expect(await codeOf(order(anna, member.id))).toBe('cast_pictures_too_many')
  expect(await balanceOf(anna)).toBe(before - PRICE)
})

test('what is not chosen in a day goes; with its member everything goes, and what was held comes back', async () => {
  const anna = await server.signUp()
  const annaId = await readId(anna)
  const before = await balanceOf(anna)
  const [one, two] = [await hire(anna), await hire(anna)]
  await order(anna, one.id)
  await work()
  const made = await read(anna, one.id)
  const keys =
    made?.sitting?.pictures.map(({ id }) => pictureKey({ userId: annaId, id: one.id }, id ?? '')) ?? []
  server.wait(DAY - 60)
  await closeOverdueSittings(server.deps)
  expect((await read(anna, one.id))?.sitting?.status).toBe('ready')
  server.wait(120)
  await closeOverdueSittings(server.deps)
  expect((await read(anna, one.id))?.sitting).toBeNull()
  for (const key of keys) expect(await server.deps.storage.findSize(key)).toBeUndefined()
  server.wait(8 * DAY)
  await closeOverdueSittings(server.deps)
  const rows = await server.deps.db.select().from(castSittings).where(eq(castSittings.userId, annaId))
  expect(rows).toEqual([])

  await order(anna, two.id)
  await anna.ask('POST', '/api/deletions', { kind: 'cast', ids: [two.id] })
  server.wait(UNDO_SECONDS + PURGE_MARGIN_MS / 1000 + 1)
  await purgeDeletions(server.deps)
  expect(await balanceOf(anna)).toBe(before - PRICE)
  fake.asked.length = 0
  await work()
  expect(fake.asked).toEqual([])
})

test('with a member that is deleted while a service makes its pictures, what was asked for is paid', async () => {
  const anna = await server.signUp()
  const before = await balanceOf(anna)
  const member = await hire(anna)
  server.wait(61)
  await order(anna, member.id)
  const sittingId = jobs.at(-1)?.sittingId ?? ''
  // As it stands while two of them are under way.
  const pictures = ['asked', 'asked', 'waiting', 'waiting'].map((state) => ({ state }) as SittingPicture)
  const change = { pictures, claim: randomUUID() }
  await server.deps.db.update(castSittings).set(change).where(eq(castSittings.id, sittingId))
  await anna.ask('POST', '/api/deletions', { kind: 'cast', ids: [member.id] })
  server.wait(UNDO_SECONDS + PURGE_MARGIN_MS / 1000 + 1)
  await purgeDeletions(server.deps)
  expect(await balanceOf(anna)).toBe(before - PRICE / 2)
})

test.each([
  ['moderated', /declin|safety|content/i],
  ['refused', /key/i],
  ['no picture', /picture/i],
  ['broken', /./],
] as const)(
  'a service that is %s is told with its reason, and all credits come back',
  async (mood, reason) => {
    const anna = await server.signUp()
    const before = await balanceOf(anna)
    const member = await hire(anna)
    fake.behave(mood)
    server.wait(61)
    await order(anna, member.id)
    await work()
    const failed = await read(anna, member.id)
    expect(failed?.sitting).toMatchObject({ status: 'failed' })
    // Those that come after may be told that it is left alone meanwhile.
    expect(failed?.sitting?.pictures.map(({ failure }) => failure)).toContainEqual(
      expect.stringMatching(reason),
    )
    expect(JSON.stringify(failed)).not.toContain('sk-secret')
    expect(await balanceOf(anna)).toBe(before)
    expect((await choose(anna, failed, [])).body.sitting).toBeNull()
  },
)
