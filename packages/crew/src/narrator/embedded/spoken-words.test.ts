import { expect, test } from 'vitest'
import { toSpokenWords } from './spoken-words.ts'

test.each([
  ['2004,', 'two thousand four'],
  ['1969', 'nineteen sixty nine'],
  ['1905', 'nineteen oh five'],
  ['1990s', 'nineteen nineties'],
  ['25%', 'twenty five percent'],
  ['$5', 'five dollars'],
  ['$5.50', 'five dollars fifty'],
  ['1,000', 'one thousand'],
  ['1,234,567', 'one million two hundred thirty four thousand five hundred sixty seven'],
  ['3.14', 'three point one four'],
  ['007', 'zero zero seven'],
  ['21st', 'twenty first'],
  ['10–20', 'ten to twenty'],
  ['-5°C', 'minus five degrees celsius'],
  ['½', 'one half'],
  ['10km', 'ten kilometers'],
  ['24/7', 'twenty four seven'],
  ['#1', 'number one'],
  ['#space', 'hashtag space'],
  ['Dr.', 'doctor'],
  ['FBI', 'f b eye'],
  ['Don’t', "don't"],
  ['well-known', 'well known'],
  ['wait—what?', 'wait what'],
  ['café', 'cafe'],
  ['AT&T', 'at and t'],
  ['example.com', 'example dot com'],
  ['🔥', ''],
  ['世界', ''],
])('%s is said "%s"', (written, said) => {
  expect(toSpokenWords([written])[0]?.join(' ')).toBe(said)
})

test('the unit of "$3 billion" is said after the billion', () => {
  expect(toSpokenWords(['$3', 'billion', 'more'])).toEqual([['three'], ['billion', 'dollars'], ['more']])
})

test('whatever is written, what is said are plain words only', () => {
  const odd = [
    '%%',
    '$',
    '$$$5',
    '1.2.3',
    '12:99',
    '5,',
    ',5',
    "'",
    "''a''",
    '\u0000x',
    '9'.repeat(80),
    '٣',
    'ﬁne',
    'A.',
    '-',
  ]
  for (const words of toSpokenWords(odd)) for (const word of words) expect(word).toMatch(/^[a-z']{1,24}$/)
})
