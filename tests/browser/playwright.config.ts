import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser } from './find-browser.ts'

const MINUTE = 60_000

/** The built app on the real server, one after the other: films are made by the same two cores. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/browser',
  globalSetup: './start-server.ts',
  workers: 1,
  retries: 0,
  timeout: 2 * MINUTE,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    // Set by start-server.ts before the first test.
    baseURL: process.env.HOOKREEL_TEST_ADDRESS ?? '',
    launchOptions: { executablePath: await findBrowser(), args: BROWSER_FLAGS },
    viewport: { width: 1440, height: 900 },
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
})
