import { describe, expect, test } from 'vitest'
import { buildPictureRequest } from '../../../../../../tests/builders/build-picture-request.ts'
import type { ScenePlan } from '../scene-plan.ts'
import { planScene } from './plan-scene.ts'
import { readNarration } from './read-narration.ts'

function plan(narration: string, film: { readonly script?: string } = {}): ScenePlan {
  return planScene(buildPictureRequest(narration, { style: 'documentary', ...film }))
}

describe('a countdown mark', () => {
  test.each([
    'Number three:',
    'Three:',
    'Fact two:',
    'First,',
    'Myth number four:',
    'Step one.',
    'And finally,',
  ])('"%s" is no part of the picture', (mark) => {
    const { subjects, label } = plan(`${mark} sharks can feel another animal's electricity.`)
    expect(subjects[0]).toBe('shark')
    expect(label).toBe('Sharks')
  })

  test('never becomes a big word', () => {
    expect(plan('Five: Nothing is ever quite finished.').words).not.toContain('5')
    expect(readNarration('Three. Keep going.').text).toBe('Keep going.')
  })

  test('is told from a quantity', () => {
    expect(plan('Three pyramids stand in the desert.').label).toContain('3')
    expect(plan('You make two million blood cells every second.').label).toBe('2 million blood cells')
  })
})

describe('a call on the viewers', () => {
  test.each([
    ['Follow for one body fact a day.', ['Follow', 'for more'], 'bell'],
    ['Follow for part two.', ['Follow', 'for part 2'], 'bell'],
    ['Save this for the next exam.', ['Save this'], 'bookmark'],
    ['Tell me in the comments.', ['Tell me'], 'speech'],
    ['Which one will you try first?', ['Which', 'one?'], 'speech'],
    ['How many did you get?', ['How many', 'did you get?'], 'speech'],
  ])('"%s" is said in few words under a fitting sign', (narration, words, sign) => {
    expect(plan(narration)).toMatchObject({ kind: 'type', words, sign, subjects: [] })
  })

  test('gives way to what the scene tells', () => {
    expect(plan('Sharks are older than trees. Follow for more.').subjects).toContain('shark')
  })

  test('is told from advice', () => {
    expect(plan('Follow the river downstream.').words).toEqual(['Follow the river', 'downstream'])
    expect(plan('How many bones do you have?').subjects).toEqual(['bone'])
  })

  test('is left alone in another language', () => {
    const script = 'Sigue la luz. La luna cambia su cara cada noche y nadie sabe por qué.'
    expect(plan('Sígueme para más secretos de la luna.', { script }).sign).toBeUndefined()
  })
})

describe('words set large', () => {
  test.each([
    'What is missing from your view right now?',
    'It is about as fast as they ever grow.',
    'Nobody knew why the silent calls began again.',
    'Your habits are stronger than your plans ever were.',
  ])('of "%s" stand side by side in it', (sentence) => {
    const { words, kind } = plan(sentence)
    const said = sentence.toLowerCase().replace(/[.?]/g, '')
    if (kind === 'type') expect(said).toContain(words.join(' ').toLowerCase().replace(/[.?]/g, ''))
    else expect(words).toEqual([])
  })

  test('read a year as a year and count to the last word', () => {
    expect(plan('It began in nineteen seventy six.').words.join(' ')).toBe('It began in 1976')
    expect(plan('They found two hundred and six bolts.').words.join(' ')).toBe('They found 206 bolts')
  })
})

describe('a story at night', () => {
  const script =
    'The Keeper Who Vanished: A Lighthouse Story. There is nobody left to wave. The light still turns.'

  test('means a lamp by its light, never the sun', () => {
    const { subjects, time } = plan('There is nobody left to wave. The light still turns.', { script })
    expect(subjects).toEqual(['lighthouse'])
    expect(time).toBe('night')
    expect(plan('The lamp went out.', { script: 'A Haunted House Story.' }).subjects).toEqual(['candle'])
  })

  test('lets snow fall on the lighthouse rather than stand beside it', () => {
    const { subjects, weather } = plan('The snow around this lighthouse has no footprints.', { script })
    expect(subjects[0]).toBe('lighthouse')
    expect(subjects).not.toContain('cloud-with-snow')
    expect(weather).toBe('snow')
  })

  test('shows the door where it is what moves, not who stands there', () => {
    expect(plan('A stranger stood at the door.').subjects).toEqual([])
    expect(plan('Oskar went in, and the attic door fell shut.', { script }).subjects).toEqual(['door'])
    expect(plan('The door was open.', { script }).subjects).toEqual([])
  })

  test('takes no picture from a surname', () => {
    expect(plan('One evening the owner, Nora Field, was gone.', { script }).environment).not.toBe('mountain')
  })
})
