import { researchTopic as endpoint } from '@hookreel/contract'
import type { Deps } from '../deps.ts'
import type { App } from '../platform/http/app-type.ts'
import { createRateLimit } from '../platform/http/limits/rate-limit.ts'
import { serveEndpoint } from '../platform/http/serve-endpoint.ts'
import { researchTopic } from './research-topic.ts'

/** What may be asked of the encyclopedia is one budget for everybody; one person takes no more of it. */
const RESEARCHES_PER_MINUTE = 20

export function mountResearch(
  app: App,
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'moderate' | 'reader' | 'researcher'>,
): void {
  const looks = createRateLimit(deps, 'researches', RESEARCHES_PER_MINUTE)
  serveEndpoint(app, endpoint, async ({ body, user, context }) => {
    await looks.take(user.id)
    return researchTopic(deps, user.id, body, context.req.raw.signal)
  })
}
