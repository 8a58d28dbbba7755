import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** A title stands after `test(`, `test.step(` or `describe(`, or after the `)(` of `test.each(…)(`. */
const TITLE = /(?:\b(?:test|describe)(?:\.\w+)?|\))\(\s*(['"`])((?:(?!\1)[\s\S])*)\1/g

const rows = readFileSync(path.join(ROOT, 'docs/specification.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| The specification says'))

function readTitles(file: string): string[] {
  const full = path.join(ROOT, file)
  if (!existsSync(full)) return []
  return [...readFileSync(full, 'utf8').matchAll(TITLE)].map((found) => found[2] ?? '')
}

/** The tests that a row names: `file` › name, parted by <br>. */
function findProofs(row: string): { file: string; name: string }[] {
  return [...row.matchAll(/`([^`]+\.ts)` › (.*?)(?= <br> | \|$)/g)].map(([, file = '', name = '']) => ({
    file,
    name,
  }))
}

describe('docs/specification.md', () => {
  test('names a proof, a deviation or a gap for every statement', () => {
    expect(rows.length).toBeGreaterThan(100)
    const bare = rows.filter(
      (row) => findProofs(row).length === 0 && !/\*\*(Settled|Deviation|Not built|Not proven)\*\*/.test(row),
    )
    expect(bare).toEqual([])
  })

  test('names only tests that exist', () => {
    const missing = rows
      .flatMap(findProofs)
      .filter(({ file, name }) => !readTitles(file).some((title) => title.includes(name)))
    expect(missing).toEqual([])
  })
})
