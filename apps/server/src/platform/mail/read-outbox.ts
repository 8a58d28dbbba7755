import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

/** The newest `most` mails of the outbox (all when left out), the oldest of them first; none before the first mail. */
export async function readOutbox(folder: string, most = Infinity) {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const newest = names.toSorted().slice(Math.max(0, names.length - most))
  return Promise.all(newest.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))))
}
