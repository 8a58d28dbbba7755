import { readFileSync } from 'node:fs'
import wordListFile from 'word-list'
import { expect, test } from 'vitest'
import { isEnglishWord } from './english-words.ts'

test('every word of the dictionary is found, and nothing else', () => {
  const words = readFileSync(wordListFile, 'utf8').split('\n')
  const known = new Set(words)
  expect(words.filter((word) => !isEnglishWord(word))).toEqual([])
  const some = words.filter((_, at) => at % 50 === 0)
  const others = some.flatMap((word) => [`${word}x`, `q${word}`, word.slice(1), word.slice(0, -1)])
  expect(others.filter((other) => isEnglishWord(other) !== known.has(other))).toEqual([])
})

test.each(['', ' ', '\n', 'aa\naah', 'é', 'ünder', '語', 'Zebra', 'zzzzz', '\u{1f600}'])(
  '"%s" is none',
  (text) => {
    expect(isEnglishWord(text)).toBe(false)
  },
)
