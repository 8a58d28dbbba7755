import { readdir, rm, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Deps } from '../../deps.ts'
import { findMakingVideos, findStoryboards, findUploads } from './sweep.queries.ts'

/**
 * Folders of this machine whose entries are named by a row, and how to find which rows there are. A film that is made needs
 * none any more, no matter who made it: another machine may have taken it over from this one.
 */
const NAMED = [
  { folder: 'films', find: findMakingVideos },
  { folder: 'storyboards', find: findStoryboards },
  { folder: 'uploads', find: findUploads },
] as const
/** Where files are written before they are whole, with nothing else in them. */
const UNNAMED = ['exports', 'downloads', 'posts', 'sounds-sent', 'cast-sent', 'checks', 'waiting']
/** Where unfinished files may lie among others. */
const MIXED = ['storage', 'storyboards', 'films', 'previews', 'backups']
const UNFINISHED = /^\.(?:writing|sent|clip)-|\.putting-|\.part$/

/** Entries of the work folders that no row knows, and unfinished files: none younger than `oldest`. */
export async function findOldWork(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  oldest: Date,
): Promise<string[]> {
  const found: string[] = []
  const take = async (path: string) => {
    const about = await stat(path).catch(() => undefined)
    if (about && about.mtime < oldest) found.push(path)
  }
  for (const { folder, find } of NAMED) {
    const names = await readdir(join(config.dataDir, folder)).catch(() => [])
    const idOf = (name: string) => name.split('.')[0] ?? ''
    const known = new Set((await find(db, names.map(idOf))).map(({ id }) => id))
    for (const name of names) if (!known.has(idOf(name))) await take(join(config.dataDir, folder, name))
  }
  for (const folder of UNNAMED)
    for (const name of await readdir(join(config.dataDir, folder)).catch(() => []))
      await take(join(config.dataDir, folder, name))
  for (const folder of MIXED) {
    const entries = await readdir(join(config.dataDir, folder), {
      recursive: true,
      withFileTypes: true,
    }).catch(() => [])
    for (const entry of entries)
      if (entry.isFile() && UNFINISHED.test(entry.name)) await take(join(entry.parentPath, entry.name))
  }
  return [...new Set(found)].map((path) => relative(config.dataDir, path))
}

export async function removeWork({ config }: Pick<Deps, 'config'>, path: string): Promise<void> {
  await rm(join(config.dataDir, path), { recursive: true, force: true })
}
