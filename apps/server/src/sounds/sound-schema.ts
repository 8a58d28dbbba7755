import type { KeptTerms, SoundKind } from '@hookreel/contract'
import { bigint, doublePrecision, index, pgTable } from 'drizzle-orm/pg-core'
import { users } from '../account/sign-in/auth-schema.ts'
import { jsonb, moment, text } from '../platform/db/columns.ts'

/** Sounds that people sent to be heard in their films. */
export const sounds = pgTable(
  'sounds',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<SoundKind>().notNull(),
    name: text('name').notNull(),
    seconds: doublePrecision('seconds').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    /** SHA-256 of the file that is kept: what is made of it is remembered under this. */
    hash: text('hash').notNull(),
    /** Whose a piece of music is, as its sender says. */
    terms: jsonb('terms').$type<KeptTerms>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('sounds_of_user').on(table.userId, table.createdAt.desc())],
)
