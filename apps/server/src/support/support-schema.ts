import { boolean, index, pgTable } from 'drizzle-orm/pg-core'
import { moment, newId, text } from '../platform/db/columns.ts'

/** What was written with the contact form. */
export const supportMessages = pgTable(
  'support_messages',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    /** It was mailed to the operator; otherwise it is read in the list alone. */
    isMailed: boolean('is_mailed').notNull().default(false),
    /** When the operator was done with it. */
    doneAt: moment('done_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('support_messages_newest').on(table.createdAt)],
)
