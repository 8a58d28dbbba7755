import { expect, test } from 'vitest'
import { parseSentence } from '../../../text/parse-sentence.ts'
import { splitSpaced } from '../../../text/split-words.ts'
import { findStrongWord } from './find-strong-word.ts'

function strongOf(text: string): string | undefined {
  const words = splitSpaced(text)
  const at = findStrongWord(words, { from: 0, to: words.length }, parseSentence(text))
  return at === undefined ? undefined : words[at]?.trim()
}

test.each([
  ['Her patent ran out in 1920', '1920'],
  ['and it changes the next sixteen hours', 'sixteen'],
  ['Some end up in a market in Ghana', 'Ghana'],
  ['she never opened the letter', 'never'],
  ['at the charity shop', 'shop'],
  ['the money on the day you get paid', 'paid'],
])('the word that carries a page: %s', (page, word) => {
  expect(strongOf(page)).toBe(word)
})

test('small words carry nothing, and of words that nobody can read only figures do', () => {
  expect(strongOf('and it is about the')).toBeUndefined()
  const words = ['Никто ', 'не ', 'ждал ', '40 ', 'лет']
  expect(findStrongWord(words, { from: 0, to: 5 }, [])).toBe(3)
  expect(findStrongWord(words, { from: 0, to: 3 }, [])).toBeUndefined()
})

test('it is counted on its own page', () => {
  const text = 'The bridge fell in 1940 and nobody was on it'
  const words = splitSpaced(text)
  expect(findStrongWord(words, { from: 5, to: words.length }, parseSentence(text))).toBe(1)
})
