import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool } from 'pg'
import { StartError } from '../start-error.ts'
import { MIGRATIONS } from './migrations.ts'
import type { OpenDb } from './database.ts'
import { prepareDataDir } from './prepare-data-dir.ts'

/** Any fixed number: anyone who migrates holds it, so that two servers that start together do not both. */
const MIGRATION_LOCK = 4_715_001
const CONNECT_LIMIT_MS = 10_000
const POOL_SIZE = 20
/** A process that stands still inside a transaction keeps its locks from everybody else for at most so long. */
const IDLE_IN_TRANSACTION_MS = 30_000

/** Opens a PostgreSQL database and brings it to the newest schema. Throws a StartError when it does not answer. */
export async function openPostgres(url: string, dataDir: string): Promise<OpenDb> {
  prepareDataDir(dataDir)
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    application_name: 'hookreel',
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  })
  // One that is cut while a transaction holds it fails at its next query; unheard, this event too would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  // A connection that the server cuts while it idles is replaced by the pool; unheard, the event would end the process.
  pool.on('error', () => undefined)
  try {
    await migrateAlone(pool)
  } catch (cause) {
    await pool.end()
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartError(`The database of DATABASE_URL cannot be used: ${reason}`, { cause })
  }
  return {
    db: drizzle({ client: pool }),
    connection: { kind: 'postgres', pool, url },
    close: () => pool.end(),
  }
}

async function migrateAlone(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS })
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  } finally {
    client.release()
  }
}
