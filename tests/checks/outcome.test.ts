import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { sayLack } from '../../launcher/find-program.ts'
import { readBrowserList, readBrowserReport } from '../../launcher/read-reports.ts'
import { describeOutcome } from '../../launcher/say-outcome.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'hookreel-outcome-'))
afterAll(() => rmSync(folder, { recursive: true }))
const SOURCE = { passed: 9, failed: [] }
const lack = sayLack('espeak-ng')
const skip = (name: string, reason: string, isLack: boolean) => ({ file: 'a.test.ts', name, reason, isLack })
const REPORT = {
  passed: 3,
  failed: [],
  skipped: [
    skip('a › German', lack, true),
    skip('a › a full disk', 'no rights', false),
    skip('a › Dutch', lack, true),
  ],
}

describe('the last lines of the tests', () => {
  test('name and count what was skipped, by its reason, and end with the three numbers', () => {
    expect(describeOutcome(SOURCE, [REPORT], { mustRunAll: false })).toEqual({
      code: 0,
      lines: [
        `2 skipped: ${lack}`,
        '  a › German',
        '  a › Dutch',
        '1 skipped: no rights',
        '  a › a full disk',
        '12 passed, 0 failed, 3 skipped',
      ],
    })
  })

  test('where everything can be installed, a program that is lacking is a failure; other reasons are not', () => {
    const { lines, code } = describeOutcome(SOURCE, [REPORT], { mustRunAll: true })
    expect(code).toBe(1)
    expect(lines.slice(-2)).toEqual([
      `failed: ${lack}, and in CI as root no test is skipped for that`,
      '12 passed, 1 failed, 3 skipped',
    ])
  })
})

describe('the browser tests', () => {
  const spec = (title: string, status: string, description?: string) => ({
    ok: true,
    file: 'a.spec.ts',
    title,
    tests: [{ status, annotations: description ? [{ type: 'skip', description }] : [], results: [] }],
  })
  const file = path.join(folder, 'report.json')
  const specs = [spec('speaks German', 'skipped', lack), spec('opens', 'expected')]
  const suites = [{ specs: [], suites: [{ specs }] }]
  writeFileSync(file, JSON.stringify({ stats: { expected: 1 }, suites }))

  test('that skipped themselves are named with what they said', () => {
    expect(readBrowserReport(file)).toEqual({
      passed: 1,
      failed: [],
      skipped: [{ file: 'a.spec.ts', name: 'a.spec.ts › speaks German', reason: lack, isLack: true }],
    })
  })

  test('are all named where no browser starts', () => {
    const { passed, skipped } = readBrowserList(file, 'Chromium does not start')
    expect(passed).toBe(0)
    expect(skipped.map(({ name, reason, isLack }) => [name, reason, isLack])).toEqual([
      ['a.spec.ts › speaks German', 'Chromium does not start', true],
      ['a.spec.ts › opens', 'Chromium does not start', true],
    ])
  })
})
