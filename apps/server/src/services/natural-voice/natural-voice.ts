import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { NaturalVoiceState } from '@hookreel/contract'
import type { ProviderSettings } from '@hookreel/crew'
import type { Config } from '../../config/config.ts'
import type { Log } from '../../platform/log.ts'
import { InstallError } from '../installing/install-error.ts'
import { findInstallPlace, isInstalled } from '../installing/install-place.ts'
import { installPackage, isInstalling, removePackage } from '../installing/install-package.ts'
import type { InstallEnd, InstallOptions } from '../installing/install-package.ts'
import { installProgram } from '../installing/install-program.ts'
import { readProgress } from '../installing/install-progress.ts'
import { readDefaultVoice, writeDefaultVoice } from './default-voice.ts'
import { createVoiceFetcher } from './fetch-voice.ts'
import type { VoiceFiles } from './fetch-voice.ts'
import { findVoiceFile, listModelFiles, MODEL_ADDRESS, MODEL_SHA256 } from './model-files.ts'
import { openVoiceServer } from './voice-server.ts'
import { VOICE_PROGRAM, VOICE_PROGRAM_BYTES } from './voice-program.ts'
import { createVoiceProcess } from './voice-process.ts'
import type { VoiceProcess } from './voice-process.ts'

/** The natural voice of this machine: Kokoro, which is installed when somebody asks for it. */
export type NaturalVoice = {
  read(): Promise<NaturalVoiceState>
  /** Begins to install it, unless that is done or somebody is at it. */
  install(): Promise<void>
  /** Stops the process that installs it, this process or another; what was downloaded stays for the next time. */
  stop(): Promise<void>
  /** Stops the process that installs, or ends the voice, and deletes all of it. */
  remove(): Promise<void>
  /** Makes it the voice that new films start with; tells whether there is such a voice. */
  choose(voiceId: string): Promise<boolean>
  /** How the crew asks it. */
  readonly settings: ProviderSettings
  close(): Promise<void>
}

export type VoiceOptions = InstallOptions & VoiceFiles

/** What is installed from where, as it is configured; tests bring their own. */
export function planInstall({ dataDir, crew }: Pick<Config, 'dataDir' | 'crew'>): VoiceOptions {
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
    findVoiceFile,
  }
}

/** Opens the server that films ask for speech; the voice itself starts with the first line. */
export async function openNaturalVoice(options: VoiceOptions, log: Log): Promise<NaturalVoice> {
  const { place } = options
  let process: VoiceProcess | undefined
  let running: Promise<InstallEnd | undefined> | undefined
  const abort = new AbortController()
  const findProcess = () => {
    if (!isInstalled(place)) return undefined
    return (process ??= createVoiceProcess(place.installed))
  }
  const fetchVoice = createVoiceFetcher(options, abort.signal)
  const voiceServer = await openVoiceServer({ findProcess, fetchVoice, log })
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
    remove: async () => {
      if (isInstalling(place)) await writeFile(place.stop, '')
      await running
      process?.close()
      process = undefined
      if (!(await removePackage(place))) log.warn('the natural voice was not removed: it is being installed')
    },
    choose: (voiceId) => writeDefaultVoice(place, voiceId),
    close: async () => {
      abort.abort(new Error('the server stops'))
      process?.close()
      await running
      await voiceServer.close()
    },
  }
}

/** How it stands, no matter who is at it. */
export async function readState({ place }: Pick<InstallOptions, 'place'>): Promise<NaturalVoiceState> {
  const nothing = {
    ...{ step: null, doneBytes: 0, totalBytes: null, remainingSeconds: null },
    ...{ message: null, voiceId: null },
  }
  if (isInstalled(place)) return { ...nothing, state: 'installed', voiceId: await readDefaultVoice(place) }
  const progress = await readProgress(place)
  if (isInstalling(place)) {
    const { doneBytes = 0, totalBytes = null, remainingSeconds = null } = progress ?? {}
    const step = progress === undefined || progress.step === 'program' ? 'program' : 'model'
    return { ...nothing, state: 'installing', step, doneBytes, totalBytes, remainingSeconds }
  }
  if (!progress) return { ...nothing, state: 'absent' }
  return {
    ...nothing,
    state: 'stopped',
    message: progress.failure ?? 'It was stopped before it was whole. It goes on where it stopped.',
  }
}
