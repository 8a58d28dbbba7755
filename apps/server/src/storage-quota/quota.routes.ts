import { getStorage } from '@hookreel/contract'
import type { Deps } from '../deps.ts'
import type { App } from '../platform/http/app-type.ts'
import { serveEndpoint } from '../platform/http/serve-endpoint.ts'
import { readQuota } from './read-quota.ts'

export function mountQuota(app: App, deps: Pick<Deps, 'db' | 'config' | 'clock'>): void {
  serveEndpoint(app, getStorage, ({ user }) => readQuota(deps.db, deps, user.id))
}
