import { describe, expect, test } from 'vitest'
import { findProofs, isThere, readRows } from './find-proofs.ts'

// The last section has a head of its own.
const rows = readRows('docs/specification.md', 'The specification says').filter(
  (row) => !row.startsWith('| The pages say'),
)

describe('docs/specification.md', () => {
  test('names a proof, a deviation or a gap for every statement', () => {
    expect(rows.length).toBeGreaterThan(100)
    const bare = rows.filter(
      (row) => findProofs(row).length === 0 && !/\*\*(Settled|Deviation|Not built|Not proven)\*\*/.test(row),
    )
    expect(bare).toEqual([])
  })

  test('names only tests that exist', () => {
    expect(rows.flatMap(findProofs).filter((proof) => !isThere(proof))).toEqual([])
  })
})
