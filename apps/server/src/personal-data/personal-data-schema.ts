import type { DataExport } from '@hookreel/contract'
import { bigint, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { users } from '../account/sign-in/auth-schema.ts'
import { moment, newId, text } from '../platform/db/columns.ts'

/** Everything of a user as one file: ordered, made in the background, kept for a week. */
export const exports = pgTable(
  'exports',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').$type<DataExport['state']>().notNull().default('waiting'),
    percent: integer('percent').notNull().default(0),
    /** Set aside until its size is known. */
    reservedBytes: bigint('reserved_bytes', { mode: 'number' }).notNull().default(0),
    sizeBytes: bigint('size_bytes', { mode: 'number' }),
    fileKey: text('file_key'),
    /** Why it failed, when that has a name. */
    failure: text('failure').$type<'disk_full'>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
    expiresAt: moment('expires_at'),
  },
  (table) => [
    index('exports_of_user').on(table.userId, table.createdAt.desc()),
    index('exports_old').on(table.createdAt),
  ],
)

/** Which product news went to whom, so that nobody gets one twice. */
export const newsMails = pgTable(
  'news_mails',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    news: text('news').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.news] })],
)
