import type { AppContext, SignedInUser } from '../platform/http/app-type.ts'
import type { Auth } from './auth.ts'

/** Whose session a request carries, read from the database; a session that was extended gets its new cookie. */
export async function findSignedIn(auth: Auth, context: AppContext): Promise<SignedInUser | undefined> {
  const { response, headers } = await auth.api.getSession({
    headers: context.req.raw.headers,
    returnHeaders: true,
  })
  for (const cookie of headers.getSetCookie()) context.header('set-cookie', cookie, { append: true })
  if (!response) return undefined
  const { id, email, name } = response.user
  return { id, email, name, sessionId: response.session.id }
}
