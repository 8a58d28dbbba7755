/** Something that happened to one user's things. */
export type UserEvent = { readonly name: string; readonly data: unknown }

/** Tells the open pages of a user what changed. Nobody else's events ever reach a listener. */
export type EventHub = {
  publish(userId: string, name: string, data: unknown): void
  /** Answers the function that ends the subscription. */
  subscribe(userId: string, listener: (event: UserEvent) => void): () => void
}

/** A hub within this process. */
export function createEventHub(): EventHub {
  const listeners = new Map<string, Set<(event: UserEvent) => void>>()
  return {
    publish: (userId, name, data) => {
      for (const listener of listeners.get(userId) ?? []) listener({ name, data })
    },
    subscribe: (userId, listener) => {
      const own = listeners.get(userId) ?? new Set()
      listeners.set(userId, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0 && listeners.get(userId) === own) listeners.delete(userId)
      }
    },
  }
}
