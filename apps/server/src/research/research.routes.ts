import { researchTopic as endpoint } from '@hookreel/contract'
import type { Deps } from '../deps.ts'
import type { App } from '../platform/http/app-type.ts'
import { serveEndpoint } from '../platform/http/serve-endpoint.ts'
import { researchTopic } from './research-topic.ts'

export function mountResearch(
  app: App,
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'moderate' | 'researcher'>,
): void {
  serveEndpoint(app, endpoint, ({ body, user, context }) =>
    researchTopic(deps, user.id, body, context.req.raw.signal),
  )
}
