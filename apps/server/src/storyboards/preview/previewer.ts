import type { ChildProcess } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readOwnVoice } from '@hookreel/film'
import { killProgram, openCalls, startNode, type Calls } from '@hookreel/sandbox'
import { isDiskFull, keepPhoto, StudioError } from '@hookreel/studio'
import type { WebMemory } from '@hookreel/crew'
import type { CostContext, AcquirePermit } from '../../services/providers/permit.ts'
import { createPermitHost } from '../../services/providers/permit-host.ts'
import type { MadePart, PhotoTask, PreviewTask, PreviewWorks } from './preview-works.ts'

const ENTRY = fileURLToPath(new URL('work-preview.ts', import.meta.url))
/** Below the server, above the films: somebody is looking at the page. */
const NICENESS = 5
/** An idle process holds some hundred megabytes. */
const IDLE_MS = 5 * 60_000
/** A task that does not stop in time is ended with its process. */
const STOP_LIMIT_MS = 4000

/** How a task ended. `stopped`: by the signal, or because the server ends. `died`: its process crashed. */
export type PreviewEnd = PreviewWorks['make']['result'] | { readonly type: 'stopped' | 'died' }

/** Permits for a preview's calls to services, and on whose account they go. */
export type PreviewServices = {
  readonly acquirePermit: AcquirePermit
  readonly costContext: CostContext
  readonly webMemory?: WebMemory
}

/**
 * Makes previews in processes of their own, which are started when they are needed and see the storyboards' folder. Pictures that
 * people send are read by neither: each has a process of its own that sees nothing but its bytes.
 */
export type Previewer = {
  /** `onMade` must have saved the part when it resolves; when it rejects, the task stops. */
  make(
    task: PreviewTask,
    onMade: (made: MadePart) => Promise<void>,
    signal: AbortSignal,
    services: PreviewServices,
  ): Promise<PreviewEnd>
  keepPhoto(task: PhotoTask): Promise<PreviewEnd>
  /** Ends the processes; what they were doing is `stopped`. */
  close(): void
}

type Running = { readonly child: ChildProcess; readonly calls: Calls<PreviewWorks> }

/** Nothing is started yet. What a recording speaks has a process of its own: to lay it along a script leaves a process no time for others. */
export function createPreviewer(): Previewer {
  const [spoken, recorded] = [openMaker(), openMaker()]
  return {
    make: (task, ...how) => (readOwnVoice(task.order.voiceId) ? recorded : spoken).make(task, ...how),
    keepPhoto: keepSentPhoto,
    close: () => {
      spoken.close()
      recorded.close()
    },
  }
}

function openMaker(): Pick<Previewer, 'make' | 'close'> {
  let running: Running | undefined
  let isClosed = false
  let idle: NodeJS.Timeout | undefined
  let count = 0

  const start = (task: PreviewTask): Running => {
    const started = startProcess(task)
    void started.calls.ended.finally(() => {
      if (running === started) running = undefined
    })
    return started
  }
  const make: Previewer['make'] = async (task, onMade, signal, services) => {
    await mkdir(task.partsFolder, { recursive: true })
    if (isClosed || signal.aborted) return { type: 'stopped' }
    clearTimeout(idle)
    count += 1
    const unsaved = new AbortController()
    const host = createPermitHost(services.acquirePermit, services.costContext, services.webMemory)
    // What cannot be saved is of no use to whoever ordered it. The process makes others' previews as well, and goes on.
    const made = (part: MadePart) => onMade(part).catch(() => unsaved.abort())
    running ??= start(task)
    try {
      const both = AbortSignal.any([signal, unsaved.signal])
      const end = await running.calls.ask('make', task, { ...host.hears, made }, both)
      return signal.aborted ? { type: 'stopped' } : end
    } catch {
      return { type: isClosed || signal.aborted ? 'stopped' : 'died' }
    } finally {
      void host.close()
      count -= 1
      if (count === 0) idle = setTimeout(() => killProgram(running?.child), IDLE_MS).unref()
    }
  }
  return {
    make,
    close: () => {
      isClosed = true
      clearTimeout(idle)
      killProgram(running?.child)
    },
  }
}

/** It stays for previews of other orders, so it has the network wherever one of them may call a service. */
function startProcess({ partsFolder, crew, ffmpegPath, espeakPath }: PreviewTask): Running {
  const child = startNode(ENTRY, [], {
    isOurCode: true,
    programs: [ffmpegPath ?? 'ffmpeg', espeakPath ?? 'espeak-ng'],
    hasNetwork:
      [crew.writer, crew.narrator, crew.illustrator].flat().length > 0 || crew.openPictures !== undefined,
    writes: [dirname(partsFolder)],
    niceness: NICENESS,
    errors: 'inherit',
    serialization: 'advanced',
  })
  return { child, calls: openCalls<PreviewWorks>(child, { stopMs: STOP_LIMIT_MS }) }
}

async function keepSentPhoto({ sentFile, partsFolder, file, maxSide }: PhotoTask): Promise<PreviewEnd> {
  try {
    await keepPhoto(sentFile, partsFolder, file, maxSide)
    return { type: 'done' }
  } catch (error) {
    if (isDiskFull(error)) return { type: 'failed', code: 'disk_full', message: '' }
    if (!(error instanceof StudioError)) throw error
    return { type: 'failed', code: error.code, message: error.message }
  }
}
