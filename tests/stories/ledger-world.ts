import { randomUUID } from 'node:crypto'
import type { Enhancer } from '@hookreel/crew'
import { DEFAULT_CHOICES } from '@hookreel/film'
import { and, asc, eq } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import type { BuiltServer } from '../../apps/server/src/build-server.ts'
import { welcomeUser } from '../../apps/server/src/credits/welcome-user.ts'
import { enhanceIdea } from '../../apps/server/src/ideas/enhance-idea.ts'
import { suggestIdeas } from '../../apps/server/src/ideas/suggest-ideas.ts'
import { applyFacts } from '../../apps/server/src/payments/apply-facts.ts'
import { createCheckout } from '../../apps/server/src/payments/create-checkout.ts'
import type { Database } from '../../apps/server/src/platform/db/open-db.ts'
import {
  creditEntries,
  ideaEnhancements,
  ideas,
  payments,
  profiles,
  users,
  videos,
} from '../../apps/server/src/platform/db/schema.ts'
import { AppError } from '../../apps/server/src/platform/http/app-error.ts'
import { ORDER } from '../../apps/server/src/videos/build-video.ts'
import { completeVideo } from '../../apps/server/src/videos/complete-video.ts'
import { createVideo } from '../../apps/server/src/videos/create-video.ts'
import { failVideo } from '../../apps/server/src/videos/fail-video.ts'
import type { VideoDeps } from '../../apps/server/src/videos/video-deps.ts'

export const HAPPENINGS = [
  'order',
  'complete',
  'fail',
  'ideas',
  'enhance',
  'checkout',
  'pay',
  'refund',
] as const
/** What happens, to which of the person's things, and whether the process dies around its last commit. */
export type Happening = {
  readonly what: (typeof HAPPENINGS)[number]
  readonly nth: number
  readonly death: 'none' | 'before the commit' | 'after the commit'
}
type World = { readonly deps: VideoDeps; readonly userId: string; readonly ideaId: string }

class Killed extends Error {}

const FILM = {
  filmFile: '/film.mp4',
  posterFile: '/poster.jpg',
  downloadFile: '/film.mp4',
  subtitleFiles: { srt: '/film.srt', vtt: '/film.vtt' },
  durationSeconds: 15,
  sizeBytes: 1,
  credits: [],
}
const enhancer: Enhancer = {
  enhance: async () => ({ texts: ['Another text'], writtenBy: 'Test', isEmbedded: true }),
  improve: async ({ title, summary }) => ({ title, summary, writtenBy: 'Test', isEmbedded: true }),
}
/** Of a package of 9.99: a failed refund and a dispute that is won are totals that are lower than before. */
const RETURNED = [
  { refundedCents: 0, disputedCents: 0 },
  { refundedCents: 300, disputedCents: 0 },
  { refundedCents: 300, disputedCents: 999 },
]
const LATER_MS = 10 * 60_000

/** A new person with one free idea, on the product's own functions; only files, mails and the queue lead nowhere. */
export async function createWorld(server: BuiltServer): Promise<World> {
  const userId = randomUUID()
  const { deps: real } = server
  await real.db.insert(users).values({ id: userId, name: 'Ada', email: `${userId}@example.org` })
  await welcomeUser(real, userId)
  const [idea] = await real.db.insert(ideas).values({ userId, title: 'Free' }).returning()
  const nowhere = async () => undefined
  const deps = {
    ...real,
    mail: { send: nowhere },
    queue: { ...real.queue, enqueue: nowhere },
    storage: { ...real.storage, putFile: nowhere, removeAllStartingWith: nowhere },
  }
  return { deps, userId, ideaId: idea?.id ?? '' }
}

/** Does it as the product does. A refusal and a death are both fine: what counts is what the ledger says afterwards. */
export async function happen(world: World, { what, nth, death }: Happening): Promise<void> {
  const deps = { ...world.deps, db: mortal(world.deps.db, death) }
  try {
    await ACTS[what]({ ...world, deps }, nth)
  } catch (error) {
    if (!(error instanceof Killed || error instanceof AppError)) throw error
  }
}

const ACTS: Readonly<Record<Happening['what'], (world: World, nth: number) => Promise<unknown>>> = {
  order: ({ deps, userId }, nth) => createVideo(deps, userId, orderOf(nth), `order-${nth}`),
  complete: async (world, nth) => {
    const { db } = world.deps
    const video = await findVideo(world, nth)
    if (!video) return
    await db
      .update(videos)
      .set({ status: 'processing' })
      .where(and(eq(videos.id, video.id), eq(videos.status, 'queued')))
    await completeVideo(world.deps, video, FILM)
  },
  fail: async (world, nth) => {
    const video = await findVideo(world, nth)
    if (video) await failVideo(world.deps, video.id, { code: 'interrupted', message: 'Killed' })
  },
  ideas: ({ deps, userId }, nth) =>
    suggestIdeas(deps, userId, { prompt: `tea ${nth}`, count: 1, duration: 15 }),
  enhance: ({ deps, userId, ideaId }, nth) =>
    enhanceIdea({ ...deps, enhancer }, userId, ideaId, enhancementOf('A text'), `enhance-${nth}`),
  checkout: ({ deps, userId }, nth) =>
    createCheckout(
      { ...deps, stripe: undefined },
      { id: userId, email: 'ada@example.org', name: 'Ada' },
      { kind: 'package', packageId: 'starter' },
      `checkout-${nth}`,
    ),
  pay: async (world, nth) => {
    const payment = await findPayment(world, nth)
    if (!payment) return
    const session = {
      id: `cs_${payment.id}`,
      status: 'complete',
      payment_status: 'paid',
      payment_intent: `pi_${payment.id}`,
      amount_total: 999,
      metadata: { payment: payment.id },
    } as unknown as Stripe.Checkout.Session // the part of it that is read
    const now = world.deps.clock.now()
    await world.deps.db.transaction((tx) => applyFacts(tx, { askedAt: now, session }, now))
  },
  refund: async (world, nth) => {
    const payment = await findPayment(world, nth % 2)
    if (!payment) return
    const back = RETURNED[nth] ?? { refundedCents: 0, disputedCents: 0 }
    const returns = { paymentIntentId: `pi_${payment.id}`, ...back }
    const now = world.deps.clock.now()
    await world.deps.db.transaction((tx) => applyFacts(tx, { askedAt: now, returns }, now))
  },
}

const orderOf = (nth: number): Parameters<typeof createVideo>[2] => ({
  ...ORDER,
  title: `Film ${nth}`,
  choices: DEFAULT_CHOICES,
})
const enhancementOf = (text: string): Parameters<typeof enhanceIdea>[3] => ({
  field: 'script',
  currentValue: text,
  enhancementType: 'generate_variations',
})

async function findVideo({ deps, userId }: World, nth: number) {
  const [row] = await deps.db
    .select()
    .from(videos)
    .where(and(eq(videos.userId, userId), eq(videos.idempotencyKey, `order-${nth}`)))
  return row
}

async function findPayment({ deps, userId }: World, nth: number) {
  const [row] = await deps.db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.idempotencyKey, `checkout-${nth}`)))
  return row
}

/** A database whose process dies at the last moment before a commit, or at the first one after it. */
function mortal(db: Database, death: Happening['death']): Database {
  if (death === 'none') return db
  return new Proxy(db, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name)
      if (name !== 'transaction') return typeof value === 'function' ? value.bind(target) : value
      const transaction: Database['transaction'] = async (act, config) => {
        await target.transaction(async (tx) => {
          await act(tx)
          if (death === 'before the commit') throw new Killed()
        }, config)
        throw new Killed()
      }
      return transaction
    },
  })
}

/** Later: whatever a dead process left open is taken up again, as the server does at its next start and request. */
export async function recover(world: World): Promise<void> {
  const { deps, userId } = world
  const open = await deps.db.select().from(videos).where(eq(videos.userId, userId))
  for (const { id, status } of open)
    if (status === 'queued' || status === 'processing')
      await failVideo(deps, id, { code: 'interrupted', message: 'The server was stopped.' })
  const later = { ...deps, clock: { now: () => new Date(Date.now() + LATER_MS) } }
  await happen({ ...world, deps: later }, { what: 'enhance', nth: 99, death: 'none' })
}

/** Everything the ledger and the things it paid for say about a person. */
export async function readBooks({ deps: { db }, userId }: World) {
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, userId))
  return {
    balance: profile?.aiCredits,
    entries: await db
      .select()
      .from(creditEntries)
      .where(eq(creditEntries.userId, userId))
      .orderBy(asc(creditEntries.id)),
    videos: await db.select().from(videos).where(eq(videos.userId, userId)),
    payments: await db.select().from(payments).where(eq(payments.userId, userId)),
    enhancements: await db.select().from(ideaEnhancements).where(eq(ideaEnhancements.userId, userId)),
    batches: new Set(
      (await db.select().from(ideas).where(eq(ideas.userId, userId))).flatMap(({ batchId }) => batchId ?? []),
    ),
  }
}
export type Books = Awaited<ReturnType<typeof readBooks>>
