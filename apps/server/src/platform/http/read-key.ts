import { IDEMPOTENCY_HEADER } from '@hookreel/contract'
import { AppError } from './app-error.ts'

const KEY_MAX_CHARACTERS = 200

/** The idempotency key of a request; nothing when it has none. */
export function readKey(header: string | undefined): string | undefined {
  const key = header?.trim()
  if (!key) return undefined
  if (key.length > KEY_MAX_CHARACTERS) {
    throw new AppError('invalid_input', { message: `The ${IDEMPOTENCY_HEADER} is too long.` })
  }
  return key
}
