import { ApiError, readRefusal, send } from './call.ts'

export type Session = {
  readonly user: { readonly id: string; readonly email: string; readonly name: string }
  readonly expiresAt: string
}

/** The auth library's answers carry our own refusal beside theirs. */
async function postAuth(path: string, body: object): Promise<unknown> {
  const response = await send(`/api/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw await readRefusal(response)
  return response.json().catch(() => null)
}

export async function signUp(input: { name: string; email: string; password: string }): Promise<void> {
  await postAuth('/sign-up/email', input)
}

/** Answers whether a code of the second factor is asked for now: until it is right, nobody is signed in. */
export async function signIn(input: { email: string; password: string }): Promise<{ needsCode: boolean }> {
  const answer = await postAuth('/sign-in/email', input)
  return { needsCode: answer !== null && typeof answer === 'object' && 'twoFactorRedirect' in answer }
}

export async function verifyCode(code: string): Promise<void> {
  await postAuth('/two-factor/verify-totp', { code })
}

export async function verifyRecoveryCode(code: string): Promise<void> {
  await postAuth('/two-factor/verify-backup-code', { code })
}

/** What the app on the phone needs, and the codes for when it is gone. Nothing is on before a code was verified. */
export async function enableSecondFactor(
  password: string,
): Promise<{ address: string; secret: string; recoveryCodes: readonly string[] }> {
  // The library's own answer, as our OpenAPI document describes it.
  const answer = (await postAuth('/two-factor/enable', { password })) as {
    totpURI: string
    backupCodes: string[]
  }
  const secret = new URL(answer.totpURI).searchParams.get('secret') ?? ''
  return { address: answer.totpURI, secret, recoveryCodes: answer.backupCodes }
}

export async function disableSecondFactor(password: string, code: string): Promise<void> {
  await postAuth('/two-factor/disable', { password, code })
}

export async function signOut(): Promise<void> {
  await postAuth('/sign-out', {})
}

/** Where Google asks who one is; it comes back to `to`, or to the login page with `?error=`. */
export async function askGoogle(to: string): Promise<string> {
  const answer = await postAuth('/sign-in/social', {
    provider: 'google',
    callbackURL: to,
    errorCallbackURL: '/login',
  })
  const url = answer && typeof answer === 'object' && 'url' in answer ? answer.url : null
  if (typeof url !== 'string') throw new ApiError(502, { code: 'internal' })
  return url
}

export async function requestPasswordReset(email: string): Promise<void> {
  await postAuth('/request-password-reset', { email })
}

export async function resetPassword(input: { token: string; newPassword: string }): Promise<void> {
  await postAuth('/reset-password', input)
}

export async function sendVerification(email: string): Promise<void> {
  await postAuth('/send-verification-email', { email, callbackURL: '/verify-email' })
}

export async function changePassword(input: {
  currentPassword: string
  newPassword: string
  code?: string
}): Promise<void> {
  await postAuth('/change-password', input)
}

/** The signed-in user, or null. */
export async function getSession(): Promise<Session | null> {
  const response = await send('/api/auth/get-session', { method: 'GET' })
  if (response.status === 401) return null
  if (!response.ok) throw new ApiError(response.status, { code: 'internal' })
  // Our own server's answer.
  const answer = (await response.json()) as {
    user: Session['user']
    session: { expiresAt: string }
  } | null
  return answer ? { user: answer.user, expiresAt: answer.session.expiresAt } : null
}
