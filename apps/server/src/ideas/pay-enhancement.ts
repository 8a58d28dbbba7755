import { randomUUID } from 'node:crypto'
import { ENHANCEMENT_CREDITS } from '@hookreel/contract'
import type { Enhancement } from '@hookreel/crew'
import { lockedTransaction } from '../account/lock-profile.ts'
import { hashOrder, refuseStopped } from '../account/order-keys.ts'
import {
  captureEnhancement,
  holdEnhancement,
  releaseEnhancement,
} from '../billing/credits/enhancement-credits.ts'
import { getBalance } from '../billing/credits/get-balance.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import {
  extendEnhancement,
  findEnhancementByKey,
  finishEnhancement,
  insertEnhancement,
  type EnhancementRow,
} from './enhancements.queries.ts'
import { giveUpEnhancement, releaseOwnAbandoned } from './release-abandoned.ts'
import { requireIdea } from './require-idea.ts'
import { endOfLease, keepLease, waitWhileWritten } from './writing-lease.ts'

type PayDeps = Pick<Deps, 'db' | 'clock' | 'hub' | 'log'>

/** Texts that are made of an idea's for a credit. */
export type PaidWish = {
  readonly userId: string
  readonly ideaId: string
  /** What is asked: the same again under the same key is answered with what was made then. */
  readonly order: unknown
  readonly idempotencyKey: string | undefined
  /** Ends the waiting for an earlier request under the key; anyone who writes is stopped by it, too. */
  readonly signal: AbortSignal | undefined
  /** What a person is told whose credits do not suffice. */
  readonly short: string
}
/** What was made, what it cost, and what is left. */
export type PaidTexts = Enhancement & { readonly credits: number; readonly balance: number }

type Write = (seedText: string, signal: AbortSignal) => Promise<Enhancement>

/**
 * Has texts made by `write`, whose signal is aborted when nobody wants them any more, and saves nothing in the idea. Their credit is held first, captured with the results, and given back when
 * `write` fails or changes nothing. The same order under the same key is answered with the first one's results and charged
 * once; another order under it throws `idempotency_conflict`.
 */
export async function payEnhancement(deps: PayDeps, wish: PaidWish, write: Write): Promise<PaidTexts> {
  const { userId, ideaId, idempotencyKey = randomUUID() } = wish
  const requestHash = hashOrder([ideaId, wish.order])
  const order = { userId, ideaId, requestHash, idempotencyKey }
  const { row: begun, isFresh } = await begin(deps, order, wish.short)
  const earlier = isFresh ? undefined : await waitFor(deps, begun, wish.signal)
  // The first one came to nothing, and paid nothing: this one takes its place.
  if (earlier === 'gone') return payEnhancement(deps, { ...wish, idempotencyKey }, write)
  if (earlier) return present(deps, earlier)
  const done = await end(deps, begun, await attempt(deps, begun, write, wish.signal))
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
      const fresh = await insertEnhancement(tx, { ...order, writingUntil: endOfLease(now), createdAt: now })
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

/** What another request makes under the same key, which is not made twice; gone when it came to nothing. */
async function waitFor(
  { db, clock }: PayDeps,
  begun: EnhancementRow,
  signal: AbortSignal | undefined,
): Promise<EnhancementRow | 'gone'> {
  const look = async () => {
    const row = await findEnhancementByKey(db, begun.userId, begun.idempotencyKey)
    if (row?.id !== begun.id) return 'gone'
    if (row.results !== null) return row
    if (row.writingUntil !== null && row.writingUntil < clock.now())
      await lockedTransaction(db, begun.userId, (tx) => releaseOwnAbandoned(tx, begun.userId, clock.now()))
    return undefined
  }
  return (await look()) ?? waitWhileWritten(look, signal)
}

async function attempt(
  { db, clock, log }: PayDeps,
  begun: EnhancementRow,
  write: Write,
  leaving: AbortSignal | undefined,
): Promise<Enhancement> {
  const { id, userId } = begun
  const extend = (until: Date) => extendEnhancement(db, userId, id, until)
  const onError = (error: unknown) =>
    log.warn('a text that is being written could not be kept', { enhancementId: id, error })
  const lease = keepLease({ clock }, { extend, onError }, leaving)
  try {
    return await write(begun.idempotencyKey, lease.signal)
  } catch (error) {
    await lockedTransaction(db, userId, (tx) => giveUpEnhancement(tx, begun))
    throw error
  } finally {
    lease.release()
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
      // This process stood still for so long that another request took its place, or gave the credit back.
      const settled = await findEnhancementByKey(tx, userId, begun.idempotencyKey)
      if (settled?.results) return settled
      throw new AppError('enhancement_failed')
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
