import { listProviderCalls, listProviders, testProvider as testEndpoint } from '@hookreel/contract'
import type { Provider, ProviderCall } from '@hookreel/contract'
import { isPaused, nameService, ProviderError, testProvider } from '@hookreel/crew'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { App } from '../../platform/http/app-type.ts'
import { createRateLimit } from '../../platform/http/limits/rate-limit.ts'
import type { OperatorDoor } from '../../platform/http/operator-door.ts'
import { serveEndpoint } from '../../platform/http/serve-endpoint.ts'
import { listLastCalls, listVideoCalls, sumSpending, sumSpendingByProvider } from './calls.queries.ts'
import type { CallRow } from './calls.queries.ts'
import { deleteFailures, listPaused } from './failures.queries.ts'
import type { FailuresRow } from './failures.queries.ts'
import { listServices } from './list-services.ts'
import type { Service } from './list-services.ts'
import { presentProvider } from './present-provider.ts'
import type { Providers } from './providers.ts'
import { startOfDay } from './acquire-permit.ts'

type ProviderDeps = Pick<Deps, 'db' | 'clock' | 'config'> & {
  readonly providers: Providers
  readonly operator: Pick<OperatorDoor, 'isOperator'>
}

const TESTS_PER_MINUTE = 20
/** Somebody waits for it. */
const TEST_SECONDS = 20

export function mountProviders(app: App, deps: ProviderDeps): void {
  const { db, config, providers } = deps
  const tests = createRateLimit(deps, 'service tests', TESTS_PER_MINUTE)
  serveEndpoint(app, listProviders, async ({ user }) => {
    const services = listServices(config.crew.settings)
    const paused = await listPaused(db)
    return {
      providers: await present(deps, user.id, services, paused),
      spending: await readSpending(deps, user.id),
    }
  })
  serveEndpoint(app, testEndpoint, async ({ params, user, context }) => {
    const service = listServices(config.crew.settings).find(({ id }) => id === params.id)
    if (!service) throw new AppError('provider_not_found')
    await tests.take(user.id)
    if (service.asked) {
      const { part, settings } = service.asked
      try {
        await testProvider(settings, part, providers.gateBeside, {
          timeoutSeconds: Math.min(config.crew.settings.timeoutSeconds, TEST_SECONDS),
        })
        // That it answers does not prove that it works: for everybody else its pause ends when the operator says so.
        const parts = service.parts.map((one) => one.part)
        if (deps.operator.isOperator(context)) await deleteFailures(db, service.provider, parts)
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error
        // Nothing was sent, so there is no call that tells it.
        if (error.failure === 'over_budget') throw new AppError('rate_limited', { message: error.message })
      }
    }
    // How it answered, also while it is left alone.
    const [presented] = await present(deps, user.id, [service], [])
    if (!presented) throw new AppError('provider_not_found')
    return presented
  })
  serveEndpoint(app, listProviderCalls, async ({ query, user }) => {
    const calls = (await listVideoCalls(db, user.id, query.videoId)).map(presentCall)
    return { calls, totalMicrodollars: calls.reduce((sum, { microdollars }) => sum + microdollars, 0) }
  })
}

async function present(
  { db, clock, config }: ProviderDeps,
  userId: string,
  services: readonly Service[],
  failures: readonly FailuresRow[],
): Promise<Provider[]> {
  const now = clock.now()
  const last = await listLastCalls(
    db,
    services.flatMap(({ parts }) => parts),
  )
  const spent = await sumSpendingByProvider(db, userId, startOfMonth(now))
  const paused = failures.filter(({ pausedUntil }) => pausedUntil !== null && isPaused(pausedUntil, now))
  return services.map((service) => {
    const parts = new Set(service.parts.map(({ part }) => part))
    const own = spent.filter(({ provider, part }) => provider === service.provider && parts.has(part))
    const sum = own.reduce((total, one) => total + one.sum, 0)
    return presentProvider(config.crew.settings, service, {
      paused,
      calls: last,
      monthMicrodollars: sum,
      now,
      userId,
    })
  })
}

async function readSpending({ db, clock, config }: ProviderDeps, userId: string) {
  const now = clock.now()
  return {
    todayMicrodollars: await sumSpending(db, startOfDay(now), userId),
    monthMicrodollars: await sumSpending(db, startOfMonth(now), userId),
    dayLimitMicrodollars: config.crew.userDayMicrodollars,
  }
}

function startOfMonth(now: Date): Date {
  return new Date(`${now.toISOString().slice(0, 7)}-01T00:00:00Z`)
}

function presentCall(row: CallRow): ProviderCall {
  const { id, provider, part, operation, model, microdollars, estimatedMicrodollars } = row
  return {
    id,
    name: nameService(provider),
    part,
    operation,
    model,
    microdollars: microdollars ?? estimatedMicrodollars,
    state: row.state,
    message: row.message,
    tookMs: row.tookMs,
    createdAt: row.createdAt.toISOString(),
  }
}
