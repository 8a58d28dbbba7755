import { HOUR_SECONDS, DAY_SECONDS, PASSWORD_MIN_CHARACTERS } from '@hookreel/contract'
import { betterAuth } from 'better-auth/minimal'
import { APIError, isAPIError } from 'better-auth/api'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Deps } from '../../deps.ts'
import { besideTransaction } from '../../platform/db/inside-transaction.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import { authAccounts, authSessions, authTwoFactors, authVerifications, users } from '../../schema.ts'
import { writeAccountMails } from '../account-mails.ts'
import { googlePlugins, secondFactorPlugin } from './google-plugins.ts'
import { openPasswordLine } from './password-line.ts'
import { isDisabled } from '../operator.queries.ts'

/** Carries the asker's address from our routes to the library; what a client writes there is overwritten. */
export const ADDRESS_HEADER = 'x-hookreel-address'
const SESSION_COOKIE = /^(__Host-)?hookreel\.session_token *=/
/** However often it is used: who stole a session has it no longer than that. */
const SESSION_MAX_DAYS = 90
/** Set by our own route for an address that an account may come back to; what a client writes there is overwritten. */
export const KEPT_HEADER = 'x-hookreel-kept-address'

/** What hashes a password. */
const HASHING = /\/(sign-in\/email|sign-up\/email|reset-password|change-password)(\?|$)/

type AuthDeps = Pick<Deps, 'db' | 'config' | 'secrets' | 'mail' | 'log' | 'passwords'>
type Library = ReturnType<typeof configureLibrary>
type Read = {
  readonly user: { readonly id: string; readonly email: string; readonly name: string }
  readonly session: { readonly id: string; readonly createdAt: Date }
  readonly cookies: readonly string[]
}

/** The auth library on our database: email and password, Google, seven-day sessions checked there at every request. */
export type Auth = {
  /**
   * Whose session these headers carry, read from the database, with the cookies of one that was extended. The one place
   * where a session is read: somebody whom the operator keeps out has none, and nobody one of more than 90 days.
   */
  readSession(headers: Headers): Promise<Read | undefined>
  readonly api: Pick<Library['api'], 'verifyTOTP' | 'verifyBackupCode'> & {
    /** In the line of all who sign in. */
    verifyPassword(asked: Parameters<Library['api']['verifyPassword']>[0]): Promise<unknown>
  }
  /** Answers a request to `/api/auth`; mails it ordered are in the queue by then. */
  handle(request: Request): Promise<Response>
}

export function createAuth(deps: AuthDeps): Auth {
  const mails = new Set<Promise<unknown>>()
  const library = configureLibrary(deps, (mail) => {
    mails.add(mail)
    void mail.finally(() => mails.delete(mail))
  })
  const readSession: Auth['readSession'] = async (headers) => {
    const read = await library.api
      .getSession({ headers, returnHeaders: true })
      .catch(async (error: unknown) => {
        // The library does not say why; a query of ours fails for the same reason where it is the database.
        await isDisabled(deps.db, '')
        throw error
      })
    if (!read.response || (await isShutOut(deps.db, read.response))) return undefined
    return { ...read.response, cookies: read.headers.getSetCookie() }
  }
  const line = openPasswordLine()
  return {
    readSession,
    api: {
      verifyPassword: (asked) => line(async () => library.api.verifyPassword(asked)),
      verifyTOTP: library.api.verifyTOTP,
      verifyBackupCode: library.api.verifyBackupCode,
    },
    handle: async (request) => {
      const ask = async () => library.handler(await withoutShutOut(deps.db, library, request))
      const answer = await (HASHING.test(request.url) ? line(ask) : ask())
      await Promise.allSettled(mails)
      return answer
    },
  }
}

/** The library extends a session whenever it is used: for how long in all is ours to say, as is whom the operator keeps out. */
async function isShutOut(
  db: Deps['db'],
  { user, session }: Pick<Read, 'user' | 'session'>,
): Promise<boolean> {
  const isOver = session.createdAt.getTime() + SESSION_MAX_DAYS * DAY_SECONDS * 1000 <= Date.now()
  return isOver || isDisabled(db, user.id)
}

/**
 * The library reads sessions by itself: one that is over, or of somebody whom the operator keeps out, does not reach it. What is left of the
 * cookies are those of the steps of signing in.
 */
async function withoutShutOut(db: Deps['db'], library: Library, request: Request): Promise<Request> {
  const headers = new Headers(request.headers)
  const cookies = headers.get('cookie') ?? ''
  if (readSessionCookie(cookies) === undefined) return request
  const read = await library.api.getSession({ headers, query: { disableRefresh: true } })
  if (!read || !(await isShutOut(db, read))) return request
  const kept = splitCookies(cookies).filter((cookie) => !SESSION_COOKIE.test(cookie))
  headers.set('cookie', kept.join('; '))
  return new Request(request, { headers })
}

/** The address that people open, as mails and redirects name it. */
export function publicAddress({ publicUrl, port }: Pick<Deps['config'], 'publicUrl' | 'port'>): string {
  return publicUrl ?? `http://localhost:${port}`
}

/** The link of a verification mail ends at a page that says whether it worked; that of a changed address in the settings. */
function leadToResult(url: string): string {
  const link = new URL(url)
  if (link.searchParams.get('callbackURL') !== '/settings')
    link.searchParams.set('callbackURL', '/verify-email')
  return link.toString()
}

function configureLibrary(deps: AuthDeps, sendAside: (mail: Promise<unknown>) => void) {
  const { db, config, secrets, log } = deps
  const baseURL = publicAddress(config)
  const isSecure = baseURL.startsWith('https:')
  // The library calls for mails inside its transactions, and waits for none of them (`sendAside`).
  const mail: Mailer = { send: (letter) => besideTransaction(() => deps.mail.send(letter)) }
  const mails = writeAccountMails(mail, baseURL)
  return betterAuth({
    baseURL,
    basePath: '/api/auth',
    secret: secrets.keyFor('sessions'),
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: users,
        session: authSessions,
        account: authAccounts,
        verification: authVerifications,
        twoFactor: authTwoFactors,
      },
      transaction: true,
    }),
    // The server compared the origin with its own before this is reached; here it may be any name of this server.
    trustedOrigins: (request) => (request ? [new URL(request.url).origin, baseURL] : [baseURL]),
    emailAndPassword: {
      enabled: true,
      ...(deps.passwords && { password: deps.passwords }),
      minPasswordLength: PASSWORD_MIN_CHARACTERS,
      // Signing up never signs in, and so can answer the same for a known address.
      autoSignIn: false,
      // Without a mail server nobody could be expected to have read the mail.
      requireEmailVerification: config.smtp !== undefined,
      resetPasswordTokenExpiresIn: HOUR_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => mails.sendReset(user.email, token),
      onExistingUserSignUp: ({ user }) => mails.sendAlreadyKnown(user.email),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: DAY_SECONDS,
      sendVerificationEmail: ({ user, url }) => mails.sendVerification(user.email, leadToResult(url)),
    },
    // The library's own change of address signs in by its mailed link; ours (change-email.ts) does not.
    user: { changeEmail: { enabled: false }, deleteUser: { enabled: false } },
    // A Google account is joined to one made by password only when both sides proved the address.
    account: { accountLinking: { enabled: true, trustedProviders: [] }, encryptOAuthTokens: true },
    plugins: [secondFactorPlugin(), ...googlePlugins(config.google)],
    session: { expiresIn: 7 * DAY_SECONDS, updateAge: DAY_SECONDS, cookieCache: { enabled: false } },
    databaseHooks: {
      user: {
        create: {
          // The library answers a sign-up that is forbidden like one with a known address. (No query here: it may be
          // inside a transaction, for which the embedded database would wait.)
          before: async (user, context) => {
            if (context?.headers?.get(KEPT_HEADER) === 'yes') throw new APIError('FORBIDDEN')
            return { data: user }
          },
        },
      },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    onAPIError: {
      errorURL: `${baseURL}/login`,
      // A bug is answered and logged like any other; the library would print it, with the session's token in it.
      onError: (error) => {
        if (!isAPIError(error)) throw error
      },
    },
    advanced: {
      // The library's own prefix, `__Secure-`, lets another server of the same domain set a session here; this one does not.
      cookiePrefix: isSecure ? '__Host-hookreel' : 'hookreel',
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      // The server's own check stands before this one, which would refuse Node's fetch for want of an Origin.
      disableCSRFCheck: true,
      // The library may be inside a transaction when it sends a mail. On the embedded database the mail's own query
      // would wait for that transaction, and the transaction for the mail.
      backgroundTasks: { handler: sendAside },
    },
    logger: {
      level: 'warn',
      // Its further arguments may hold what was sent: only errors among them are kept.
      log: (level, message, ...rest) => {
        const error = rest.find((item) => item instanceof Error)
        log[level === 'error' ? 'error' : 'warn'](`auth: ${message}`, error ? { error } : {})
      },
    },
  })
}

/** The session that a request claims to carry, unchecked; nothing where it claims none. */
export function readSessionCookie(cookies = ''): string | undefined {
  const kept = splitCookies(cookies).filter((cookie) => SESSION_COOKIE.test(cookie))
  return kept.length === 0 ? undefined : kept.join(';')
}

/** As the library reads them, which takes any space around a name. */
function splitCookies(cookies: string): string[] {
  return cookies.split(';').map((cookie) => cookie.trim())
}
