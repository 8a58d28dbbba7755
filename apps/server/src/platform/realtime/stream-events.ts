import { AppError } from '../http/app-error.ts'
import type { EventHub, UserEvent } from './event-hub.ts'

const HEARTBEAT_MS = 25_000
/** How long a page waits before it connects again. */
const RETRY_MS = 2000
/** A page that is so far behind is cut off: it connects again and asks for what is now. A batch of fifty pieces has 180 kB. */
const BACKLOG_BYTES = 262_144
/** A connection whose stream is over and that its page keeps open all the same is cut after so long. */
const LEAVING_MS = 5000

/** What an answer is sent on, as far as a stream has to do with it. */
export type Connection = {
  readonly closed: boolean
  destroy(): unknown
  once(event: 'close', listener: () => void): unknown
}

/** Connections of one person until their sockets are closed: each costs memory, and a question to the database every heartbeat. */
const STREAMS_PER_USER = 24

/**
 * The answer to `GET /api/events`: a stream of the user's events. Every heartbeat, and when a session
 * of the user may have ended, it asks `isStillSignedIn`, so that the stream of a session that ended closes too. Anyone who does not
 * read is cut off with all that waits; `connection` is what it is sent on, but in tests. Throws `streams_too_many`; the page asks again later.
 */
export function streamEvents(
  hub: EventHub,
  userId: string,
  {
    signal,
    connection,
    isLate = () => false,
  }: {
    readonly signal: AbortSignal
    readonly connection?: Connection | undefined
    /** What says how something was before what was told already: it is not sent. */
    readonly isLate?: (event: UserEvent) => boolean
  },
  isStillSignedIn: () => Promise<boolean>,
): Response {
  if (hub.countOf(userId) >= STREAMS_PER_USER) throw new AppError('streams_too_many')
  const encoder = new TextEncoder()
  let close = () => {}
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        let isOpen = true
        const send = (text: string) => {
          if (!isOpen) return
          if ((controller.desiredSize ?? 0) <= 0) {
            close()
            // What waits for its reader goes with the connection.
            connection?.destroy()
          } else controller.enqueue(encoder.encode(text))
        }
        const check = () => {
          isStillSignedIn().then(
            (isSignedIn) => (isSignedIn ? send(formatEvent({ name: 'heartbeat', data: {} })) : close()),
            () => close(),
          )
        }
        const unsubscribe = hub.subscribe(
          userId,
          (event) => {
            if (!isLate(event)) send(formatEvent(event))
          },
          check,
          // The page connects again and asks for what is now.
          () => close(),
        )
        const heartbeat = setInterval(check, HEARTBEAT_MS)
        heartbeat.unref()
        close = () => {
          if (!isOpen) return
          isOpen = false
          clearInterval(heartbeat)
          unsubscribeOnClose(connection, unsubscribe)
          try {
            controller.close()
          } catch {
            // The browser was faster: the stream is closed already.
          }
        }
        signal.addEventListener('abort', close, { once: true })
        send(`retry: ${RETRY_MS}\n\n`)
      },
      cancel: () => close(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: BACKLOG_BYTES }),
  )
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  })
}

/** It counts as one of its person's until its socket is closed, which does not wait for its reader. */
function unsubscribeOnClose(connection: Connection | undefined, unsubscribe: () => void): void {
  if (!connection || connection.closed) {
    unsubscribe()
    return
  }
  connection.once('close', unsubscribe)
  const end = () => {
    connection.destroy()
    unsubscribe()
  }
  setTimeout(end, LEAVING_MS).unref()
}

function formatEvent(event: UserEvent): string {
  return `event: ${event.name}\ndata: ${JSON.stringify(event.data)}\n\n`
}
