import type { Context } from 'hono'

const SESSION_COOKIE = /(^|[.-])session_token=([^;]*)/
/** As long as a session (auth.ts); one that ends earlier is cleared with it. */
const WEEK_SECONDS = 604_800

const writeMark = (value: string, seconds: number) =>
  `signed_in=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax`
const NOT_SIGNED_IN = writeMark('', 0)

/** Clears the mark where a session ends without the auth library, as with its account. */
export function clearSignedIn(context: Context): void {
  context.header('set-cookie', NOT_SIGNED_IN, { append: true })
}

/**
 * Sets or clears `signed_in=1` beside the session's cookie, which page scripts cannot read. It opens nothing: the
 * public pages, which have no script of the app, only choose by it which button they show.
 */
export function markSignedIn(answer: Response): Response {
  const session = answer.headers
    .getSetCookie()
    .map((line) => SESSION_COOKIE.exec(line)?.[2])
    .findLast((value) => value !== undefined)
  if (session === undefined) return answer
  const headers = new Headers(answer.headers)
  headers.append('set-cookie', session === '' ? NOT_SIGNED_IN : writeMark('1', WEEK_SECONDS))
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers })
}
