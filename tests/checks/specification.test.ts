import { describe, expect, test } from 'vitest'
import { findProofs, isThere, readRows } from './find-proofs.ts'

describe.each([
  ['The specification says', 100],
  ['The pages say', 100],
])('docs/specification.md, where %s something,', (head, least) => {
  const rows = readRows('docs/specification.md', head)

  test('names a proof, a deviation or a gap for every statement', () => {
    expect(rows.length).toBeGreaterThan(least)
    const bare = rows.filter(
      (row) => findProofs(row).length === 0 && !/\*\*(Settled|Deviation|Not built|Not proven)\*\*/.test(row),
    )
    expect(bare).toEqual([])
  })

  test('names only tests that exist', () => {
    expect(rows.flatMap(findProofs).filter((proof) => !isThere(proof))).toEqual([])
  })

  test('names which test of a file it is', () => {
    const bare = rows.flatMap((row) => [...row.matchAll(/`[^`]+\.(?:test|spec)\.ts`(?! › )/g)].flat())
    expect(bare).toEqual([])
  })
})
