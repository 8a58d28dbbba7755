import { plainText, plainTexts } from '@hookreel/film'
import { customType, integer, timestamp } from 'drizzle-orm/pg-core'

/**
 * A text. What a stranger wrote may hold what the database refuses, and a title that was cut may end in half a character: it is
 * kept without that. A person's own input never comes so far (`readInput`).
 */
export const text = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: plainText,
})

/** Data, every text of which is kept like `text`. */
export const jsonb = customType<{ data: unknown; driverData: string }>({
  dataType: () => 'jsonb',
  toDriver: (data) => JSON.stringify(plainTexts(data)),
})

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
