import {
  drawSceneThumbnail,
  createCrew,
  isDiskFull,
  makeFilm,
  makeSlice,
  StudioError,
} from '@hookreel/studio'
import type { ProductionOptions, StepResult } from '@hookreel/studio'
import { createPermitClient } from '../../providers/permit-client.ts'
import type { FailedService, FromWorker, ToWorker } from './film-messages.ts'

/**
 * The process that makes one film and ends. It never touches the database: it asks its parent to remember what is
 * finished. When the parent is gone it takes its ffmpeg with it: both are in a process group of their own.
 */
const abort = new AbortController()
const waiting = new Map<number, () => void>()
const unsigned = new Map<number, (signature: Uint8Array) => void>()
const services = createPermitClient(send)
let lastId = 0

process.once('disconnect', () => {
  abort.abort()
  killGroup()
})
process.on('message', (message: ToWorker) => {
  if (message.type === 'remembered') {
    waiting.get(message.id)?.()
    waiting.delete(message.id)
    return
  }
  if (message.type === 'signed') {
    unsigned.get(message.id)?.(Buffer.from(message.signature, 'base64'))
    unsigned.delete(message.id)
    return
  }
  if (message.type === 'make') void endWith(() => make(message))
  else if (message.type === 'slice') void endWith(() => workOnSlice(message))
  else services.read(message)
})
send({ type: 'ready' })

/** Says how the work ended, whichever way. */
async function endWith(work: () => Promise<FromWorker>): Promise<void> {
  try {
    end(await work())
  } catch (error) {
    const isKnown = error instanceof StudioError
    const message = error instanceof Error ? error.message : String(error)
    const service = isKnown ? findService(error.details) : undefined
    const code = isKnown ? error.code : isDiskFull(error) ? 'disk_full' : 'unknown'
    end({ type: 'failed', code, message, service })
  }
}

async function make(task: Extract<ToWorker, { type: 'make' }>): Promise<FromWorker> {
  const used = new Set<string>()
  const steps = new Map(task.steps.map(({ step, inputHash, result }) => [`${step} ${inputHash}`, result]))
  const film = await makeFilm(task.order, {
    memory: {
      recall: async (step, inputHash) => {
        used.add(inputHash)
        return steps.get(`${step} ${inputHash}`)
      },
      remember: (step, inputHash, result) => remember(step, inputHash, result),
    },
    partsFolder: task.partsFolder,
    report: (progress) => send({ type: 'progress', progress }),
    onScene: (scene) => showScene(task.partsFolder, scene),
    onRush: (rush) => send({ type: 'rush', rush }),
    signal: abort.signal,
    stepCosts: task.stepCosts,
    encoder: task.encoder,
    ...(task.ffmpegPath === undefined ? {} : { ffmpegPath: task.ffmpegPath }),
    crew: await createCrew(task.crew, services.gate, {
      espeakPath: task.espeakPath,
      webMemory: services.webMemory,
    }),
    sliceSeconds: task.sliceSeconds,
    seal: task.signerId === undefined ? undefined : { id: task.signerId, sign },
  })
  if ('missing' in film) return { type: 'in-slices', film }
  // What its parent has no use for stays here.
  const { cues: _, wordCount: _words, stepCosts: _costs, ...finished } = film
  // What is made anew was asked for first.
  return { type: 'finished', film: finished, madeOf: [...used] }
}

async function workOnSlice(task: Extract<ToWorker, { type: 'slice' }>): Promise<FromWorker> {
  await makeSlice(task.slice, {
    // Whoever ordered it looked for it before.
    memory: { recall: async () => undefined, remember },
    partsFolder: task.partsFolder,
    signal: abort.signal,
    ffmpegPath: task.ffmpegPath,
    onFrame: (done) => send({ type: 'frames', done }),
  })
  return { type: 'slice-made' }
}

function findService({ provider, failure }: StudioError['details']): FailedService | undefined {
  return typeof provider === 'string' && typeof failure === 'string' ? { provider, failure } : undefined
}

/** One after the other, so that the film itself hardly waits; a picture to look at is never worth a failed film. */
let showing: Promise<void> = Promise.resolve()

function showScene(
  partsFolder: string,
  scene: Parameters<NonNullable<ProductionOptions['onScene']>>[0],
): void {
  const { index, count, picture, frameSize } = scene
  showing = showing
    .then(() => drawSceneThumbnail(partsFolder, index, picture, frameSize))
    .then((file) => send({ type: 'scene', index, count, file }))
    .catch(() => undefined)
}

/** Answers with what the parent, which has the key, made of it. */
function sign(claim: Uint8Array): Promise<Uint8Array> {
  lastId += 1
  const id = lastId
  return new Promise((resolve) => {
    unsigned.set(id, resolve)
    send({ type: 'sign', id, claim: Buffer.from(claim).toString('base64') })
  })
}

/** Answers when the parent has written it into the database. */
function remember(step: string, inputHash: string, result: StepResult): Promise<void> {
  lastId += 1
  const id = lastId
  return new Promise((resolve) => {
    waiting.set(id, resolve)
    send({ type: 'remember', id, step, inputHash, result })
  })
}

function send(message: FromWorker): void {
  if (process.connected) process.send?.(message)
}

/** Says the last thing and ends once it has gone out. */
function end(message: FromWorker): void {
  process.send?.(message, () => process.exit(0))
}

function killGroup(): void {
  try {
    // The whole group, this process included; where there are no groups, this process alone.
    if (process.platform !== 'win32') process.kill(-process.pid, 'SIGKILL')
  } finally {
    process.exit(1)
  }
}
