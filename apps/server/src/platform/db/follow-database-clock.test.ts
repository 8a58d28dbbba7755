// @module-tag postgresql
import { HOUR_MS } from '@hookreel/contract'
import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import { buildDataDir } from '../../../../../tests/builders/build-db.ts'
import { buildPostgres } from '../../../../../tests/builders/build-postgres.ts'
import { followDatabaseClock } from './follow-database-clock.ts'
import { openDb } from './open-db.ts'
import type { OpenDb } from './open-db.ts'

let dataDir: string
let opened: OpenDb
beforeAll(async () => {
  dataDir = await buildDataDir()
  opened = await openDb({ dataDir, databaseUrl: await buildPostgres(inject('postgresUrl')) })
})
afterEach(() => vi.useRealTimers())
afterAll(async () => {
  await opened.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test.each([HOUR_MS, -HOUR_MS])('a machine’s clock that jumps by %i ms is not believed', async (jumpMs) => {
  const before = Date.now()
  const first = await followDatabaseClock(opened.connection)
  vi.useFakeTimers({ toFake: ['Date'], now: before + jumpMs })
  // One that started before the jump, and one that starts after it.
  const second = await followDatabaseClock(opened.connection)
  for (const { clock, stop } of [first, second]) {
    expect(Math.abs(clock.now().getTime() - before)).toBeLessThan(HOUR_MS / 2)
    stop()
  }
})
