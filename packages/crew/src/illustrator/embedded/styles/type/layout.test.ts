import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { createDesignFrame } from '../../canvas.ts'
import { cutWord, layOutWords, type Setting } from './layout.ts'

const FRAME = createDesignFrame({ width: 1080, height: 1920 })
const SETTING: Setting = {
  family: 'Hookreel Sans',
  isUpper: true,
  isDotted: false,
  tallest: 400,
  above: 0,
  leading: 1.05,
  arrangement: 'poster',
  area: null,
}
const LONG = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch '

test.each([
  ['Geschwindigkeitsbegrenzung ', 'Geschwindigkeitsbegrenzung '],
  [LONG, 'Llanfairpwllgwyngy… '],
  ['a'.repeat(340), `${'a'.repeat(18)}…`],
])('"%s" is set as "%s"', (word, set) => {
  expect(cutWord(word)).toBe(set)
})

test('a word that is longer than any line leaves all of its page to be read', () => {
  const context = createCanvas(8, 8).getContext('2d')
  const lines = layOutWords(context, FRAME, ['Have ', 'you ', 'heard ', 'of ', LONG], SETTING)
  for (const { size } of lines) expect(size).toBeGreaterThan(FRAME.width * 0.04)
  expect(lines.flatMap(({ words }) => words.map(({ says }) => says))).toContain(LONG.trim())
})

test('words that stand over captions end above them', () => {
  const context = createCanvas(8, 8).getContext('2d')
  const words = 'Wow, 100% wow, do not stop at home number one'.split(' ').map((word) => `${word} `)
  const lines = layOutWords(context, FRAME, words, { ...SETTING, arrangement: 'left', isCaptioned: true })
  for (const { y, size } of lines) expect(y + size / 2).toBeLessThan(FRAME.height * 0.61)
})
