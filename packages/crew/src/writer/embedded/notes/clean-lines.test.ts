import { expect, test } from 'vitest'
import { cleanLines } from './clean-lines.ts'
import { parseNotes } from './parse-notes.ts'

const read = (notes: string) => parseNotes(notes).sentences.map(({ text }) => text)

test('subtitles are read without their numbers and times', () => {
  const cues = `1\n00:00:01,000 --> 00:00:04,000\nThe bridge was closed\n\n2\n00:00:04,500 --> 00:00:08,000\nafter a truck broke through.`
  expect(read(cues)).toEqual(['The bridge was closed after a truck broke through.'])
})

test('a talk is read without the times, the names of the speakers and what they hum', () => {
  const talk = `[00:00:06] Ben: Thanks, um, great to be here.\n[00:00:10] Anna: What do you grow?\n[00:00:15] Ben: Forty kinds of tomato.`
  expect(read(talk)).toEqual(['Thanks, great to be here.', 'What do you grow?', 'Forty kinds of tomato.'])
})

test('nothing of a time in square brackets is left, which would be a blank to fill', () => {
  expect(cleanLines('[01:12] We start.\n(0:15) We go on.\n00:01:15 We end.').join(' ')).toBe(
    'We start. We go on. We end.',
  )
})

test('a page is read without its buttons, ratings and prices', () => {
  const page = `TrailLite Backpack | 32 L\n★★★★★ 4.8 (1,204 reviews)\n€129.00  Free shipping\nAdd to cart\n\nDescription\nIt weighs 780 grams and carries all you need.\nShare this`
  expect(read(page)).toEqual(['It weighs 780 grams and carries all you need.'])
  expect(parseNotes(page).heading).toBe('TrailLite Backpack')
})

test('the points of an agenda head their lists and are not read', () => {
  expect(read('1. Water\n- The barrels are full.\n2. Rats\n- Two were seen.')).toEqual([
    'The barrels are full.',
    'Two were seen.',
  ])
})

test('the steps of a recipe are no choice: they stay together', () => {
  const steps = parseNotes('- 200 g butter\n- 4 eggs\n\n1. Beat the butter\n2. Add the eggs').sentences
  expect(steps.map(({ isItem }) => isItem)).toEqual([true, true, false, false])
})

test.each([
  ['7:30 is when we open.', ['7:30 is when we open.']],
  ['Weight: 780 g\nPrice: 20 euros', ['Weight: 780 g.', 'Price: 20 euros.']],
  ['Roses are red\nViolets are blue', ['Roses are red.', 'Violets are blue.']],
  ['- no shared hours\n- iPhone at night', ['No shared hours.', 'iPhone at night.']],
])('%j keeps what it says', (notes, told) => {
  expect(read(notes)).toEqual(told)
})
