import {
  DAY_MS,
  createExport as createEndpoint,
  deleteAccount as deleteEndpoint,
  getExportFile,
  getRetention,
  keepAgingVideos,
  listExports,
  updateProfile as updateEndpoint,
  SIGNED_LINK_SECONDS,
} from '@hookreel/contract'
import type { Auth } from '../account/sign-in/auth.ts'
import { confirmIdentity, confirmSecondFactor } from '../account/sign-in/confirm-identity.ts'
import { clearSignedIn } from '../account/sign-in/mark-signed-in.ts'
import { presentProfile } from '../account/present-profile.ts'
import { updateProfile } from '../account/update-profile.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { App } from '../platform/http/app-type.ts'
import { createRateLimit } from '../platform/http/limits/rate-limit.ts'
import { serveEndpoint } from '../platform/http/serve-endpoint.ts'
import { signLink } from '../platform/storage/sign-link.ts'
import { announceVideo } from '../videos/announce-video.ts'
import type { VideoDeps } from '../videos/video-deps.ts'
import { createExport } from './exports/create-export.ts'
import { deleteAccount } from './account-end/delete-account.ts'
import { findOwnExport, listOwnExports } from './exports/exports.queries.ts'
import { presentExport } from './exports/present-export.ts'
import { countAgingVideos, keepAnnouncedVideos, takeBackNotices } from './retention/retention.queries.ts'
import { dayOf } from '../platform/clock.ts'

/** Passwords tried for a deletion, a minute and account. */
const DELETION_TRIES = 5
/** Each writes everything of a person anew. */
const EXPORTS_PER_DAY = 10

export function mountPersonalData(app: App, deps: VideoDeps, auth: Auth): void {
  const { db, clock, secrets } = deps
  const deletions = createRateLimit(deps, 'deletions', DELETION_TRIES)
  const exports = createRateLimit(deps, 'exports of a day', EXPORTS_PER_DAY, DAY_MS)
  mountRetention(app, deps)
  serveEndpoint(app, updateEndpoint, async ({ user, body }) => {
    const { profile, fullName } = await updateProfile(deps, user.id, body)
    deps.hub.publish(user.id, 'profile', {})
    if (body.dataRetentionPeriod !== undefined) await takeBackNotices(db, user.id)
    return presentProfile(profile, { ...user, name: fullName })
  })
  serveEndpoint(app, createEndpoint, async ({ user }) => {
    await exports.take(user.id, `You ordered ${EXPORTS_PER_DAY} exports within a day.`)
    return presentExport(await createExport(deps, user.id))
  })
  serveEndpoint(app, listExports, async ({ user }) => ({
    exports: (await listOwnExports(db, user.id)).map(presentExport),
  }))
  serveEndpoint(app, getExportFile, async ({ user, params }) => {
    const row = await findOwnExport(db, user.id, params.id)
    if (!row) throw new AppError('export_not_found')
    if (row.fileKey === null) throw new AppError('export_not_ready')
    const expiresAt = new Date((Math.floor(clock.now().getTime() / 1000) + SIGNED_LINK_SECONDS) * 1000)
    const day = dayOf(row.createdAt)
    const link = { key: row.fileKey, expiresAt, downloadName: `hookreel-export-${day}.zip` }
    return { url: signLink(secrets.keyFor('links'), link), expiresAt: expiresAt.toISOString() }
  })
  serveEndpoint(app, deleteEndpoint, async ({ user, body, context }) => {
    await deletions.take(user.id)
    await confirmIdentity(deps, auth, context, { user, password: body.password })
    await confirmSecondFactor(deps, auth, context, { user, code: body.code })
    await deleteAccount(deps, user)
    clearSignedIn(context)
    return {}
  })
}

function mountRetention(app: App, deps: VideoDeps): void {
  serveEndpoint(app, getRetention, async ({ user }) => {
    const { total, firstAt } = await countAgingVideos(deps.db, user.id)
    return { total, firstAt: firstAt?.toISOString() ?? null }
  })
  serveEndpoint(app, keepAgingVideos, async ({ user }) => {
    const kept = await keepAnnouncedVideos(deps.db, user.id, deps.clock.now())
    for (const video of kept) announceVideo(deps, video)
    return { kept: kept.length }
  })
}
