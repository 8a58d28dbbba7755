import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { openPostgres } from '../../apps/server/src/platform/db/open-postgres.ts'

const TEMPLATE = 'hookreel_template'

/** Names a new, migrated database on a PostgreSQL server, for a test. Made once and copied from then on. */
export async function buildPostgres(serverUrl: string): Promise<string> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    // One test process at a time makes the template.
    await client.query('select pg_advisory_lock(1)')
    const found = await client.query('select 1 from pg_database where datname = $1', [TEMPLATE])
    if (found.rowCount === 0) await makeTemplate(client, serverUrl)
    const name = `test_${randomUUID().replaceAll('-', '')}`
    await client.query(`create database ${name} template ${TEMPLATE}`)
    return urlOf(serverUrl, name)
  } finally {
    await client.end()
  }
}

async function makeTemplate(client: Client, serverUrl: string): Promise<void> {
  await client.query('create database hookreel_unfinished')
  const { close } = await openPostgres(urlOf(serverUrl, 'hookreel_unfinished'), '/tmp')
  await close()
  await client.query(`alter database hookreel_unfinished rename to ${TEMPLATE}`)
}

function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
