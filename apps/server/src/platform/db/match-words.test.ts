import { PgDialect, pgTable, text } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { matchWords } from './match-words.ts'

const rows = pgTable('rows', { title: text('title'), words: text('words') })
const paramsOf = (search: string) => {
  const condition = matchWords(search, [rows.title, rows.words])
  return condition && new PgDialect().sqlToQuery(condition).params
}

test('nothing is asked for nothing', () => {
  expect(paramsOf('  ')).toBeUndefined()
})

test('a hundred words are eight at most, and the same word is one', () => {
  expect(paramsOf(Array(100).fill('z').join(' '))).toMatchObject([4000, 4000, 4000, '%z%'])
  expect(paramsOf(Array.from({ length: 100 }, (_, n) => `w${n}`).join(' '))).toHaveLength(3 + 8)
})

test('words have sixty letters together, and the rest is not looked for', () => {
  const wordsOf = (search: string) => paramsOf(search)?.slice(3)
  expect(wordsOf(`${'a'.repeat(190)}b`)).toEqual([`%${'a'.repeat(60)}%`])
  expect(wordsOf(`${'a'.repeat(40)} ${'b'.repeat(40)} c`)).toEqual([
    `%${'a'.repeat(40)}%`,
    `%${'b'.repeat(20)}%`,
  ])
})

test('each text is read once, however many words there are', () => {
  const condition = matchWords('one two three', [rows.title, rows.words])
  const { sql = '' } = (condition && new PgDialect().sqlToQuery(condition)) ?? {}
  expect(sql.match(/"words"/g)).toHaveLength(1)
})
