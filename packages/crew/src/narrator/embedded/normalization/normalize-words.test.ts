import { expect, test } from 'vitest'
import { normalizeWords } from './normalize-words.ts'

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
  ['https://www.nasa.gov/moon', 'nasa dot gov'],
  ['me@site.com', 'me at site dot com'],
  ["'90s", 'nineties'],
  ['1900', 'nineteen hundred'],
  ['$3.2M', 'three point two million dollars'],
  ['£1.5bn', 'one point five billion pounds'],
  ['2024-05-12', 'may twelfth twenty twenty four'],
  ['7/4/1976', 'july fourth nineteen seventy six'],
  ['555-0199', 'five five five zero one nine nine'],
  ['+1-800-555-0199', 'plus one eight zero zero five five five zero one nine nine'],
  ['1990-1999', 'nineteen ninety to nineteen ninety nine'],
  ['12:30', 'twelve thirty'],
  ['3:05pm', 'three oh five pee m'],
  ['1080p', 'ten eighty pee'],
  ['90km/h', 'ninety kilometers per hour'],
  ['60mph', 'sixty miles per hour'],
  ['#DayInMyLife', 'hashtag day in my life'],
  ['@anna', 'at anna'],
  ['🔥', ''],
  ['世界', ''],
])('%s is said "%s"', (written, said) => {
  expect(normalizeWords([written])[0]?.join(' ')).toBe(said)
})

test('the unit of "$3 billion" is said after the billion', () => {
  expect(normalizeWords(['$3', 'billion', 'more'])).toEqual([['three'], ['billion', 'dollars'], ['more']])
})

test('whatever is written, what is said are plain words only', () => {
  const odd = [
    '%%',
    '$',
    '$$$5',
    '1.2.3',
    '$3.2M.4',
    '99/99/9999',
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
  for (const words of normalizeWords(odd)) for (const word of words) expect(word).toMatch(/^[a-z']{1,24}$/)
})
