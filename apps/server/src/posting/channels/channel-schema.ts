import type { NetworkId } from '@hookreel/contract'
import { index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../../account/sign-in/auth-schema.ts'
import { jsonb, moment, newId, text } from '../../platform/db/columns.ts'

/**
 * Accounts at networks. One that was given up keeps its row without its grant, so that its scheduled posts find it
 * again when the same account is connected anew.
 */
export const channels = pgTable(
  'channels',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    network: text('network').$type<NetworkId>().notNull(),
    /** The network's own id of the account. */
    accountId: text('account_id').notNull(),
    name: text('name').notNull(),
    username: text('username').notNull(),
    avatarUrl: text('avatar_url'),
    scopes: jsonb('scopes').$type<string[]>().notNull(),
    /** Access and refresh token, encrypted under the key that it names; null when the channel was given up. */
    sealedGrant: text('sealed_grant'),
    accessExpiresAt: moment('access_expires_at').notNull(),
    /** When the permission dies unless it is renewed; null when the network names no end. */
    endsAt: moment('ends_at'),
    refreshedAt: moment('refreshed_at').notNull(),
    /** Somebody renews the grant until then: nobody else may, because a used refresh token may be worth nothing. */
    refreshingUntil: moment('refreshing_until'),
    /** Since when the network takes the grant no more. */
    brokenAt: moment('broken_at'),
    /** When its owner was told that it is about to die, and that it is dead: each once. */
    warnedAt: moment('warned_at'),
    disconnectedAt: moment('disconnected_at'),
    connectedAt: moment('connected_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('channels_account').on(table.userId, table.network, table.accountId),
    index('channels_by_account').on(table.network, table.accountId),
    index('channels_refresh').on(table.refreshedAt),
  ],
)

/** Connections under way: what the one-time `state` of the network's page stands for. */
export const channelConnections = pgTable(
  'channel_connections',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    network: text('network').$type<NetworkId>().notNull(),
    /** The channel that is connected again. */
    channelId: text('channel_id').references(() => channels.id, { onDelete: 'cascade' }),
    /** TikTok: the video that is sent as a draft afterwards. */
    videoId: text('video_id'),
    /** Of PKCE; nobody but this server ever has it. */
    verifier: text('verifier').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('channel_connections_old').on(table.createdAt)],
)
