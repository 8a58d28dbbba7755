import { expect, test } from 'vitest'
import { badgeOf, isCancelled } from './video-words.ts'

const failure = (code: 'cancelled' | 'interrupted') => ({ code, message: 'Why', at: '2026-11-22T18:00:00Z' })

test('a video that its owner cancelled is cancelled, not failed', () => {
  expect(badgeOf({ status: 'failed', failure: failure('cancelled') }).label).toBe('Cancelled')
  expect(badgeOf({ status: 'failed', failure: failure('interrupted') }).label).toBe('failed')
  expect(isCancelled({ status: 'completed', failure: null })).toBe(false)
})
