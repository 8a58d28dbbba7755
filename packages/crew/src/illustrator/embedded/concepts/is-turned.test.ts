import { expect, test } from 'vitest'
import { chooseClause } from './choose-clause.ts'
import { isTurned } from './is-turned.ts'

test.each([
  ['Put the horizon anywhere', 'Put the horizon anywhere but the middle.'],
  ['You can’t peel an orange', 'You can’t peel an orange and lay it flat.'],
  ['Nobody survived', 'Nobody survived, except the cook.'],
  ['Never open the door', 'Never open the door unless you know who is there.'],
  ['You can drive anywhere', 'You can drive anywhere in this country without a licence.'],
])('"%s" is no piece of "%s"', (piece, sentence) => {
  expect(isTurned(piece, sentence)).toBe(true)
})

test.each([
  ['They smiled', 'They smiled, but nobody laughed.'],
  ['You can’t win', 'You can’t win, and it hurts.'],
  ['The door was open', 'The door was open because they had left without a word.'],
])('"%s" is one of "%s"', (piece, sentence) => {
  expect(isTurned(piece, sentence)).toBe(false)
})

test('advice is set with its exception', () => {
  expect(chooseClause('Put the horizon anywhere but the middle.')?.join(' ')).toBe(
    'Put the horizon anywhere but the middle',
  )
})
