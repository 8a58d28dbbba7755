import { expect, test } from 'vitest'
import { parseSentence } from '../../../text/parse-sentence.ts'
import { splitSpaced } from '../../../text/split-words.ts'
import { costsOfPageEnds } from './cost-of-page-ends.ts'

/** What it costs to end a page where the bar stands. */
function costOf(marked: string): number {
  const [before = '', after = ''] = marked.split(' | ')
  const text = `${before} ${after}`
  return costsOfPageEnds(splitSpaced(text), parseSentence(text))[splitSpaced(`${before} `).length - 1] ?? 0
}

test.each([
  'Your nose can tell apart roughly | a trillion smells.',
  'Every inch your head leans forward adds | about ten pounds of load.',
  'A wooden vat as tall | as a house stood in a brewery.',
  'In an aquarium, the lights kept | going out at night.',
  'My labels looked like | medicine.',
  'He lived near the | old bridge.',
  'They sold fifty | thousand candles.',
  'We met in New | York last year.',
  'Humans are better | than dogs at this.',
  'He walked from sunrise | to sunset every day.',
  'Nobody told her | it would rain, and she pulled the old | coat on.',
])('a page that ends there is torn: %s', (marked) => {
  expect(costOf(marked)).toBeGreaterThan(2)
})

test.each([
  'It puts out forty percent | more carbon.',
  'She is three years | older than him.',
  'They built five thousand one hundred | and twenty models.',
  "A surgeon took a piece of the young | man's brain.",
  'The boat sank off | the coast of Norway.',
  'Now switch off | your phone.',
])('nobody would breathe there, in a figure or behind a small word: %s', (marked) => {
  expect(costOf(marked)).toBeGreaterThan(4)
})

test.each([
  'The water came back overnight, | and nobody knew why.',
  'He wrote a long letter | about the storm.',
  'She kept the key | because it was his.',
  'They found a small harbour | off the coast of Norway.',
])('a page may end there: %s', (marked) => {
  expect(costOf(marked)).toBeLessThan(2)
})

test('without grammar small words and marks are known alone', () => {
  const costs = costsOfPageEnds(['Cada ', 'mañana, ', 'con ', 'ellas'], [])
  expect(costs[1]).toBeLessThan(1)
  expect(costs[2]).toBeGreaterThan(1.5)
})
