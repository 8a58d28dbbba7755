import { describe, expect, test } from 'vitest'
import { buildPictureRequest } from '../../../../../../tests/builders/build-picture-request.ts'
import { hasBoth } from '../scene-plan.ts'
import { planScene } from './plan-scene.ts'

function planOf(narration: string, before = '') {
  const script = `${before} ${narration}`.trim()
  return planScene(buildPictureRequest(narration, { title: 'What I Saw', script, index: 1 }))
}

const subjectOf = (narration: string, before?: string) => planOf(narration, before).subjects[0]

describe('what qualifies a thing', () => {
  test('vetoes the drawing of another kind, age or state', () => {
    expect(subjectOf('The bucket stood there.')).toBe('bucket')
    expect(subjectOf('The caveman mask stood there.')).toBeUndefined()
    expect(subjectOf('A bicycle is cheap.')).toBe('bicycle')
    expect(subjectOf('A broken bicycle is cheap.')).toBeUndefined()
    expect(subjectOf('The salt shaker stood there.')).toBeUndefined()
    expect(subjectOf('The medieval train was late.')).toBeUndefined()
    expect(subjectOf('House cats hardly ever meow at each other.')).not.toMatch(/house/)
    expect(subjectOf('Bicycle locks hardly ever hold.') ?? '').not.toMatch(/bicycle/)
  })

  test('passes where the drawing shows it, where it is a place or a name, and where it only praises', () => {
    expect(subjectOf('The old lantern was lit.')).toBe('lantern')
    expect(subjectOf('The best bicycle is yours.')).toBe('bicycle')
    expect(subjectOf('The kitchen clock ticks.')).toMatch(/clock/)
  })

  test('colours things in what they are made of', () => {
    expect(subjectOf('They stole a wooden bucket.')).toBe('bucket~wooden')
    expect(subjectOf('They stole a blue bucket.')).toBe('bucket')
    expect(subjectOf('She rode a green bicycle.')).toBe('bicycle~green')
  })

  test('holds where a thing is named again', () => {
    expect(subjectOf('You can still visit the bucket.', 'They stole a wooden bucket.')).toBe('bucket~wooden')
    expect(subjectOf('They screamed at that mask.', 'He wore a caveman mask.')).toBeUndefined()
  })
})

describe('a scene of both', () => {
  test('sets what is said beside what is drawn', () => {
    const plan = planOf('Every summer my uncle sold a bicycle to somebody in Ohio.')
    expect(plan.subjects).toEqual(['bicycle'])
    expect(hasBoth(plan)).toBe(true)
  })

  test('shows what happens to it', () => {
    expect(planOf('The bridge fell.')).toMatchObject({
      subjects: ['bridge'],
      words: ['The bridge fell'],
      event: { kind: 'fall', says: 'fell' },
    })
  })
})

test.each([
  ['Biscuit lived in our shelter.', []],
  ['The biscuit broke.', ['cookie']],
  ['We found a lock of red hair.', []],
  ['She threw the apple of discord.', []],
  ['She washed the apple.', ['red-apple']],
  ['They crossed the Brooklyn Bridge.', []],
  ['They built a bridge.', ['bridge']],
  ['A red fox crossed the garden.', ['fox']],
])('names, parts of other things and colours of a kind: "%s" shows %j', (sentence, subjects) => {
  expect(planOf(sentence).subjects).toEqual(subjects)
})
