import type { NetworkId } from '@hookreel/contract'
import { and, asc, eq, gt, isNotNull, lt } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/open-db.ts'
import { channelConnections, channels } from '../../schema.ts'

export type ChannelRow = typeof channels.$inferSelect
export type ConnectionRow = typeof channelConnections.$inferSelect
type NewChannel = typeof channels.$inferInsert
type Change = Partial<Omit<NewChannel, 'id' | 'userId'>>

/** Channels of a user that are connected, or were: those keep what was posted there. */
export async function listOwnChannels(db: Queryable, userId: string): Promise<ChannelRow[]> {
  return db.select().from(channels).where(eq(channels.userId, userId)).orderBy(asc(channels.createdAt))
}

export async function findOwnChannel(
  db: Queryable,
  userId: string,
  id: string,
): Promise<ChannelRow | undefined> {
  const [row] = await db
    .select()
    .from(channels)
    .where(and(eq(channels.userId, userId), eq(channels.id, id)))
  return row
}

/** Writes a channel; the same account of the same user stays the same channel. */
export async function saveChannel(db: Queryable, channel: NewChannel): Promise<ChannelRow> {
  const { id: _, userId: __, createdAt: ___, ...change } = channel
  const [row] = await db
    .insert(channels)
    .values(channel)
    .onConflictDoUpdate({ target: [channels.userId, channels.network, channels.accountId], set: change })
    .returning()
  if (!row) throw new Error('the channel was not written')
  return row
}

/** Nothing comes back when it is gone. */
export async function updateChannel(
  db: Queryable,
  userId: string,
  id: string,
  change: Change,
): Promise<ChannelRow | undefined> {
  const [row] = await db
    .update(channels)
    .set(change)
    .where(and(eq(channels.userId, userId), eq(channels.id, id)))
    .returning()
  return row
}

/** Changes a channel that still has the grant it was read with: nothing comes back when it was given up or connected anew. */
export async function updateGranted(
  db: Queryable,
  { userId, id, sealedGrant }: Pick<ChannelRow, 'userId' | 'id' | 'sealedGrant'>,
  change: Change,
): Promise<ChannelRow | undefined> {
  if (sealedGrant === null) return undefined
  const [row] = await db
    .update(channels)
    .set(change)
    .where(and(eq(channels.userId, userId), eq(channels.id, id), eq(channels.sealedGrant, sealedGrant)))
    .returning()
  return row
}

/** Connected channels of everybody, in pages by id: for the job that keeps them alive and for new keys. */
export async function listConnectedChannels(
  db: Queryable,
  afterId: string,
  limit: number,
): Promise<ChannelRow[]> {
  return db
    .select()
    .from(channels)
    .where(and(gt(channels.id, afterId), isNotNull(channels.sealedGrant)))
    .orderBy(asc(channels.id))
    .limit(limit)
}

/** Anyone who has connected this account: only for what the network itself says. */
export async function listChannelsOfAccount(
  db: Queryable,
  network: NetworkId,
  accountId: string,
): Promise<ChannelRow[]> {
  return db
    .select()
    .from(channels)
    .where(and(eq(channels.network, network), eq(channels.accountId, accountId)))
}

export async function insertConnection(db: Queryable, connection: ConnectionRow): Promise<void> {
  await db.insert(channelConnections).values(connection)
}

/** Takes a connection under way: it is there once. */
export async function takeConnection(
  db: Queryable,
  userId: string,
  id: string,
): Promise<ConnectionRow | undefined> {
  const [row] = await db
    .delete(channelConnections)
    .where(and(eq(channelConnections.userId, userId), eq(channelConnections.id, id)))
    .returning()
  return row
}

export async function deleteConnectionsBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(channelConnections).where(lt(channelConnections.createdAt, before))
}

/** Forgets an account altogether: its owner had it deleted at the network. */
export async function deleteChannel(db: Queryable, userId: string, id: string): Promise<void> {
  await db.delete(channels).where(and(eq(channels.userId, userId), eq(channels.id, id)))
}

/** Whether anybody here posts by this account: its permissions are then not to be taken back at the network. */
export async function isAccountConnected(
  db: Queryable,
  network: NetworkId,
  accountId: string,
): Promise<boolean> {
  const [row] = await db
    .select({ id: channels.id })
    .from(channels)
    .where(
      and(eq(channels.network, network), eq(channels.accountId, accountId), isNotNull(channels.sealedGrant)),
    )
    .limit(1)
  return row !== undefined
}
