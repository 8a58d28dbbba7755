import { expect, test } from 'vitest'
import { judgeAudit } from '../../launcher/judge-audit.ts'

/** As npm prints it, shortened. */
const report = (severity: string) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      sample: { name: 'sample', severity, isDirect: true, range: '<2.0.1', fixAvailable: true },
    },
    metadata: { vulnerabilities: { high: 1, total: 1 } },
  })

test('a library with a grave hole is named with its versions, one with a lesser hole is not', () => {
  expect(judgeAudit(report('high'))).toEqual(['sample <2.0.1: high'])
  expect(judgeAudit(report('critical'))).toEqual(['sample <2.0.1: critical'])
  expect(judgeAudit(report('moderate'))).toEqual([])
})

test.each([
  ['nothing', ''],
  ['no network', '{"message":"request failed, reason: getaddrinfo ENOTFOUND","method":"POST"}'],
  ['a registry without such a list', '{"message":"405 Method Not Allowed","statusCode":405}'],
])('%s is no verdict', (_, printed) => {
  expect(judgeAudit(printed)).toBe(undefined)
})
