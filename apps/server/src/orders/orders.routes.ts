import { stopOrder as stopEndpoint } from '@hookreel/contract'
import type { App } from '../platform/http/app-type.ts'
import { serveEndpoint } from '../platform/http/serve-endpoint.ts'
import type { PostDeps } from '../posting/posts/post-deps.ts'
import { stopOrder } from './stop-order.ts'

/** Mounts what stops an order by its key, whatever was ordered. */
export function mountOrders(app: App, deps: PostDeps): void {
  serveEndpoint(app, stopEndpoint, async ({ body, user }) => ({
    outcome: await stopOrder(deps, user.id, body.key),
  }))
}
