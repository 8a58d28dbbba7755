import { date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { text } from '../../platform/db/columns.ts'
import { users } from '../../account/sign-in/auth-schema.ts'

/** Views and downloads of a video on a day (UTC). They stay when the video is deleted: `videoId` is no foreign key. */
export const usageDays = pgTable(
  'usage_days',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    videoId: text('video_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    views: integer('views').notNull().default(0),
    downloads: integer('downloads').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.videoId, table.day] }),
    index('usage_days_of_user').on(table.userId, table.day),
  ],
)

/** Who viewed what today, as a hash that only this day has; deleted after the day. */
export const usageViewers = pgTable(
  'usage_viewers',
  {
    videoId: text('video_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    viewer: text('viewer').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.videoId, table.day, table.viewer] }),
    index('usage_viewers_day').on(table.day),
  ],
)
