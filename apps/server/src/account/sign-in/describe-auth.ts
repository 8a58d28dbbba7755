import { PASSWORD_MIN_CHARACTERS } from '@hookreel/contract'
import { z } from 'zod'
import type { App } from '../../platform/http/app-type.ts'
import { describeRefusals } from '../../platform/http/serve-endpoint.ts'
import {
  changePasswordSchema,
  codeSchema,
  emailSchema,
  passwordSchema,
  resetPasswordSchema,
  signInSchema,
  signUpSchema,
  socialSchema,
  turnOffSchema,
} from './auth-inputs.ts'

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
const signedInSchema = z.object({ token: z.null(), user: userSchema })

/** Method, path, what it does, what it takes and what it answers. */
const CALLS: readonly (readonly ['get' | 'post', string, string, z.ZodType | null, z.ZodType])[] = [
  [
    'post',
    'sign-up/email',
    `Make an account (password: at least ${PASSWORD_MIN_CHARACTERS} characters); answers the same for a known address`,
    signUpSchema,
    signedInSchema,
  ],
  [
    'post',
    'sign-in/email',
    'Sign in: the session comes as an HttpOnly cookie',
    signInSchema,
    z.union([
      z.object({ redirect: z.boolean(), token: z.null(), user: userSchema }),
      z.object({ twoFactorRedirect: z.literal(true) }),
    ]),
  ],
  [
    'post',
    'sign-in/social',
    'Where to go to sign in with Google; answers the address',
    socialSchema,
    z.object({ url: z.string(), redirect: z.boolean() }),
  ],
  [
    'post',
    'request-password-reset',
    'Mail a link for a new password; answers the same for an unknown address',
    emailSchema,
    doneSchema,
  ],
  [
    'post',
    'reset-password',
    'Set a new password with the token of that link',
    resetPasswordSchema,
    doneSchema,
  ],
  [
    'post',
    'send-verification-email',
    'Mail the link that verifies the address; answers the same for an unknown one',
    emailSchema,
    doneSchema,
  ],
  [
    'post',
    'change-password',
    'Change the password; signs out everywhere else',
    changePasswordSchema,
    signedInSchema,
  ],
  [
    'post',
    'two-factor/enable',
    'Get a secret for an authenticator app, and recovery codes; two-step sign-in is on when a code was verified',
    passwordSchema,
    z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) }),
  ],
  [
    'post',
    'two-factor/disable',
    'Turn two-step sign-in off, by the password and a code of the app or a recovery code',
    turnOffSchema,
    doneSchema,
  ],
  [
    'post',
    'two-factor/verify-totp',
    'Sign in with the code of the app after the password, or prove that the app has the secret',
    codeSchema,
    signedInSchema,
  ],
  [
    'post',
    'two-factor/verify-backup-code',
    'Sign in with a recovery code after the password; each works once',
    codeSchema,
    signedInSchema,
  ],
  ['post', 'sign-out', 'End the session', null, z.object({ success: z.boolean() })],
  ['get', 'get-session', 'Who is signed in and until when, or null', null, sessionSchema],
]

/** Puts the auth library's endpoints into the OpenAPI document. */
export function describeAuth(app: App): void {
  for (const [method, path, summary, body, output] of CALLS)
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
}
