import { createHash } from 'node:crypto'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Transaction } from '../platform/db/open-db.ts'
import { lockProfile } from './lock-profile.ts'
import {
  deleteOrderKeysBefore,
  findOrderKey,
  insertOrderKeys,
  type OrderKeyRow,
} from './order-keys.queries.ts'

/** No request is on its way for so long. */
const KEPT_MS = 7 * 24 * 3_600_000
/** Keys are made up by anyone who sends them: the oldest of a user's go. Stopping a batch of fifty with its posts takes a hundred. */
const MAX_KEYS = 1000

/** Tells the same order from another one under its key. */
export const hashOrder = (order: unknown): string =>
  createHash('sha256').update(JSON.stringify(order)).digest('hex')

/** What was ordered under this key before. Throws `idempotency_conflict` when it was something else. */
export async function findEarlier<Row extends { readonly requestHash: string | null }>(
  key: string | undefined,
  requestHash: string,
  findByKey: (key: string) => Promise<Row | undefined>,
): Promise<Row | undefined> {
  const earlier = key === undefined ? undefined : await findByKey(key)
  if (earlier && earlier.requestHash !== requestHash) throw new AppError('idempotency_conflict')
  return earlier
}

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
  const { key, userId, ...rest } = done
  if (key !== undefined) await insertOrderKeys(tx, userId, [{ ...rest, key, state: 'done' }], MAX_KEYS)
}

/** From now on nothing begins under these keys. Answers what was done under the first before. */
export async function stopKeys(
  tx: Transaction,
  userId: string,
  keys: readonly [string, ...string[]],
  now: Date,
): Promise<OrderKeyRow | undefined> {
  await lockProfile(tx, userId)
  const known = await findOrderKey(tx, userId, keys[0])
  await insertOrderKeys(
    tx,
    userId,
    keys.map((key) => ({ key, state: 'stopped' as const, createdAt: now })),
    MAX_KEYS,
  )
  return known?.state === 'done' ? known : undefined
}

/** The day's work: what nobody can send any more is forgotten. */
export async function forgetOldOrderKeys({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteOrderKeysBefore(db, new Date(clock.now().getTime() - KEPT_MS))
}
