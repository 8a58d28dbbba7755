import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { openDb } from '../apps/server/src/platform/db/open-db.ts'
import { openQueue } from '../apps/server/src/platform/jobs/open-queue.ts'
import { buildKind } from '../tests/builders/build-job.ts'
import { startPostgresServer } from '../tests/postgres-server.ts'
import { askRepeatedly } from './load/ask-repeatedly.ts'
import { fillDatabase } from './load/fill-database.ts'
import { holdStreams } from './load/hold-streams.ts'
import { countScans, measureLists } from './load/measure-lists.ts'
import { signUp } from './sign-up.ts'
import { startProcess } from './start-process.ts'

/*
 * What many users and much data cost, on a PostgreSQL server of its own. Everything: `npm run bench:load`; parts of it:
 * `npm run bench:load -- lists requests streams queue workers soak`; a tenth of the data: `--small`.
 */
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isAsked = (part: string) => asked.length === 0 || asked.includes(part)
const shrink = process.argv.includes('--small') ? 10 : 1
const AMOUNT = { videos: 100_000 / shrink, ideas: 1_000_000 / shrink, entries: 300_000 / shrink, users: 200 }
const STREAMS = 5000 / shrink
const JOBS = 10_000 / shrink
const SOAK_FILMS = 200 / shrink
const here = (file: string) => path.join(import.meta.dirname, 'load', file)
const say = (line: string) => console.log(line)

const postgres = await startPostgresServer()
const makeDatabase = async (name: string) => {
  const { db, close } = await openDb({ dataDir: '/tmp', databaseUrl: postgres.url })
  await db.execute(sql.raw(`create database ${name}`))
  await close()
  return postgres.url.replace(/postgres$/, name)
}

async function benchLists(databaseUrl: string): Promise<void> {
  const startedAt = performance.now()
  const { db, close } = await fillDatabase(databaseUrl, AMOUNT)
  say(
    `filled ${AMOUNT.ideas} ideas, ${AMOUNT.videos} videos, ${AMOUNT.entries} entries in ${Math.round((performance.now() - startedAt) / 1000)} s`,
  )
  const before = await countScans(db)
  for (const { what, medianMs, heaviestMs } of await measureLists(db, 'user-7', 'user-0'))
    say(`list ${what}: ${medianMs.toFixed(1)} ms, of the heaviest account ${heaviestMs.toFixed(1)} ms`)
  // What a session counted is told a moment later.
  await wait(1500)
  const after = await countScans(db)
  for (const [table, scans] of Object.entries(after))
    say(`sequential scans of ${table} meanwhile: ${scans - (before[table] ?? 0)}`)
  await close()
}

async function benchRequests(databaseUrl: string): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hookreel-load-'))
  const server = await startProcess('apps/server/src/main/serve.ts', [], {
    ...{ PORT: '0', DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ROLE: 'web' },
    SECRET: 'a secret for the load bench, long enough',
  })
  const cookie = await signUp(server.address)
  const { db, close } = await openDb({ dataDir: '/tmp', databaseUrl })
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from "user" where email = 'bench@example.com'`,
  )
  const user = rows[0]?.id ?? ''
  await db.execute(sql`
    insert into video_ideas (id, user_id, title, created_at, updated_at)
    select 'own-' || n, ${user}, 'Idea ' || n, now() - n * interval '1 minute', now() from generate_series(1, 1000) n`)
  await close()
  if (isAsked('requests')) await compareRequests(server.address, databaseUrl, user, cookie)
  if (isAsked('streams')) {
    const before = server.memoryMb()
    const held = await holdStreams(server.address, cookie, STREAMS)
    await wait(3000)
    const each = ((server.memoryMb() - before) * 1024) / Math.max(1, held.open())
    say(
      `streams: ${held.open()} of ${STREAMS} open, ${each.toFixed(1)} kB each (${before.toFixed(0)} MB before)`,
    )
    const { medianMs } = await askRepeatedly(
      `${server.address}/api/ideas`,
      { cookie },
      { seconds: 3, connections: 2 },
    )
    say(`with these streams open a page of ideas takes ${medianMs.toFixed(1)} ms`)
    held.close()
  }
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function compareRequests(
  address: string,
  databaseUrl: string,
  user: string,
  cookie: string,
): Promise<void> {
  const bare = await startProcess(here('bare-server.ts'), [databaseUrl, user])
  const load = { seconds: 5, connections: 8 }
  for (let round = 1; round <= 3; round += 1) {
    const least = await askRepeatedly(bare.address, {}, load)
    const ours = await askRepeatedly(`${address}/api/ideas`, { cookie }, load)
    const ratio = (ours.perSecond / least.perSecond).toFixed(2)
    say(
      `requests, round ${round}: ${ours.perSecond.toFixed(0)} a second, p99 ${ours.slowMs.toFixed(1)} ms; bare ${least.perSecond.toFixed(0)}, p99 ${least.slowMs.toFixed(1)} ms; ratio ${ratio}`,
    )
  }
  await bare.stop()
}

async function benchQueue(databaseUrl: string): Promise<void> {
  const { db, connection, close } = await openDb({ dataDir: '/tmp', databaseUrl })
  await db.execute(sql`create table load_done (number int not null)`)
  const silent = { info: () => undefined, warn: () => undefined, error: console.log }
  const queue = await openQueue(connection, [{ name: 'load' }], silent)
  for (let number = 0; number < JOBS; number += 1) await queue.enqueue(db, buildKind('load'), { number })
  const startedAt = performance.now()
  const workers = await Promise.all([1, 2].map(() => startProcess(here('drain-jobs.ts'), [databaseUrl])))
  const counted = z.object({ all: z.number(), different: z.number() })
  let done = { all: 0, different: 0 }
  while (done.different < JOBS) {
    await wait(500)
    const { rows } = await db.execute(
      sql`select count(*)::int as all, count(distinct number)::int as different from load_done`,
    )
    done = counted.parse(rows[0])
  }
  const seconds = (performance.now() - startedAt) / 1000
  say(
    `queue: ${JOBS} jobs done by 2 processes in ${seconds.toFixed(0)} s; lost ${JOBS - done.different}, doubled ${done.all - done.different}`,
  )
  await Promise.all(workers.map((worker) => worker.stop()))
  await queue.stop()
  await close()
}

/** Films made one after the other by a process on one core; the memory after each, in MB. */
async function makeFilms(
  core: number,
  count: number,
  firstSeed: number,
): Promise<{ seconds: number; memory: number[] }> {
  const startedAt = performance.now()
  const args = [
    '-c',
    String(core),
    process.execPath,
    here('make-short-films.ts'),
    String(count),
    String(firstSeed),
  ]
  const child = spawn('taskset', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`films ended with ${String(code)}`)
  return { seconds: (performance.now() - startedAt) / 1000, memory: said.trim().split('\n').map(Number) }
}

async function benchWorkers(): Promise<void> {
  const films = 6
  const alone = await makeFilms(0, films, 0)
  const startedAt = performance.now()
  await Promise.all([makeFilms(0, films, 0), makeFilms(1, films, films)])
  const both = (performance.now() - startedAt) / 1000
  const gain = (2 * alone.seconds) / both
  say(
    `workers: one made ${films} films in ${alone.seconds.toFixed(1)} s, two made ${2 * films} in ${both.toFixed(1)} s: ${gain.toFixed(2)} times as many (mark 1.8)`,
  )
}

async function benchSoak(): Promise<void> {
  const { memory, seconds } = await makeFilms(0, SOAK_FILMS, 0)
  const part = (from: number, to: number) =>
    Math.max(...memory.slice(Math.floor(memory.length * from), Math.ceil(memory.length * to)))
  say(
    `soak: ${SOAK_FILMS} films in one process in ${seconds.toFixed(0)} s; highest memory after a film ${part(0.2, 0.4)} MB in the second fifth, ${part(0.8, 1)} MB in the last`,
  )
}

say(
  `load before ${loadavg()[0]?.toFixed(1)}, ${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}`,
)
try {
  if (isAsked('lists')) await benchLists(await makeDatabase('load_lists'))
  if (isAsked('requests') || isAsked('streams')) await benchRequests(await makeDatabase('load_requests'))
  if (isAsked('queue')) await benchQueue(await makeDatabase('load_queue'))
  if (isAsked('workers')) await benchWorkers()
  if (isAsked('soak')) await benchSoak()
} finally {
  postgres.stop()
}
process.exit(0)
