import type { MiddlewareHandler } from 'hono'
import { AppError } from '../app-error.ts'
import type { AppContext, AppEnv } from '../app-type.ts'
import { whenTaken } from './limit-answers.ts'

/** How many requests of one person are answered beside each other. */
export const TURNS = {
  /** While nobody else asks for anything: more than a browser opens at once. */
  alone: 12,
  /** While others do: what is answered beside theirs makes them wait by so much at most. */
  besideOthers: 2,
  /** Somebody who asked so lately is there. */
  presentMs: 2000,
  /** A request that takes longer waits for the world, and not for this machine: it keeps its person's next ones no longer. */
  holdMs: 20_000,
  /** Further ones of the same person are refused. */
  waiting: 256,
}

/** What somebody reads does not wait for what they have changed, as that may take an AI service's time. */
type Lane = { running: number; readonly waiting: (() => void)[] }
type Person = { seenAt: number; readonly reads: Lane; readonly changes: Lane }

/**
 * Answers the requests of one person in turn, so that somebody who sends hundreds at once waits for those and nobody else does.
 * `tellWho` names who asks; nobody for what counts for no one. Throws `rate_limited` for one whose own queue is full.
 */
export function takeTurns(
  tellWho: (context: AppContext) => Promise<string | undefined>,
  now: () => number = () => performance.now(),
): MiddlewareHandler<AppEnv> {
  const people = new Map<string, Person>()
  const letIn = (lane: Lane) => {
    const most = people.size > 1 ? TURNS.besideOthers : TURNS.alone
    while (lane.running < most) {
      const next = lane.waiting.shift()
      if (!next) return
      lane.running += 1
      next()
    }
  }
  return async (context, next) => {
    const who = await tellWho(context)
    if (who === undefined) return next()
    const lane = see(people, who, now())[context.req.method === 'GET' ? 'reads' : 'changes']
    if (lane.waiting.length >= TURNS.waiting) throw tooMany()
    await new Promise<void>((resolve) => {
      // After whatever else came in: the embedded database answers without leaving the processor, so that 300 requests which came
      // together were answered one after the other before anybody else's was as much as read.
      lane.waiting.push(() => setImmediate(resolve))
      letIn(lane)
    })
    const end = endOnce(lane, letIn)
    const overdue = setTimeout(end, TURNS.holdMs).unref()
    const leave = () => {
      clearTimeout(overdue)
      end()
    }
    // Where two of these stand behind each other, both turns end.
    const leaveOuter = context.get('leaveTurn')
    context.set('leaveTurn', () => {
      leaveOuter?.()
      leave()
    })
    try {
      // Anyone who hung up while they waited gets no answer, so none is made.
      if (context.req.raw.signal.aborted) throw tooMany()
      await next()
    } catch (error) {
      leave()
      throw error
    }
    // What is made and not taken is in memory: it keeps its turn.
    whenTaken(context, leave)
  }
}

function endOnce(lane: Lane, letIn: (lane: Lane) => void): () => void {
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    lane.running -= 1
    letIn(lane)
  }
}

/** Who is there stands in the order in which they asked last: those who left are in front. */
function see(people: Map<string, Person>, who: string, now: number): Person {
  const person = people.get(who) ?? {
    seenAt: now,
    reads: { running: 0, waiting: [] },
    changes: { running: 0, waiting: [] },
  }
  people.delete(who)
  for (const [name, other] of people) {
    if (other.seenAt + TURNS.presentMs > now) break
    if (isIdle(other.reads) && isIdle(other.changes)) people.delete(name)
  }
  person.seenAt = now
  people.set(who, person)
  return person
}

const isIdle = ({ running, waiting }: Lane) => running === 0 && waiting.length === 0
const tooMany = () => new AppError('rate_limited', { details: { retryAfterSeconds: 1 } })
