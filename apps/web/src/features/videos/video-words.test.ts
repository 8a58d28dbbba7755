import { expect, test } from 'vitest'
import { badgeOf, describeNotReady, isCancelled } from './video-words.ts'

const failure = (code: 'cancelled' | 'interrupted') => ({ code, message: 'Why', at: '2026-11-22T18:00:00Z' })

test('a video that its owner cancelled is cancelled, not failed', () => {
  expect(badgeOf({ status: 'failed', failure: failure('cancelled') }).label).toBe('Cancelled')
  expect(badgeOf({ status: 'failed', failure: failure('interrupted') }).label).toBe('failed')
  expect(isCancelled({ status: 'completed', failure: null })).toBe(false)
})

test('why a video cannot be downloaded or posted is the true reason: only one in the making asks to wait', () => {
  const why = (status: 'queued' | 'processing' | 'failed', code?: 'cancelled' | 'interrupted') =>
    describeNotReady({ status, failure: code ? failure(code) : null })
  expect(why('queued')).toContain('Please wait')
  expect(why('processing')).toContain('Please wait')
  expect(why('failed', 'cancelled')).toBe('This video was cancelled. Press Try again on its card to make it.')
  expect(why('failed', 'interrupted')).toMatch(/could not be made.*Try again/)
  expect(why('failed', 'interrupted')).not.toContain('wait')
})
