import { serveWorks } from '@hookreel/sandbox/calls'
import { compose } from './compose.ts'
import type { ComposeWorks } from './embedded-composer.ts'

// The thread of the embedded composer: one piece of music.
serveWorks<ComposeWorks>({ compose: async (request) => compose(request) })
