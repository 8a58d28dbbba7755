import { getStorage } from '@hookreel/contract'
import type { Deps } from '../deps.ts'
import type { App } from '../platform/http/app-type.ts'
import { serveEndpoint } from '../platform/http/serve-endpoint.ts'
import { readRoom } from './read-room.ts'

export function mountRoom(app: App, deps: Pick<Deps, 'db' | 'config' | 'clock'>): void {
  serveEndpoint(app, getStorage, ({ user }) => readRoom(deps.db, deps, user.id))
}
