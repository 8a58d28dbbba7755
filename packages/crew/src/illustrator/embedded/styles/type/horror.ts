import { createSprite } from '../../canvas.ts'
import type { Sheet, Dress } from './dress.ts'
import type { SetLine, SetText } from './layout.ts'
import { grown, holdPen, writeQuoteMark, writeText } from './letters.ts'

/** How its pages stand, one after the other. */
const ARRANGEMENTS = ['block', 'poster', 'left'] as const

/** Written on a wall in bone, scratched, the main words over a smear that runs down; what is heard turns to fresh red. */
export const horrorDress: Dress = {
  setting: (turn) => ({ leading: 1.06, arrangement: ARRANGEMENTS[turn % ARRANGEMENTS.length] ?? 'poster' }),
  motion: 'stamp',
  isMainKept: true,
  quote: writeQuoteMark,
  draw: (sheet) => {
    for (const line of sheet.coming) {
      if (line.role === 'main') {
        drawSmear(sheet, line)
        drawDrips(sheet, line)
      }
      writeText(sheet, line, sheet.look)
      scratch(sheet, line)
    }
  },
  light: (sheet, word) => {
    const { context, frame, look } = sheet
    context.save()
    holdPen(context, word, look.family)
    context.shadowColor = 'rgba(255,24,10,0.8)'
    context.shadowBlur = word.size * 0.3 * frame.scale
    context.fillStyle = look.main[0]
    context.fillText(word.text, word.x, word.y)
    context.restore()
    writeText(sheet, grown(word, 1.03), look, look.main)
    scratch(sheet, word)
  },
}

/** A few dry strokes of a wide brush. */
function drawSmear({ context, random }: Sheet, line: SetLine): void {
  const reach = line.width / 2 + line.size * 0.3
  for (let stroke = 0; stroke < 34; stroke += 1) {
    const y = line.y + random.between(-0.42, 0.46) * line.size
    const [from, to] = [-reach * random.between(0.6, 1.06), reach * random.between(0.5, 1.08)]
    context.strokeStyle = `rgba(${random.whole(70, 112)},${random.whole(2, 10)},${random.whole(6, 12)},${random.between(0.2, 0.5).toFixed(2)})`
    context.lineWidth = line.size * random.between(0.012, 0.09)
    context.lineCap = 'round'
    context.beginPath()
    context.moveTo(line.x + from, y + random.between(-8, 8))
    context.quadraticCurveTo(line.x, y + random.between(-16, 16), line.x + to, y + random.between(-14, 14))
    context.stroke()
  }
}

/** Drops run down from where letters are, as far as their weight takes them. */
function drawDrips({ context, random, look }: Sheet, line: SetLine): void {
  const probe = createSprite(1)
  probe.canvas.width = Math.max(1, Math.ceil(line.width))
  probe.canvas.height = 8
  holdPen(probe.context, { ...line, x: line.width / 2 }, look.family)
  probe.context.fillText(line.text, line.width / 2, -line.size * 0.2)
  const { data } = probe.context.getImageData(0, 0, probe.canvas.width, 1)
  context.fillStyle = '#8f0d12'
  for (let tried = 0, drawn = 0; tried < 60 && drawn < 9; tried += 1) {
    const at = random.whole(0, probe.canvas.width - 1)
    if ((data[at * 4 + 3] ?? 0) < 200) continue
    drawn += 1
    const x = line.x - line.width / 2 + at
    const top = line.y + line.size * 0.18
    const long = line.size * random.between(0.24, 0.62)
    const half = line.size * random.between(0.012, 0.026)
    context.beginPath()
    context.moveTo(x - half * 1.6, top)
    context.quadraticCurveTo(x - half * 0.7, top + long * 0.4, x - half, top + long)
    context.arc(x, top + long, half * 1.35, Math.PI, 0, true)
    context.quadraticCurveTo(x + half * 0.7, top + long * 0.4, x + half * 1.6, top)
    context.fill()
  }
}

/** Scratches and worn spots through the letters. */
function scratch({ context, random }: Sheet, line: SetText): void {
  context.save()
  context.globalCompositeOperation = 'destination-out'
  const left = line.x - line.width / 2
  for (let mark = 0; mark < 12; mark += 1) {
    const [x, y] = [left + random.next() * line.width, line.y + random.between(-0.4, 0.4) * line.size]
    const long = line.size * random.between(0.15, 0.7)
    context.lineWidth = random.between(1.2, 4)
    context.strokeStyle = `rgba(0,0,0,${random.between(0.5, 0.95).toFixed(2)})`
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x + long * 0.35, y - long)
    context.stroke()
  }
  for (let spot = 0; spot < 26; spot += 1) {
    context.fillStyle = `rgba(0,0,0,${random.between(0.4, 0.9).toFixed(2)})`
    context.beginPath()
    context.arc(
      left + random.next() * line.width,
      line.y + random.between(-0.4, 0.4) * line.size,
      random.next() ** 2 * 7 + 1,
      0,
      7,
    )
    context.fill()
  }
  context.restore()
}
