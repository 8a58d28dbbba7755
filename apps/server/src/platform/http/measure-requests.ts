import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { AppEnv } from './app-type.ts'

/** What this process does, as Prometheus reads it. */
export type ProcessMeter = {
  /** Times every request by its route, never by its address: addresses are without number and may hold secrets. */
  readonly middleware: MiddlewareHandler<AppEnv>
  /** The process's own figures: requests, open streams, memory, event loop. */
  read(): Promise<string>
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** `countStreams` answers how many event streams are open. */
export function createProcessMeter(countStreams: () => number): ProcessMeter {
  const registry = new Registry()
  const seconds = new Histogram({
    name: 'hookreel_http_request_seconds',
    help: 'Time until a request was answered; a stream counts until it begins.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  const streams = new Gauge({
    name: 'hookreel_event_streams',
    help: 'Open streams of events.',
    registers: [registry],
  })
  let isCollecting = false
  return {
    middleware: async (context, next) => {
      const startedAt = performance.now()
      await next()
      const labels = { method: context.req.method, route: nameRoute(context), status: context.res.status }
      seconds.observe(labels, (performance.now() - startedAt) / 1000)
    },
    read: () => {
      // Only where somebody asks: it watches the event loop and the garbage collector from then on.
      if (!isCollecting) collectDefaultMetrics({ register: registry, prefix: 'hookreel_' })
      isCollecting = true
      streams.set(countStreams())
      return registry.metrics()
    },
  }
}

/** The pattern that an endpoint was mounted under; what only the pages' catch-all matched has that one's. */
function nameRoute(context: Context): string {
  return matchedRoutes(context).findLast(({ path }) => !path.endsWith('*'))?.path ?? '/*'
}
