import type { Deps } from '../deps.ts'
import type { JobQueue } from '../platform/jobs/open-queue.ts'
import type { Storage } from '../platform/storage/open-storage.ts'
import type { FilmRuns } from './film-runs.ts'

/** What the videos feature uses beyond what every feature has. */
export type VideoDeps = Deps & {
  readonly queue: JobQueue
  readonly storage: Storage
  readonly runs: FilmRuns
}
