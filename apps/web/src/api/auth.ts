import { ApiError, send } from './call.ts'

export type Session = {
  readonly user: { readonly id: string; readonly email: string; readonly name: string }
  readonly expiresAt: string
}

/** The auth library answers refusals in a shape of its own: `{ code, message }`. */
async function postAuth(path: string, body: object): Promise<unknown> {
  const response = await send(`/api/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer
  throw new ApiError(response.status, {
    code:
      response.status === 429 ? 'rate_limited' : response.status === 401 ? 'not_signed_in' : 'invalid_input',
    message: messageOf(answer) ?? 'An unexpected error occurred. Please try again.',
  })
}

/** Both shapes: the auth library's `{ message }` and our own `{ error: { message } }`. */
function messageOf(answer: unknown): string | null {
  if (!answer || typeof answer !== 'object') return null
  const holder = 'error' in answer && answer.error && typeof answer.error === 'object' ? answer.error : answer
  return 'message' in holder && typeof holder.message === 'string' && holder.message ? holder.message : null
}

export async function signUp(input: { name: string; email: string; password: string }): Promise<void> {
  await postAuth('/sign-up/email', input)
}

export async function signIn(input: { email: string; password: string }): Promise<void> {
  await postAuth('/sign-in/email', input)
}

export async function signOut(): Promise<void> {
  await postAuth('/sign-out', {})
}

/** The signed-in user, or null. */
export async function getSession(): Promise<Session | null> {
  const response = await send('/api/auth/get-session', { method: 'GET' })
  if (response.status === 401) return null
  if (!response.ok) throw new ApiError(response.status, { code: 'internal' })
  const answer = (await response.json()) as {
    user: Session['user']
    session: { expiresAt: string }
  } | null
  return answer ? { user: answer.user, expiresAt: answer.session.expiresAt } : null
}
