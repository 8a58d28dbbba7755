import { describe, expect, test } from 'vitest'
import { estimateSpeechSeconds, planStoryboard } from './storyboard.ts'

const SCRIPT =
  'One day on Venus is longer than its year. Saturn would float in water, if you could find a bathtub large enough ' +
  'to hold a planet of that size and somebody to fill it with warm water for you. Wait. What? A teaspoon of a neutron ' +
  'star weighs about a billion tons. There is a planet where it rains glass, sideways. Follow for more.'

describe('a storyboard', () => {
  test('keeps every word of the script in order', () => {
    const spoken = planStoryboard(SCRIPT).scenes.flatMap((scene) => scene.lines.join(' ').split(' '))
    expect(spoken.join(' ')).toBe(SCRIPT)
  })

  test('has scenes that take two and a half to seven seconds to say', () => {
    const seconds = planStoryboard(SCRIPT).scenes.map((scene) => estimateSpeechSeconds(scene.narration))
    expect(Math.min(...seconds)).toBeGreaterThan(2.5)
    expect(Math.max(...seconds)).toBeLessThan(7)
  })

  test('cuts a long sentence at a clause', () => {
    const lines = planStoryboard(SCRIPT).scenes.flatMap((scene) => scene.lines)
    expect(lines).toContain('Saturn would float in water,')
    expect(lines).toContain('and somebody to fill it with warm water for you.')
  })

  test('leaves marks of which none is said beside the word that they stand with', () => {
    const word = 'A'.repeat(110)
    for (const script of [`${'" '.repeat(1940)}${word}`, `${word}${' "'.repeat(1940)}`])
      expect(planStoryboard(script).scenes).toMatchObject([{ lines: [script] }])
  })

  test('of a script without a word has no scenes', () => {
    expect(planStoryboard(' --- 🔥 ').scenes).toEqual([])
  })

  test('numbers its scenes', () => {
    const { scenes } = planStoryboard(SCRIPT)
    expect(scenes.map((scene) => scene.index)).toEqual(scenes.map((_, index) => index))
    expect(scenes.every((scene) => scene.narration === scene.lines.join(' '))).toBe(true)
  })
})
