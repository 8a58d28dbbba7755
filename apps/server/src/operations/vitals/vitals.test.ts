import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { sql } from 'drizzle-orm'
import { buildServer } from '../../../../../tests/builders/build-server.ts'
import type { BuiltServer } from '../../../../../tests/builders/build-server.ts'
import { openJobs } from '../../jobs.ts'
import { MAKE_VIDEO } from '../../videos/renders/film-job.ts'
import { describeOnDatabases } from '../../../../../tests/describe-on-databases.ts'
import type { BackupAge } from '../backups/newest-backup.ts'
import { judgeVitals } from './judge-vitals.ts'
import { readStatus } from './read-vitals.ts'

const TOKEN = 'a token that is long enough'
const shown = { authorization: `Bearer ${TOKEN}` }

describeOnDatabases('an instance on %s', (postgresUrl) => {
  let server: BuiltServer
  beforeAll(async () => {
    server = await buildServer({
      environment: { METRICS_TOKEN: TOKEN },
      openQueue: ({ connection }, log) => openJobs(connection, log),
      postgresUrl,
    })
    const anna = await server.signUp()
    expect((await anna.ask('GET', '/api/credits')).status).toBe(200)
    await insertVideo('made', 'completed', null)
    await insertVideo('lost', 'failed', { code: 'voice_failed', message: 'The voice failed.', at: '' })
    await server.deps.db.execute(sql`
      insert into video_steps (video_id, step, input_hash, took_ms) values ('made', 'voice', 'a', 1000), ('made', 'voice', 'b', 3000)`)
    await server.deps.db.execute(sql`
      insert into provider_calls (id, provider, part, operation, model, estimated_microdollars, microdollars, state, created_at)
      values ('1', 'openai', 'writer', 'ideas', 'm', 5000, 7000, 'succeeded', now())`)
    await server.deps.queue.enqueue(server.deps.db, MAKE_VIDEO, { videoId: 'made' }, { group: 'anna' })
  })
  afterAll(async () => {
    await server.deps.queue.stop()
    await server.close()
  })

  async function insertVideo(id: string, status: string, failure: object | null) {
    await server.deps.db.execute(sql`
      insert into videos (id, user_id, title, script, style, voice_id, voice_name, duration, resolution, aspect_ratio, format,
        seed, status, failure, credits, finished_at)
      select ${id}, id, 'A title', 'A script', 'anime', 'v', 'V', 30, '1080p', '9:16', 'mp4', 1, ${status},
        ${JSON.stringify(failure)}::jsonb, 25, now() from "user" limit 1`)
  }
  const readMetrics = async () =>
    String((await server.stranger.ask('GET', '/metrics', undefined, shown)).body)

  test('shows its figures to Prometheus', async () => {
    const figures = await readMetrics()
    for (const line of [
      'hookreel_videos_24h{status="completed"} 1',
      'hookreel_videos_24h{status="failed"} 1',
      'hookreel_video_failures_24h{code="voice_failed"} 1',
      'hookreel_video_step_seconds{step="voice",quantile="0.5"} 2',
      'hookreel_provider_dollars_24h{provider="openai",result="succeeded"} 0.007',
      'hookreel_queue_jobs{queue="make-video",state="waiting"} 1',
      'hookreel_ledger_imbalances 0',
      'hookreel_database_bytes ',
      'hookreel_event_streams 0',
    ])
      expect(figures).toContain(line)
    expect(figures).toMatch(
      /hookreel_http_request_seconds_count\{method="GET",route="\/api\/credits",status="200"\} 1/,
    )
  })

  test('shows them to nobody else, and says no more than that there is nothing', async () => {
    for (const authorization of ['', 'Bearer wrong']) {
      const answer = await server.stranger.ask('GET', '/metrics', undefined, { authorization })
      expect(answer.status).toBe(404)
      expect(JSON.stringify(answer.body)).not.toContain('hookreel_')
    }
  })

  test('counts an account whose balance is not the sum of its ledger', async () => {
    // The database itself refuses such a change; here it is kept from that.
    await server.deps.db.execute(sql`alter table profiles disable trigger user`)
    await server.deps.db.execute(sql`update profiles set ai_credits = ai_credits + 1`)
    server.wait(60)
    expect(await readMetrics()).toContain('hookreel_ledger_imbalances 1')
    await server.deps.db.execute(sql`update profiles set ai_credits = ai_credits - 1`)
    await server.deps.db.execute(sql`alter table profiles enable trigger user`)
  })

  test('says how it is, in words, to anyone', async () => {
    server.wait(60)
    const page = await server.stranger.ask('GET', '/status')
    expect(page.status).toBe(200)
    expect(String(page.body)).toContain('Everything works')
    expect(String(page.body)).toContain('1 made in the last 24 hours')
    expect(String(page.body)).not.toContain('<script')
  })

  test('says that a disk is full, and nearly full', async () => {
    const status = await readStatus(server.deps)
    const room = (freeBytes: number) =>
      judgeVitals(status, { isStorageWell: true, freeBytes, backups: [] }).find(
        ({ name }) => name === 'Room on the disk',
      )
    expect(room(100e6)).toMatchObject({ grade: 'bad', words: expect.stringContaining('Full: new videos') })
    expect(room(1e9)).toMatchObject({ grade: 'slow' })
    expect(room(50e9)).toMatchObject({ grade: 'good' })
    expect(String((await server.stranger.ask('GET', '/status')).body)).toContain('Room on the disk')
  })

  test('says that the last night has no backup', async () => {
    const status = await readStatus(server.deps)
    const backups = (...ages: BackupAge[]) =>
      judgeVitals(status, { isStorageWell: true, freeBytes: 50e9, backups: ages }).find(
        ({ name }) => name === 'Backups',
      )
    expect(backups()).toBeUndefined()
    expect(backups({ place: 'data_folder', seconds: 25 * 3600 })).toMatchObject({ grade: 'good' })
    expect(
      backups({ place: 'data_folder', seconds: 60 }, { place: 'backup_dir', seconds: 27 * 3600 }),
    ).toMatchObject({ grade: 'bad', words: 'None was made in the last night' })
    server.wait(60)
    const isEmbedded = server.deps.config.databaseUrl === undefined
    expect((await readMetrics()).includes('hookreel_backup_age_seconds{place="data_folder"}')).toBe(
      isEmbedded,
    )
  })

  test('is ready while its database and its files answer', async () => {
    expect(await server.stranger.ask('GET', '/health/live')).toMatchObject({ status: 200 })
    expect(await server.stranger.ask('GET', '/health/ready')).toMatchObject({
      status: 200,
      body: { status: 'ready', database: true, storage: true, draining: false },
    })
  })

  test('asks database and files once a second, however often anybody wants to know', async () => {
    const { storage } = server.deps
    const asked = vi.spyOn(storage, 'findSize')
    server.wait(60)
    const ask = (path: string) => server.stranger.ask('GET', path)
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask('/health/ready')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await Promise.all(Array.from({ length: 20 }, () => ask('/status')))
    // A second may have passed in between on a busy machine.
    expect(asked.mock.calls.length).toBeLessThan(30)
    asked.mockRestore()
  })
})

describe('an instance without its database', { tags: ['postgresql'] }, () => {
  test('is live, not ready, and says so on its page', async () => {
    const server = await buildServer({ postgresUrl: inject('postgresUrl') })
    await server.close()
    expect((await server.stranger.ask('GET', '/health/live')).status).toBe(200)
    expect(await server.stranger.ask('GET', '/health/ready')).toMatchObject({
      status: 503,
      body: { database: false },
    })
    const page = await server.stranger.ask('GET', '/status')
    expect(page.status).toBe(503)
    expect(String(page.body)).toContain('Something does not work')
  })
})
