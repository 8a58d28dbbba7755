import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Enhancer, Writer } from '@hookreel/crew'
import { DEFAULT_CHOICES } from '@hookreel/film'
import { and, asc, eq } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import type { BuiltServer } from '../../builders/build-server.ts'
import { plainWriter } from '../../builders/build-stand-ins.ts'
import { welcomeUser } from '../../../apps/server/src/billing/trial/welcome-user.ts'
import { enhanceIdea } from '../../../apps/server/src/ideas/enhance-idea.ts'
import { suggestIdeas } from '../../../apps/server/src/ideas/suggest-ideas.ts'
import { applyFacts } from '../../../apps/server/src/billing/payments/apply-facts.ts'
import { createCheckout } from '../../../apps/server/src/billing/payments/create-checkout.ts'
import type { Database } from '../../../apps/server/src/platform/db/open-db.ts'
import {
  creditDebts,
  creditEntries,
  ideaBatches,
  ideaEnhancements,
  ideas,
  payments,
  profiles,
  users,
  videos,
} from '../../../apps/server/src/schema.ts'
import { AppError } from '../../../apps/server/src/platform/http/app-error.ts'
import { ORDER } from '../../builders/build-video.ts'
import { completeVideo } from '../../../apps/server/src/videos/renders/complete-video.ts'
import { createVideo } from '../../../apps/server/src/videos/ordering/create-video.ts'
import { failVideo } from '../../../apps/server/src/videos/renders/fail-video.ts'
import type { VideoDeps } from '../../../apps/server/src/videos/video-deps.ts'

export const HAPPENINGS = [
  'order',
  'complete',
  'fail',
  'ideas',
  'ideas left',
  'ideas failed',
  'questions',
  'enhance',
  'checkout',
  'pay',
  'refund',
] as const
/** So dear that films that are being made can hold what a payment brought. */
export const FILM_CREDITS = 75
/** What happens, to which of the person's things, and whether the process dies around its last commit. */
export type Happening = {
  readonly what: (typeof HAPPENINGS)[number]
  readonly nth: number
  readonly death: 'none' | 'before the commit' | 'after the commit'
}
type World = {
  readonly deps: VideoDeps
  readonly userId: string
  readonly ideaId: string
  /** Ideas that somebody got to see. */
  readonly told: { readonly title: string }[]
}

class Killed extends Error {}

const FILM = {
  filmFile: '/film.mp4',
  posterFile: '/poster.jpg',
  downloadFile: '/film.mp4',
  subtitleFiles: { srt: '/film.srt', vtt: '/film.vtt' },
  durationSeconds: 15,
  sizeBytes: 1,
  credits: [],
  parts: [],
  isSealed: false,
}
const enhancer: Enhancer = {
  enhance: async () => ({ texts: ['Another text'], writtenBy: 'Test', isEmbedded: true }),
  improve: async ({ title, summary }) => ({
    title,
    summary,
    changes: [],
    undone: [],
    writtenBy: 'Test',
    isEmbedded: true,
  }),
}
/** Of a package of 9.99: a failed refund and a dispute that is won are totals that are lower than before. */
const RETURNED = [
  { refundedCents: 0, disputedCents: 0 },
  { refundedCents: 300, disputedCents: 0 },
  { refundedCents: 300, disputedCents: 999 },
]
const LATER_MS = 10 * 60_000
const PATIENCE_MS = 500

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
  return { deps, userId, ideaId: idea?.id ?? '', told: [] }
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
  // The same key again is the same batch, from a second tab or after an answer that was lost.
  ideas: (world, nth) => streamIdeas(world, { nth, prompt: `tea ${nth}`, deliver: 3, end: 'whole' }),
  'ideas left': (world, nth) =>
    streamIdeas(world, { nth, prompt: `left ${nth}`, deliver: nth, end: 'the reader leaves' }),
  'ideas failed': (world, nth) =>
    streamIdeas(world, { nth, prompt: `failed ${nth}`, deliver: nth, end: 'the writer fails' }),
  questions: (world, nth) =>
    streamIdeas(world, { nth, prompt: `unknown ${nth}`, deliver: nth + 1, end: 'whole' }),
  enhance: ({ deps, userId, ideaId }, nth) =>
    waitABit((signal) =>
      enhanceIdea({ ...deps, enhancer }, userId, ideaId, enhancementOf('A text'), {
        idempotencyKey: `enhance-${nth}`,
        signal,
      }),
    ),
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

type Stream = {
  readonly nth: number
  readonly prompt: string
  /** How many ideas are told before the end. */
  readonly deliver: number
  readonly end: 'whole' | 'the reader leaves' | 'the writer fails'
}

/** Nobody waits until what a process that died was making counts as abandoned. */
async function waitABit(act: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  try {
    await act(signal)
  } catch (error) {
    if (!(error instanceof Error && error.name === 'AbortError')) throw error
  }
}

/** A batch in lines, of which every idea that a reader gets is noted. */
async function streamIdeas(world: World, { nth, prompt, deliver, end }: Stream): Promise<void> {
  const { deps, userId, told } = world
  const leaving = new AbortController()
  // Nobody waits until the batch of a process that died counts as abandoned.
  const patience = setTimeout(() => leaving.abort(), PATIENCE_MS)
  const writer: Writer = {
    suggestIdeas: async (request, signal, onIdea) => {
      const drafts = await plainWriter.suggestIdeas({ ...request, count: deliver })
      for (const draft of drafts) onIdea?.(draft)
      // Long enough for some of them to be on their way.
      await pause(nth)
      if (end === 'the reader leaves') leaving.abort()
      if (end === 'the writer fails') throw new Error('the model burned down')
      signal?.throwIfAborted()
      return drafts
    },
  }
  try {
    await suggestIdeas(
      { ...deps, writer },
      userId,
      { prompt, count: 3, duration: 15 },
      {
        idempotencyKey: prompt,
        signal: leaving.signal,
        onIdea: ({ title }) => told.push({ title }),
      },
    )
  } catch (error) {
    if (!leaving.signal.aborted) throw error
  } finally {
    clearTimeout(patience)
  }
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
  // Anyone who asks for ideas again ends what a dead process left of theirs.
  await streamIdeas({ ...world, deps: later }, { nth: 0, prompt: 'outline later', deliver: 1, end: 'whole' })
}

/** Everything the ledger and the things it paid for say about a person. */
export async function readBooks({ deps: { db }, userId, told }: World) {
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
    ideas: await db.select().from(ideas).where(eq(ideas.userId, userId)),
    debts: await db.select().from(creditDebts).where(eq(creditDebts.userId, userId)),
    batches: await db.select().from(ideaBatches).where(eq(ideaBatches.userId, userId)),
    told: [...told],
  }
}
export type Books = Awaited<ReturnType<typeof readBooks>>
