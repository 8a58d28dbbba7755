import type { ProviderFailure, ProviderPart } from '@hookreel/crew'
import { bigint, boolean, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { users } from '../../account/sign-in/auth-schema.ts'
import { moment, newId, text } from '../../platform/db/columns.ts'

/**
 * Every call to an outside service, written before it is sent. One that was begun and never ended (the process died)
 * is counted by its estimate. Rows stay when their user or video goes: the server's spending of the day stays true.
 */
export const providerCalls = pgTable(
  'provider_calls',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The video that it was for, or the storyboard that no video was made of yet; no foreign key. */
    videoId: text('video_id'),
    provider: text('provider').notNull(),
    part: text('part').$type<ProviderPart>().notNull(),
    operation: text('operation').notNull(),
    model: text('model').notNull(),
    /** In millionths of a US dollar. */
    estimatedMicrodollars: bigint('estimated_microdollars', { mode: 'number' }).notNull(),
    /** What it really cost; null until it ended. */
    microdollars: bigint('microdollars', { mode: 'number' }),
    /** Made for an account in its free trial: those share a budget. */
    isTrial: boolean('is_trial').notNull().default(false),
    /** Its video was cancelled and cost no credits: what those took has a budget of its own. */
    wasCancelled: boolean('was_cancelled').notNull().default(false),
    state: text('state').$type<'begun' | 'succeeded' | 'failed'>().notNull(),
    failure: text('failure').$type<ProviderFailure | 'stopped'>(),
    /** What went wrong, for people. */
    message: text('message'),
    tookMs: integer('took_ms'),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('provider_calls_by_day').on(table.createdAt),
    index('provider_calls_of_user').on(table.userId, table.createdAt),
    index('provider_calls_of_video').on(table.videoId),
    index('provider_calls_of_provider').on(table.provider, table.part, table.endedAt),
  ],
)

/**
 * Who is served by a service at the moment, or waits for it, of all processes together: those with the smallest numbers
 * are served. A process says again and again that it still lives; a place whose time is over is nobody's.
 */
export const providerPlaces = pgTable(
  'provider_places',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    provider: text('provider').notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('provider_places_in_order').on(table.provider, table.number)],
)

/** Failures of a part of a service, one after the other, whichever process saw them; none of one that answers. */
export const providerFailures = pgTable(
  'provider_failures',
  {
    provider: text('provider').notNull(),
    part: text('part').$type<ProviderPart>().notNull(),
    count: integer('count').notNull(),
    /** What it said last, for people. */
    message: text('message').notNull(),
    /** Null while it failed too seldom to be left alone. */
    pausedUntil: moment('paused_until'),
  },
  (table) => [primaryKey({ columns: [table.provider, table.part] })],
)
