// @module-tag postgresql
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildDataDir } from '../../../tests/builders/build-db.ts'
import { buildPostgres } from '../../../tests/builders/build-postgres.ts'
import { describeOnDatabases } from '../../../tests/describe-on-databases.ts'
import { openDb } from './platform/db/open-db.ts'
import type { OpenDb } from './platform/db/open-db.ts'
import * as schema from './schema.ts'

/** What a stranger's title may hold, and what is left when an emoji is cut in two. */
const HOSTILE = 'Tower\0 at\u001b dusk \ud83d'
const PLAIN = 'Tower at dusk '

test('every column of texts or data keeps what a stranger wrote, whatever it is', () => {
  const columns = Object.values<unknown>(schema)
    .filter((table) => is(table, PgTable))
    .flatMap((table) => getTableConfig(table).columns)
    .filter((column) => ['text', 'jsonb'].includes(column.getSQLType()))
  expect(columns.length).toBeGreaterThan(100)
  const breaking = columns.filter((column) => {
    const isText = column.getSQLType() === 'text'
    const sent = column.mapToDriverValue(isText ? HOSTILE : { [HOSTILE]: [HOSTILE] })
    return sent !== (isText ? PLAIN : JSON.stringify({ [PLAIN]: [PLAIN] }))
  })
  expect(breaking.map(({ name }) => name)).toEqual([])
})

describeOnDatabases('texts of strangers, on %s', (postgresUrl) => {
  let dataDir: string
  let opened: OpenDb
  beforeAll(async () => {
    dataDir = await buildDataDir()
    opened = await openDb({ dataDir, databaseUrl: postgresUrl && (await buildPostgres(postgresUrl)) })
  })
  afterAll(async () => {
    await opened.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('are kept without what is no text, as texts and inside data', async () => {
    const { db } = opened
    const moment = { createdAt: new Date(0), updatedAt: new Date(0) }
    await db.insert(schema.users).values({ id: 'anna', name: HOSTILE, email: 'anna@example.org', ...moment })
    const cards = [{ text: HOSTILE }] as unknown as (typeof schema.researches.$inferInsert)['cards']
    const about = { userId: 'anna', prompt: 'x', title: HOSTILE, name: 'x', createdAt: new Date(0) }
    await db.insert(schema.researches).values({ ...about, cards })
    expect(await db.select().from(schema.researches)).toMatchObject([
      { title: PLAIN, cards: [{ text: PLAIN }] },
    ])
    expect(await db.select({ name: schema.users.name }).from(schema.users)).toEqual([{ name: PLAIN }])
  })
})
