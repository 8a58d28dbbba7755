/** Something that happened to one user's things. */
export type UserEvent = { readonly name: string; readonly data: unknown }

/** Tells the open pages of a user what changed. Nobody else's events ever reach a listener. */
export type EventHub = {
  publish(userId: string, name: string, data: unknown): void
  /** Answers the function that ends the subscription. `recheck` is called when a session of the user may have ended. */
  subscribe(userId: string, listener: (event: UserEvent) => void, recheck?: () => void): () => void
  /** A session of this user ended: streams of an ended session close at once. */
  recheck(userId: string): void
}

type Listener = { readonly tell: (event: UserEvent) => void; readonly recheck: () => void }

/** A hub within this process. */
export function createEventHub(): EventHub {
  const listeners = new Map<string, Set<Listener>>()
  return {
    publish: (userId, name, data) => {
      for (const { tell } of listeners.get(userId) ?? []) tell({ name, data })
    },
    recheck: (userId) => {
      for (const { recheck } of listeners.get(userId) ?? []) recheck()
    },
    subscribe: (userId, tell, recheck = () => undefined) => {
      const own = listeners.get(userId) ?? new Set()
      const listener = { tell, recheck }
      listeners.set(userId, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0 && listeners.get(userId) === own) listeners.delete(userId)
      }
    },
  }
}
