import { expect, test } from 'vitest'
import { splitSpaced } from '../../../../text/split-words.ts'
import { mainSizes } from './line-sizes.ts'
import { isLone, waysToBreak } from './ways-to-break.ts'

const written = (lines: readonly (readonly string[])[]): string =>
  lines.map((line) => line.join('').trim()).join(' / ')

test('a strong phrase has its lines to itself, no small word in them, and every word keeps its order', () => {
  const words = splitSpaced('A hole in the blue cloth of the sea')
  const ways = waysToBreak(words, 5, { strong: { from: 8, to: 9 } })
  const texts = ways.map(written)
  expect(texts.length).toBeGreaterThan(1)
  for (const text of texts) expect(text).toMatch(/ \/ sea$/)
  for (const lines of ways) {
    expect(lines.length).toBeLessThanOrEqual(5)
    expect(lines.flat()).toEqual(words)
  }
})

test('who does it is no tiny line over what is done', () => {
  const words = splitSpaced('I laughed, because he was standing there')
  for (const lines of waysToBreak(words, 5, { strong: { from: 1, to: 2 } })) expect(lines[0]?.[0]).toBe('I ')
  expect(waysToBreak(words, 5, { strong: { from: 1, to: 2 } }).every(([first]) => first?.length === 2)).toBe(
    true,
  )
})

test('what the grammar lost is not parted where there is another way', () => {
  const words = splitSpaced('You do not need a bigger salary')
  const losses = [6, 5, 5, 4, 6, 6, 0]
  const [two] = waysToBreak(words, 2, { losses }).slice(1)
  expect(written(two ?? [])).toBe('You do not need / a bigger salary')
})

test('only a small word is lonely', () => {
  expect([['the '], ['to '], ['bus '], ['the ', 'bus']].map(isLone)).toEqual([true, true, false, false])
})

test('the other lines are as large as the height lets them be', () => {
  const fits = [180, 200, 180]
  const wanted = { main: { from: 1, to: 2 }, tallest: 200, isSmall: [false, false, false], read: 10 }
  const inHeight = (height: number) => mainSizes(fits, { ...wanted, height }).map(Math.round)
  expect(inHeight(500)).toEqual([143, 200, 143])
  expect(inHeight(460)).toEqual([125, 200, 125])
  expect(inHeight(300)).toEqual([122, 200, 122])
})
