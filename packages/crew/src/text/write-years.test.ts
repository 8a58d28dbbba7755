import { expect, test } from 'vitest'
import { writeYears } from './write-years.ts'

test.each([
  ['Deep Blue beat Kasparov in nineteen ninety seven', 'Deep Blue beat Kasparov in 1997'],
  ['ELIZA was a chatbot of the nineteen sixties.', 'ELIZA was a chatbot of the 1960s.'],
  ['The First Bar Came Out in Eighteen Forty Seven', 'The First Bar Came Out in 1847'],
  ['In twenty sixteen a program beat Lee Sedol', 'In 2016 a program beat Lee Sedol'],
  ['from nineteen fourteen to nineteen eighteen', 'from 1914 to 1918'],
  ['a dog of nineteen sleeps twenty hours', 'a dog of nineteen sleeps twenty hours'],
  ['twenty five times a second', 'twenty five times a second'],
  ['eighteen thousand steps', 'eighteen thousand steps'],
])('"%s" is read as "%s"', (spoken, read) => {
  expect(writeYears(spoken)).toBe(read)
})
