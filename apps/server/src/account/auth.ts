import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth'
import { PASSWORD_MIN_CHARACTERS } from '@hookreel/contract'
import type { Deps } from '../deps.ts'
import { composeMail } from '../platform/mail/compose-mail.ts'
import { authAccounts, authSessions, authVerifications, users } from '../platform/db/schema.ts'

const DAY_SECONDS = 86_400

export type Auth = ReturnType<typeof createAuth>

/** The auth library on our database: email and password, seven-day sessions that are checked there at every request. */
export function createAuth({
  db,
  config,
  secrets,
  mail,
  log,
}: Pick<Deps, 'db' | 'config' | 'secrets' | 'mail' | 'log'>) {
  const baseURL = config.publicUrl ?? `http://localhost:${config.port}`
  return betterAuth({
    baseURL,
    basePath: '/api/auth',
    secret: secrets.keyFor('sessions'),
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: authSessions, account: authAccounts, verification: authVerifications },
      transaction: true,
    }),
    // The server compared the origin with its own before this is reached; here it may be any name of this server.
    trustedOrigins: (request) => (request ? [new URL(request.url).origin] : []),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN_CHARACTERS,
      // Signing up never signs in, and so can answer the same for a known address.
      autoSignIn: false,
      // Without a mail server nobody could be expected to have read the mail.
      requireEmailVerification: false,
    },
    emailVerification: {
      sendOnSignUp: true,
      sendVerificationEmail: ({ user, url }) =>
        mail.send(
          composeMail({
            to: user.email,
            subject: 'Verify your email for Hookreel',
            heading: 'Welcome to Hookreel!',
            paragraphs: ['One click tells us that this address is yours. Your 7-day trial has begun.'],
            action: { label: 'Verify email', url },
            footnote: 'If you did not sign up, ignore this mail: nothing will happen.',
          }),
        ),
    },
    session: { expiresIn: 7 * DAY_SECONDS, updateAge: DAY_SECONDS, cookieCache: { enabled: false } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      cookiePrefix: 'hookreel',
      useSecureCookies: baseURL.startsWith('https:'),
      // The server's own check stands before this one, which would refuse Node's fetch for want of an Origin.
      disableCSRFCheck: true,
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
