import { askEmailChange, confirmEmailChange as confirmEndpoint, undoEmailChange } from '@hookreel/contract'
import type { App, AppContext } from '../platform/http/app-type.ts'
import { clientNetwork } from '../platform/http/client-address.ts'
import { evenOutTime } from '../platform/http/even-out-time.ts'
import { requireUser } from '../platform/http/require-user.ts'
import { serveEndpoint } from '../platform/http/serve-endpoint.ts'
import { answerAuth } from './answer-auth.ts'
import { askLibrary, countMail, noteAtDoor, originOf } from './auth-door.ts'
import type { Door } from './auth-door.ts'
import { changePasswordSchema } from './auth-inputs.ts'
import { confirmEmailChange, requestEmailChange, takeBackEmail } from './change-email.ts'
import { confirmIdentity, confirmSecondFactor, createOwnPasswordLimit, ownKey } from './confirm-identity.ts'
import { endProofs } from './end-proofs.ts'
import { mailPasswordChanged } from './mail-about-account.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'

/** Changes of what one signs in with: each asks again who it is, and is mailed. */
export function mountChanges(app: App, door: Door): void {
  const { deps } = door
  const own = createOwnPasswordLimit(deps)
  app.post('/api/auth/change-password', async (context) => {
    const user = await requireUser(context)
    const { answer } = await askLibrary(door, context, changePasswordSchema, async ({ newPassword }) => {
      refuseCommonPassword(deps.config, newPassword)
      await own.take(ownKey(user))
    })
    if (!answer.ok) return answerAuth(answer, context)
    await own.forget(ownKey(user))
    await endProofs(deps.db, user.id, deps.clock.now())
    await noteAtDoor(door, context, user.id, 'password_changed')
    await mailPasswordChanged(deps, user.email, 'changed')
    deps.hub.recheck(user.id)
    // What this browser was known by ended with the old password.
    return door.guesses.rememberDevice(context, user.email, await answerAuth(answer, context))
  })
  mountEmailChanges(app, door)
}

function mountEmailChanges(app: App, door: Door): void {
  const { deps, auth } = door
  serveEndpoint(app, askEmailChange, ({ user, body, context }) =>
    evenOutTime(async () => {
      await confirmIdentity(deps, auth, context, { user, password: body.password })
      await confirmSecondFactor(deps, auth, context, { user, code: body.code })
      await countMail(door, user.id)
      await countMail(door, body.newEmail.toLowerCase())
      await requestEmailChange(deps, user, body.newEmail)
      await noteAtDoor(door, context, user.id, 'email_change_asked')
      return {}
    }),
  )
  const count = (context: AppContext) =>
    door.limits.perAddress.take(clientNetwork(context, deps.config.isProxyTrusted))
  serveEndpoint(app, confirmEndpoint, async ({ body, context }) => {
    await count(context)
    return { email: await confirmEmailChange(deps, body.token, originOf(door, context)) }
  })
  serveEndpoint(app, undoEmailChange, async ({ body, context }) => {
    await count(context)
    const { email, wasChanged } = await takeBackEmail(deps, body.token, originOf(door, context))
    if (wasChanged) await mailReset(door, context, email)
    return { email, wasChanged }
  })
}

/** As if the owner of the address had asked for a new password. */
async function mailReset(door: Door, context: AppContext, email: string): Promise<void> {
  const url = new URL('/api/auth/request-password-reset', context.req.url)
  const headers = { 'content-type': 'application/json' }
  await door.auth.handle(new Request(url, { method: 'POST', headers, body: JSON.stringify({ email }) }))
}
