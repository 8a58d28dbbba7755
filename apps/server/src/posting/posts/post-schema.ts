import type { Post, PostFailure, PostOptions, SlotTime } from '@hookreel/contract'
import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, integer, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../../account/sign-in/auth-schema.ts'
import { jsonb, moment, newId, text } from '../../platform/db/columns.ts'
import { videos } from '../../videos/video-schema.ts'

/** One row a post. It outlives its video and its channel: what is on a network stays there. */
export const posts = pgTable(
  'posts',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    videoId: text('video_id').references(() => videos.id, { onDelete: 'set null' }),
    /** No foreign key: a channel that is given up leaves its posts. */
    channelId: text('channel_id').notNull(),
    network: text('network').$type<Post['network']>().notNull(),
    options: jsonb('options').$type<PostOptions>().notNull(),
    /** Who made it: a person, the setting Auto-upload, or a batch. */
    origin: text('origin').$type<'person' | 'auto' | 'batch'>().notNull().default('person'),
    status: text('status').$type<Post['status']>().notNull().default('draft'),
    scheduledAt: moment('scheduled_at'),
    timeZone: text('time_zone').notNull().default('UTC'),
    isMissed: boolean('is_missed').notNull().default(false),
    /** Its owner said that the channel may get this video again within a day. */
    isRepeatMeant: boolean('is_repeat_meant').notNull().default(false),
    /** Counts the times it was begun to be sent, from 0; each has a memory of its own. */
    attempt: integer('attempt').notNull().default(0),
    /** Before anything of the present attempt was sent. */
    begunAt: moment('begun_at'),
    /** How often the network was asked in this attempt, and when to ask next. */
    looks: integer('looks').notNull().default(0),
    nextLookAt: moment('next_look_at'),
    /**
     * The process that drives it now holds it until then. Each one takes the next number, and writes nothing about the post
     * once the number is another's: a process that stood still cannot write after the one that took over.
     */
    heldUntil: moment('held_until'),
    /** Planned before a restore, and not sent before the operator frees it. */
    isQuarantined: boolean('is_quarantined').notNull().default(false),
    hold: integer('hold').notNull().default(0),
    sentAt: moment('sent_at'),
    liveAt: moment('live_at'),
    /** Ids at the network: of the upload, and of what became of it. */
    reference: text('reference'),
    networkPostId: text('network_post_id'),
    link: text('link'),
    /** What its owner should know, in words. */
    note: text('note'),
    failure: jsonb('failure').$type<PostFailure>(),
    views: integer('views').notNull().default(0),
    likes: integer('likes').notNull().default(0),
    comments: integer('comments').notNull().default(0),
    /** YouTube alone: views that went on past the start; null where nobody told. */
    engagedViews: integer('engaged_views'),
    figuresAt: moment('figures_at'),
    idempotencyKey: text('idempotency_key'),
    /** SHA-256 of the order, to tell a repeated order from another one under the same key. */
    requestHash: text('request_hash'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('posts_newest').on(table.userId, table.createdAt.desc(), table.id.desc()),
    index('posts_of_time').on(table.userId, table.scheduledAt),
    index('posts_of_video').on(table.videoId),
    index('posts_of_channel').on(table.channelId, table.sentAt),
    index('posts_of_reference').on(table.network, table.reference),
    index('posts_under_way')
      .on(table.status)
      .where(sql`status in ('scheduled', 'uploading', 'processing')`),
    index('posts_live')
      .on(table.figuresAt)
      .where(sql`status in ('live', 'in_inbox')`),
    uniqueIndex('posts_idempotency').on(table.userId, table.idempotencyKey),
  ],
)

/** What an attempt remembers between its steps; written before the next thing is sent. */
export const postMemory = pgTable(
  'post_memory',
  {
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    attempt: integer('attempt').notNull(),
    name: text('name').notNull(),
    value: jsonb('value').$type<unknown>(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.attempt, table.name] })],
)

/**
 * What was begun to be sent, kept for a day or two beyond the post itself: anyone who deletes a post, or an account, takes nothing
 * back from a network that counts what came to it. So there is no foreign key.
 */
export const sendings = pgTable(
  'sendings',
  {
    postId: text('post_id').primaryKey(),
    userId: text('user_id').notNull(),
    network: text('network').$type<Post['network']>().notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [index('sendings_of_network').on(table.network, table.sentAt)],
)

/** Figures of a live post as they stood at the end of each day (UTC). */
export const postDays = pgTable(
  'post_days',
  {
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    views: integer('views').notNull(),
    likes: integer('likes').notNull(),
    comments: integer('comments').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.day] }),
    index('post_days_of_user').on(table.userId, table.day),
  ],
)

/** When a channel posts, where its owner chose that. */
export const channelSlots = pgTable('channel_slots', {
  channelId: text('channel_id').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  timeZone: text('time_zone').notNull(),
  times: jsonb('times').$type<SlotTime[]>().notNull(),
})

/** What a finished film is, read once from its file. */
export const filmFacts = pgTable('film_facts', {
  videoId: text('video_id')
    .primaryKey()
    .references(() => videos.id, { onDelete: 'cascade' }),
  filmKey: text('film_key').notNull(),
  facts: jsonb('facts').$type<unknown>().notNull(),
  sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
})
