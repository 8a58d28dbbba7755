import { randomUUID } from 'node:crypto'
import type { Connection } from '../db/open-db.ts'
import type { Log } from '../log.ts'
import { listenToPostgres } from './listen-to-postgres.ts'
import { createLoneRelay } from './relay.ts'
import type { Relay } from './relay.ts'

const CHANNEL = 'hookreel'
/** PostgreSQL takes 8000 bytes in one notification. */
const PIECE_CHARACTERS = 7000
/** More than this waiting is not sent any more: a gap says the same in one message. */
const WAITING_LIMIT = 1000
const RETRY_MS = 500
const GAP = 'gap'

/**
 * The relay between processes on one PostgreSQL: its notifications, cut into pieces where a message is larger than one.
 * The pieces of a message are sent by one statement, so they arrive together. Alone on the embedded database.
 */
export async function openRelay(connection: Connection, log: Log): Promise<Relay> {
  if (connection.kind === 'embedded') return createLoneRelay()
  const { pool, url } = connection
  const origin = randomUUID()
  const takers = new Map<string, ((message: unknown) => void)[]>()
  const gapListeners: (() => void)[] = []
  const tellGap = () => {
    for (const listener of gapListeners) listener()
  }
  const take = (topic: string, message: unknown) => {
    if (topic === GAP) tellGap()
    for (const taker of takers.get(topic) ?? []) taker(message)
  }
  const stopListening = await listenToPostgres(url, CHANNEL, joinPieces(origin, take, log), tellGap, log)

  let waiting: string[] = []
  let sending: Promise<void> | undefined
  let isClosed = false
  const sendAll = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      try {
        await pool.query('select pg_notify($1, piece) from unnest($2::text[]) as pieces(piece)', [
          CHANNEL,
          cutIntoPieces(origin, next),
        ])
      } catch (error) {
        if (isClosed) return
        log.warn('other processes cannot be told what happens here', { error })
        waiting = [JSON.stringify([GAP, null])]
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      }
    }
  }
  return {
    send: (topic, message) => {
      if (waiting.length < WAITING_LIMIT) waiting.push(JSON.stringify([topic, message]))
      else waiting = [JSON.stringify([GAP, null])]
      sending ??= sendAll().finally(() => {
        sending = undefined
      })
    },
    listen: (topic, taker) => {
      takers.set(topic, [...(takers.get(topic) ?? []), taker])
    },
    onGap: (listener) => {
      gapListeners.push(listener)
    },
    close: async () => {
      // What was said in the last moment still goes out, unless the database is away.
      isClosed = true
      await sending
      await stopListening()
    },
  }
}

/** `origin:message:number:count:text`; the text has only ASCII, so a piece can end anywhere and bytes are characters. */
function cutIntoPieces(origin: string, message: string): string[] {
  const text = message.replaceAll(
    /[^\x20-\x7e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  const id = randomUUID()
  const count = Math.ceil(text.length / PIECE_CHARACTERS)
  return Array.from({ length: count }, (_, index) => {
    const piece = text.slice(index * PIECE_CHARACTERS, (index + 1) * PIECE_CHARACTERS)
    return `${origin}:${id}:${index}:${count}:${piece}`
  })
}

/** Puts pieces together and hands on what comes from other processes. */
function joinPieces(
  origin: string,
  take: (topic: string, message: unknown) => void,
  log: Log,
): (notification: string) => void {
  let current = { id: '', text: '' }
  return (notification) => {
    const match = /^([^:]+):([^:]+):(\d+):(\d+):(.*)$/s.exec(notification)
    if (!match || match[1] === origin) return
    const [, , id = '', index, count, piece = ''] = match
    current = current.id === id ? { id, text: current.text + piece } : { id, text: piece }
    if (Number(index) !== Number(count) - 1) return
    try {
      const [topic, message]: unknown[] = JSON.parse(current.text)
      take(String(topic), message)
    } catch (error) {
      // From a server of another version, during an upgrade.
      log.warn('what another process said was not understood', { error })
    }
  }
}
