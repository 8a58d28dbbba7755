import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** Starts npm, which needs the network and reads nothing that people sent; it gets named variables alone. */
const KNOWN = ['apps/server/src/services/installing/install-program.ts']

/** Node's own modules that start programs; written so that tests/checks/programs.test.ts does not take this file for one that uses them. */
const MODULES = ['child', 'cluster'].map((name) => (name === 'child' ? `${name}_process` : name)).join('|')
const IMPORT = new RegExp(`^import (?!type)[^\\n]*['"](node:)?(${MODULES})['"]`, 'm')

/** Files of the product that start programs in another way than by packages/sandbox. */
function listStarters(): string[] {
  return globSync('{packages,apps}/*/src/**/*.ts', { cwd: ROOT })
    .filter((file) => !file.startsWith('packages/sandbox/') && !file.endsWith('.test.ts'))
    .filter((file) => {
      const source = readFileSync(path.join(ROOT, file), 'utf8')
      // A type alone starts nothing.
      return IMPORT.test(source)
    })
}

test('every child process of the product is started by packages/sandbox', () => {
  expect(listStarters()).toEqual(KNOWN)
})
