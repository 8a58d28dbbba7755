import type { DesignFrame } from '../canvas.ts'
import { signMoney } from '../headline/set-number.ts'
import type { Chart } from './chart.ts'
import { axis, bar, line, zoneOf, type Zone } from './chart-primitives.ts'
import type { ChartShape } from './chart-shape.ts'
import { layOutCounter, layOutRank, layOutSteps, layOutTimeline } from './lay-out-sequence.ts'

/**
 * Where everything of a chart stands, in design units, inside its zone. `hasWords`: all that is spoken stands large beside it, so it says
 * nothing of that again but its figures and the names of what they are of.
 */
export function layOutChart(told: Chart, frame: DesignFrame, hasWords = false): ChartShape[] {
  const zone = zoneOf(frame, hasWords)
  const chart = hasWords ? withoutClause(told) : told
  switch (chart.kind) {
    case 'crowd':
      return layOutCrowd(chart, zone)
    case 'times':
      return chart.factor > 10 ? layOutDiscs(chart, zone) : layOutBars(chart, zone)
    case 'change':
      return layOutChange(chart, zone)
    case 'counter':
      return layOutCounter(chart, zone)
    case 'timeline':
      return layOutTimeline(chart, zone)
    case 'steps':
      return layOutSteps(chart, zone)
    case 'rank':
      return layOutRank(chart, zone)
    default:
      return layOutShare(chart, zone)
  }
}

function withoutClause(chart: Chart): Chart {
  if (chart.kind === 'counter') return { ...chart, text: signMoney(chart.text, chart.label), label: '' }
  return 'label' in chart ? { ...chart, label: '' } : chart
}

type Of<Kind extends Chart['kind']> = Extract<Chart, { kind: Kind }>

function layOutShare(
  { percent, text, label }: Of<'share'>,
  { left, top, width, height }: Zone,
): ChartShape[] {
  const hasLabel = label !== ''
  const radius = Math.min(width * 0.42, height * (hasLabel ? 0.4 : 0.47))
  const [x, y] = [left + width / 2, top + radius + height * 0.02]
  const ring = { type: 'ring', x, y, radius, breadth: radius * 0.27 } as const
  return [
    { ...ring, from: percent / 100, to: 1, tone: 'rest', plane: 'back' },
    { ...ring, from: 0, to: percent / 100, tone: 'main', plane: 'front' },
    ...line(text, [x, y], radius * 0.6, radius * 1.2, 'main'),
    ...line(label, [x, top + height * 0.915], height * 0.115, width),
  ]
}

function layOutCrowd(chart: Of<'crowd'>, { left, top, width, height }: Zone): ChartShape[] {
  // Small people are no longer people: many are counted as dots.
  const arePeople = chart.arePeople && chart.of <= 20
  const columns = chart.of <= 5 ? chart.of : chart.of <= 10 ? Math.ceil(chart.of / 2) : Math.min(10, chart.of)
  const rows = Math.ceil(chart.of / columns)
  const room = { top: top + height * 0.27, height: height * (chart.label === '' ? 0.7 : 0.55) }
  const cell = Math.min(width / columns, (room.height / rows) * (arePeople ? 0.62 : 1))
  const tall = arePeople ? Math.min(room.height / rows, cell * 1.62) : cell
  const start = left + (width - cell * columns) / 2
  const above = room.top + (room.height - tall * rows) / 2
  const shapes = Array.from({ length: chart.of }, (_, index): ChartShape => {
    const x = start + ((index % columns) + 0.5) * cell
    const base = above + (Math.floor(index / columns) + 1) * tall
    const tone = index < chart.count ? 'main' : 'rest'
    const plane = index < chart.count ? 'front' : 'back'
    return arePeople
      ? { type: 'person', x, y: base - tall * 0.05, height: tall * 0.9, tone, plane }
      : { type: 'disc', x, y: base - tall / 2, radius: cell * 0.38, tone, plane }
  })
  const x = left + width / 2
  return [
    ...shapes,
    ...line(`${chart.count} of ${chart.of}`, [x, top + height * 0.12], height * 0.24, width, 'main'),
    ...line(chart.label, [x, top + height * 0.925], height * 0.11, width),
  ]
}

function layOutBars(chart: Of<'times'>, { left, top, width, height }: Zone): ChartShape[] {
  const hasNames = chart.sides[0] !== ''
  const ground = top + height * (hasNames ? 0.85 : 0.98)
  const tallest = ground - top - height * 0.34
  const [first, second] =
    chart.factor >= 1 ? [tallest, tallest / chart.factor] : [tallest * chart.factor, tallest]
  const broad = width * 0.27
  const [x1, x2] = [left + width * 0.13, left + width * 0.6]
  return [
    axis([
      [left, ground],
      [left + width, ground],
    ]),
    bar([x1, ground - first, broad, first], 'main'),
    bar([x2, ground - second, broad, second], 'rest'),
    // What is so many times the other, or a part of it, has that said over it.
    ...line(
      chart.text,
      [x1 + broad / 2, ground - first - height * 0.14],
      height * 0.22,
      width * 0.46,
      'main',
    ),
    ...line(chart.label, [x2 + broad / 2, top + height * 0.21], height * 0.12, width * 0.48),
    ...line(chart.sides[0], [x1 + broad / 2, ground + height * 0.085], height * 0.1, width * 0.4, 'main'),
    ...line(chart.sides[1], [x2 + broad / 2, ground + height * 0.085], height * 0.1, width * 0.4),
  ]
}

/** Beyond ten to one the shares are shown by area: a disc and its small neighbour. */
function layOutDiscs(chart: Of<'times'>, { left, top, width, height }: Zone): ChartShape[] {
  const radius = Math.min(width * 0.37, height * 0.38)
  const small = Math.max(5, radius / Math.sqrt(chart.factor))
  const [x, y] = [left + width - radius, top + height * 0.04 + radius]
  const beside = Math.max(left + small, left + (width - radius * 2) / 2)
  return [
    { type: 'disc', x, y, radius, tone: 'main', plane: 'back' },
    { type: 'disc', x: beside, y: y + radius - small, radius: small, tone: 'rest', plane: 'front' },
    ...line(chart.text, [x, y], radius * 0.42, radius * 1.7, 'quiet'),
    ...line(chart.sides[1], [beside, y + radius - small * 2 - height * 0.07], height * 0.085, width * 0.24),
    ...line(
      chart.sides[0] === '' ? chart.label : `${chart.sides[0]}: ${chart.label}`,
      [left + width / 2, top + height * 0.925],
      height * 0.11,
      width,
    ),
  ]
}

function layOutChange({ from, to, texts }: Of<'change'>, { left, top, width, height }: Zone): ChartShape[] {
  const ground = top + height * 0.97
  const tallest = height * 0.66
  const most = Math.max(from, to)
  const [x1, x2] = [left + width * 0.16, left + width * 0.84]
  const [y1, y2] = [ground - (from / most) * tallest, ground - (to / most) * tallest]
  const over = height * 0.13
  const isRising = to > from
  const size = [height * 0.15, height * 0.2] as const
  // Beside the lower end, under the line: there it crosses nothing.
  const under = (x: number, y: number): [number, number] => [x, Math.min(y, ground - height * 0.11)]
  return [
    axis([
      [left, top + height * 0.1],
      [left, ground],
      [left + width, ground],
    ]),
    ...[0.25, 0.5, 0.75].map((share): ChartShape => ({
      type: 'line',
      points: [
        [left, ground - tallest * share],
        [left + width, ground - tallest * share],
      ],
      width: 2.5,
      hasArrow: false,
      tone: 'quiet',
      plane: 'back',
    })),
    { type: 'slope', x: x1, y: y1, toX: x2, toY: y2, ground, tone: 'rest', plane: 'back' },
    {
      type: 'line',
      points: [
        [x1, y1],
        [x2, y2],
      ],
      width: 22,
      hasArrow: true,
      tone: 'main',
      plane: 'front',
    },
    { type: 'disc', x: x1, y: y1, radius: 30, tone: 'main', plane: 'front' },
    ...line(
      texts[0],
      isRising ? under(x1 + width * 0.2, y1) : [x1 + width * 0.1, y1 - over],
      size[0],
      width * 0.36,
    ),
    ...line(
      texts[1],
      isRising ? [x2 - width * 0.06, y2 - over * 1.25] : under(x2 - width * 0.32, y2),
      size[1],
      width * 0.42,
      'main',
    ),
  ]
}
