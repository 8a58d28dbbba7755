import type { KeptTerms, SoundKind } from '@hookreel/contract'
import { bigint, doublePrecision, index, pgTable } from 'drizzle-orm/pg-core'
import { users } from '../account/sign-in/auth-schema.ts'
import { jsonb, moment, text } from '../platform/db/columns.ts'

/**
 * What is written down of a recording. `asked` is written before a service is, with the try that asks: who is found so by another try may have
 * been paid for, and is not asked again.
 */
export type KeptTranscript = { readonly orderId: string } & (
  | { readonly state: 'waiting' }
  | { readonly state: 'asked'; readonly claim: string }
  | { readonly state: 'done'; readonly text: string; readonly service: string }
  | { readonly state: 'failed'; readonly message: string }
)

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
    transcript: jsonb('transcript').$type<KeptTranscript>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('sounds_of_user').on(table.userId, table.createdAt.desc())],
)
