import { readFileSync } from 'node:fs'

/** A test that failed: its file (none when the runner itself fell over), its whole name, the first lines of why. */
type FailedTest = { readonly file: string | undefined; readonly name: string; readonly reason: string }

/** What a run of tests came to. */
export type TestReport = { readonly passed: number; readonly failed: readonly FailedTest[] }

type VitestReport = {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message?: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

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

type BrowserReport = { readonly stats: { readonly expected: number }; readonly suites: readonly BrowserSuite[] }

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

/** Reads vitest's JSON report: a file that did not load is a failure of its own. */
export function readVitestReport(file: string): TestReport {
  return readReport(file, (json) => {
    const report = json as VitestReport
    const failed = report.testResults.flatMap((result) => {
      const tests = result.assertionResults.filter((test) => test.status === 'failed')
      if (tests.length === 0 && result.status === 'failed')
        return [{ file: result.name, name: result.name, reason: firstLines(result.message ?? '') }]
      return tests.map((test) => ({
        file: result.name,
        name: `${result.name} › ${test.fullName}`,
        reason: firstLines(test.failureMessages.join('\n')),
      }))
    })
    return { passed: report.numPassedTests, failed }
  })
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
