import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** A title stands after `test(`, `test.step(` or `describe(`, or after the `)(` of `test.each(…)(`. */
const TITLE = /(?:\b(?:test|describe)(?:\.\w+)?|\))\(\s*(['"`])((?:(?!\1)[\s\S])*)\1/g

export type Proof = { readonly file: string; readonly name: string }

/** The rows of those of a document's tables whose first column is called so. */
export function readRows(document: string, head: string): string[] {
  const lines = readFileSync(path.join(ROOT, document), 'utf8').split('\n')
  let isWanted = false
  return lines.filter((line, at) => {
    if (!line.startsWith('| ')) return false
    const isHead = !(lines[at - 1] ?? '').startsWith('|')
    if (isHead) isWanted = line.startsWith(`| ${head}`)
    return isWanted && !isHead
  })
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
