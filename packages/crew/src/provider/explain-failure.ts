import { APICallError, RetryError } from 'ai'
import { ProviderError } from './provider.ts'
import type { ProviderFailure } from './provider.ts'

/** What people call the services. */
const NAMES: Readonly<Record<string, string>> = {
  openai: 'OpenAI',
  'openai-compatible': 'The OpenAI-compatible service',
  anthropic: 'Anthropic',
  google: 'Google Gemini',
  ollama: 'Ollama',
  elevenlabs: 'ElevenLabs',
  kokoro: 'Kokoro',
  fal: 'fal',
  replicate: 'Replicate',
  stability: 'Stability AI',
  comfyui: 'ComfyUI',
  automatic1111: 'Automatic1111',
  pexels: 'Pexels',
}

/** The name of a service as people write it. */
export function nameProvider(provider: string): string {
  return NAMES[provider] ?? provider
}

const SENTENCES: Readonly<Record<ProviderFailure, string>> = {
  no_key: 'is not configured: it has no key or address.',
  refused: 'refuses the key, or the account may not use this model.',
  out_of_quota: 'says that the account has no credit left. Top it up, or wait until its limit is renewed.',
  rate_limited: 'gets too many requests at the moment. Try again in a little while.',
  slow: 'did not answer in time.',
  unavailable: 'cannot be reached, or is broken at the moment.',
  broken: 'gave an answer that cannot be used.',
  moderated: 'declines this content. Change the words and try again.',
  bad_request: 'does not accept the request. Check the configured model.',
  over_budget: 'was not asked: the limit of spending is reached.',
  paused: 'failed several times just now and is left alone for a while.',
}

/** A failure as an error with its sentence; `said` is what the service says itself, shortened. */
export function failAs(
  provider: string,
  failure: ProviderFailure,
  details: { said?: string; cause?: unknown; retryAfterSeconds?: number | undefined } = {},
): ProviderError {
  const said = shorten(details.said ?? '')
  const message = `${nameProvider(provider)} ${SENTENCES[failure]}${said && ` It says: ${said}`}`
  return new ProviderError(provider, failure, message, details)
}

/**
 * What went wrong in a call to a service, in the few ways that a person can act on: errors of the AI SDK, of `fetch`, answers
 * with a status, and time that ran out. An abort by `signal` that was not a timeout is thrown on as it is.
 */
export function explainFailure(provider: string, error: unknown, signal?: AbortSignal): ProviderError {
  if (error instanceof ProviderError) return error
  if (signal?.aborted && !isTimeout(signal.reason)) throw signal.reason
  if (RetryError.isInstance(error)) return explainFailure(provider, error.lastError, signal)
  if (signal?.aborted || isTimeout(error)) return failAs(provider, 'slow', { cause: error })
  if (APICallError.isInstance(error)) return explainAnswer(provider, error)
  if (isUnreachable(error)) return failAs(provider, 'unavailable', { cause: error })
  const said = error instanceof Error ? error.message : String(error)
  return failAs(provider, isModeration(said) ? 'moderated' : 'broken', { said, cause: error })
}

function explainAnswer(provider: string, error: APICallError): ProviderError {
  // Without a status nothing came back; with a good one, what came back could not be read.
  if (error.statusCode === undefined) return failAs(provider, 'unavailable', { cause: error })
  return explainStatus(provider, error.statusCode, error.responseBody ?? error.message, {
    headers: error.responseHeaders,
    cause: error,
  })
}

/** What a refusing answer means, by its status and its text (services name the same trouble by different statuses). */
export function explainStatus(
  provider: string,
  status: number,
  body: string,
  options: { headers?: Readonly<Record<string, string>> | undefined; cause?: unknown } = {},
): ProviderError {
  const retryAfterSeconds = readRetryAfter(options.headers)
  const details = { cause: options.cause, said: readMessage(body), retryAfterSeconds }
  if (status < 400) return failAs(provider, 'broken', { cause: options.cause })
  return failAs(provider, classify(status, body), details)
}

function classify(status: number, body: string): ProviderFailure {
  if (
    /insufficient_quota|quota_exceeded|billing_hard_limit|exhausted balance|insufficient (?:credit|balance|funds)/i.test(
      body,
    )
  )
    return 'out_of_quota'
  if (status === 402) return 'out_of_quota'
  if (isModeration(body)) return 'moderated'
  if (status === 429) return 'rate_limited'
  if (status === 401 || status === 403) return 'refused'
  if (status === 408 || status === 504) return 'slow'
  if (status >= 500) return 'unavailable'
  // Google tells a wrong key by 400.
  return /API_KEY_INVALID|api key not valid/i.test(body) ? 'refused' : 'bad_request'
}

function isModeration(text: string): boolean {
  return /moderation|content[ _]policy|content_filter|safety system|nsfw|flagged|PROHIBITED_CONTENT|IMAGE_SAFETY/i.test(
    text,
  )
}

function readRetryAfter(headers: Readonly<Record<string, string>> = {}): number | undefined {
  const text = headers['retry-after']
  const seconds = Number(text)
  return text !== undefined && Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined
}

/** The sentence inside an answer's JSON, wherever services put it; the text itself when it is short and no markup. */
function readMessage(body: string): string {
  try {
    return findMessage(JSON.parse(body)) ?? ''
  } catch {
    return body.startsWith('<') ? '' : body
  }
}

function findMessage(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(findMessage).find((text) => text !== undefined)
  if (typeof value !== 'object' || value === null) return undefined
  const fields = new Map<string, unknown>(Object.entries(value))
  for (const name of ['message', 'msg', 'error', 'errors', 'detail', 'title'])
    if (fields.has(name)) {
      const found = findMessage(fields.get(name))
      if (found !== undefined) return found
    }
  return undefined
}

const SAID_CHARACTERS = 200

/** One line, without anything that looks like a key. */
function shorten(text: string): string {
  const line = text
    .replace(/\b(?:sk|key|r8|fal|Bearer)[-_ ][\w*.-]{6,}/gi, '…')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return line.length <= SAID_CHARACTERS ? line : `${line.slice(0, SAID_CHARACTERS - 1)}…`
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError'
}

/** `fetch` throws a TypeError when nobody answers or the connection breaks. */
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError && /fetch failed|network|terminated/i.test(error.message)
}
