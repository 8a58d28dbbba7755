import { getProfile as getEndpoint, getSignInWays } from '@hookreel/contract'
import type { Deps } from '../deps.ts'
import type { App } from '../platform/http/app-type.ts'
import { serveEndpoint } from '../platform/http/serve-endpoint.ts'
import { getProfile } from './get-profile.ts'
import { presentProfile } from './present-profile.ts'
import { hasSecondFactor, listSignInWays } from './profiles.queries.ts'

export function mountAccount(app: App, { db }: Pick<Deps, 'db'>): void {
  serveEndpoint(app, getEndpoint, async ({ user }) => presentProfile(await getProfile(db, user.id), user))
  serveEndpoint(app, getSignInWays, async ({ user }) => {
    const ways = await listSignInWays(db, user.id)
    return {
      hasPassword: ways.includes('credential'),
      hasGoogle: ways.includes('google'),
      hasSecondFactor: await hasSecondFactor(db, user.id),
    }
  })
}
