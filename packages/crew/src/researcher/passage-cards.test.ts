import { expect, test } from 'vitest'
import { readPassages } from './passage-cards.ts'

const SOURCE = {
  title: 'Comb jelly',
  address: 'https://en.wikipedia.org/wiki/Comb_jelly',
  by: 'Wikipedia',
  licence: 'CC BY-SA 4.0',
  readOn: '2026-11-28',
}
const read = (text: string) => readPassages(text, SOURCE).map((passage) => passage.text)

test('what stands under a heading that lists or cites is left out, up to the next one', () => {
  const told = 'A comb jelly swims with eight rows of combs.'
  const cited = 'A book about comb jellies, printed long ago.'
  expect(read(`${told}\n== See also ==\n${cited}\n=== Rows = 8 ===\n${told}`)).toEqual([told, told])
})

test('a line of marks of headings that is none is read at once, wherever they stand', () => {
  const marks = '='.repeat(4000)
  const began = performance.now()
  for (const line of [`${marks}x`, `x${marks}`, `=${' '.repeat(4000)}x`, `${marks}x${marks}y`]) read(line)
  expect(performance.now() - began).toBeLessThan(1000)
})
