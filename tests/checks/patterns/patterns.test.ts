import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { findDoubling } from './find-doubling.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
type Found = { readonly pattern: RegExp; readonly place: string }

/** Those that stand in the sources as they are. */
function listWritten(file: string): Found[] {
  const code = readFileSync(path.join(ROOT, file), 'utf8')
  const found: Found[] = []
  new Visitor({
    Literal: (node) => {
      if (!('regex' in node)) return
      const place = `${file}:${code.slice(0, node.start).split('\n').length}`
      found.push({ pattern: new RegExp(node.regex.pattern, node.regex.flags), place })
    },
  }).visit(parseSync(file, code).program)
  return found
}

/** Those that are put together of several texts. */
function listMade(): Found[] {
  const file = path.join(import.meta.dirname, 'list-patterns.ts')
  const printed = execFileSync(process.execPath, [file], { encoding: 'utf8', maxBuffer: 50_000_000 })
  const made = JSON.parse(printed) as [string, string, string][]
  return made.map(([flags, source, place]) => ({ pattern: new RegExp(source, flags), place }))
}

test.each([
  [/^(a+)+$/, true],
  [/(?:kids' |\p{L}+'s? )*dog/iu, true],
  [/(?:[ ,]+(?:and)? ?(?:warm|short))*$/, true],
  [/(?:(?:max(?: of)?) |of ?)*5/, true],
  [/x(?:(?:a|an? \p{L}+)(?: a)? ){0,20}y/u, true],
  [/(?:a*)*b/, true],
  [/^(?!.*(?:so |\w+ )*end)x/, true],
  [/(?:best |old |\p{L}+'s )*dog/iu, false],
  [/^[\w.]+@[\w.]+$/, false],
  [/(?:[ ,]+(?:and )?(?:warm|short))*$/, false],
  [/(?:(?:max(?: of)?) |of ?){0,3}5/, false],
])('the check finds that %s doubles its time: %s', (pattern, doubles) => {
  expect(findDoubling(pattern) !== undefined).toBe(doubles)
})

test('no pattern of the product doubles its time with a few more letters, whatever it is given', () => {
  const files = globSync('{packages,apps}/*/{src,compositor}/**/*.{ts,tsx}', { cwd: ROOT })
  const written = files.filter((file) => !/\.(?:test|spec)\./.test(file)).flatMap(listWritten)
  const made = listMade()
  expect(written.length).toBeGreaterThan(3000)
  expect(made.length).toBeGreaterThan(300)
  const found = [...written, ...made].flatMap(({ pattern, place }) => {
    const letters = findDoubling(pattern)
    return letters === undefined ? [] : [`${place} ${JSON.stringify(letters)}`]
  })
  expect(found).toEqual([])
})
