import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import type { InstallPlace } from './install-place.ts'

const WRITTEN_EVERY_MS = 300

const progressSchema = z.object({
  /** Which of several that may be installed there. */
  what: z.string(),
  step: z.enum(['program', 'model', 'trial']),
  doneBytes: z.number(),
  totalBytes: z.number().nullable(),
  /** When it was written, in milliseconds. */
  at: z.number(),
  /** Why it ended. */
  failure: z.string().nullable(),
})
/** How far an installation is or was; whoever looks may be another process. */
export type InstallProgress = z.infer<typeof progressSchema>

async function writeProgress({ progress }: InstallPlace, now: InstallProgress): Promise<void> {
  const draft = `${progress}.${process.pid}`
  await writeFile(draft, JSON.stringify(now))
  await rename(draft, progress)
}

export async function readProgress({ progress }: InstallPlace): Promise<InstallProgress | undefined> {
  try {
    const parsed = progressSchema.safeParse(JSON.parse(await readFile(progress, 'utf8')))
    return parsed.data
  } catch {
    // Nobody began, or it was never written wholly.
    return undefined
  }
}

export type ProgressWriter = {
  begin(): Promise<void>
  at(now: Pick<InstallProgress, 'step' | 'doneBytes' | 'totalBytes'>): void
  end(failure: string | null): Promise<void>
  close(): void
}

/** Writes the progress a few times a second, and looks as often whether somebody wants it to stop. */
export function createProgressWriter(place: InstallPlace, what: string, onStop: () => void): ProgressWriter {
  let latest: Pick<InstallProgress, 'step' | 'doneBytes' | 'totalBytes'> = {
    step: 'program',
    doneBytes: 0,
    totalBytes: null,
  }
  let isWriting = false
  let written: Promise<void> = Promise.resolve()
  // One after the other: two at once would take each other's draft away, and the last word could be lost.
  const write = (failure: string | null): Promise<void> => {
    const turn = written.then(() => writeProgress(place, { ...latest, what, at: Date.now(), failure }))
    written = turn.catch(() => undefined)
    return turn
  }
  const timer = setInterval(() => {
    if (existsSync(place.stop)) onStop()
    if (isWriting) return
    isWriting = true
    // A disk that is full must not end more than what fills it.
    write(null)
      .catch(() => undefined)
      .finally(() => {
        isWriting = false
      })
  }, WRITTEN_EVERY_MS)
  timer.unref()
  return {
    begin: async () => {
      const earlier = await readProgress(place)
      if (earlier?.what === what) latest = { ...latest, step: earlier.step }
      await write(null)
    },
    at: (now) => {
      latest = now
    },
    end: async (failure) => {
      clearInterval(timer)
      await write(failure).catch(() => undefined)
    },
    close: () => clearInterval(timer),
  }
}
