import { Worker } from 'node:worker_threads'
import { openCalls, WorkerDied, type Calls } from '@hookreel/sandbox/calls'
import { WordsTooSlow, type Reader, type ReadingTasks } from './reader.ts'

const ENTRY = new URL('./read-worker.ts', import.meta.url)
const LOOK_MS = 250

/** How long one reading may take: of the processor, and by the clock, which a busy machine makes ten times as much. */
export type ReadingLimits = { readonly processorMs: number; readonly clockMs: number }
/** Fifty ideas of three minutes take half a second of the processor, of a vague prompt one; five sources of 60,000 characters half a second. */
const LIMITS: ReadingLimits = { processorMs: 3000, clockMs: 20_000 }
/** Read before anybody's: what every reading needs is loaded then, and nobody's limit runs meanwhile. */
const FIRST_WORDS = '3 facts about bees'
/** With the packs it has 100 MB. A reading that wants so much more is ended as one that takes too long. */
const MAX_MEMORY_MB = 512

export type ReaderThread = Reader & {
  /** Reads to the end what was begun, also where nobody waits for it any more: `signal` only takes back what stands behind others. */
  readWhole: Reader['read']
  /** Starts the thread, which takes a second of the processor, before somebody waits for it. */
  warm(): void
  close(): Promise<void>
}

type Running = { readonly worker: Worker; readonly calls: Calls<ReadingTasks>; readonly ready: Promise<void> }

/**
 * Reads in one thread, one person's words after the other's. A reading that takes longer than its limit is ended with the
 * thread, and the next one goes on in a new one: whatever a pattern does, it costs others that long, and the server nothing.
 * What nobody waits for any more is left to end by itself, within the same limit: a thread costs more than most readings.
 */
export function openReader(entry: URL = ENTRY, limits: ReadingLimits = LIMITS): ReaderThread {
  let running: Running | undefined
  let queue: Promise<unknown> = Promise.resolve()
  let isClosed = false

  const start = (): Running => {
    const started = startThread(entry)
    void started.calls.ended.finally(() => {
      if (running === started) running = undefined
    })
    return (running = started)
  }
  const readNext: Reader['read'] = async (name, data, signal) => {
    signal?.throwIfAborted()
    if (isClosed) throw new Error('the server stops')
    const { worker, calls, ready } = running ?? start()
    await ready
    worker.ref()
    const watch = watchThread(worker, limits)
    try {
      return await Promise.race([calls.ask(name, data, {}), watch.failed])
    } catch (error) {
      if (!(error instanceof WorkerDied || error instanceof WordsTooSlow)) throw error
      running = undefined
      await worker.terminate()
      if (!isClosed) start()
      throw new WordsTooSlow(error.message)
    } finally {
      watch.stop()
      worker.unref()
    }
  }
  const readWhole: Reader['read'] = (name, data, signal) => {
    const turn = queue.then(() => readNext(name, data, signal))
    queue = turn.catch(() => undefined)
    return turn
  }
  return {
    readWhole,
    read: (name, data, signal) => orAborted(readWhole(name, data, signal), signal),
    warm: () => void (running ?? start()),
    close: async () => {
      isClosed = true
      await running?.worker.terminate()
    },
  }
}

/** It never keeps the process alive but while it is asked something. */
function startThread(entry: URL): Running {
  const worker = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB } })
  worker.unref()
  const calls = openCalls<ReadingTasks>(worker, { stopMs: 0 })
  const ready = calls.ask('isKnownTopic', [FIRST_WORDS], {}).then(
    () => undefined,
    () => undefined,
  )
  return { worker, calls, ready }
}

/** Fails when the thread has worked for too long since now. */
function watchThread(worker: Worker, { processorMs, clockMs }: ReadingLimits) {
  const begun = performance.now()
  const { promise: failed, reject } = Promise.withResolvers<never>()
  failed.catch(() => undefined)
  // One that has ended has no figures; anyone who asked it is told so.
  const used = worker.cpuUsage().catch(() => undefined)
  const look = async () => {
    const since = await worker.cpuUsage(await used).catch(() => ({ user: 0, system: 0 }))
    if ((since.user + since.system) / 1000 > processorMs)
      reject(new WordsTooSlow(`it took more than ${processorMs} ms of the processor`))
  }
  const timer = setInterval(() => {
    if (performance.now() - begun > clockMs) reject(new WordsTooSlow(`it took more than ${clockMs} ms`))
    void look()
  }, LOOK_MS).unref()
  return { failed, stop: () => clearInterval(timer) }
}

/** What is waited for until nobody wants it any more; throws the signal's reason then. */
export async function orAborted<Result>(
  turn: Promise<Result>,
  signal: AbortSignal | undefined,
): Promise<Result> {
  if (signal === undefined) return turn
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const leave = () => reject(signal.reason)
  signal.addEventListener('abort', leave, { once: true })
  if (signal.aborted) leave()
  try {
    return await Promise.race([turn, aborted])
  } finally {
    signal.removeEventListener('abort', leave)
  }
}
