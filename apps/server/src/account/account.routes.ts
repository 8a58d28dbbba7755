import { getProfile as endpoint } from '@hookreel/contract'
import type { Deps } from '../deps.ts'
import type { App } from '../platform/http/app-type.ts'
import { serveEndpoint } from '../platform/http/serve-endpoint.ts'
import { getProfile } from './get-profile.ts'
import { presentProfile } from './present-profile.ts'

export function mountAccount(app: App, { db }: Pick<Deps, 'db'>): void {
  serveEndpoint(app, endpoint, async ({ user }) => presentProfile(await getProfile(db, user.id), user))
}
