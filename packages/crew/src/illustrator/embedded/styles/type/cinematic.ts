import { linear, type Stop } from '../../brush.ts'
import type { Beat, Dress } from './dress.ts'
import type { SetLine } from './layout.ts'
import { holdPen, writeLine, writeQuoteMark } from './letters.ts'

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

/** A film's title: gold letters that glow, fine rules beside small words, a streak of light under the last line. */
export const cinematicDress: Dress = {
  setting: (turn) => ({ leading: 1.05, arrangement: ARRANGEMENTS[turn % ARRANGEMENTS.length] ?? 'poster' }),
  motions: { lead: 'slide', main: 'stamp', tail: 'pop' },
  quote: writeQuoteMark,
  draw: (beat) => {
    const { lines, page, turn, look } = beat
    const isLeft = cinematicDress.setting(turn).arrangement === 'left'
    if (isLeft && lines[0] === page[0]) drawBar(beat)
    for (const line of lines) {
      if (line.isMain) drawGlow(beat, line)
      writeLine(beat, line, look, line.isMain ? METAL : undefined)
      if (line.isSmall && !isLeft) drawRules(beat, line)
    }
    const last = lines.at(-1)
    if (last && last === page.at(-1) && !isLeft) drawStreak(beat, last)
  },
}

function drawGlow({ context, frame, look }: Beat, line: SetLine): void {
  context.save()
  holdPen(context, line, look.family)
  context.shadowColor = 'rgba(255,138,40,0.75)'
  context.shadowBlur = line.size * 0.42 * frame.scale
  context.fillStyle = GOLD
  context.fillText(line.text, line.x, line.y)
  context.restore()
}

/** A fine rule on either side of small words. */
function drawRules({ context, frame }: Beat, line: SetLine): void {
  const [gap, reach] = [line.size * 0.45, frame.width * 0.13]
  for (const side of [-1, 1]) {
    const from = line.x + side * (line.width / 2 + gap)
    const to = from + side * reach
    context.fillStyle = linear(context, [from, 0, to, 0], ['rgba(255,205,130,0.95)', 'rgba(255,205,130,0)'])
    context.fillRect(Math.min(from, to), line.y - 3, reach, 5)
  }
}

function drawBar({ context, page }: Beat): void {
  const [first, last] = [page[0], page.at(-1)]
  if (!first || !last) return
  const left = Math.min(...page.map((line) => line.x - line.width / 2)) - 40
  const [top, bottom] = [first.y - first.size * 0.4, last.y + last.size * 0.4]
  context.fillStyle = linear(context, [0, top, 0, bottom], ['#ffe3ad', GOLD, '#e07a1e'])
  context.fillRect(left, top, 11, bottom - top)
}

/** A streak as a lens makes it: a thin white core in a wide warm one. */
function drawStreak({ context, frame }: Beat, line: SetLine): void {
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
