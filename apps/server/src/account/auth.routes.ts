import { z } from 'zod'
import type { App, AppContext } from '../platform/http/app-type.ts'
import { AppError } from '../platform/http/app-error.ts'
import { evenOutTime } from '../platform/http/even-out-time.ts'
import { createRateLimit } from '../platform/http/rate-limit.ts'
import { requireUser } from '../platform/http/require-user.ts'
import { answerAuth } from './answer-auth.ts'
import { askLibrary, handOver, noteAtDoor } from './auth-door.ts'
import type { Door } from './auth-door.ts'
import type { Auth } from './auth.ts'
import { describeAuth } from './describe-auth.ts'
import {
  changeEmailSchema,
  changePasswordSchema,
  emailSchema,
  resetPasswordSchema,
  signInSchema,
  signUpSchema,
  socialSchema,
} from './auth-inputs.ts'
import { findUserIdByEmail } from './profiles.queries.ts'
import { markSignedIn } from './mark-signed-in.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'
import { refuseDisabled } from './refuse-disabled.ts'
import { mountSecondFactor } from './second-factor.routes.ts'

/** Whoever has a second factor is not signed in by the password alone. */
const signedInSchema = z.object({ user: z.object({ id: z.string() }).optional() })
/** Mails to one address a minute: enough for whoever mistyped, too few to flood anybody. */
const MAILS_PER_ACCOUNT = 3
/** A code of an app is taken in its own half minute, the one before and the one after: so long it could be used again. */
const CODE_MS = 90_000

/**
 * Mounts sign-up, sign-in and what belongs to them under `/api/auth`, as the auth library defines them. `welcome` is
 * called for whoever signed up or in, before the answer.
 */
export function mountAuth(
  app: App,
  deps: Door['deps'],
  auth: Auth,
  welcome: (userId: string) => Promise<void>,
): void {
  const { config } = deps
  const limits = {
    perAddress: createRateLimit(deps, 'account calls of an address', config.signInsPerAddress),
    perAccount: createRateLimit(deps, 'sign-ins of an account', config.signInsPerAccount),
    mailsPerAccount: createRateLimit(deps, 'mails of an account', MAILS_PER_ACCOUNT),
    perCode: createRateLimit(deps, 'sign-ins by a code', 1, CODE_MS),
  }
  const door: Door = { deps, auth, welcome, limits }
  describeAuth(app)
  mountSignIn(app, door)
  mountGoogle(app, door)
  mountMailed(app, door)
  mountChanges(app, door)
  mountSecondFactor(app, door)
  const pass = async (context: AppContext) => answerAuth(await auth.handle(handOver(door, context)), context)
  app.get('/api/auth/get-session', pass)
  app.get('/api/auth/verify-email', pass)
}

function mountSignIn(app: App, door: Door): void {
  const { deps, auth, limits, welcome } = door
  app.post('/api/auth/sign-up/email', (context) =>
    evenOutTime(async () => {
      const { body, answer } = await askLibrary(door, context, signUpSchema, async ({ password }) =>
        refuseCommonPassword(deps.config, password),
      )
      const userId = answer.ok ? await findUserIdByEmail(deps.db, body.email) : undefined
      if (userId !== undefined) await welcome(userId)
      return answerAuth(answer, context)
    }),
  )
  app.post('/api/auth/sign-in/email', async (context) => {
    const { body, answer } = await askLibrary(door, context, signInSchema, ({ email }) =>
      limits.perAccount.take(email.toLowerCase()),
    )
    if (answer.ok) {
      const { user } = signedInSchema.parse(await answer.clone().json())
      if (!user) return answerAuth(answer, context)
      await refuseDisabled(deps.db, user.id)
      await welcome(user.id)
      await noteAtDoor(door, context, user.id, 'signed_in')
    } else if (answer.status === 401) {
      const userId = await findUserIdByEmail(deps.db, body.email)
      if (userId !== undefined) await noteAtDoor(door, context, userId, 'sign_in_failed')
    }
    return answerAuth(answer, context)
  })
  app.post('/api/auth/sign-out', async (context) => {
    const user = await context.var.findUser()
    const answer = await auth.handle(handOver(door, context, {}))
    if (user) deps.hub.recheck(user.id)
    return answerAuth(answer, context)
  })
}

function mountGoogle(app: App, door: Door): void {
  const { deps, auth, welcome } = door
  app.post('/api/auth/sign-in/social', async (context) => {
    if (deps.config.google === undefined) throw new AppError('google_not_configured')
    const { answer } = await askLibrary(door, context, socialSchema)
    return answerAuth(answer, context)
  })
  app.get('/api/auth/callback/google', async (context) => {
    const answer = await auth.handle(handOver(door, context))
    const user = await findUserOfAnswer(auth, answer)
    if (user) {
      await refuseDisabled(deps.db, user.id)
      await welcome(user.id)
      await noteAtDoor(door, context, user.id, 'signed_in_with_google')
    }
    return markSignedIn(answer)
  })
}

/** Whether an address is known shows neither in the answer nor in how long it takes. */
function mountMailed(app: App, door: Door): void {
  for (const path of ['request-password-reset', 'send-verification-email']) {
    app.post(`/api/auth/${path}`, (context) =>
      evenOutTime(async () => {
        const { answer } = await askLibrary(door, context, emailSchema, ({ email }) =>
          door.limits.mailsPerAccount.take(email.toLowerCase()),
        )
        return answerAuth(answer, context)
      }),
    )
  }
  app.post('/api/auth/reset-password', async (context) => {
    const { answer } = await askLibrary(door, context, resetPasswordSchema, async ({ newPassword }) =>
      refuseCommonPassword(door.deps.config, newPassword),
    )
    return answerAuth(answer, context)
  })
}

function mountChanges(app: App, door: Door): void {
  const { limits } = door
  app.post('/api/auth/change-password', async (context) => {
    const user = await requireUser(context)
    const { answer } = await askLibrary(door, context, changePasswordSchema, async ({ newPassword }) => {
      refuseCommonPassword(door.deps.config, newPassword)
      await limits.perAccount.take(user.id)
    })
    if (answer.ok) {
      await noteAtDoor(door, context, user.id, 'password_changed')
      door.deps.hub.recheck(user.id)
    }
    return answerAuth(answer, context)
  })
  app.post('/api/auth/change-email', async (context) => {
    const user = await requireUser(context)
    const { answer } = await askLibrary(door, context, changeEmailSchema, () =>
      limits.mailsPerAccount.take(user.id),
    )
    if (answer.ok) await noteAtDoor(door, context, user.id, 'email_change_asked')
    return answerAuth(answer, context)
  })
}

/** Whom an answer signs in by the cookie that it sets. */
async function findUserOfAnswer(auth: Auth, answer: Response) {
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return cookie === '' ? undefined : (await auth.api.getSession({ headers: new Headers({ cookie }) }))?.user
}
