import { createWriteStream } from 'node:fs'
import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { writeWhole } from '@hookreel/studio'
import type { Config } from '../config/config.ts'
import type { Storage } from '../platform/storage/open-storage.ts'
import { measureFolder } from '../platform/storage/measure-room.ts'
import { findPart } from '../platform/storage/read-part.ts'
import { fetchParts, putPart } from '../platform/storage/share-parts.ts'
import type { PartPlaces } from '../platform/storage/share-parts.ts'

type Owned = { readonly userId: string; readonly id: string }
type Kept = { readonly config: Config; readonly storage: Storage }

/** Folder of a storyboard's parts: voice, layers and sent pictures. */
export function boardFolder(config: Config, id: string): string {
  return join(config.dataDir, 'storyboards', id)
}

/** Key under which the storage has a part, for pages to fetch; nobody can guess the storyboard's id in it. */
export function boardKey(board: Owned, part: string): string {
  return `${boardKeyStart(board)}${basename(part)}`
}

/** What every key of a storyboard begins with. */
export function boardKeyStart({ userId, id }: Owned): string {
  return `storyboards/${userId}/${id}.`
}

/** Puts parts where pages can fetch them. Their names tell their content, so what is there already is right. */
export async function showParts(kept: Kept, board: Owned, parts: readonly string[]): Promise<void> {
  for (const part of parts) {
    if ((await kept.storage.findSize(boardKey(board, part))) !== undefined) continue
    await putPart(boardPlaces(kept, board), part)
  }
}

/** Deletes everything that a storyboard kept outside the database. */
export async function removeBoardFiles({ config, storage }: Kept, board: Owned): Promise<void> {
  await storage.removeAllStartingWith(boardKeyStart(board))
  await removeBoardFolder(config, board.id)
}

export async function removeBoardFolder(config: Config, id: string): Promise<void> {
  await rm(boardFolder(config, id), { recursive: true, force: true, maxRetries: 3, retryDelay: 50 })
}

/** What the parts of a storyboard take on the server's own disk, beside what the storage has of them. A shared storage has all. */
export async function measureBoardFolder({ config, storage }: Kept, id: string): Promise<number> {
  return storage.isShared ? 0 : measureFolder(boardFolder(config, id))
}

/** Ids of the storyboards that have a folder here. */
export function listBoardFolders(config: Config): Promise<string[]> {
  return readdir(join(config.dataDir, 'storyboards')).catch(() => [])
}

/** Where the parts of a storyboard are, here and for every machine. */
export function boardPlaces({ config, storage }: Kept, board: Owned): PartPlaces {
  return { storage, folder: boardFolder(config, board.id), keyOf: (part) => boardKey(board, part) }
}

/**
 * Gives a film's folder the parts of its storyboard: the same files under a second name, which cost no room. Parts that
 * another machine made are fetched from a shared storage, or made anew; so are a person's own pictures from any.
 */
export async function bringParts(
  { config, storage }: Kept,
  board: Owned,
  { uploads, parts: wanted }: { readonly uploads: readonly string[]; readonly parts: readonly string[] },
  toFolder: string,
): Promise<void> {
  const from = boardFolder(config, board.id)
  const parts = await readdir(from, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const part of parts) {
    if (!part.isFile() || part.name.startsWith('.')) continue
    const name = relative(from, join(part.parentPath, part.name)).split(sep).join('/')
    await linkFile(await findPart(from, name), await findPart(toFolder, name))
  }
  await fetchParts({ ...boardPlaces({ config, storage }, board), folder: toFolder }, wanted)
  for (const upload of uploads)
    await fetchPart(storage, boardKey(board, upload), await findPart(toFolder, upload))
}

async function linkFile(source: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  try {
    await link(source, target)
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return
    // Some file systems have no second names.
    await writeWhole(target, (unfinished) => copyFile(source, unfinished))
  }
}

async function fetchPart(storage: Storage, key: string, target: string): Promise<void> {
  await writeWhole(target, (unfinished) => pipeline(storage.read(key), createWriteStream(unfinished)))
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
