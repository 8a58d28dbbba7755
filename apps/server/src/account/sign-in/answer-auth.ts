import { ERRORS, type ErrorCode } from '@hookreel/contract'
import { z } from 'zod'
import { AppError } from '../../platform/http/app-error.ts'
import { presentError } from '../../platform/http/answer-error.ts'
import type { AppContext } from '../../platform/http/app-type.ts'
import { markSignedIn } from './mark-signed-in.ts'

const refusalSchema = z.object({ code: z.string().default(''), message: z.string().default('') })
/** Which field of the form a code of the auth library is about. */
const FIELDS: Record<string, string> = {
  PASSWORD_TOO_SHORT: 'password',
  INVALID_PASSWORD: 'currentPassword',
  INVALID_EMAIL: 'email',
}

/** Codes of the auth library that are refusals of their own here. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  EMAIL_NOT_VERIFIED: 'email_not_verified',
  INVALID_CODE: 'second_factor_wrong',
  INVALID_BACKUP_CODE: 'second_factor_wrong',
  INVALID_TWO_FACTOR_COOKIE: 'second_factor_expired',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'second_factor_expired',
}

/**
 * The auth library's answer as ours: the status, code and message are the library's, and beside them stands the
 * refusal as every other endpoint writes it.
 */
export async function answerAuth(answer: Response, context: AppContext): Promise<Response> {
  if (answer.status < 400) return hideToken(markSignedIn(answer))
  const refusal = refusalSchema.safeParse(await answer.json().catch(() => ({})))
  const { code, message } = refusal.data ?? { code: '', message: '' }
  const named = CODES[code]
  const ours = named ?? codeFor(answer.status)
  const sentence =
    named !== undefined || ours === 'invalid_credentials' || message === '' ? ERRORS[ours].message : message
  const field = FIELDS[code]
  const body = presentError(
    new AppError(ours, { message: sentence, ...(field ? { fields: { [field]: sentence } } : {}) }),
    context.var.requestId,
  )
  return Response.json({ code, message: sentence, ...body }, { status: answer.status })
}

/** The session's token travels in its HttpOnly cookie alone: what page scripts can read, foreign scripts could. */
async function hideToken(answer: Response): Promise<Response> {
  // A redirect says it is JSON, too, and is empty.
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return answer
  const text = JSON.stringify(await answer.json(), (key, value: unknown) => (key === 'token' ? null : value))
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  return new Response(text, { status: answer.status, headers })
}

function codeFor(status: number): ErrorCode {
  if (status === 401) return 'invalid_credentials'
  if (status === 403) return 'origin_not_allowed'
  if (status === 404) return 'route_not_found'
  if (status === 429) return 'rate_limited'
  return status >= 500 ? 'internal' : 'invalid_input'
}
