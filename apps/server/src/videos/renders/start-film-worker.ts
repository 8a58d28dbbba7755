import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { killProgram, openCalls, startNode, type Calls } from '@hookreel/sandbox'
import { asksServices } from '../../services/providers/asks-services.ts'
import type { FilmTasks } from './film-tasks.ts'

const ENTRY = fileURLToPath(new URL('film-worker.ts', import.meta.url))
/** Below the server, so that pages stay quick while films are made. */
const NICENESS = 10
/** With V8's usual 16 MB, some 55 MB that it takes while modules are loaded are never given back: a film took at most 492 MB, with 4 MB 438 (decision 0037: one reading). */
const YOUNG_HEAP_MB = 4

/** What the process of a film may use besides the film's folder. */
export type WorkerNeeds = {
  readonly ffmpegPath: string | undefined
  readonly espeakPath: string | undefined
  readonly hasNetwork: boolean
  readonly devices: readonly string[]
}

/** A process that makes films, and what it was started with. */
export type FilmWorker = {
  readonly needs: WorkerNeeds
  readonly calls: Calls<FilmTasks>
  /** Ends it and its ffmpeg at once; harmless when it has ended. */
  readonly kill: () => void
}

/** It sees its own film's folder, and has the network only when it calls services; what it decodes with never has. */
export function startFilmWorker(needs: WorkerNeeds, folder: string): FilmWorker {
  const { ffmpegPath, espeakPath, hasNetwork, devices } = needs
  const child = startNode(ENTRY, [], {
    isOurCode: true,
    programs: [ffmpegPath ?? 'ffmpeg', espeakPath ?? 'espeak-ng'],
    ...{ hasNetwork, devices, writes: [folder], niceness: NICENESS },
    ...{ errors: 'pipe', isDetached: true, serialization: 'advanced', youngHeapMb: YOUNG_HEAP_MB },
  })
  const kill = () => killGroup(child)
  return { needs, calls: openCalls<FilmTasks>(child, { stopMs: 0, kill }), kill }
}

/** Whether a process that was started with some needs may make a film that has others: it may do exactly as much. */
export function fitsNeeds(worker: FilmWorker, needs: WorkerNeeds): boolean {
  return JSON.stringify(listNeeds(worker.needs)) === JSON.stringify(listNeeds(needs))
}

const listNeeds = ({ ffmpegPath, espeakPath, hasNetwork, devices }: WorkerNeeds) => [
  ...[ffmpegPath ?? null, espeakPath ?? null, hasNetwork],
  devices,
]

function killGroup(child: ChildProcess): void {
  // The sandbox around it is no longer in its process group, so it is killed by itself.
  killProgram(child)
  if (child.pid === undefined || process.platform === 'win32') return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // Nothing of the group is left.
  }
}

/** What decides what the process of a film may use. */
type FilmToMake = Pick<FilmTasks['make']['data'], 'crew' | 'order' | 'encoder' | 'ffmpegPath' | 'espeakPath'>

/** What the process of a film, or of a slice, may use: the network only when the film calls services. */
export function needsOf(task: FilmToMake | FilmTasks['slice']['data']): WorkerNeeds {
  const { ffmpegPath } = task
  if ('slice' in task) return { ffmpegPath, espeakPath: undefined, hasNetwork: false, devices: [] }
  const { espeakPath, encoder } = task
  return { ffmpegPath, espeakPath, hasNetwork: callsServices(task), devices: encoder?.devices ?? [] }
}

/** Whether something of it is a service's, as it was ordered: a film that is drawn and spoken here asks none, whatever is configured. */
export function callsServices({ crew, order }: Pick<FilmToMake, 'crew' | 'order'>): boolean {
  const { pictures, speakers = [], storyboard, language } = order.choices
  const scenes = storyboard?.scenes ?? []
  const own = scenes.flatMap(({ delivery }) => delivery?.voiceId ?? [])
  const voices = [order.voiceId, ...speakers.map(({ voiceId }) => voiceId), ...own]
  // Another language takes over what its film shows.
  const isTakenOver = language?.reuses ?? false
  if (asksServices(crew, { pictures: isTakenOver ? 'drawn' : pictures, voices })) return true
  return (
    !isTakenOver &&
    crew.animator !== undefined &&
    crew.animator.length > 0 &&
    scenes.some(({ moves }) => moves)
  )
}
