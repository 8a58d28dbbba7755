import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { measureDisk } from '../../storage/measure-room.ts'
import { AppError } from '../app-error.ts'
import type { AppEnv } from '../app-type.ts'

/** Stays free for what the embedded database writes by itself: jobs, sessions, the pieces of its log of changes. */
const RESERVE_BYTES = 64 * 1_048_576
/** What takes little or makes room is done to the last: signing in, deleting, stopping. */
const ALWAYS = /^\/api\/(?:auth|deletions|account|sessions|orders)(?:\/|$)/
const CHANGES = ['POST', 'PATCH', 'PUT']

/**
 * Refuses changes as `disk_full` while the disk of the embedded database has hardly any room: reading goes on, and nobody's work
 * is begun that could not be kept. Another database is its own operator's to watch.
 */
export function requireDatabaseRoom({
  dataDir,
  databaseUrl,
}: {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
}): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { method, path } = context.req
    if (databaseUrl === undefined && CHANGES.includes(method) && !ALWAYS.test(path)) {
      const { freeBytes } = await measureDisk(join(dataDir, 'db'))
      if (freeBytes < RESERVE_BYTES) throw new AppError('disk_full')
    }
    await next()
  }
}
