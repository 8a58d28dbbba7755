import {
  DAY_SECONDS,
  createBatch as createEndpoint,
  estimateBatch as estimateEndpoint,
  getBatch,
  IDEMPOTENCY_HEADER,
  listBatches,
} from '@hookreel/contract'
import { AppError } from '../../platform/http/app-error.ts'
import type { App } from '../../platform/http/app-type.ts'
import { createRateLimit } from '../../platform/http/limits/rate-limit.ts'
import { readKey } from '../../platform/http/read-key.ts'
import { serveEndpoint } from '../../platform/http/serve-endpoint.ts'
import { findOwnBatch, listOwnBatches } from './batches.queries.ts'
import { countLeft, createBatch } from './create-batch.ts'
import { estimateBatch } from './estimate-batch.ts'
import { addSeconds } from '../../platform/clock.ts'
import type { PostDeps } from '../posts/post-deps.ts'
import { presentBatches, presentOneBatch } from './present-batch.ts'

const SHOWN_SECONDS = 60 * DAY_SECONDS
/** One whose pieces are all refused counts for nothing else, and is kept. */
const BATCHES_PER_DAY = 50
/** One of fifty long scripts takes a quarter of a second of a core. */
const ESTIMATES_PER_MINUTE = 60

export function mountBatches(app: App, deps: PostDeps): void {
  const batches = createRateLimit(deps, 'batches of a day', BATCHES_PER_DAY, DAY_SECONDS * 1000)
  serveEndpoint(app, createEndpoint, async ({ body, user, context }) => {
    await batches.take(user.id, `You ordered ${BATCHES_PER_DAY} batches within a day.`)
    const key = readKey(context.req.header(IDEMPOTENCY_HEADER))
    return presentOneBatch(deps, await createBatch(deps, user.id, body, key))
  })
  const estimates = createRateLimit(deps, 'batch estimates', ESTIMATES_PER_MINUTE)
  serveEndpoint(app, estimateEndpoint, async ({ body, user }) => {
    await estimates.take(user.id)
    return estimateBatch(deps, user.id, body)
  })
  serveEndpoint(app, listBatches, async ({ user }) => {
    const since = addSeconds(deps.clock.now(), -SHOWN_SECONDS)
    const rows = await listOwnBatches(deps.db, user.id, since)
    return {
      batches: await presentBatches(deps, user.id, rows),
      leftThisWeek: await countLeft(deps, user.id),
    }
  })
  serveEndpoint(app, getBatch, async ({ params, user }) => {
    const row = await findOwnBatch(deps.db, user.id, params.id)
    if (!row) throw new AppError('batch_not_found')
    return presentOneBatch(deps, row)
  })
}
