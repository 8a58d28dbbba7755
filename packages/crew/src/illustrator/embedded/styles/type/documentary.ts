import { createRandom } from '@hookreel/film'
import { isDesigned, layoutOf } from '../../art/direct-scene.ts'
import { hasBoth, type ScenePlan } from '../../scene-plan.ts'
import type { Sheet, Dress } from './dress.ts'
import type { SetLine, SetText } from './layout.ts'
import { holdPen, writeQuoteMark, writeText } from './letters.ts'

const INK = '#1d1a1c'
const RED = '#b8191b'
const PAPER = '#f7f0de'

/** Whether a scene's words are cut from a newspaper, each line a strip, as all beside a drawing are; otherwise they stand on a card and are marked there. */
export function isCutOut(plan: ScenePlan): boolean {
  const layout = layoutOf(plan)
  if (layout !== null && isDesigned(plan)) return layout !== 'card' && layout !== 'band'
  return hasBoth(plan) || plan.chart !== undefined || (plan.index + plan.filmSeed) % 2 === 1
}

/** How its pages stand, one after the other. */
const ARRANGEMENTS = ['poster', 'block', 'steps', 'left'] as const

const MARKED = '#ffd62e'

/** Headlines: strips of newsprint, or a card with a highlighter's swash or a marker's ring; what is heard is marked in yellow. */
export const documentaryDress: Dress = {
  setting: (turn) => ({ leading: 1.18, arrangement: ARRANGEMENTS[turn % ARRANGEMENTS.length] ?? 'poster' }),
  motion: 'slide',
  isMainKept: false,
  quote: writeQuoteMark,
  draw: (sheet) => {
    const { lines, coming, look, turn } = sheet
    for (const line of coming) {
      if (isCutOut(sheet.plan)) drawStrip(sheet, line)
      else {
        const isRinged = line.role === 'main' && turn % 4 === 2
        const colour = line.role === 'main' ? RED : INK
        writeText(sheet, line, look, [colour, colour])
        if (isRinged) ring(sheet, line)
      }
    }
    const last = lines.at(-1)
    if (!isCutOut(sheet.plan) && last && coming.includes(last) && last.role !== 'main') underline(sheet, last)
  },
  light: (sheet, word, { line }) => {
    const { context, look, plan } = sheet
    if (!isCutOut(plan)) {
      highlight(sheet, word)
      writeText(sheet, word, look, [INK, INK])
      return
    }
    layAskew(sheet, line)
    const place = { ...word, x: word.x - line.x, y: 0 }
    context.fillStyle = MARKED
    const [half, height] = [word.width / 2 + word.size * 0.1, word.size * 0.5]
    context.fillRect(place.x - half, -height, half * 2, height * 2)
    holdPen(context, place, look.family)
    context.fillStyle = INK
    context.fillText(word.text, place.x, word.size * LETTERS_DOWN)
  },
}

/** The letters of this font stand high in their line. */
const LETTERS_DOWN = 0.075

/** Every strip lies a little askew, in its own way. */
function layAskew({ context, frame, plan, turn }: Sheet, line: SetLine): void {
  const random = createRandom(plan.seed + turn * 31 + line.row)
  context.translate(line.x + random.between(-0.015, 0.015) * frame.width, line.y)
  context.rotate(random.between(-0.022, 0.022))
}

/** A strip of paper with torn ends, laid a little askew. */
function drawStrip(sheet: Sheet, line: SetLine): void {
  const { context, frame, random, look } = sheet
  const { role } = line
  const [width, height] = [line.width + line.size * 0.5, line.size * 1.13]
  const [paper, ink] =
    role === 'main' ? [RED, '#fff8ea'] : role === 'lead' ? [INK, PAPER] : ([PAPER, INK] as const)
  context.save()
  layAskew(sheet, line)
  context.beginPath()
  const steps = 7
  for (const side of [-1, 1]) {
    for (let step = 0; step <= steps; step += 1) {
      const share = side < 0 ? 1 - step / steps : step / steps
      context.lineTo((side * width) / 2 + random.between(-11, 11), (share - 0.5) * height)
    }
  }
  context.closePath()
  context.shadowColor = 'rgba(30,16,0,0.6)'
  context.shadowBlur = 22 * frame.scale
  context.shadowOffsetX = 7 * frame.scale
  context.shadowOffsetY = 12 * frame.scale
  context.fillStyle = paper
  context.fill()
  context.shadowColor = 'transparent'
  holdPen(context, line, look.family)
  context.fillStyle = ink
  context.fillText(line.text, 0, line.size * LETTERS_DOWN)
  context.restore()
}

/** A swash of a highlighter in two strokes; the paper shows through where they do not meet. */
function highlight({ context, random }: Sheet, line: SetText): void {
  context.save()
  context.fillStyle = MARKED
  const reach = line.width / 2 + line.size * 0.16
  for (const [top, bottom] of [
    [-0.5, 0],
    [-0.06, 0.42],
  ] as const) {
    const uneven = () => random.between(-0.03, 0.03) * line.size
    context.beginPath()
    context.moveTo(line.x - reach - uneven(), line.y + top * line.size + uneven())
    context.lineTo(line.x + reach + uneven(), line.y + top * line.size - line.size * 0.03 + uneven())
    context.lineTo(line.x + reach - line.size * 0.05, line.y + bottom * line.size + uneven())
    context.lineTo(line.x - reach + line.size * 0.04, line.y + bottom * line.size + uneven())
    context.fill()
  }
  context.restore()
}

/** A red marker's ring, drawn twice. */
function ring({ context, random }: Sheet, line: SetLine): void {
  context.strokeStyle = 'rgba(216,37,29,0.92)'
  context.lineCap = 'round'
  const [rx, ry] = [line.width / 2 + line.size * 0.2, line.size * 0.62]
  for (let pass = 0; pass < 2; pass += 1) {
    context.lineWidth = 10 - pass * 4
    const wobble = random.between(1.8, 2.6)
    context.beginPath()
    for (let angle = -2.4; angle <= 4.2 + pass * 0.5; angle += 0.06) {
      const reach = 1 + 0.03 * Math.sin(angle * wobble + pass) + 0.025 * pass
      context.lineTo(
        line.x + Math.cos(angle) * rx * reach,
        line.y - line.size * 0.06 + Math.sin(angle) * ry * reach,
      )
    }
    context.stroke()
  }
}

/** A red marker line under the last words, drawn twice by hand. */
function underline({ context, random }: Sheet, line: SetLine): void {
  context.strokeStyle = 'rgba(216,37,29,0.9)'
  context.lineCap = 'round'
  for (let pass = 0; pass < 2; pass += 1) {
    const y = line.y + line.size * 0.58 + pass * 12
    context.lineWidth = 9 - pass * 3
    context.beginPath()
    context.moveTo(line.x - line.width * 0.52, y + random.between(-6, 6))
    context.quadraticCurveTo(
      line.x,
      y + random.between(-16, 10),
      line.x + line.width * 0.5,
      y + random.between(-8, 8),
    )
    context.stroke()
  }
}
