import type { StoryboardStatus, Video } from '@hookreel/contract'
import type {
  CastMember,
  Delivery,
  Focus,
  Picture,
  PictureSource,
  Saying,
  SpeakerVoice,
  SceneDrawing,
  StoryboardChoice,
} from '@hookreel/film'
import type { PreviewVoice } from '@hookreel/studio'
import { bigint, doublePrecision, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { jsonb, moment, newId, stepColumns, text } from '../platform/db/columns.ts'
import { users } from '../account/sign-in/auth-schema.ts'
import { filmLength } from '../videos/film-length.ts'

/** A scene of a storyboard as it is kept: what its picture is drawn from, and the picture once there is one. */
export type KeptScene = {
  readonly id: string
  readonly narration: string
  /** The words that its picture is made from, where those that are spoken are a translation of them. */
  readonly drawnFrom?: string | undefined
  readonly drawing: Omit<SceneDrawing, 'earlierSubjects'> & {
    readonly earlierSubjects: readonly string[] | null
  }
  readonly upload: string | null
  /** The point of it that is shown; left out: what stands out is found. */
  readonly focus?: Focus | undefined
  /** What its picture shows, in the person's own words. */
  readonly description?: string | null
  /** Whether a model makes its picture move when its film is made. */
  readonly moves?: boolean
  /** Whether the sound of the person's own clip is heard. */
  readonly keepsSound?: boolean
  /** How it is said; left out: as usual. */
  readonly delivery?: Delivery | undefined
  /** A finished film shows it: it stays what it was, though its person may want it no more. */
  readonly wasSeen?: boolean | undefined
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
    about: jsonb('about').$type<StoryboardChoice['about']>().notNull(),
    style: text('style').$type<Video['style']>().notNull(),
    pictures: text('pictures').$type<PictureSource>().notNull().default('drawn'),
    voiceId: text('voice_id').notNull(),
    duration: filmLength('duration').notNull(),
    resolution: text('resolution').$type<Video['resolution']>().notNull(),
    aspectRatio: text('aspect_ratio').$type<Video['aspectRatio']>().notNull(),
    seed: bigint('seed', { mode: 'number' }).notNull(),
    scenes: jsonb('scenes').$type<KeptScene[]>().notNull(),
    /** Scenes that were dropped, so that they can come back. */
    shelf: jsonb('shelf').$type<KeptScene[]>().notNull().default([]),
    /** Names of the pictures that the person sent. */
    uploads: jsonb('uploads').$type<string[]>().notNull().default([]),
    /** Words that are said otherwise than they are written, in this film alone. */
    sayings: jsonb('sayings').$type<Saying[]>().notNull().default([]),
    /** The voices that were chosen for names of the script. */
    speakers: jsonb('speakers').$type<SpeakerVoice[]>().notNull().default([]),
    /** Whom it shows, as they were when it was written or changed last: a preview and its film show the same. */
    cast: jsonb('cast').$type<CastMember[]>().notNull().default([]),
    /** Members of the cast whom it does not show. */
    castOff: jsonb('cast_off').$type<string[]>().notNull().default([]),
    pace: doublePrecision('pace'),
    /** The silences that its words were set with; kept with the pace. */
    silences: jsonb('silences').$type<StoryboardChoice['silences']>(),
    voice: jsonb('voice').$type<PreviewVoice>(),
    status: text('status').$type<StoryboardStatus>().notNull().default('making'),
    failure: text('failure'),
    /** What its pictures and its voice take in the storage. */
    storageBytes: bigint('storage_bytes', { mode: 'number' }).notNull().default(0),
    /** Set aside for what is missing of it; counts while it is being made. */
    reservedBytes: bigint('reserved_bytes', { mode: 'number' }).notNull().default(0),
    revision: integer('revision').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('storyboards_of_user').on(table.userId, table.createdAt.desc()),
    index('storyboards_oldest').on(table.updatedAt),
  ],
)

/**
 * Pictures of scenes that were made since the scenes were written last. Each is a row of its own: to write all scenes anew for each
 * picture took 0.64 MB of database a picture, for the longest storyboards.
 */
export const storyboardPictures = pgTable(
  'storyboard_pictures',
  {
    storyboardId: text('storyboard_id')
      .notNull()
      .references(() => storyboards.id, { onDelete: 'cascade' }),
    sceneId: text('scene_id').notNull(),
    picture: jsonb('picture').$type<Picture>().notNull(),
    earlierSubjects: jsonb('earlier_subjects').$type<readonly string[]>().notNull(),
    /** What it leaves out; pictures from before there was such a thing have none. */
    avoids: jsonb('avoids').$type<readonly string[]>(),
  },
  (table) => [primaryKey({ columns: [table.storyboardId, table.sceneId] })],
)

/** Finished steps of a storyboard; the film that is ordered from it starts with them. */
export const storyboardSteps = pgTable(
  'storyboard_steps',
  {
    storyboardId: text('storyboard_id')
      .notNull()
      .references(() => storyboards.id, { onDelete: 'cascade' }),
    ...stepColumns(),
  },
  (table) => [primaryKey({ columns: [table.storyboardId, table.step, table.inputHash] })],
)
