import { z } from 'zod'
import type { Deps } from '../deps.ts'
import type { App, AppContext } from '../platform/http/app-type.ts'
import { clientAddress } from '../platform/http/client-address.ts'
import { createRateLimit } from '../platform/http/rate-limit.ts'
import { readInput } from '../platform/http/read-input.ts'
import { readJson } from '../platform/http/read-json.ts'
import { answerAuth } from './answer-auth.ts'
import type { Auth } from './auth.ts'
import { describeAuth, signInSchema, signUpSchema } from './auth-description.ts'
import { findUserIdByEmail } from './profiles.queries.ts'

const signedInSchema = z.object({ user: z.object({ id: z.string() }) })

/**
 * Mounts sign-up, sign-in and sign-out under `/api/auth`, as the auth library defines them. `welcome` is called for
 * whoever signed up or in, before the answer.
 */
export function mountAuth(
  app: App,
  deps: Pick<Deps, 'db' | 'config' | 'clock'>,
  auth: Auth,
  welcome: (userId: string) => Promise<void>,
): void {
  const { db, config, clock } = deps
  const perAddress = createRateLimit(clock, config.signInsPerAddress)
  const perAccount = createRateLimit(clock, config.signInsPerAccount)
  describeAuth(app)
  app.post('/api/auth/sign-up/email', async (context) => {
    perAddress.take(clientAddress(context, config.isProxyTrusted))
    const body = readInput(signUpSchema, await readJson(context))
    const answer = await auth.handler(withBody(context, body))
    if (answer.ok) {
      const userId = await findUserIdByEmail(db, body.email.toLowerCase())
      if (userId !== undefined) await welcome(userId)
    }
    return answerAuth(answer, context)
  })
  app.post('/api/auth/sign-in/email', async (context) => {
    perAddress.take(clientAddress(context, config.isProxyTrusted))
    const body = readInput(signInSchema, await readJson(context))
    perAccount.take(body.email.toLowerCase())
    const answer = await auth.handler(withBody(context, body))
    if (answer.ok) await welcome(signedInSchema.parse(await answer.clone().json()).user.id)
    return answerAuth(answer, context)
  })
  const pass = async (context: AppContext) => answerAuth(await auth.handler(context.req.raw), context)
  app.post('/api/auth/sign-out', async (context) =>
    answerAuth(await auth.handler(withBody(context, {})), context),
  )
  app.get('/api/auth/get-session', pass)
  app.get('/api/auth/verify-email', pass)
}

/** The request with a body that was checked; headers that described the old one are left out. */
function withBody(context: AppContext, body: object): Request {
  const headers = new Headers(context.req.raw.headers)
  headers.delete('content-length')
  headers.delete('transfer-encoding')
  headers.set('content-type', 'application/json')
  return new Request(context.req.url, { method: 'POST', headers, body: JSON.stringify(body) })
}
