import { createHash } from 'node:crypto'
import { STYLE_IDS } from '@hookreel/film'
import { describe, expect, test } from 'vitest'
import { createDesignFrame } from '../canvas.ts'
import type { ScenePlan } from '../scene-plan.ts'
import type { Chart } from './chart.ts'
import { boxOf } from './chart-shape.ts'
import { zoneOf } from './chart-primitives.ts'
import { wordsArea } from '../composition.ts'
import { layOutChart } from './lay-out-chart.ts'
import { paintChartLayers } from './paint-chart.ts'

const CHARTS: readonly Chart[] = [
  { kind: 'share', percent: 90, text: '90%', label: 'startups fail' },
  { kind: 'crowd', count: 9, of: 10, arePeople: true, label: 'people' },
  { kind: 'crowd', count: 1, of: 40, arePeople: true, label: 'adults' },
  { kind: 'times', factor: 2, text: '2×', label: 'as high', sides: ['mountain', 'Everest'] },
  { kind: 'times', factor: 0.5, text: '½', label: 'as heavy', sides: ['', ''] },
  { kind: 'times', factor: 1300, text: '1,300×', label: 'the volume', sides: ['Jupiter', 'Earth'] },
  { kind: 'change', from: 10, to: 40, texts: ['10%', '40%'] },
  { kind: 'change', from: 1000, to: 200, texts: ['$1,000', '$200'] },
  { kind: 'counter', text: '$1,000,000', label: 'in one night' },
  { kind: 'timeline', marks: ['1900', '1950', '2000'], places: [0, 0.5, 1] },
  { kind: 'timeline', marks: ['1,000 years ago', 'now'], places: [0, 1] },
  { kind: 'steps', items: ['boil the water', 'add the salt', 'stir'] },
  { kind: 'steps', items: ['', '', '', ''] },
  { kind: 'rank', place: 3, text: '3rd', label: 'largest city' },
]
const SIZES = [
  { width: 108, height: 192 },
  { width: 192, height: 108 },
  { width: 108, height: 108 },
]

function buildPlan(style: ScenePlan['style']): ScenePlan {
  return {
    kind: 'type',
    style,
    environment: 'sky',
    time: 'day',
    weather: 'clear',
    subjects: [],
    label: '',
    words: ['90%'],
    index: 0,
    sceneCount: 4,
    seed: 5,
    filmSeed: 9,
  }
}

describe.each(CHARTS)('a chart of the kind $kind', (chart) => {
  test.each([
    ['the captions', false],
    ['the words that are said of it', true],
  ])('stays between what networks lay over the top and %s, in every aspect', (_, hasWords) => {
    for (const size of SIZES) {
      const frame = createDesignFrame(size)
      const zone = zoneOf(frame, hasWords)
      expect(zone.top).toBeGreaterThanOrEqual(frame.height * 0.12)
      const words = wordsArea({ ...buildPlan('default'), chart }, frame)
      if (!hasWords) expect(zone.top + zone.height).toBeLessThanOrEqual(frame.height * 0.55)
      else if (size.height > size.width) expect(zone.top + zone.height).toBeLessThan(words?.top ?? 0)
      else expect(zone.left + zone.width).toBeLessThan(words?.left ?? 0)
      for (const shape of layOutChart(chart, frame, hasWords)) {
        const boxes =
          shape.type === 'text'
            ? [[shape.x, shape.y - shape.size * 0.55, shape.x, shape.y + shape.size * 0.55] as const]
            : shape.type === 'line'
              ? shape.points.map(([x, y]) => [x, y, x, y] as const)
              : [boxOf(shape)]
        for (const [left, top, right, bottom] of boxes) {
          expect(left).toBeGreaterThanOrEqual(zone.left - 1)
          expect(right).toBeLessThanOrEqual(zone.left + zone.width + 1)
          expect(top).toBeGreaterThanOrEqual(zone.top - zone.height * 0.05)
          expect(bottom).toBeLessThanOrEqual(zone.top + zone.height * 1.02)
        }
      }
    }
  })

  test.each(STYLE_IDS)(
    'is the same pixels for the same plan in %s, in layers of different depth',
    (style) => {
      const frame = createDesignFrame({ width: 72, height: 128 })
      const [first, second] = [1, 2].map(() => paintChartLayers(buildPlan(style), chart, frame))
      const print = (layers = first) =>
        layers?.map(({ canvas }) => createHash('sha256').update(canvas.data()).digest('hex'))
      expect(print(second)).toEqual(print(first))
      expect(new Set(first?.map(({ depth }) => depth)).size).toBe(3)
    },
  )
})

test('what is a part of another has its part written over its own bar', () => {
  const frame = createDesignFrame({ width: 1080, height: 1920 })
  const shapes = layOutChart({ kind: 'times', factor: 0.5, text: '½', label: '', sides: ['', ''] }, frame)
  const own = shapes.find((shape) => shape.type === 'bar')
  const text = shapes.find((shape) => shape.type === 'text' && shape.text === '½')
  if (own?.type !== 'bar' || text?.type !== 'text') throw new Error('no bar')
  expect(text.x).toBeCloseTo(own.x + own.width / 2)
  expect(text.y).toBeLessThan(own.y)
  expect(own.y - text.y).toBeLessThan(own.height)
})

test('bars are as long as the numbers say', () => {
  const frame = createDesignFrame({ width: 1080, height: 1920 })
  const bars = layOutChart({ kind: 'times', factor: 4, text: '4×', label: '', sides: ['a', 'b'] }, frame)
    .filter((shape) => shape.type === 'bar')
    .map(({ height }) => height)
  expect((bars[0] ?? 0) / (bars[1] ?? 1)).toBeCloseTo(4, 5)
})

test('money that stands over its words has its sign, and under its own name has none', () => {
  const frame = createDesignFrame({ width: 1080, height: 1920 })
  const signsOf = (hasWords: boolean) =>
    layOutChart({ kind: 'counter', text: '30', label: 'euros' }, frame, hasWords).flatMap((shape) =>
      shape.type === 'text' ? [shape.text] : [],
    )
  expect(signsOf(true)).toEqual(['€', '3', '0'])
  expect(signsOf(false)).toEqual(['3', '0', 'euros'])
})
