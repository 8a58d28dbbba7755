import type { TestProject } from 'vitest/node'
import { startPostgresServer } from './postgres-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL server of this test run; its user may create databases. */
    postgresUrl: string
  }
}

/** Before the tests: a PostgreSQL server of their own on a free port, or the one that TEST_DATABASE_URL names. */
export default async function startPostgres(project: TestProject): Promise<() => void> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) {
    project.provide('postgresUrl', given)
    return () => undefined
  }
  const server = await startPostgresServer()
  project.provide('postgresUrl', server.url)
  return () => server.stop()
}
