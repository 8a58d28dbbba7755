import type { FactCard } from '@hookreel/film'
import { index, pgTable } from 'drizzle-orm/pg-core'
import { users } from '../account/sign-in/auth-schema.ts'
import { jsonb, moment, newId, text } from '../platform/db/columns.ts'

/** What the open web answered, for as long as it may be kept; also the pauses that a source asked for. */
export const openWebAnswers = pgTable(
  'open_web_answers',
  {
    key: text('key').primaryKey(),
    body: text('body').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('open_web_answers_end').on(table.endsAt)],
)

/** Cards that a person was shown: an idea is made from these, not from what a browser says that they were. */
export const researches = pgTable(
  'researches',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    prompt: text('prompt').notNull(),
    title: text('title').notNull(),
    name: text('name').notNull(),
    cards: jsonb('cards').$type<FactCard[]>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('researches_of_user').on(table.userId, table.createdAt)],
)
