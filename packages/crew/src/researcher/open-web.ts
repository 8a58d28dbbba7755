import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

/** How the open web is used; the operator's settings. */
export type OpenWebSettings = {
  readonly isOn: boolean
  /** Address or e-mail of who runs this installation; encyclopedias ask for it, and serve those without one less. */
  readonly contact: string | undefined
  /** Where each provider is reached, without a slash at the end. */
  readonly wikipedia: string
  readonly wikidata: string
}

/** One request as it is sent: never further than `maxBytes` and `timeoutMs`, never redirected. */
export type WebRequest = {
  readonly headers: Readonly<Record<string, string>>
  readonly maxBytes: number
  readonly timeoutMs: number
  readonly signal?: AbortSignal | undefined
}
export type WebReply = {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Uint8Array
}
/** Fetches an address that the operator's settings lead to; throws when nothing whole comes back. */
export type WebGet = (address: string, request: WebRequest) => Promise<WebReply>

/** What outlives the process: answers with an end, and how often a provider was asked. */
export type WebMemory = {
  recall(key: string): Promise<string | undefined>
  remember(key: string, text: string, seconds: number): Promise<void>
  /** Takes one of so many requests of the running window; answers whether there was one left. */
  take(key: string, limit: { readonly most: number; readonly seconds: number }): Promise<boolean>
}

/** Why a source gave nothing. */
export type WebFailure = 'off' | 'unreachable' | 'busy' | 'refused' | 'broken'

/** Thrown for whatever a source did not answer. */
export class WebProblem extends Error {
  override name = 'WebProblem'
  readonly failure: WebFailure
  /** False when it was known before: it need not be said again. */
  readonly isNew: boolean

  constructor(failure: WebFailure, isNew = true, options?: ErrorOptions) {
    super(`the open web: ${failure}`, options)
    this.failure = failure
    this.isNew = isNew
  }
}

export type AskWeb = {
  /** Which budget it is taken from: all Wikimedia projects count together. */
  readonly provider: 'wikimedia'
  readonly address: string
  readonly keepSeconds: number
  readonly signal?: AbortSignal | undefined
}
export type OpenWeb = { askJson(asked: AskWeb): Promise<unknown> }

/** Where nothing answered lately, this long is waited to learn whether there is a net. */
const FIRST_MS = 2000
const LATELY_MS = 60_000
const REPLY_MS = 10_000
/** An article of a hundred pages has 1 MB. */
const MAX_BYTES = 3_000_000
/** Requests a minute; with a contact, a fifth of what Wikimedia allows. */
const PER_MINUTE = { withContact: 40, without: 8 }
const PER_DAY = 5000
const OFFLINE_SECONDS = 60
const WALL_SECONDS = 6 * 3600
const DEFAULT_PAUSE_SECONDS = 60
/** A person waits: a pause this short is waited for, a longer one is not. */
const LONGEST_WAIT_SECONDS = 2
const TRIES = 3

type OpenWebParts = {
  readonly settings: OpenWebSettings
  readonly get: WebGet
  readonly memory: WebMemory
}

/**
 * The one door to sources: it keeps each provider's budget and its pauses, also over a restart, remembers answers, says
 * honestly who asks, and imitates nobody. Throws a WebProblem for everything that brought no JSON.
 */
export function createOpenWeb({ settings, get, memory }: OpenWebParts): OpenWeb {
  const headers = { 'user-agent': nameAgent(settings.contact), accept: 'application/json' }
  const perMinute = settings.contact === undefined ? PER_MINUTE.without : PER_MINUTE.withContact
  const pause = async (provider: string, failure: WebFailure, seconds: number) => {
    await memory.remember(`pause ${provider}`, failure, seconds)
    return new WebProblem(failure)
  }
  const takeFromBudget = async (provider: string) => {
    const known = await memory.recall(`pause ${provider}`)
    if (known !== undefined) throw new WebProblem(known === 'unreachable' ? known : 'busy', false)
    const hasMinute = await memory.take(`${provider} minute`, { most: perMinute, seconds: 60 })
    const hasDay = hasMinute && (await memory.take(`${provider} day`, { most: PER_DAY, seconds: 86_400 }))
    if (!hasDay) throw new WebProblem('busy')
  }
  let answeredAt = -Infinity
  const fetchOnce = async ({ provider, address, signal }: AskWeb): Promise<WebReply> => {
    await takeFromBudget(provider)
    const isFirst = performance.now() - answeredAt > LATELY_MS
    const timeoutMs = isFirst ? FIRST_MS : REPLY_MS
    try {
      const reply = await get(address, { headers, maxBytes: MAX_BYTES, timeoutMs, signal })
      answeredAt = performance.now()
      return reply
    } catch (error) {
      signal?.throwIfAborted()
      const isWhole = error instanceof Error && 'code' in error
      // What came and cannot be used says nothing of the next page; what never came does.
      if (isWhole && ['too_large', 'wrong_type', 'too_many_redirects'].includes(String(error.code)))
        throw new WebProblem('broken', true, { cause: error })
      throw await pause(provider, 'unreachable', OFFLINE_SECONDS)
    }
  }
  const askOnce = async (asked: AskWeb, isLast: boolean): Promise<string | undefined> => {
    const reply = await fetchOnce(asked)
    if (reply.status === 429 || reply.status === 503) {
      const seconds = readRetryAfter(reply.headers.get('retry-after'))
      if (isLast || seconds > LONGEST_WAIT_SECONDS) throw await pause(asked.provider, 'busy', seconds)
      await wait(seconds * 1000, undefined, asked.signal ? { signal: asked.signal } : {})
      return undefined
    }
    if (reply.status === 403 && !isJson(reply)) throw await pause(asked.provider, 'refused', WALL_SECONDS)
    if (reply.status !== 200 || !isJson(reply)) throw new WebProblem('broken')
    return new TextDecoder().decode(reply.bytes)
  }
  return {
    askJson: async (asked) => {
      if (!settings.isOn) throw new WebProblem('off')
      const key = `answer ${createHash('sha256').update(asked.address).digest('hex')}`
      const known = await memory.recall(key)
      if (known !== undefined) return JSON.parse(known)
      for (let left = TRIES; left > 0; left -= 1) {
        const text = await askOnce(asked, left === 1)
        if (text === undefined) continue
        const value = readJson(text)
        // Its own refusals come as 200 with an error in them; they are not the topic's answer for a day.
        if (isRefusal(value)) throw await pause(asked.provider, 'busy', DEFAULT_PAUSE_SECONDS)
        await memory.remember(key, text, asked.keepSeconds)
        return value
      }
      throw new WebProblem('busy')
    },
  }
}

/** Who asks, as the Wikimedia policy wants it: the word "bot", and whom to write to. */
export const nameAgent = (contact: string | undefined): string =>
  `HookreelBot/1.0 (${contact ?? 'self-hosted, no contact set'}) node`

function readRetryAfter(value: string | null): number {
  if (value === null) return DEFAULT_PAUSE_SECONDS
  if (/^\d+$/.test(value.trim())) return Math.min(Number(value), WALL_SECONDS)
  const seconds = (Date.parse(value) - Date.now()) / 1000
  return Number.isNaN(seconds)
    ? DEFAULT_PAUSE_SECONDS
    : Math.min(Math.max(0, Math.ceil(seconds)), WALL_SECONDS)
}

const isJson = ({ headers }: WebReply): boolean =>
  /^application\/(?:[\w.-]+\+)?json\b/i.test(headers.get('content-type') ?? '')

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new WebProblem('broken', true, { cause: error })
  }
}

const isRefusal = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'error' in value &&
  /maxlag|ratelimited|http-bad-status|readonly/.test(JSON.stringify(value.error))

/** For the command line: `fetch` within the same limits, which follows nobody elsewhere. */
export function boundFetch(fetch: typeof globalThis.fetch): WebGet {
  return async (address, { headers, maxBytes, timeoutMs, signal }) => {
    const ends = AbortSignal.timeout(timeoutMs)
    const response = await fetch(address, {
      headers,
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, ends]) : ends,
    })
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of response.body ?? []) {
      size += chunk.length
      if (size > maxBytes) throw Object.assign(new Error('The answer is too large.'), { code: 'too_large' })
      chunks.push(chunk)
    }
    return { status: response.status, headers: response.headers, bytes: Buffer.concat(chunks) }
  }
}
