import {
  createDeletion as createEndpoint,
  listDeletions,
  undoDeletion as undoEndpoint,
} from '@hookreel/contract'
import type { App } from '../platform/http/app-type.ts'
import { serveEndpoint } from '../platform/http/serve-endpoint.ts'
import type { VideoDeps } from '../videos/video-deps.ts'
import { createDeletion, presentDeletion, undoDeletion } from './create-deletion.ts'
import { listUndoable } from './deletions.queries.ts'

/** Mounts what deletes things together and brings them back. */
export function mountDeletions(app: App, deps: VideoDeps): void {
  serveEndpoint(app, createEndpoint, async ({ body, user }) =>
    presentDeletion(await createDeletion(deps, user.id, body), deps.clock.now()),
  )
  serveEndpoint(app, listDeletions, async ({ user }) => {
    const now = deps.clock.now()
    return { deletions: (await listUndoable(deps.db, user.id, now)).map((row) => presentDeletion(row, now)) }
  })
  serveEndpoint(app, undoEndpoint, async ({ params, user }) => {
    await undoDeletion(deps, user.id, params.id)
    return {}
  })
}
