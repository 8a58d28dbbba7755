import { expect, test } from 'vitest'
import { drawIcon, hasIcon } from '../icons.ts'
import { isPaintedSubject } from '../scene-plan.ts'
import { OWN_DRAWINGS } from '../subjects/own-drawings.ts'
import { CONCEPTS } from './concepts.ts'

const SIDE = 64
/** Things that are rectangles in the world. */
const RECTANGLES = new Set([
  'bar-chart',
  'brick',
  'chart-decreasing',
  'chart-increasing',
  'computer-disk',
  'cupboard',
  'curtains',
  'file-cabinet',
  'floppy-disk',
  'framed-picture',
  'memo',
  'musical-keyboard',
  'prison-bars',
  'qr-code',
  'tear-off-calendar',
  'window',
  'x-ray',
])

/** Whether a drawing fills its square, three corners and 72 % of it: a little landscape in a frame, or a button. */
async function fillsItsSquare(name: string): Promise<boolean> {
  const canvas = await drawIcon(name, SIDE)
  const { data } = canvas.getContext('2d').getImageData(0, 0, SIDE, SIDE)
  const isPainted = (x: number, y: number) => (data[(y * SIDE + x) * 4 + 3] ?? 0) > 200
  const far = SIDE - 7
  const corners = [isPainted(6, 6), isPainted(far, 6), isPainted(6, far), isPainted(far, far)]
  const painted = data.filter((value, at) => at % 4 === 3 && value > 200).length
  return corners.filter(Boolean).length >= 3 && painted > 0.72 * SIDE * SIDE
}

test('no drawing is a framed landscape or a button: in a scene it would be a picture in the picture', async () => {
  const names = new Set(
    CONCEPTS.map(({ subject }) => subject).filter((subject) => !isPaintedSubject(subject)),
  )
  const framed: string[] = []
  for (const name of names) if (!RECTANGLES.has(name) && (await fillsItsSquare(name))) framed.push(name)
  expect(names.size).toBeGreaterThan(400)
  expect(framed).toEqual([])
})

test('every word has its drawing, and every drawing of our own has a word', () => {
  const named = new Set(CONCEPTS.map(({ subject }) => subject.split('~')[0] ?? ''))
  const undrawn = [...named].filter((subject) => !isPaintedSubject(subject) && !hasIcon(subject))
  expect(undrawn).toEqual([])
  expect(Object.keys(OWN_DRAWINGS).filter((name) => !named.has(name))).toEqual([])
})

test('no word is written for two drawings', () => {
  const meant = new Map<string, string>()
  const twice: string[] = []
  for (const { words, subject } of CONCEPTS)
    for (const { text } of words) {
      if ((meant.get(text) ?? subject) !== subject) twice.push(text)
      meant.set(text, subject)
    }
  expect(twice).toEqual([])
})
