import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { startFilmWorker, type FilmWorker, type WorkerNeeds } from './start-film-worker.ts'

/** A process that waits holds some 200 MB. */
const IDLE_MS = 10 * 60_000
/** With less than this free, nothing is kept for later. */
const MIN_FREE_BYTES = 1.5 * 1024 ** 3

/** A process whose folder is a film's now, and the name that the folder had when it was started. */
export type TakenWorker = { readonly worker: FilmWorker; readonly waitedIn: string }

/**
 * Keeps one process that is started before there is a film for it, so that a change need not wait for that. It is as confined as any
 * other, made no film before, and makes one: its own folder, empty until then, becomes that of the film.
 */
export type ReadyWorker = {
  /** Starts it, unless one waits; it is ended when nobody needs it for ten minutes. `place`: where it has its folder, on the disk of the films'. */
  prepare(place: string, needs: WorkerNeeds): Promise<void>
  /** The one that waits, its folder renamed to this; undefined when none does, or the film has a folder already. */
  take(partsFolder: string): Promise<TakenWorker | undefined>
  close(): void
}

type Waiting = {
  readonly worker: FilmWorker
  readonly folder: string
  /** Until then what confines it may still look for the folder by its name. False: it ended before. */
  readonly isUp: Promise<boolean>
}

/** Nothing is started yet. */
export function createReadyWorker(
  freeBytes = () => process.availableMemory(),
  idleMs = IDLE_MS,
): ReadyWorker {
  let waiting: Waiting | undefined
  let isStarting = false
  let isClosed = false
  let idle: NodeJS.Timeout | undefined

  const end = () => {
    clearTimeout(idle)
    waiting?.worker.kill()
    waiting = undefined
  }
  const start = async (place: string, needs: WorkerNeeds) => {
    const started = await startWaiting(place, needs)
    if (isClosed) return started.worker.kill()
    waiting = started
    void started.worker.calls.ended.finally(() => {
      if (waiting === started) waiting = undefined
    })
  }
  return {
    prepare: async (place, needs) => {
      if (isClosed || isStarting || freeBytes() < MIN_FREE_BYTES) return
      if (!waiting) {
        isStarting = true
        await start(place, needs).finally(() => (isStarting = false))
      }
      clearTimeout(idle)
      idle = setTimeout(end, idleMs).unref()
    },
    take: async (partsFolder) => {
      const taken = waiting
      waiting = undefined
      clearTimeout(idle)
      return taken && giveTo(partsFolder, taken)
    },
    close: () => {
      isClosed = true
      end()
    },
  }
}

async function startWaiting(place: string, needs: WorkerNeeds): Promise<Waiting> {
  // What a stopped server leaves in there is swept.
  const folder = join(place, randomUUID())
  await mkdir(folder, { recursive: true })
  const worker = startFilmWorker(needs, folder)
  const { ffmpegPath } = needs
  const { promise: isUp, resolve } = Promise.withResolvers<boolean>()
  // What it cannot get ready its film finds out.
  worker.calls
    .ask('warmUp', ffmpegPath === undefined ? {} : { ffmpegPath }, { begun: () => resolve(true) })
    .catch(() => resolve(false))
  // Of a film it has another name by then.
  void removeWhenEnded(worker, folder)
  return { worker, folder, isUp }
}

async function removeWhenEnded(worker: FilmWorker, folder: string): Promise<void> {
  await worker.calls.ended
  await rm(folder, { recursive: true, force: true }).catch(() => undefined)
}

async function giveTo(
  partsFolder: string,
  { worker, folder, isUp }: Waiting,
): Promise<TakenWorker | undefined> {
  if (!(await isUp)) return undefined
  try {
    await mkdir(dirname(partsFolder), { recursive: true })
    await rename(folder, partsFolder)
    return { worker, waitedIn: folder }
  } catch {
    // The film has parts already, and a process of its own is started that sees them.
    worker.kill()
    return undefined
  }
}
