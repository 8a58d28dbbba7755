import type { ChildProcess } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { killProgram, startNode } from '@hookreel/sandbox'
import { isDiskFull, keepPhoto, StudioError } from '@hookreel/studio'
import type { WebMemory } from '@hookreel/crew'
import type { CostContext, AcquirePermit } from '../providers/permit.ts'
import { createPermitHost } from '../providers/permit-host.ts'
import type { PermitHost } from '../providers/permit-host.ts'
import type { FromPreviewer, MadePart, PhotoTask, PreviewTask, ToPreviewer } from './preview-messages.ts'

const ENTRY = fileURLToPath(new URL('work-preview.ts', import.meta.url))
/** Below the server, above the films: somebody is looking at the page. */
const NICENESS = 5
/** An idle process holds some hundred megabytes. */
const IDLE_MS = 5 * 60_000
/** A task that does not stop in time is ended with its process. */
const STOP_LIMIT_MS = 4000

/** How a task ended. `stopped`: by the signal, or because the server ends. `died`: its process crashed. */
export type PreviewEnd =
  | { readonly type: 'done' }
  | { readonly type: 'failed'; readonly code: string; readonly message: string }
  | { readonly type: 'stopped' }
  | { readonly type: 'died' }

/** Permits for a preview's calls to services, and on whose account they go. */
export type PreviewServices = {
  readonly acquirePermit: AcquirePermit
  readonly costContext: CostContext
  readonly webMemory?: WebMemory
}

/**
 * Makes previews in a process of its own, which is started when it is needed and sees the storyboards' folder. Pictures that
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
  /** Ends the process; what it was doing is `stopped`. */
  close(): void
}

type Running = {
  readonly send: ToPreviewer
  readonly onMade: (made: MadePart) => Promise<void>
  readonly end: (end: PreviewEnd) => void
  readonly calls: { readonly host: PermitHost; readonly costContext: CostContext }
}

/** Nothing is started yet. */
export function createPreviewer(): Previewer {
  const tasks = new Map<number, Running>()
  let child: ChildProcess | undefined
  let isReady = false
  let isClosed = false
  let idle: NodeJS.Timeout | undefined
  let lastTask = 0

  const send = (message: ToPreviewer) => {
    if (child?.connected) child.send(message, () => undefined)
  }
  const finish = (task: number, end: PreviewEnd) => {
    void tasks.get(task)?.calls.host.close()
    tasks.get(task)?.end(end)
    tasks.delete(task)
    if (tasks.size === 0) idle = setTimeout(() => killProgram(child), IDLE_MS).unref()
  }
  const read = (message: FromPreviewer) => {
    if (message.type === 'ready') {
      isReady = true
      for (const { send: first } of tasks.values()) send(first)
    } else if (message.type === 'made') {
      const { task, id, made } = message
      const saved = tasks.get(task)?.onMade(made) ?? Promise.resolve()
      // What cannot be saved is of no use to whoever ordered it. The process makes others' previews as well, and goes on.
      const stop = () => send({ type: 'stop', task })
      void saved.catch(stop).then(() => send({ type: 'saved', id }))
    } else if (message.type === 'call') {
      const calls = tasks.get(message.task)?.calls
      calls?.host.read(message.message, calls.costContext)
    } else finish(message.task, message)
  }
  const start = ({ partsFolder, crew, ffmpegPath }: PreviewTask) => {
    const started = startNode(ENTRY, [], {
      isOurCode: true,
      programs: [ffmpegPath ?? 'ffmpeg', 'espeak-ng'],
      hasNetwork:
        [crew.writer, crew.narrator, crew.illustrator].flat().length > 0 || crew.openPictures !== undefined,
      writes: [dirname(partsFolder)],
      niceness: NICENESS,
      errors: 'inherit',
    })
    child = started
    isReady = false
    started.on('message', read)
    const gone = () => {
      if (child === started) child = undefined
      for (const task of [...tasks.keys()]) finish(task, { type: isClosed ? 'stopped' : 'died' })
    }
    started.once('error', gone)
    started.once('close', gone)
  }
  const make: Previewer['make'] = async (task, onMade, signal, services) => {
    await mkdir(task.partsFolder, { recursive: true })
    if (isClosed || signal.aborted) return { type: 'stopped' }
    clearTimeout(idle)
    lastTask += 1
    const number = lastTask
    return new Promise((resolve) => {
      let limit: NodeJS.Timeout | undefined
      const stop = () => {
        send({ type: 'stop', task: number })
        limit = setTimeout(() => killProgram(child), STOP_LIMIT_MS).unref()
      }
      signal.addEventListener('abort', stop, { once: true })
      const end = (how: PreviewEnd) => {
        clearTimeout(limit)
        signal.removeEventListener('abort', stop)
        resolve(signal.aborted ? { type: 'stopped' } : how)
      }
      const message: ToPreviewer = { type: 'make', task: number, ...task }
      const calls = {
        costContext: services.costContext,
        host: createPermitHost(
          services.acquirePermit,
          (answer) => send({ type: 'call', task: number, message: answer }),
          services.webMemory,
        ),
      }
      tasks.set(number, { send: message, onMade, end, calls })
      if (child === undefined) start(task)
      else if (isReady) send(message)
    })
  }
  return {
    make,
    keepPhoto: keepSentPhoto,
    close: () => {
      isClosed = true
      clearTimeout(idle)
      killProgram(child)
    },
  }
}

async function keepSentPhoto({ sentFile, partsFolder, file }: PhotoTask): Promise<PreviewEnd> {
  try {
    await keepPhoto(sentFile, partsFolder, file)
    return { type: 'done' }
  } catch (error) {
    if (isDiskFull(error)) return { type: 'failed', code: 'disk_full', message: '' }
    if (!(error instanceof StudioError)) throw error
    return { type: 'failed', code: error.code, message: error.message }
  }
}
