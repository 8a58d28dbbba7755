import { defineConfig } from '@playwright/test'
import browserTests from '../playwright.config.ts'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const look = (colorScheme: 'light' | 'dark', viewport: typeof DESKTOP) => ({
  name: `${viewport.width}-${colorScheme}`,
  use: { colorScheme, viewport },
})

/**
 * Takes the pictures of `docs/screens` from the built app; no part of the tests. Each look has its name:
 * `node node_modules/@playwright/test/cli.js test --config tests/browser/screens/playwright.config.ts --project=390-dark`
 */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  testMatch: 'take-*.ts',
  globalSetup: '../start-server.ts',
  outputDir: '../../../test-results/screens',
  use: { ...browserTests.use, trace: 'off' },
  projects: [look('light', DESKTOP), look('dark', PHONE), look('dark', DESKTOP), look('light', PHONE)],
})
