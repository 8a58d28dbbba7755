import { join } from 'node:path'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { App, AppContext } from '../../platform/http/app-type.ts'
import type { ProcessMeter } from '../../platform/http/measure-requests.ts'
import { readBackupAges } from '../backups/newest-backup.ts'
import { judgeVitals } from './judge-vitals.ts'
import type { Places } from './judge-vitals.ts'
import { measureDisk } from '../../platform/storage/measure-room.ts'
import { presentMetrics, type Disk } from './present-metrics.ts'
import { keepReading, readStatus, readVitals } from './read-vitals.ts'
import { presentOutage, presentStatus } from './status-page.ts'
import { isSameSecret } from '../../platform/secrets.ts'

type VitalsDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'log' | 'storage' | 'isDraining'>

/** The sums are of everybody's rows: anyone may look at /status, so they are read once in so long. */
const KEEP_SECONDS = 15
/** Whether database and files answer is asked once in so long, however often anybody wants to know. */
const KEEP_READY_SECONDS = 1
/** A key that nobody stores under: asking for it shows whether the files answer. */
const PROBE_KEY = 'health/probe'

/**
 * Mounts `/metrics` for Prometheus (by METRICS_TOKEN, or for the operator), the page
 * `/status` for people, and `/health/live` and `/health/ready` for whatever sends requests here.
 */
export function mountVitals(
  app: App,
  deps: VitalsDeps,
  meter: ProcessMeter,
  isOperator: (context: AppContext) => boolean = () => false,
): void {
  const { config, log, clock } = deps
  const vitals = keepReading(readVitals, deps, KEEP_SECONDS)
  const status = keepReading(readStatus, deps, KEEP_SECONDS)
  const places = keepReading(() => readPlaces(deps), deps, KEEP_SECONDS)
  const readiness = keepReading(() => readReadiness(deps), deps, KEEP_READY_SECONDS)
  app.get('/metrics', async (context) => {
    if (!showsToken(context, config.vitals.metricsToken) && !isOperator(context))
      throw new AppError('route_not_found')
    const figures = await presentMetrics(await vitals(), await readDisks(config), await readBackupAges(deps))
    context.header('cache-control', 'no-store')
    return context.text(`${figures}${await meter.read()}`)
  })
  app.get('/status', async (context) => {
    context.header('cache-control', 'no-store')
    try {
      const seen = await status()
      return context.html(presentStatus(judgeVitals(seen, await places()), seen.at))
    } catch (error) {
      log.error('the status could not be read', { error })
      return context.html(presentOutage(clock.now()), 503)
    }
  })
  app.get('/health/live', (context) => context.json({ status: 'live' }))
  app.get('/health/ready', async (context) => {
    const parts = { ...(await readiness()), draining: deps.isDraining?.() ?? false }
    const isReady = parts.database && parts.storage && !parts.draining
    return context.json({ status: isReady ? 'ready' : 'not ready', ...parts }, isReady ? 200 : 503)
  })
}

async function readPlaces(deps: VitalsDeps): Promise<Places> {
  const freeBytes = Math.min(...(await readDisks(deps.config)).map((disk) => disk.freeBytes))
  return { isStorageWell: await isStorageWell(deps), freeBytes, backups: await readBackupAges(deps) }
}

async function readReadiness(deps: VitalsDeps): Promise<{ database: boolean; storage: boolean }> {
  return { database: await isDatabaseWell(deps), storage: await isStorageWell(deps) }
}

function isStorageWell({ storage }: VitalsDeps): Promise<boolean> {
  return storage.findSize(PROBE_KEY).then(
    () => true,
    () => false,
  )
}

/** Where the data folder and the embedded database are; usually one disk. */
async function readDisks({ dataDir, databaseUrl }: VitalsDeps['config']): Promise<Disk[]> {
  const data = { folder: 'data' as const, ...(await measureDisk(dataDir)) }
  if (databaseUrl !== undefined) return [data]
  return [data, { folder: 'database', ...(await measureDisk(join(dataDir, 'db'))) }]
}

async function isDatabaseWell({ db, log }: VitalsDeps): Promise<boolean> {
  try {
    await db.execute('select 1')
    return true
  } catch (error) {
    log.error('the database does not answer', { error })
    return false
  }
}

function showsToken(context: AppContext, token: string | undefined): boolean {
  if (token === undefined) return false
  const shown = /^Bearer (.+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? ''
  return isSameSecret(shown, token)
}
