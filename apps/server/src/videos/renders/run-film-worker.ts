import type { ChildProcess } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { killProgram, startNode, type Confinement } from '@hookreel/sandbox'
import type { FilmProgress, Rush, StepResult } from '@hookreel/studio'
import type { WebMemory } from '@hookreel/crew'
import type { CostContext, AcquirePermit } from '../../providers/permit.ts'
import type { FromCaller } from '../../providers/call-messages.ts'
import { createPermitHost } from '../../providers/permit-host.ts'
import type { FromWorker, ToWorker } from './film-messages.ts'

const ENTRY = fileURLToPath(new URL('work-film.ts', import.meta.url))
/** Below the server, so that pages stay quick while films are made. */
const NICENESS = 10
const ERROR_TAIL = 2000

/** How a worker ended. `died`: it said nothing, so it was killed, ran out of memory or crashed. */
export type WorkerEnd =
  | Extract<FromWorker, { type: 'finished' | 'in-slices' | 'slice-made' | 'failed' }>
  | { readonly type: 'died'; readonly message: string }
  | { readonly type: 'killed' }

export type WorkerTask = Extract<ToWorker, { type: 'make' | 'slice' }>

export type WorkerListeners = {
  readonly onProgress?: (progress: FilmProgress) => void
  /** So many frames of a slice are done. */
  readonly onFrame?: (done: number) => void
  /** `file` is inside the parts folder. */
  readonly onScene?: (scene: { index: number; count: number; file: string }) => void
  /** Its file is inside the parts folder. */
  readonly onRush?: (rush: Rush) => void
  /** Must have stored it when it resolves: only then does the worker go on. */
  readonly onStep: (step: string, inputHash: string, result: StepResult) => Promise<void>
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
  const child = startNode(ENTRY, [], { ...confine(task), errors: 'pipe', isDetached: true })
  const kill = () => killGroup(child)
  signal.addEventListener('abort', kill, { once: true })
  return new Promise<WorkerEnd>((resolve) => {
    let last: WorkerEnd | undefined
    let errors = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      errors = (errors + text).slice(-ERROR_TAIL)
    })
    const answer = (message: ToWorker) => {
      if (child.connected) child.send(message, () => undefined)
    }
    const host = createPermitHost(listeners.acquirePermit, answer, listeners.webMemory)
    child.on('message', (message: FromWorker) => {
      if (message.type === 'ready') answer(task)
      else if (message.type === 'progress') listeners.onProgress?.(message.progress)
      else if (message.type === 'frames') listeners.onFrame?.(message.done)
      else if (message.type === 'scene') listeners.onScene?.(message)
      else if (message.type === 'rush') listeners.onRush?.(message.rush)
      else if (message.type === 'remember') {
        const { id, step, inputHash, result } = message
        // A step that cannot be stored ends the film: going on would lose it at the next crash.
        listeners.onStep(step, inputHash, result).then(() => answer({ type: 'remembered', id }), kill)
      } else if (message.type === 'sign') {
        const signature = listeners.sign?.(Buffer.from(message.claim, 'base64')) ?? new Uint8Array()
        answer({ type: 'signed', id: message.id, signature: Buffer.from(signature).toString('base64') })
      } else if (isOfCaller(message)) host.read(message, listeners.costContext)
      else last = message
    })
    child.once('error', (error) => {
      last ??= { type: 'died', message: error.message }
      resolve(last)
    })
    child.once('close', (code, ended) => {
      signal.removeEventListener('abort', kill)
      // Its ffmpeg may have outlived it.
      kill()
      const end: WorkerEnd = signal.aborted
        ? { type: 'killed' }
        : (last ?? { type: 'died', message: `it ended with ${ended ?? code}. ${errors}`.trim() })
      void host.close().finally(() => resolve(end))
    })
  })
}

const isOfCaller = (message: FromWorker): message is FromCaller =>
  ['acquire', 'spent', 'failed-call', 'web-memory'].includes(message.type)

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
