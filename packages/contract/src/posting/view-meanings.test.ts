import { expect, test } from 'vitest'
import { viewKindOf } from './view-meanings.ts'

test('views of YouTube are of one kind before the change of August 2026, of another after it, and of none across it', () => {
  const before = viewKindOf('youtube', '2026-08-10', '2026-08-13')
  const after = viewKindOf('youtube', '2026-09-10', '2026-09-13')
  expect(before).not.toBe(after)
  expect(viewKindOf('youtube', '2026-08-22', '2026-08-25')).toBeUndefined()
  expect(viewKindOf('youtube', '2026-08-26', '2026-08-29')).toBeUndefined()
  expect(viewKindOf('tiktok', '2026-08-22', '2026-08-25')).toBe('tiktok')
})
