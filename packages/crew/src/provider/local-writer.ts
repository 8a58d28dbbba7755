import { readdirSync, readFileSync } from 'node:fs'
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
    const whole = readdirSync(folder).find((name) => name.startsWith(`${LOCAL_WRITER_NAME}-`))
    if (whole === undefined) return undefined
    return foundSchema.parse(JSON.parse(readFileSync(path.join(folder, whole, LOCAL_WRITER_FILE), 'utf8')))
  } catch {
    return undefined
  }
}
