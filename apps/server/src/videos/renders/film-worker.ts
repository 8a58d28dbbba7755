import { existsSync } from 'node:fs'
import { mkdir, symlink } from 'node:fs/promises'
import { dirname } from 'node:path'
import { serveTasks, type Tells } from '@hookreel/sandbox'
import {
  countPixelsAsMemory,
  drawSceneThumbnail,
  createCrew,
  warmUp,
  isDiskFull,
  makeFilm,
  makeSlice,
  StudioError,
} from '@hookreel/studio'
import type { ProductionOptions } from '@hookreel/studio'
import { createPermitClient } from '../../services/providers/permit-client.ts'
import type { FailedService, FilmHears, FilmTasks } from './film-tasks.ts'

/**
 * The process that makes one film. It never touches the database: it asks its parent to remember what is
 * finished. When the parent is gone it takes its ffmpeg with it: both are in a process group of their own.
 */
serveTasks<FilmTasks>(
  { warmUp: warmUpProcess, make: orFailure(make), slice: orFailure(makeOneSlice) },
  { onOrphaned: killGroup },
)
countPixelsAsMemory()

type Parent = Tells<FilmHears>

async function warmUpProcess(
  task: FilmTasks['warmUp']['data'],
  parent: Tells<FilmTasks['warmUp']['hears']>,
): Promise<void> {
  void parent.begun()
  await warmUp(task)
}

/** A work that answers how it failed, too. */
function orFailure<Task, End>(work: (task: Task, parent: Parent, signal: AbortSignal) => Promise<End>) {
  return async (task: Task, parent: Parent, signal: AbortSignal) => {
    try {
      return await work(task, parent, signal)
    } catch (error) {
      const isKnown = error instanceof StudioError
      const message = error instanceof Error ? error.message : String(error)
      const service = isKnown ? findService(error.details) : undefined
      const code = isKnown ? error.code : isDiskFull(error) ? 'disk_full' : 'unknown'
      return { type: 'failed', code, message, service } as const
    }
  }
}

async function make(task: FilmTasks['make']['data'], parent: Parent, signal: AbortSignal) {
  await linkPartsFolder(task)
  const services = createPermitClient(parent)
  const used = new Set<string>()
  const steps = new Map(task.steps.map(({ step, inputHash, result }) => [`${step} ${inputHash}`, result]))
  const film = await makeFilm(task.order, {
    memory: {
      recall: async (step, inputHash) => {
        used.add(inputHash)
        return steps.get(`${step} ${inputHash}`)
      },
      remember: parent.remember,
    },
    partsFolder: task.partsFolder,
    report: (progress) => void parent.progress(progress),
    onScene: openShowing(task.partsFolder, parent),
    onRush: (rush) => void parent.rush(rush),
    signal,
    stepCosts: task.stepCosts,
    encoder: task.encoder,
    ...(task.ffmpegPath === undefined ? {} : { ffmpegPath: task.ffmpegPath }),
    crew: await createCrew(task.crew, services.gate, {
      espeakPath: task.espeakPath,
      webMemory: services.webMemory,
    }),
    sliceSeconds: task.sliceSeconds,
    beforeFrames: task.waitsForTurn ? parent.turn : undefined,
    seal: task.signerId === undefined ? undefined : { id: task.signerId, sign: parent.sign },
  })
  if ('missing' in film) return { type: 'in-slices', film } as const
  // What its parent has no use for stays here.
  const { cues: _, wordCount: _words, stepCosts: _costs, ...finished } = film
  // New steps are in `used`, too: each is recalled before it is made.
  return { type: 'finished', film: finished, madeOf: [...used] } as const
}

/** In a sandbox a renamed folder keeps its old name: the new name is linked to it. Elsewhere it is there already. */
async function linkPartsFolder({ partsFolder, waitedIn }: FilmTasks['make']['data']): Promise<void> {
  if (waitedIn === undefined || existsSync(partsFolder)) return
  await mkdir(dirname(partsFolder), { recursive: true })
  await symlink(waitedIn, partsFolder)
}

async function makeOneSlice(task: FilmTasks['slice']['data'], parent: Parent, signal: AbortSignal) {
  await makeSlice(task.slice, {
    // The one who ordered the slice has looked for it already.
    memory: { recall: async () => undefined, remember: parent.remember },
    partsFolder: task.partsFolder,
    signal,
    ffmpegPath: task.ffmpegPath,
    onFrame: (done) => void parent.frames(done),
  })
  return { type: 'slice-made' } as const
}

function findService({ provider, failure }: StudioError['details']): FailedService | undefined {
  return typeof provider === 'string' && typeof failure === 'string' ? { provider, failure } : undefined
}

/** One after the other, so that the film itself hardly waits; a picture to look at is never worth a failed film. */
function openShowing(partsFolder: string, parent: Parent): NonNullable<ProductionOptions['onScene']> {
  let showing = Promise.resolve()
  return ({ index, count, picture, frameSize }) => {
    showing = showing
      .then(() => drawSceneThumbnail(partsFolder, index, picture, frameSize))
      .then((file) => parent.scene({ index, count, file }))
      .catch(() => undefined)
  }
}

function killGroup(): void {
  try {
    // The whole group, this process included; where there are no groups, this process alone.
    if (process.platform !== 'win32') process.kill(-process.pid, 'SIGKILL')
  } finally {
    process.exit(1)
  }
}
