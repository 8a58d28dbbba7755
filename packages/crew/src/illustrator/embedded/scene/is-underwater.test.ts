import { expect, test } from 'vitest'
import { buildPictureRequest } from '../../../../../../tests/builders/build-picture-request.ts'
import { planScene } from './plan-scene.ts'

function placeOf(narration: string, title: string) {
  const { environment } = planScene(
    buildPictureRequest(narration, { title, script: narration, sceneCount: 3 }),
  )
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
  const { subjects } = planScene(
    buildPictureRequest(narration, { title: 'Facts About the Deep Sea', script: narration, style: 'horror' }),
  )
  expect(subjects).not.toContain('candle')
})

test('fish in a pan swims nowhere', () => {
  expect(placeOf('Fry the fish for three minutes on each side.', 'How to Cook Fish')).not.toBe('underwater')
})
