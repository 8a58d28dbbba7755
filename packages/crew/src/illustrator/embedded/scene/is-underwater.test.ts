import { expect, test } from 'vitest'
import { planScene } from './plan-scene.ts'

function placeOf(narration: string, title: string) {
  const { environment } = planScene({
    narration,
    topic: `${title}. ${narration}`,
    style: 'default',
    frameSize: { width: 216, height: 384 },
    index: 0,
    sceneCount: 3,
    earlierSubjects: [],
    seed: 7,
  })
  return environment
}

test.each([
  ['Giant squid eyes rival a soccer ball.', 'Three Facts About the Deep Sea'],
  ['The octopus has three hearts.', 'Why the Octopus Is Smarter Than You Think'],
  ['Most animals in open water make light.', 'Three Facts About the Deep Sea'],
  ['Sharks are older than trees.', 'Facts About Sharks'],
])('"%s" of "%s" is seen under water', (narration, title) => {
  expect(placeOf(narration, title)).toBe('underwater')
})

test.each([
  ['The ship left the harbor at dawn.', 'The Last Voyage'],
  ['The waves were higher than the lighthouse.', 'The Keeper of the Lighthouse'],
  ['They caught a shark from the boat.', 'A Fisherman Tells'],
])('"%s" of "%s" is seen from above', (narration, title) => {
  expect(placeOf(narration, title)).not.toBe('underwater')
})

test('who makes light in the deep sea is no candle, however dark the film', () => {
  const narration = 'Who turned on the light in the deep sea?'
  const { subjects } = planScene({
    narration,
    topic: `Facts About the Deep Sea. ${narration}`,
    style: 'horror',
    frameSize: { width: 216, height: 384 },
    index: 0,
    sceneCount: 3,
    earlierSubjects: [],
    seed: 7,
  })
  expect(subjects).not.toContain('candle')
})

test('fish in a pan swims nowhere', () => {
  expect(placeOf('Fry the fish for three minutes on each side.', 'How to Cook Fish')).not.toBe('underwater')
})
