import type { Delivery, WebhookEvent } from '@hookreel/contract'
import { boolean, index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../account/sign-in/auth-schema.ts'
import { moment, newId, text } from '../platform/db/columns.ts'

/** Addresses that are told of events. Signing secrets are made from the server's own and the generation. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    description: text('description').notNull(),
    events: text('events').array().$type<WebhookEvent[]>().notNull(),
    isOn: boolean('is_on').notNull().default(true),
    isGivenUp: boolean('is_given_up').notNull().default(false),
    generation: integer('generation').notNull().default(1),
    /** Until when the generation before signs, too. */
    oldSecretUntil: moment('old_secret_until'),
    failingSince: moment('failing_since'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('webhooks_of_user').on(table.userId, table.createdAt.desc())],
)

/** What was or will be sent to a webhook. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    webhookId: text('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What happened to what; an event that is told twice is sent once. */
    eventKey: text('event_key').notNull(),
    messageId: text('message_id').notNull(),
    type: text('type').$type<Delivery['type']>().notNull(),
    body: text('body').notNull(),
    state: text('state').$type<Delivery['state']>().notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    status: integer('status'),
    problem: text('problem'),
    createdAt: moment('created_at').notNull(),
    triedAt: moment('tried_at'),
    /** Null when no further try is planned. */
    nextTryAt: moment('next_try_at'),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_once').on(table.webhookId, table.eventKey),
    index('webhook_deliveries_newest').on(table.webhookId, table.createdAt.desc()),
    index('webhook_deliveries_old').on(table.createdAt),
  ],
)
