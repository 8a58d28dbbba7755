import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/** Folder of the files that are on their way here; a file is named by its upload's id alone. */
export function uploadsFolder(config: Config): string {
  return join(config.dataDir, 'uploads')
}

/** The bytes as they were sent. */
export function sentFileOf(config: Config, id: string): string {
  return join(uploadsFolder(config), id)
}

/** How many bytes have come. */
export async function findSentSize(config: Config, id: string): Promise<number> {
  const found = await stat(sentFileOf(config, id)).catch(() => undefined)
  return found?.size ?? 0
}

/** Deletes what was sent, and what was made of it. */
export async function removeUploadFiles(config: Config, id: string): Promise<void> {
  const names = await readdir(uploadsFolder(config)).catch(() => [])
  const own = names.filter((name) => name === id || name.startsWith(`${id}.`))
  for (const name of own) await rm(join(uploadsFolder(config), name), { force: true })
}

/** Ids of the uploads that have a file here. */
export async function listUploadFiles(config: Config): Promise<string[]> {
  const names = await readdir(uploadsFolder(config)).catch(() => [])
  return [...new Set(names.map((name) => name.split('.')[0] ?? ''))]
}
