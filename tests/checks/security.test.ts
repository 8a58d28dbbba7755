import { describe, expect, test } from 'vitest'
import { findProofs, isThere, readRows } from './find-proofs.ts'

const rows = readRows('docs/security.md', 'Requirement')

describe('docs/security.md', () => {
  test('names a proof, a reason or a gap for every requirement', () => {
    expect(rows.length).toBeGreaterThan(60)
    const bare = rows.filter(
      (row) =>
        findProofs(row).length === 0 && !/\*\*(By design|Operator|Not met|Not applicable)\*\*/.test(row),
    )
    expect(bare).toEqual([])
  })

  test('names only tests that exist', () => {
    expect(rows.flatMap(findProofs).filter((proof) => !isThere(proof))).toEqual([])
  })
})
