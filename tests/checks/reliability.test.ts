import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { isThere, readRows } from './find-proofs.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const files = globSync(
  ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'tests/**/*.{test,spec}.ts'],
  {
    cwd: ROOT,
  },
)
/** What is claimed on figures that no test can hold. */
const MEASURED = ['`bench/takeover.ts`', 'measured once, by hand']
/** Stands in the place of a proof where there is none, so that a reader sees it. */
const UNPROVEN = 'not yet'

/** `kill › a title; › another title of the same file`, in the last cell of a row. */
function findProofs(row: string): { files: string[]; name: string; text: string }[] {
  let named = ''
  const cell = row.split('|').at(-2) ?? ''
  return cell
    .split(/<br>|;|,(?= *(?:[\w-]+ )?›)/)
    .map((text) => text.trim())
    .filter((text) => text !== '' && text !== UNPROVEN && !MEASURED.includes(text))
    .map((text) => {
      const [base = '', ...rest] = text.split('›')
      if (base.trim() !== '') named = base.trim()
      const name = rest
        .join('›')
        .replace(/ \(.*$/, '')
        .trim()
      return { files: files.filter((file) => path.basename(file).startsWith(`${named}.`)), name, text }
    })
}

describe('docs/reliability.md', () => {
  const proofs = readRows('docs/reliability.md', 'What').flatMap(findProofs)

  test('names a test for every claim, and only tests that exist', () => {
    expect(proofs.length).toBeGreaterThan(40)
    const missing = proofs.filter(
      (proof) => proof.name === '' || !proof.files.some((file) => isThere({ file, name: proof.name })),
    )
    expect(missing.map(({ text }) => text)).toEqual([])
  })

  test('says what was measured where no test can hold it', () => {
    const text = readFileSync(path.join(ROOT, 'docs/reliability.md'), 'utf8')
    for (const one of MEASURED) expect(text).toContain(one)
  })
})
