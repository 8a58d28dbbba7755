import { serveTasks } from '@hookreel/sandbox/calls'
import { compose } from './compose.ts'
import type { ComposeTasks } from './embedded-composer.ts'

// The thread of the embedded composer: one piece of music.
serveTasks<ComposeTasks>({ compose: async (request) => compose(request) })
