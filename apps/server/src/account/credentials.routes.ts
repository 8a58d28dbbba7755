import {
  DAY_MS,
  askEmailChange,
  confirmEmailChange as confirmEndpoint,
  undoEmailChange,
} from '@hookreel/contract'
import type { App, AppContext, SignedInUser } from '../platform/http/app-type.ts'
import { clientOrigin } from '../platform/http/client-address.ts'
import { requireUser } from '../platform/http/require-user.ts'
import { createRateLimit } from '../platform/http/limits/rate-limit.ts'
import { serveEndpoint } from '../platform/http/serve-endpoint.ts'
import { answerAuth } from './sign-in/answer-auth.ts'
import { countMail, handOver, noteWithOrigin, readCounted } from './sign-in/auth-proxy.ts'
import type { AuthProxy } from './sign-in/auth-proxy.ts'
import { changePasswordSchema } from './sign-in/auth-inputs.ts'
import { confirmEmailChange, requestEmailChange, takeBackEmail } from './change-email.ts'
import {
  confirmIdentity,
  confirmSecondFactor,
  createOwnPasswordLimit,
  ownKey,
} from './sign-in/confirm-identity.ts'
import { hasSecondFactor } from './profiles.queries.ts'
import { revokePendingLinks } from './revoke-pending-links.ts'
import { mailPasswordChanged } from './mail-about-account.ts'
import { refuseCommonPassword } from './sign-in/refuse-common-password.ts'

/** Each is mailed: somebody could use up the mails of everybody by their own. */
const PASSWORDS_PER_DAY = 20

/** Changes of what one signs in with: each asks again who it is, and is mailed. */
export function mountCredentialChanges(app: App, proxy: AuthProxy): void {
  const { deps } = proxy
  const own = createOwnPasswordLimit(deps)
  const ofDay = createRateLimit(deps, 'changed passwords of a day', PASSWORDS_PER_DAY, DAY_MS)
  app.post('/api/auth/change-password', async (context) => {
    const user = await requireUser(context)
    const { code, ...change } = await readCounted(proxy, context, changePasswordSchema)
    refuseCommonPassword(deps.config, change.newPassword)
    await confirmByCode(proxy, context, { user, password: change.currentPassword, code })
    await own.take(ownKey(user))
    await ofDay.take(user.id, `You changed your password ${PASSWORDS_PER_DAY} times within a day.`)
    const answer = await deps.lanes.newPasswords.ofPerson(user.id, () =>
      proxy.auth.handle(handOver(proxy, context, change)),
    )
    if (!answer.ok) {
      // Anyone who guesses from a stolen session does not keep its owner from changing it.
      await ofDay.giveBack(user.id)
      return answerAuth(answer, context)
    }
    await own.forget(ownKey(user))
    await revokePendingLinks(deps.db, user.id, deps.clock.now())
    await noteWithOrigin(proxy, context, user.id, 'password_changed')
    await mailPasswordChanged(deps, user.email, 'changed')
    deps.hub.recheck(user.id)
    // What this browser was known by ended with the old password.
    return proxy.guesses.rememberDevice(context, user.email, await answerAuth(answer, context))
  })
  mountEmailChanges(app, proxy)
}

/** Anyone who knows the password alone could lock out whoever has the phone. A wrong password uses up no code. */
async function confirmByCode(
  { deps, auth }: AuthProxy,
  context: AppContext,
  { code, ...owner }: { user: SignedInUser; password: string; code: string | undefined },
): Promise<void> {
  if (!(await hasSecondFactor(deps.db, owner.user.id))) return
  await confirmIdentity(deps, auth, context, { ...owner, field: 'currentPassword' })
  await confirmSecondFactor(deps, auth, context, { user: owner.user, code })
}

function mountEmailChanges(app: App, proxy: AuthProxy): void {
  const { deps, auth } = proxy
  serveEndpoint(app, askEmailChange, ({ user, body, context }) =>
    proxy.answerEvenly(async () => {
      await confirmIdentity(deps, auth, context, { user, password: body.password })
      await confirmSecondFactor(deps, auth, context, { user, code: body.code })
      await countMail(proxy, context, { kind: 'change', email: user.id })
      await countMail(proxy, context, { kind: 'change', email: body.newEmail })
      await requestEmailChange(deps, user, body.newEmail)
      await noteWithOrigin(proxy, context, user.id, 'email_change_asked')
      return {}
    }),
  )
  serveEndpoint(app, confirmEndpoint, async ({ body, context }) => {
    await proxy.calls.take(context)
    return {
      email: await confirmEmailChange(deps, body.token, clientOrigin(context, deps.config.proxies)),
    }
  })
  serveEndpoint(app, undoEmailChange, async ({ body, context }) => {
    await proxy.calls.take(context)
    const { email, wasChanged } = await takeBackEmail(
      deps,
      body.token,
      clientOrigin(context, deps.config.proxies),
    )
    if (wasChanged) await mailReset(proxy, context, email)
    return { email, wasChanged }
  })
}

/** As if the owner of the address had asked for a new password. */
async function mailReset(proxy: AuthProxy, context: AppContext, email: string): Promise<void> {
  const url = new URL('/api/auth/request-password-reset', context.req.url)
  const headers = { 'content-type': 'application/json' }
  await proxy.auth.handle(new Request(url, { method: 'POST', headers, body: JSON.stringify({ email }) }))
}
