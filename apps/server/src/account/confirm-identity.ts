import { FRESH_SESSION_SECONDS } from '@hookreel/contract'
import { isAPIError } from 'better-auth/api'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { AppContext } from '../platform/http/app-type.ts'
import type { Auth } from './auth.ts'
import { listSignInWays } from './profiles.queries.ts'

/**
 * Makes sure that whoever asks is the account's owner and not somebody at an open screen. Throws `password_wrong`, or
 * without a password `session_not_fresh` when the session is older than ten minutes.
 */
export async function confirmIdentity(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  auth: Auth,
  context: AppContext,
  { userId, password }: { userId: string; password: string | undefined },
): Promise<void> {
  const { headers } = context.req.raw
  if ((await listSignInWays(db, userId)).includes('credential')) {
    const isRight = password !== undefined && (await isPassword(auth, headers, password))
    if (!isRight) throw new AppError('password_wrong', { fields: { password: 'This is not your password.' } })
    return
  }
  const found = await auth.api.getSession({ headers })
  const ageMs = clock.now().getTime() - (found?.session.createdAt.getTime() ?? 0)
  if (ageMs > FRESH_SESSION_SECONDS * 1000) throw new AppError('session_not_fresh')
}

/** The library refuses a wrong password; what else goes wrong is no answer to the question. */
async function isPassword(auth: Auth, headers: Headers, password: string): Promise<boolean> {
  try {
    await auth.api.verifyPassword({ body: { password }, headers })
    return true
  } catch (error) {
    if (isAPIError(error)) return false
    throw error
  }
}
