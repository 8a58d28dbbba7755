import type { ChildProcess } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ERRORS } from '@hookreel/contract'
import { killProgram, openCalls, startNode, type Calls } from '@hookreel/sandbox'
import { isDiskFull, openPhotoKeeper, StudioError, type PhotoKeeper } from '@hookreel/studio'
import type { WebMemory } from '@hookreel/crew'
import type { CostContext, AcquirePermit } from '../../services/providers/permit.ts'
import { watchSilence, type SilenceWatch } from '../../platform/watch-silence.ts'
import { createPermitHost } from '../../services/providers/permit-host.ts'
import { laneOf, type PreviewLane } from './preview-lanes.ts'
import type { MadePart, PhotoTask, PreviewTask, PreviewTasks } from './preview-tasks.ts'

const ENTRY = fileURLToPath(new URL('preview-worker.ts', import.meta.url))
/** Below the server, above the films: somebody is looking at the page. */
const NICENESS = 5
/** An idle process holds some hundred megabytes. */
const IDLE_MS = 5 * 60_000
/** A task that does not stop in time is ended with its process. */
const STOP_LIMIT_MS = 4000
/**
 * A process that answers nothing for so long is ended: whatever pattern reads a scene's words, others wait that long at most. To draw a
 * scene takes a second of a core, and to lay four minutes of a recording along its script more than one minute of it.
 */
const SILENT_MS = { spoken: 60_000, recorded: 600_000 }
const SILENT = { type: 'failed', code: 'words_too_slow', message: ERRORS.words_too_slow.message } as const
/**
 * How a task ended. `stopped`: by the signal, or because the server ends. `died`: its process crashed. `isTheirs`: the process was ended, and
 * did nothing for anybody else.
 */
export type PreviewEnd =
  | PreviewTasks['make']['result']
  | { readonly type: 'stopped' | 'died' }
  | (typeof SILENT & { readonly isTheirs: boolean })

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

type Running = { readonly child: ChildProcess; readonly calls: Calls<PreviewTasks> }

/** Nothing is started yet. Each lane has a process of its own: to lay a recording along its script leaves a process no time for others. */
export function createPreviewer(entry = ENTRY, silentMs = SILENT_MS): Previewer {
  const makers: Readonly<Record<PreviewLane, ReturnType<typeof openMaker>>> = {
    own: openMaker(entry, silentMs.spoken),
    recorded: openMaker(entry, silentMs.recorded),
    service: openMaker(entry, silentMs.spoken),
    recordedService: openMaker(entry, silentMs.recorded),
  }
  const keepPhoto = openPhotoKeeper()
  return {
    make: (task, ...how) => makers[laneOf(task.crew, task.order)].make(task, ...how),
    keepPhoto: (task) => keepSentPhoto(keepPhoto, task),
    close: () => Object.values(makers).forEach((maker) => maker.close()),
  }
}

function openMaker(entry: string, silentMs: number): Pick<Previewer, 'make' | 'close'> {
  let running: Running | undefined
  let isClosed = false
  let idle: NodeJS.Timeout | undefined
  /** For whom it works. */
  const asking = new Set<Pick<CostContext, 'userId'>>()

  const start = (task: PreviewTask): Running => {
    const started = startProcess(entry, task)
    void started.calls.ended.finally(() => {
      if (running === started) running = undefined
    })
    return started
  }
  const make: Previewer['make'] = async (task, onMade, signal, services) => {
    await mkdir(task.partsFolder, { recursive: true })
    if (isClosed || signal.aborted) return { type: 'stopped' }
    clearTimeout(idle)
    const { costContext } = services
    asking.add(costContext)
    const unsaved = new AbortController()
    const host = createPermitHost(services.acquirePermit, costContext, services.webMemory)
    // What cannot be saved is of no use to whoever ordered it. The process makes others' previews as well, and goes on.
    const made = (part: MadePart) => onMade(part).catch(() => unsaved.abort())
    running ??= start(task)
    let isTheirs = false
    const watch = watchAnswers(running, silentMs, () => {
      isTheirs = [...asking].every(({ userId }) => userId === costContext.userId)
    })
    try {
      const both = AbortSignal.any([signal, unsaved.signal])
      const end = await running.calls.ask('make', task, { ...host.hears, made }, both)
      return signal.aborted ? { type: 'stopped' } : end
    } catch {
      if (isClosed || signal.aborted) return { type: 'stopped' }
      return watch.wasSilent() ? { ...SILENT, isTheirs } : { type: 'died' }
    } finally {
      watch.stop()
      void host.close()
      asking.delete(costContext)
      if (asking.size === 0) idle = setTimeout(() => killProgram(running?.child), IDLE_MS).unref()
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

/** Asks a process again and again whether it answers, and ends it when it did not for so long. */
function watchAnswers({ child, calls }: Running, silentMs: number, onSilent: () => void): SilenceWatch {
  let isAsked = false
  const watch = watchSilence(silentMs, {
    onSilent: () => {
      onSilent()
      killProgram(child)
    },
    onLook: () => {
      if (isAsked) return
      isAsked = true
      const hear = () => {
        watch.hear()
        isAsked = false
      }
      // Of one that died anyone who asked for the preview is told.
      calls.ask('live', null, {}).then(hear, () => undefined)
    },
  })
  return watch
}

/** It stays for previews of other orders, so it has the network wherever one of them may call a service. */
function startProcess(entry: string, { partsFolder, crew, ffmpegPath, espeakPath }: PreviewTask): Running {
  const child = startNode(entry, [], {
    isOurCode: true,
    programs: [ffmpegPath ?? 'ffmpeg', espeakPath ?? 'espeak-ng'],
    hasNetwork:
      [crew.writer, crew.narrator, crew.illustrator].flat().length > 0 || crew.openPictures !== undefined,
    writes: [dirname(partsFolder)],
    niceness: NICENESS,
    errors: 'inherit',
    serialization: 'advanced',
  })
  return { child, calls: openCalls<PreviewTasks>(child, { stopMs: STOP_LIMIT_MS }) }
}

async function keepSentPhoto(
  keepPhoto: PhotoKeeper,
  { sentFile, partsFolder, file, maxSide }: PhotoTask,
): Promise<PreviewEnd> {
  try {
    await keepPhoto(sentFile, partsFolder, file, maxSide)
    return { type: 'done' }
  } catch (error) {
    if (isDiskFull(error)) return { type: 'failed', code: 'disk_full', message: '' }
    if (!(error instanceof StudioError)) throw error
    return { type: 'failed', code: error.code, message: error.message }
  }
}
