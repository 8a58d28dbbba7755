import { PASSWORD_MIN_CHARACTERS } from '@hookreel/contract'
import { z } from 'zod'
import type { App } from '../platform/http/app-type.ts'
import { describeRefusals } from '../platform/http/serve-endpoint.ts'

const email = z.string().trim().max(320)
export const signUpSchema = z.object({ name: z.string().trim().min(1).max(200), email, password: z.string() })
export const signInSchema = z.object({ email, password: z.string(), rememberMe: z.boolean().optional() })

export const emailSchema = z.object({ email, callbackURL: z.string().max(500).optional() })
export const resetPasswordSchema = z.object({ newPassword: z.string(), token: z.string().max(200) })
export const changePasswordSchema = z.object({
  currentPassword: z.string(),
  newPassword: z.string(),
  revokeOtherSessions: z.boolean().default(true),
})
export const passwordSchema = z.object({ password: z.string() })
export const codeSchema = z.object({ code: z.string().trim().max(20) })
export const changeEmailSchema = z.object({ newEmail: email, callbackURL: z.string().max(500).optional() })
export const socialSchema = z.object({
  provider: z.literal('google'),
  callbackURL: z.string().max(500).optional(),
  errorCallbackURL: z.string().max(500).optional(),
})

const doneSchema = z.object({ status: z.boolean() })
const userSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
const sessionSchema = z
  .object({ session: z.object({ expiresAt: z.iso.datetime() }), user: userSchema })
  .nullable()

/** Puts the auth library's endpoints into the OpenAPI document. */
export function describeAuth(app: App): void {
  const describe = (
    method: 'get' | 'post',
    path: string,
    summary: string,
    body: z.ZodType | null,
    output: z.ZodType,
  ) =>
    app.openAPIRegistry.registerPath({
      method,
      path: `/api/auth/${path}`,
      summary,
      tags: ['auth'],
      request: body ? { body: { required: true, content: { 'application/json': { schema: body } } } } : {},
      responses: {
        200: { description: 'Done', content: { 'application/json': { schema: output } } },
        ...describeRefusals([
          'invalid_input',
          'password_common',
          'invalid_credentials',
          'rate_limited',
          'internal',
        ]),
      },
    })
  describe(
    'post',
    'sign-up/email',
    `Make an account (password: at least ${PASSWORD_MIN_CHARACTERS} characters); answers the same for a known address`,
    signUpSchema,
    z.object({ token: z.null(), user: userSchema }),
  )
  describe(
    'post',
    'sign-in/email',
    'Sign in: the session comes as an HttpOnly cookie',
    signInSchema,
    z.union([
      z.object({ redirect: z.boolean(), token: z.null(), user: userSchema }),
      z.object({ twoFactorRedirect: z.literal(true) }),
    ]),
  )
  describe(
    'post',
    'sign-in/social',
    'Where to go to sign in with Google; answers the address',
    socialSchema,
    z.object({ url: z.string(), redirect: z.boolean() }),
  )
  describe(
    'post',
    'request-password-reset',
    'Mail a link for a new password; answers the same for an unknown address',
    emailSchema,
    doneSchema,
  )
  describe(
    'post',
    'reset-password',
    'Set a new password with the token of that link',
    resetPasswordSchema,
    doneSchema,
  )
  describe(
    'post',
    'send-verification-email',
    'Mail the link that verifies the address; answers the same for an unknown one',
    emailSchema,
    doneSchema,
  )
  describe(
    'post',
    'change-password',
    'Change the password; signs out everywhere else',
    changePasswordSchema,
    z.object({ token: z.null(), user: userSchema }),
  )
  describe(
    'post',
    'change-email',
    'Mail a link to the new address; it becomes yours when that is opened',
    changeEmailSchema,
    doneSchema,
  )
  describe(
    'post',
    'two-factor/enable',
    'Get a secret for an authenticator app, and recovery codes; two-step sign-in is on when a code was verified',
    passwordSchema,
    z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) }),
  )
  describe('post', 'two-factor/disable', 'Turn two-step sign-in off', passwordSchema, doneSchema)
  const signedIn = z.object({ token: z.null(), user: userSchema })
  describe(
    'post',
    'two-factor/verify-totp',
    'Sign in with the code of the app after the password, or prove that the app has the secret',
    codeSchema,
    signedIn,
  )
  describe(
    'post',
    'two-factor/verify-backup-code',
    'Sign in with a recovery code after the password; each works once',
    codeSchema,
    signedIn,
  )
  describe('post', 'sign-out', 'End the session', null, z.object({ success: z.boolean() }))
  describe('get', 'get-session', 'Who is signed in and until when, or null', null, sessionSchema)
}
