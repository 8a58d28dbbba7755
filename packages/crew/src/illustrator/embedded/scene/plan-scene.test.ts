import { describe, expect, test } from 'vitest'
import { buildPictureRequest } from '../../../../../../tests/builders/build-picture-request.ts'
import { hasIcon } from '../icons.ts'
import { ENVIRONMENTS, isPaintedSubject } from '../scene-plan.ts'
import { CONCEPTS } from '../lexicon/concepts.ts'
import { HELD_SENTENCES } from '../../../../../../bench/aptness/held-sentences.ts'
import { planScene } from './plan-scene.ts'

type Changes = Parameters<typeof buildPictureRequest>[1]

function subjectOf(narration: string, changes?: Changes): string {
  return planScene(buildPictureRequest(narration, changes)).subjects[0] ?? 'type'
}

describe('the concept map', () => {
  test('draws only what exists, in places that exist', () => {
    const missing = CONCEPTS.filter(({ subject }) => !isPaintedSubject(subject) && !hasIcon(subject))
    const lost = CONCEPTS.filter(
      ({ environment }) => environment && !ENVIRONMENTS.some((name) => name === environment),
    )
    expect([...missing, ...lost]).toEqual([])
  })

  test('knows more than 500 things and gives every word to one of them', () => {
    const words = CONCEPTS.flatMap((concept) => concept.words.map((word) => word.text))
    expect(CONCEPTS.length).toBeGreaterThan(500)
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  })
})

describe('on the held sentences', () => {
  const judged = HELD_SENTENCES.map(({ sentence, accepted, topic: script }) => {
    const shown = subjectOf(sentence, { script })
    return { sentence, shown, isApt: accepted.includes(shown) }
  })

  test('at least three in four show the thing that they are about', () => {
    expect(judged).toHaveLength(120)
    expect(judged.filter(({ isApt }) => isApt).length / judged.length).toBeGreaterThanOrEqual(0.75)
  })

  test('less than 3 percent show something wrong', () => {
    const wrong = judged.filter(({ isApt, shown }) => !isApt && shown !== 'type')
    expect(wrong.length / judged.length).toBeLessThan(0.03)
  })
})

describe('a scene', () => {
  test('does not draw idioms literally', () => {
    expect(subjectOf('That was a piece of cake.')).not.toBe('birthday-cake')
    expect(subjectOf('He walked along the bank of the river.')).not.toBe('bank')
    expect(subjectOf('At the end of the day, nobody cared.')).not.toBe('tear-off-calendar')
  })

  test('tells nouns from verbs', () => {
    expect(subjectOf('A bear came out of the woods.')).toBe('brown-bear')
    expect(subjectOf('I can not bear this any longer.')).toBe('type')
  })

  test('shows the phrase rather than the word in it', () => {
    expect(subjectOf('Nothing escapes a black hole.')).toBe('black-hole')
    expect(subjectOf('The black hole is not a hole.')).not.toBe('hole')
  })

  test('shows something else than the scene before when it names something else', () => {
    const sentence = 'The cat watched the dog.'
    const first = subjectOf(sentence)
    expect(subjectOf(sentence, { earlierSubjects: [first] })).not.toBe(first)
  })

  test('of a space film stays in space', () => {
    const script = 'The planets of the solar system: what Jupiter, Saturn and Mars hide in the universe.'
    expect(
      planScene(buildPictureRequest('Its storms are older than any castle.', { script })).environment,
    ).toBe('space')
  })

  test('takes weather and time from its words', () => {
    expect(planScene(buildPictureRequest('It snowed all winter.')).weather).toBe('snow')
    expect(planScene(buildPictureRequest('At midnight the house was quiet.')).time).toBe('night')
    const sunny = 'Put them on your sunniest windowsill, but away from cold glass at night.'
    expect(planScene(buildPictureRequest(sunny)).time).toBe('day')
  })

  test('has no weather that it denies, ends or only compares with, nor that of a thing', () => {
    const weatherOf = (sentence: string) => planScene(buildPictureRequest(sentence, { seed: 4 })).weather
    const dry = [
      'He had no water, only a big old umbrella full of cool shadow.',
      'Nobody had seen a storm at all.',
      'Her voice filled that room like thunder.',
      'She opens the umbrella, and for the first time, the rain stops.',
      'Add a handful of frozen peas.',
      'Eleven tired faces are staring at one frozen screen.',
      'Get the pan so hot that it smokes a little.',
      'The frogs of the rainforest sing all day.',
    ]
    expect(dry.map((sentence) => [sentence, weatherOf(sentence)])).toEqual(
      dry.map((sentence) => [sentence, 'clear']),
    )
    const wet = [
      ['The rain did not stop for a week.', 'rain'],
      ['Fish survive safely underneath a frozen lake.', 'snow'],
      ['A storm rolled in, and nobody slept.', 'storm'],
      ['It never stopped raining.', 'rain'],
    ]
    expect(wet.map(([sentence = '']) => [sentence, weatherOf(sentence)])).toEqual(wet)
  })

  test('is planned the same way every time, and neighbours get other seeds', () => {
    const plan = planScene(buildPictureRequest('A wolf crossed the road.'))
    expect(planScene(buildPictureRequest('A wolf crossed the road.'))).toEqual(plan)
    expect(planScene(buildPictureRequest('A wolf crossed the road.', { index: 1 })).seed).not.toBe(plan.seed)
  })
})

describe('words set large', () => {
  const wordsOf = (narration: string, changes?: Changes) =>
    planScene(buildPictureRequest(narration, changes)).words

  test('give a number its unit', () => {
    expect(wordsOf('Ninety percent of startups fail.').join(' ')).toBe('90% of startups fail')
    expect(wordsOf('That was 1,000 years ago.').join(' ')).toBe('That was 1,000 years ago')
    expect(wordsOf('Follow for part two.')).toEqual(['Follow', 'for part 2'])
  })

  test('keep a negation with its word', () => {
    expect(wordsOf('You are not lazy.')).toEqual(['You are not lazy'])
  })

  test('quote what is quoted', () => {
    expect(wordsOf('“Never look back,” he said.')).toEqual(['“Never look back”'])
  })

  test('are never more than six lines hold', () => {
    for (const { sentence, topic: script } of HELD_SENTENCES) {
      expect(wordsOf(sentence, { script }).join(' ').length).toBeLessThanOrEqual(90)
    }
  })

  test('stand for a text in another language', () => {
    const script = 'La luna es más vieja que el mar. Nadie sabe por qué cambia su cara.'
    const plan = planScene(buildPictureRequest('La luna cambia su cara cada noche.', { script }))
    expect(plan.kind).toBe('type')
    expect(plan.words.length).toBeGreaterThan(0)
    expect(planScene(buildPictureRequest('月は海よりも古い。', { script: '月について' })).kind).toBe('type')
  })
})

test.each([
  ['"Next time your plan," said my grandma.', true],
  ['"We need a ladder," she said.', true],
  ['"Next time your plan," said my grandpa.', undefined],
])('%s is said by a woman: %s', (narration, isWoman) => {
  const script = 'My grandma had a plan. Her chickens had a better one.'
  const { art } = planScene(buildPictureRequest(narration, { script }))
  expect(art).toMatchObject({ words: 'speech' })
  expect(art?.isWoman).toBe(isWoman)
})

test.each([
  ['An old lighthouse in a storm, seen from the sea', 'lighthouse'],
  ['an old grandma with white hair', 'old-woman'],
  ['my grandpa, smiling', 'old-man'],
  ['two children playing football', 'soccer-ball'],
])('what somebody wants to be shown is shown: %s', (description, drawn) => {
  const request = buildPictureRequest(description, { title: 'Taxes', script: 'Nobody likes taxes.' })
  expect(planScene({ ...request, description }).subjects).toEqual([drawn])
})
