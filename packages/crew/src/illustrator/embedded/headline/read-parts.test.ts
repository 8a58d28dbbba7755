import { expect, test } from 'vitest'
import { readParts } from './read-parts.ts'

test('parts hold the whole sentence, in order', () => {
  const sentence =
    'When the village gave up on the old well, and nobody knew who had dug it, the water came back because it rained.'
  const parts = readParts(sentence)
  expect(parts.map(({ text }) => text).join(' ')).toBe(sentence)
  expect(parts.map(({ kind }) => kind)).toContain('main')
})

test('a sentence has as many parts as it has clauses, however many these are', () => {
  const sentence = 'it is, '.repeat(570).trim()
  expect(readParts(sentence)).toHaveLength(570)
})
