import type { StoryboardDeps } from '../storyboards/storyboard-deps.ts'
import type { TaskRegistry } from './renders/task-registry.ts'

/** What the videos feature uses beyond what every feature has. */
export type VideoDeps = StoryboardDeps & { readonly runs: TaskRegistry }
