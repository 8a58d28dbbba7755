import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { buildPostgres } from '../tests/builders/build-postgres.ts'
import { startPostgresServer } from '../tests/postgres-server.ts'

/**
 * `node bench/takeover.ts`: how long a job of a worker that was killed waits for another worker. Two processes work on one
 * queue on PostgreSQL; the one that has the job is killed (SIGKILL) at a random moment of its heartbeat.
 */
const KILLS = 8
const ENTRY = new URL('takeover-worker.ts', import.meta.url)

type Worker = { readonly child: ChildProcess; readonly took: () => Promise<number> }

async function startWorker(databaseUrl: string): Promise<Worker> {
  const child = fork(ENTRY, [databaseUrl])
  const next = (wanted: string) =>
    new Promise<number>((resolve) => {
      child.on('message', (message) => {
        if (message === wanted) resolve(performance.now())
      })
    })
  const took = next('took')
  await next('ready')
  return { child, took: () => took }
}

async function measure(databaseUrl: string): Promise<number[]> {
  const waits: number[] = []
  let holder = await startWorker(databaseUrl)
  holder.child.send('enqueue')
  await holder.took()
  for (let kill = 0; kill < KILLS; kill += 1) {
    const other = await startWorker(databaseUrl)
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 6000))
    const killedAt = performance.now()
    holder.child.kill('SIGKILL')
    const seconds = ((await other.took()) - killedAt) / 1000
    waits.push(seconds)
    console.log(`taken over after ${seconds.toFixed(1)} s`)
    holder = other
  }
  holder.child.kill('SIGKILL')
  return waits.toSorted((a, b) => a - b)
}

const postgres = await startPostgresServer()
try {
  const waits = await measure(await buildPostgres(postgres.url))
  const median = waits[Math.floor(waits.length / 2)] ?? 0
  console.log(`${KILLS} kills: median ${median.toFixed(1)} s, longest ${(waits.at(-1) ?? 0).toFixed(1)} s`)
} finally {
  postgres.stop()
}
