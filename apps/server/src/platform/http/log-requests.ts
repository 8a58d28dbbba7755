import type { MiddlewareHandler } from 'hono'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { AppEnv } from './app-type.ts'

/** Writes a line a request: the path without its query, since signed addresses and mail links carry secrets there. */
export function logRequests(log: Log, clock: Clock): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const startedAt = clock.now().getTime()
    await next()
    log.info('request', {
      requestId: context.var.requestId,
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      durationMs: clock.now().getTime() - startedAt,
    })
  }
}
