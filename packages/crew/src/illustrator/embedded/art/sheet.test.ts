import { contrastOf } from '@hookreel/film'
import { expect, test } from 'vitest'
import { inkOn } from './sheet.ts'

const TONES = {
  ...{ paper: '#c9b48a', second: '#5a5040', light: '#e4dac4', dark: '#5b5040', accent: '#b92a2b' },
  ...{ panel: '#a89878', line: null, family: 'any' },
}

test('a number has the accent where it is seen, and else the tone that is seen best', () => {
  expect(inkOn(TONES, TONES.light)).toBe(TONES.accent)
  expect(contrastOf(TONES.accent, TONES.dark)).toBeLessThan(1.5)
  expect(inkOn(TONES, TONES.dark)).toBe(TONES.light)
  const pale = { ...TONES, light: '#bfe3a0', dark: '#9cd27f', accent: '#c8e6b0', paper: '#d8efc0' }
  expect(contrastOf(inkOn(pale, pale.dark), pale.dark)).toBeGreaterThan(4.5)
})
