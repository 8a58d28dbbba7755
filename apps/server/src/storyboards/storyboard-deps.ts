import type { Deps } from '../deps.ts'
import type { Previewer } from './preview/previewer.ts'

/** What the storyboards feature uses beyond what every feature has. */
export type StoryboardDeps = Deps & { readonly previewer: Previewer }
