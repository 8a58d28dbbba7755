import type { AccountEvent, Profile } from '@hookreel/contract'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { moment, text } from '../platform/db/columns.ts'
import { users } from './sign-in/auth-schema.ts'
import { filmLength } from '../videos/film-length.ts'

/** One row a user: the balance and the settings of the specification, section 3. */
export const profiles = pgTable(
  'profiles',
  {
    id: text('id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Kept by the trigger on credit_entries; a direct change is refused by the database. */
    aiCredits: integer('ai_credits').notNull().default(0),
    firstName: text('first_name'),
    lastName: text('last_name'),
    displayName: text('display_name'),
    defaultResolution: text('default_resolution')
      .$type<Profile['defaultResolution']>()
      .notNull()
      .default('1080p'),
    preferredAspectRatio: text('preferred_aspect_ratio')
      .$type<Profile['preferredAspectRatio']>()
      .notNull()
      .default('9:16'),
    defaultDuration: filmLength('default_duration').notNull().default(30),
    outputFormat: text('output_format').$type<Profile['outputFormat']>().notNull().default('mp4'),
    emailNotifications: boolean('email_notifications').notNull().default(true),
    videoCompletionAlerts: boolean('video_completion_alerts').notNull().default(true),
    processingStatusUpdates: boolean('processing_status_updates').notNull().default(true),
    weeklyUsageReports: boolean('weekly_usage_reports').notNull().default(false),
    autoUploadQuality: text('auto_upload_quality')
      .$type<Profile['autoUploadQuality']>()
      .notNull()
      .default('high'),
    autoUploadEnabled: boolean('auto_upload_enabled').notNull().default(false),
    downloadQuality: text('download_quality')
      .$type<Profile['downloadQuality']>()
      .notNull()
      .default('original'),
    includeMetadata: boolean('include_metadata').notNull().default(true),
    dataRetentionPeriod: text('data_retention_period')
      .$type<Profile['dataRetentionPeriod']>()
      .notNull()
      .default('365'),
    profileVisibility: text('profile_visibility')
      .$type<Profile['profileVisibility']>()
      .notNull()
      .default('private'),
    analyticsSharing: boolean('analytics_sharing').notNull().default(true),
    marketingEmails: boolean('marketing_emails').notNull().default(false),
    preferredVoiceLanguage: text('preferred_voice_language').notNull().default('English (US)'),
    preferredVoiceActor: text('preferred_voice_actor'),
    /** Last part of the address of the public page; made at random when the page is first opened to others. */
    handle: text('handle').unique(),
    /** When the last weekly report was ordered: a report is never sent twice. */
    weeklyReportAt: moment('weekly_report_at'),
    /** Since when the operator keeps this account from signing in. */
    disabledAt: moment('disabled_at'),
    /** Why: the operator said so, or the server was restored from a backup and the operator has not freed it yet. */
    disabledFor: text('disabled_for').$type<'operator' | 'restore'>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [check('profiles_ai_credits_not_negative', sql`${table.aiCredits} >= 0`)],
)

/**
 * Changes of an address. The links are kept as hashes: anyone who reads the database can open none. What ended by being used,
 * stopped or taken back has `endedAt` or `confirmedAt`, so that no link works twice.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    confirmHash: text('confirm_hash').notNull().unique(),
    undoHash: text('undo_hash').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    /** Until then the link in the mail to the new address works. */
    expiresAt: moment('expires_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    /** Until then the old address can take the account back, and belongs to nobody else. */
    undoUntil: moment('undo_until'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('email_changes_user').on(table.userId),
    index('email_changes_old_email').on(table.oldEmail),
  ],
)

/** What happened to an account, for its owner to see: sign-ins, failed ones, changes of password and address. */
export const accountEvents = pgTable(
  'account_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<AccountEvent['kind']>().notNull(),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('account_events_newest').on(table.userId, table.createdAt.desc())],
)
