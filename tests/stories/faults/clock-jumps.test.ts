// @module-tag postgresql
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Video } from '@hookreel/contract'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildMachines, readLog } from './machines.ts'
import type { Machine, Machines } from './machines.ts'
import { isEnded, ORDER, signUp, waitForVideo } from '../videos-server.ts'

/** For machines that do much else: every wait is for a state, none for a time. */
const LONG = 1_500_000
vi.setConfig({ testTimeout: LONG, hookTimeout: LONG })
const HOUR_MS = 3_600_000
let folder: string
let machines: Machines
let web: Machine
let workers: Machine[]

const fileOf = (name: string) => join(folder, name)
const jump = (name: string, ms: number) => writeFileSync(fileOf(name), String(ms))

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hookreel-clock-'))
  machines = await buildMachines()
  const start = (role: 'web' | 'worker', name: string) => {
    jump(name, 0)
    return machines.start(role, {
      NODE_OPTIONS: `--import ${new URL('shift-clock.ts', import.meta.url).href}`,
      SHIFT_CLOCK_FILE: fileOf(name),
    })
  }
  web = await start('web', 'web')
  workers = [await start('worker', 'one'), await start('worker', 'two')]
})
afterAll(async () => {
  await machines?.end()
  rmSync(folder, { recursive: true, force: true })
})

test('clocks that jump by an hour take no film from its worker, have none made twice, and sign nobody out', async () => {
  const anna = await signUp(web.url, 'anna@example.org')
  const profile = async () => (await anna.call('GET', '/api/profile')).status
  const { body } = await anna.call('POST', '/api/videos', ORDER)
  const { id } = body as Video
  const percent = ({ progress }: Video) => progress?.percent ?? 0
  await waitForVideo(anna, id, (video) => percent(video) > 5, LONG)
  jump('one', HOUR_MS)
  jump('two', -HOUR_MS)
  jump('web', HOUR_MS)
  await waitForVideo(anna, id, (video) => percent(video) > 40 || isEnded(video), LONG)
  expect(await profile()).toBe(200)
  jump('one', -HOUR_MS)
  jump('two', HOUR_MS)
  jump('web', -HOUR_MS)
  expect(await waitForVideo(anna, id, isEnded, LONG)).toMatchObject({ status: 'completed' })
  expect(await profile()).toBe(200)
  expect((await anna.call('GET', '/api/credits')).body).toMatchObject({ balance: 75 })
  expect(workers.flatMap((worker) => readLog(worker, 'a film failed'))).toEqual([])
  const client = new Client({ connectionString: machines.databaseUrl })
  await client.connect()
  const query = `select state::text, retry_count from pgboss.job where name = 'make-video'`
  // The job ends a moment after its film.
  await expect
    .poll(async () => (await client.query(query)).rows, { timeout: 60_000 })
    .toEqual([{ state: 'completed', retry_count: 0 }])
  await client.end()
})
