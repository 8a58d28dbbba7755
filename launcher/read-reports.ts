import { readFileSync } from 'node:fs'
import { sayLack } from './find-program.ts'
import { PROGRAMS } from './programs.ts'

/** A test that failed: its file (none when the runner itself fell over), its whole name, the first lines of why. */
export type FailedTest = { readonly file: string | undefined; readonly name: string; readonly reason: string }

/** A test that did not run: its file, its whole name, why, and whether a program was lacking. */
export type SkippedTest = {
  readonly file: string
  readonly name: string
  readonly reason: string
  readonly isLack: boolean
}

/** What a run of tests came to. */
export type TestReport = {
  readonly passed: number
  readonly failed: readonly FailedTest[]
  readonly skipped: readonly SkippedTest[]
}

type BrowserSuite = {
  readonly suites?: readonly BrowserSuite[]
  readonly specs: readonly {
    readonly ok: boolean
    readonly file: string
    readonly title: string
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
      readonly annotations: readonly { readonly type: string; readonly description?: string }[]
      readonly results: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
}

type BrowserReport = {
  readonly stats: { readonly expected: number }
  readonly suites: readonly BrowserSuite[]
}

const REASON_LINES = 6
/** Of a test that was skipped without a word. */
export const NO_REASON = 'no reason is given'

const firstLines = (text: string): string => text.split('\n').slice(0, REASON_LINES).join('\n  ')

/** Reads a runner's JSON report; a runner that left none counts as one failure. */
function readReport(file: string, read: (report: unknown) => TestReport): TestReport {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    return {
      passed: 0,
      failed: [{ file: undefined, name: 'no report was left', reason: String(error) }],
      skipped: [],
    }
  }
}

/** Reads what `report-tests.ts` left. */
export function readVitestReport(file: string): TestReport {
  return readReport(file, (json) => json as TestReport)
}

const specsOf = (suite: BrowserSuite): BrowserSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
]

function failedSpecs(suite: BrowserSuite): FailedTest[] {
  return specsOf(suite)
    .filter((spec) => !spec.ok)
    .map(({ file, title, tests }) => ({
      file,
      name: `${file} › ${title}`,
      reason: firstLines(tests[0]?.results[0]?.error?.message ?? ''),
    }))
}

const LACKS: ReadonlySet<string> = new Set(PROGRAMS.map(({ name }) => sayLack(name)))

function skippedSpecs(suite: BrowserSuite): SkippedTest[] {
  return specsOf(suite)
    .filter((spec) => spec.tests.every(({ status }) => status === 'skipped'))
    .map(({ file, title, tests }) => {
      const said = tests[0]?.annotations.find(({ description }) => description)?.description
      return { file, name: `${file} › ${title}`, reason: said ?? NO_REASON, isLack: LACKS.has(said ?? '') }
    })
}

/** Reads Playwright's JSON report. */
export function readBrowserReport(file: string): TestReport {
  return readReport(file, (json) => {
    const report = json as BrowserReport
    return {
      passed: report.stats.expected,
      failed: report.suites.flatMap(failedSpecs),
      skipped: report.suites.flatMap(skippedSpecs),
    }
  })
}

/** Reads the JSON of `playwright test --list`: nothing ran, because no browser did. */
export function readBrowserList(file: string, reason: string): TestReport {
  return readReport(file, (json) => ({
    passed: 0,
    failed: [],
    skipped: (json as BrowserReport).suites
      .flatMap(specsOf)
      .map((spec) => ({ file: spec.file, name: `${spec.file} › ${spec.title}`, reason, isLack: true })),
  }))
}
