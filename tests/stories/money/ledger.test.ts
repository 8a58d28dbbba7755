import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setCreditCosts } from '../../../apps/server/src/billing/credits/set-pricing.ts'
import { buildServer, type BuiltServer } from '../../builders/build-server.ts'
import { createWorld, happen, FILM_CREDITS, HAPPENINGS, readBooks, recover } from './ledger-world.ts'
import type { Books, Happening } from './ledger-world.ts'
import { describeOnDatabases } from '../../describe-on-databases.ts'

/** Stories told on each database, each of about six happenings; a wrong one is printed with its seed. LEDGER_STORIES tells more. */
const STORIES = { embedded: 150, PostgreSQL: 800 }
const LIMIT_MS = 60 * 60_000
const MORE = Number(process.env['LEDGER_STORIES'] ?? 0)
const WELCOME = 100
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
const groups = fc.array(fc.array(happening, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 })
const does = (what: Happening['what'], nth: number): Happening[] => [{ what, nth, death: 'none' }]
const buys = (nth: number) => [does('checkout', nth), does('pay', nth)]
/** Credits go back while nearly all of them are held; what comes next pays the rest. */
const RETURNED_WHILE_HELD = [does('order', 0), ...buys(0), does('order', 1), does('refund', 2)]
const BEGINS = [[], buys(0), RETURNED_WHILE_HELD]
/** Most begin with credits that were bought. */
const story = fc.tuple(fc.constantFrom(...BEGINS), groups).map(([begin, rest]) => [...begin, ...rest])
const TOLD = [
  RETURNED_WHILE_HELD,
  [...RETURNED_WHILE_HELD, [...does('complete', 0), ...does('fail', 1)]],
  [...RETURNED_WHILE_HELD, [...does('complete', 0), ...does('complete', 1)], ...buys(1)],
  // The dispute is won while it is owed, and once it was paid in part.
  [...RETURNED_WHILE_HELD, does('refund', 0), does('fail', 1)],
  [...RETURNED_WHILE_HELD, does('fail', 0), does('refund', 0), does('fail', 1)],
]

describeOnDatabases('on %s', (postgresUrl) => {
  let server: BuiltServer
  beforeAll(async () => {
    server = await buildServer({ postgresUrl })
    const costs = { video_ideas: 5, video_generation: FILM_CREDITS }
    await setCreditCosts(server.deps.db, costs, server.deps.clock.now())
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
        examples: [[TOLD]],
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
    const owed = books.debts.find(({ orderId }) => orderId === id)?.amount ?? 0
    const kept = sumOf(own.map(({ amount }) => amount)) - owed
    expect(kept).toBe(paidAt === null ? 0 : credits - takenBackCredits)
    expect(takenBackCredits).toBeLessThanOrEqual(Math.floor((credits * refundedCents) / amountCents))
    expect(takenBackCredits).toBeGreaterThanOrEqual(0)
  }
  expect(balance).toBe(expectedBalance(books))
  checkReturns(books)
  // Nobody spends while something is owed.
  if (owedOf(books) > 0) expect(balance).toBe(0)
}

/** Anyone who saw an idea has paid for its batch and finds it saved; a batch without one costs nothing in the end. */
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
  const { payments } = books
  const bought = payments.map((row) => (row.paidAt === null ? 0 : row.credits - row.takenBackCredits))
  return WELCOME + sumOf(bought) + owedOf(books) - deliveredOf(books) - heldOf(books)
}

const owedOf = ({ debts }: Books) => sumOf(debts.map(({ amount }) => amount))

function deliveredOf({ videos, enhancements, ideas }: Books): number {
  return (
    FILM_CREDITS * videos.filter(({ status }) => status === 'completed').length +
    5 * new Set(ideas.flatMap(({ batchId }) => batchId ?? [])).size +
    enhancements.filter(({ results }) => results !== null).length
  )
}

/** Of what refunds and disputes want back only that stays away which was used up: not what was held, and comes back. */
function checkReturns(books: Books): void {
  const missing = books.payments.map(({ credits, amountCents, refundedCents, takenBackCredits }) =>
    Math.max(0, Math.floor((credits * refundedCents) / amountCents) - takenBackCredits),
  )
  expect(sumOf(missing)).toBeLessThanOrEqual(Math.max(0, deliveredOf(books) - WELCOME))
}

function heldOf(books: Books): number {
  const { videos, enhancements, batches } = books
  const writing = batches.filter(({ id, writingUntil }) => writingUntil !== null && isHeld(books, id))
  const making = videos.filter(({ status }) => status === 'queued' || status === 'processing')
  return (
    FILM_CREDITS * making.length +
    5 * writing.length +
    enhancements.filter(({ results }) => results === null).length
  )
}
