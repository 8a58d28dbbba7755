import { describe, inject } from 'vitest'

/**
 * The same suite on the embedded database and on PostgreSQL, whose server the tests started; where there is none, those tests are
 * skipped and named. `name` has a `%s` for the database.
 */
export function describeOnDatabases(name: string, body: (postgresUrl: string | undefined) => void): void {
  describe(name.replace('%s', 'the embedded database'), () => body(undefined))
  describe(name.replace('%s', 'PostgreSQL'), { tags: ['postgresql'] }, () => body(inject('postgresUrl')))
}
