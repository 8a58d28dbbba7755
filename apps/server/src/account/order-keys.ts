import { AppError } from '../platform/http/app-error.ts'
import type { Transaction } from '../platform/db/open-db.ts'
import { lockProfile } from './lock-profile.ts'
import { deleteOrderKeys, findOrderKey, insertOrderKeys, type OrderKeyRow } from './order-keys.queries.ts'

/** No request is on its way for so long. */
const KEPT_MS = 7 * 24 * 3_600_000

/**
 * Begins the transaction of an order: others of this user wait until it ends. Throws `order_stopped` when its owner stopped what
 * is ordered under the key. Because a stop takes the same lock, an order is either there when it is looked for or refused here.
 */
export async function lockOrder(tx: Transaction, userId: string, key: string | undefined): Promise<void> {
  await lockProfile(tx, userId)
  if (key !== undefined) await refuseStopped(tx, userId, key)
}

/** Throws `order_stopped` when its owner stopped what is ordered under the key. In a transaction that has the profile. */
export async function refuseStopped(tx: Transaction, userId: string, key: string): Promise<void> {
  if ((await findOrderKey(tx, userId, key))?.state === 'stopped') throw new AppError('order_stopped')
}

/** Remembers that a change was done whose row does not keep its key; `postId` is a post that it has sent. */
export async function noteOrderDone(
  tx: Transaction,
  done: Pick<OrderKeyRow, 'userId' | 'createdAt'> & { key: string | undefined; postId?: string },
): Promise<void> {
  const { key, ...rest } = done
  if (key !== undefined) await insertOrderKeys(tx, [{ ...rest, key, state: 'done' }])
}

/** From now on nothing begins under these keys. Answers what was done under the first before. */
export async function stopKeys(
  tx: Transaction,
  userId: string,
  keys: readonly [string, ...string[]],
  now: Date,
): Promise<OrderKeyRow | undefined> {
  await lockProfile(tx, userId)
  await deleteOrderKeys(tx, userId, new Date(now.getTime() - KEPT_MS))
  const known = await findOrderKey(tx, userId, keys[0])
  await insertOrderKeys(
    tx,
    keys.map((key) => ({ userId, key, state: 'stopped' as const, createdAt: now })),
  )
  return known?.state === 'done' ? known : undefined
}
