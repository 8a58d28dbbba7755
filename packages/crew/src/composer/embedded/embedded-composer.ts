import { Worker } from 'node:worker_threads'
import { openCalls } from '@hookreel/sandbox/calls'
import type { Composer, MusicBed, MusicRequest } from '../composer.ts'
import { listBeats } from './compose.ts'

/** What its thread does. */
export type ComposeTasks = {
  readonly compose: { readonly data: MusicRequest; readonly hears: object; readonly result: MusicBed }
}

/**
 * Composes and plays music on this machine, in a thread of its own: half a second of it would keep pictures and people waiting. The
 * same mood, length and seed give the same music.
 */
export function createEmbeddedComposer(): Composer {
  return {
    listBeats,
    composeBed: async (request, signal) => {
      const { seconds } = request
      if (!(seconds > 0 && seconds <= 600)) throw new RangeError(`music of ${seconds} seconds cannot be made`)
      return composeInThread(request, signal)
    },
  }
}

async function composeInThread(request: MusicRequest, signal?: AbortSignal): Promise<MusicBed> {
  signal?.throwIfAborted()
  const worker = new Worker(new URL('./compose-worker.ts', import.meta.url))
  try {
    return await openCalls<ComposeTasks>(worker, { stopMs: 0 }).ask('compose', request, {}, signal)
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    await worker.terminate()
  }
}
