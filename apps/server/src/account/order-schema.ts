import { pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { users } from './sign-in/auth-schema.ts'
import { moment, text } from '../platform/db/columns.ts'

/**
 * Idempotency keys that say more than the row that was made under them: orders that their owner stopped, which are refused when they
 * arrive late, and changes of something that has no key of its own.
 */
export const orderKeys = pgTable(
  'order_keys',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    state: text('state').$type<'stopped' | 'done'>().notNull(),
    /** The post that was sent under it, of one that was done. */
    postId: text('post_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
)
