import { linear } from '../../brush.ts'
import type { Sheet, Dress } from './dress.ts'
import type { SetLine } from './layout.ts'
import { grown, writeQuoteMark, writeText } from './letters.ts'
import { drawGlint } from '../../painting/light.ts'

const RIBBONS = [
  ['#ff6fa8', '#a45cf0'],
  ['#ff8f5c', '#ff5f9e'],
  ['#33b6f2', '#6a62ee'],
] as const

/** How its pages stand, one after the other. */
const ARRANGEMENTS = ['poster', 'block', 'steps'] as const

const PILL = '#ff4f87'
const BRIGHT = ['#fff98a', '#ffc93c'] as const

/** An opening's title: clear white letters, the main ones on a ribbon of colour with sparkles; what is heard stands on a pill, or shines on the ribbon. */
export const animeDress: Dress = {
  setting: (turn) => ({ leading: 1.14, arrangement: ARRANGEMENTS[turn % ARRANGEMENTS.length] ?? 'poster' }),
  motion: 'stamp',
  isMainKept: false,
  quote: writeQuoteMark,
  draw: (sheet) => {
    for (const line of sheet.coming) {
      if (line.role === 'main') drawRibbon(sheet, line)
      writeText(sheet, line, sheet.look)
      if (line.role === 'main') drawSparkles(sheet, line)
    }
  },
  light: (sheet, word, { line }) => {
    if (line.role === 'main') {
      writeText(sheet, grown(word, 1.05), sheet.look, BRIGHT)
      return
    }
    const { context } = sheet
    const [half, height] = [word.width / 2 + word.size * 0.17, word.size * 0.53]
    context.fillStyle = PILL
    context.strokeStyle = '#ffffff'
    context.lineWidth = word.size * 0.05
    context.beginPath()
    context.roundRect(word.x - half, word.y - height, half * 2, height * 2, word.size * 0.26)
    context.fill()
    context.stroke()
    writeText(sheet, word, sheet.look)
  },
}

function drawRibbon({ context, turn, frame }: Sheet, line: SetLine): void {
  const [from, to] = RIBBONS[turn % RIBBONS.length] ?? RIBBONS[0]
  const half = Math.min(frame.width * 0.48, line.width / 2 + line.size * 0.4)
  const [height, lean] = [line.size * 0.47, line.size * 0.16]
  const trace = (more: number, shift: number) => {
    context.beginPath()
    context.moveTo(line.x - half - more + lean, line.y - height - more + shift)
    context.lineTo(line.x + half + more + lean, line.y - height - more + shift)
    context.lineTo(line.x + half + more - lean, line.y + height + more + shift)
    context.lineTo(line.x - half - more - lean, line.y + height + more + shift)
    context.closePath()
  }
  trace(9, 13)
  context.fillStyle = 'rgba(36,24,96,0.38)'
  context.fill()
  trace(9, 0)
  context.fillStyle = '#ffffff'
  context.fill()
  trace(0, 0)
  context.fillStyle = linear(context, [line.x - half, 0, line.x + half, 0], [from, to])
  context.fill()
  context.save()
  context.clip()
  context.fillStyle = 'rgba(255,255,255,0.16)'
  for (let x = -half - lean; x < half + lean; x += line.size * 0.34)
    context.fillRect(line.x + x, line.y - height, line.size * 0.1, height * 2)
  context.restore()
}

function drawSparkles({ context, random }: Sheet, line: SetLine): void {
  const places = [
    [-1, -0.52, 0.17],
    [-0.86, -0.72, 0.09],
    [1.02, 0.44, 0.15],
    [0.9, -0.6, 0.08],
  ] as const
  for (const [along, up, share] of places) {
    const size = line.size * share * random.between(0.9, 1.15)
    const x = line.x + along * (line.width / 2 + line.size * 0.2)
    const y = line.y + up * line.size
    context.fillStyle = share > 0.1 ? '#fff6b0' : '#ffffff'
    drawGlint(context, [x, y], size)
  }
}
