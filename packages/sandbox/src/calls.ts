import type { ChildProcess } from 'node:child_process'
import { parentPort, Worker } from 'node:worker_threads'
import { killProgram } from './start-program.ts'

/** What a task tells, and asks, the side that ordered it. All that goes to and fro is plain data. */
type Hears = Readonly<Record<string, (...told: never[]) => unknown>>
/** The same on the other side: what was told comes back as an answer. */
export type Tells<Heard> = {
  readonly [Name in keyof Heard]: Heard[Name] extends (...told: infer Told) => infer Answer
    ? (...told: Told) => Promise<Awaited<Answer>>
    : never
}
type Order = { readonly data: unknown; readonly hears: object; readonly result: unknown }
/** What a process or thread does when it is asked, by name. */
export type Tasks = Readonly<Record<string, Order>>
type Doing<Task extends Order> = (
  data: Task['data'],
  tells: Tells<Task['hears']>,
  signal: AbortSignal,
) => Promise<Task['result']>

type Message =
  | { readonly kind: 'ask'; readonly id: number; readonly name: string; readonly data: unknown }
  | { readonly kind: 'stop'; readonly id: number }
  /** Of the task that was asked for as `task`. */
  | {
      readonly kind: 'tell'
      readonly id: number
      readonly task: number
      readonly name: string
      readonly told: readonly unknown[]
    }
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly message: string }

/** Its process or thread ended before it answered. */
export class WorkerDied extends Error {
  override name = 'WorkerDied'
}

/** The tasks of a process or thread, as the side that started it asks for them. */
export type Calls<All extends Tasks> = {
  /**
   * Resolves with what the task answers. On abort the task is told to stop, and its process or thread is ended when it did not in
   * time. Throws WorkerDied, or an error with the message of the one that the task threw.
   */
  ask<Name extends keyof All & string>(
    name: Name,
    data: All[Name]['data'],
    hears: All[Name]['hears'],
    signal?: AbortSignal,
  ): Promise<All[Name]['result']>
  /** Resolves when the process or thread is gone. */
  readonly ended: Promise<void>
}

type Ends = {
  /** Milliseconds that a task has to stop after an abort; 0 kills it at once without asking. */
  readonly stopMs: number
  /** How all that the process started is ended; by default it is killed, or the thread stopped. */
  readonly kill?: () => void
}
const ERROR_TAIL = 2000

/** Speaks to a process (by `startNode`, with `advanced` serialization) or a thread of ours that calls `serveTasks`. */
export function openCalls<All extends Tasks>(worker: ChildProcess | Worker, ends: Ends): Calls<All> {
  const asked = openQuestions()
  const heard = new Map<number, Hears>()
  const isThread = worker instanceof Worker
  const send = (message: Message) => {
    if (isThread) worker.postMessage(message)
    else if (worker.connected) worker.send(message, () => undefined)
  }
  const kill = ends.kill ?? (() => (isThread ? void worker.terminate() : killProgram(worker)))
  worker.on('message', (message: Message) => {
    asked.read(message)
    if (message.kind === 'tell') void answer(message, send, findOwn(heard.get(message.task), message.name))
  })
  const ended = followEnd(worker, asked.fail)
  return {
    ended,
    ask: async (name, data, hears, signal) => {
      const { id, answered } = asked.open()
      // Each task is told what its type says that it hears.
      heard.set(id, hears as Hears)
      let limit: NodeJS.Timeout | undefined
      const stop = () => {
        if (ends.stopMs === 0) return kill()
        send({ kind: 'stop', id })
        limit = setTimeout(kill, ends.stopMs).unref()
      }
      signal?.addEventListener('abort', stop, { once: true })
      send({ kind: 'ask', id, name, data })
      if (signal?.aborted) stop()
      try {
        return await answered
      } finally {
        clearTimeout(limit)
        signal?.removeEventListener('abort', stop)
        heard.delete(id)
      }
    },
  }
}

/** Does the tasks that the process or thread which started this one asks for. `onOrphaned` is called when a process has lost it. */
export function serveTasks<All extends Tasks>(
  tasks: { readonly [Name in keyof All]: Doing<All[Name]> },
  { onOrphaned = () => process.exit(0) }: { readonly onOrphaned?: () => void } = {},
): void {
  const asked = openQuestions()
  const running = new Map<number, AbortController>()
  const port = parentPort ?? process
  const send = (message: Message) => {
    if (parentPort) parentPort.postMessage(message)
    else if (process.connected) process.send?.(message)
  }
  const tellsOf = (task: number) =>
    new Proxy<Tells<Hears>>(
      {},
      {
        get:
          (_, name: string) =>
          (...told: unknown[]) => {
            const { id, answered } = asked.open()
            send({ kind: 'tell', id, task, name, told })
            // Who tells something without waiting is not ended by what became of it.
            answered.catch(() => undefined)
            return answered
          },
      },
    )
  const begin = ({ id, name, data }: Extract<Message, { kind: 'ask' }>) => {
    const abort = new AbortController()
    running.set(id, abort)
    const doing = tasks[name]
    const done = answer({ id, told: [] }, send, doing && (() => doing(data, tellsOf(id), abort.signal)))
    return done.finally(() => running.delete(id))
  }
  port.on('message', (message: Message) => {
    asked.read(message)
    if (message.kind === 'ask') void begin(message)
    if (message.kind === 'stop') running.get(message.id)?.abort(new Error('stopped'))
  })
  if (!parentPort) process.once('disconnect', onOrphaned)
}

/** What was given under this name; what every object has by itself is not for a process that was taken over. */
function findOwn(hears: Hears | undefined, name: string): Hears[string] | undefined {
  return hears && Object.hasOwn(hears, name) ? hears[name] : undefined
}

async function answer(
  { id, told }: { readonly id: number; readonly told: readonly unknown[] },
  send: (message: Message) => void,
  doing: ((...told: never[]) => unknown) | undefined,
): Promise<void> {
  try {
    if (doing === undefined) throw new Error('nothing of this name is done here')
    // What is told has the types that both sides were given.
    send({ kind: 'answer', id, value: await doing(...(told as never[])) })
  } catch (error) {
    send({ kind: 'failure', id, message: error instanceof Error ? error.message : String(error) })
  }
}

/** Questions under way, by the numbers that their answers come back with. */
function openQuestions() {
  const open = new Map<number, PromiseWithResolvers<unknown>>()
  let lastId = 0
  let failure: Error | undefined
  return {
    open: () => {
      lastId += 1
      const question = Promise.withResolvers<unknown>()
      if (failure) question.reject(failure)
      else open.set(lastId, question)
      return { id: lastId, answered: question.promise }
    },
    read: (message: Message) => {
      if (message.kind !== 'answer' && message.kind !== 'failure') return
      const question = open.get(message.id)
      if (message.kind === 'answer') question?.resolve(message.value)
      else question?.reject(new Error(message.message))
      // What cannot be read answers nothing: it is told to have failed when its process is ended for it.
      open.delete(message.id)
    },
    fail: (error: Error) => {
      failure = error
      for (const question of open.values()) question.reject(error)
      open.clear()
    },
  }
}

/** Resolves when it is gone; by then `fail` was told why. */
function followEnd(worker: ChildProcess | Worker, fail: (error: Error) => void): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let errors = ''
  const end = (how: string) => {
    fail(new WorkerDied(`it ended with ${how}. ${errors}`.trim()))
    resolve()
  }
  if (worker instanceof Worker) {
    worker.once('error', (error) => (errors = error.message)).once('exit', (code) => end(String(code)))
    return promise
  }
  worker.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-ERROR_TAIL)
  })
  worker.once('error', (error) => end(error.message))
  worker.once('close', (code, signal) => end(String(signal ?? code)))
  return promise
}
