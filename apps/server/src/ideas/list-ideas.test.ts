import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer } from '../../../../tests/builders/build-server.ts'
import type { BuiltServer } from '../../../../tests/builders/build-server.ts'
import { listOwnIdeas } from './ideas.queries.ts'
import { describeOnDatabases } from '../../../../tests/describe-on-databases.ts'

const EVERY = { search: '', status: 'all' } as const
const NEWEST = { sort: 'created', direction: 'descending' } as const

describeOnDatabases('among everybody’s ideas on %s', (postgresUrl) => {
  let server: BuiltServer
  beforeAll(async () => {
    server = await buildServer({ postgresUrl })
    await server.deps.db.execute(sql`
      insert into "user" (id, name, email, email_verified, created_at, updated_at)
      select 'user-' || n, 'User', n || '@example.org', true, now(), now() from generate_series(0, 99) n`)
    await server.deps.db.execute(sql`
      insert into video_ideas (id, user_id, title, position, created_at, updated_at)
      select 'idea-' || n, 'user-' || n % 100, 'Idea ' || md5(n::text), n % 5,
        now() - n * interval '1 minute', now() from generate_series(1, 5000) n`)
    await server.deps.db.execute(sql`analyze video_ideas`)
  })
  afterAll(() => server.close())

  test.each([
    ['the newest', EVERY, NEWEST, 'video_ideas_newest'],
    ['those of a status', { search: '', status: 'improved' }, NEWEST, 'video_ideas_'],
    ['those by title', EVERY, { sort: 'title', direction: 'ascending' }, 'video_ideas_by_title'],
    ['those with words', { search: 'whales', status: 'all' }, NEWEST, 'video_ideas_'],
  ] as const)('%s are read by an index', async (_what, filter, order, index) => {
    const { db } = server.deps
    const query = listOwnIdeas(db, 'user-7', { offset: 0, limit: 20 }, filter, order)
    const plan = JSON.stringify((await db.execute(sql`explain ${query.getSQL()}`)).rows)
    expect(plan).toContain(index)
    expect(plan).not.toContain('Seq Scan')
    if (index === 'video_ideas_newest') expect(plan).not.toContain('Sort')
  })
})
