import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkSource } from './check.ts'
import { ensurePrograms } from './ensure-programs.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

type Counts = { passed: number; failed: number }

function runNode(args: readonly string[], environment: Record<string, string> = {}): number {
  const done = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  return done.status ?? 1
}

/** Reads a runner's JSON report; a runner that left none counts as one failure. */
function readCounts(file: string, read: (report: unknown) => Counts): Counts {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function runVitest(folder: string): Counts {
  const file = path.join(folder, 'vitest.json')
  const code = runNode([
    path.join(ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const counts = readCounts(file, (report) => {
    const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number }
    return { passed: numPassedTests, failed: numFailedTests }
  })
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function runBrowserTests(folder: string): Counts {
  const file = path.join(folder, 'playwright.json')
  const code = runNode(
    [
      path.join(ROOT, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--config',
      'tests/browser/playwright.config.ts',
      '--reporter=list,json',
    ],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: file, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  )
  const counts = readCounts(file, (report) => {
    const { stats } = report as { stats: { expected: number; unexpected: number; flaky: number } }
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
  })
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/** Everything `npm test` promises, in the order in which a failure is cheapest to find. */
function main(): number {
  ensurePrograms()
  const built = runNode([path.join(ROOT, 'launcher/build.ts')])
  if (built !== 0) return built
  const folder = mkdtempSync(path.join(tmpdir(), 'hookreel-test-'))
  const results = [checkSource(), runVitest(folder), runBrowserTests(folder)]
  rmSync(folder, { recursive: true, force: true })
  const passed = results.reduce((sum, counts) => sum + counts.passed, 0)
  const failed = results.reduce((sum, counts) => sum + counts.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

process.exit(main())
