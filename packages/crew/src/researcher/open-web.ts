import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { plainTexts } from '@hookreel/film'
import { budgetOf, pauseOf, sizeOf } from './web-limits.ts'
import type { WebContent, WebProvider } from './web-limits.ts'

/** How the open web is used; the operator's settings. */
export type OpenWebSettings = {
  readonly isOn: boolean
  /** Address or e-mail of who runs this installation; encyclopedias ask for it, and serve those without one less. */
  readonly contact: string | undefined
  /** Where each provider is reached, without a slash at the end. */
  readonly wikipedia: string
  readonly wikidata: string
}

/** One request as it is sent: never further than `maxBytes` and `timeoutMs`, and redirected as often as it says: never, where it does not. */
export type WebRequest = {
  readonly headers: Readonly<Record<string, string>>
  readonly maxBytes: number
  readonly timeoutMs: number
  readonly redirects?: number
  readonly signal?: AbortSignal | undefined
}
export type WebReply = {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Uint8Array
}
/** Fetches an address that the operator's settings lead to; throws when nothing whole comes back. */
export type WebGet = (address: string, request: WebRequest) => Promise<WebReply>

/** Whom something is remembered for: everybody, or the person alone whose question it came of. */
export type WebScope = 'all' | 'own'

/** What outlives the process: answers with an end, and how often a provider was asked. */
export type WebMemory = {
  recall(key: string, scope?: WebScope): Promise<string | undefined>
  remember(key: string, text: string, seconds: number, scope?: WebScope): Promise<void>
  /**
   * Takes one of so many requests of the running window; answers whether there was one left for the one who asks: where many
   * share a budget, nobody gets all of it.
   */
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
  readonly provider: WebProvider
  readonly address: string
  readonly keepSeconds: number
  readonly signal?: AbortSignal | undefined
}
export type OpenWeb = {
  askJson(asked: AskWeb): Promise<unknown>
  /** The bytes of a picture; anyone who keeps them remembers them. */
  askPicture(asked: Omit<AskWeb, 'keepSeconds'>): Promise<Uint8Array>
  /** The bytes of a piece of music or a sound. */
  askSound(asked: Omit<AskWeb, 'keepSeconds'>): Promise<Uint8Array>
  /** The bytes of footage. */
  askClip(asked: Omit<AskWeb, 'keepSeconds'>): Promise<Uint8Array>
}

const LATELY_MS = 60_000
const OFFLINE_SECONDS = 60
/** Its own refusals say not how long. */
const REFUSAL_SECONDS = 60
/** A wall before a collection refuses some words; so long anyone who used them asks nothing more there. */
const WALL_SECONDS = 600
/** So long everybody waits once a second person was refused, until the next one asks: two who mean it stop others for one minute of ten. */
const PROBE_SECONDS = 60
/** A person waits: a pause this short is waited for, a longer one is not. */
const LONGEST_WAIT_SECONDS = 2
const TRIES = 3

/** What a refused answer is no silence of. */
const NOT_ITS_SILENCE = new Set(['too_large', 'wrong_type', 'too_many_redirects', 'address_not_allowed'])

type Asked = Omit<AskWeb, 'keepSeconds'> & { readonly what: WebContent }
const ACCEPTED = { json: 'application/json', picture: 'image/*', sound: 'audio/*', clip: 'video/*' } as const
type OpenWebParts = {
  readonly settings: Pick<OpenWebSettings, 'isOn' | 'contact'>
  readonly get: WebGet
  readonly memory: WebMemory
}

/**
 * The one door to sources: it keeps each provider's budget and its pauses, also over a restart, remembers answers, says
 * honestly who asks, and imitates nobody. Throws a WebProblem for everything that brought neither JSON
 * nor a picture.
 */
export function createOpenWeb({ settings, get, memory }: OpenWebParts): OpenWeb {
  const headers = { 'user-agent': nameAgent(settings.contact), accept: 'application/json' }
  const pause = async (provider: string, failure: WebFailure, seconds: number) => {
    await memory.remember(`pause ${provider}`, failure, seconds)
    return new WebProblem(failure)
  }
  // One person's words may be what is refused: everybody waits only where somebody else is refused, too.
  const standBeforeWall = async (provider: string) => {
    const isKnown = (await memory.recall(`wall ${provider}`)) !== undefined
    await memory.remember(`wall ${provider}`, 'refused', WALL_SECONDS)
    await memory.remember(`own wall ${provider}`, 'refused', WALL_SECONDS, 'own')
    return isKnown ? pause(provider, 'refused', PROBE_SECONDS) : new WebProblem('refused')
  }
  const takeFromBudget = async (asked: Asked) => {
    const { provider, what } = asked
    for (const paused of new Set([provider, whoPauses(asked)]))
      if ((await memory.recall(`pause ${paused}`)) !== undefined) throw new WebProblem('busy', false)
    if ((await memory.recall(`own wall ${provider}`, 'own')) !== undefined)
      throw new WebProblem('refused', false)
    if ((await memory.recall(`silence ${provider}`, 'own')) !== undefined)
      throw new WebProblem('unreachable', false)
    const counted = what === 'json' ? provider : `${provider} pictures`
    const { minute, day } = budgetOf(provider, what, settings.contact !== undefined)
    const hasMinute = await memory.take(`${counted} minute`, { most: minute, seconds: 60 })
    const hasDay = hasMinute && (await memory.take(`${counted} day`, { most: day, seconds: 86_400 }))
    if (!hasDay) throw new WebProblem('busy')
  }
  let answeredAt = -Infinity
  const fetchOnce = async (asked: Asked): Promise<WebReply> => {
    const { provider, address, signal, what } = asked
    const isFile = what !== 'json'
    await takeFromBudget(asked)
    const isFirst = performance.now() - answeredAt > LATELY_MS
    const limits = sizeOf(what, isFirst)
    try {
      const sent = { ...headers, accept: ACCEPTED[what] }
      const reply = await get(address, { headers: sent, ...limits, signal })
      answeredAt = performance.now()
      return reply
    } catch (error) {
      signal?.throwIfAborted()
      const isWhole = error instanceof Error && 'code' in error
      // What came and cannot be used says nothing of the next page; what never came does.
      if (isWhole && NOT_ITS_SILENCE.has(String(error.code)))
        throw new WebProblem('broken', true, { cause: error })
      // A picture may lie with anybody: one that does not come says nothing of the collection.
      if (isFile) throw new WebProblem('unreachable', true, { cause: error })
      // One person's question that took too long says nothing of another's: only the one who asked it is spared the next wait.
      await memory.remember(`silence ${provider}`, 'unreachable', OFFLINE_SECONDS, 'own')
      throw new WebProblem('unreachable', true, { cause: error })
    }
  }
  const askOnce = async (asked: Asked, isLast: boolean): Promise<Uint8Array | undefined> => {
    const reply = await fetchOnce(asked)
    const isExpected = { json: isJson, picture: isImage, sound: isSound, clip: isFootage }[asked.what](reply)
    if (reply.status === 429 || reply.status === 503) {
      const seconds = pauseOf(asked.provider, asked.what, reply.headers.get('retry-after'))
      if (isLast || seconds > LONGEST_WAIT_SECONDS) throw await pause(whoPauses(asked), 'busy', seconds)
      await wait(seconds * 1000, undefined, asked.signal ? { signal: asked.signal } : {})
      return undefined
    }
    if (reply.status === 403 && !isJson(reply) && asked.what === 'json')
      throw await standBeforeWall(asked.provider)
    if (reply.status !== 200 || !isExpected) throw new WebProblem('broken')
    return reply.bytes
  }
  const askUntilAnswered = async (asked: Asked): Promise<Uint8Array> => {
    for (let left = TRIES; left > 0; left -= 1) {
      const bytes = await askOnce(asked, left === 1)
      if (bytes !== undefined) return bytes
    }
    throw new WebProblem('busy')
  }
  const askFile = async (asked: Asked): Promise<Uint8Array> => {
    if (!settings.isOn) throw new WebProblem('off')
    return askUntilAnswered(asked)
  }
  return {
    askJson: async (asked) => {
      if (!settings.isOn) throw new WebProblem('off')
      const key = `answer ${createHash('sha256').update(asked.address).digest('hex')}`
      const known = await memory.recall(key)
      if (known !== undefined) return readJson(known)
      const text = new TextDecoder().decode(await askUntilAnswered({ ...asked, what: 'json' }))
      const value = readJson(text)
      // Its own refusals come as 200 with an error in them; they are not the topic's answer for a day.
      if (isRefusal(value)) throw await pause(asked.provider, 'busy', REFUSAL_SECONDS)
      await memory.remember(key, text, asked.keepSeconds)
      return value
    },
    askPicture: (asked) => askFile({ ...asked, what: 'picture' }),
    askSound: (asked) => askFile({ ...asked, what: 'sound' }),
    askClip: (asked) => askFile({ ...asked, what: 'clip' }),
  }
}

/** Words to search for: no search needs other signs, and the walls before collections take some of them for an attack. */
export const searchWords = (text: string): string =>
  text
    .replace(/[^\p{L}\p{M}\p{N}\s'’.,&-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200)

/** Who asks, as the Wikimedia policy wants it: the word "bot", and whom to write to. */
export const nameAgent = (contact: string | undefined): string =>
  `HookreelBot/1.0 (${contact ?? 'self-hosted, no contact set'}) node`

/** Who is left in peace when an answer asks for it: the collection, or the server alone that one of its files was asked of. */
const whoPauses = ({ provider, what, address }: Asked): string =>
  what === 'json' || !URL.canParse(address) ? provider : `files of ${new URL(address).host}`

const isJson = ({ headers }: WebReply): boolean =>
  /^application\/(?:[\w.-]+\+)?json\b/i.test(headers.get('content-type') ?? '')

const isImage = ({ headers }: WebReply): boolean =>
  /^image\/(?:jpeg|png|webp)\b/i.test(headers.get('content-type') ?? '')

/** Some send sounds as bytes of any kind; what they are is told by their content. */
const isSound = ({ headers }: WebReply): boolean =>
  /^(?:audio\/|application\/(?:ogg|octet-stream)\b|binary\/octet-stream\b|video\/ogg\b)/i.test(
    headers.get('content-type') ?? '',
  )

/** As sounds: what they are is told by their content. */
const isFootage = ({ headers }: WebReply): boolean =>
  /^(?:video\/(?:mp4|webm|quicktime)\b|(?:application|binary)\/octet-stream\b)/i.test(
    headers.get('content-type') ?? '',
  )

/** Where the words of strangers come in: what is no text in them goes no further. */
function readJson(text: string): unknown {
  try {
    return plainTexts<unknown>(JSON.parse(text))
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
