import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** A title stands after `test(`, `test.step(` or `describe(`, or after the `)(` of `test.each(…)(`. */
const TITLE = /(?:\b(?:test|describe)(?:\.\w+)?|\))\(\s*(['"`])((?:(?!\1)[\s\S])*)\1/g

export type Proof = { readonly file: string; readonly name: string }

/** The rows of a document's tables without their heads. */
export function readRows(document: string, head: string): string[] {
  return readFileSync(path.join(ROOT, document), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith(`| ${head}`))
}

/** The tests that a row names: `file` › name, parted by <br>. */
export function findProofs(row: string): Proof[] {
  return [...row.matchAll(/`([^`]+\.ts)` › (.*?)(?= <br> | \|$)/g)].map(([, file = '', name = '']) => ({
    file,
    name,
  }))
}

/** Whether the file has a test whose title holds the name. */
export function isThere({ file, name }: Proof): boolean {
  const full = path.join(ROOT, file)
  if (!existsSync(full)) return false
  return [...readFileSync(full, 'utf8').matchAll(TITLE)].some((found) => found[2]?.includes(name))
}
