import type { Upload } from '@hookreel/contract'
import { bigint, index, pgTable } from 'drizzle-orm/pg-core'
import { users } from '../account/sign-in/auth-schema.ts'
import { jsonb, moment, text } from '../platform/db/columns.ts'

/** Files on their way here. A finished one becomes the video of the same id. */
export const uploads = pgTable(
  'uploads',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    /** So many bytes are in the storage, in pieces of these lengths. */
    receivedBytes: bigint('received_bytes', { mode: 'number' }).notNull().default(0),
    /** Lengths of pieces that may lie at the next place: several processes may write there, and some end before they note it. */
    tries: jsonb('tries').$type<number[]>().notNull().default([]),
    /** So many bytes may be there in all: each piece is counted before it is written. */
    writtenBytes: bigint('written_bytes', { mode: 'number' }).notNull().default(0),
    pieces: jsonb('pieces').$type<number[]>().notNull().default([]),
    state: text('state').$type<Upload['state']>().notNull().default('receiving'),
    message: text('message'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('uploads_of_user').on(table.userId, table.createdAt.desc()),
    index('uploads_old').on(table.updatedAt),
  ],
)
