import { sql } from 'drizzle-orm'
import { openDb, type OpenDb } from '../../apps/server/src/platform/db/open-db.ts'

/** How many rows: 100,000 videos and 1,000,000 ideas of 200 accounts, one of which has a hundredth of all. */
export type Amount = {
  readonly videos: number
  readonly ideas: number
  readonly entries: number
  readonly users: number
}

/** Makes accounts `user-0` … with ideas, videos and ledger entries by the database itself, and gathers its statistics. */
export async function fillDatabase(
  databaseUrl: string,
  { videos, ideas, entries, users }: Amount,
): Promise<OpenDb> {
  const opened = await openDb({ dataDir: '/tmp', databaseUrl })
  const { db } = opened
  await db.execute(sql`
    insert into "user" (id, name, email, email_verified, created_at, updated_at)
    select 'user-' || n, 'User ' || n, 'user-' || n || '@example.org', true, now(), now() from generate_series(0, ${users - 1}::int) n`)
  await db.execute(sql`
    insert into profiles (id) select id from "user" on conflict do nothing`)
  // Every hundredth row belongs to user-0, who is then far above everybody else.
  const owner = sql`'user-' || case when n % 100 = 0 then 0 else 1 + n % ${users - 1}::int end`
  await db.execute(sql`
    insert into video_ideas (id, user_id, title, summary, caption, script, status, position, created_at, updated_at)
    select 'idea-' || n, ${owner}, (array['Whales', 'Bread', 'Rome', 'Sleep', 'Mars'])[1 + n % 5] || ' ' || md5(n::text),
      'What few people know about number ' || n, '#shorts #' || (n % 97), 'A script of some length about ' || md5((n * 7)::text),
      (array['draft', 'improved', 'video_generated'])[1 + n % 3], n % 5, now() - n * interval '30 seconds', now()
    from generate_series(1, ${ideas}::int) n`)
  await db.execute(sql`
    insert into videos (id, user_id, title, script, style, voice_id, voice_name, duration, resolution, aspect_ratio, format,
      seed, status, credits, duration_seconds, file_size, view_count, created_at, updated_at, finished_at)
    select 'video-' || n, ${owner}, (array['Whales', 'Bread', 'Rome', 'Sleep', 'Mars'])[1 + n % 5] || ' ' || md5(n::text),
      'A script', (array['default', 'anime', 'horror'])[1 + n % 3], 'flite-slt', 'Grace', 30, '1080p', '9:16', 'mp4', n,
      (array['completed', 'completed', 'published', 'failed'])[1 + n % 4], 25, 30, 1000000 + n, n % 1000,
      now() - n * interval '5 minutes', now(), now()
    from generate_series(1, ${videos}::int) n`)
  // The ledger's trigger writes the account's row again for each entry: in one transaction that grows with the square.
  await db.execute(sql`alter table credit_entries disable trigger user`)
  await db.execute(sql`
    insert into credit_entries (user_id, kind, amount, reason, idempotency_key)
    select ${owner}, 'grant', 1, 'Load', 'load-' || n from generate_series(1, ${entries}::int) n`)
  await db.execute(sql`alter table credit_entries enable trigger user`)
  await db.execute(sql`analyze`)
  return opened
}
