import { randomUUID } from 'node:crypto'
import { plainText, plainTexts } from '@hookreel/film'
import { sql } from 'drizzle-orm'
import { fromDrizzle } from 'pg-boss'
import type { PgBoss, QueueOptions, QueueResult } from 'pg-boss'
import type { Connection, Database, Transaction } from '../db/open-db.ts'
import type { Log } from '../log.ts'
import { createBoss } from './create-boss.ts'
import type { Job, JobKind, JobSettings, JobTry } from './define-job.ts'
import { orderMissed } from './order-missed.ts'
import { heartbeatsDecide, putBackAllJobs, watchForLostJobs } from './put-back-jobs.ts'
import { throttleErrors } from './throttle-errors.ts'
import { NO_TURN, wakeForDueJobs } from './wake-for-due-jobs.ts'
import { drainQueues } from './drain-queues.ts'
import type { Drain } from './drain-queues.ts'

export type JobOptions = {
  /** Higher comes first; equal ones in the order they came. In a fair queue: what goes on with a begun job takes no turn. */
  readonly priority?: number
  /** How much work it is, for a fair queue, in whole units of that queue; 1 when left out. */
  readonly cost?: number
  readonly startAfter?: Date
  /** Whose job it is, for a queue with a limit for each. */
  readonly group?: string
}

/** Background jobs, kept in the database: what is ordered in a transaction is done exactly when that commits. */
export type JobQueue = {
  /** Orders a job as part of a transaction, or at once on the database itself. Throws when it could not be read. */
  enqueue<Payload extends object>(
    on: Transaction | Database,
    job: JobKind<Payload>,
    payload: NoInfer<Payload>,
    options?: JobOptions,
  ): Promise<void>
  /** Does jobs of this kind from now on; one that throws is tried again. */
  work<Deps>(job: Job<object, Deps>, deps: Deps): Promise<void>
  /** What all jobs of this kind are about that wait or are being done. Those that cannot be read are left out. */
  listLive<Payload extends object>(job: JobKind<Payload>): Promise<Payload[]>
  /** Forgets the jobs of this kind and group that are over, however they ended; else they are kept for a week. */
  forgetDone<Payload extends object>(
    on: Transaction | Database,
    job: JobKind<Payload>,
    group: string,
  ): Promise<void>
  /** Orders the daily jobs that were due while no server was up, and answers their names. */
  orderMissed(now: Date): Promise<string[]>
  /**
   * Takes no more jobs and waits for those under way as long as `drain` says; then they are handed back: `handBack` makes
   * their handlers throw, and other servers do them.
   */
  stop(drain?: Drain): Promise<void>
}

/** The shortest that the library takes. */
const POLLING_SECONDS = 0.5
/** A job that is ordered wakes its workers. What falls due later (a retry, a time) is looked for so often. */
const DUE_MS = 2000
/** Far beyond any film: what is longer in work than this is taken for lost. */
const EXPIRE_SECONDS = 6 * 3600
/** For queues that count their failures themselves; this only ends an endless loop. */
const RETRY_LIMIT = 1000
const KEEP_WAITING_DAYS = 365
/**
 * On PostgreSQL a job whose server was silent for so long is given to another one: after the next look for such jobs (5 s),
 * the retry's second and the next asking, in 23 s at most.
 */
const HEARTBEAT_SECONDS = 15
const HEARTBEAT_EVERY_SECONDS = 4
/** How often the only process on the embedded database looks for jobs that nobody does. */
const LOOK_EVERY_MS = 30_000

/**
 * Opens the queues. On the embedded database this process is the only one, so a job that is marked as being done was
 * being done by a process that died: it is put back at once, and later when nobody does it; the look for those every
 * `lookEveryMs` is shorter in tests. On PostgreSQL the job's heartbeat decides.
 */
export async function openQueue(
  connection: Connection,
  queues: readonly JobSettings[],
  log: Log,
  lookEveryMs = LOOK_EVERY_MS,
): Promise<JobQueue> {
  const isEmbedded = connection.kind === 'embedded'
  const { boss, start, query } = createBoss(connection, log)
  boss.on('error', throttleErrors(log))
  await start()
  const working: string[] = []
  const lost = isEmbedded
    ? watchForLostJobs(boss, query, log, { names: working, lookEveryMs })
    : heartbeatsDecide
  const due = wakeForDueJobs(boss, query, DUE_MS)
  const kept = await readKept(boss)
  for (const queue of queues) await openOne(boss, queue, kept, isEmbedded)
  const names = queues.map(({ name }) => name)
  if (isEmbedded) await putBackAllJobs(boss, query, names, log)
  return {
    enqueue: async (on, { name, schema }, payload, options = {}) => {
      const isFair = queues.find((queue) => queue.name === name)?.isFair ?? false
      if (isFair && options.group === undefined) throw new Error(`whose job is it that ${name} was given?`)
      const takesTurn = isFair && options.priority === undefined
      const id = await boss.send(name, plainTexts(schema.parse(payload)), {
        db: fromDrizzle(on, sql),
        priority: takesTurn ? await findPriority(on, name, options) : (options.priority ?? 0),
        ...(options.group !== undefined && { group: { id: options.group } }),
        ...(options.startAfter && { startAfter: options.startAfter }),
      })
      if (id === null) throw new Error(`the queue ${name} did not take a job`)
    },
    work: async (job, deps) => {
      const { name, concurrency = 1 } = job
      const perGroup = typeof job.perGroup === 'function' ? job.perGroup(deps) : job.perGroup
      const retryLimit = retryLimitOf(job)
      const options = {
        pollingIntervalSeconds: POLLING_SECONDS,
        batchSize: 1,
        ...(!isEmbedded && { heartbeatRefreshSeconds: HEARTBEAT_EVERY_SECONDS }),
        ...(perGroup !== undefined && { groupConcurrency: perGroup }),
      }
      working.push(name)
      const startWorker = async () => {
        const worker = await boss.work(name, options, async (jobs) => {
          for (const { id, data, retryCount, signal } of jobs)
            await lost
              .hold(id, () =>
                job.run(deps, data, {
                  ...{ id, claim: `${id} ${retryCount}`, signal, triesBefore: retryCount },
                  isLastTry: retryCount >= retryLimit,
                  isHeld: findHolder(query, name),
                }),
              )
              .catch(failPlainly)
              // The next one may be waiting.
              .finally(() => boss.notifyWorker(worker))
        })
        due.add(name, worker)
      }
      for (let n = 0; n < concurrency; n += 1) await startWorker()
    },
    listLive: async ({ name, schema }) => {
      const found = await query(
        `select data from pgboss.job where name = $1 and state in ('created', 'retry', 'active')`,
        [name],
      )
      return found.flatMap((row) => schema.safeParse(row.data).data ?? [])
    },
    forgetDone: async (on, { name }, group) => {
      await on.execute(
        sql`delete from pgboss.job where name = ${name} and group_id = ${group} and state in ('completed', 'cancelled', 'failed')`,
      )
    },
    orderMissed: (now) => orderMissed({ boss, query }, queues, now),
    stop: async (drain) => {
      lost.stop()
      due.stop()
      if (drain) await drainQueues(boss, working, drain)
      await boss.stop({ graceful: false, close: false })
    },
  }
}

/**
 * When a job's turn comes (start-time fair queuing): the first of its group with whatever is at the front, each further one
 * as much later as it is work. What is under way counts, too: it had its owner's turn. Those that are ordered for a
 * later time take theirs when that has come.
 */
async function findPriority(
  on: Transaction | Database,
  name: string,
  { group, cost = 1, startAfter }: JobOptions,
): Promise<number> {
  if (startAfter) return NO_TURN
  const { rows } = await on.execute<{ front: number | null; last: number | null }>(
    sql`select min(-priority)::int as front, (max(-priority) filter (where group_id = ${group}))::int as last
      from pgboss.job where name = ${name} and state in ('created', 'retry', 'active') and priority > ${NO_TURN}::int and start_after <= now()`,
  )
  const { front, last } = rows[0] ?? { front: null, last: null }
  return -Math.max(0, front ?? 0, last === null ? 0 : last + cost)
}

/**
 * What is kept of a failure is its sentence. An error of a stranger's answer may hold texts that the database refuses (the job
 * would stand as being done until it expires), and fields that are nobody's business.
 */
function failPlainly(error: unknown): never {
  const said = error instanceof Error ? error.message : String(error)
  throw new Error(plainText(said))
}

function findHolder(query: ReturnType<typeof createBoss>['query'], name: string): JobTry['isHeld'] {
  return async (claim) => {
    const [id, retryCount] = claim.split(' ')
    const found = await query(
      `select 1 as held from pgboss.job where name = $1 and id::text = $2 and retry_count = $3 and state = 'active'`,
      [name, id, Number(retryCount)],
    )
    return found.length > 0
  }
}

function retryLimitOf({ tries }: JobSettings): number {
  return tries === undefined ? RETRY_LIMIT : tries - 1
}

/** What an earlier start left: asked for once, as every question costs the start of the server 10 ms. */
type Kept = { readonly queues: ReadonlyMap<string, QueueResult>; readonly scheduled: ReadonlySet<string> }

async function readKept(boss: PgBoss): Promise<Kept> {
  return {
    queues: new Map((await boss.getQueues()).map((queue) => [queue.name, queue])),
    scheduled: new Set((await boss.getSchedules()).map(({ name }) => name)),
  }
}

async function openOne(boss: PgBoss, queue: JobSettings, kept: Kept, isEmbedded: boolean): Promise<void> {
  const options: QueueOptions & { notify: boolean } = {
    retryLimit: retryLimitOf(queue),
    retryDelay: queue.retrySeconds ?? 1,
    retryBackoff: queue.retrySeconds !== undefined,
    expireInSeconds: EXPIRE_SECONDS,
    retentionSeconds: KEEP_WAITING_DAYS * 86_400,
    notify: true,
    ...(!isEmbedded && { heartbeatSeconds: HEARTBEAT_SECONDS }),
  }
  const found = kept.queues.get(queue.name)
  if (!found || !hasOptions(found, options)) {
    await boss.createQueue(queue.name, options)
    // One that an earlier version made keeps its options otherwise.
    await boss.updateQueue(queue.name, options)
    // The library looks a queue that was not there when it started up on its first use. Inside someone's transaction that
    // look-up would wait for the transaction for ever where there is one connection: so it is made now.
    await boss.findJobs(queue.name, { id: randomUUID() })
  }
  if (queue.schedule !== undefined) await boss.schedule(queue.name, queue.schedule)
  else if (kept.scheduled.has(queue.name)) await boss.unschedule(queue.name)
}

const hasOptions = (found: QueueResult, options: QueueOptions): boolean =>
  Object.entries(options).every(([name, value]) => Reflect.get(found, name) === value)
