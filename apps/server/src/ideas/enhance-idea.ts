import { createHash, randomUUID } from 'node:crypto'
import { ENHANCEMENT_CREDITS, IDEMPOTENCY_HEADER, type enhanceIdea as endpoint } from '@hookreel/contract'
import type { Enhancement, Enhancer } from '@hookreel/crew'
import { hashText } from '@hookreel/film'
import type { z } from 'zod'
import { captureEnhancement, holdEnhancement, releaseEnhancement } from '../credits/enhancement-credits.ts'
import { getBalance } from '../credits/get-balance.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import {
  deleteUnfinishedEnhancement,
  findEnhancementByKey,
  finishEnhancement,
  insertEnhancement,
  listAbandonedEnhancements,
  type EnhancementRow,
} from './enhancements.queries.ts'
import { refuseAsWritten } from './refuse-as-written.ts'
import { requireIdea } from './require-idea.ts'

export type EnhancementOrder = z.output<NonNullable<typeof endpoint.body>>
export type EnhancementAnswer = z.input<typeof endpoint.output>
type EnhanceDeps = Pick<Deps, 'db' | 'clock' | 'hub' | 'log' | 'moderate'> & { readonly enhancer: Enhancer }

const SHORT = 'You need 1 AI credit to enhance content. Please purchase more credits.'
const KEY_CHARACTERS = 200
const ABANDONED_AFTER_MS = 5 * 60_000

/**
 * Re-dresses a text of one's own idea and saves nothing in it. Its credit is held first, captured with the results, and
 * given back when it fails or changes nothing. The same order under the same key is answered with the first one's
 * results and charged once; another order under it throws `idempotency_conflict`.
 */
export async function enhanceIdea(
  deps: EnhanceDeps,
  userId: string,
  ideaId: string,
  order: EnhancementOrder,
  idempotencyKey: string = randomUUID(),
): Promise<EnhancementAnswer> {
  if (idempotencyKey.length > KEY_CHARACTERS)
    throw new AppError('invalid_input', { message: `The ${IDEMPOTENCY_HEADER} is too long.` })
  const requestHash = createHash('sha256')
    .update(JSON.stringify([ideaId, order]))
    .digest('hex')
  await deps.moderate([order.currentValue])
  const begun = await begin(deps, { userId, ideaId, requestHash, idempotencyKey })
  if (begun.results !== null) return present(deps, begun)
  const done = await end(deps, begun, await write(deps, begun, order))
  deps.hub.publish(userId, 'balance', { balance: await getBalance(deps.db, userId) })
  return present(deps, done)
}

/** The order with its credit held, or the earlier one under its key. */
async function begin(
  { db, clock }: EnhanceDeps,
  order: { userId: string; ideaId: string; requestHash: string; idempotencyKey: string },
): Promise<EnhancementRow> {
  const { userId, ideaId, requestHash, idempotencyKey } = order
  const now = clock.now()
  try {
    return await db.transaction(async (tx) => {
      await requireIdea(tx, userId, ideaId)
      const abandoned = await listAbandonedEnhancements(
        tx,
        userId,
        new Date(now.getTime() - ABANDONED_AFTER_MS),
      )
      for (const { id } of abandoned) {
        await releaseEnhancement(tx, { userId, enhancementId: id })
        await deleteUnfinishedEnhancement(tx, userId, id)
      }
      const fresh = await insertEnhancement(tx, { ...order, createdAt: now })
      if (fresh) {
        await holdEnhancement(tx, { userId, enhancementId: fresh.id })
        return fresh
      }
      const earlier = await findEnhancementByKey(tx, userId, idempotencyKey)
      if (!earlier || earlier.requestHash !== requestHash) throw new AppError('idempotency_conflict')
      return earlier
    })
  } catch (error) {
    if (error instanceof AppError && error.code === 'insufficient_credits')
      throw new AppError('insufficient_credits', {
        message: SHORT,
        ...(error.details && { details: error.details }),
      })
    throw error
  }
}

async function write(
  { db, enhancer, log }: EnhanceDeps,
  { id, userId, idempotencyKey }: EnhancementRow,
  { field, currentValue, enhancementType, toneType }: EnhancementOrder,
): Promise<Enhancement> {
  try {
    const wish = enhancementType === 'refine_tone' && toneType ? { tone: toneType } : 'variations'
    return await enhancer.enhance({ field, text: currentValue, wish, seed: hashText(idempotencyKey) })
  } catch (error) {
    await db.transaction(async (tx) => {
      const isOurs = await deleteUnfinishedEnhancement(tx, userId, id)
      if (isOurs) await releaseEnhancement(tx, { userId, enhancementId: id })
    })
    throw refuseAsWritten(error, 'enhancement_failed', log)
  }
}

async function end(
  { db }: EnhanceDeps,
  begun: EnhancementRow,
  { texts, writtenBy, isEmbedded }: Enhancement,
): Promise<EnhancementRow> {
  const { id: enhancementId, userId } = begun
  return db.transaction(async (tx) => {
    const credits = texts.length > 0 ? ENHANCEMENT_CREDITS : 0
    const results = [...texts]
    const done = await finishEnhancement(tx, userId, enhancementId, {
      results,
      credits,
      writtenBy,
      isEmbedded,
    })
    // The same order at the same moment was faster, and settled it.
    if (!done) return (await findEnhancementByKey(tx, userId, begun.idempotencyKey)) ?? begun
    await (credits > 0 ? captureEnhancement : releaseEnhancement)(tx, { userId, enhancementId })
    return done
  })
}

/** Rows from before authors were kept are the embedded enhancer's. */
const EMBEDDED_AUTHOR = 'Embedded enhancer'

async function present(
  { db }: EnhanceDeps,
  { userId, credits, results, writtenBy, isEmbedded }: EnhancementRow,
): Promise<EnhancementAnswer> {
  const balance = await getBalance(db, userId)
  return { results: results ?? [], writtenBy: writtenBy ?? EMBEDDED_AUTHOR, isEmbedded, credits, balance }
}
