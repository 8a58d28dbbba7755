import type { MiddlewareHandler } from 'hono'
import { LINES_TYPE } from '../answer-lines.ts'
import type { AppContext, AppEnv } from '../app-type.ts'

/** Until an answer is taken it is in memory: 300 of two megabytes that nobody read took 800 MB (measured). */
export const ANSWER_LIMITS = {
  /** Of which nothing is taken for so long. */
  idleMs: 30_000,
  /** So long it may take in all: on a line of 20 kB a second two megabytes take 100 s. */
  limitMs: 120_000,
}
/** Texts and pictures of pages, which anybody may ask for. */
export const PAGE_LIMITS = { idleMs: 30_000, limitMs: 600_000 }

const STREAMS = ['text/event-stream', LINES_TYPE]

/**
 * Cuts off those who do not take an answer. What has limits of its own, as files have, keeps them. What comes bit by bit may be quiet
 * and go on for long: it is cut off when some of it waits and nothing of that is taken.
 */
export function limitAnswers({ idleMs, limitMs } = ANSWER_LIMITS): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    await next()
    const outgoing = context.env?.outgoing
    if (!outgoing || outgoing.listenerCount('timeout') > 0) return
    const cut = () => void outgoing.destroy()
    if (isStream(context)) {
      outgoing.setTimeout(idleMs, () => {
        if (outgoing.writableLength > 0) cut()
      })
      return
    }
    const end = setTimeout(cut, limitMs).unref()
    outgoing.setTimeout(idleMs, cut)
    outgoing.once('close', () => clearTimeout(end))
  }
}

/** Calls back when an answer is taken, or will not be; at once for one that goes on for long, and in a test without a socket. */
export function whenTaken(context: AppContext, then: () => void): void {
  const outgoing = context.env?.outgoing
  if (!outgoing || outgoing.closed || isStream(context)) then()
  else outgoing.once('close', then)
}

function isStream({ res }: AppContext): boolean {
  const type = res.headers.get('content-type') ?? ''
  return STREAMS.some((stream) => type.startsWith(stream))
}
