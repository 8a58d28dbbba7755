import type { APICallError } from 'ai'
import { failAs, readRefusal, readRetryAfter } from './explain-status.ts'
import { ProviderError } from './provider.ts'
import { fieldOf, parseAnswer } from './read-answer.ts'

/** What an error of the AI SDK means. Errors that are no service's fault stay what they are. */
export async function explainAiError(provider: string, error: unknown): Promise<unknown> {
  if (error instanceof ProviderError) return error
  const sdk = await import('ai')
  if (sdk.RetryError.isInstance(error)) return explainAiError(provider, error.lastError)
  if (sdk.APICallError.isInstance(error)) return explainCall(provider, error)
  if (sdk.StreamProviderError.isInstance(error)) {
    const { message, code, type, statusCode } = error
    const failure = readRefusal({ status: statusCode ?? 500, code: `${code ?? ''} ${type ?? ''}`, message })
    return failAs(provider, failure, message, { cause: error })
  }
  if (sdk.LoadAPIKeyError.isInstance(error)) return failAs(provider, 'no_key', '', { cause: error })
  const isShapeless =
    sdk.NoObjectGeneratedError.isInstance(error) ||
    sdk.NoOutputGeneratedError.isInstance(error) ||
    sdk.NoSpeechGeneratedError.isInstance(error) ||
    sdk.NoImageGeneratedError.isInstance(error) ||
    sdk.TypeValidationError.isInstance(error) ||
    sdk.JSONParseError.isInstance(error) ||
    sdk.InvalidResponseDataError.isInstance(error) ||
    sdk.EmptyResponseBodyError.isInstance(error)
  if (isShapeless) return failAs(provider, 'broken', '', { cause: error })
  return isNetworkError(error) ? failAs(provider, 'unavailable', '', { cause: error }) : error
}

/** Fetch says "fetch failed" or "terminated" in a TypeError, with the socket's error as its cause. */
export function isNetworkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    /fetch failed|terminated|socket hang up|network|other side closed/i.test(error.message) ||
    /^(ECONN|ENOTFOUND|EPIPE|ETIMEDOUT|UND_ERR)/.test(code) ||
    (error.cause !== undefined && isNetworkError(error.cause))
  )
}

function explainCall(provider: string, error: APICallError): ProviderError {
  const { statusCode, responseBody, responseHeaders } = error
  if (statusCode === undefined) return failAs(provider, 'unavailable', '', { cause: error })
  // A good status with an error means that the body was not what the contract says.
  if (statusCode < 300) return failAs(provider, 'broken', '', { cause: error })
  const told = readErrorBody(responseBody ?? '')
  const failure = readRefusal({ status: statusCode, ...told })
  return failAs(provider, failure, told.message, {
    cause: error,
    retryAfterSeconds: readRetryAfter(responseHeaders?.['retry-after']),
  })
}

/** `{"error":{"message","code","type","status"}}` or `{"error":"…"}`, as all of the services write it. */
export function readErrorBody(body: string): { code: string; message: string } {
  const parsed = parseAnswer(body)
  const error = fieldOf(parsed, 'error') ?? fieldOf(parsed, 'detail') ?? parsed
  if (typeof error === 'string') return { code: '', message: error }
  const code = [fieldOf(error, 'code'), fieldOf(error, 'type'), fieldOf(error, 'status')]
  const message = fieldOf(error, 'message') ?? fieldOf(fieldOf(error, '0'), 'msg')
  return {
    code: code.filter((part) => typeof part === 'string').join(' '),
    message: typeof message === 'string' ? message : '',
  }
}
