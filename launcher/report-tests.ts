import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node'
import { findProgram, sayLack } from './find-program.ts'
import { PROGRAMS } from './programs.ts'
import { NO_REASON, type FailedTest, type SkippedTest, type TestReport } from './read-reports.ts'

const REASON_LINES = 6

type Failure = { readonly message: string; readonly stack?: string; readonly VITEST_TEST_PATH?: string }

const reasonOf = (errors: readonly Failure[]): string =>
  errors
    .map((error) => (error.stack ?? error.message).split('\n').slice(0, REASON_LINES).join('\n  '))
    .join('\n  ')

function failuresOf(module: TestModule): FailedTest[] {
  const file = module.relativeModuleId
  const suites = [module, ...module.children.allSuites()].filter((suite) => suite.errors().length > 0)
  const tests = [...module.children.allTests('failed')]
  return [
    ...suites.map((suite) => ({ file, name: file, reason: reasonOf(suite.errors()) })),
    ...tests.map((test) => ({
      file,
      name: `${file} › ${test.fullName}`,
      reason: reasonOf(test.result().errors ?? []),
    })),
  ]
}

/** What the test itself said, else the program of its tags that the machine lacks. */
function whySkipped(test: TestCase): Pick<SkippedTest, 'reason' | 'isLack'> {
  const result = test.result()
  if (result.state === 'skipped' && result.note) return { reason: result.note, isLack: false }
  const lacking = PROGRAMS.find(({ name }) => test.tags.includes(name) && findProgram(name) === undefined)
  if (lacking === undefined) return { reason: NO_REASON, isLack: false }
  return { reason: sayLack(lacking.name), isLack: true }
}

function skippedOf(module: TestModule): SkippedTest[] {
  const file = module.relativeModuleId
  return [...module.children.allTests('skipped')].map((test) => ({
    file,
    name: `${file} › ${test.fullName}`,
    ...whySkipped(test),
  }))
}

/** Vitest's own JSON report leaves out what was thrown outside a test; this one names it, with the file it ended. */
export default class ReportTests implements Reporter {
  #output: string | undefined

  onInit(vitest: Vitest): void {
    const { outputFile } = vitest.config
    this.#output = typeof outputFile === 'string' ? outputFile : undefined
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Failure[]): void {
    if (this.#output === undefined) return
    const outside = unhandled.map((error) => ({
      // The file during which it was thrown, as vitest knows it.
      file: error.VITEST_TEST_PATH && path.relative(process.cwd(), error.VITEST_TEST_PATH),
      name: 'outside of every test',
      reason: reasonOf([error]),
    }))
    const report: TestReport = {
      passed: modules.reduce((sum, module) => sum + [...module.children.allTests('passed')].length, 0),
      failed: [...modules.flatMap(failuresOf), ...outside],
      skipped: modules.flatMap(skippedOf),
    }
    writeFileSync(this.#output, JSON.stringify(report))
  }
}
