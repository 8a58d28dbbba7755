import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { ENHANCEMENT_CREDITS, IDEMPOTENCY_HEADER } from '@hookreel/contract'
import type { Enhancement } from '@hookreel/crew'
import { lockedTransaction } from '../account/lock-profile.ts'
import { refuseStopped } from '../account/order-keys.ts'
import { captureEnhancement, holdEnhancement, releaseEnhancement } from '../credits/enhancement-credits.ts'
import { getBalance } from '../credits/get-balance.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import {
  findEnhancementByKey,
  finishEnhancement,
  insertEnhancement,
  type EnhancementRow,
} from './enhancements.queries.ts'
import { giveUpEnhancement, releaseOwnAbandoned } from './release-abandoned.ts'
import { requireIdea } from './require-idea.ts'

type PayDeps = Pick<Deps, 'db' | 'clock' | 'hub'>

/** Texts that are made of an idea's for a credit. */
export type PaidWish = {
  readonly userId: string
  readonly ideaId: string
  /** What is asked: the same again under the same key is answered with what was made then. */
  readonly order: unknown
  readonly idempotencyKey: string | undefined
  /** Ends the waiting for an earlier request under the key. */
  readonly signal: AbortSignal | undefined
  /** What a person is told whose credits do not suffice. */
  readonly short: string
}
/** What was made, what it cost, and what is left. */
export type PaidTexts = Enhancement & { readonly credits: number; readonly balance: number }

const KEY_CHARACTERS = 200
/** Longer than a service that writes may take. */
const WAIT_MS = 90_000
const LOOK_MS = 100

/**
 * Has texts made and saves nothing in the idea. Their credit is held first, captured with the results, and given back when
 * `write` fails or changes nothing. The same order under the same key is answered with the first one's results and charged
 * once; another order under it throws `idempotency_conflict`.
 */
export async function payEnhancement(
  deps: PayDeps,
  wish: PaidWish,
  write: (seedText: string) => Promise<Enhancement>,
): Promise<PaidTexts> {
  const { userId, ideaId, idempotencyKey = randomUUID() } = wish
  if (idempotencyKey.length > KEY_CHARACTERS)
    throw new AppError('invalid_input', { message: `The ${IDEMPOTENCY_HEADER} is too long.` })
  const requestHash = createHash('sha256')
    .update(JSON.stringify([ideaId, wish.order]))
    .digest('hex')
  const order = { userId, ideaId, requestHash, idempotencyKey }
  const { row: begun, isFresh } = await begin(deps, order, wish.short)
  const earlier = isFresh ? undefined : await waitFor(deps, begun, wish.signal)
  // The first one came to nothing, and paid nothing: this one takes its place.
  if (earlier === 'gone') return payEnhancement(deps, { ...wish, idempotencyKey }, write)
  if (earlier) return present(deps, earlier)
  const done = await end(deps, begun, await attempt(deps, begun, write))
  deps.hub.publish(userId, 'balance', { balance: await getBalance(deps.db, userId) })
  return present(deps, done)
}

/** The order with its credit held, or the earlier one under its key. */
async function begin(
  { db, clock }: PayDeps,
  order: { userId: string; ideaId: string; requestHash: string; idempotencyKey: string },
  short: string,
): Promise<{ row: EnhancementRow; isFresh: boolean }> {
  const { userId, ideaId, requestHash, idempotencyKey } = order
  const now = clock.now()
  try {
    return await lockedTransaction(db, userId, async (tx) => {
      await requireIdea(tx, userId, ideaId)
      await releaseOwnAbandoned(tx, userId, now)
      const fresh = await insertEnhancement(tx, { ...order, createdAt: now })
      if (fresh) {
        await refuseStopped(tx, userId, idempotencyKey)
        await holdEnhancement(tx, { userId, enhancementId: fresh.id })
        return { row: fresh, isFresh: true }
      }
      const earlier = await findEnhancementByKey(tx, userId, idempotencyKey)
      if (!earlier || earlier.requestHash !== requestHash) throw new AppError('idempotency_conflict')
      return { row: earlier, isFresh: false }
    })
  } catch (error) {
    if (error instanceof AppError && error.code === 'insufficient_credits')
      throw new AppError('insufficient_credits', {
        message: short,
        ...(error.details && { details: error.details }),
      })
    throw error
  }
}

/**
 * What another request makes under the same key, which is not made twice. Nothing when it takes longer than any service may:
 * its process died.
 */
async function waitFor(
  { db }: PayDeps,
  begun: EnhancementRow,
  signal: AbortSignal | undefined,
): Promise<EnhancementRow | 'gone' | undefined> {
  let row: EnhancementRow | undefined = begun
  for (let waitedMs = 0; waitedMs < WAIT_MS; waitedMs += LOOK_MS) {
    if (row.results !== null) return row
    await wait(LOOK_MS, undefined, signal ? { signal } : {})
    row = await findEnhancementByKey(db, begun.userId, begun.idempotencyKey)
    if (row?.id !== begun.id) return 'gone'
  }
  return undefined
}

async function attempt(
  { db }: PayDeps,
  begun: EnhancementRow,
  write: (seedText: string) => Promise<Enhancement>,
): Promise<Enhancement> {
  try {
    return await write(begun.idempotencyKey)
  } catch (error) {
    await lockedTransaction(db, begun.userId, (tx) => giveUpEnhancement(tx, begun))
    throw error
  }
}

async function end(
  { db }: PayDeps,
  begun: EnhancementRow,
  { texts, writtenBy, isEmbedded }: Enhancement,
): Promise<EnhancementRow> {
  const { id: enhancementId, userId } = begun
  return lockedTransaction(db, userId, async (tx) => {
    const credits = texts.length > 0 ? ENHANCEMENT_CREDITS : 0
    const results = [...texts]
    const done = await finishEnhancement(tx, userId, enhancementId, {
      results,
      credits,
      writtenBy,
      isEmbedded,
    })
    if (!done) {
      await refuseStopped(tx, userId, begun.idempotencyKey)
      // The same order at the same moment was faster, and settled it.
      return (await findEnhancementByKey(tx, userId, begun.idempotencyKey)) ?? begun
    }
    await (credits > 0 ? captureEnhancement : releaseEnhancement)(tx, { userId, enhancementId })
    return done
  })
}

/** Rows from before authors were kept are the embedded enhancer's. */
const EMBEDDED_AUTHOR = 'Embedded enhancer'

async function present(
  { db }: PayDeps,
  { userId, credits, results, writtenBy, isEmbedded }: EnhancementRow,
): Promise<PaidTexts> {
  const balance = await getBalance(db, userId)
  return { texts: results ?? [], writtenBy: writtenBy ?? EMBEDDED_AUTHOR, isEmbedded, credits, balance }
}
