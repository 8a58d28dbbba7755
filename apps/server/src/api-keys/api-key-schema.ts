import type { ApiScope } from '@hookreel/contract'
import { index, pgTable } from 'drizzle-orm/pg-core'
import { users } from '../account/sign-in/auth-schema.ts'
import { moment, newId, text } from '../platform/db/columns.ts'

/** Keys for programs. The key itself is nowhere: only its SHA-256, by which it is found. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    start: text('start').notNull(),
    hash: text('hash').notNull().unique(),
    scopes: text('scopes').array().$type<ApiScope[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    expiresAt: moment('expires_at'),
    /** Since when it is held after a restore: it may have been revoked after the backup was made. */
    heldAt: moment('held_at'),
  },
  (table) => [index('api_keys_of_user').on(table.userId, table.createdAt.desc())],
)
