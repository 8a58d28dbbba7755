import { pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../account/sign-in/auth-schema.ts'
import { moment, newId, text } from '../platform/db/columns.ts'

/** What a person never wants to see again in a film: pictures of collections by their pages, and drawings by what is drawn. */
export const unwantedPictures = pgTable(
  'unwanted_pictures',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    name: text('name').notNull(),
    /** The collection; none for what is drawn. */
    source: text('source'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('unwanted_pictures_key').on(table.userId, table.key)],
)
