import { expect, test } from 'vitest'
import { tellSearch } from './tell-search.ts'

const tell = (prompt: string) =>
  tellSearch({ prompt, seconds: 30, language: 'English', count: 1, seed: 1 })?.[0]

test('a lost dog is looked for with all that is said of it, and no more', () => {
  const idea = tell(
    'Lost dog in Maplewood: brown beagle called Biscuit, red collar, last seen near the library on Sunday. Call 555-0134',
  )
  expect(idea?.title).toBe('Lost Dog in Maplewood')
  expect(idea?.script).toContain(
    'Have you seen Biscuit? Please help find a lost dog in Maplewood. A brown beagle called Biscuit. It has a red collar. It was last seen near the library on Sunday. Call 555-0134.',
  )
  expect(idea?.script).not.toMatch(/\b(?:he|she|him|her|his|reward)\b/i)
})

test.each([
  [
    'found a set of keys at Riverside Park: toyota key, a blue bottle opener. message me',
    'I found a set of keys at Riverside Park.',
  ],
  [
    'stolen from my driveway last night in Tulsa: white Ford F150, dent in the tailgate. Call Mike 555-0121',
    'Stolen from my driveway last night in Tulsa. White Ford F150. Dent in the tailgate. Call Mike 555-0121.',
  ],
  [
    'lost keys at the gym: red lanyard, toyota fob, a library card. text 555-0100',
    'Please help find lost keys at the gym.',
  ],
  [
    'my bike was stolen from outside the gym: red trek, white basket, call 555-0119',
    'My bike was stolen from outside the gym. Red trek. White basket. Call 555-0119.',
  ],
  [
    'Lost: gold wedding ring at Crescent Beach, engraved M and J 2011. Please call 555 0162',
    'Please help find a lost gold wedding ring at Crescent Beach. Engraved M and J 2011. Please call 555 0162.',
  ],
])('%s', (prompt, told) => {
  expect(tell(prompt)?.script).toContain(told)
})

test.each([
  ['a lost dog finds its way home: story, warm, for kids'],
  ['how to find a lost cat: tips, steps, posters'],
  ['lost in translation: plot, cast, ending'],
  ['lost my job: scared, broke, starting over'],
])('%s is no notice', (prompt) => {
  expect(tellSearch({ prompt, seconds: 30, language: 'English', count: 1, seed: 1 })).toBeNull()
})
