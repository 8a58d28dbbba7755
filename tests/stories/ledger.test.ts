import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { buildServer, type BuiltServer } from '../../apps/server/src/build-server.ts'
import { createWorld, happen, HAPPENINGS, readBooks, recover } from './ledger-world.ts'
import type { Books } from './ledger-world.ts'

/** Stories told on each database, each of about six happenings; a wrong one is printed with its seed. LEDGER_STORIES tells more. */
const STORIES = { 'the embedded database': 150, PostgreSQL: 800 }
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

describe.each(['the embedded database', 'PostgreSQL'] as const)('on %s', (name) => {
  let server: BuiltServer
  beforeAll(async () => {
    server = await buildServer(name === 'PostgreSQL' ? { postgresUrl: inject('postgresUrl') } : {})
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
      await fc.assert(property, { numRuns: (MORE || STORIES[name]) / PERSONS, endOnFailure: true })
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

/** What was given, less what was delivered, less what is still being made. */
function expectedBalance(books: Books): number {
  const { videos, payments, enhancements, batches } = books
  const bought = payments.map((row) => (row.paidAt === null ? 0 : row.credits - row.takenBackCredits))
  const delivered =
    25 * videos.filter(({ status }) => status === 'completed').length +
    5 * batches.size +
    enhancements.filter(({ results }) => results !== null).length
  return 100 + sumOf(bought) - delivered - heldOf(books)
}

function heldOf({ videos, enhancements }: Books): number {
  const making = videos.filter(({ status }) => status === 'queued' || status === 'processing')
  return 25 * making.length + enhancements.filter(({ results }) => results === null).length
}
