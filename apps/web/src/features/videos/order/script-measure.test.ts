import { describe, expect, test } from 'vitest'
import { countBlanks, countWords } from './script-measure.ts'

describe('what the page says about a script', () => {
  test('only spoken words are counted', () => {
    expect(countWords('A day on Venus -- longer than its year!')).toBe(8)
    expect(countWords(' ')).toBe(0)
  })

  test('the blanks of an outline are found', () => {
    expect(countBlanks('Did you know [number] people [do what]?')).toBe(2)
    expect(countBlanks('Nothing to fill.')).toBe(0)
  })
})
