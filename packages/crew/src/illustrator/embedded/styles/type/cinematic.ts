import { directionOf } from '@hookreel/film'
import { linear, type Stop } from '../../brush.ts'
import type { Sheet, Dress } from './dress.ts'
import type { SetLine, SetText } from './layout.ts'
import { grown, holdPen, writeQuoteMark, writeText } from './letters.ts'

const GOLD = '#ffb04a'
/** Metal: a bright edge above and below a horizon. */
const METAL: readonly Stop[] = [
  [0, '#fff4d6'],
  [0.46, '#ffca6b'],
  [0.54, '#f3932c'],
  [1, '#ffe0a3'],
]

/** How its pages stand, one after the other. */
const ARRANGEMENTS = ['poster', 'left', 'block'] as const

/** A film's title: white letters that turn to glowing gold as they are heard, fine rules beside small words, a streak of light below. */
export const cinematicDress: Dress = {
  setting: (turn) => ({ leading: 1.05, arrangement: ARRANGEMENTS[turn % ARRANGEMENTS.length] ?? 'poster' }),
  motion: 'stamp',
  isMainKept: true,
  quote: writeQuoteMark,
  draw: (sheet) => {
    const { lines, coming, look } = sheet
    const isLeft = sheet.arrangement === 'left'
    if (isLeft && coming[0] === lines[0]) drawBar(sheet)
    for (const line of coming) {
      writeText(sheet, line, look)
      if (line.isSmall && !isLeft) drawRules(sheet, line)
    }
    const last = lines.at(-1)
    if (last && coming.includes(last) && !isLeft) drawStreak(sheet, last)
  },
  light: (sheet, word) => {
    const gold = grown(word, 1.03)
    drawGlow(sheet, gold)
    writeText(sheet, gold, sheet.look, METAL)
  },
}

function drawGlow({ context, frame, look }: Sheet, line: SetText): void {
  context.save()
  holdPen(context, line, look.family)
  context.shadowColor = 'rgba(255,138,40,0.75)'
  context.shadowBlur = line.size * 0.26 * frame.scale
  context.fillStyle = GOLD
  context.fillText(line.text, line.x, line.y)
  context.restore()
}

/** A fine rule on either side of small words. */
function drawRules({ context, frame }: Sheet, line: SetLine): void {
  const [gap, reach] = [line.size * 0.45, frame.width * 0.13]
  for (const side of [-1, 1]) {
    const from = line.x + side * (line.width / 2 + gap)
    const to = from + side * reach
    context.fillStyle = linear(context, [from, 0, to, 0], ['rgba(255,205,130,0.95)', 'rgba(255,205,130,0)'])
    context.fillRect(Math.min(from, to), line.y - 3, reach, 5)
  }
}

function drawBar({ context, lines }: Sheet): void {
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last) return
  const isRtl = directionOf(first.text) === 'rtl'
  const left = isRtl
    ? Math.max(...lines.map((line) => line.x + line.width / 2)) + 29
    : Math.min(...lines.map((line) => line.x - line.width / 2)) - 40
  const [top, bottom] = [first.y - first.size * 0.4, last.y + last.size * 0.4]
  context.fillStyle = linear(context, [0, top, 0, bottom], ['#ffe3ad', GOLD, '#e07a1e'])
  context.fillRect(left, top, 11, bottom - top)
}

/** A streak as a lens makes it: a thin white core in a wide warm one. */
function drawStreak({ context, frame }: Sheet, line: SetLine): void {
  const y = line.y + line.size * 0.52 + 26
  const reach = frame.width * 0.36
  const streak = (colour: string, height: number, share: number) => {
    const [from, to] = [line.x - reach * share, line.x + reach * share]
    context.fillStyle = linear(
      context,
      [from, 0, to, 0],
      ['rgba(255,160,60,0)', colour, 'rgba(255,160,60,0)'],
    )
    context.beginPath()
    context.ellipse(line.x, y, reach * share, height, 0, 0, 7)
    context.fill()
  }
  streak('rgba(255,150,50,0.4)', 22, 0.8)
  streak('rgba(255,190,100,0.9)', 6, 1)
  streak('rgba(255,250,235,1)', 3.5, 0.5)
}
