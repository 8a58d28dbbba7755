import type { Video, VideoFailure } from '@hookreel/contract'
import { DEFAULT_CHOICES } from '@hookreel/film'
import type { Credit, FilmChoices, FilmPart } from '@hookreel/film'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { jsonb, moment, newId, stepColumns, text } from '../platform/db/columns.ts'
import { users } from '../account/sign-in/auth-schema.ts'
import { deletions } from '../deletions/deletion-schema.ts'
import { ideas } from '../ideas/idea-schema.ts'
import { filmLength } from './film-length.ts'

/** How far a film is, and what of it is in the storage to be looked at: small pictures of scenes, stretches to be watched. */
export type StoredProgress = Omit<NonNullable<Video['progress']>, 'scenes' | 'rushes'> & {
  readonly scenes?: { readonly count: number; readonly drawn: readonly number[] }
  /** What of it can be watched: the stretches of frames that are in the storage. */
  readonly rushes?: {
    readonly frameCount: number
    readonly ranges: readonly { readonly from: number; readonly to: number }[]
    readonly hasSound: boolean
  }
  /** While slices of the film are made: the frames of each by its key, and what they are of the whole progress. */
  readonly slices?: {
    readonly fromPercent: number
    readonly toPercent: number
    readonly frames: Readonly<Record<string, { readonly done: number; readonly of: number }>>
    readonly framesBefore: number
    readonly begunAt: string
  }
}

/** Ordered videos, and those that were sent here finished. Keys name files in the storage; addresses are signed when asked for. */
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
    duration: filmLength('duration').notNull(),
    resolution: text('resolution').$type<Video['resolution']>().notNull(),
    aspectRatio: text('aspect_ratio').$type<Video['aspectRatio']>().notNull(),
    format: text('format').$type<Video['format']>().notNull(),
    /** Rows from before choices existed have the defaults. */
    choices: jsonb('choices').$type<FilmChoices>().notNull().default(DEFAULT_CHOICES),
    /** 32-bit unsigned: the same order with the same seed gives the same frames. */
    seed: bigint('seed', { mode: 'number' }).notNull(),
    status: text('status').$type<Video['status']>().notNull().default('queued'),
    progress: jsonb('progress').$type<StoredProgress>(),
    failure: jsonb('failure').$type<VideoFailure>(),
    /** Credits held when it was ordered; the ledger says whether they were captured or given back. */
    credits: integer('credits').notNull(),
    estimatedSeconds: integer('estimated_seconds'),
    durationSeconds: doublePrecision('duration_seconds'),
    fileSize: bigint('file_size', { mode: 'number' }),
    /** Room of its files: reserved while it waits or is made, then what they really take. Of a failed one, what was paid for. */
    storageBytes: bigint('storage_bytes', { mode: 'number' }).notNull().default(0),
    viewCount: integer('view_count').notNull().default(0),
    downloadCount: integer('download_count').notNull().default(0),
    filmKey: text('film_key'),
    posterKey: text('poster_key'),
    downloadKey: text('download_key'),
    /** Whose works are seen and heard in the film; null until it is finished. */
    works: jsonb('works').$type<readonly Credit[]>(),
    /** How its parts came to be; null until it is finished, and of films from before this was kept. */
    parts: jsonb('parts').$type<readonly FilmPart[]>(),
    /** Of a film that was sent here finished; what was ordered (script, style, voice) then says nothing. */
    upload: jsonb('upload').$type<Video['upload']>(),
    /** Shown on its owner's public page, while there is one. */
    isOnProfile: boolean('is_on_profile').notNull().default(false),
    /** Its owner wants it kept, whatever its age. */
    isKept: boolean('is_kept').notNull().default(false),
    /** When it will be deleted for its age; its owner was told so by then. */
    deleteAfter: moment('delete_after'),
    /** Deleted, while that can be undone: nothing of it is served. */
    deletionId: text('deletion_id').references(() => deletions.id, { onDelete: 'set null' }),
    /** Until when what it is made of is kept beside it, so that a change makes only what is new. */
    partsKeptUntil: moment('parts_kept_until'),
    /** The finished video that it is a change of: what is the same is taken from there. */
    changeOf: text('change_of').references((): AnyPgColumn => videos.id, { onDelete: 'set null' }),
    /** Which of the notices before that was given last: so many days ahead. */
    deletionNoticeDays: integer('deletion_notice_days'),
    idempotencyKey: text('idempotency_key'),
    /** SHA-256 of the order, to tell a repeated order from another one under the same key. */
    requestHash: text('request_hash'),
    attempts: integer('attempts').notNull().default(0),
    /** How often somebody began to make it since one of them last said anything: they died, and nobody knows why. */
    starts: integer('starts').notNull().default(0),
    /** The try of a job that makes it now: anyone who holds another one has lost the film and must not write about it. */
    claim: text('claim'),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('videos_newest').on(table.userId, table.createdAt.desc(), table.id.desc()),
    index('videos_of_status').on(table.userId, table.status, table.createdAt.desc()),
    index('videos_of_style').on(table.userId, table.style, table.createdAt.desc()),
    index('videos_by_title').on(table.userId, sql`lower(${table.title})`),
    index('videos_status').on(table.status),
    index('videos_on_profile')
      .on(table.userId, table.createdAt.desc())
      .where(sql`is_on_profile`),
    index('videos_deleted')
      .on(table.deletionId)
      .where(sql`deletion_id is not null`),
    index('videos_change_of')
      .on(table.changeOf)
      .where(sql`change_of is not null`),
    index('videos_oldest').on(table.createdAt),
    uniqueIndex('videos_idempotency').on(table.userId, table.idempotencyKey),
    check('videos_credits_not_negative', sql`${table.credits} >= 0`),
  ],
)

/** Finished steps of a film, so that a retry or a crash repeats none. */
export const videoSteps = pgTable(
  'video_steps',
  {
    videoId: text('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    ...stepColumns(),
  },
  (table) => [primaryKey({ columns: [table.videoId, table.step, table.inputHash] })],
)
