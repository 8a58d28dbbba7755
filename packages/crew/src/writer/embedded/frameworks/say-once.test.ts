import { expect, test } from 'vitest'
import type { Fact } from '../known/fact.ts'
import { standsAlone } from './carry-on.ts'
import { longAfter, repeatsRun, sayOnce } from './say-once.ts'

const fact = (long: string): Fact => ({
  ...{ subject: 'toys', wow: 3, tag: 'toy', question: 'What is it?', short: 'It is one', long, sources: [] },
  why: ['It is small.', 'It is old.'],
})

test('five words in a row are a repetition, whatever stands between them', () => {
  expect(repeatsRun('A woman fell far, and lived.', 'Once a man fell far and lived.')).toBe(false)
  expect(repeatsRun('A woman fell very far, and lived.', 'Once a woman fell very far.')).toBe(true)
})

test('ways to say a part that repeat the opening go, and the others stay', () => {
  const piece = (text: string) => ({ text, cost: 0, tells: [] })
  const slots = [
    [piece('Cats cannot taste anything sweet.')],
    [piece('A cat cannot.'), piece('Cats cannot taste anything sweet at all.')],
  ]
  expect(sayOnce(slots, [])[1]).toEqual([piece('A cat cannot.')])
})

test('a long name may come again, for it counts as one word', () => {
  const piece = (text: string) => ({ text, cost: 0, tells: [] })
  const slots = [
    [piece('How long did the Great Fire of London burn?')],
    [piece('The Great Fire of London burned for days.')],
  ]
  expect(sayOnce(slots, ['the Great Fire of London'])).toEqual(slots)
  expect(sayOnce(slots, [])[1]).toEqual([])
})

test.each([
  // What says nothing new goes, and what leans on it stands behind the opening itself.
  [
    'LEGO makes more tires than any tire company.',
    'LEGO makes millions of tires, more than any tire company. They are tiny.',
    'They are tiny.',
  ],
  // A number, a name and a year are new.
  [
    'A woman fell seventy five floors in an elevator and lived.',
    'In nineteen forty five, Betty Lou Oliver fell in an elevator of the Empire State Building. She lived.',
    'In nineteen forty five, Betty Lou Oliver fell in an elevator of the Empire State Building. She lived.',
  ],
  // Nothing that is new may be lost where the rest leans on it.
  [
    "A queen's magician talked to spirits through an Aztec mirror.",
    'John Dee, who advised Queen Elizabeth, talked to spirits through an obsidian mirror. It came from Mexico.',
    null,
  ],
  ['Cats cannot taste anything sweet.', 'Cats cannot taste anything sweet.', ''],
])('behind “%s” is told what is new', (hook, long, left) => {
  expect(longAfter(hook, fact(long))).toBe(left)
})

test.each([
  ['The father does. A male emperor penguin holds the egg on his feet.', false],
  ["No. It's a fruit.", false],
  ['The father of the chick holds the egg on his feet.', true],
])('"%s" is understood without its question: %s', (long, alone) => {
  expect(standsAlone(fact(long))).toBe(alone)
})
