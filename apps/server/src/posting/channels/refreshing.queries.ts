import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/open-db.ts'
import { channels } from '../../schema.ts'
import type { ChannelRow } from './channels.queries.ts'

/** A channel; nobody else changes it before the transaction ends. */
export async function lockOwnChannel(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<ChannelRow | undefined> {
  const [row] = await tx
    .select()
    .from(channels)
    .where(and(eq(channels.userId, userId), eq(channels.id, id)))
    .for('update')
  return row
}

/** Takes the right to renew a grant until then; false when somebody has it. */
export async function claimRefresh(
  db: Queryable,
  { userId, id }: Pick<ChannelRow, 'userId' | 'id'>,
  now: Date,
  until: Date,
): Promise<boolean> {
  const isFree = or(isNull(channels.refreshingUntil), lt(channels.refreshingUntil, now))
  const rows = await db
    .update(channels)
    .set({ refreshingUntil: until })
    .where(and(eq(channels.userId, userId), eq(channels.id, id), isFree))
    .returning({ id: channels.id })
  return rows.length > 0
}

/** Gives the right to renew back, unless it was over and somebody else has it. */
export async function releaseRefresh(
  db: Queryable,
  { userId, id }: Pick<ChannelRow, 'userId' | 'id'>,
  until: Date,
): Promise<void> {
  await db
    .update(channels)
    .set({ refreshingUntil: null })
    .where(and(eq(channels.userId, userId), eq(channels.id, id), eq(channels.refreshingUntil, until)))
}
