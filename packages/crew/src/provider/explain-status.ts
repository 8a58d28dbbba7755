import { ProviderError } from './provider.ts'
import type { ProviderFailure } from './provider.ts'
import { nameService } from './services.ts'

/** An answer that refuses, as far as it can be read. */
export type Refusal = {
  readonly status: number
  /** The service's own code: `insufficient_quota`, `invalid_api_key`. */
  readonly code?: string | undefined
  /** The service's own sentence. */
  readonly message?: string | undefined
  readonly retryAfter?: string | null | undefined
}

const QUOTA =
  /insufficient_quota|quota_exceeded|exceeded your (?:current )?quota|billing|credit balance|out of credits?|payment_required/i
/** Google calls its limits of requests quotas, too. */
const PER_MINUTE = /per ?minute/i
const MODERATED = /content_policy|content_filter|moderation|safety|sensitive|prohibited|refusal/i
/** "The model `x` does not exist", "models/x is not found for API version", "model: x", "has been deprecated". */
const MODEL_GONE =
  /model_not_found|no such model|not_found_error.{0,20}model|\bmodels?\b.{0,80}(?:does not exist|not found|no longer|deprecated|decommissioned|retired|shut ?down)/i
const KEY = /api[_ -]?key|authentication|unauthorized|permission/i

/** What people can do about it; the service's own sentence stands before it. */
const ADVICE: Readonly<Record<ProviderFailure, string>> = {
  no_key: 'Set its key.',
  refused: 'Check the key, and that its account may use this model.',
  out_of_quota: 'Add credit to its account, or raise its limit.',
  rate_limited: 'Too many requests at the moment: try again in a minute.',
  slow: 'Try again later.',
  unavailable: 'Try again later, or check its address.',
  failed: 'Try again, or change the words.',
  broken: 'Try again, or choose another model.',
  moderated: 'Change the words and try again.',
  bad_request: 'Check the model and the voice that are configured.',
  model_gone: 'Configure another model.',
  over_budget: 'Wait until tomorrow, or raise the budget.',
  paused: 'It is tried again in a while.',
}

const HAPPENED: Readonly<Record<ProviderFailure, string>> = {
  no_key: 'has no key',
  refused: 'refuses the key',
  out_of_quota: 'has no credit left on this account',
  rate_limited: 'is busy',
  slow: 'did not answer in time',
  unavailable: 'cannot be reached',
  failed: 'could not make it',
  broken: 'gave an answer that cannot be used',
  moderated: 'declines this content',
  bad_request: 'does not accept this request',
  model_gone: 'does not have the configured model',
  over_budget: 'is over its budget',
  paused: 'is left alone for a while',
}

/** A failure of a service with a sentence that says what happened and what to do; `detail` is the service's own. */
export function failAs(
  provider: string,
  failure: ProviderFailure,
  detail = '',
  options: { cause?: unknown; retryAfterSeconds?: number | undefined } = {},
): ProviderError {
  const told = shorten(hideKeys(detail))
  const message = `${nameService(provider)} ${HAPPENED[failure]}${told === '' ? '.' : `: ${told}`} ${ADVICE[failure]}`
  return new ProviderError(provider, failure, message, options)
}

/** The same failure with another advice than its usual one. */
export function adviseOtherwise(error: ProviderError, advice: string): ProviderError {
  const usual = ADVICE[error.failure]
  const told = error.message.endsWith(usual) ? error.message.slice(0, -usual.length) : `${error.message} `
  const { provider, failure, retryAfterSeconds } = error
  return new ProviderError(provider, failure, told + advice, { cause: error, retryAfterSeconds })
}

/**
 * What happened and what to do, without the service's own words: those may repeat what was asked of it, and are for anyone who
 * asked alone.
 */
export const sayFailure = (provider: string, failure: ProviderFailure): string =>
  failAs(provider, failure).message

/** What a refusing answer means. The body decides before the status: some services say "no credit" by 401 or 429. */
export function readRefusal({ status, code = '', message = '' }: Refusal): ProviderFailure {
  const told = `${code} ${message}`
  if (status === 429 && PER_MINUTE.test(told)) return 'rate_limited'
  if (QUOTA.test(told) || status === 402) return 'out_of_quota'
  if (status === 401 || status === 403)
    return MODERATED.test(told) && !KEY.test(told) ? 'moderated' : 'refused'
  if (status === 429) return 'rate_limited'
  if (status === 408 || status === 504) return 'slow'
  if (status >= 500) return 'unavailable'
  if (MODEL_GONE.test(told)) return 'model_gone'
  if (MODERATED.test(told)) return 'moderated'
  return status === 400 && /api[_ -]?key/i.test(told) ? 'refused' : 'bad_request'
}

/** Seconds of a Retry-After header; the services write a number. */
export function readRetryAfter(value: string | null | undefined): number | undefined {
  const seconds = Number(value ?? Number.NaN)
  return value !== '' && Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim().slice(0, 200)
  return line === '' || /[.!?]$/.test(line) ? line : `${line}.`
}

/** Services repeat the key they were given; nobody else may read it. */
function hideKeys(text: string): string {
  return text.replace(/\b(?:sk|key|xi|r8|AIza|fal)[-_A-Za-z0-9*]{8,}/g, '…')
}
