import { Client } from 'pg'
import type { Log } from '../log.ts'

const FIRST_RETRY_MS = 250
const LAST_RETRY_MS = 5000
/** A line that died without a word is noticed after this long. */
const CHECK_MS = 10_000
const ANSWER_LIMIT_MS = 5000

/**
 * Hears the notifications of a channel on a connection of its own. A lost connection is opened again until it works;
 * `onGap` is called then, because what was sent meanwhile is lost. Answers the function that ends it.
 */
export async function listenToPostgres(
  url: string,
  channel: string,
  onNotification: (payload: string) => void,
  onGap: () => void,
  log: Log,
): Promise<() => Promise<void>> {
  let client: Client | undefined
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  const connect = async () => {
    const opened = new Client({
      connectionString: url,
      application_name: 'hookreel-listen',
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_LIMIT_MS,
      query_timeout: ANSWER_LIMIT_MS,
    })
    opened.on('notification', ({ payload }) => onNotification(payload ?? ''))
    opened.on('error', () => lose(opened))
    opened.on('end', () => lose(opened))
    client = opened
    await opened.connect()
    await opened.query(`listen ${channel}`)
  }
  const lose = (lost: Client) => {
    if (client !== lost || isStopped) return
    client = undefined
    log.warn('the line to other processes was lost')
    // A line that is cut cannot always say good-bye.
    void lost.end().catch(() => undefined)
    reconnect(FIRST_RETRY_MS)
  }
  const reconnect = (waitMs: number) => {
    timer = setTimeout(() => {
      connect().then(onGap, () => {
        client = undefined
        if (!isStopped) reconnect(Math.min(LAST_RETRY_MS, waitMs * 2))
      })
    }, waitMs)
  }
  await connect()
  const check = setInterval(() => {
    const checked = client
    checked?.query('select 1').catch(() => lose(checked))
  }, CHECK_MS)
  return async () => {
    isStopped = true
    clearTimeout(timer)
    clearInterval(check)
    await client?.end().catch(() => undefined)
  }
}
