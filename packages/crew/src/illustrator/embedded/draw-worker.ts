import { serveWorks } from '@hookreel/sandbox/calls'
import type { DrawWorks } from './draw-thread.ts'
import { drawScene } from './embedded-illustrator.ts'

// The thread of the embedded illustrator: one picture after another.
serveWorks<DrawWorks>({ draw: async (request) => drawScene(request) })
