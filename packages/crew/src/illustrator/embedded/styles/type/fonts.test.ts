import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { takeLetters } from './fonts.ts'

/** A text as it is set large, and which of its sides has more ink: below 0 the left one. */
function draw(text: string): { pixels: Buffer; lean: number } {
  const canvas = createCanvas(400, 120)
  const context = canvas.getContext('2d')
  takeLetters(context, 'Hookreel Bangers', 60, text)
  context.textAlign = 'center'
  context.fillText(text, 200, 80)
  const { data } = context.getImageData(0, 0, 400, 120)
  let lean = 0
  for (let at = 3; at < data.length; at += 4) lean += ((data[at] ?? 0) * ((((at - 3) / 4) % 400) - 200)) / 255
  return { pixels: Buffer.from(data), lean }
}

test.each([
  ['Japanese', 'きつね', 'たぬき'],
  ['Chinese', '狐狸', '森林'],
  ['Korean', '여우', '나무'],
  ['Arabic', 'ثعلب', 'شجرة'],
  ['Hebrew', 'שועל', 'עצים'],
  ['Hindi', 'लोमड़ी', 'जंगल'],
  ['Thai', 'สุนัข', 'ต้นไม้'],
])('words in %s are set large in letters of their own, not in boxes', (_, one, other) => {
  expect(draw(one).pixels.equals(draw(other).pixels)).toBe(false)
  // Boxes for letters that no font has are all alike.
  expect(draw(one.slice(0, 1)).pixels.equals(draw(other.slice(0, 1)).pixels)).toBe(false)
})

test('a full stop ends a line where its language ends', () => {
  // The letters make room for it on that side.
  const lean = (text: string) => draw(`${text}.......`).lean - draw(text).lean
  expect(lean('fox')).toBeLessThan(0)
  expect(lean('שועל')).toBeGreaterThan(0)
})
