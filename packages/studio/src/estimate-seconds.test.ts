import { describe, expect, test } from 'vitest'
import { checkScriptLength, estimateSeconds } from './estimate-seconds.ts'

const sentence = 'A teaspoon of a neutron star weighs about a billion tons on Earth. '

describe('the estimate of a film’s length', () => {
  test('grows with the script and differs by voice', () => {
    expect(estimateSeconds(sentence.repeat(8), 'flite-slt')).toBeGreaterThan(
      estimateSeconds(sentence.repeat(4), 'flite-slt') * 1.8,
    )
    expect(estimateSeconds(sentence, 'flite-kal')).toBeLessThan(estimateSeconds(sentence, 'flite-rms'))
  })

  test('knows languages whose letters take longer to say', () => {
    const text = 'Uzay sessizdir, çünkü hava yoktur. '.repeat(6)
    expect(estimateSeconds(text, 'espeak-tr-f2')).toBeGreaterThan(estimateSeconds(text, 'espeak-de-f2') * 1.1)
  })

  test('knows the language of a script by its words where a voice speaks several', () => {
    const text = 'Uzay sessizdir, çünkü hava yoktur ve bir ses için hava gerekir. '.repeat(6)
    expect(estimateSeconds(text, 'openai:nova')).toBeCloseTo(estimateSeconds(text, 'espeak-tr-f2'), 1)
  })

  test('refuses what surely does not fit and names the nearest length that does', () => {
    expect(() => checkScriptLength(sentence.repeat(3), 'flite-slt', 15)).not.toThrow()
    expect(() => checkScriptLength(sentence.repeat(6), 'flite-slt', 15)).toThrow(
      expect.objectContaining({ code: 'script_length', details: { asked: 15, nearest: 30 } }),
    )
    expect(() => checkScriptLength('Too short.', 'flite-slt', 15)).toThrow('does not fit into 15 seconds')
  })
})
