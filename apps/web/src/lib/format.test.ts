import { describe, expect, test } from 'vitest'
import { formatAgo, formatClock, formatDollars, formatFileSize, formatPlural, formatWait } from './format.ts'

const NOW = Date.parse('2026-01-10T12:00:00Z')

describe('what a person reads', () => {
  test('a moment is named by how long ago it was', () => {
    expect(formatAgo('2026-01-10T11:59:40Z', NOW)).toBe('just now')
    expect(formatAgo('2026-01-10T11:58:59Z', NOW)).toBe('1 minute ago')
    expect(formatAgo('2026-01-08T11:00:00Z', NOW)).toBe('2 days ago')
  })

  test('a clock of the future is never shown as in the future', () => {
    expect(formatAgo('2026-01-10T12:05:00Z', NOW)).toBe('just now')
  })

  test('lengths read as minutes and seconds', () => {
    expect(formatClock(9.4)).toBe('0:09')
    expect(formatClock(59.7)).toBe('1:00')
  })

  test('file sizes step through Bytes, KB, MB and GB', () => {
    expect(formatFileSize(0)).toBe('0 Bytes')
    expect(formatFileSize(1536)).toBe('1.5 KB')
    expect(formatFileSize(8_398_000)).toBe('8.01 MB')
    expect(formatFileSize(3 * 1024 ** 3)).toBe('3 GB')
  })

  test('one is not many', () => {
    expect(formatPlural(1, 'view')).toBe('1 view')
    expect(formatPlural(1200, 'view')).toBe('1,200 views')
  })

  test('a wait is rounded to what a person would say', () => {
    expect(formatWait(3)).toBe('a few seconds')
    expect(formatWait(42)).toBe('about 40 seconds')
    expect(formatWait(58)).toBe('about a minute')
    expect(formatWait(130)).toBe('about 2 minutes')
  })
})

test('small sums keep the digits that tell them from nothing', () => {
  expect([0, 12, 2345, 42_000, 1_500_000].map(formatDollars)).toEqual([
    '$0',
    'under $0.001',
    '$0.002',
    '$0.04',
    '$1.50',
  ])
})
