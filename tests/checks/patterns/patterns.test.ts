import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { findCostly } from './find-costly.ts'
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

// The hero of a bedtime story, as it was: a word of four hundred letters took twelve seconds.
const HERO = /\babout (?:an? |the )?((?:(?!who\b|and\b)[\p{L}'-]+ ?){1,4}?)(?= (?:who|that|in)\b|[,.]|$)/iu
test.each([
  [HERO, true],
  [/(?: (?:for|to) (?:(?!about\b)[\p{L}'-]+ ?){1,9}?)? about/iu, true],
  [/(?:\w+ ){0,12}\w* ?(?:\w+ ){0,12}(?:\w+ ){0,12}end/, true],
  [/^\s*[,.;]*\s*why$/, false],
  [/\s*[,.;]*\s*(?:and)?\s*why$/, true],
  [/x(?=.*a.*b.*c.*d)/, true],
  [/(?:and |in )*(?:(?:in|at) )+5/, true],
  [/(?:and )*(?:(?:in|at) )+5/, false],
  [/^[\w.]+@[\w.]+$/, false],
  [/(?:best |old |\p{L}+'s )*dog/iu, false],
])('the check counts that %s takes too many steps: %s', (pattern, isCostly) => {
  expect(findCostly(pattern) !== undefined).toBe(isCostly)
})

const files = globSync('{packages,apps}/*/{src,compositor}/**/*.{ts,tsx}', { cwd: ROOT })
const written = files.filter((file) => !/\.(?:test|spec)\./.test(file)).flatMap(listWritten)
const made = listMade()
const all = [...new Map([...written, ...made].map((one) => [String(one.pattern), one])).values()]

test('no pattern of the product doubles its time with a few more letters, whatever it is given', () => {
  expect(written.length).toBeGreaterThan(3000)
  expect(made.length).toBeGreaterThan(300)
  const found = all.flatMap(({ pattern, place }) => {
    const letters = findDoubling(pattern)
    return letters === undefined ? [] : [`${place} ${JSON.stringify(letters)}`]
  })
  expect(found).toEqual([])
})

test('no pattern takes twenty million steps for a thousand letters made of what repeats in it', () => {
  const found = all.flatMap(({ pattern, place }) => {
    const text = findCostly(pattern)
    return text === undefined ? [] : [`${place} ${JSON.stringify(text)}`]
  })
  expect(found).toEqual([])
})
