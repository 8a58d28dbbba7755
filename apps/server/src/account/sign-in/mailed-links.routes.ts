import { AppError } from '../../platform/http/app-error.ts'
import type { App } from '../../platform/http/app-type.ts'
import { remindOldAddress } from '../change-email.ts'
import { endLastingGrants } from '../email-changes.queries.ts'
import { mailPasswordChanged } from '../mail-about-account.ts'
import { isDisabled } from '../operator.queries.ts'
import { revokePendingLinks } from '../revoke-pending-links.ts'
import { answerAuth } from './answer-auth.ts'
import { emailSchema, resetPasswordSchema } from './auth-inputs.ts'
import { countMail, handOver, noteWithOrigin, readCounted } from './auth-proxy.ts'
import type { AuthProxy } from './auth-proxy.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'
import { findResetOwner } from './sessions.queries.ts'

/** Links by mail for whoever cannot sign in. Whether an address is known shows neither in the answer nor in how long it takes. */
export function mountMailedLinks(app: App, proxy: AuthProxy): void {
  for (const path of ['request-password-reset', 'send-verification-email']) {
    app.post(`/api/auth/${path}`, (context) =>
      proxy.answerEvenly(async () => {
        const body = await readCounted(proxy, context, emailSchema)
        await countMail(proxy, context, { kind: path, email: body.email })
        const request = handOver(proxy, context, body)
        // The library refuses whoever is signed in a link to another address, and tells them what it tells nobody else.
        request.headers.delete('cookie')
        const answer = await proxy.auth.handle(request)
        if (path === 'request-password-reset') await remindOldAddress(proxy.deps, body.email)
        return answerAuth(answer, context)
      }),
    )
  }
  app.post('/api/auth/reset-password', async (context) => {
    const { deps } = proxy
    const body = await readCounted(proxy, context, resetPasswordSchema)
    refuseCommonPassword(deps.config, body.newPassword)
    const owner = await findResetOwner(deps.db, body.token)
    if (owner && (await isDisabled(deps.db, owner.id))) throw new AppError('account_disabled')
    const reset = () => proxy.auth.handle(handOver(proxy, context, body))
    const answer = await (owner ? deps.lanes.newPasswords.ofPerson(owner.id, reset) : reset())
    if (!answer.ok || !owner) return answerAuth(answer, context)
    await revokePendingLinks(deps.db, owner.id, deps.clock.now())
    // Anyone who knew the old password may have set up one of them.
    await endLastingGrants(deps.db, owner.id)
    await noteWithOrigin(proxy, context, owner.id, 'password_reset')
    await mailPasswordChanged(deps, owner.email, 'reset')
    deps.hub.recheck(owner.id)
    // Anyone who opened the mail is no stranger: guesses of others do not keep them waiting here.
    return proxy.guesses.rememberDevice(context, owner.email, await answerAuth(answer, context))
  })
}
