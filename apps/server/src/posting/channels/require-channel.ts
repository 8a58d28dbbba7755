import { AppError } from '../../platform/http/app-error.ts'
import type { ChannelDeps } from './channel-deps.ts'
import { findOwnChannel } from './channels.queries.ts'
import type { ChannelRow } from './channels.queries.ts'

/** A channel of this user that is connected; throws `channel_not_found` for any other. */
export async function requireChannel(
  { db }: Pick<ChannelDeps, 'db'>,
  userId: string,
  id: string,
): Promise<ChannelRow> {
  const row = await findOwnChannel(db, userId, id)
  if (!row || row.disconnectedAt !== null) throw new AppError('channel_not_found')
  return row
}
