import { describe, expect, test } from 'vitest'
import { compareWords } from './compare-words.ts'

const beforeOf = (changes: ReturnType<typeof compareWords>) =>
  changes.map((change) => ('same' in change ? change.same : change.before)).join('')
const afterOf = (changes: ReturnType<typeof compareWords>) =>
  changes.map((change) => ('same' in change ? change.same : change.after)).join('')

describe('comparing texts', () => {
  test('tells a changed word between those that stayed', () => {
    expect(compareWords('The Moon is very far.', 'The Moon is quite far.')).toEqual([
      { same: 'The Moon is ' },
      { before: 'very', after: 'quite' },
      { same: ' far.' },
    ])
  })

  test('tells a rewritten sentence as one change, not as alternating words', () => {
    const changes = compareWords('Counting three facts of old.', 'Nobody knows much of it.')
    expect(changes.filter((change) => 'before' in change)).toHaveLength(1)
  })

  test.each([
    ['', 'All new.'],
    ['All gone.', ''],
    ['Same.', 'Same.'],
    ['One two three\nfour five six', 'one  two four\nfive 6 six'],
  ])('loses nothing of "%s" and "%s"', (before, after) => {
    const changes = compareWords(before, after)
    expect([beforeOf(changes), afterOf(changes)]).toEqual([before, after])
  })
})
