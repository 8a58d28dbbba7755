import { index, integer, pgTable } from 'drizzle-orm/pg-core'
import { users } from '../../account/sign-in/auth-schema.ts'
import { moment, text } from '../../platform/db/columns.ts'

/**
 * One free trial an address. The row outlives its account, so that signing up again brings no second trial; it holds a
 * keyed hash and no address.
 */
export const trials = pgTable(
  'trials',
  {
    addressHash: text('address_hash').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** When the operator invited the address; null for those who came by themselves. */
    invitedAt: moment('invited_at'),
    /** Null while an invitation waits for its account. */
    begunAt: moment('begun_at'),
    endsAt: moment('ends_at'),
    credits: integer('credits').notNull().default(0),
    /** The last mail about it that was sent: each goes once. */
    lastMail: text('told').$type<'nothing' | 'begun' | 'ending' | 'ended'>().notNull().default('nothing'),
  },
  (table) => [index('trials_of_user').on(table.userId), index('trials_by_end').on(table.endsAt)],
)
