import { integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core'

/** A moment in time, to the millisecond, as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })
export const newId = () => crypto.randomUUID()

/** A finished step, as films and storyboards remember it; its files are keys in the storage. */
export const stepColumns = () => ({
  step: text('step').notNull(),
  inputHash: text('input_hash').notNull(),
  data: jsonb('data').$type<unknown>(),
  files: jsonb('files').$type<string[]>().notNull().default([]),
  tookMs: integer('took_ms'),
  createdAt: moment('created_at').notNull().defaultNow(),
})
