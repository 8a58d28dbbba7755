import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer, type BuiltServer } from '../builders/build-server.ts'
import { createWorld, happen, HAPPENINGS, readBooks, recover } from './ledger-world.ts'
import type { Books } from './ledger-world.ts'
import { describeOnDatabases } from '../describe-on-databases.ts'

/** Stories told on each database, each of about six happenings; a wrong one is printed with its seed. LEDGER_STORIES tells more. */
const STORIES = { embedded: 150, PostgreSQL: 800 }
const LIMIT_MS = 60 * 60_000
const MORE = Number(process.env['LEDGER_STORIES'] ?? 0)
/** Persons whose stories run side by side. */
const PERSONS = 10

const happening = fc.record({
  what: fc.constantFrom(...HAPPENINGS),
  nth: fc.constantFrom(0, 0, 1, 2),
  death: fc.oneof(
    { arbitrary: fc.constant('none' as const), weight: 6 },
    { arbitrary: fc.constant('before the commit' as const), weight: 1 },
    { arbitrary: fc.constant('after the commit' as const), weight: 1 },
  ),
})
/** One after the other; what stands in one group happens at once. */
const story = fc.array(fc.array(happening, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 })

describeOnDatabases('on %s', (postgresUrl) => {
  let server: BuiltServer
  beforeAll(async () => {
    server = await buildServer({ postgresUrl })
  })
  afterAll(() => server.close())

  test(
    'whatever happens in whatever order, at once or cut off, the books are right',
    async () => {
      const stories = fc.array(story, { minLength: PERSONS, maxLength: PERSONS })
      const property = fc.asyncProperty(stories, async (all) => {
        await Promise.all(
          all.map(async (groups) => {
            const world = await createWorld(server)
            for (const group of groups) await Promise.all(group.map((one) => happen(world, one)))
            checkBooks(await readBooks(world))
            await recover(world)
            const books = await readBooks(world)
            checkBooks(books)
            expect(books.videos.every(({ status }) => status === 'completed' || status === 'failed')).toBe(
              true,
            )
            expect(heldOf(books)).toBe(0)
          }),
        )
      })
      await fc.assert(property, {
        numRuns: (MORE || STORIES[postgresUrl ? 'PostgreSQL' : 'embedded']) / PERSONS,
        endOnFailure: true,
      })
    },
    LIMIT_MS,
  )
})

const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)

function checkBooks(books: Books): void {
  const { balance, entries, videos, payments } = books
  let running = 0
  for (const entry of entries) {
    running += entry.amount
    expect(entry.balance).toBe(running)
    expect(running).toBeGreaterThanOrEqual(0)
  }
  expect(balance).toBe(running)
  for (const video of videos) {
    const kinds = entries.filter(({ videoId }) => videoId === video.id).map(({ kind }) => kind)
    const end = { completed: ['capture'], failed: ['release'] }[video.status as string] ?? []
    expect(kinds).toEqual(['hold', ...end])
  }
  checkBatches(books)
  for (const { id, paidAt, credits, amountCents, refundedCents, takenBackCredits } of payments) {
    const own = entries.filter(({ orderId }) => orderId === id)
    const bought = own.filter(({ kind }) => kind === 'purchase').map(({ amount }) => amount)
    expect(bought).toEqual(paidAt === null ? [] : [credits])
    const kept = sumOf(own.map(({ amount }) => amount))
    expect(kept).toBe(paidAt === null ? 0 : credits - takenBackCredits)
    expect(takenBackCredits).toBeLessThanOrEqual(Math.floor((credits * refundedCents) / amountCents))
    expect(takenBackCredits).toBeGreaterThanOrEqual(0)
  }
  expect(balance).toBe(expectedBalance(books))
}

/** Whoever saw an idea has paid for its batch and finds it saved; a batch without one costs nothing in the end. */
function checkBatches({ batches, ideas, entries, told }: Books): void {
  for (const { title } of told) expect(ideas.map((idea) => idea.title)).toContain(title)
  for (const { id, writingUntil } of batches) {
    const own = ideas.filter(({ batchId }) => batchId === id)
    const kinds = entries.filter(({ orderId }) => orderId === id).map(({ kind }) => kind)
    const isPaid = own.length > 0
    if (isPaid) expect(kinds).toEqual(['hold', 'capture'])
    else if (writingUntil === null) expect(kinds).toEqual(kinds.length === 0 ? [] : ['hold', 'release'])
    else expect(kinds).toEqual(kinds.length === 0 ? [] : ['hold'])
  }
}

/** The hold of a batch that is being written, and ends with its first idea. */
function isHeld({ ideas, entries }: Books, id: string): boolean {
  const isPaid = ideas.some(({ batchId }) => batchId === id)
  return !isPaid && entries.some(({ orderId, kind }) => orderId === id && kind === 'hold')
}

/** What was given, less what was delivered, less what is still being made. */
function expectedBalance(books: Books): number {
  const { videos, payments, enhancements, ideas } = books
  const bought = payments.map((row) => (row.paidAt === null ? 0 : row.credits - row.takenBackCredits))
  const delivered =
    25 * videos.filter(({ status }) => status === 'completed').length +
    5 * new Set(ideas.flatMap(({ batchId }) => batchId ?? [])).size +
    enhancements.filter(({ results }) => results !== null).length
  return 100 + sumOf(bought) - delivered - heldOf(books)
}

function heldOf(books: Books): number {
  const { videos, enhancements, batches } = books
  const writing = batches.filter(({ id, writingUntil }) => writingUntil !== null && isHeld(books, id))
  const making = videos.filter(({ status }) => status === 'queued' || status === 'processing')
  return (
    25 * making.length + 5 * writing.length + enhancements.filter(({ results }) => results === null).length
  )
}
