import type { IdeaSource } from '@hookreel/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { jsonb, moment, newId, text } from '../platform/db/columns.ts'
import { users } from '../account/sign-in/auth-schema.ts'
import { deletions } from '../deletions/deletion-schema.ts'
import { filmLength } from '../videos/film-length.ts'

/** Saved ideas. `position` keeps the writer's order among ideas of one batch, which share their moment. */
export const ideas = pgTable(
  'video_ideas',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    summary: text('summary'),
    caption: text('caption'),
    script: text('script'),
    description: text('description'),
    prompt: text('prompt'),
    status: text('status').$type<'draft' | 'improved' | 'video_generated'>().notNull().default('draft'),
    /** Of ideas written before there was an interview. Nothing sets or reads it any more. */
    isOutline: boolean('is_outline').notNull().default(false),
    duration: filmLength('duration').notNull().default(30),
    framework: text('framework'),
    sources: jsonb('sources').$type<IdeaSource[]>().notNull().default([]),
    /** Other first sentences that its script may begin with. */
    openings: jsonb('openings').$type<string[]>().notNull().default([]),
    /** What its prompt ordered and it did not do when it was written, each as a sentence. */
    unmet: jsonb('unmet').$type<string[]>().notNull().default([]),
    /** The service that wrote it; null for the embedded writer. */
    writtenBy: text('written_by'),
    /** The batch it was written and paid with; names the batch's receipt. */
    batchId: text('batch_id'),
    position: integer('position').notNull().default(0),
    /** The idea this one was saved as a new version of. */
    originalId: text('original_id').references((): AnyPgColumn => ideas.id, { onDelete: 'set null' }),
    /** Counts the texts this idea has had, from 1; the earlier ones are in idea_revisions. */
    revision: integer('revision').notNull().default(1),
    /** Deleted, while that can be undone: nothing of it is served. */
    deletionId: text('deletion_id').references(() => deletions.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    // As the list is sorted: a key that is never null counts as null first when it falls, and the index must say the same.
    index('video_ideas_newest').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.position,
      table.id,
    ),
    index('video_ideas_of_status').on(table.userId, table.status, table.createdAt.desc().nullsFirst()),
    index('video_ideas_by_title').on(table.userId, sql`lower(${table.title})`),
    index('video_ideas_deleted')
      .on(table.deletionId)
      .where(sql`deletion_id is not null`),
    index('video_ideas_original').on(table.originalId),
  ],
)

/** Batches of ideas that were asked for under a key, so that a request sent twice is answered twice and charged once. */
export const ideaBatches = pgTable(
  'idea_batches',
  {
    /** The `batch_id` of its ideas. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    idempotencyKey: text('idempotency_key').notNull(),
    /** SHA-256 of the request, to tell a repeated one from another one under the same key. */
    requestHash: text('request_hash').notNull(),
    /** While it is written: until when its writer counts as alive. Null once it is whole. */
    writingUntil: moment('writing_until'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('idea_batches_idempotency').on(table.userId, table.idempotencyKey),
    index('idea_batches_writing')
      .on(table.writingUntil)
      .where(sql`writing_until is not null`),
  ],
)

/** The texts an idea had before its present ones: added when they change, never changed. */
export const ideaRevisions = pgTable(
  'idea_revisions',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    ideaId: text('idea_id')
      .notNull()
      .references(() => ideas.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    title: text('title').notNull(),
    summary: text('summary'),
    caption: text('caption'),
    script: text('script'),
    description: text('description'),
    /** When these texts were written, not when they were replaced. */
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('idea_revisions_number').on(table.ideaId, table.number),
    index('idea_revisions_of_user').on(table.userId, table.createdAt.desc()),
  ],
)

/** Paid re-dressings of a text, so that a request sent twice is answered twice and charged once. */
export const ideaEnhancements = pgTable(
  'idea_enhancements',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ideaId: text('idea_id')
      .notNull()
      .references(() => ideas.id, { onDelete: 'cascade' }),
    idempotencyKey: text('idempotency_key').notNull(),
    /** SHA-256 of the request, to tell a repeated one from another one under the same key. */
    requestHash: text('request_hash').notNull(),
    /** Null while it is being written: its credit is held. */
    results: jsonb('results').$type<string[]>(),
    credits: integer('credits').notNull().default(0),
    /** Who wrote the results; null while they are being written. */
    writtenBy: text('written_by'),
    isEmbedded: boolean('is_embedded').notNull().default(true),
    /** While it is written: until when its writer counts as alive. Null in what earlier versions began. */
    writingUntil: moment('writing_until'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('idea_enhancements_idempotency').on(table.userId, table.idempotencyKey),
    index('idea_enhancements_writing')
      .on(table.writingUntil)
      .where(sql`results is null`),
  ],
)
