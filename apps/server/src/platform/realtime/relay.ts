/** Tells the other processes of an installation what happened in this one. */
export type Relay = {
  /** Sends to every other process, in order, without waiting. What cannot be sent becomes a gap there. */
  send(topic: string, message: unknown): void
  /** Takes what other processes send. */
  listen(topic: string, take: (message: unknown) => void): void
  /** Called when messages of others may have been missed: what is known may be old. */
  onGap(listener: () => void): void
  close(): Promise<void>
}

/** The relay of a process that is the only one. */
export function createLoneRelay(): Relay {
  return {
    send: () => undefined,
    listen: () => undefined,
    onGap: () => undefined,
    close: async () => undefined,
  }
}
