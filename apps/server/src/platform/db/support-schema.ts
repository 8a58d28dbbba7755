import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment, newId } from './columns.ts'

/** What was written with the contact form. */
export const supportMessages = pgTable('support_messages', {
  id: text('id').primaryKey().$defaultFn(newId),
  name: text('name').notNull(),
  email: text('email').notNull(),
  message: text('message').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
