import type { BatchPiece, createBatch } from '@hookreel/contract'
import { index, integer, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { users } from '../../account/sign-in/auth-schema.ts'
import { jsonb, moment, newId, text } from '../../platform/db/columns.ts'

/** Many videos ordered at once, each with its posts. */
export const batches = pgTable(
  'batches',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What was asked for, as the contract describes it. */
    order: jsonb('order').$type<z.output<NonNullable<typeof createBatch.body>>>().notNull(),
    idempotencyKey: text('idempotency_key'),
    requestHash: text('request_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('batches_newest').on(table.userId, table.createdAt.desc()),
    uniqueIndex('batches_idempotency').on(table.userId, table.idempotencyKey),
  ],
)

export const batchPieces = pgTable(
  'batch_pieces',
  {
    batchId: text('batch_id')
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    ideaId: text('idea_id'),
    prompt: text('prompt'),
    title: text('title').notNull(),
    state: text('state').$type<BatchPiece['state']>().notNull().default('waiting'),
    videoId: text('video_id'),
    posts: jsonb('posts').$type<BatchPiece['posts']>().notNull().default([]),
    message: text('message'),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.number] })],
)
