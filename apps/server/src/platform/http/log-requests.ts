import type { MiddlewareHandler } from 'hono'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { AppEnv } from './app-type.ts'

/** Writes a line a request, or a refused request only: the path without its query, since signed addresses and mail links carry secrets there. */
export function logRequests(log: Log, clock: Clock, isEvery: boolean): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const startedAt = clock.now().getTime()
    await next()
    if (!isEvery && context.res.status < 400) return
    log.info('request', {
      requestId: context.var.requestId,
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      durationMs: clock.now().getTime() - startedAt,
    })
  }
}
