import { HOUR_MS, DAY_MS } from '@hookreel/contract'
import { z } from 'zod'
import type { App, AppContext } from '../../platform/http/app-type.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { clientAddress, networkOf, siteOf } from '../../platform/http/client-address.ts'
import { constantTimeResponse } from '../../platform/http/constant-time-response.ts'
import { createNetworkLimit } from '../../platform/http/limits/limit-networks.ts'
import { createRateLimit } from '../../platform/http/limits/rate-limit.ts'
import { answerAuth } from './answer-auth.ts'
import {
  askLibrary,
  handOver,
  handOverSignUp,
  noteSignIn,
  noteWithOrigin,
  readCounted,
} from './auth-proxy.ts'
import type { AuthProxy } from './auth-proxy.ts'
import type { Auth } from './auth.ts'
import { createCodeLimit } from './confirm-identity.ts'
import { mountCredentialChanges } from '../credentials.routes.ts'
import { describeAuth } from './describe-auth.ts'
import { signInSchema, signUpSchema, socialSchema } from './auth-inputs.ts'
import { isKeptForReturn } from '../email-changes.queries.ts'
import { holdProof } from './hold-proof.ts'
import { createGuessLimits } from './limit-guesses.ts'
import { mountMailedLinks } from './mailed-links.routes.ts'
import { mailGoogleLinked } from '../mail-about-account.ts'
import { deleteAllSessions, isDisabled } from '../operator.queries.ts'
import { findNewlyLinked, findNewUserEmail, findUserIdByEmail } from '../profiles.queries.ts'
import { markSignedIn } from './mark-signed-in.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'
import { refuseDisabled } from './refuse-disabled.ts'
import { removeUser } from '../remove-user.ts'
import { mountSecondFactor } from '../second-factor/second-factor.routes.ts'
import { findUserIdByToken } from './sessions.queries.ts'

/** Anyone who has a second factor is not signed in by the password alone. */
const signedInSchema = z.object({
  user: z.object({ id: z.string() }).optional(),
  token: z.string().nullish(),
})
/** Mails with links that one asks for to one address: enough for anybody who mistyped, too few to flood somebody; beyond a day's, one an hour. */
const MAILS_PER_MINUTE = 3
const MAILS_PER_DAY = 10
const SIGN_UP_MAILS_PER_DAY = 3
/** Of one household, or one office behind an address. */
const SIGN_UPS_PER_HOUR = 20
const SIGN_UPS_PER_DAY = 60
const MANY_SIGN_UPS = 'Many accounts were made from your network.'
const MAILED_ENOUGH =
  'Three mails went to this address today. Look for them, also among spam, or try again tomorrow.'
/** How the library answers a sign-up that the database refused. */
const UNPROCESSABLE = 422
const SESSION_LINE = /^(__Host-)?hookreel\.session_token=([^;]+)/

/**
 * Mounts sign-up, sign-in and what belongs to them under `/api/auth`, as the auth library defines them. `welcome` is
 * called for anyone who signed up or in, before the answer.
 */
export function mountAuth(
  app: App,
  deps: AuthProxy['deps'] & Pick<Deps, 'answerEvenly'>,
  auth: Auth,
  welcome: (userId: string) => Promise<void>,
): void {
  const { config } = deps
  const limits = {
    signUpsPerHour: createRateLimit(deps, 'sign-ups of a site', SIGN_UPS_PER_HOUR, HOUR_MS),
    signUpsPerDay: createRateLimit(deps, 'sign-ups of a site in a day', SIGN_UPS_PER_DAY, DAY_MS),
    signUpMails: createRateLimit(deps, 'sign-up mails of a day', SIGN_UP_MAILS_PER_DAY, DAY_MS),
    mailsPerMinute: createRateLimit(deps, 'mails that somebody asked for', MAILS_PER_MINUTE),
    mailsPerDay: createRateLimit(deps, 'mails that somebody asked for in a day', MAILS_PER_DAY, DAY_MS),
    mailsOfAddress: createRateLimit(deps, 'mails to an address in a day', MAILS_PER_DAY, DAY_MS),
    // As long as the link for a new password works.
    mailsOfHour: createRateLimit(deps, 'mails to an address in an hour', 1, HOUR_MS),
    perCode: createCodeLimit(deps),
  }
  const calls = createNetworkLimit(deps, 'account calls of an address', config.signInsPerAddress)
  const { answerEvenly = constantTimeResponse } = deps
  const guesses = createGuessLimits(deps)
  const proxy: AuthProxy = { deps, auth, welcome, answerEvenly, calls, limits, guesses }
  describeAuth(app)
  mountSignIn(app, proxy)
  mountGoogle(app, proxy)
  mountMailedLinks(app, proxy)
  mountCredentialChanges(app, proxy)
  mountSecondFactor(app, proxy)
  app.get('/api/auth/get-session', async (context) =>
    answerAuth(await auth.handle(handOver(proxy, context)), context),
  )
  app.get('/api/auth/verify-email', async (context) => {
    const tokens = context.req.queries('token') ?? []
    // No link has several, and which of them the library takes is its own affair.
    if (tokens.length > 1 || tokens.some(changesAddress)) throw new AppError('email_change_over')
    return answerAuth(sayVerified(await auth.handle(staysHere(handOver(proxy, context)))), context)
  })
}

/** Where mailed links lead when they were looked at. */
const RESULT_PAGES = ['/verify-email', '/settings']

/** The library leads on to whatever address stands in the link, also when its token is none: anybody could send people anywhere from here. A link that a mail program cut short it answers in its own code. */
function staysHere(request: Request): Request {
  const url = new URL(request.url)
  const asked = url.searchParams.getAll('callbackURL')
  const hasToken = url.searchParams.has('token')
  if (hasToken && asked.length === 1 && RESULT_PAGES.includes(asked[0] ?? '')) return request
  url.searchParams.set('callbackURL', RESULT_PAGES[0] ?? '')
  if (!hasToken) url.searchParams.set('token', '')
  return new Request(url, request)
}

/** The library tells its page of failures only: anyone who opened the page by itself would read that their address is verified. */
function sayVerified(answer: Response): Response {
  if (answer.headers.get('location') !== RESULT_PAGES[0]) return answer
  const headers = new Headers(answer.headers)
  headers.set('location', `${RESULT_PAGES[0]}?verified`)
  return new Response(answer.body, { status: answer.status, headers })
}

/**
 * Links to verify an address change nothing else. An earlier version mailed some that moved an account to another address
 * and signed in; they are signed by the same key and would be taken for a day.
 */
function changesAddress(token: string): boolean {
  const [, payload = ''] = token.split('.')
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
    return typeof claims === 'object' && claims !== null && ('updateTo' in claims || 'requestType' in claims)
  } catch {
    return false
  }
}

function mountSignIn(app: App, proxy: AuthProxy): void {
  const { deps, auth, welcome, answerEvenly } = proxy
  app.post('/api/auth/sign-up/email', (context) =>
    answerEvenly(async () => {
      const body = await readCounted(proxy, context, signUpSchema)
      refuseCommonPassword(deps.config, body.password)
      await countSignUpMail(proxy, context, body.email)
      const signUp = async () => auth.handle(await handOverSignUp(proxy, context, body))
      const first = await signUp()
      // Somebody else took the address a moment ago: by now it is a known one, and is answered so.
      const answer = first.status === UNPROCESSABLE ? await signUp() : first
      const userId = answer.ok ? await findUserIdByEmail(deps.db, body.email) : undefined
      if (userId !== undefined) await welcome(userId)
      return answerAuth(answer, context)
    }),
  )
  app.post('/api/auth/sign-in/email', (context) =>
    answerEvenly(
      () => signIn(proxy, context),
      ({ ok }) => ok,
    ),
  )
  app.post('/api/auth/sign-out', async (context) => {
    const user = await context.var.findUser()
    const answer = await auth.handle(handOver(proxy, context, {}))
    if (user) deps.hub.recheck(user.id)
    return answerAuth(answer, context)
  })
}

/** Refusals take the same time and say the same whether an address is known; what is noted of one only its owner sees. */
async function signIn(proxy: AuthProxy, context: AppContext): Promise<Response> {
  const { deps, auth, guesses, welcome } = proxy
  const body = await readCounted(proxy, context, signInSchema)
  const wasRight = await guesses.take(context, body.email)
  const proved = await holdProof(deps, body.email)
  const answer = await auth.handle(handOver(proxy, context, body))
  // Forbidden is somebody with the right password whose address is not verified.
  if (answer.ok || answer.status === 403) await wasRight()
  if (answer.ok) {
    const { user, token } = signedInSchema.parse(await answer.clone().json())
    await proved.requireUnchanged(token)
    if (!user) return answerAuth(answer, context)
    await refuseDisabled(deps.db, user.id)
    await welcome(user.id)
    await noteSignIn(proxy, context, user.id, 'signed_in')
    return guesses.rememberDevice(context, body.email, await answerAuth(answer, context))
  }
  if (answer.status === 401) {
    const userId = await findUserIdByEmail(deps.db, body.email)
    if (userId !== undefined) await noteWithOrigin(proxy, context, userId, 'sign_in_failed')
  }
  return answerAuth(answer, context)
}

/** Both an unknown and a known address get a mail by a sign-up: what is counted tells nothing. */
async function countSignUpMail(
  { deps, limits }: AuthProxy,
  context: AppContext,
  email: string,
): Promise<void> {
  // Where mails are sent, somebody could have the whole world mailed from here, and the mails of a day used up.
  if (deps.config.smtp !== undefined) {
    const address = clientAddress(context, deps.config.proxies)
    const from = siteOf(address) ?? networkOf(address)
    await limits.signUpsPerHour.take(from, MANY_SIGN_UPS)
    await limits.signUpsPerDay.take(from, MANY_SIGN_UPS)
  }
  try {
    await limits.signUpMails.take(email.toLowerCase())
  } catch (error) {
    throw error instanceof AppError ? new AppError('rate_limited', { message: MAILED_ENOUGH }) : error
  }
}

function mountGoogle(app: App, proxy: AuthProxy): void {
  const { deps, auth, welcome } = proxy
  app.post('/api/auth/sign-in/social', async (context) => {
    if (deps.config.google === undefined) throw new AppError('google_not_configured')
    const { answer } = await askLibrary(proxy, context, socialSchema)
    return answerAuth(answer, context)
  })
  app.get('/api/auth/callback/google', async (context) => {
    const answer = await auth.handle(handOver(proxy, context))
    if (asksForCode(answer)) return sendTo('/login?step=code', answer)
    const token = tokenOf(answer)
    const userId = token === undefined ? undefined : await findUserIdByToken(deps.db, token)
    if (userId === undefined) return markSignedIn(answer)
    if (await isDisabled(deps.db, userId)) {
      await deleteAllSessions(deps.db, userId)
      return context.redirect('/login?error=account_disabled')
    }
    if (await refuseKept(proxy, userId)) return context.redirect('/login?error=email_kept')
    await welcome(userId)
    await noteSignIn(proxy, context, userId, 'signed_in_with_google')
    const email = await findNewlyLinked(deps.db, userId)
    if (email !== undefined) {
      await noteWithOrigin(proxy, context, userId, 'google_linked')
      await mailGoogleLinked(deps, email)
    }
    return markSignedIn(answer)
  })
}

/**
 * Removes a user made a moment ago at an address that another account may come back to: its owner, whose address somebody
 * changed, would be given an empty account and could not take the address back. Answers whether there was one.
 */
async function refuseKept({ deps }: AuthProxy, userId: string): Promise<boolean> {
  const email = await findNewUserEmail(deps.db, userId)
  if (email === undefined || !(await isKeptForReturn(deps.db, email, deps.clock.now()))) return false
  await deps.db.transaction((tx) => removeUser(tx, userId))
  return true
}

/** Whether the library ended the session that Google's word began and waits for a code, as its cookie says. */
function asksForCode(answer: Response): boolean {
  return answer.headers.getSetCookie().some((line) => /^(__Host-)?hookreel\.two_factor=[^;]/.test(line))
}

/** Another place to go to, with the cookies of an answer. */
function sendTo(location: string, answer: Response): Response {
  const headers = new Headers({ location })
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie)
  return new Response(null, { status: 302, headers })
}

/** The session that an answer begins. */
function tokenOf(answer: Response): string | undefined {
  const line = answer.headers.getSetCookie().find((cookie) => SESSION_LINE.test(cookie))
  return line && decodeURIComponent(SESSION_LINE.exec(line)?.[2] ?? '').split('.')[0]
}
