import type { StoryboardDeps } from '../storyboards/storyboard-deps.ts'
import type { FilmRuns } from './film-runs.ts'

/** What the videos feature uses beyond what every feature has. */
export type VideoDeps = StoryboardDeps & { readonly runs: FilmRuns }
