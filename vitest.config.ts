import { defineConfig } from 'vitest/config'

/** Real canvas, ffmpeg and database run in these tests: one file at a time per core, generous limits. */
export default defineConfig({
  test: {
    include: [
      'packages/*/{src,compositor}/**/*.test.ts',
      'apps/*/src/**/*.test.ts',
      'tests/{checks,stories}/**/*.test.ts',
    ],
    globalSetup: 'tests/start-postgres.ts',
    testTimeout: 180_000,
    hookTimeout: 180_000,
    pool: 'forks',
    maxWorkers: 2,
    onConsoleLog: (log) => {
      // The OpenID provider that stands in for Google says at every start that it is set up for tests.
      if (log.startsWith('oidc-provider ')) return false
      throw new Error(`console output in a test: ${log}`)
    },
  },
})
