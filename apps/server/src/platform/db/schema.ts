import type { Profile, StoryboardStatus, Video, VideoFailure } from '@hookreel/contract'
import { DEFAULT_CHOICES } from '@hookreel/film'
import type { FilmChoices, Picture, SceneDrawing } from '@hookreel/film'
import type { PreviewVoice } from '@hookreel/studio'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { authAccounts, authSessions, authVerifications, users } from './auth-schema.ts'

export { authAccounts, authSessions, authVerifications, users }

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })
const newId = () => crypto.randomUUID()

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
    defaultDuration: integer('default_duration').$type<Profile['defaultDuration']>().notNull().default(30),
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
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [check('profiles_ai_credits_not_negative', sql`${table.aiCredits} >= 0`)],
)

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
    isOutline: boolean('is_outline').notNull().default(false),
    duration: integer('duration').$type<Video['duration']>().notNull().default(30),
    framework: text('framework'),
    sources: jsonb('sources').$type<{ work: string; year: number }[]>().notNull().default([]),
    position: integer('position').notNull().default(0),
    /** The idea this one was saved as a new version of. */
    originalId: text('original_id').references((): AnyPgColumn => ideas.id, { onDelete: 'set null' }),
    /** Counts the texts this idea has had, from 1; the earlier ones are in idea_revisions. */
    revision: integer('revision').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('video_ideas_newest').on(table.userId, table.createdAt.desc(), table.position),
    index('video_ideas_original').on(table.originalId),
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
  (table) => [uniqueIndex('idea_revisions_number').on(table.ideaId, table.number)],
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
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('idea_enhancements_idempotency').on(table.userId, table.idempotencyKey)],
)

/** Ordered videos. Keys name files in the storage; addresses are signed when asked for. */
export const videos = pgTable(
  'videos',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ideaId: text('idea_id').references(() => ideas.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    description: text('description'),
    script: text('script').notNull(),
    style: text('style').$type<Video['style']>().notNull(),
    voiceId: text('voice_id').notNull(),
    voiceName: text('voice_name').notNull(),
    duration: integer('duration').$type<Video['duration']>().notNull(),
    resolution: text('resolution').$type<Video['resolution']>().notNull(),
    aspectRatio: text('aspect_ratio').$type<Video['aspectRatio']>().notNull(),
    format: text('format').$type<Video['format']>().notNull(),
    /** Rows from before choices existed have the defaults. */
    choices: jsonb('choices').$type<FilmChoices>().notNull().default(DEFAULT_CHOICES),
    /** 32-bit unsigned: the same order with the same seed gives the same frames. */
    seed: bigint('seed', { mode: 'number' }).notNull(),
    status: text('status').$type<Video['status']>().notNull().default('queued'),
    progress: jsonb('progress').$type<Video['progress']>(),
    failure: jsonb('failure').$type<VideoFailure>(),
    /** Credits held when it was ordered; the ledger says whether they were captured or given back. */
    credits: integer('credits').notNull(),
    estimatedSeconds: integer('estimated_seconds'),
    durationSeconds: doublePrecision('duration_seconds'),
    fileSize: bigint('file_size', { mode: 'number' }),
    viewCount: integer('view_count').notNull().default(0),
    downloadCount: integer('download_count').notNull().default(0),
    filmKey: text('film_key'),
    posterKey: text('poster_key'),
    downloadKey: text('download_key'),
    idempotencyKey: text('idempotency_key'),
    /** SHA-256 of the order, to tell a repeated order from another one under the same key. */
    requestHash: text('request_hash'),
    attempts: integer('attempts').notNull().default(0),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('videos_newest').on(table.userId, table.createdAt.desc(), table.id.desc()),
    index('videos_status').on(table.status),
    uniqueIndex('videos_idempotency').on(table.userId, table.idempotencyKey),
    check('videos_credits_not_negative', sql`${table.credits} >= 0`),
  ],
)

/** Finished steps of a film, so that a retry or a crash repeats none. Files are keys in the storage. */
export const videoSteps = pgTable(
  'video_steps',
  {
    videoId: text('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    step: text('step').notNull(),
    inputHash: text('input_hash').notNull(),
    data: jsonb('data').$type<unknown>(),
    files: jsonb('files').$type<string[]>().notNull().default([]),
    tookMs: integer('took_ms'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.videoId, table.step, table.inputHash] })],
)

/** A scene of a storyboard as it is kept: what its picture is drawn from, and the picture once there is one. */
export type KeptScene = {
  readonly id: string
  readonly narration: string
  readonly drawing: Omit<SceneDrawing, 'earlierSubjects'> & {
    readonly earlierSubjects: readonly string[] | null
  }
  readonly upload: string | null
  readonly picture: Picture | null
}

/** Films before they are ordered. `revision` counts changes: what is being made for an earlier one is thrown away. */
export const storyboards = pgTable(
  'storyboards',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    topic: text('topic').notNull(),
    style: text('style').$type<Video['style']>().notNull(),
    voiceId: text('voice_id').notNull(),
    duration: integer('duration').$type<Video['duration']>().notNull(),
    resolution: text('resolution').$type<Video['resolution']>().notNull(),
    aspectRatio: text('aspect_ratio').$type<Video['aspectRatio']>().notNull(),
    seed: bigint('seed', { mode: 'number' }).notNull(),
    scenes: jsonb('scenes').$type<KeptScene[]>().notNull(),
    /** Scenes that were dropped, so that they can come back. */
    shelf: jsonb('shelf').$type<KeptScene[]>().notNull().default([]),
    /** Names of the pictures that the person sent. */
    uploads: jsonb('uploads').$type<string[]>().notNull().default([]),
    pace: doublePrecision('pace'),
    voice: jsonb('voice').$type<PreviewVoice>(),
    status: text('status').$type<StoryboardStatus>().notNull().default('making'),
    failure: text('failure'),
    revision: integer('revision').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('storyboards_of_user').on(table.userId, table.createdAt.desc()),
    index('storyboards_oldest').on(table.updatedAt),
  ],
)

/** Finished steps of a storyboard; the film that is ordered from it starts with them. */
export const storyboardSteps = pgTable(
  'storyboard_steps',
  {
    storyboardId: text('storyboard_id')
      .notNull()
      .references(() => storyboards.id, { onDelete: 'cascade' }),
    step: text('step').notNull(),
    inputHash: text('input_hash').notNull(),
    data: jsonb('data').$type<unknown>(),
    files: jsonb('files').$type<string[]>().notNull().default([]),
    tookMs: integer('took_ms'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.storyboardId, table.step, table.inputHash] })],
)

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
    check('credit_entries_balance_not_negative', sql`${table.balance} >= 0`),
  ],
)

/** What an operator may change without a release: prices and packages. */
export const systemSettings = pgTable('system_settings', {
  settingKey: text('setting_key').primaryKey(),
  settingValue: jsonb('setting_value').$type<unknown>().notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})
