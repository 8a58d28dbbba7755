import { expect, test } from 'vitest'
import { parseSentence } from '../../../text/parse-sentence.ts'
import { splitSpaced } from '../../../text/split-words.ts'
import { findStrongPhrase } from './find-strong-phrase.ts'

function strongOf(text: string): string | undefined {
  const words = splitSpaced(text)
  const phrase = findStrongPhrase(words, { from: 0, to: words.length }, parseSentence(text))
  return phrase && words.slice(phrase.from, phrase.to).join('').trim()
}

test.each([
  ['Her patent ran out in 1920', '1920'],
  ['and it changes the next sixteen hours', 'sixteen hours'],
  ['Some end up in a market in Ghana', 'Ghana'],
  ['a statue of Mary Anderson', 'Mary Anderson'],
  ['she never opened the letter', 'never'],
  ['nine out of ten people check their phone', 'nine out of ten'],
  ['they sold two hundred and fifty boats', 'two hundred and fifty'],
  ['three million letters came', 'three million'],
  ['at the charity shop', 'charity shop'],
  ['the money on the day you get paid', 'paid'],
  ['Lisbon is built on seven hills', 'seven hills'],
  ['becomes more than fifty thousand in twenty years', 'fifty thousand'],
  ['and ride the old yellow tram before nine in the morning', 'tram'],
  ['when the whole city turns pink below you', 'city'],
  ['over this phone and from all of it', 'phone'],
  ['the bells rang at nine o’clock over the harbour', 'harbour'],
])('the words that carry a page: %s', (page, word) => {
  expect(strongOf(page)).toBe(word)
})

test('small words carry nothing, and of words that nobody can read only figures do', () => {
  expect(strongOf('and it is about the')).toBeUndefined()
  const words = ['Никто ', 'не ', 'ждал ', '40 ', 'лет']
  expect(findStrongPhrase(words, { from: 0, to: 5 }, [])).toEqual({ from: 3, to: 4 })
  expect(findStrongPhrase(words, { from: 0, to: 3 }, [])).toBeUndefined()
})

test('it is counted on its own page', () => {
  const text = 'The bridge fell in 1940 and nobody was on it'
  const words = splitSpaced(text)
  expect(findStrongPhrase(words, { from: 5, to: words.length }, parseSentence(text))).toEqual({
    from: 1,
    to: 2,
  })
})
