import { describe, expect, test } from 'vitest'
import { parseSentence } from '../../../text/parse-sentence.ts'
import { readFigures } from './read-figures.ts'
import { setNumber, writeInFigures } from './set-number.ts'
import { writeDigits, writeShares } from '../../../text/write-digits.ts'

function read(sentence: string) {
  return readFigures(sentence, setNumber(parseSentence(sentence), true) ?? [])?.chart ?? null
}

describe('a figure is drawn from what is said:', () => {
  test.each([
    ['Ninety percent of startups fail.', { kind: 'share', percent: 90, text: '90%', label: 'startups fail' }],
    ['Only 3 per cent of people write down their goals.', { kind: 'share', percent: 3, text: '3%' }],
    ['About 70% of the planet is water.', { kind: 'share', percent: 70 }],
    ['Two thirds of it is gone.', { kind: 'share', text: '2/3' }],
    ['Nine out of ten people never notice.', { kind: 'crowd', count: 9, of: 10, arePeople: true }],
    ['1 in 4 adults cannot sleep.', { kind: 'crowd', count: 1, of: 4, label: 'adults cannot sleep' }],
    ['One in every five sharks is never seen.', { kind: 'crowd', count: 1, of: 5, arePeople: false }],
    ['One in ten of all known species lives here.', { kind: 'crowd', arePeople: false, label: 'species' }],
    ['A third of Europe was dead within five years.', { kind: 'share', text: '1/3', label: 'of Europe' }],
    ['Three out of four doctors agree.', { kind: 'crowd', count: 3, of: 4 }],
    [
      'The mountain is twice as high as Everest.',
      { kind: 'times', factor: 2, label: 'as high', sides: ['mountain', 'Everest'] },
    ],
    ['Saturn is nine times wider than Earth.', { kind: 'times', factor: 9, sides: ['Saturn', 'Earth'] }],
    [
      'In a flash, a channel thinner than your arm becomes five times hotter than the surface of the sun.',
      { kind: 'times', factor: 5, sides: ['channel', 'surface of the sun'] },
    ],
    ['In winter, the old bridge gets three times colder than the road.', { sides: ['old bridge', 'road'] }],
    ['It is three times the size of Texas.', { kind: 'times', factor: 3, sides: ['', ''] }],
    ['Steel is half as heavy as gold.', { kind: 'times', factor: 0.5, text: '½' }],
    ['Jupiter is 1,300 times the volume of Earth.', { kind: 'times', factor: 1300, text: '1,300×' }],
    ['The price rose from 5 to 50 dollars.', { kind: 'change', from: 5, to: 50 }],
    ['Rent rose from 500 dollars to 1,200 dollars.', { kind: 'change', from: 500, to: 1200 }],
    [
      'Sales fell from $1,000 to $200 in a year.',
      { kind: 'change', from: 1000, to: 200, texts: ['$1,000', '$200'] },
    ],
    ['The share grew from ten to forty percent.', { kind: 'change', texts: ['10%', '40%'] }],
    ['He paid $1,000 for it.', { kind: 'counter', text: '$1,000' }],
    ['It cost two million dollars.', { kind: 'counter', text: '2 million', label: 'dollars' }],
    ['It takes sixty-six days to build a habit.', { kind: 'counter', text: '66', label: 'days' }],
    ['The war lasted from 1914 to 1918.', { kind: 'timeline', marks: ['1914', '1918'], places: [0, 1] }],
    [
      'Founded in 1900, sold in 1950, gone by 2000.',
      { kind: 'timeline', marks: ['1900', '1950', '2000'], places: [0, 0.5, 1] },
    ],
    ['That was 1,000 years ago.', { kind: 'timeline', marks: ['1,000 years ago', 'now'] }],
    ['Do it in three steps.', { kind: 'steps', items: ['', '', ''] }],
    [
      'There are three steps: breathe, stretch, sleep.',
      { kind: 'steps', items: ['breathe', 'stretch', 'sleep'] },
    ],
    [
      'First boil the water, then add the salt, and finally stir.',
      { kind: 'steps', items: ['boil the water', 'add the salt', 'stir'] },
    ],
    ['It is the third largest city in the world.', { kind: 'rank', place: 3, label: 'largest city' }],
  ])('%s', (sentence, chart) => {
    expect(read(sentence)).toMatchObject(chart)
  })
})

describe('no figure is drawn for', () => {
  test.each([
    'Your heart beats a hundred thousand times a day.',
    'He took three steps back.',
    'They worked from nine to five.',
    'I am 100 percent sure.',
    'I give 110 percent.',
    'Rated 4 out of 5 stars.',
    'Count from one to ten.',
    'It is open 24 hours a day, seven days a week.',
    'One in a million.',
    'It stood a third of a mile high.',
    'He held still for a quarter of an hour.',
    'Pack half the clothes and twice the money.',
    'One by one they left.',
    'He got a second chance.',
    'In 1518, a whole town danced.',
    'In the year 79, nobody in Pompeii ran.',
    'Number one will surprise you.',
    'Three times a week she swims.',
    'It was 2 in the morning.',
    'Two of them never came back.',
    'He is one of the best.',
    'Think twice before you answer.',
    'I told you a thousand times.',
    'Follow for part two.',
    'It takes two to tango.',
  ])('%s', (sentence) => {
    expect(read(sentence)).toBeNull()
  })
})

test('a sentence that grows by so much has no whole that the share would be a part of', () => {
  expect(read('Prices rose by 20 percent.')?.kind).not.toBe('share')
})

test('a list is drawn only when it has as many members as it says', () => {
  expect(read('Three habits: read, run.')).toBeNull()
})

test('numbers in words become digits, everything else stays', () => {
  expect(writeDigits('Nine out of ten, twenty-five times.')).toBe('9 out of 10, 25 times.')
  expect(writeDigits('One of the best in nineteen seventy seven.')).toBe('One of the best in 1977.')
})

test.each([
  ['A quarter of a million people paid for it.', '250,000 people paid for it.'],
  ['Half a billion watched.', '500 million watched.'],
  ['Three quarters of a million letters came.', '750,000 letters came.'],
  ['A quarter of the people left.', 'A quarter of the people left.'],
])('"%s" says "%s"', (sentence, written) => {
  expect(writeShares(sentence)).toBe(written)
})

test.each([
  ['It costs you about a thousand dollars a year.', '$1,000'],
  ['Spend more than thirty euros this week.', '€30'],
  ['He paid $40 for it.', '$40'],
  ['Thirty pounds of flour lay there.', '30'],
  ['They asked for thirty, dollars or not.', '30'],
  ['Ten percent of it is gone.', '10%'],
])('the figure of "%s" that stands alone is written %s', (sentence, figure) => {
  expect(writeInFigures(parseSentence(sentence))).toBe(figure)
})
