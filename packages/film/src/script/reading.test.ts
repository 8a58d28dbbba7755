import { expect, test } from 'vitest'
import { readingSeconds } from './reading.ts'

test('a line stays as long as it takes to read: by its words, and longer where these are long', () => {
  expect(readingSeconds('Most of us never see how it is done.')).toBeCloseTo(9 / 2.6)
  const long = 'Donaudampfschifffahrtsgesellschaftskapitän verabschiedet Rindfleischetikettierung'
  expect(readingSeconds(long)).toBeGreaterThan(5)
})

test('a short line can be found before it is gone, and lines without spaces count by their characters', () => {
  expect(readingSeconds('Why?')).toBeCloseTo(5 / 6)
  expect(readingSeconds('月はとても静かです。')).toBeCloseTo(9 / 7)
})
