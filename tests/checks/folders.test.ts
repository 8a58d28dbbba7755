import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const MAX_ENTRIES = 35
/** Folders that hold more for a reason. */
const MAY_HOLD_MORE: Readonly<Record<string, string>> = {
  'apps/server/drizzle': 'migrations, one file each; drizzle-kit writes them and runs them in their order',
  'apps/server/drizzle/meta': 'a picture of the tables for each migration, by drizzle-kit',
  'bench/prompts': 'lists of prompts, each by another hand, which are read by their number',
}
/** What is built or installed, not written. */
const NOT_OURS = /^(node_modules|build|dist|test-results|\.[\w-]+)$/

/** Every folder of code and tests below one, with how many entries it has. */
function countEntries(folder: string): [string, number][] {
  const entries = readdirSync(path.join(ROOT, folder), { withFileTypes: true }).filter(
    ({ name }) => !NOT_OURS.test(name),
  )
  const below = entries.filter((entry) => entry.isDirectory())
  return [[folder, entries.length], ...below.flatMap(({ name }) => countEntries(`${folder}/${name}`))]
}

test('no folder of code or tests has more than 35 entries, and none is excused that has fewer', () => {
  const full = ['packages', 'apps', 'launcher', 'bench', 'tests']
    .flatMap(countEntries)
    .filter(([, count]) => count > MAX_ENTRIES)
    .map(([folder]) => folder)
  expect(full.toSorted()).toEqual(Object.keys(MAY_HOLD_MORE).toSorted())
})
