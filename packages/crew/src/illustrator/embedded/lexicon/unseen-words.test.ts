import { expect, test } from 'vitest'
import { breakClause } from '../headline/break-clause.ts'
import { buildPictureRequest } from '../../../../../../tests/builders/build-picture-request.ts'
import { readEra } from '../film/era.ts'
import { planScene } from '../scene/plan-scene.ts'

function plan(
  narration: string,
  film: { title: string; script: string } = { title: 'A Film', script: narration },
) {
  return planScene(buildPictureRequest(narration, { ...film, sceneCount: 4, seed: 3 }))
}

function wordsOf(narration: string): string {
  return plan(narration).words.join(' ')
}

test.each([
  ['If you can sit on a toilet, you can do it.', 'If you can sit on a toilet, you can do it'],
  [
    'Each morning he told himself: today I’ll meet rude, jealous and lazy people.',
    'rude, jealous and lazy people',
  ],
  ['Sorry you feel that way is not an apology.', 'Sorry you feel that way is not an apology'],
  ['We’ve mapped more of Mars than of our own seafloor.', 'than of our own seafloor'],
  ['It isn’t a whale, it’s a fungus under a forest in Oregon.', 'fungus'],
])('words set large say something whole: %s', (narration, said) => {
  expect(wordsOf(narration)).toContain(said)
})

test('small words stand with the verb they belong to', () => {
  expect(breakClause('Leave it in another room tonight')).toEqual(['Leave it in another room', 'tonight'])
  expect(breakClause('nobody noticed it was missing')).toEqual(['nobody noticed', 'it was missing'])
})

test('ruins are of old ages', () => {
  expect(readEra('The Emperor Who Declared War on the Sea. Caligula marched.').isAncient).toBe(true)
  expect(readEra('The Great Emu War. In 1932 the army came.').isAncient).toBe(false)
})

test('the screen of a film about a phone is the phone’s', () => {
  const film = { title: 'Why Your Phone Dies So Fast', script: 'The screen eats the most power.' }
  expect(plan('The screen eats the most power.', film).subjects).toEqual(['mobile-phone'])
})

test('food of a film about something else stands in no kitchen', () => {
  const film = { title: 'The Deepest Dive', script: 'In 1960 two men ate chocolate bars down there.' }
  expect(plan('They ate two chocolate bars down there.', film).environment).not.toBe('kitchen')
})

test('a parking space is not outer space', () => {
  expect(plan('In Manhattan, you get a parking space.').environment).not.toBe('space')
})
