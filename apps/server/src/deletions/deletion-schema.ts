import type { Deletion } from '@hookreel/contract'
import { index, integer, pgTable } from 'drizzle-orm/pg-core'
import { users } from '../account/sign-in/auth-schema.ts'
import { moment, newId, text } from '../platform/db/columns.ts'

/**
 * What was deleted together and can still be undone. The rows that name it are shown to nobody; they are free again when it is
 * deleted, and gone when its time is over.
 */
export const deletions = pgTable(
  'deletions',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<Deletion['kind']>().notNull(),
    count: integer('count').notNull(),
    title: text('title').notNull(),
    undoUntil: moment('undo_until').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('deletions_of_user').on(table.userId, table.undoUntil)],
)
