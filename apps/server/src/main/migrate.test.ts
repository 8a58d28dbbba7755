import { randomUUID } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { hashPassword } from 'better-auth/crypto'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { Client as PostgresClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildClient, buildServer, readCookies } from '../../../../tests/builders/build-server.ts'
import type { BuiltServer, Client } from '../../../../tests/builders/build-server.ts'
import { storyboards, videos } from '../schema.ts'
import { MIGRATIONS } from '../platform/db/migrations.ts'
import { describeOnDatabases } from '../../../../tests/describe-on-databases.ts'

type Old = { upTo(last: string): Promise<void>; fill(text: string): Promise<void>; close(): Promise<void> }
type Journal = { entries: { idx: number; tag: string }[] }

const EMAIL = 'early@example.org'
const PASSWORD = 'correct horse'

/** What somebody had when the product was new: an account, credits used and left, ideas, a film. */
const atFirst = (hash: string) => `
  insert into "user" (id, name, email, email_verified) values ('u1', 'Early Bird', '${EMAIL}', true);
  insert into account (id, account_id, provider_id, user_id, password) values ('a1', 'u1', 'credential', 'u1', '${hash}');
  insert into profiles (id, first_name) values ('u1', 'Early');
  insert into video_ideas (id, user_id, title, script) values ('i1', 'u1', 'The first idea', 'Once there was one.'),
    ('i2', 'u1', 'The second idea', null);
  insert into videos (id, user_id, idea_id, title, script, style, voice_id, voice_name, duration, resolution,
    aspect_ratio, format, seed, status, credits, duration_seconds, film_key, finished_at)
  values ('v1', 'u1', 'i1', 'The first film', 'Once there was one.', 'default', 'flite-slt', 'SLT', 15, '420p',
    '9:16', 'mp4', 7, 'completed', 25, 15.5, 'user-videos/u1/v1.mp4', now());
  insert into video_steps (video_id, step, input_hash, data) values ('v1', 'plan', 'abc', '{}');`
/** From the next version on the ledger keeps the balance. */
const withLedger = `
  insert into credit_entries (user_id, kind, amount, reason, video_id, idempotency_key) values
    ('u1', 'grant', 100, 'Welcome', null, 'signup:u1'),
    ('u1', 'hold', -25, 'The first film', 'v1', 'hold:v1'),
    ('u1', 'capture', 0, 'The first film', 'v1', 'capture:v1'),
    ('u1', 'hold', -5, 'Ideas', null, 'ideas:b1');
  update system_settings set setting_value = '{"video_ideas": 4, "video_generation": 20}'
    where setting_key = 'ai_credit_costs';`
const withPayments = `
  insert into payments (id, user_id, provider, kind, item, interval, credits, amount_cents, currency, status, paid_at)
  values ('p1', 'u1', 'stripe', 'plan', 'starter', 'year', 3000, 27840, 'usd', 'paid', now());`
const withPosts = `
  insert into posts (id, user_id, video_id, channel_id, network, options, status, live_at) values
    ('x1', 'u1', 'v1', 'c1', 'youtube',
     '{"network":"youtube","title":"Hello","description":"","tags":[],"privacy":"public"}', 'live', now());`
/** What a film is about stood in one text, in its storyboard and in the film that was ordered from it. */
const withStoryboard = `
  insert into storyboards (id, user_id, title, topic, style, voice_id, duration, resolution, aspect_ratio, seed, scenes,
    status)
  values ('s1', 'u1', 'Why so blue?', 'Why so blue?. The sea is deep. It is old.', 'default', 'flite-slt', 15, '420p',
    '9:16', 7, '[]', 'ready');
  update videos set choices = choices || '{"storyboard": {"id": "s1", "topic": "Dr. No. He swam.", "scenes": []}}';`

/** A file that was on its way, and how a word is said, when the server was stopped for its new version. */
const withWork = `
  insert into uploads (id, user_id, file_name, size_bytes, received_bytes, pieces, state)
    values ('w1', 'u1', 'trip.mp4', 1000000, 300000, '[300000]', 'receiving');
  insert into pronunciations (id, user_id, word, said_as) values ('s1', 'u1', 'Nguyen', 'win');`

/** A copy of the migrations that ends with this one: what a version of then brought. */
function cutMigrations(folder: string, last: string): string {
  const cut = join(folder, last)
  cpSync(MIGRATIONS, cut, { recursive: true })
  const file = join(cut, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal
  const end = journal.entries.findIndex(({ tag }) => tag.startsWith(last))
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end + 1) }))
  return cut
}

async function openOldEmbedded(dataDir: string, folder: string): Promise<Old> {
  mkdirSync(join(dataDir, 'db'), { recursive: true })
  const pglite = await PGlite.create(join(dataDir, 'db'))
  return {
    upTo: (last) => migrate(drizzle({ client: pglite }), { migrationsFolder: cutMigrations(folder, last) }),
    fill: async (text) => {
      await pglite.exec(text)
    },
    close: () => pglite.close(),
  }
}

async function openOldPostgres(url: string, folder: string): Promise<Old> {
  const client = new PostgresClient({ connectionString: url })
  await client.connect()
  return {
    upTo: (last) =>
      migratePostgres(drizzlePostgres({ client }), { migrationsFolder: cutMigrations(folder, last) }),
    fill: async (text) => {
      await client.query(text)
    },
    close: () => client.end(),
  }
}

async function makeEmptyPostgres(serverUrl: string): Promise<string> {
  const url = new URL(serverUrl)
  const client = new PostgresClient({ connectionString: url.href })
  await client.connect()
  url.pathname = `/old_${randomUUID().replaceAll('-', '')}`
  await client.query(`create database ${url.pathname.slice(1)}`)
  await client.end()
  return url.href
}

describeOnDatabases('a database of the first version, %s', (postgresUrl) => {
  const folder = mkdtempSync(join(tmpdir(), 'hookreel-old-'))
  let server: BuiltServer
  let user: Client
  beforeAll(async () => {
    const dataDir = join(folder, 'data')
    const databaseUrl = postgresUrl && (await makeEmptyPostgres(postgresUrl))
    const old = await (databaseUrl === undefined
      ? openOldEmbedded(dataDir, folder)
      : openOldPostgres(databaseUrl, folder))
    await old.upTo('0000')
    await old.fill(atFirst(await hashPassword(PASSWORD)))
    await old.upTo('0001')
    await old.fill(withLedger)
    await old.upTo('0007')
    await old.fill(withPayments)
    await old.upTo('0012')
    await old.fill(withPosts)
    await old.upTo('0034')
    await old.fill(withStoryboard)
    await old.upTo('0041')
    await old.fill(withWork)
    await old.close()
    server = await buildServer({ place: { dataDir, databaseUrl } })
  })
  afterAll(async () => {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const read = async (path: string): Promise<unknown> => {
    const { status, body } = await user.ask('GET', path)
    expect(status, path).toBe(200)
    return body
  }

  test('lets its people in with their password after every migration since', async () => {
    const account = { email: EMAIL, password: PASSWORD }
    const { status, headers } = await server.stranger.ask('POST', '/api/auth/sign-in/email', account)
    expect(status).toBe(200)
    user = buildClient(server.app, readCookies(headers))
    expect(await read('/api/profile')).toMatchObject({ id: 'u1', firstName: 'Early' })
    expect(await read('/api/account/sign-in-ways')).toMatchObject({ hasSecondFactor: false })
  })

  test('shows them their ideas, films and posts as they were', async () => {
    expect(await read('/api/ideas')).toMatchObject({ total: 2 })
    expect(await read('/api/ideas/i1')).toMatchObject({
      title: 'The first idea',
      script: 'Once there was one.',
    })
    expect(await read('/api/videos')).toMatchObject({
      items: [{ id: 'v1', status: 'completed', ideaId: 'i1' }],
    })
    expect(await read('/api/posts/x1')).toMatchObject({ status: 'live', video: { id: 'v1' } })
  })

  test('parts the title of a storyboarded film from its script, word for word', async () => {
    const { db } = server.deps
    const [board] = await db.select({ about: storyboards.about }).from(storyboards)
    expect(board?.about).toEqual({ title: 'Why so blue?', script: 'The sea is deep. It is old.' })
    const [film] = await db.select({ choices: videos.choices }).from(videos)
    expect(film?.choices.storyboard).toEqual({
      id: 's1',
      about: { title: 'Dr', script: 'No. He swam.' },
      scenes: [],
    })
    expect(await read('/api/storyboards/s1')).toMatchObject({ title: 'Why so blue?' })
  })

  test('goes on with a file that was on its way, whose room is set aside as before', async () => {
    expect(await read('/api/uploads')).toMatchObject({
      uploads: [{ id: 'w1', state: 'receiving', sizeBytes: 1_000_000 }],
    })
    expect(await read('/api/storage')).toMatchObject({ reservedBytes: 1_000_000 })
    expect(await read('/api/pronunciations')).toMatchObject({ pronunciations: [{ word: 'Nguyen' }] })
  })

  test('has every credit, what it was for, and the operator’s prices', async () => {
    expect(await read('/api/credits')).toMatchObject({ balance: 70 })
    expect(await read('/api/receipts/v1')).toMatchObject({ id: 'v1' })
    expect(await read('/api/receipts/b1')).toMatchObject({ id: 'b1' })
    expect(await read('/api/pricing')).toMatchObject({
      creditCosts: {
        ...{ video_ideas: 4, video_generation: 20, video_generation_75: 25 },
        ...{ video_generation_90: 30, video_generation_120: 40, video_generation_180: 60 },
      },
    })
    expect(await read('/api/billing')).toMatchObject({ payments: [{ id: 'p1' }] })
  })
})
