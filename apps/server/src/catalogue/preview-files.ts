import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDiskFull, writeWhole } from '@hookreel/studio'

/** Samples to listen to, each made once and kept in the data folder. */
export type PreviewFiles = {
  /** `key` says everything that decides the sample: another key is another file. */
  get(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>
}

export function openPreviewFiles(dataDir: string): PreviewFiles {
  const folder = join(dataDir, 'previews')
  const making = new Map<string, Promise<Uint8Array>>()
  const makeFile = async (file: string, make: () => Promise<Uint8Array>) => {
    const wav = await make()
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeWhole(file, (unfinished) => writeFile(unfinished, wav)).catch((error: unknown) => {
      // It can be heard all the same, and is made again the next time.
      if (!isDiskFull(error)) throw error
    })
    return wav
  }
  return {
    get: async (key, make) => {
      // A hash is a file name whatever the key is.
      const file = join(folder, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.wav`)
      const kept = await readFile(file).catch(() => undefined)
      if (kept) return kept
      const made = making.get(key) ?? makeFile(file, make).finally(() => making.delete(key))
      making.set(key, made)
      return made
    },
  }
}
