import type { TestReport } from './read-reports.ts'

/** Tests that are begun together: what each is called where no time was left for them, and how they are run. */
export type TestGroup = {
  readonly names: readonly string[]
  readonly run: () => TestReport | Promise<TestReport>
}

const NO_TIME = 'no time was left for it'
const DAY_MS = 86_400_000

/**
 * Runs one group after the other, and begins none after `minutes`: those are named among the skipped. Each day another group
 * comes first, so that a slow machine does not always leave the same ones.
 */
export async function runInTime(
  groups: readonly TestGroup[],
  minutes: number,
  now: () => number = Date.now,
): Promise<TestReport[]> {
  const end = now() + minutes * 60_000
  const first = Math.floor(now() / DAY_MS) % groups.length
  const reports: TestReport[] = []
  for (const { names, run } of [...groups.slice(first), ...groups.slice(0, first)])
    reports.push(now() < end ? await run() : leaveOut(names))
  return reports
}

const leaveOut = (names: readonly string[]): TestReport => ({
  passed: 0,
  failed: [],
  skipped: names.map((name) => ({ file: name, name, reason: NO_TIME, isLack: false })),
})

/** Into groups of at most `most`, in their order. */
export function groupFiles(files: readonly string[], most: number): string[][] {
  return Array.from({ length: Math.ceil(files.length / most) }, (_, n) =>
    files.slice(n * most, (n + 1) * most),
  )
}
