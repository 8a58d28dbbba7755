import { rmSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { buildDataDir } from '../../../../../tests/builders/build-db.ts'
import { buildKind, buildTry } from '../../../../../tests/builders/build-job.ts'
import { openDb } from '../db/open-db.ts'
import type { OpenDb } from '../db/open-db.ts'
import { createLog } from '../log.ts'
import { defineJob, NO_PAYLOAD } from './define-job.ts'
import { openQueue } from './open-queue.ts'
import type { JobQueue } from './open-queue.ts'

type Deps = { readonly told: unknown[] }
const WRITE = defineJob({
  name: 'write',
  // An earlier version did not say how long.
  schema: z.object({ text: z.string(), seconds: z.number().optional() }),
  tries: 2,
  run: async ({ told }: Deps, payload) => void told.push(payload),
})
const TIDY = defineJob({
  name: 'tidy',
  schema: NO_PAYLOAD,
  run: async ({ told }: Deps) => void told.push('tidied'),
})

let dataDir: string
let opened: OpenDb
let queue: JobQueue
beforeAll(async () => {
  dataDir = await buildDataDir()
  opened = await openDb({ dataDir })
  const log = createLog(
    () => undefined,
    () => new Date(0),
  )
  queue = await openQueue(opened.connection, [WRITE, TIDY], log)
})
afterAll(async () => {
  await queue?.stop()
  await opened?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('a job that could not be read is refused when it is ordered, by the compiler and by the queue', async () => {
  // @ts-expect-error a number is no text
  await expect(queue.enqueue(opened.db, WRITE, { text: 5 })).rejects.toThrow(z.ZodError)
  // @ts-expect-error nothing is said to be written
  await expect(queue.enqueue(opened.db, WRITE, {})).rejects.toThrow(z.ZodError)
  expect(await queue.listLive(WRITE)).toEqual([])
  // @ts-expect-error a job is done with what it says that it uses
  const isAllowed = () => queue.work(WRITE, { other: [] })
  expect(isAllowed).toBeTypeOf('function')
})

test('what an earlier version ordered is read and done, what nobody can read is not listed and stops nothing', async () => {
  const old = buildKind(WRITE.name)
  await queue.enqueue(opened.db, old, { text: 'of an earlier version', colour: 'red' })
  await queue.enqueue(opened.db, old, { film: 'of another shape' })
  await opened.db.execute(sql`insert into pgboss.job (name, data) values ('write', null), ('write', '5')`)
  expect(await queue.listLive(WRITE)).toEqual([{ text: 'of an earlier version' }])
  const told: unknown[] = []
  await queue.work(WRITE, { told })
  await queue.enqueue(opened.db, WRITE, { text: 'new', seconds: 3 })
  await expect.poll(() => told.length, { timeout: 20_000 }).toBe(2)
  expect(told).toEqual([{ text: 'of an earlier version' }, { text: 'new', seconds: 3 }])
})

test('a job that is told nothing is done whatever its schedule or another version wrote', async () => {
  const told: unknown[] = []
  for (const ordered of [null, {}, { since: 'yesterday' }]) await TIDY.run({ told }, ordered, buildTry())
  expect(told).toEqual(['tidied', 'tidied', 'tidied'])
})
