import { endOtherSessions, endSession, listAccountEvents, listSessions } from '@hookreel/contract'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { App, AppContext } from '../../platform/http/app-type.ts'
import { clientOrigin } from '../../platform/http/client-address.ts'
import { serveEndpoint } from '../../platform/http/serve-endpoint.ts'
import { listOwnEvents } from '../account-events.queries.ts'
import { revokePendingLinks } from '../revoke-pending-links.ts'
import { noteEvent } from '../note-event.ts'
import { deleteOtherSessions, deleteOwnSession, listOwnSessions } from './sessions.queries.ts'

const EVENTS_SHOWN = 50

/** Where a user is signed in, and what happened to the account. */
export function mountSessions(app: App, deps: Pick<Deps, 'db' | 'clock' | 'config' | 'hub'>): void {
  const { db, clock, config } = deps
  const origin = (context: AppContext) => clientOrigin(context, config.proxies)

  serveEndpoint(app, listSessions, async ({ user }) => {
    const rows = await listOwnSessions(db, user.id, clock.now())
    const sessions = rows.map((row) => ({
      id: row.id,
      address: row.ipAddress || null,
      userAgent: row.userAgent || null,
      isCurrent: row.id === user.sessionId,
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.updatedAt.toISOString(),
    }))
    return { sessions }
  })
  serveEndpoint(app, endSession, async ({ user, params, context }) => {
    if (!(await deleteOwnSession(db, user.id, params.id))) throw new AppError('session_not_found')
    deps.hub.recheck(user.id)
    await noteEvent(deps, user.id, 'session_ended', origin(context))
    return {}
  })
  serveEndpoint(app, endOtherSessions, async ({ user, context }) => {
    const ended = await deleteOtherSessions(db, user.id, user.sessionId ?? '')
    await revokePendingLinks(db, user.id, clock.now())
    deps.hub.recheck(user.id)
    await noteEvent(deps, user.id, 'other_sessions_ended', origin(context))
    return { ended }
  })
  serveEndpoint(app, listAccountEvents, async ({ user }) => {
    const rows = await listOwnEvents(db, user.id, EVENTS_SHOWN)
    const events = rows.map(({ id, kind, address, userAgent, createdAt }) => ({
      id: String(id),
      kind,
      address,
      userAgent,
      createdAt: createdAt.toISOString(),
    }))
    return { events }
  })
}
