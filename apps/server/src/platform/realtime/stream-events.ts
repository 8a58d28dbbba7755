import { AppError } from '../http/app-error.ts'
import type { EventHub, UserEvent } from './event-hub.ts'

const HEARTBEAT_MS = 25_000
/** How long a page waits before it connects again. */
const RETRY_MS = 2000
/** A page that reads nothing for so many events is cut off: it connects again and asks for what is now. */
const BACKLOG_EVENTS = 500

/** Open pages of one person: each costs a connection, and a question to the database every heartbeat. */
const STREAMS_PER_USER = 24

/**
 * The answer to `GET /api/events`: a stream of the user's events. Every heartbeat, and when a session
 * of the user may have ended, it asks `isStillSignedIn`, so that the stream of a session that ended closes too. Throws
 * `streams_too_many`; the page asks again later.
 */
export function streamEvents(
  hub: EventHub,
  userId: string,
  signal: AbortSignal,
  isStillSignedIn: () => Promise<boolean>,
): Response {
  if (hub.countOf(userId) >= STREAMS_PER_USER) throw new AppError('streams_too_many')
  const encoder = new TextEncoder()
  let close = () => {}
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        const send = (text: string) => {
          if ((controller.desiredSize ?? 0) <= 0) close()
          else controller.enqueue(encoder.encode(text))
        }
        const check = () => {
          isStillSignedIn().then(
            (isSignedIn) => (isSignedIn ? send(formatEvent({ name: 'heartbeat', data: {} })) : close()),
            () => close(),
          )
        }
        const unsubscribe = hub.subscribe(
          userId,
          (event) => send(formatEvent(event)),
          check,
          // The page connects again and asks for what is now.
          () => close(),
        )
        const heartbeat = setInterval(check, HEARTBEAT_MS)
        heartbeat.unref()
        let isOpen = true
        close = () => {
          if (!isOpen) return
          isOpen = false
          clearInterval(heartbeat)
          unsubscribe()
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
    { highWaterMark: BACKLOG_EVENTS },
  )
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  })
}

function formatEvent(event: UserEvent): string {
  return `event: ${event.name}\ndata: ${JSON.stringify(event.data)}\n\n`
}
