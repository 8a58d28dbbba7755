import type { SkippedTest, TestReport } from './read-reports.ts'

/** What the checks of the source came to. */
export type SourceReport = { readonly passed: number; readonly failed: readonly string[] }

/** "12 skipped: eSpeak NG is not on this machine: …", then their names. */
function listSkipped(skipped: readonly SkippedTest[]): string[] {
  const byReason = Map.groupBy(skipped, ({ reason }) => reason)
  return [...byReason].flatMap(([reason, tests]) => [
    `${tests.length} skipped: ${reason}`,
    ...tests.map(({ name }) => `  ${name}`),
  ])
}

/** Where everything can be installed nothing may be left out: there each program that is lacking is a failure. */
const findLacks = (skipped: readonly SkippedTest[]): string[] => [
  ...new Set(skipped.filter(({ isLack }) => isLack).map(({ reason }) => reason)),
]

/**
 * The last lines of `npm test`: which tests were skipped and why, which failed and why, how many of each. With `mustRunAll` (CI as
 * root) a test that a lacking program kept from running is a failure.
 */
export function describeOutcome(
  source: SourceReport,
  reports: readonly TestReport[],
  { mustRunAll }: { readonly mustRunAll: boolean },
): { readonly lines: readonly string[]; readonly code: number } {
  const skipped = reports.flatMap((report) => report.skipped)
  const failures = reports.flatMap((report) => report.failed)
  const lacks = mustRunAll ? findLacks(skipped) : []
  const passed = reports.reduce((sum, report) => sum + report.passed, source.passed)
  const failed = failures.length + source.failed.length + lacks.length
  const lines = [
    ...listSkipped(skipped),
    ...failures.map(({ name, reason }) => `failed: ${name}\n  ${reason}`),
    ...source.failed.map((check) => `failed: ${check}`),
    ...lacks.map((lack) => `failed: ${lack}, and in CI as root no test is skipped for that`),
    `${passed} passed, ${failed} failed, ${skipped.length} skipped`,
  ]
  return { lines, code: failed === 0 ? 0 : 1 }
}
