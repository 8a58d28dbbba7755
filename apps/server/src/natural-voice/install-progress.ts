import { readFile, rename, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import type { VoicePlace } from './voice-place.ts'

const progressSchema = z.object({
  step: z.enum(['program', 'model']),
  doneBytes: z.number(),
  totalBytes: z.number().nullable(),
  /** When it was written, in milliseconds. */
  at: z.number(),
  /** Why it ended. */
  failure: z.string().nullable(),
})
/** How far an installation is or was; whoever looks may be another process. */
export type InstallProgress = z.infer<typeof progressSchema>

export async function writeProgress({ progress }: VoicePlace, now: InstallProgress): Promise<void> {
  const draft = `${progress}.${process.pid}`
  await writeFile(draft, JSON.stringify(now))
  await rename(draft, progress)
}

export async function readProgress({ progress }: VoicePlace): Promise<InstallProgress | undefined> {
  try {
    const parsed = progressSchema.safeParse(JSON.parse(await readFile(progress, 'utf8')))
    return parsed.data
  } catch {
    // Nobody began, or it was never written wholly.
    return undefined
  }
}
