import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkSource } from './check.ts'
import { ensurePrograms } from './ensure-programs.ts'
import { readBrowserReport, readVitestReport, type TestReport } from './read-reports.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
/** More failing files than this are no accident of a busy machine: they are not tried again. */
const MOST_FILES_AGAIN = 3

function runNode(args: readonly string[], environment: Record<string, string> = {}): number {
  const done = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  return done.status ?? 1
}

/** A runner that ended badly and names no failed test (a crash, an unhandled error) has failed once. */
function withExit(report: TestReport, code: number, runner: string): TestReport {
  if (code === 0 || report.failed.length > 0) return report
  return {
    ...report,
    failed: [{ file: undefined, name: `${runner} ended with ${code}`, reason: 'see above' }],
  }
}

function runVitest(folder: string, files: readonly string[] = []): TestReport {
  const file = path.join(folder, 'vitest.json')
  rmSync(file, { force: true })
  const code = runNode([
    path.join(ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...files,
    '--reporter=default',
    `--reporter=${path.join(ROOT, 'launcher/report-tests.ts')}`,
    `--outputFile=${file}`,
  ])
  return withExit(readVitestReport(file), code, 'vitest')
}

function runBrowserTests(folder: string, files: readonly string[] = []): TestReport {
  const file = path.join(folder, 'playwright.json')
  rmSync(file, { force: true })
  const code = runNode(
    [
      path.join(ROOT, 'node_modules/@playwright/test/cli.js'),
      'test',
      ...files,
      '--config',
      'tests/browser/playwright.config.ts',
      '--reporter=list,json',
    ],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: file, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  )
  return withExit(readBrowserReport(file), code, 'playwright')
}

/**
 * Runs the failing files once more, with nothing beside them: what then passes failed by the load of the machine,
 * and is named so; what fails again is broken. Whole suites that fail are believed at once.
 */
function runAgain(first: TestReport, run: (files: readonly string[]) => TestReport): TestReport {
  const files = [...new Set(first.failed.map((test) => test.file))]
  const named = files.filter((file) => file !== undefined)
  if (named.length === 0 || named.length < files.length || named.length > MOST_FILES_AGAIN) return first
  console.log(`again, alone: ${named.join(', ')}`)
  const second = run(named)
  for (const test of first.failed) console.log(`failed at first: ${test.name}\n  ${test.reason}`)
  return { passed: first.passed + (first.failed.length - second.failed.length), failed: second.failed }
}

/** Everything `npm test` promises, in the order in which a failure is cheapest to find. */
function main(): number {
  ensurePrograms()
  const built = runNode([path.join(ROOT, 'launcher/build.ts')])
  if (built !== 0) return built
  const folder = mkdtempSync(path.join(tmpdir(), 'hookreel-test-'))
  const source = checkSource()
  const reports = [
    runAgain(runVitest(folder), (files) => runVitest(folder, files)),
    runAgain(runBrowserTests(folder), (files) => runBrowserTests(folder, files)),
  ]
  rmSync(folder, { recursive: true, force: true })
  const failures = reports.flatMap((report) => report.failed)
  for (const test of failures) console.log(`failed: ${test.name}\n  ${test.reason}`)
  for (const check of source.failed) console.log(`failed: ${check}`)
  const passed = reports.reduce((sum, report) => sum + report.passed, source.passed)
  const failed = failures.length + source.failed.length
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

process.exit(main())
