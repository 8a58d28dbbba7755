import { readFileSync } from 'node:fs'

/** A test that failed: its file (none when the runner itself fell over), its whole name, the first lines of why. */
export type FailedTest = { readonly file: string | undefined; readonly name: string; readonly reason: string }

/** What a run of tests came to. */
export type TestReport = { readonly passed: number; readonly failed: readonly FailedTest[] }

type BrowserSuite = {
  readonly suites?: readonly BrowserSuite[]
  readonly specs: readonly {
    readonly ok: boolean
    readonly file: string
    readonly title: string
    readonly tests: readonly {
      readonly results: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
}

type BrowserReport = {
  readonly stats: { readonly expected: number }
  readonly suites: readonly BrowserSuite[]
}

const REASON_LINES = 6

const firstLines = (text: string): string => text.split('\n').slice(0, REASON_LINES).join('\n  ')

/** Reads a runner's JSON report; a runner that left none counts as one failure. */
function readReport(file: string, read: (report: unknown) => TestReport): TestReport {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    return { passed: 0, failed: [{ file: undefined, name: 'no report was left', reason: String(error) }] }
  }
}

/** Reads what `report-tests.ts` left. */
export function readVitestReport(file: string): TestReport {
  return readReport(file, (json) => json as TestReport)
}

function failedSpecs(suite: BrowserSuite): FailedTest[] {
  const own = suite.specs
    .filter((spec) => !spec.ok)
    .map((spec) => ({
      file: spec.file,
      name: `${spec.file} › ${spec.title}`,
      reason: firstLines(spec.tests[0]?.results[0]?.error?.message ?? ''),
    }))
  return [...own, ...(suite.suites ?? []).flatMap(failedSpecs)]
}

/** Reads Playwright's JSON report. */
export function readBrowserReport(file: string): TestReport {
  return readReport(file, (json) => {
    const report = json as BrowserReport
    return { passed: report.stats.expected, failed: report.suites.flatMap(failedSpecs) }
  })
}
