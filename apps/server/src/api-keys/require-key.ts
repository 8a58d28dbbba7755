import { MINUTE_MS, API_KEY_CALLS_PER_MINUTE } from '@hookreel/contract'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { KeyHolder } from '../platform/http/app-type.ts'
import { createRateLimit } from '../platform/http/limits/rate-limit.ts'
import { findKeyByHash, touchKey } from './api-keys.queries.ts'
import { hashKey } from './write-key.ts'

/** Wrong keys that one address may try a minute: anyone who mistyped needs few, and each costs a look into the database. */
const WRONG_KEYS_PER_ADDRESS = 30

/**
 * Tells who holds a key, for a request from this address. Throws `api_key_invalid` for one that is unknown, revoked,
 * expired or of a disabled account, and `rate_limited`.
 */
export function createKeyCheck({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): (key: string, address: string) => Promise<KeyHolder> {
  const calls = createRateLimit({ db, clock }, 'calls of a key', API_KEY_CALLS_PER_MINUTE)
  const wrongs = createRateLimit({ db, clock }, 'wrong keys', WRONG_KEYS_PER_ADDRESS)
  return async (key, address) => {
    const now = clock.now()
    const found = await findKeyByHash(db, hashKey(key))
    const expiresAt = found?.key.expiresAt ?? undefined
    if (!found || (expiresAt && expiresAt <= now)) {
      await wrongs.take(address)
      throw new AppError('api_key_invalid')
    }
    await calls.take(found.key.id)
    await touchKey(db, found.key, now, new Date(now.getTime() - MINUTE_MS))
    return { user: found.user, scopes: found.key.scopes }
  }
}
