import { Worker } from 'node:worker_threads'
import { openCalls, type Calls } from '@hookreel/sandbox/calls'
import type { DrawnPicture, PictureRequest } from '../illustrator.ts'

/** What the thread does. */
export type DrawWorks = {
  readonly draw: {
    readonly data: PictureRequest
    readonly hears: object
    readonly result: DrawnPicture
  }
}

/** Draws beside the main thread, one picture after another. */
export type DrawThread = {
  draw(request: PictureRequest, signal?: AbortSignal): Promise<DrawnPicture>
}

type Running = { readonly worker: Worker; readonly calls: Calls<DrawWorks> }

/** It keeps canvases and the grammar: it is not to stay when a film has its pictures. */
const IDLE_MS = 2000

/** A thread that no film has yet. */
let waiting: Running | undefined

function startThread(): Running {
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url))
  worker.unref()
  return { worker, calls: openCalls<DrawWorks>(worker, { stopMs: 0 }) }
}

/** Starts the thread of the next film before there is one, and has it draw something, so that it has loaded what drawing takes. */
export async function startDrawThread(request: PictureRequest): Promise<void> {
  waiting ??= startThread()
  await waiting.calls.ask('draw', request, {})
}

/** The thread starts with a request, ends when none has come for a while, and never keeps the process alive by itself. */
export function createDrawThread(): DrawThread {
  let running: Running | undefined
  let idle: NodeJS.Timeout | undefined
  let queue: Promise<unknown> = Promise.resolve()

  const takeThread = () => {
    const taken = waiting ?? startThread()
    waiting = undefined
    return taken
  }

  const drawNext = async (request: PictureRequest, signal?: AbortSignal) => {
    signal?.throwIfAborted()
    clearTimeout(idle)
    running ??= takeThread()
    const { worker, calls } = running
    worker.ref()
    try {
      const drawn = await calls.ask('draw', request, {}, signal)
      signal?.throwIfAborted()
      worker.unref()
      idle = setTimeout(() => {
        running = undefined
        void worker.terminate()
      }, IDLE_MS).unref()
      return drawn
    } catch (error) {
      // Stops what it may still be drawing; the next request starts a new one.
      running = undefined
      await worker.terminate()
      signal?.throwIfAborted()
      throw error
    }
  }

  return {
    draw(request, signal) {
      const turn = queue.then(() => drawNext(request, signal))
      queue = turn.catch(() => undefined)
      return turn
    },
  }
}
