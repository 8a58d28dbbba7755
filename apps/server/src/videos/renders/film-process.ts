import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { killProgram, openCalls, startNode, type Calls } from '@hookreel/sandbox'
import type { FilmWorks } from './film-works.ts'

const ENTRY = fileURLToPath(new URL('work-film.ts', import.meta.url))
/** Below the server, so that pages stay quick while films are made. */
const NICENESS = 10
/** Of the 16 MB that V8 takes while modules are loaded it keeps 50 MB of a film's 490 to its end (docs/performance.md: one reading). */
const YOUNG_HEAP_MB = 4

/** What the process of a film may use besides the film's folder. */
export type ProcessNeeds = {
  readonly ffmpegPath: string | undefined
  readonly espeakPath: string | undefined
  readonly hasNetwork: boolean
  readonly devices: readonly string[]
}

/** A process that makes films, and what it was started with. */
export type FilmProcess = {
  readonly needs: ProcessNeeds
  readonly calls: Calls<FilmWorks>
  /** Ends it and its ffmpeg at once; harmless when it has ended. */
  readonly kill: () => void
}

/** It sees its own film's folder, and has the network only when it calls services; what it decodes with never has. */
export function startFilmProcess(needs: ProcessNeeds, folder: string): FilmProcess {
  const { ffmpegPath, espeakPath, hasNetwork, devices } = needs
  const child = startNode(ENTRY, [], {
    isOurCode: true,
    programs: [ffmpegPath ?? 'ffmpeg', espeakPath ?? 'espeak-ng'],
    ...{ hasNetwork, devices, writes: [folder], niceness: NICENESS },
    ...{ errors: 'pipe', isDetached: true, serialization: 'advanced', youngHeapMb: YOUNG_HEAP_MB },
  })
  const kill = () => killGroup(child)
  return { needs, calls: openCalls<FilmWorks>(child, { stopMs: 0, kill }), kill }
}

/** Whether a process that was started with some needs may make a film that has others: it may do exactly as much. */
export function fitsNeeds(process: FilmProcess, needs: ProcessNeeds): boolean {
  return JSON.stringify(listNeeds(process.needs)) === JSON.stringify(listNeeds(needs))
}

const listNeeds = ({ ffmpegPath, espeakPath, hasNetwork, devices }: ProcessNeeds) => [
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
