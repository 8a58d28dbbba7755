import { join } from 'node:path'
import type { Config } from '../config/config.ts'

type Owned = { readonly userId: string; readonly id: string }

/** Key under which the storage has a sound. */
export function soundKey({ userId, id }: Owned): string {
  return `sounds/${userId}/${id}.wav`
}

/** Folder where sounds that came are looked at; a file is named by its sound's id alone. */
export function soundsFolder(config: Config): string {
  return join(config.dataDir, 'sounds-sent')
}
