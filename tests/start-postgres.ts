import type { TestProject } from 'vitest/node'
import type { ProgramName } from '../launcher/programs.ts'
import { findProgram } from '../launcher/find-program.ts'
import { startPostgresServer } from './postgres-server.ts'

declare module 'vitest' {
  export interface TestTags {
    /** The program that a test needs. */
    tags: ProgramName
  }
  export interface ProvidedContext {
    /** A PostgreSQL server of this test run; its user may create databases. */
    postgresUrl: string
  }
}

/** Before the tests: a PostgreSQL server of their own on a free port, where the machine has PostgreSQL. */
export default async function startPostgres(project: TestProject): Promise<() => void> {
  if (findProgram('postgresql') === undefined) {
    // The tests that ask for it have the tag `postgresql`, and are skipped.
    project.provide('postgresUrl', '')
    return () => undefined
  }
  const server = await startPostgresServer()
  project.provide('postgresUrl', server.url)
  return () => server.stop()
}
