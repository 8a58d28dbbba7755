import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkSource } from './check.ts'
import { ensurePrograms } from './ensure-programs.ts'
import { findBrowserLack } from './find-browser-lack.ts'
import { findQuickFfmpeg } from './find-program.ts'
import { readBrowserList, readBrowserReport, readVitestReport, type TestReport } from './read-reports.ts'
import { groupFiles, runInTime } from './run-in-time.ts'
import { describeOutcome, type SourceReport } from './say-outcome.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
/** More failing files than this are no accident of a busy machine: they are not tried again. */
const MAX_FILES_AGAIN = 3
const PLAYWRIGHT = [path.join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test']
const MINUTES = '--minutes='
const BROWSER_CONFIG = 'tests/browser/playwright.config.ts'

/** The tests' own ffmpeg comes first; some try the machine's as well (`findMachineFfmpeg`). */
const PATH = [findQuickFfmpeg(), process.env['PATH']].filter((folder) => folder).join(path.delimiter)

function runNode(args: readonly string[], environment: Record<string, string> = {}): number {
  // How a film's process gives memory back (run.cjs) is not for processes that draw all day: five files took 73 in place of 112 s of a core.
  const { MALLOC_MMAP_THRESHOLD_: _, ...others } = process.env
  const done = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...others, PATH, ...environment },
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

/** Files that were named run whatever they are; else everything but the long stories, or these alone. */
function projectsOf(files: readonly string[], isLong: boolean): string[] {
  if (files.length > 0) return []
  return isLong ? ['--project=long-stories'] : ['--project=units', '--project=stories']
}

/** The same of browser tests. */
function browserProjectOf(files: readonly string[], isLong: boolean): string[] {
  if (files.length > 0) return []
  return isLong ? ['--project=long'] : ['--project=browser-first', '--project=browser']
}

function runVitest(folder: string, files: readonly string[] = [], isLong = false): TestReport {
  const file = path.join(folder, 'vitest.json')
  rmSync(file, { force: true })
  const code = runNode([
    path.join(ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...files,
    ...projectsOf(files, isLong),
    '--reporter=default',
    `--reporter=${path.join(ROOT, 'launcher/report-tests.ts')}`,
    `--outputFile=${file}`,
  ])
  return withExit(readVitestReport(file), code, 'vitest')
}

/** A second try is of the failed tests alone, with nothing beside them, and is recorded for the person who looks into it; recording all would take a tenth more. */
const FAILED_ALONE = ['--last-failed', '--workers=1', '--trace=retain-on-failure']

function runBrowserTests(folder: string, files: readonly string[], how: readonly string[] = []): TestReport {
  const file = path.join(folder, 'playwright.json')
  rmSync(file, { force: true })
  const args = [...PLAYWRIGHT, ...files, '--config', BROWSER_CONFIG, '--reporter=list,json', ...how]
  const code = runNode(args, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  return withExit(readBrowserReport(file), code, 'playwright')
}

/**
 * Runs the failing files once more, or the failed tests of them, with nothing beside them: what then passes failed by the load of
 * the machine, and is named so; what fails again is broken. Whole suites that fail are believed at once.
 */
function runAgain(first: TestReport, run: (files: readonly string[]) => TestReport): TestReport {
  const files = [...new Set(first.failed.map((test) => test.file))]
  const named = files.filter((file) => file !== undefined)
  if (named.length === 0 || named.length < files.length || named.length > MAX_FILES_AGAIN) return first
  console.log(`again, alone: ${named.join(', ')}`)
  const second = run(named)
  for (const test of first.failed) console.log(`failed at first: ${test.name}\n  ${test.reason}`)
  return {
    passed: first.passed + (first.failed.length - second.failed.length),
    failed: second.failed,
    // A test whose file broke before it came to it was counted among the skipped, too.
    skipped: [...first.skipped.filter(({ file }) => !named.includes(file)), ...second.skipped],
  }
}

/** Without a browser its tests are still listed, so that each is named among the skipped. */
function listBrowserTests(folder: string, which: readonly string[], reason: string): TestReport {
  const file = path.join(folder, 'playwright-list.json')
  const code = runNode([...PLAYWRIGHT, ...which, '--config', BROWSER_CONFIG, '--list', '--reporter=json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  return withExit(readBrowserList(file, reason), code, 'playwright')
}

async function testPages(folder: string, specs: readonly string[], isLong: boolean): Promise<TestReport> {
  const which = [...specs, ...browserProjectOf(specs, isLong)]
  const lack = await findBrowserLack()
  if (lack !== undefined) return listBrowserTests(folder, which, lack)
  const first = runBrowserTests(folder, which)
  return runAgain(first, (files) => ({
    ...runBrowserTests(folder, files, FAILED_ALONE),
    skipped: first.skipped.filter(({ file }) => files.includes(file)),
  }))
}

/** Files given to the command are run alone: those of vitest, those of Playwright; none given means all of both. */
async function runTests(folder: string, names: readonly string[], isLong: boolean): Promise<TestReport[]> {
  const specs = names.filter((name) => /\.spec\.ts$|^tests\/browser/.test(name))
  const tests = names.filter((name) => !specs.includes(name))
  const reports: TestReport[] = []
  if (names.length === 0 || tests.length > 0)
    reports.push(runAgain(runVitest(folder, tests, isLong), (files) => runVitest(folder, files)))
  if (names.length === 0 || specs.length > 0) reports.push(await testPages(folder, specs, isLong))
  return reports
}

/** Files of long stories that are begun together: fewer would leave a core idle at their ends more often, more would end later than was asked. */
const STORIES_AT_ONCE = 4

/** What `--long` runs, as far as it can be begun within these minutes. */
async function runLongInTime(folder: string, minutes: number): Promise<TestReport[]> {
  const { EVERY_LOOK, LONG_SPECS, LONG_STORIES } = await import('../tests/long-stories.ts')
  const stories = Object.keys(LONG_STORIES).flatMap((name) =>
    globSync(`tests/stories/**/${name}`, { cwd: ROOT }),
  )
  const specs = Object.keys(LONG_SPECS).filter((name) => name !== EVERY_LOOK)
  const pages = (which: readonly string[]) =>
    testPages(folder, [...which, ...browserProjectOf([], true)], true)
  return runInTime(
    [
      ...groupFiles(stories, STORIES_AT_ONCE).map((files) => ({
        names: files,
        run: () => runAgain(runVitest(folder, files), (failed) => runVitest(folder, failed)),
      })),
      { names: specs, run: () => pages(specs.map((name) => `tests/browser/${name}`)) },
      { names: ['browser tests of every look'], run: () => pages([`--grep=${EVERY_LOOK}`]) },
    ],
    minutes,
  )
}

/**
 * Everything `npm test` promises, in the order in which a failure is cheapest to find; with `--long`, what `tests/long-stories.ts`
 * names in place of it, and of that with `--minutes=N` what can be begun in time.
 */
async function main(args: readonly string[]): Promise<number> {
  const isLong = args.includes('--long')
  const minutes = args.find((arg) => arg.startsWith(MINUTES))?.slice(MINUTES.length)
  const names = args.filter((arg) => arg !== '--long' && !arg.startsWith(MINUTES))
  ensurePrograms()
  const built = runNode([path.join(ROOT, 'launcher/build.ts')])
  if (built !== 0) return built
  const folder = mkdtempSync(path.join(tmpdir(), 'hookreel-test-'))
  const isAll = names.length === 0 && !isLong
  const source: SourceReport = isAll ? await checkSource() : { passed: 0, failed: [] }
  const reports =
    isLong && minutes !== undefined
      ? await runLongInTime(folder, Number(minutes))
      : await runTests(folder, names, isLong)
  rmSync(folder, { recursive: true, force: true })
  const mustRunAll = Boolean(process.env['CI']) && process.getuid?.() === 0
  const { lines, code } = describeOutcome(source, reports, { mustRunAll })
  for (const line of lines) console.log(line)
  return code
}

process.exit(await main(process.argv.slice(2)))
