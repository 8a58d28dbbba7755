import { describe, expect, test } from 'vitest'
import { buildPictureRequest } from '../../../../../../tests/builders/build-picture-request.ts'
import { findPose } from './choose-pose.ts'
import { planScene } from './plan-scene.ts'

const NURSE =
  'The night nurse. A nurse worked alone in the old hospital. She walked home at dawn. She never came back.'

function plan(...scene: Parameters<typeof buildPictureRequest>) {
  return planScene(buildPictureRequest(...scene))
}

describe('people are shown doing what the sentence says:', () => {
  test.each([
    ['The nurse walked home alone.', 'walk', { role: 'nurse' }],
    ['He ran through the forest.', 'run', { gender: 'man' }],
    ['The old man sat on the beach and waited.', 'sit-ground', { age: 'old', gender: 'man' }],
    ['She slept for a whole day.', 'lie', { gender: 'woman' }],
    ['The king raised his hand.', 'wave', { role: 'king', gender: 'man' }],
    ['The chef cooked dinner.', 'cook', { role: 'chef' }],
    ['The little girl read a book.', 'read', { age: 'child', gender: 'woman' }],
    ['He cried alone in the city.', 'despair', { gender: 'man' }],
  ])('%s', (sentence, pose, who) => {
    const { cast, kind } = plan(sentence)
    expect(kind).toBe('scene')
    expect(cast?.pose).toBe(pose)
    expect(cast?.people[0]).toMatchObject(who)
  })

  test('two of them when it names two', () => {
    expect(plan('Two friends danced in the street.').cast).toMatchObject({ pose: 'dance', people: [{}, {}] })
    expect(plan('She hugged her brother.').cast?.people).toHaveLength(2)
  })
})

describe('nobody is shown', () => {
  test.each([
    'The robot learned to walk by falling over.',
    'Jupiter has storms older than any castle.',
    'The river runs through the canyon.',
    'Honeybees tell each other directions by dancing.',
    // A figure shows neither the act nor the tool so that nobody takes it for something else.
    'The detective found nothing.',
    'He climbed over mountains to reach a station.',
    'She wrote every mistake into a green notebook.',
    'Nobody runs outside after the second whistle.',
  ])('in "%s"', (sentence) => {
    expect(plan(sentence).cast).toBeUndefined()
  })

  test('doing what the sentence denies or means otherwise', () => {
    expect(findPose('He never ran again')).toBeNull()
    expect(findPose('They ran out of money')).toBeNull()
    expect(findPose('It stands for hope')).toBeNull()
  })
})

test('an animal stays the picture, no matter who acts on it', () => {
  expect(plan('Researchers carried the cats into the room.').subjects[0]).toBe('cat')
})

describe('in one film', () => {
  test('"she" stays the nurse the film is about', () => {
    const [named, meant] = ['The nurse ran home.', 'She walked home at dawn.'].map(
      (narration, index) => plan(narration, { script: NURSE, index }).cast?.people[0],
    )
    expect(named).toEqual({ gender: 'woman', age: 'adult', role: 'nurse' })
    expect(meant).toEqual(named)
  })

  test('"he" is somebody else than the nurse', () => {
    expect(plan('He ran away.', { script: NURSE }).cast?.people[0]).toEqual({
      gender: 'man',
      age: 'adult',
      role: 'none',
    })
  })
})

test('nobody stands in the sky, and astronauts may stand out in space', () => {
  expect(plan('He ran under the clouds of the sky.').environment).not.toBe('sky')
  const script =
    'Space. The universe, the galaxies, planets and orbits of the solar system and its astronauts.'
  expect(plan('The astronaut walked.', { script }).environment).toBe('space')
})

test('the only person of a film is the sex of its "she"', () => {
  const script = 'The Last Shift. The nurse walked home at dawn. The house was empty. She opened the door.'
  const [woman, man] = ['She', 'He'].map(
    (who) => plan('The nurse walked home at dawn.', { script: script.replace('She', who) }).cast?.people[0],
  )
  expect([woman?.gender, man?.gender]).toEqual(['woman', 'man'])
})

describe('somebody called by name', () => {
  const script =
    'Is 40 Too Late? She could not cook. Her name was Julia. Colonel Sanders walked from door to door.'

  test('is a man or a woman by rank, title or first name, no matter who else the film is about', () => {
    expect(plan('Colonel Sanders walked from door to door.', { script }).cast?.people[0]?.gender).toBe('man')
    expect(plan('Marie Curie read all night.').cast?.people[0]?.gender).toBe('woman')
  })

  test('is not drawn where nothing that is done shows', () => {
    expect(plan('Marie Curie never stopped.').kind).toBe('type')
  })

  test('is not drawn when nothing tells', () => {
    expect(plan('Robin Blake walked alone.').kind).toBe('type')
    expect(plan('Robin Blake walked alone.', { script: 'Robin Blake walked alone. He waited.' }).kind).toBe(
      'scene',
    )
  })
})
