import { researchTopic as endpoint } from '@hookreel/contract'
import type { Deps } from '../deps.ts'
import type { App } from '../platform/http/app-type.ts'
import { limitLetters } from '../platform/http/limits/limit-letters.ts'
import { createRateLimit } from '../platform/http/limits/rate-limit.ts'
import { serveEndpoint } from '../platform/http/serve-endpoint.ts'
import { researchTopic } from './research-topic.ts'

/** What may be asked of the encyclopedia is one budget for everybody; one person takes no more of it. */
const RESEARCHES_PER_MINUTE = 20

/** Cards are kept for two days: 20 kB each time, three times that from a feed of long addresses, was gigabytes a day. */
const WRITTEN = {
  name: 'researches',
  millions: 10,
  tell: (letters: string) => `You had ${letters} of cards made within a day.`,
}

export function mountResearch(
  app: App,
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'moderate' | 'reader' | 'researcher'>,
): void {
  const looks = createRateLimit(deps, 'researches', RESEARCHES_PER_MINUTE)
  const countLetters = limitLetters(deps, WRITTEN).count
  serveEndpoint(app, endpoint, async ({ body, user, context }) => {
    await looks.take(user.id)
    return researchTopic({ ...deps, countLetters }, user.id, body, context.req.raw.signal)
  })
}
