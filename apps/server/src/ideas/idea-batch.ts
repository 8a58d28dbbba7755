import { randomUUID } from 'node:crypto'
import { lockedTransaction } from '../account/lock-profile.ts'
import { refuseStopped } from '../account/order-keys.ts'
import { captureIdeas, holdIdeas, releaseIdeas } from '../billing/credits/ideas-credits.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Transaction } from '../platform/db/open-db.ts'
import {
  deleteUnfinishedBatch,
  extendBatch,
  findBatchByKey,
  finishBatch,
  insertBatch,
  listAbandonedBatches,
  listBatchIdeas,
} from './batches.queries.ts'
import type { BatchRow } from './batches.queries.ts'
import { insertIdeas } from './ideas.queries.ts'
import type { IdeaRow, NewIdea } from './ideas.queries.ts'
import { requireIdeaRoom } from './require-idea-room.ts'
import { endOfLease, keepLease, waitWhileWritten, type WritingLease } from './writing-lease.ts'

type BatchDeps = Pick<Deps, 'db' | 'clock' | 'log'>
type Order = Pick<BatchRow, 'userId' | 'idempotencyKey' | 'requestHash'>

/**
 * Begins a batch under its key with its price held, or answers the whole one that the same order brought before; one
 * that another request is writing is waited for. Throws `insufficient_credits`, and `idempotency_conflict` for another
 * order under the key.
 */
export async function beginBatch(
  deps: BatchDeps,
  order: Order,
  signal: AbortSignal | undefined,
): Promise<{ open: BatchRow } | { whole: BatchRow }> {
  for (;;) {
    const found = await lockedTransaction(deps.db, order.userId, (tx) =>
      findOrInsert(tx, order, deps.clock.now()),
    )
    if (found && 'open' in found) return found
    if (found && found.known.requestHash !== order.requestHash) throw new AppError('idempotency_conflict')
    if (found?.known.writingUntil === null) return { whole: found.known }
    await waitWhileWritten(async () => {
      const row = await findBatchByKey(deps.db, order.userId, order.idempotencyKey)
      const isStill = row?.id === found?.known.id && isBeingWritten(row, deps.clock.now())
      return isStill ? undefined : 'over'
    }, signal)
  }
}

const isBeingWritten = (row: BatchRow | undefined, now: Date): boolean =>
  row !== undefined && row.writingUntil !== null && row.writingUntil >= now

async function findOrInsert(
  tx: Transaction,
  order: Order,
  now: Date,
): Promise<{ open: BatchRow } | { known: BatchRow } | undefined> {
  for (const left of await listAbandonedBatches(tx, now, order.userId)) await endAbandonedBatch(tx, left)
  const known = await findBatchByKey(tx, order.userId, order.idempotencyKey)
  if (known) return { known }
  await refuseStopped(tx, order.userId, order.idempotencyKey)
  await requireIdeaRoom(tx, order.userId)
  const writingUntil = endOfLease(now)
  const open = { ...order, id: randomUUID(), writingUntil, createdAt: now }
  if (!(await insertBatch(tx, open))) return undefined
  await holdIdeas(tx, { userId: order.userId, batchId: open.id })
  return { open }
}

/** Says again and again that a batch is being written, until it is let go; `leaving` ends the writing, too. */
export function keepBatch(
  { db, clock, log }: BatchDeps,
  { id, userId }: BatchRow,
  leaving: AbortSignal | undefined,
): WritingLease {
  const extend = (until: Date) => extendBatch(db, userId, id, until)
  const onError = (error: unknown) => log.warn('a batch of ideas could not be kept', { batchId: id, error })
  return keepLease({ clock }, { extend, onError }, leaving)
}

/** Saves ideas of a batch; the first captures its price in the same transaction. Only what this returned may be shown to anybody. */
export async function saveDelivered(
  { db, clock }: BatchDeps,
  batch: BatchRow,
  rows: readonly NewIdea[],
): Promise<IdeaRow[]> {
  const { id: batchId, userId } = batch
  return lockedTransaction(db, userId, async (tx) => {
    const until = endOfLease(clock.now())
    if (!(await extendBatch(tx, userId, batchId, until))) {
      await refuseStopped(tx, userId, batch.idempotencyKey)
      throw new Error(`the batch ${batchId} was ended by another request`)
    }
    await captureIdeas(tx, { userId, batchId })
    return insertIdeas(tx, rows)
  })
}

/** Ends a batch with what was saved of it; a batch of nothing gives back what was held. */
export async function endBatch({ db }: BatchDeps, { id: batchId, userId }: BatchRow): Promise<IdeaRow[]> {
  return lockedTransaction(db, userId, async (tx) => {
    if (await finishBatch(tx, userId, batchId)) await releaseIdeas(tx, { userId, batchId })
    return listBatchIdeas(tx, userId, batchId)
  })
}

/** Takes a batch back of which nothing was delivered: its price is free again, and so is its key. */
export async function giveUpBatch({ db }: BatchDeps, { id: batchId, userId }: BatchRow): Promise<void> {
  await lockedTransaction(db, userId, async (tx) => {
    if (await deleteUnfinishedBatch(tx, userId, batchId)) await releaseIdeas(tx, { userId, batchId })
  })
}

/** Ends a batch whose process died: what was delivered stays and is paid, else nothing is. In a transaction that has the profile. */
export async function endAbandonedBatch(tx: Transaction, { id: batchId, userId }: BatchRow): Promise<void> {
  const hasIdeas = (await listBatchIdeas(tx, userId, batchId)).length > 0
  const isOurs = await (hasIdeas ? finishBatch : deleteUnfinishedBatch)(tx, userId, batchId)
  if (isOurs) await releaseIdeas(tx, { userId, batchId })
}
