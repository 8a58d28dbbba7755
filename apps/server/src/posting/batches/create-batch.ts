import { randomUUID } from 'node:crypto'
import { DAY_SECONDS, BATCH_MAX_PIECES, checkPostOptions } from '@hookreel/contract'
import type { createBatch as endpoint } from '@hookreel/contract'
import type { z } from 'zod'
import { findEarlier, hashOrder, lockOrder } from '../../account/order-keys.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { countPieces, findBatchByKey, insertBatch } from './batches.queries.ts'
import type { BatchRow } from './batches.queries.ts'
import { addSeconds } from '../../platform/clock.ts'
import type { PostDeps } from '../posts/post-deps.ts'
import { MAKE_BATCH } from './make-batch.job.ts'

export type BatchOrder = z.output<NonNullable<typeof endpoint.body>>

const WEEK_SECONDS = 7 * DAY_SECONDS
const TITLE_CHARACTERS = 200

/**
 * Orders many videos at once, each with its posts; they are made one by one in the background. Throws
 * `batch_too_large` beyond 50 a week, and what is wrong with the posts' choices before anything is ordered.
 */
export async function createBatch(
  deps: PostDeps,
  userId: string,
  order: BatchOrder,
  idempotencyKey: string | undefined,
): Promise<BatchRow> {
  const requestHash = hashOrder(order)
  await checkChannels(deps, userId, order)
  return deps.db.transaction(async (tx) => {
    await lockOrder(tx, userId, idempotencyKey)
    const earlier = await findEarlier(idempotencyKey, requestHash, (key) => findBatchByKey(tx, userId, key))
    if (earlier) return earlier
    const now = deps.clock.now()
    const left = BATCH_MAX_PIECES - (await countPieces(tx, userId, addSeconds(now, -WEEK_SECONDS)))
    if (order.pieces.length > left) throw new AppError('batch_too_large', { details: { leftThisWeek: left } })
    const batchId = randomUUID()
    const row = await insertBatch(
      tx,
      { id: batchId, userId, order, idempotencyKey: idempotencyKey ?? null, requestHash, createdAt: now },
      order.pieces.map((piece, index) => ({
        batchId,
        userId,
        number: index + 1,
        ideaId: 'ideaId' in piece ? piece.ideaId : null,
        prompt: 'prompt' in piece ? piece.prompt : null,
        title: 'prompt' in piece ? piece.prompt.slice(0, TITLE_CHARACTERS) : '',
      })),
    )
    await deps.queue.enqueue(tx, MAKE_BATCH, { batchId }, { group: userId })
    return row
  })
}

/** How many pieces a user may still order this week. */
export async function countLeft({ db, clock }: PostDeps, userId: string): Promise<number> {
  const since = addSeconds(clock.now(), -WEEK_SECONDS)
  return Math.max(0, BATCH_MAX_PIECES - (await countPieces(db, userId, since)))
}

/** What every post of the batch shares must be right; its texts come from each idea. */
async function checkChannels(deps: PostDeps, userId: string, { channels }: BatchOrder): Promise<void> {
  for (const { channelId, options } of channels) {
    const channel = await deps.channels.require(userId, channelId)
    if (options.network !== channel.network) throw new AppError('options_of_other_network')
    if (!channel.isConnected) throw new AppError('channel_disconnected', { details: { channelId } })
    const { title: _title, ...fields } = checkPostOptions(options)
    if (Object.keys(fields).length > 0)
      throw new AppError('post_not_sendable', { fields, details: { channelId } })
  }
}
