import type { ChildProcess } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { killProgram, openCalls, startNode, type Confinement } from '@hookreel/sandbox'
import type { WebMemory } from '@hookreel/crew'
import type { CostContext, AcquirePermit } from '../../providers/permit.ts'
import { createPermitHost } from '../../providers/permit-host.ts'
import type { FilmHears, FilmWorks } from './film-works.ts'

const ENTRY = fileURLToPath(new URL('work-film.ts', import.meta.url))
/** Below the server, so that pages stay quick while films are made. */
const NICENESS = 10

/** How a worker ended. `died`: it said nothing, so it was killed, ran out of memory or crashed. */
export type WorkerEnd =
  | FilmWorks['make']['result']
  | FilmWorks['slice']['result']
  | { readonly type: 'died'; readonly message: string }
  | { readonly type: 'killed' }

export type WorkerTask = {
  readonly [Name in keyof FilmWorks]: { readonly type: Name } & FilmWorks[Name]['data']
}[keyof FilmWorks]

export type WorkerListeners = {
  readonly onProgress?: FilmHears['progress']
  readonly onFrame?: FilmHears['frames']
  readonly onScene?: FilmHears['scene']
  readonly onRush?: FilmHears['rush']
  /** Must have stored it when it resolves: only then does the worker go on. */
  readonly onStep: FilmHears['remember']
  /** Signs what the film's content credentials claim. */
  readonly sign?: ((claim: Uint8Array) => Uint8Array) | undefined
  /** For its calls to services, on this account. */
  readonly acquirePermit: AcquirePermit
  readonly costContext: CostContext
  /** For its requests to the open web. */
  readonly webMemory?: WebMemory
}

/** Makes a film, or a slice of one, in a process of its own. On abort the process and its ffmpeg are killed at once. */
export async function runFilmWorker(
  task: WorkerTask,
  listeners: WorkerListeners,
  signal: AbortSignal,
): Promise<WorkerEnd> {
  await mkdir(task.partsFolder, { recursive: true })
  if (signal.aborted) return { type: 'killed' }
  const child = startNode(ENTRY, [], {
    ...confine(task),
    ...{ errors: 'pipe', isDetached: true, serialization: 'advanced' },
  })
  const kill = () => killGroup(child)
  const calls = openCalls<FilmWorks>(child, { stopMs: 0, kill })
  const host = createPermitHost(listeners.acquirePermit, listeners.costContext, listeners.webMemory)
  const hears: FilmHears = {
    ...host.hears,
    progress: (progress) => listeners.onProgress?.(progress),
    frames: (done) => listeners.onFrame?.(done),
    scene: (scene) => listeners.onScene?.(scene),
    rush: (rush) => listeners.onRush?.(rush),
    remember: (...step) =>
      // A step that cannot be stored ends the film: going on would lose it at the next crash.
      listeners.onStep(...step).catch((error: unknown) => {
        kill()
        throw error
      }),
    sign: async (claim) => listeners.sign?.(claim) ?? new Uint8Array(),
  }
  try {
    const end = await (task.type === 'make'
      ? calls.ask('make', task, hears, signal)
      : calls.ask('slice', task, hears, signal))
    return signal.aborted ? { type: 'killed' } : end
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return signal.aborted ? { type: 'killed' } : { type: 'died', message }
  } finally {
    // It has nothing more to do, and its ffmpeg may outlive it.
    kill()
    await calls.ended
    kill()
    await host.close()
  }
}

/** It sees its own film's folder, and has the network only when it calls services; what it decodes with never has. */
function confine(task: WorkerTask): Confinement {
  const espeak = task.type === 'make' ? task.espeakPath : undefined
  return {
    isOurCode: true,
    programs: [task.ffmpegPath ?? 'ffmpeg', espeak ?? 'espeak-ng'],
    hasNetwork: task.type === 'make' && callsServices(task),
    writes: [task.partsFolder],
    devices: task.type === 'make' ? task.encoder?.devices : [],
    niceness: NICENESS,
  }
}

/** The natural voice is asked over the loopback, but only for its own voices. */
function callsServices({ crew, order }: Extract<WorkerTask, { type: 'make' }>): boolean {
  const { pictures } = order.choices
  if (crew.openPictures && (pictures === 'real' || pictures === 'mixed')) return true
  const moves = order.choices.storyboard?.scenes.some((scene) => scene.moves) ?? false
  return [crew.writer, crew.narrator, crew.illustrator, (moves && crew.animator) || []]
    .flat()
    .some(({ provider }) => provider !== 'natural-voice' || order.voiceId.startsWith('natural-voice:'))
}

function killGroup(child: ChildProcess): void {
  // What confines it has left the group.
  killProgram(child)
  if (child.pid === undefined || process.platform === 'win32') return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // Nothing of the group is left.
  }
}
