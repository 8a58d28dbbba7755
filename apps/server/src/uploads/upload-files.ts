import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'

/** Folder where files that came are looked at; a file is named by its upload's id alone. */
export function uploadsFolder(config: Config): string {
  return join(config.dataDir, 'uploads')
}

/** The bytes as they were sent, in one file. */
export function sentFileOf(config: Config, id: string): string {
  return join(uploadsFolder(config), id)
}

/** Deletes what was made of an upload on this machine. */
export async function removeUploadFiles(config: Config, id: string): Promise<void> {
  const names = await readdir(uploadsFolder(config)).catch(() => [])
  const own = names.filter((name) => name === id || name.startsWith(`${id}.`))
  for (const name of own) await rm(join(uploadsFolder(config), name), { force: true })
}
