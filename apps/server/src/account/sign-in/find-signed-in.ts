import type { AppContext, SignedInUser } from '../../platform/http/app-type.ts'
import type { Auth } from './auth.ts'

/** Whose session a request carries, read from the database; a session that was extended gets its new cookie. */
export async function findSignedIn(auth: Auth, context: AppContext): Promise<SignedInUser | undefined> {
  const read = await auth.readSession(context.req.raw.headers)
  for (const cookie of read?.cookies ?? []) context.header('set-cookie', cookie, { append: true })
  if (!read) return undefined
  const { id, email, name } = read.user
  return { id, email, name, sessionId: read.session.id }
}
