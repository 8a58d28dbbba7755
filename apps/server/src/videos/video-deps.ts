import type { Deps } from '../deps.ts'
import type { FilmRuns } from './film-runs.ts'

/** What the videos feature uses beyond what every feature has. */
export type VideoDeps = Deps & { readonly runs: FilmRuns }
