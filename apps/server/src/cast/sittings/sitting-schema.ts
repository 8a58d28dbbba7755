import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../../account/sign-in/auth-schema.ts'
import { jsonb, moment, newId, text } from '../../platform/db/columns.ts'
import { castMembers } from '../cast-schema.ts'
import type { KeptReference } from '../cast-schema.ts'

/**
 * One picture of a sitting. `asked` is written before a service is: who is found so by another try may have been paid for, and is not
 * asked for again.
 */
export type SittingPicture =
  | { readonly state: 'waiting' | 'asked' }
  | ({ readonly state: 'made' } & KeptReference)
  | { readonly state: 'failed'; readonly failure: string }

/** Pictures that a model makes of a member of a cast, to choose its reference pictures from. */
export const castSittings = pgTable(
  'cast_sittings',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    memberId: text('member_id')
      .notNull()
      .references(() => castMembers.id, { onDelete: 'cascade' }),
    /** The key of its order: the same order sent twice is one. */
    orderKey: text('order_key').notNull(),
    status: text('status').$type<'making' | 'ready' | 'failed' | 'closed'>().notNull().default('making'),
    /** What is not asked for yet is not made any more. */
    isStopping: boolean('is_stopping').notNull().default(false),
    /** The try that makes it now; null while it waits. */
    claim: text('claim'),
    /** Credits that are held for each picture. */
    eachCredits: integer('each_credits').notNull(),
    service: text('service').notNull(),
    pictures: jsonb('pictures').$type<SittingPicture[]>().notNull(),
    storageBytes: bigint('storage_bytes', { mode: 'number' }).notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** Until when one can choose. */
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    uniqueIndex('cast_sittings_order').on(table.userId, table.orderKey),
    uniqueIndex('cast_sittings_one_open')
      .on(table.memberId)
      .where(sql`status <> 'closed'`),
    index('cast_sittings_ends').on(table.endsAt),
  ],
)
