import { defineConfig } from '@playwright/test'
import { FIRST_SPECS, LONG_SPECS } from '../long-stories.ts'
import { BROWSER_FLAGS, findBrowser } from './find-browser.ts'

const MINUTE = 60_000
/** Playwright compares it with file, title and tags together; `services.spec.ts` is not `ai-services.spec.ts`. */
const LONG = new RegExp(`(?<![-\\w])(?:${Object.keys(LONG_SPECS).join('|').replaceAll('.', '\\.')})`)
const FIRST = FIRST_SPECS.map((name) => `**/${name}`)
// Without one the tests can still be listed: `npm test` names them as skipped.
const browser = await findBrowser().catch(() => ({}))

/** The built app on the real server, four files beside each other: two thirds of a test are waiting for a page (26 tests of one file took 45 s of two cores' time and 48 s of work). */
export default defineConfig({
  testDir: '.',
  // Node runs the files as they are: translated by Playwright, listing all tests on a new machine took 32 in place of 7 s of a core, one after the other.
  build: { external: ['**/*'] },
  projects: [
    // The first one's files are begun first.
    { name: 'browser-first', testMatch: FIRST, grepInvert: LONG },
    { name: 'browser', testMatch: '**/*.spec.ts', testIgnore: FIRST, grepInvert: LONG },
    { name: 'long', testMatch: '**/*.spec.ts', grep: LONG, use: { serviceWorkers: 'allow' } },
  ],
  outputDir: '../../test-results/browser',
  globalSetup: './start-server.ts',
  workers: 4,
  retries: 0,
  timeout: 2 * MINUTE,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    // Set by start-server.ts before the first test.
    baseURL: process.env.HOOKREEL_TEST_ADDRESS ?? '',
    launchOptions: { ...browser, args: BROWSER_FLAGS },
    viewport: { width: 1440, height: 900 },
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // Recording takes about a tenth more of the cores (64 against 71 s for 13 tests); what fails is run again, alone, with it (launcher/run-tests.ts).
    trace: 'off',
    screenshot: 'only-on-failure',
    // What turns and slides is painted sixty times a second: without it 24 tests took 128 in place of 155 s of the cores. Tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Each test is a new browser, which fetches the whole app for its service worker: of the 3.5 s of a core that a test of the composer took, 0.4. Most tests are in a
    // browser that has none, as there are; where pages are loaded again, left, or without a connection, files say 'allow'.
    serviceWorkers: 'block',
  },
})
