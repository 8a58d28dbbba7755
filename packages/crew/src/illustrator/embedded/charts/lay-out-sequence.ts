import { breakInto } from '../headline/break-clause.ts'
import type { Chart } from './chart.ts'
import type { ChartShape, TextShape } from './chart-shape.ts'
import { axis, bar, line, type Zone } from './chart-primitives.ts'

type Of<Kind extends Chart['kind']> = Extract<Chart, { kind: Kind }>

/** Every sign of the number on a tile of its own, as on a counter. */
export function layOutCounter(
  { text, label }: Of<'counter'>,
  { left, top, width, height }: Zone,
): ChartShape[] {
  const [digits = '', ...scale] = text.split(' ')
  const signs = Array.from(digits)
  const isNarrow = (sign: string) => sign === ',' || sign === '.'
  const units = signs.reduce((sum, sign) => sum + (isNarrow(sign) ? 0.34 : 1), 0)
  const under = [scale.join(' '), label].filter((words) => words !== '').join(' ')
  const below = under === '' ? [] : breakInto(under, Math.ceil(under.length / LETTERS))
  const step = height * (below.length > 2 ? 0.12 : 0.16)
  const room = height - step * below.length
  const cell = Math.min(width / units, height * 0.44)
  const tall = Math.min(room * 0.86, cell * 1.5)
  const above = top + (room - tall) / 2
  const foot = top + height - step * below.length
  const rows = below.flatMap((words, row) =>
    line(words, [left + width / 2, foot + step * (row + 0.5)], step * 0.84, width),
  )
  let x = left + (width - cell * units) / 2
  const shapes: ChartShape[] = []
  for (const sign of signs) {
    const across = isNarrow(sign) ? cell * 0.34 : cell
    if (!isNarrow(sign)) shapes.push(bar([x + cell * 0.04, above, cell * 0.92, tall], 'main', 'front'))
    shapes.push(
      ...line(
        sign,
        [x + across / 2, above + tall / 2],
        tall * 0.82,
        // The sign of money is broader than a digit.
        across * (/\p{Sc}/u.test(sign) ? 0.76 : 0.94),
        isNarrow(sign) ? 'main' : 'quiet',
      ),
    )
    x += across
  }
  return [...shapes, ...rows]
}

/** So many letters stand in one line under a number. */
const LETTERS = 20

export function layOutTimeline(
  { marks, places }: Of<'timeline'>,
  { left, top, width, height }: Zone,
): ChartShape[] {
  const y = top + height * 0.55
  const at = (place: number) => left + width * (0.1 + 0.8 * place)
  const room = marks.length > 2 ? width * 0.25 : width * 0.48
  return [
    axis(
      [
        [left, y],
        [left + width, y],
      ],
      true,
    ),
    {
      type: 'line',
      points: [
        [at(0), y],
        [at(1), y],
      ],
      width: 26,
      hasArrow: false,
      tone: 'main',
      plane: 'front',
    },
    ...marks.flatMap((mark, index): ChartShape[] => {
      const x = at(places[index] ?? 0)
      const isUp = index % 2 === 0
      const words = markText(mark)
      const size = height * (marks.length > 2 ? 0.19 : 0.22)
      const inside = Math.min(Math.max(x, left + room * 0.5), left + width - room * 0.5)
      const start = y + (isUp ? -1 : 1) * height * (0.17 + 0.09 * words.length)
      return [
        {
          type: 'line',
          points: [
            [x, y],
            [x, y + (isUp ? -1 : 1) * height * 0.13],
          ],
          width: 6,
          hasArrow: false,
          tone: 'quiet',
          plane: 'back',
        },
        { type: 'disc', x, y, radius: 38, tone: 'main', plane: 'front' },
        ...words.flatMap((text, row) =>
          line(
            text,
            [marks.length > 2 ? x : inside, start + (row - (words.length - 1) / 2) * size * 0.9],
            row === 0 ? size : size * 0.6,
            Math.min(room, width * 0.62),
            index === 0 ? 'main' : 'rest',
          ),
        ),
      ]
    }),
  ]
}

/** "1,000 years ago" is set in two lines: the number and what it counts. */
function markText(mark: string): string[] {
  const [number = '', ...rest] = mark.split(' ')
  return rest.length === 0 ? [number] : [number, rest.join(' ')]
}

export function layOutSteps({ items }: Of<'steps'>, zone: Zone): ChartShape[] {
  const { left, top, width, height } = zone
  if (items.every((item) => item === '')) return layOutStairs(items.length, zone)
  const row = Math.min(height / items.length, height * 0.3)
  const start = top + (height - row * items.length) / 2
  const radius = Math.min(row * 0.38, width * 0.09)
  return items.flatMap((item, index): ChartShape[] => {
    const y = start + (index + 0.5) * row
    const text: TextShape = {
      type: 'text',
      text: item,
      x: left + radius * 2.5,
      y,
      size: row * 0.42,
      width: width - radius * 2.7,
      align: 'left',
      tone: 'rest',
      plane: 'type',
    }
    const joint: ChartShape[] =
      index === 0
        ? []
        : [
            axis([
              [left + radius, y - row + radius],
              [left + radius, y - radius],
            ]),
          ]
    return [
      ...joint,
      { type: 'disc', x: left + radius, y, radius, tone: 'main', plane: 'front' },
      ...numeral(String(index + 1), [left + radius, y], radius * 1.15),
      text,
    ]
  })
}

/** A number on a coloured ground takes the tone that stands out from it. */
function numeral(text: string, at: readonly [number, number], size: number): ChartShape[] {
  return line(text, at, size, size * 1.4, 'quiet')
}

function layOutStairs(count: number, { left, top, width, height }: Zone): ChartShape[] {
  const broad = width / count
  return Array.from({ length: count }, (_, index) => index).flatMap((index): ChartShape[] => {
    const tall = height * (0.3 + (0.66 * (index + 1)) / count)
    const x = left + index * broad
    return [
      bar([x + broad * 0.04, top + height - tall, broad * 0.92, tall], index === count - 1 ? 'main' : 'rest'),
      ...line(
        String(index + 1),
        [x + broad / 2, top + height - tall + Math.min(broad, height * 0.3) * 0.45],
        Math.min(broad * 0.62, height * 0.22),
        broad * 0.8,
        index === count - 1 ? 'quiet' : 'main',
      ),
    ]
  })
}

export function layOutRank(
  { place, text, label }: Of<'rank'>,
  { left, top, width, height }: Zone,
): ChartShape[] {
  const broad = width / place
  const ground = top + height * (label === '' ? 1 : 0.84)
  const tallest = ground - top - height * 0.3
  const shapes = Array.from({ length: place }, (_, index) => index).flatMap((index): ChartShape[] => {
    const tall = tallest * (1 - (0.6 * index) / place)
    const isIt = index === place - 1
    const x = left + (index + 0.5) * broad
    const size = Math.min(broad * 0.56, height * 0.16)
    return [
      bar([x - broad * 0.44, ground - tall, broad * 0.88, tall], isIt ? 'main' : 'rest'),
      ...line(String(index + 1), [x, ground - tall + size * 0.8], size, broad * 0.8, isIt ? 'quiet' : 'main'),
    ]
  })
  return [
    ...shapes,
    ...line(text, [left + width / 2, top + height * 0.13], height * 0.26, width, 'main'),
    ...line(label, [left + width / 2, top + height * 0.93], height * 0.11, width),
  ]
}
