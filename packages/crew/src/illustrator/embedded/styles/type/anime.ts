import { linear } from '../../brush.ts'
import type { Beat, Dress } from './dress.ts'
import type { SetLine } from './layout.ts'
import { writeLine, writeQuoteMark } from './letters.ts'
import { drawGlint } from '../../painting/light.ts'

const RIBBONS = [
  ['#ff6fa8', '#a45cf0'],
  ['#ff8f5c', '#ff5f9e'],
  ['#33b6f2', '#6a62ee'],
] as const

/** How its pages stand, one after the other. */
const ARRANGEMENTS = ['poster', 'block', 'steps'] as const

/** An opening's title: the main word on a ribbon of colour with sparkles at its corners, the others in clear white. */
export const animeDress: Dress = {
  setting: (turn) => ({ leading: 1.12, arrangement: ARRANGEMENTS[turn % ARRANGEMENTS.length] ?? 'poster' }),
  motions: { lead: 'slide', main: 'pop', tail: 'pop' },
  quote: writeQuoteMark,
  draw: (beat) => {
    for (const line of beat.lines) {
      if (line.isMain) drawRibbon(beat, line)
      writeLine(beat, line, beat.look)
      if (line.isMain) drawSparkles(beat, line)
    }
  },
}

function drawRibbon({ context, turn, frame }: Beat, line: SetLine): void {
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

function drawSparkles({ context, random }: Beat, line: SetLine): void {
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
