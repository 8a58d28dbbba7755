import type { ChildProcess } from 'node:child_process'
import { killProgram } from '@hookreel/sandbox'

/** Why an installed program has not done what it was asked: it ended on the way, was silent for too long, said that it cannot, or is being stopped. */
type Failure = 'ended' | 'slow' | 'refused' | 'closed'
export class ProgramError extends Error {
  override name = 'ProgramError'
  readonly failure: Failure
  constructor(message: string, failure: Failure) {
    super(message)
    this.failure = failure
  }
}

/** Milliseconds: until it says that it is ready, between two things that it says, and until it is ended when nobody asks. */
export type ProgramLimits = { readonly startMs: number; readonly silenceMs: number; readonly idleMs: number }

/**
 * A process of an installed program, which stands in a package of its own and so cannot share our code (`@hookreel/sandbox` has the calls
 * of those that do). It does one order after the other, starts with the first and ends when nobody needs it.
 */
export type ProgramProcess<Piece, End> = {
  /** Tells its answer piece by piece, and resolves with the end of it. Throws ProgramError, or the signal's reason. */
  ask(order: object, signal: AbortSignal, onPiece?: (piece: Piece) => void): Promise<End>
  close(): void
}

type Options<Piece, End> = {
  /** With an IPC channel and piped errors. */
  readonly start: () => ChildProcess
  readonly limits: ProgramLimits
  /** Whether more comes of an answer. */
  readonly isPiece: (answer: Piece | End) => answer is Piece
  /** How long it may take to stop what nobody waits for; without it, it is not told and finishes. */
  readonly stopMs?: number
}
type Message<Piece, End> =
  | { readonly type: 'ready' }
  | { readonly type: 'failed'; readonly id: number; readonly message: string }
  | ({ readonly type: string; readonly id: number } & (Piece | End))
type Running<Piece, End> = {
  ask(order: object, signal: AbortSignal, onPiece: (piece: Piece) => void): Promise<End>
  end(): void
}

const ERROR_TAIL = 4000

/** Nothing is started yet. */
export function createProgramProcess<Piece extends object, End extends object>(
  options: Options<Piece, End>,
): ProgramProcess<Piece, End> {
  let running: Running<Piece, End> | undefined
  let queue: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined
  let isClosed = false
  const end = () => {
    running?.end()
    running = undefined
  }
  const once: Running<Piece, End>['ask'] = async (...asked) => {
    if (isClosed) throw new ProgramError('It is stopping.', 'closed')
    running ??= run(options)
    try {
      return await running.ask(...asked)
    } catch (error) {
      if (!isRefused(error)) end()
      throw error
    }
  }
  /** Once more by a new process where the first one ended, unless somebody has read a part of its answer. */
  const twice: Running<Piece, End>['ask'] = async (order, signal, onPiece) => {
    signal.throwIfAborted()
    clearTimeout(idle)
    let isTold = false
    const tell = (piece: Piece) => {
      isTold = true
      onPiece(piece)
    }
    try {
      return await once(order, signal, tell)
    } catch (error) {
      if (!hasEnded(error) || isTold || isClosed || signal.aborted) throw error
      return await once(order, signal, tell)
    } finally {
      idle = setTimeout(end, options.limits.idleMs).unref()
    }
  }
  return {
    ask: (order, signal, onPiece = ignore) => {
      const turn = queue.then(() => twice(order, signal, onPiece))
      queue = turn.catch(ignore)
      return turn
    },
    close: () => {
      isClosed = true
      clearTimeout(idle)
      end()
    },
  }
}

const ignore = () => undefined
const hasEnded = (error: unknown): boolean => error instanceof ProgramError && error.failure === 'ended'
/** What it refuses, or nobody waits for, is no reason to start it anew. */
const isRefused = (error: unknown): boolean => !(error instanceof ProgramError) || error.failure === 'refused'

function run<Piece extends object, End extends object>(options: Options<Piece, End>): Running<Piece, End> {
  const { limits, isPiece, stopMs } = options
  const child = options.start()
  let complaint = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-ERROR_TAIL)
  })
  const wait = (limitMs: number, isLast: (message: Message<Piece, End>) => boolean) =>
    waitFor(child, { limitMs, isLast, reason: () => findReason(complaint) })
  const ready = wait(limits.startMs, ({ type }) => type === 'ready')
  // Those who ask are told; nobody asks when it is ended before.
  ready.catch(() => undefined)
  let lastId = 0
  return {
    ask: async (order, signal, onPiece) => {
      await ready
      signal.throwIfAborted()
      lastId += 1
      const id = lastId
      const answered = wait(limits.silenceMs, (message) => {
        if (!('id' in message) || message.id !== id) return false
        if (isFailed(message) || !isPiece(message)) return true
        if (!signal.aborted) onPiece(message)
        return false
      })
      const release = stopMs === undefined ? undefined : stopWhenAborted(child, id, signal, stopMs)
      child.send({ ...order, id }, () => undefined)
      try {
        const message = await answered
        if ('id' in message && !isFailed(message) && !isPiece(message)) return message
        throw new ProgramError(isFailed(message) ? message.message : 'It answered something else.', 'refused')
      } finally {
        release?.()
        signal.throwIfAborted()
      }
    },
    end: () => killProgram(child),
  }
}

function isFailed(message: object): message is { readonly type: 'failed'; readonly message: string } {
  return 'type' in message && message.type === 'failed'
}

/** Has it stop what nobody waits for; one that does not stop is ended. */
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

/** Of what it wrote before it ended, which may be the whole source of a library: the line with the error. */
function findReason(complaint: string): string {
  return complaint.match(/^\w*Error(?: \[\w+\])?: .*$/gm)?.at(-1) ?? ''
}

type Wait<Said> = {
  readonly limitMs: number
  readonly isLast: (message: Said) => boolean
  readonly reason: () => string
}

/** The first message that is the last; fails when the process ends before it, and when it is silent for so long. */
function waitFor<Said>(child: ChildProcess, { limitMs, isLast, reason }: Wait<Said>): Promise<Said> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(limit)
      child.off('message', read)
      child.off('exit', gone)
      child.off('error', gone)
      act()
    }
    const read = (message: Said) => {
      limit.refresh()
      if (isLast(message)) settle(() => resolve(message))
    }
    const fail = (text: string, failure: Failure) =>
      settle(() => reject(new ProgramError(text.trim(), failure)))
    const gone = () => fail(`Its process ended. ${reason()}`, 'ended')
    const limit = setTimeout(() => fail(`It was silent for ${limitMs / 1000} seconds.`, 'slow'), limitMs)
    child.on('message', read)
    child.once('exit', gone)
    child.once('error', gone)
    if (child.exitCode !== null || child.signalCode !== null) gone()
  })
}
