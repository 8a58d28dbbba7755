import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { NaturalVoiceState } from '@hookreel/contract'
import type { ProviderSettings } from '@hookreel/crew'
import type { Config } from '../config/config.ts'
import type { Log } from '../platform/log.ts'
import { InstallError } from '../installing/install-error.ts'
import { findInstallPlace, isInstalled } from '../installing/install-place.ts'
import { installPackage, isInstalling } from '../installing/install-package.ts'
import type { InstallEnd, InstallOptions } from '../installing/install-package.ts'
import { installProgram } from '../installing/install-program.ts'
import type { ProgramSource } from '../installing/install-program.ts'
import { readProgress } from '../installing/install-progress.ts'
import { listModelFiles, MODEL_ADDRESS, MODEL_SHA256 } from './model-files.ts'
import { openVoiceServer } from './voice-server.ts'
import { createVoiceProcess } from './voice-process.ts'
import type { VoiceProcess } from './voice-process.ts'

/** The natural voice of this machine: Kokoro, which is installed when somebody asks for it. */
export type NaturalVoice = {
  read(): Promise<NaturalVoiceState>
  /** Begins to install it, unless that is done or somebody is at it. */
  install(): Promise<void>
  /** Has whoever installs it stop, this process or another; what was downloaded stays for the next time. */
  stop(): Promise<void>
  /** How the crew asks it. */
  readonly settings: ProviderSettings
  close(): Promise<void>
}

/** The program that speaks. */
export const VOICE_PROGRAM: ProgramSource = {
  folder: fileURLToPath(new URL('../../../../packages/crew/kokoro/', import.meta.url)),
  files: ['package.json', 'package-lock.json', 'speak.mjs'],
}
/** It takes 411 MB on the disk (measured on Linux), and npm as much as 130 MB beside it for a while. */
export const VOICE_PROGRAM_BYTES = 550_000_000

/** What is installed from where, as it is configured; tests bring their own. */
export function planInstall({ dataDir, crew }: Pick<Config, 'dataDir' | 'crew'>): InstallOptions {
  const { modelUrl = MODEL_ADDRESS, modelSha256 = MODEL_SHA256 } = crew.kokoro
  const files = listModelFiles(modelSha256)
  const address = modelUrl.replace(/\/*$/, '/')
  return {
    place: findInstallPlace(path.join(dataDir, 'natural-voice'), 'voice', VOICE_PROGRAM, files),
    what: 'kokoro',
    from: { address, setting: 'KOKORO_MODEL_URL' },
    files,
    installProgram: (folder, signal) => installProgram(VOICE_PROGRAM, folder, signal),
    programBytes: VOICE_PROGRAM_BYTES,
  }
}

/** Opens the server that films ask for speech; the voice itself starts with the first line. */
export async function openNaturalVoice(options: InstallOptions, log: Log): Promise<NaturalVoice> {
  const { place } = options
  let process: VoiceProcess | undefined
  let running: Promise<InstallEnd | undefined> | undefined
  const abort = new AbortController()
  const findProcess = () => {
    if (!isInstalled(place)) return undefined
    return (process ??= createVoiceProcess(place.installed))
  }
  const voiceServer = await openVoiceServer({ findProcess, log })
  const run = async (): Promise<InstallEnd | undefined> => {
    try {
      return await installPackage(options, abort.signal)
    } catch (error) {
      if (error instanceof InstallError)
        log.warn('the natural voice was not installed', { message: error.message })
      else log.error('the natural voice was not installed', { error })
      return undefined
    }
  }
  return {
    settings: {
      provider: 'natural-voice',
      apiKey: voiceServer.apiKey,
      baseUrl: voiceServer.baseUrl,
      model: undefined,
    },
    read: async () => {
      const now = await readState(options)
      // From the order to its end, also before the lock is taken and after it is given back: who looks then looks again.
      if (!running || now.state === 'installed' || now.state === 'installing') return now
      return { ...now, state: 'installing', step: now.step ?? 'program', message: null }
    },
    install: async () => {
      if (running || isInstalled(place) || isInstalling(place)) return
      running = run().finally(() => {
        running = undefined
      })
    },
    stop: async () => {
      if (isInstalling(place)) await writeFile(place.stop, '')
    },
    close: async () => {
      abort.abort(new Error('the server stops'))
      process?.close()
      await running
      await voiceServer.close()
    },
  }
}

/** How it stands, whoever is at it. */
export async function readState({ place }: Pick<InstallOptions, 'place'>): Promise<NaturalVoiceState> {
  const nothing = { step: null, doneBytes: 0, totalBytes: null, message: null }
  if (isInstalled(place)) return { ...nothing, state: 'installed' }
  const progress = await readProgress(place)
  if (isInstalling(place)) {
    const { step = 'program', doneBytes = 0, totalBytes = null } = progress ?? {}
    return {
      state: 'installing',
      step: step === 'program' ? step : 'model',
      doneBytes,
      totalBytes,
      message: null,
    }
  }
  if (!progress) return { ...nothing, state: 'absent' }
  return {
    ...nothing,
    state: 'stopped',
    message: progress.failure ?? 'It was stopped before it was whole. It goes on where it stopped.',
  }
}
