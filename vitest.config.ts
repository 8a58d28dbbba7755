import { defineConfig } from 'vitest/config'
import { findProgram } from './launcher/find-program.ts'
import { PROGRAMS } from './launcher/programs.ts'
import { LONG_STORIES, LongestFirst } from './tests/long-stories.ts'

/** As the product itself has it: 459 files are imported in 61 in place of 73 s of a core. */
const PREPARE_NODE = new URL('packages/sandbox/src/prepare-node.ts', import.meta.url).href
const LONG = Object.keys(LONG_STORIES).map((name) => `tests/stories/**/${name}`)

/**
 * Real canvas, ffmpeg and database run in these tests: few files beside each other, generous limits. The quick ones come
 * before the stories, so the cheapest failure is seen first.
 */
export default defineConfig({
  test: {
    // A test that needs a program has its name among its tags; on a machine that lacks the program it is skipped and named.
    tags: PROGRAMS.map(({ name, purpose }) => ({
      name,
      description: purpose,
      // Of two tags the later one would win: what is there says nothing.
      ...(findProgram(name) === undefined && { skip: true }),
    })),
    globalSetup: 'tests/start-postgres.ts',
    setupFiles: 'tests/refuse-waiting-transactions.ts',
    testTimeout: 180_000,
    hookTimeout: 180_000,
    pool: 'forks',
    // Node 24 runs the files as they are: by Vite's own loader importing 459 of them took 88 in place of 73 s of a core. What it alone
    // can is not used: `vi.mock`, and files with JSX.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    execArgv: ['--import', PREPARE_NODE],
    // A third of a test is waiting for a program, a connection or a disk: 52 files took 485 s of a core, and 834 s two at a time.
    maxWorkers: 3,
    // A file takes over the modules of the one before it: loading the server's anew takes each file 4 s of a core.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    onConsoleLog: (log) => {
      // The OpenID provider that stands in for Google says at every start that it is set up for tests.
      if (log.startsWith('oidc-provider ')) return false
      throw new Error(`console output in a test: ${log}`)
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: [
            'packages/*/{src,compositor}/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
            'tests/checks/**/*.test.ts',
          ],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'stories',
          include: ['tests/stories/**/*.test.ts'],
          exclude: LONG,
          // Joins the one above.
          globalSetup: 'tests/prepare-data-dir.ts',
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'long-stories',
          include: LONG,
          // They kill and stop what others beside them would keep waiting.
          maxWorkers: 2,
          globalSetup: 'tests/prepare-data-dir.ts',
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
