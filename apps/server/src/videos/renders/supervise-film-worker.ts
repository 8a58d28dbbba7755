import { mkdir } from 'node:fs/promises'
import type { WebMemory } from '@hookreel/crew'
import type { CostContext, AcquirePermit } from '../../services/providers/permit.ts'
import { watchSilence, type SilenceWatch } from '../../platform/watch-silence.ts'
import type { CallerHears } from '../../services/providers/call-messages.ts'
import { createPermitHost } from '../../services/providers/permit-host.ts'
import { fitsNeeds, needsOf, startFilmWorker } from './start-film-worker.ts'
import type { FilmHears, FilmTasks } from './film-tasks.ts'
import type { TakenWorker } from './ready-worker.ts'

/** How a worker ended. `died`: it said nothing, so it was killed, ran out of memory or crashed. */
export type WorkerEnd =
  | FilmTasks['make']['result']
  | FilmTasks['slice']['result']
  | { readonly type: 'died'; readonly message: string }
  | { readonly type: 'killed' }

export type WorkerTask = {
  readonly [Name in 'make' | 'slice']: { readonly type: Name } & FilmTasks[Name]['data']
}['make' | 'slice']

export type WorkerListeners = {
  readonly onProgress?: FilmHears['progress']
  readonly onFrame?: FilmHears['frames']
  readonly onScene?: FilmHears['scene']
  readonly onRush?: FilmHears['rush']
  /** Must have stored it when it resolves: only then does the worker go on. */
  readonly onStep: FilmHears['remember']
  /** Resolves when the film may compose its frames; at once when left out. */
  readonly takeTurn?: (() => Promise<void>) | undefined
  /** Signs what the film's content credentials claim. */
  readonly sign?: ((claim: Uint8Array) => Uint8Array) | undefined
  /** For its calls to services, on this account. */
  readonly acquirePermit: AcquirePermit
  readonly costContext: CostContext
  /** For its requests to the open web. */
  readonly webMemory?: WebMemory
  /** A process that neither makes nor asks for anything in so long is ended; half an hour when left out. */
  readonly silentMs?: number
}

/** The longest recording is laid along its script within minutes, and each frame and step is told of. Films wait for each other. */
const SILENT_MS = 30 * 60_000
const SILENT: WorkerEnd = { type: 'failed', code: 'film_silent', message: '' }

/**
 * Has a worker make a film, or a slice of one: the one that waited for it, or a new one. Answers what the worker asks for, and ends it
 * when it is silent for too long. On abort the worker and its ffmpeg are killed at once.
 */
export async function superviseFilmWorker(
  task: WorkerTask,
  listeners: WorkerListeners,
  signal: AbortSignal,
  taken?: TakenWorker,
): Promise<WorkerEnd> {
  await mkdir(task.partsFolder, { recursive: true })
  if (signal.aborted) return { type: 'killed' }
  const needs = needsOf(task)
  const ready = taken && fitsNeeds(taken.worker, needs) ? taken : undefined
  const { calls, kill } = ready?.worker ?? startFilmWorker(needs, task.partsFolder)
  const watch = watchSilence(listeners.silentMs ?? SILENT_MS, { onSilent: kill })
  const host = createPermitHost(
    excuseWaits(watch, listeners.acquirePermit),
    listeners.costContext,
    listeners.webMemory,
  )
  const hears = { ...host.hears, ...hearsOf(listeners, watch, kill) }
  try {
    const end = await (task.type === 'make'
      ? calls.ask('make', { ...task, waitedIn: ready?.waitedIn }, hears, signal)
      : calls.ask('slice', task, hears, signal))
    return signal.aborted ? { type: 'killed' } : end
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (signal.aborted) return { type: 'killed' }
    return watch.wasSilent() ? SILENT : { type: 'died', message }
  } finally {
    watch.stop()
    // It has nothing more to do, and its ffmpeg may outlive it.
    kill()
    await calls.ended
    kill()
    await host.close()
  }
}

/** Everything that is heard of the process itself is a sign that it goes on. */
function hearsOf(listeners: WorkerListeners, watch: SilenceWatch, kill: () => void): OwnHears {
  const tell =
    <Told extends readonly unknown[]>(listen: ((...told: Told) => void) | undefined) =>
    (...told: Told) => {
      watch.hear()
      listen?.(...told)
    }
  return {
    progress: tell(listeners.onProgress),
    frames: tell(listeners.onFrame),
    scene: tell(listeners.onScene),
    rush: tell(listeners.onRush),
    remember: (...step) => {
      watch.hear()
      // A step that cannot be stored ends the film: going on would lose it at the next crash.
      return listeners.onStep(...step).catch((error: unknown) => {
        kill()
        throw error
      })
    },
    turn: () => keepAliveWhile(watch, async () => listeners.takeTurn?.()),
    sign: async (claim) => listeners.sign?.(claim) ?? new Uint8Array(),
  }
}

type OwnHears = Omit<FilmHears, keyof CallerHears>

/** A service that is waited for is silent, and no fault of the process. */
function excuseWaits(watch: SilenceWatch, acquirePermit: AcquirePermit): AcquirePermit {
  return (...asked) => keepAliveWhile(watch, () => acquirePermit(...asked))
}

async function keepAliveWhile<Result>(watch: SilenceWatch, wait: () => Promise<Result>): Promise<Result> {
  const timer = setInterval(watch.hear, 1000).unref()
  try {
    return await wait()
  } finally {
    clearInterval(timer)
    watch.hear()
  }
}
