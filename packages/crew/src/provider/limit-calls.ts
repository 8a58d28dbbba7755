import { openRoom, RoomFullError, type Room } from '@hookreel/sandbox'
import { sayFailure } from './explain-status.ts'
import { createFailureLog } from './failure-log.ts'
import type { FailureLog } from './failure-log.ts'
import { isOnThisMachine } from './models.ts'
import { ProviderError } from './provider.ts'
import type { ProviderFailure, ProviderPart } from './provider.ts'

/** So many failures one after the other, and a service is left alone for so long. */
const FAILURES = 3
const PAUSE_MS = 60_000
/** Failures in which the service did answer: it declined the content, or the request was wrong. */
const ANSWERS: ReadonlySet<ProviderFailure> = new Set(['moderated', 'bad_request'])
/** Failures that say nothing about the service: nothing was sent. */
const UNSENT: ReadonlySet<ProviderFailure> = new Set(['over_budget', 'no_key', 'paused'])

/** What is asked of which service, and for whom; undefined: for the server itself, or anyone who is alone. */
export type CallInLine = {
  readonly provider: string
  readonly part: ProviderPart
  readonly userId?: string | undefined
}

type Run = <Result>(call: CallInLine, work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>

/** How many calls one service does at a time, and whether it is left alone, for every part by itself. */
export type CallLimits = {
  /** Waits for room and does `work`; throws ProviderError `paused` while the service is left alone. */
  readonly run: Run
  /** The same also while it is left alone: how it ends says nothing for others. For anyone who tries it out. */
  readonly runBeside: Run
}

/** What processes share that ask the same services. */
export type SharedLimits = {
  readonly book: FailureLog
  /**
   * Waits for a place at the service among all processes, and answers how it is given back; that must not throw.
   * Undefined: there is one process.
   */
  readonly takePlace: ((provider: string, signal?: AbortSignal) => Promise<() => Promise<void>>) | undefined
  readonly now: () => Date
}

/** Shared with nobody: for a program that is alone. */
const shareWithNobody = (): SharedLimits => ({
  book: createFailureLog(),
  takePlace: undefined,
  now: () => new Date(),
})

/**
 * The writer of this machine does one text at a time and takes minutes for it: who finds so many waiting is not kept waiting
 * behind them, and the next writer does it.
 */
const OWN_LINE = 2
/** Of the one that is done and those that wait: nobody has all places. */
const OWN_EACH = 2

/** A moving picture takes minutes, which others' pictures and texts need not wait for. */
function roomNameOf({ provider, part }: CallInLine): string {
  return part === 'animator' ? `${provider} clips` : provider
}

/** Each service is given at most `concurrency` calls at a time by this process, and by all that share what is shared. */
export function createCallLimits(concurrency: number, shared: SharedLimits = shareWithNobody()): CallLimits {
  const rooms = new Map<string, Room>()
  const roomOf = (provider: string) => {
    const room =
      rooms.get(provider) ?? (isOnThisMachine({ provider }) ? openRoom(1, OWN_LINE) : openRoom(concurrency))
    rooms.set(provider, room)
    return room
  }
  const standing = new Map<string, number>()
  /** Takes one of a person's places at this machine's writer; answers how it is given back. */
  const standInLine = ({ provider, userId }: CallInLine) => {
    if (userId === undefined || !isOnThisMachine({ provider })) return () => undefined
    const count = standing.get(userId) ?? 0
    if (count >= OWN_EACH)
      throw new ProviderError(
        provider,
        'rate_limited',
        'Other texts of yours are before this one on this machine.',
      )
    standing.set(userId, count + 1)
    return () => {
      const left = (standing.get(userId) ?? 1) - 1
      if (left === 0) standing.delete(userId)
      else standing.set(userId, left)
    }
  }
  const runBeside: Run = async (call, work, signal) => {
    const room = roomNameOf(call)
    const goAway = standInLine(call)
    const inPlace = async () => {
      const leave = await shared.takePlace?.(room, signal)
      try {
        return await work()
      } finally {
        await leave?.()
      }
    }
    try {
      return await roomOf(room).enter(call.userId, inPlace, signal)
    } catch (error) {
      if (error instanceof RoomFullError)
        throw new ProviderError(call.provider, 'rate_limited', 'Others are before you on this machine.')
      throw error
    } finally {
      goAway()
    }
  }
  const unusable: UnusableAnswers = new Map()
  return {
    // Looked at when there is room: those that waited are not sent to a service that failed meanwhile.
    run: (call, work, signal) => runBeside(call, () => watch(shared, unusable, call, work), signal),
    runBeside,
  }
}

/** Whose request had the last answer that could not be used, of every part of a service. */
type UnusableAnswers = Map<string, string>

/** Failures in which the service answered, and which the words of one person may bring about each time. */
const OF_WHAT_IS_ASKED: ReadonlySet<ProviderFailure> = new Set(['broken', 'failed'])

/**
 * Whether the same person had the last unusable answer, too: it may be what they ask for, and others are not kept from the service for
 * it. Such answers come at once; one that is silent is left alone, no matter who waited for it.
 */
function isOneself(
  unusable: UnusableAnswers,
  { provider, part, userId }: CallInLine,
  failure: ProviderFailure,
) {
  if (!OF_WHAT_IS_ASKED.has(failure) || userId === undefined) return false
  const key = `${provider} ${part}`
  const isSame = unusable.get(key) === userId
  unusable.set(key, userId)
  return isSame
}

/** Does the work unless the service is left alone, and remembers what its end says of the service. */
async function watch<Result>(
  { book, now }: SharedLimits,
  unusable: UnusableAnswers,
  call: CallInLine,
  work: () => Promise<Result>,
): Promise<Result> {
  const { provider, part } = call
  const tryEndsAt = await takeTurn(book, provider, part, now())
  try {
    const result = await work()
    await book.forget(provider, part)
    unusable.delete(`${provider} ${part}`)
    return result
  } catch (error) {
    const failure = error instanceof ProviderError ? error.failure : undefined
    if (failure !== undefined && ANSWERS.has(failure)) await book.forget(provider, part)
    else if (failure !== undefined && !UNSENT.has(failure) && !isOneself(unusable, call, failure)) {
      const until = new Date(now().getTime() + PAUSE_MS)
      // Everybody who is turned away reads it.
      const message = sayFailure(provider, failure)
      await book.add(provider, part, { message, limit: FAILURES, until })
    }
    // A try that found nothing out leaves it to the next one, now or when the pause is over.
    else if (tryEndsAt) await book.movePause(provider, part, tryEndsAt, now()).catch(() => false)
    throw error
  }
}

/**
 * Throws ProviderError `paused` while the service is left alone. When the pause is over, the first one that asks tries
 * it, and the others wait for another minute, or until it answered; the try is told until when.
 */
async function takeTurn(
  book: FailureLog,
  provider: string,
  part: ProviderPart,
  now: Date,
): Promise<Date | undefined> {
  const known = await book.find(provider, part)
  if (known?.pausedUntil === undefined) return undefined
  const nextEnd = new Date(now.getTime() + PAUSE_MS)
  const isOver = !isPaused(known.pausedUntil, now)
  if (isOver && (await book.movePause(provider, part, known.pausedUntil, nextEnd))) return nextEnd
  const message = `${known.message} It is left alone for a minute and then tried again.`
  throw new ProviderError(provider, 'paused', message)
}

/**
 * Whether a service is left alone at the moment. A pause that is to last much longer than any does was written by a clock
 * that was set back since.
 */
export function isPaused(pausedUntil: Date, now: Date): boolean {
  const leftMs = pausedUntil.getTime() - now.getTime()
  return leftMs > 0 && leftMs < 2 * PAUSE_MS
}
