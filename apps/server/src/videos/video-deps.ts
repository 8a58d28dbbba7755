import type { StoryboardDeps } from '../storyboards/storyboard-deps.ts'
import type { FilmLengths } from './listing/film-lengths.ts'
import type { ReadyWorker } from './renders/ready-worker.ts'
import type { TaskRegistry } from './renders/task-registry.ts'

/** What the videos feature uses beyond what every feature has. */
export type VideoDeps = StoryboardDeps & {
  readonly filmLengths: FilmLengths
  readonly runs: TaskRegistry
  /** Where no films are made there is none. */
  readonly readyWorker?: ReadyWorker | undefined
}
