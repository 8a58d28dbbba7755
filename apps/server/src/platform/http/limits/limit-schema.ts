import { integer, pgTable } from 'drizzle-orm/pg-core'
import { moment, text } from '../../db/columns.ts'

/** Tries of the minute that runs, by a hash of who tried what; kept here so that all web processes count together. */
export const rateLimits = pgTable('rate_limits', {
  keyHash: text('key_hash').primaryKey(),
  count: integer('count').notNull(),
  endsAt: moment('ends_at').notNull(),
  /** Where delays grow: before this no further try is taken. */
  nextAt: moment('next_at'),
})
