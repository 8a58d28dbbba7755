import { expect, test } from 'vitest'
import { describeDuration } from './describe-duration.ts'

test('one length is said, and what was chosen only where it is another one', () => {
  expect(describeDuration(30, undefined)).toBe('30 seconds')
  expect(describeDuration('script', undefined)).toBe('As long as the script')
  expect(describeDuration(30, { seconds: 30, isMeasured: false })).toBe('30 seconds')
  expect(describeDuration(30, { seconds: 24, isMeasured: false })).toBe('about 24 seconds, 30 seconds chosen')
  expect(describeDuration(30, { seconds: 24.3, isMeasured: true })).toBe('24 seconds, 30 seconds chosen')
  expect(describeDuration(30, { seconds: 29.7, isMeasured: true })).toBe('30 seconds')
  expect(describeDuration('script', { seconds: 41, isMeasured: false })).toBe(
    'about 41 seconds, as long as the script',
  )
})
