import { isDiskFull } from '@hookreel/studio'
import type { ErrorBody } from '@hookreel/contract'
import { HTTPException } from 'hono/http-exception'
import type { Log } from '../log.ts'
import { AppError } from './app-error.ts'
import type { AppContext } from './app-type.ts'

/** The one place that turns an error into an answer. What is not a named refusal is a bug: its details go to the log only. */
export function answerError(error: unknown, context: AppContext, log: Log): Response {
  const { requestId } = context.var
  const refusal = findRefusal(error, context, log)
  const retryAfter = refusal.details?.['retryAfterSeconds']
  if (typeof retryAfter === 'number') context.header('retry-after', String(retryAfter))
  return context.json(presentError(refusal, requestId), refusal.status)
}

/** What an error is called in the contract; the details of a bug go to the log. */
export function findRefusal(error: unknown, context: AppContext, log: Log): AppError {
  const refusal = error instanceof AppError ? error : toRefusal(error)
  if (refusal.code === 'disk_full') log.error('the disk is full', { path: context.req.path, error })
  // Nobody is there to be answered, and nothing of ours is wrong.
  if (refusal.code === 'internal' && isBrokenOff(error, context)) return new AppError('malformed_body')
  if (refusal.code === 'internal') {
    const { requestId } = context.var
    log.error('request failed', { requestId, method: context.req.method, path: context.req.path, error })
  }
  return refusal
}

/** What reading a body throws when its sender hangs up. */
const BROKEN_OFF = new Set(['ECONNRESET', 'ABORT_ERR', 'ERR_STREAM_PREMATURE_CLOSE'])

function isBrokenOff(error: unknown, { req }: AppContext): boolean {
  if (!req.raw.signal.aborted || !(error instanceof Error)) return false
  return error.name === 'AbortError' || ('code' in error && BROKEN_OFF.has(String(error.code)))
}

/** A refusal as the contract writes it. */
export function presentError(refusal: AppError, requestId: string): ErrorBody {
  const { code, message, fields, details } = refusal
  return { error: { code, message, requestId, ...(fields && { fields }), ...(details && { details }) } }
}

function toRefusal(error: unknown): AppError {
  if (error instanceof HTTPException && error.status === 404) return new AppError('route_not_found')
  return new AppError(isDiskFull(error) ? 'disk_full' : 'internal')
}
