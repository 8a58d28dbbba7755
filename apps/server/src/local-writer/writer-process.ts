import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { killProgram, startNode } from '@hookreel/sandbox'

/** What a model is asked. */
export type WriteOrder = {
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  /** JSON Schema that its answer is forced into, word by word. */
  readonly schema?: unknown
  readonly maxTokens: number
  readonly seed?: number
}
export type WriteEnd = {
  readonly inputTokens: number
  readonly outputTokens: number
  readonly isCutOff: boolean
}
/** It did not write in time, ended on the way, or refused what was asked. */
export class WriterProcessError extends Error {
  override name = 'WriterProcessError'
}

/** A process that writes with a model, one answer after the other; it starts with the first and ends when nobody needs it. */
export type WriterProcess = {
  /** Tells the text piece by piece. Throws WriterProcessError, or the signal's reason. */
  write(order: WriteOrder, onText: (text: string) => void, signal: AbortSignal): Promise<WriteEnd>
  close(): void
}

type Limits = {
  readonly startMs: number
  /** Reading a long request takes a slow machine minutes before the first word. */
  readonly silenceMs: number
  readonly stopMs: number
  readonly idleMs: number
}
const LIMITS: Limits = { startMs: 180_000, silenceMs: 300_000, stopMs: 10_000, idleMs: 5 * 60_000 }
/** Below the server, above the films. */
const NICENESS = 5
const ERROR_TAIL = 4000
const GIGABYTE = 1024 ** 3
/** The largest of the models with all that it needs, twice. */
const CONFINED = { memoryBytes: 12 * GIGABYTE, cpuSeconds: 7 * 24 * 3600 }
/** What its runtime asks about processors and memory. */
const MACHINE = ['/proc/cpuinfo', '/proc/meminfo', '/sys/devices/system/cpu', '/sys/devices/system/node']

type Answer =
  | { readonly type: 'ready' }
  | { readonly type: 'text'; readonly id: number; readonly text: string }
  | ({ readonly type: 'written'; readonly id: number } & WriteEnd)
  | { readonly type: 'failed'; readonly id: number; readonly message: string }
type Running = {
  ask(order: WriteOrder, onText: (text: string) => void, signal: AbortSignal): Promise<WriteEnd>
  end(): void
}

/** The program says that this cannot be written: no reason to start it anew. */
class RefusedOrder extends WriterProcessError {
  override name = 'RefusedOrder'
}

/** `folder` holds the program, `modelFile` is the model. Nothing is started yet. */
export function createWriterProcess(
  folder: string,
  modelFile: string,
  limits: Limits = LIMITS,
): WriterProcess {
  let running: Running | undefined
  let queue: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined
  let isClosed = false

  const end = () => {
    running?.end()
    running = undefined
  }
  const once: Running['ask'] = async (order, onText, signal) => {
    if (isClosed) throw new WriterProcessError('It is stopping.')
    running ??= start(folder, modelFile, limits)
    try {
      return await running.ask(order, onText, signal)
    } catch (error) {
      if (error instanceof WriterProcessError && !(error instanceof RefusedOrder)) end()
      throw error
    }
  }
  /** Once more by a new process where the first one ended, unless somebody has read a part of its answer. */
  const twice: Running['ask'] = async (order, onText, signal) => {
    signal.throwIfAborted()
    clearTimeout(idle)
    let isTold = false
    const tell = (text: string) => {
      isTold = true
      onText(text)
    }
    try {
      return await once(order, tell, signal)
    } catch (error) {
      const mayHelp = error instanceof WriterProcessError && !(error instanceof RefusedOrder)
      if (!mayHelp || isTold || isClosed || signal.aborted) throw error
      return await once(order, tell, signal)
    } finally {
      idle = setTimeout(end, limits.idleMs).unref()
    }
  }
  return {
    write: (order, onText, signal) => {
      const turn = queue.then(() => twice(order, onText, signal))
      queue = turn.catch(() => undefined)
      return turn
    },
    close: () => {
      isClosed = true
      clearTimeout(idle)
      end()
    },
  }
}

function start(folder: string, modelFile: string, limits: Limits): Running {
  const program = path.join(folder, 'program')
  const child = startNode(path.join(program, 'write.mjs'), [modelFile], {
    reads: [program, modelFile, ...MACHINE],
    // Its library loads its build in a process of its own first, to see whether it can be loaded.
    programs: [process.execPath],
    niceness: NICENESS,
    limits: CONFINED,
    errors: 'pipe',
  })
  let complaint = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-ERROR_TAIL)
  })
  const reason = () => complaint.match(/^\w*Error: .*$/gm)?.at(-1) ?? ''
  const ready = listen(child, limits.startMs, reason, ({ type }) => type === 'ready')
  // Those who ask are told; nobody asks when it is ended before.
  ready.catch(() => undefined)
  let lastId = 0
  return {
    ask: async (order, onText, signal) => {
      await ready
      signal.throwIfAborted()
      lastId += 1
      const id = lastId
      const written = listen(child, limits.silenceMs, reason, (answer) => {
        if (!('id' in answer) || answer.id !== id) return false
        if (answer.type === 'text' && !signal.aborted) onText(answer.text)
        return answer.type !== 'text'
      })
      const release = stopWhenAborted(child, id, signal, limits.stopMs)
      child.send({ type: 'write', id, ...order }, () => undefined)
      try {
        const answer = await written
        signal.throwIfAborted()
        if (answer.type === 'written') return answer
        throw new RefusedOrder('message' in answer ? answer.message : 'It answered something else.')
      } catch (error) {
        signal.throwIfAborted()
        throw error
      } finally {
        release()
      }
    },
    end: () => killProgram(child),
  }
}

/** Has it stop writing what nobody waits for; one that does not stop is ended. */
function stopWhenAborted(child: ChildProcess, id: number, signal: AbortSignal, stopMs: number): () => void {
  let limit: NodeJS.Timeout | undefined
  const stop = () => {
    child.send({ type: 'stop', id }, () => undefined)
    limit = setTimeout(() => killProgram(child), stopMs)
  }
  signal.addEventListener('abort', stop, { once: true })
  return () => {
    clearTimeout(limit)
    signal.removeEventListener('abort', stop)
  }
}

/** The first answer that is the last; fails when the process ends before it, and when it is silent for so long. */
function listen(
  child: ChildProcess,
  silenceMs: number,
  reason: () => string,
  isLast: (answer: Answer) => boolean,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(limit)
      child.off('message', read)
      child.off('exit', gone)
      child.off('error', gone)
      act()
    }
    const read = (answer: Answer) => {
      limit.refresh()
      if (isLast(answer)) settle(() => resolve(answer))
    }
    const gone = () => settle(() => reject(new WriterProcessError(`Its process ended. ${reason()}`.trim())))
    const limit = setTimeout(
      () => settle(() => reject(new WriterProcessError(`It was silent for ${silenceMs / 1000} seconds.`))),
      silenceMs,
    )
    child.on('message', read)
    child.once('exit', gone)
    child.once('error', gone)
    if (child.exitCode !== null || child.signalCode !== null) gone()
  })
}
