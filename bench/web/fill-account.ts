import { sql } from 'drizzle-orm'
import { openDb } from '../../apps/server/src/platform/db/open-db.ts'

/** Gives the one account of a data folder 1,000 ideas and 500 finished videos; no server may have the folder open. */
export async function fillAccount(dataDir: string): Promise<void> {
  const { db, close } = await openDb({ dataDir })
  await db.execute(sql`
    insert into video_ideas (id, user_id, title, summary, caption, script, created_at, updated_at)
    select 'idea-' || n, (select id from "user" limit 1), 'Idea ' || n || ' about the sea', 'What few people know.',
      '#sea', 'The sea is deep. It is also cold.', now() - n * interval '1 minute', now()
    from generate_series(1, 1000) n`)
  await db.execute(sql`
    insert into videos (id, user_id, title, script, style, voice_id, voice_name, duration, resolution, aspect_ratio,
      format, seed, status, credits, duration_seconds, file_size, created_at, updated_at, finished_at)
    select 'video-' || n, (select id from "user" limit 1), 'Video ' || n, 'The sea is deep.', 'default', 'flite-slt',
      'Grace', 30, '1080p', '9:16', 'mp4', n, 'completed', 25, 30, 1000000, now() - n * interval '1 minute', now(), now()
    from generate_series(1, 500) n`)
  await close()
}
