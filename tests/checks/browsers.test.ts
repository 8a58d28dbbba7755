import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { contentPolicy, SECURITY_HEADERS } from '../../apps/server/src/platform/http/security.ts'

const guide = readFileSync(path.resolve(import.meta.dirname, '../../docs/operating.md'), 'utf8')
const [, browsers = ''] = /^## Browsers$([\s\S]*?)^## /m.exec(guide) ?? []

test('what the pages ask of a browser for their safety stands in the guide, each header and each part of the policy', () => {
  const directives = contentPolicy()
    .split('; ')
    .map((directive) => directive.split(' ')[0] ?? '')
  const asked = [...Object.keys(SECURITY_HEADERS), ...directives, 'strict-transport-security']
  expect(asked.length).toBeGreaterThan(15)
  expect(asked.filter((name) => !browsers.includes(`\`${name}\``))).toEqual([])
})
