import {
  createExport as createEndpoint,
  deleteAccount as deleteEndpoint,
  getExportFile,
  listExports,
  SIGNED_LINK_SECONDS,
} from '@hookreel/contract'
import type { Auth } from '../account/auth.ts'
import { confirmIdentity } from '../account/confirm-identity.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { App } from '../platform/http/app-type.ts'
import { createRateLimit } from '../platform/http/rate-limit.ts'
import { serveEndpoint } from '../platform/http/serve-endpoint.ts'
import { signLink } from '../platform/storage/sign-link.ts'
import type { VideoDeps } from '../videos/video-deps.ts'
import { createExport } from './create-export.ts'
import { deleteAccount } from './delete-account.ts'
import { findOwnExport, listOwnExports } from './exports.queries.ts'
import { presentExport } from './present-export.ts'

/** Passwords tried for a deletion, a minute and account. */
const DELETION_TRIES = 5

export function mountSettings(app: App, deps: VideoDeps, auth: Auth): void {
  const { db, clock, secrets } = deps
  const deletions = createRateLimit(deps, 'deletions', DELETION_TRIES)
  serveEndpoint(app, createEndpoint, async ({ user }) => presentExport(await createExport(deps, user.id)))
  serveEndpoint(app, listExports, async ({ user }) => ({
    exports: (await listOwnExports(db, user.id)).map(presentExport),
  }))
  serveEndpoint(app, getExportFile, async ({ user, params }) => {
    const row = await findOwnExport(db, user.id, params.id)
    if (!row) throw new AppError('export_not_found')
    if (row.fileKey === null) throw new AppError('export_not_ready')
    const expiresAt = new Date((Math.floor(clock.now().getTime() / 1000) + SIGNED_LINK_SECONDS) * 1000)
    const day = row.createdAt.toISOString().slice(0, 10)
    const link = { key: row.fileKey, expiresAt, downloadName: `hookreel-export-${day}.zip` }
    return { url: signLink(secrets.keyFor('links'), link), expiresAt: expiresAt.toISOString() }
  })
  serveEndpoint(app, deleteEndpoint, async ({ user, body, context }) => {
    await deletions.take(user.id)
    await confirmIdentity(deps, auth, context, { userId: user.id, password: body.password })
    await deleteAccount(deps, user)
    return {}
  })
}
