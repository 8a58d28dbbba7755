// @module-tag postgresql
import { rmSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { buildDataDir } from '../../../../../tests/builders/build-db.ts'
import { buildPostgres } from '../../../../../tests/builders/build-postgres.ts'
import { openDb } from '../db/open-db.ts'
import type { OpenDb } from '../db/open-db.ts'
import { createLog } from '../log.ts'
import { createEventHub } from './event-hub.ts'
import type { UserEvent } from './event-hub.ts'
import { openRelay } from './open-relay.ts'
import type { Relay } from './relay.ts'

const log = createLog(
  () => undefined,
  () => new Date(0),
)
const LIMIT = { timeout: 30_000 }
let dataDir: string
let opened: OpenDb
let relays: Relay[] = []

beforeAll(async () => {
  dataDir = await buildDataDir()
  opened = await openDb({ dataDir, databaseUrl: await buildPostgres(inject('postgresUrl')) })
  relays = await Promise.all([1, 2].map(() => openRelay(opened.connection, log)))
})
afterAll(async () => {
  for (const relay of relays) await relay.close()
  await opened.close()
  rmSync(dataDir, { recursive: true, force: true })
})

function listen(hub: ReturnType<typeof createEventHub>, userId: string) {
  const heard: UserEvent[] = []
  let rechecks = 0
  let drops = 0
  hub.subscribe(
    userId,
    (event) => heard.push(event),
    () => (rechecks += 1),
    () => (drops += 1),
  )
  return { heard, rechecks: () => rechecks, drops: () => drops }
}

describe('events of two processes on one PostgreSQL', () => {
  test('reach the pages of their owner at both, in order and whole, however long they are', async () => {
    const [one, other] = relays.map((relay) => createEventHub(relay))
    if (!one || !other) throw new Error('two hubs are needed')
    const here = listen(one, 'anna')
    const there = listen(other, 'anna')
    const stranger = listen(other, 'berta')
    // 60,000 characters of several bytes each: far beyond one notification.
    const script = 'Größe 🎬 "quoted"\n'.repeat(3500)
    one.publish('anna', 'video', { script })
    for (let n = 0; n < 50; n += 1) one.publish('anna', 'balance', { balance: n })
    await expect.poll(() => there.heard.length, LIMIT).toBe(51)
    expect(there.heard).toEqual(here.heard)
    expect(there.heard[0]).toEqual({ name: 'video', data: { script } })
    expect(stranger.heard).toEqual([])
  })

  test('close the streams of a session that ended at another process', async () => {
    const [one, other] = relays.map((relay) => createEventHub(relay))
    const there = listen(other ?? createEventHub(), 'carl')
    one?.recheck('carl')
    await expect.poll(there.rechecks, LIMIT).toBe(1)
  })

  test('that may have been missed while the line was cut make pages ask again', async () => {
    const [one, other] = relays.map((relay) => createEventHub(relay))
    const there = listen(other ?? createEventHub(), 'dora')
    await opened.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'hookreel-listen'`,
    )
    await expect.poll(there.drops, LIMIT).toBeGreaterThan(0)
    one?.publish('dora', 'balance', { balance: 5 })
    await expect.poll(() => there.heard, LIMIT).toEqual([{ name: 'balance', data: { balance: 5 } }])
  })
})
