import { describe, expect, test } from 'vitest'
import { checkScriptLength } from './estimate-speech.ts'

const sentence = 'A teaspoon of a neutron star weighs about a billion tons on Earth. '

/** So many of these sentences at the most are taken for a film of a minute. */
function countFitting(text: string, voiceId: string): number {
  for (let count = 60; count > 0; count -= 1)
    try {
      checkScriptLength(text.repeat(count), voiceId, 60)
      return count
    } catch {
      // Still too long.
    }
  return 0
}

describe('the estimate of a film’s length', () => {
  test('differs by voice', () => {
    expect(countFitting(sentence, 'flite-kal')).toBeGreaterThan(countFitting(sentence, 'flite-rms'))
  })

  test('knows languages whose letters take longer to say', () => {
    const text = 'Uzay sessizdir, çünkü hava yoktur. '
    expect(countFitting(text, 'espeak-tr-f2')).toBeLessThan(countFitting(text, 'espeak-de-f2'))
  })

  test('knows the language of a script by its words where a voice speaks several', () => {
    const text = 'Uzay sessizdir, çünkü hava yoktur ve bir ses için hava gerekir. '
    expect(countFitting(text, 'openai:nova')).toBe(countFitting(text, 'espeak-tr-f2'))
    expect(countFitting(text, 'openai:nova')).toBeLessThan(countFitting(text, 'espeak-de-f2'))
  })

  test('refuses what surely does not fit and names the nearest length that does', () => {
    expect(() => checkScriptLength(sentence.repeat(3), 'flite-slt', 15)).not.toThrow()
    expect(() => checkScriptLength(sentence.repeat(6), 'flite-slt', 15)).toThrow(
      expect.objectContaining({ code: 'script_length', details: { asked: 15, nearest: 30 } }),
    )
    expect(() => checkScriptLength('Too short.', 'flite-slt', 15)).toThrow('does not fit into 15 seconds')
  })
})
