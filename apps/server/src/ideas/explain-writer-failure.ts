import { ProviderError } from '@hookreel/crew'
import type { Log } from '../platform/log.ts'
import { AppError } from '../platform/http/app-error.ts'

/**
 * What a person is told when a writer failed. Declined content is the person's to change; everything else is the
 * operator's, stands in the log with the service's own reason, and is `code` here. Anyone who does not wait any more (`signal`) is
 * no failure of anybody.
 */
export function explainWriterFailure(
  error: unknown,
  code: 'ideas_failed' | 'enhancement_failed' | 'translation_failed',
  log: Log,
  signal?: AbortSignal,
): AppError {
  if (signal?.aborted) return new AppError('order_stopped')
  if (error instanceof AppError) return error
  if (error instanceof ProviderError && error.failure === 'moderated') {
    const { provider } = error
    return new AppError('content_refused', { message: error.message, details: { provider } })
  }
  log.error('writing failed', { code, error })
  return new AppError(code)
}
