import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** Below the data folder: where the writer of this machine is, once it is installed. */
export const LOCAL_WRITER_FOLDER = 'local-writer'
/** The first half of the name of what is whole. */
export const LOCAL_WRITER_NAME = 'writer'
/** In what is whole: what was found out when it was tried. */
export const LOCAL_WRITER_FILE = 'writer.json'

const foundSchema = z.object({ name: z.string(), wordsPerSecond: z.number() })
/** A writer that is installed: the name of its model, and how quickly it wrote when it was tried. */
export type InstalledWriter = z.output<typeof foundSchema>

/** The writer that is installed below a data folder; undefined where there is none. */
export function findInstalledWriter(dataDir: string): InstalledWriter | undefined {
  const folder = path.join(dataDir, LOCAL_WRITER_FOLDER)
  try {
    // One that was replaced while it ran may lie there still.
    const [newest] = readdirSync(folder)
      .filter((name) => name.startsWith(`${LOCAL_WRITER_NAME}-`))
      .flatMap((name) => {
        const file = path.join(folder, name, LOCAL_WRITER_FILE)
        const stat = statSync(file, { throwIfNoEntry: false })
        return stat ? [{ file, at: stat.mtimeMs }] : []
      })
      .toSorted((one, other) => other.at - one.at)
    return newest && foundSchema.parse(JSON.parse(readFileSync(newest.file, 'utf8')))
  } catch {
    return undefined
  }
}
