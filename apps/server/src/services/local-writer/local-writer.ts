import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { LocalWriterState } from '@hookreel/contract'
import { findInstalledWriter, LOCAL_WRITER_FOLDER, LOCAL_WRITER_NAME } from '@hookreel/crew'
import type { ProviderSettings } from '@hookreel/crew'
import type { Config } from '../../config/config.ts'
import { InstallError } from '../installing/install-error.ts'
import { findInstallPlace, isInstalled } from '../installing/install-place.ts'
import { installPackage, isInstalling } from '../installing/install-package.ts'
import type { InstallEnd, InstallOptions } from '../installing/install-package.ts'
import { installProgram } from '../installing/install-program.ts'
import { readProgress } from '../installing/install-progress.ts'
import { lockFile } from '../../platform/lock-file.ts'
import type { Log } from '../../platform/log.ts'
import { measureSpeed } from './measure-speed.ts'
import { findBuild, WRITER_PROGRAM, WRITER_PROGRAM_BYTES } from './writer-program.ts'
import { openWriterApi } from './writer-api.ts'
import { HUB_ADDRESS, measureMemory, suggestModel, WRITER_MODELS } from './writer-models.ts'
import type { WriterModel } from './writer-models.ts'
import { createWriterProcess } from './writer-process.ts'
import type { WriterProcess } from './writer-process.ts'

/** The models that may write here, and how each is installed; tests bring their own. */
export type WriterPlan = {
  readonly dataDir: string
  readonly folder: string
  readonly models: readonly (WriterModel & { readonly install: InstallOptions })[]
  readonly memoryBytes: number
}

/** The writer of this machine: a language model that is installed when somebody asks for it. */
export type LocalWriter = {
  read(): Promise<LocalWriterState>
  /** Begins to install a model, unless somebody is at it; another one that is there is replaced when it is whole. */
  install(modelId: string): Promise<void>
  /** Stops the process that installs it; what was downloaded stays for the next time. */
  stop(): Promise<void>
  /** Takes it off the disk, with what was downloaded; while somebody installs it, that is stopped first. */
  remove(): Promise<void>
  /** How the crew asks it; undefined while it is not installed. */
  findSettings(): ProviderSettings | undefined
  close(): Promise<void>
}

/** What is installed from where, as it is configured. */
export function planWriter(
  { dataDir, crew }: Pick<Config, 'dataDir' | 'crew'>,
  models: readonly WriterModel[] = WRITER_MODELS,
): WriterPlan {
  const folder = path.join(dataDir, LOCAL_WRITER_FOLDER)
  const address = (crew.writerModelUrl ?? HUB_ADDRESS).replace(/\/*$/, '/')
  return {
    dataDir,
    folder,
    memoryBytes: measureMemory(),
    models: models.map((model) => ({
      ...model,
      install: {
        place: findInstallPlace(folder, LOCAL_WRITER_NAME, WRITER_PROGRAM, [model.file]),
        what: model.id,
        from: { address, setting: 'WRITER_MODEL_URL' },
        files: [model.file],
        programBytes: WRITER_PROGRAM_BYTES,
        installProgram: (target, signal) => installProgram(WRITER_PROGRAM, target, signal),
        prove: (target, signal) =>
          measureSpeed(target, { name: model.name, modelFile: modelFileOf(target, model) }, signal),
      },
    })),
  }
}

const modelFileOf = (folder: string, { file }: WriterModel) => path.join(folder, 'model', file.path)
const findInstalled = ({ models }: WriterPlan) => models.find(({ install }) => isInstalled(install.place))
const isBusy = ({ models }: WriterPlan) => models.some(({ install }) => isInstalling(install.place))

/** Installs one of the models. Throws InstallError. */
export async function installWriter(
  plan: WriterPlan,
  modelId: string,
  signal: AbortSignal,
): Promise<InstallEnd> {
  const model = plan.models.find(({ id }) => id === modelId)
  if (!model)
    throw new InstallError(
      `There is no such model. It is one of ${plan.models.map(({ id }) => id).join(', ')}.`,
    )
  if (findBuild() === undefined)
    throw new InstallError(`There is no build of llama.cpp for ${process.platform} on ${process.arch}.`)
  if (model.memoryBytes > plan.memoryBytes)
    throw new InstallError(
      `${model.name} needs about ${gigabytes(model.memoryBytes)} GB of memory; this machine has ${gigabytes(plan.memoryBytes)} GB.`,
    )
  return installPackage(model.install, signal)
}

/** Takes the writer off the disk, with what was downloaded. Throws InstallError while somebody installs it. */
export async function removeWriter(plan: WriterPlan): Promise<void> {
  const lock = plan.models[0]?.install.place.lock
  if (lock === undefined || !existsSync(plan.folder)) return
  // Held to the end: who begins to install meanwhile would have its folders moved away under it.
  const release = lockFile(lock)
  if (!release) throw new InstallError('It is being installed. Stop that first.')
  const gone = `${plan.folder}-gone-${randomUUID()}`
  try {
    await mkdir(gone)
    // Each is gone in one step, so that no half of it is ever asked.
    for (const name of await readdir(plan.folder))
      if (!name.startsWith(path.basename(lock)))
        await rename(path.join(plan.folder, name), path.join(gone, name))
  } finally {
    release()
  }
  await rm(gone, { recursive: true, force: true, maxRetries: 3 })
}

/** Stops the process that installs it. */
export async function stopInstalling(plan: WriterPlan): Promise<void> {
  const busy = plan.models.find(({ install }) => isInstalling(install.place))
  if (busy) await writeFile(busy.install.place.stop, '')
}

/** Opens the desk that the crew asks; the model itself starts with the first request. */
export async function openLocalWriter(plan: WriterPlan, log: Log): Promise<LocalWriter> {
  let process: { readonly folder: string; readonly writer: WriterProcess } | undefined
  let running: Promise<void> | undefined
  let removing: Promise<void> | undefined
  let stopping = new AbortController()
  const findProcess = () => {
    const model = findInstalled(plan)
    const folder = model?.install.place.installed
    if (process?.folder !== folder) {
      process?.writer.close()
      process = undefined
    }
    if (model === undefined || folder === undefined) return undefined
    process ??= { folder, writer: createWriterProcess(folder, modelFileOf(folder, model)) }
    return process.writer
  }
  const desk = await openWriterApi({ findProcess, log })
  const run = async (modelId: string) => {
    try {
      await installWriter(plan, modelId, stopping.signal)
    } catch (error) {
      if (!(error instanceof InstallError)) log.error('the writer was not installed', { error })
      else log.warn('the writer was not installed', { message: error.message })
    }
  }
  /** Also before its lock is taken, when nobody else could be told to stop. */
  const stop = async () => {
    stopping.abort(new Error('it is stopped'))
    await stopInstalling(plan)
  }
  return {
    read: async () => {
      const now = await readWriterState(plan)
      // From the order to its end, also before the lock is taken and after it is given back: who looks then looks again.
      if (!running || now.state === 'installed' || now.state === 'installing') return now
      return { ...now, state: 'installing', step: now.step ?? 'program', message: null }
    },
    install: async (modelId) => {
      await removing?.catch(() => undefined)
      if (running || isBusy(plan)) return
      stopping = new AbortController()
      running = run(modelId).finally(() => {
        running = undefined
      })
    },
    stop,
    remove: async () => {
      // Anyone who asked sees what is there now, and asks again.
      if (running || isBusy(plan)) return stop()
      process?.writer.close()
      process = undefined
      removing ??= removeWriter(plan).finally(() => {
        removing = undefined
      })
      return removing
    },
    findSettings: () => {
      const model = findInstalled(plan)
      if (!model) return undefined
      return { provider: 'local-writer', apiKey: desk.apiKey, baseUrl: desk.baseUrl, model: model.name }
    },
    close: async () => {
      stopping.abort(new Error('the server stops'))
      process?.writer.close()
      await running
      await desk.close()
    },
  }
}

/** How it stands, no matter who is at it. */
export async function readWriterState(plan: WriterPlan): Promise<LocalWriterState> {
  const { models, memoryBytes } = plan
  const suggested = suggestModel(models, memoryBytes)
  const nothing = {
    step: null,
    model: null,
    doneBytes: 0,
    totalBytes: null,
    message: null,
    wordsPerSecond: null,
  }
  const shown = {
    memoryBytes,
    models: models.map(({ id, name, licence, about, file, ...model }) => ({
      ...{ id, name, licence, about, sizeBytes: file.sizeBytes, memoryBytes: model.memoryBytes },
      mayRun: model.memoryBytes <= memoryBytes,
      isSuggested: id === suggested?.id,
    })),
  }
  const [first] = models
  const progress = first && (await readProgress(first.install.place))
  if (isBusy(plan)) {
    const { step = 'program', doneBytes = 0, totalBytes = null, what = null } = progress ?? {}
    return { ...nothing, ...shown, state: 'installing', step, doneBytes, totalBytes, model: what }
  }
  const installed = findInstalled(plan)
  if (installed) {
    const wordsPerSecond = findInstalledWriter(plan.dataDir)?.wordsPerSecond ?? null
    const message = progress?.failure ?? null
    return { ...nothing, ...shown, state: 'installed', model: installed.id, wordsPerSecond, message }
  }
  if (!progress) return { ...nothing, ...shown, state: 'absent' }
  const message = progress.failure ?? 'It was stopped before it was whole. It goes on where it stopped.'
  return { ...nothing, ...shown, state: 'stopped', model: progress.what, message }
}

const gigabytes = (bytes: number) => Math.round(bytes / 100_000_000) / 10
