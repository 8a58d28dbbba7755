import { existsSync } from 'node:fs'
import { readProgress, writeProgress } from './install-progress.ts'
import type { InstallProgress } from './install-progress.ts'
import type { VoicePlace } from './voice-place.ts'

const TOLD_EVERY_MS = 300

export type Teller = {
  begin(): Promise<void>
  at(now: Pick<InstallProgress, 'step' | 'doneBytes' | 'totalBytes'>): void
  end(failure: string | null): Promise<void>
  close(): void
}

/** Writes the progress a few times a second, and looks as often whether somebody wants it to stop. */
export function createTeller(place: VoicePlace, onStop: () => void): Teller {
  let latest: Pick<InstallProgress, 'step' | 'doneBytes' | 'totalBytes'> = {
    step: 'program',
    doneBytes: 0,
    totalBytes: null,
  }
  let isWriting = false
  const write = async (failure: string | null) => {
    await writeProgress(place, { ...latest, at: Date.now(), failure })
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
  }, TOLD_EVERY_MS)
  timer.unref()
  return {
    begin: async () => {
      const earlier = await readProgress(place)
      if (earlier) latest = { ...latest, step: earlier.step }
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
