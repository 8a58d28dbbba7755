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
  /** Until the model is whole, as quickly as it came so far. */
  remainingSeconds: z.number().nullable().default(null),
  /** When it was written, in milliseconds. */
  at: z.number(),
  /** Why it ended. */
  failure: z.string().nullable(),
})
/** How far an installation is or was; anyone who looks may be another process. */
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

/** What the process that installs tells. */
type InstallStep = Pick<InstallProgress, 'step' | 'doneBytes' | 'totalBytes'>
export type ProgressWriter = {
  begin(): Promise<void>
  /** A file begins, or goes on with what an earlier try brought: that says nothing about how quickly this one comes. */
  from(now: InstallStep): void
  at(now: InstallStep): void
  end(failure: string | null): Promise<void>
  close(): void
}

/** Writes the progress a few times a second, and looks as often whether somebody wants it to stop. */
export function createProgressWriter(place: InstallPlace, what: string, onStop: () => void): ProgressWriter {
  let latest: InstallStep = { step: 'program', doneBytes: 0, totalBytes: null }
  let first: { readonly bytes: number; readonly at: number } | undefined
  let isWriting = false
  let written: Promise<void> = Promise.resolve()
  // One after the other: two at once would take each other's draft away, and the last word could be lost.
  const write = (failure: string | null): Promise<void> => {
    const turn = written.then(() => {
      const at = Date.now()
      const remainingSeconds = first ? findRemaining(latest, first, at) : null
      return writeProgress(place, { ...latest, remainingSeconds, what, at, failure })
    })
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
    from: (now) => {
      latest = now
      first = { bytes: now.doneBytes, at: Date.now() }
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

/** As quickly as it came since `first`; nothing in the first second, when a few packets would speak for all. */
function findRemaining(
  { doneBytes, totalBytes }: InstallStep,
  first: { readonly bytes: number; readonly at: number },
  now: number,
): number | null {
  const seconds = (now - first.at) / 1000
  const bytes = doneBytes - first.bytes
  if (totalBytes === null || seconds < 1 || bytes <= 0) return null
  return Math.ceil(((totalBytes - doneBytes) * seconds) / bytes)
}
