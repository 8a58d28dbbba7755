import { z } from 'zod'
import { AppError } from '../../platform/http/app-error.ts'
import type { App, AppContext } from '../../platform/http/app-type.ts'
import { requireUser } from '../../platform/http/require-user.ts'
import { answerAuth } from '../sign-in/answer-auth.ts'
import { askLibrary, handOver, noteSignIn, noteWithOrigin, readCounted } from '../sign-in/auth-proxy.ts'
import type { AuthProxy } from '../sign-in/auth-proxy.ts'
import { codeSchema, passwordSchema, turnOffSchema } from '../sign-in/auth-inputs.ts'
import {
  confirmIdentity,
  confirmSecondFactor,
  createOwnCodeLimit,
  createOwnPasswordLimit,
  ownKey,
} from '../sign-in/confirm-identity.ts'
import { createMailedChangeLimit } from '../limit-mailed-changes.ts'
import { revokePendingLinks } from '../revoke-pending-links.ts'
import { mailAboutSecondFactor } from './mail-about-second-factor.ts'
import { hasSecondFactor } from '../profiles.queries.ts'
import { refuseDisabled } from '../sign-in/refuse-disabled.ts'
import { deleteNewSession } from '../sign-in/sessions.queries.ts'

const signedInSchema = z.object({ user: z.object({ id: z.string(), email: z.string() }) })
const byCodeSchema = z.object({ user: z.object({ id: z.string() }), token: z.string() })

/**
 * Codes of an app on the phone, asked after the password, and recovery codes for when the phone is gone. The library slows
 * guessing down: five tries for one password, ten wrong ones in a row close it for a quarter of an hour.
 */
export function mountSecondFactor(app: App, proxy: AuthProxy): void {
  const { deps } = proxy
  const own = createOwnPasswordLimit(deps)
  const mailed = createMailedChangeLimit(deps)
  app.post('/api/auth/two-factor/enable', async (context) => {
    const user = await requireUser(context)
    const { answer } = await askLibrary(proxy, context, passwordSchema, async () => {
      await own.take(ownKey(user))
      await mailed.refuseFull(user.id)
    })
    if (!answer.ok) return answerAuth(answer, context)
    await own.forget(ownKey(user))
    // It is mailed when it is on, but brings ten recovery codes, and each of these is mailed.
    await mailed.take(user.id)
    return answerAuth(answer, context)
  })
  app.post('/api/auth/two-factor/disable', async (context) => {
    const user = await requireUser(context)
    const { password, code } = await readCounted(proxy, context, turnOffSchema)
    await confirmIdentity(deps, proxy.auth, context, { user, password })
    // What asks for a code elsewhere asks nobody who could turn it off by the password alone.
    await confirmSecondFactor(deps, proxy.auth, context, { user, code })
    await mailed.take(user.id)
    const answer = await proxy.auth.handle(handOver(proxy, context, { password }))
    if (answer.ok) {
      await noteWithOrigin(proxy, context, user.id, 'second_factor_off')
      await mailAboutSecondFactor(deps, user.email, 'off')
    }
    return answerAuth(answer, context)
  })
  mountCodes(app, proxy)
}

/** A code ends signing in, or proves to somebody who is signed in that the app has the secret. */
function mountCodes(app: App, proxy: AuthProxy): void {
  const { deps } = proxy
  const codes = createOwnCodeLimit(deps)
  const mailed = createMailedChangeLimit(deps)
  app.post('/api/auth/two-factor/verify-totp', async (context) => {
    const user = await context.var.findUser()
    const wasOn = user !== undefined && (await hasSecondFactor(deps.db, user.id))
    const { body, answer } = await askLibrary(proxy, context, codeSchema, async () => {
      if (user) await codes.take(ownKey(user))
    })
    if (!answer.ok) return answerAuth(answer, context)
    if (user) await codes.forget(ownKey(user))
    else {
      await refuseUsedCode(proxy, answer, body.code)
      return finishSignIn(proxy, context, answer)
    }
    if (!wasOn) {
      // Anyone who asked for them before had shown no code.
      await revokePendingLinks(deps.db, user.id, deps.clock.now())
      await noteWithOrigin(proxy, context, user.id, 'second_factor_on')
      await mailAboutSecondFactor(deps, user.email, 'on')
    }
    return answerAuth(answer, context)
  })
  app.post('/api/auth/two-factor/verify-backup-code', async (context) => {
    const asker = await context.var.findUser()
    const { answer } = await askLibrary(proxy, context, codeSchema, async () => {
      if (!asker) return
      await codes.take(ownKey(asker))
      // The library takes codes of one that was never turned on, too.
      if (!(await hasSecondFactor(deps.db, asker.id))) throw new AppError('second_factor_wrong')
      await mailed.take(asker.id)
    })
    if (!answer.ok) return answerAuth(answer, context)
    if (asker) await codes.forget(ownKey(asker))
    const { user } = signedInSchema.parse(await answer.clone().json())
    await mailAboutSecondFactor(deps, user.email, 'recovered')
    return finishSignIn(proxy, context, answer)
  })
}

/**
 * The library takes a code as often as it is shown it while its time lasts: anyone who looked over a shoulder could come in
 * after. Who it is for is known only when the library has let them in, so the session goes that it made.
 */
async function refuseUsedCode({ deps, limits }: AuthProxy, answer: Response, code: string): Promise<void> {
  const { user, token } = byCodeSchema.parse(await answer.clone().json())
  try {
    await limits.perCode.take(`${user.id} ${code}`)
  } catch (error) {
    await deleteNewSession(deps.db, user.id, token)
    throw error instanceof AppError ? new AppError('second_factor_wrong') : error
  }
}

async function finishSignIn(proxy: AuthProxy, context: AppContext, answer: Response): Promise<Response> {
  const { user } = signedInSchema.parse(await answer.clone().json())
  await refuseDisabled(proxy.deps.db, user.id)
  await proxy.welcome(user.id)
  await noteSignIn(proxy, context, user.id, 'signed_in')
  return answerAuth(answer, context)
}
