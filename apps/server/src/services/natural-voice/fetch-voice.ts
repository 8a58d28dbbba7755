import { existsSync } from 'node:fs'
import path from 'node:path'
import { fetchFile } from '../installing/fetch-file.ts'
import type { ModelFile } from '../installing/fetch-file.ts'
import type { InstallOptions } from '../installing/install-package.ts'

export type VoiceFiles = {
  /** The file of a voice; nothing for a voice that there is not. */
  readonly findVoiceFile: (name: string) => ModelFile | undefined
}
/** Brings the file of a voice, unless it is there. Throws InstallError. */
export type VoiceFetcher = (name: string) => Promise<void>

/**
 * Voices that did not come with the model are fetched when they speak for the first time, each once for all who wait.
 * `signal`: the server stops.
 */
export function createVoiceFetcher(
  { place, from, findVoiceFile }: Pick<InstallOptions, 'place' | 'from'> & VoiceFiles,
  signal: AbortSignal,
): VoiceFetcher {
  const coming = new Map<string, Promise<void>>()
  const model = path.join(place.installed, 'model')
  return async (name) => {
    const file = findVoiceFile(name)
    if (!file || existsSync(path.join(model, file.path))) return
    const waited =
      coming.get(name) ??
      fetchFile(from, model, file, () => undefined, signal).finally(() => coming.delete(name))
    coming.set(name, waited)
    await waited
  }
}
