import { FRESH_SESSION_SECONDS } from '@hookreel/contract'
import { isAPIError } from 'better-auth/api'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { AppContext, SignedInUser } from '../../platform/http/app-type.ts'
import { createGrowingLimit, createRateLimit } from '../../platform/http/limits/rate-limit.ts'
import type { GrowingLimit } from '../../platform/http/limits/rate-limit.ts'
import type { Auth } from './auth.ts'
import { hasSecondFactor, listSignInWays } from '../profiles.queries.ts'

type IdentityDeps = Pick<Deps, 'db' | 'clock'>

/** Wrong passwords of one session before it has to wait. */
const OWN_TRIES = 10
/** Right ones are counted, too: each takes a tenth of a second of a core, in the line of everybody who signs in. */
const OWN_A_MINUTE = 40
/** A code of an app is taken in its own half minute, the one before and the one after: so long it could be used again. */
const CODE_MS = 90_000

/** One limit for every place that asks a signed-in person for the password again. */
export function createOwnPasswordLimit(deps: IdentityDeps): GrowingLimit {
  return createGrowingLimit(deps, 'own passwords of a session', OWN_TRIES)
}

/** One limit for every place that asks a signed-in person for a code. It is none of passwords: the right one would begin it anew. */
export function createOwnCodeLimit(deps: IdentityDeps): GrowingLimit {
  return createGrowingLimit(deps, 'own codes of a session', OWN_TRIES)
}

/** Anyone who has a stolen session uses up that session's tries alone. */
export function ownKey(user: SignedInUser): string {
  return `${user.id} ${user.sessionId ?? ''}`
}

/**
 * Makes sure that anyone who asks is the account's owner and not somebody at an open screen. Throws `password_wrong`, or
 * without a password `session_not_fresh` when the session is older than ten minutes. `field` is what the form calls the password.
 */
export async function confirmIdentity(
  deps: IdentityDeps,
  auth: Auth,
  context: AppContext,
  asked: { user: SignedInUser; password: string | undefined; field?: 'password' | 'currentPassword' },
): Promise<void> {
  const { user, password, field = 'password' } = asked
  const { headers } = context.req.raw
  if ((await listSignInWays(deps.db, user.id)).includes('credential')) {
    const limit = createOwnPasswordLimit(deps)
    await limit.take(ownKey(user))
    const all = createRateLimit(deps, 'own passwords of a person', OWN_A_MINUTE)
    await all.take(user.id, `You entered your password ${OWN_A_MINUTE} times within a minute.`)
    const isRight =
      password !== undefined && (await isAccepted(auth.api.verifyPassword({ body: { password }, headers })))
    if (!isRight) throw new AppError('password_wrong', { fields: { [field]: 'This is not your password.' } })
    await limit.forget(ownKey(user))
    return
  }
  const read = await auth.readSession(headers)
  const ageMs = deps.clock.now().getTime() - (read?.session.createdAt.getTime() ?? 0)
  if (ageMs > FRESH_SESSION_SECONDS * 1000) throw new AppError('session_not_fresh')
}

/**
 * Where two-step sign-in is on, asks for what the phone shows, or a recovery code, which is used up. Throws
 * `second_factor_needed` and `second_factor_wrong`.
 */
export async function confirmSecondFactor(
  deps: IdentityDeps,
  auth: Auth,
  context: AppContext,
  { user, code }: { user: SignedInUser; code: string | undefined },
): Promise<void> {
  if (!(await hasSecondFactor(deps.db, user.id))) return
  const fields = (why: string) => ({ fields: { code: why } })
  if (!code) throw new AppError('second_factor_needed', fields('Enter the code of your authenticator app.'))
  const limit = createOwnCodeLimit(deps)
  await limit.take(ownKey(user))
  const { headers } = context.req.raw
  const isOfApp = /^\d{6}$/.test(code)
  const isRight = isOfApp
    ? await isAccepted(auth.api.verifyTOTP({ body: { code }, headers }))
    : await isAccepted(auth.api.verifyBackupCode({ body: { code, disableSession: true }, headers }))
  const isFresh = isRight && (!isOfApp || (await isUnused(deps, user.id, code)))
  if (!isFresh)
    throw new AppError('second_factor_wrong', fields('This code is not right, or was used already.'))
  await limit.forget(ownKey(user))
}

/** A code that was seen over a shoulder opens nothing more: signing in and asking again count together. */
export function createCodeLimit(deps: IdentityDeps) {
  return createRateLimit(deps, 'sign-ins by a code', 1, CODE_MS)
}

async function isUnused(deps: IdentityDeps, userId: string, code: string): Promise<boolean> {
  try {
    await createCodeLimit(deps).take(`${userId} ${code}`)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/** The library refuses what is wrong; what else goes wrong is no answer to the question. */
async function isAccepted(answer: Promise<unknown>): Promise<boolean> {
  try {
    await answer
    return true
  } catch (error) {
    if (isAPIError(error)) return false
    throw error
  }
}
