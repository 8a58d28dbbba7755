import { PASSWORD_MIN_CHARACTERS } from '@hookreel/contract'
import { betterAuth } from 'better-auth'
import { isAPIError } from 'better-auth/api'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { twoFactor } from 'better-auth/plugins'
import type { Deps } from '../deps.ts'
import {
  authAccounts,
  authSessions,
  authTwoFactors,
  authVerifications,
  users,
} from '../platform/db/schema.ts'
import { writeAccountMails } from './account-mails.ts'
import { googlePlugins } from './google-plugins.ts'

/** Carries the address of whoever asks from our routes to the library; what a client writes there is overwritten. */
export const ADDRESS_HEADER = 'x-hookreel-address'
const DAY_SECONDS = 86_400
const HOUR_SECONDS = 3600

type AuthDeps = Pick<Deps, 'db' | 'config' | 'secrets' | 'mail' | 'log'>
type Library = ReturnType<typeof configureLibrary>

/** The auth library on our database: email and password, Google, seven-day sessions checked there at every request. */
export type Auth = {
  readonly api: Library['api']
  /** Answers a request to `/api/auth`; mails it ordered are in the queue by then. */
  handle(request: Request): Promise<Response>
}

export function createAuth(deps: AuthDeps): Auth {
  const mails = new Set<Promise<unknown>>()
  const library = configureLibrary(deps, (mail) => {
    mails.add(mail)
    void mail.finally(() => mails.delete(mail))
  })
  return {
    api: library.api,
    handle: async (request) => {
      const answer = await library.handler(request)
      await Promise.allSettled(mails)
      return answer
    },
  }
}

/** The address that people open, as mails and redirects name it. */
export function publicAddress({ publicUrl, port }: Pick<Deps['config'], 'publicUrl' | 'port'>): string {
  return publicUrl ?? `http://localhost:${port}`
}

function configureLibrary(deps: AuthDeps, sendAside: (mail: Promise<unknown>) => void) {
  const { db, config, secrets, log } = deps
  const baseURL = publicAddress(config)
  const mails = writeAccountMails(deps.mail, baseURL)
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
      // Called once, for a new account; a changed address is verified on another path.
      beforeEmailVerification: async ({ email, name }) => sendAside(mails.sendWelcome(email, name)),
      sendVerificationEmail: ({ user, url }) => mails.sendVerification(user.email, url),
    },
    user: { changeEmail: { enabled: true }, deleteUser: { enabled: true } },
    // A Google account is joined to one made by password only when both sides proved the address.
    account: { accountLinking: { enabled: true, trustedProviders: [] }, encryptOAuthTokens: true },
    plugins: [twoFactor({ issuer: 'Hookreel' }), ...googlePlugins(config.google)],
    session: { expiresIn: 7 * DAY_SECONDS, updateAge: DAY_SECONDS, cookieCache: { enabled: false } },
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
      cookiePrefix: 'hookreel',
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      useSecureCookies: baseURL.startsWith('https:'),
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
