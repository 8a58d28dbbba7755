import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { jsonb, moment, text } from '../../platform/db/columns.ts'
import { profiles } from '../../account/account-schema.ts'

/**
 * The ledger: rows are added, never changed. The database's trigger adds `amount` to the profile's balance and
 * writes the result into `balance`; an entry that would take it below zero fails as a whole.
 * `videoId` is no foreign key: the entry outlives its video.
 */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    kind: text('kind')
      .$type<'grant' | 'purchase' | 'hold' | 'capture' | 'release' | 'refund' | 'adjustment'>()
      .notNull(),
    amount: integer('amount').notNull(),
    balance: integer('balance').notNull().default(0),
    reason: text('reason').notNull(),
    videoId: text('video_id'),
    /** The batch of ideas, the enhancement or the payment that it belongs to. */
    orderId: text('order_id'),
    idempotencyKey: text('idempotency_key').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('credit_entries_idempotency').on(table.userId, table.idempotencyKey),
    uniqueIndex('credit_entries_one_hold')
      .on(table.videoId)
      .where(sql`kind = 'hold'`),
    uniqueIndex('credit_entries_one_settlement')
      .on(table.videoId)
      .where(sql`kind in ('capture', 'release')`),
    index('credit_entries_newest').on(table.userId, table.id.desc().nullsFirst()),
    index('credit_entries_order').on(table.userId, table.orderId),
    uniqueIndex('credit_entries_one_order_settlement')
      .on(table.orderId)
      .where(sql`kind in ('capture', 'release')`),
    check('credit_entries_balance_not_negative', sql`${table.balance} >= 0`),
  ],
)

/**
 * Credits that a refund or a dispute wants back and that work held at that moment, one row for a payment. What next adds
 * to the balance pays them, in the same transaction: while something is owed, the balance is zero.
 */
export const creditDebts = pgTable(
  'credit_debts',
  {
    orderId: text('order_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    amount: integer('amount').notNull(),
    /** As its entries will say it. */
    reason: text('reason').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('credit_debts_of_user').on(table.userId, table.createdAt),
    check('credit_debts_amount_positive', sql`${table.amount} > 0`),
  ],
)

/** Facts of the whole installation: prices and packages, which an operator may change without a release, and `RESTORED_AT`. */
export const systemSettings = pgTable('system_settings', {
  settingKey: text('setting_key').primaryKey(),
  settingValue: jsonb('setting_value').$type<unknown>().notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** The key of when this database was last put back from a backup. */
export const RESTORED_AT = 'restored_at'
