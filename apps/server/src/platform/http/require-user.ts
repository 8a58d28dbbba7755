import { AppError } from './app-error.ts'
import type { AppContext, SignedInUser } from './app-type.ts'

/** Who asks; throws `not_signed_in` when nobody is signed in. */
export async function requireUser(context: AppContext): Promise<SignedInUser> {
  const user = await context.var.findUser()
  if (!user) throw new AppError('not_signed_in')
  return user
}
