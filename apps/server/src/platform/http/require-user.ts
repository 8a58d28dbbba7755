import type { ApiScope } from '@hookreel/contract'
import { AppError } from './app-error.ts'
import type { AppContext, SignedInUser } from './app-type.ts'

/** Other schemes are not ours: a proxy in front may ask browsers for a password of its own. */
const BEARER = /^Bearer +(.*)$/i

/** The key that a request brings, however its header is spelt. */
export function readKeyOf(context: AppContext): string | undefined {
  return BEARER.exec(context.req.header('authorization') ?? '')?.[1]?.trim()
}

/**
 * Who asks: by a program's key, which must have the scope, or else by a session. Throws `not_signed_in`,
 * `api_key_invalid`, and `scope_missing` for a key that may not do this or where no key is taken.
 */
export async function requireUser(context: AppContext, scope?: ApiScope): Promise<SignedInUser> {
  const key = readKeyOf(context)
  if (key !== undefined) return requireKeyHolder(context, key, scope)
  const user = await context.var.findUser()
  if (!user) throw new AppError('not_signed_in')
  return user
}

/** As requireUser, of what changes something: counted among the changes of a minute and of a day. Throws `rate_limited`, too. */
export async function requireChanger(context: AppContext, scope?: ApiScope): Promise<SignedInUser> {
  const user = await requireUser(context, scope)
  await context.var.countChange(user.id)
  return user
}

async function requireKeyHolder(
  context: AppContext,
  key: string,
  scope: ApiScope | undefined,
): Promise<SignedInUser> {
  const { user, scopes } = await context.var.requireKey(key)
  // From here on it is the key that asks, whatever session may have come with it.
  context.set('findUser', async () => user)
  if (scope === undefined)
    throw new AppError('scope_missing', { message: 'No API key may do this: do it in the app.' })
  if (!scopes.includes(scope)) {
    throw new AppError('scope_missing', {
      message: `This API key may not do this: it needs the scope ${scope}.`,
      details: { scope },
    })
  }
  return user
}
