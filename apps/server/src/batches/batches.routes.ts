import {
  createBatch as createEndpoint,
  estimateBatch as estimateEndpoint,
  getBatch,
  IDEMPOTENCY_HEADER,
  listBatches,
} from '@hookreel/contract'
import { AppError } from '../platform/http/app-error.ts'
import type { App } from '../platform/http/app-type.ts'
import { readKey } from '../platform/http/read-key.ts'
import { serveEndpoint } from '../platform/http/serve-endpoint.ts'
import { findOwnBatch, listOwnBatches } from './batches.queries.ts'
import { countLeft, createBatch } from './create-batch.ts'
import { estimateBatch } from './estimate-batch.ts'
import { addSeconds, DAY_SECONDS } from '../posts/moments.ts'
import type { PostDeps } from '../posts/post-deps.ts'
import { presentBatches, presentOneBatch } from './present-batch.ts'

const SHOWN_SECONDS = 60 * DAY_SECONDS

export function mountBatches(app: App, deps: PostDeps): void {
  serveEndpoint(app, createEndpoint, async ({ body, user, context }) =>
    presentOneBatch(
      deps,
      await createBatch(deps, user.id, body, readKey(context.req.header(IDEMPOTENCY_HEADER))),
    ),
  )
  serveEndpoint(app, estimateEndpoint, ({ body, user }) => estimateBatch(deps, user.id, body))
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
