import { z } from 'zod'
import { createLoneRelay } from './relay.ts'
import type { Relay } from './relay.ts'

/** Something that happened to one user's things. */
export type UserEvent = { readonly name: string; readonly data: unknown }

/** Tells the open pages of a user what changed. Nobody else's events ever reach a listener. */
export type EventHub = {
  publish(userId: string, name: string, data: unknown): void
  /**
   * Answers the function that ends the subscription. `recheck` is called when a session of the user may have ended,
   * `drop` when events may have been missed.
   */
  subscribe(
    userId: string,
    listener: (event: UserEvent) => void,
    recheck?: () => void,
    drop?: () => void,
  ): () => void
  /** How many listeners there are in this process. */
  count(): number
  /** How many of them are this user's. */
  countOf(userId: string): number
  /** A session of this user ended: streams of an ended session close at once. */
  recheck(userId: string): void
}

type Listener = {
  readonly tell: (event: UserEvent) => void
  readonly recheck: () => void
  readonly drop: () => void
}

const EVENT = 'event'
const RECHECK = 'recheck'
const eventSchema = z.object({ userId: z.string(), name: z.string(), data: z.unknown() })

/** The hub of this process; through `relay` it is one with those of the other processes. */
export function createEventHub(relay: Relay = createLoneRelay()): EventHub {
  const listeners = new Map<string, Set<Listener>>()
  const tellHere = (userId: string, event: UserEvent) => {
    for (const { tell } of listeners.get(userId) ?? []) tell(event)
  }
  const recheckHere = (userId: string) => {
    for (const { recheck } of listeners.get(userId) ?? []) recheck()
  }
  relay.listen(EVENT, (message) => {
    const { userId, name, data } = eventSchema.parse(message)
    tellHere(userId, { name, data })
  })
  relay.listen(RECHECK, (message) => recheckHere(z.string().parse(message)))
  relay.onGap(() => {
    for (const own of [...listeners.values()]) for (const { drop } of [...own]) drop()
  })
  return {
    publish: (userId, name, data) => {
      tellHere(userId, { name, data })
      relay.send(EVENT, { userId, name, data })
    },
    recheck: (userId) => {
      recheckHere(userId)
      relay.send(RECHECK, userId)
    },
    count: () => [...listeners.values()].reduce((sum, own) => sum + own.size, 0),
    countOf: (userId) => listeners.get(userId)?.size ?? 0,
    subscribe: (userId, tell, recheck = () => undefined, drop = () => undefined) => {
      const own = listeners.get(userId) ?? new Set()
      const listener = { tell, recheck, drop }
      listeners.set(userId, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0 && listeners.get(userId) === own) listeners.delete(userId)
      }
    },
  }
}
