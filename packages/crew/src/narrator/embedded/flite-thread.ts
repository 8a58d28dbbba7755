import { Worker } from 'node:worker_threads'
import { openCalls, type Calls } from '@hookreel/sandbox/calls'
import type { Utterance } from './flite-program.ts'

export type FliteRequest = {
  readonly fliteVoice: string
  readonly stretch: number
  /** Each a sentence: its text for Flite, and the plain words in it. */
  readonly utterances: readonly { readonly text: string; readonly words: readonly string[] }[]
}
export type SpokenUtterance = Utterance & { readonly pronunciations: readonly (readonly string[])[] }
/** What the thread does. */
export type FliteTasks = {
  readonly speak: {
    readonly data: FliteRequest
    readonly hears: object
    readonly result: readonly SpokenUtterance[]
  }
}

/** Runs Flite beside the main thread, one request after another. */
export type FliteThread = {
  speak(request: FliteRequest, signal?: AbortSignal): Promise<readonly SpokenUtterance[]>
}

/**
 * A thread keeps some 40 MB, and 21 MB of its program, which it compiles in 25 ms: in a process that makes films one after the other those of
 * earlier ones would add up, and while a film is drawn and encoded nobody speaks.
 */
const IDLE_MS = 2000

/** The thread starts with a request, ends when none has come for a while, and never keeps the process alive by itself. */
export function createFliteThread(): FliteThread {
  let running: { readonly worker: Worker; readonly calls: Calls<FliteTasks> } | undefined
  let idle: NodeJS.Timeout | undefined
  let queue: Promise<unknown> = Promise.resolve()

  const runNext = async (request: FliteRequest, signal?: AbortSignal) => {
    signal?.throwIfAborted()
    clearTimeout(idle)
    running ??= takeThread()
    const { worker, calls } = running
    worker.ref()
    try {
      const spoken = await calls.ask('speak', request, {}, signal)
      signal?.throwIfAborted()
      worker.unref()
      idle = setTimeout(() => {
        running = undefined
        void worker.terminate()
      }, IDLE_MS).unref()
      return spoken
    } catch (error) {
      // Stops what it may still be computing; the next request starts a new one.
      running = undefined
      await worker.terminate()
      signal?.throwIfAborted()
      throw error
    }
  }

  return {
    speak(request, signal) {
      const turn = queue.then(() => runNext(request, signal))
      queue = turn.catch(() => undefined)
      return turn
    },
  }
}

type Thread = ReturnType<typeof startThread>

/** A thread that no film has yet, and what ends it when none comes. */
let waiting: { readonly thread: Thread; readonly ending: NodeJS.Timeout } | undefined

/** Starts the thread of the next line before that is known: loading its modules and its program takes longer than planning a film. */
export function startFliteThread(): void {
  if (waiting) return
  const thread = startThread()
  thread.worker.unref()
  // One that fails is started again for its line, which tells why.
  thread.worker.once('error', () => {
    if (waiting?.thread === thread) waiting = undefined
  })
  const ending = setTimeout(() => {
    waiting = undefined
    void thread.worker.terminate()
  }, IDLE_MS).unref()
  waiting = { thread, ending }
}

function takeThread(): Thread {
  if (!waiting) return startThread()
  const { thread, ending } = waiting
  waiting = undefined
  clearTimeout(ending)
  return thread
}

/** It is asked at once, and compiles its program by itself: anyone who draws pictures in this thread would keep it waiting. */
function startThread() {
  const worker = new Worker(new URL('./flite-worker.ts', import.meta.url))
  return { worker, calls: openCalls<FliteTasks>(worker, { stopMs: 0 }) }
}
