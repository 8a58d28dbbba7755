import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { backUpSealed } from '../../apps/server/src/operations/backups/back-up.job.ts'
import {
  beginQuarantine,
  endQuarantine,
  readQuarantine,
} from '../../apps/server/src/operations/backups/quarantine.ts'
import { restoreBackup } from '../../apps/server/src/operations/backups/restore-backup.ts'
import { createBackupKeys } from '../../apps/server/src/operations/backups/sealed-files.ts'
import { buildClient, buildServer, PASSWORD } from '../builders/build-server.ts'
import type { BuiltServer, Client } from '../builders/build-server.ts'
import type { Connection } from '../../apps/server/src/platform/db/open-db.ts'
import { apiKeys, posts, profiles, videos } from '../../apps/server/src/schema.ts'
import { deleteOldVideos } from '../../apps/server/src/personal-data/retention/delete-old-videos.ts'
import { keepVideo } from '../builders/build-settings.ts'
import { readOutbox } from '../../apps/server/src/platform/mail/read-outbox.ts'
import { openStorage } from '../../apps/server/src/platform/storage/open-storage.ts'
import { holdPost, listDuePosts } from '../../apps/server/src/posting/posts/sending/sending.queries.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const folders: string[] = []
const newFolder = (name: string) => {
  const folder = mkdtempSync(join(tmpdir(), `hookreel-${name}-`))
  folders.push(folder)
  return folder
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const codeOf = (answer: { body: unknown }) => (answer.body as { error?: { code: string } }).error?.code
const signIn = (server: BuiltServer, email: string) =>
  server.stranger.ask('POST', '/api/auth/sign-in/email', { email, password: PASSWORD })
const withKey = (server: BuiltServer, key: string) =>
  server.stranger.ask('GET', '/api/ideas', undefined, { authorization: `Bearer ${key}` })

async function keepPost(server: BuiltServer, userId: string, change: Partial<typeof posts.$inferInsert>) {
  const options = { network: 'youtube' } as unknown as typeof posts.$inferInsert.options
  const kept = { userId, channelId: 'gone', network: 'youtube' as const, options, ...change }
  const [row] = await server.deps.db.insert(posts).values(kept).returning({ id: posts.id })
  return row?.id ?? ''
}

/** Asks for another address, and answers what the mail to it holds. */
async function askForAddress(server: BuiltServer, ada: Client): Promise<string> {
  const newEmail = `${crypto.randomUUID()}@example.org`
  await ada.ask('POST', '/api/account/email-changes', { newEmail, password: PASSWORD })
  const mails = await readOutbox(join(server.deps.config.dataDir, 'outbox'))
  const mail = mails.find(({ to }) => to?.[0]?.address === newEmail)
  return /confirm=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** Ada with a session, a key, a change of address that waits, and three posts: one planned, one due, one under way. */
async function fill(server: BuiltServer) {
  const ada = await server.signUp('ada@example.org')
  const made = await ada.ask('POST', '/api/api-keys', {
    name: 'Notebook',
    scopes: ['ideas:read'],
    password: PASSWORD,
  })
  const { key } = made.body as { key: string }
  const [row] = await server.deps.db.select({ userId: apiKeys.userId }).from(apiKeys)
  const userId = row?.userId ?? ''
  const now = Date.now()
  const planned = await keepPost(server, userId, {
    status: 'scheduled',
    scheduledAt: new Date(now + 2 * HOUR_MS),
  })
  const due = await keepPost(server, userId, { status: 'scheduled', scheduledAt: new Date(now - 60_000) })
  const underWay = await keepPost(server, userId, { status: 'uploading' })
  return { ada, key, planned, due, underWay, change: await askForAddress(server, ada) }
}
type Filled = Awaited<ReturnType<typeof fill>>

const statusOf = async (server: BuiltServer, id: string) => {
  const [row] = await server.deps.db.select().from(posts).where(eq(posts.id, id))
  return row
}

const listDue = async (server: BuiltServer, due: Date) =>
  (await listDuePosts(server.deps.db, due)).map(({ id }) => id)

async function expectQuarantine(server: BuiltServer, filled: Filled): Promise<void> {
  const { ada, key, planned, due, underWay } = filled
  const again = buildClient(server.app, ada.cookie)
  expect((await again.ask('GET', '/api/ideas')).status).toBe(401)
  expect(codeOf(await signIn(server, 'ada@example.org'))).toBe('account_disabled')
  expect(codeOf(await withKey(server, key))).toBe('api_key_invalid')
  expect(await statusOf(server, due)).toMatchObject({ status: 'failed', isMissed: true })
  expect((await statusOf(server, due))?.failure).toMatchObject({ code: 'restored', action: 'reschedule' })
  expect(await statusOf(server, underWay)).toMatchObject({ status: 'unknown' })
  const later = new Date(Date.now() + 3 * HOUR_MS)
  expect(await listDue(server, later)).not.toContain(planned)
  expect(await holdPost(server.deps.db, planned, { until: later, now: new Date() })).toBeUndefined()
  expect(await readQuarantine(server.deps.db)).toEqual({ accounts: 1, keys: 1, posts: 1 })
}

async function expectFreed(server: BuiltServer, { key, planned, change }: Filled): Promise<void> {
  const { db } = server.deps
  await endQuarantine(db, ['accounts'])
  expect((await signIn(server, 'ada@example.org')).status).toBe(200)
  // Its owner may have stopped it after the backup.
  expect(change).not.toBe('')
  const confirmed = await server.stranger.ask('POST', '/api/account/email-changes/confirm', { token: change })
  expect(codeOf(confirmed)).toBe('email_change_over')
  expect(codeOf(await withKey(server, key))).toBe('api_key_invalid')
  await endQuarantine(db, ['keys', 'posts'])
  expect((await withKey(server, key)).status).toBe(200)
  expect(await listDue(server, new Date(Date.now() + 3 * HOUR_MS))).toContain(planned)
  expect(await readQuarantine(db)).toEqual({ accounts: 0, keys: 0, posts: 0 })
}

describe('a restore on an empty machine', () => {
  let restored: BuiltServer
  let filled: Filled
  beforeAll(async () => {
    const keys = await createBackupKeys()
    let connection: Connection | undefined
    const server = await buildServer({
      openQueue: async (opened) => {
        connection = opened.connection
        return {
          enqueue: async () => undefined,
          work: async () => undefined,
          listLive: async () => [],
          forgetDone: async () => undefined,
          orderMissed: async () => [],
          stop: async () => undefined,
        }
      },
    })
    filled = await fill(server)
    await server.deps.storage.putBytes('user-videos/ada/film.mp4', Buffer.from('a film'))
    if (connection?.kind !== 'embedded') throw new Error('not embedded')
    const { pglite } = connection
    const { storage, config } = server.deps
    const world = { pglite, dataDir: config.dataDir, storage, now: new Date() }
    const place = { folder: newFolder('backups'), recipient: keys.recipient }
    const backup = await backUpSealed(world, place)
    // What the backup does not know of: the account is disabled, the key revoked, the session ended.
    await server.deps.db.update(profiles).set({ disabledAt: new Date(), disabledFor: 'operator' })
    await server.deps.db.delete(apiKeys)
    await server.close()

    const dataDir = newFolder('new-machine')
    const files = openStorage(join(dataDir, 'storage'))
    const { identity } = keys
    await restoreBackup({ dataDir, storage: files, identity, now: new Date() }, backup)
    restored = await buildServer({ place: { dataDir } })
  })
  afterAll(() => restored.close())

  test('brings nothing back to life that was ended since, until the operator frees it', async () => {
    await expectQuarantine(restored, filled)
    await expectFreed(restored, filled)
  })

  test('has the files of the films', async () => {
    expect(await restored.deps.storage.findSize('user-videos/ada/film.mp4')).toBe(6)
  })
})

test(
  'a PostgreSQL database that its operator restored is held by the command alike',
  { tags: ['postgresql'] },
  async () => {
    const server = await buildServer({ postgresUrl: inject('postgresUrl') })
    try {
      const filled = await fill(server)
      await beginQuarantine(server.deps.db, '2026-11-01T03:00:00Z', new Date())
      await expectQuarantine(server, filled)
      await expectFreed(server, filled)
    } finally {
      await server.close()
    }
  },
)

test('an account that the operator disabled stays so when the others are freed', async () => {
  const server = await buildServer()
  try {
    await server.signUp('ada@example.org')
    await server.deps.db.update(profiles).set({ disabledAt: new Date(), disabledFor: 'operator' })
    await beginQuarantine(server.deps.db, '2026-11-01T03:00:00Z', new Date())
    await endQuarantine(server.deps.db, ['accounts', 'keys', 'posts'])
    expect(codeOf(await signIn(server, 'ada@example.org'))).toBe('account_disabled')
  } finally {
    await server.close()
  }
})

test('a video that was to be deleted for its age stays while its owner is held, and is told of anew', async () => {
  const server = await buildServer()
  try {
    const ada = await server.signUp('ada@example.org')
    const { db, clock } = server.deps
    const [row] = await db.select({ id: profiles.id }).from(profiles)
    const userId = row?.id ?? ''
    await db.update(profiles).set({ dataRetentionPeriod: '30' })
    const told = new Date(clock.now().getTime() - HOUR_MS)
    const video = await keepVideo(server, userId, {
      createdAt: new Date(clock.now().getTime() - 60 * DAY_MS),
      deleteAfter: told,
      deletionNoticeDays: 7,
    })
    // Its owner may have kept it after the backup.
    await beginQuarantine(db, '2026-11-01T03:00:00Z', clock.now())
    const find = async () => (await db.select().from(videos).where(eq(videos.id, video)))[0]
    await deleteOldVideos(server.deps)
    expect(await find()).toMatchObject({ deleteAfter: null })
    server.wait((30 * DAY_MS) / 1000)
    await deleteOldVideos(server.deps)
    expect(await find()).toMatchObject({ deleteAfter: null })
    await endQuarantine(db, ['accounts'])
    await deleteOldVideos(server.deps)
    const again = (await find())?.deleteAfter?.getTime() ?? 0
    expect(again).toBeGreaterThan(clock.now().getTime() + 6 * DAY_MS)
    expect((await ada.ask('GET', '/api/profile')).status).toBe(401)
  } finally {
    await server.close()
  }
})
