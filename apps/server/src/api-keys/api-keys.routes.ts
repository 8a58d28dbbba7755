import { createApiKey as createEndpoint, deleteApiKey, listApiKeys } from '@hookreel/contract'
import type { Auth } from '../account/sign-in/auth.ts'
import { confirmIdentity, confirmSecondFactor } from '../account/sign-in/confirm-identity.ts'
import { createMailedChangeLimit } from '../account/limit-mailed-changes.ts'
import { noteEvent } from '../account/note-event.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { App, AppContext } from '../platform/http/app-type.ts'
import { clientOrigin } from '../platform/http/client-address.ts'
import { createRateLimit } from '../platform/http/limits/rate-limit.ts'
import { serveEndpoint } from '../platform/http/serve-endpoint.ts'
import { deleteOwnKey, listOwnKeys } from './api-keys.queries.ts'
import { createApiKey } from './create-api-key.ts'
import { presentApiKey } from './present-api-key.ts'

/** Passwords that one user may try here a minute. */
const TRIES_PER_MINUTE = 10

/** Where people make and revoke keys for their programs; no key may do that. */
export function mountApiKeys(
  app: App,
  deps: Pick<Deps, 'db' | 'clock' | 'mail' | 'config'>,
  auth: Auth,
): void {
  const { db, config } = deps
  const tries = createRateLimit(deps, 'api keys made', TRIES_PER_MINUTE)
  const mailed = createMailedChangeLimit(deps)
  const origin = (context: AppContext) => clientOrigin(context, config.proxies)
  serveEndpoint(app, listApiKeys, async ({ user }) => ({
    keys: (await listOwnKeys(db, user.id)).map(presentApiKey),
  }))
  serveEndpoint(app, createEndpoint, async ({ user, body, context }) => {
    await tries.take(user.id)
    await confirmIdentity(deps, auth, context, { user, password: body.password })
    await confirmSecondFactor(deps, auth, context, { user, code: body.code })
    await mailed.take(user.id)
    const made = await createApiKey(deps, user, body)
    await noteEvent(deps, user.id, 'api_key_made', origin(context))
    return made
  })
  serveEndpoint(app, deleteApiKey, async ({ user, params, context }) => {
    if (!(await deleteOwnKey(db, user.id, params.id))) throw new AppError('api_key_not_found')
    await noteEvent(deps, user.id, 'api_key_revoked', origin(context))
    return {}
  })
}
