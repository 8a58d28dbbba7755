import { Worker } from 'node:worker_threads'
import type { Composer, MusicBed } from '../composer.ts'
import { listBeats, type MusicRequest } from './compose.ts'

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
  const worker = new Worker(new URL('./compose-worker.ts', import.meta.url), { workerData: request })
  const { promise, resolve, reject } = Promise.withResolvers<MusicBed>()
  const stop = () => reject(signal?.reason)
  signal?.addEventListener('abort', stop, { once: true })
  worker.once('message', resolve).once('error', reject)
  worker.once('exit', () => reject(new Error('The composing stopped without a reason.')))
  try {
    return await promise
  } finally {
    signal?.removeEventListener('abort', stop)
    await worker.terminate()
  }
}
