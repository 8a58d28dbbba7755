import type { Source } from '@hookreel/contract'
import { boolean, index, pgTable } from 'drizzle-orm/pg-core'
import { users } from '../account/sign-in/auth-schema.ts'
import { moment, newId, text } from '../platform/db/columns.ts'

/** What a person gave to be read: a page, a file, an item of a feed. Ideas are made from these, not from what a browser sends. */
export const sources = pgTable(
  'sources',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<Source['kind']>().notNull(),
    title: text('title').notNull(),
    by: text('by').notNull(),
    address: text('address').notNull(),
    day: text('day').notNull(),
    body: text('body').notNull(),
    isCut: boolean('is_cut').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('sources_of_user').on(table.userId, table.createdAt)],
)
