import type { Canvas } from '@napi-rs/canvas'
import { createSprite } from '../../canvas.ts'
import type { Sheet, Dress } from './dress.ts'
import type { SetLine } from './layout.ts'
import { grown, holdPen, writeQuoteMark, writeText } from './letters.ts'

const INK = '#0b0820'
const BOXES = ['#fff07a', '#ffffff'] as const

/** How its pages stand, one after the other. */
const ARRANGEMENTS = ['poster', 'steps', 'block'] as const

const RED = ['#ff7a63', '#e3131f'] as const
/** A shouted word leans back. */
const LEAN = -0.06

/** A comic's shout: what stands around it in ink on a narrator's boxes, the main words huge with printed dots and marks of impact; what is heard leaps out. */
export const superheroDress: Dress = {
  setting: (turn) => ({ leading: 1.14, arrangement: ARRANGEMENTS[turn % ARRANGEMENTS.length] ?? 'poster' }),
  motion: 'stamp',
  isMainKept: false,
  quote: writeQuoteMark,
  draw: (sheet) => {
    for (const line of sheet.coming) {
      if (line.role === 'main') {
        drawImpact(sheet, line)
        writeText(sheet, line, sheet.look, sheet.look.main)
        drawDots(sheet, line)
      } else writeInBox(sheet, line)
    }
  },
  light: (sheet, word, { line: { role } }) => {
    const { context, look } = sheet
    context.translate(word.x, word.y)
    context.rotate(LEAN)
    const loud = grown({ ...word, x: 0, y: 0 }, role === 'main' ? 1.06 : 1.12)
    writeText(sheet, loud, look, RED)
  },
}

function writeInBox({ context, look, turn }: Sheet, line: SetLine): void {
  const [width, height, lean] = [line.width + line.size * 0.6, line.size * 1.06, line.size * 0.12]
  const trace = (by: number) => {
    const [left, right] = [line.x - width / 2 + by, line.x + width / 2 + by]
    const [top, bottom] = [line.y - height / 2 + by, line.y + height / 2 + by]
    context.beginPath()
    context.moveTo(left + lean, top)
    context.lineTo(right + lean, top)
    context.lineTo(right - lean, bottom)
    context.lineTo(left - lean, bottom)
    context.closePath()
  }
  context.save()
  context.lineJoin = 'round'
  trace(13)
  context.fillStyle = 'rgba(11,8,32,0.6)'
  context.fill()
  trace(0)
  context.fillStyle = BOXES[(turn + line.row) % BOXES.length] ?? BOXES[0]
  context.fill()
  context.strokeStyle = INK
  context.lineWidth = 10
  context.stroke()
  holdPen(context, line, look.family)
  context.fillStyle = INK
  context.fillText(line.text, line.x, line.y + line.size * 0.02)
  context.restore()
}

/** Three wedges of ink at either end of the word. */
function drawImpact({ context, random }: Sheet, line: SetLine): void {
  for (const side of [-1, 1]) {
    for (const turn of [-0.5, 0, 0.5]) {
      const angle = (side < 0 ? Math.PI : 0) + turn + side * -0.25
      const from = line.size * 0.24
      const long = from + line.size * random.between(0.3, 0.42)
      const [x, y] = [line.x + side * (line.width / 2 - line.size * 0.02), line.y - line.size * 0.2]
      const [half, across] = [line.size * 0.035, angle + Math.PI / 2]
      context.fillStyle = INK
      context.beginPath()
      context.moveTo(x + Math.cos(angle) * from, y + Math.sin(angle) * from)
      context.lineTo(
        x + Math.cos(angle) * long + Math.cos(across) * half,
        y + Math.sin(angle) * long + Math.sin(across) * half,
      )
      context.lineTo(
        x + Math.cos(angle) * long - Math.cos(across) * half,
        y + Math.sin(angle) * long - Math.sin(across) * half,
      )
      context.fill()
    }
  }
}

/** Printed dots that grow towards the lower edge of the letters. */
function drawDots({ context, look, frame }: Sheet, line: SetLine): void {
  const sprite = printDots(line, look.family, frame.scale)
  const [width, height] = [line.width, line.size]
  context.drawImage(sprite, line.x - width / 2, line.y - height / 2, width, height)
}

function printDots(line: SetLine, family: string, scale: number): Canvas {
  const { canvas, context } = createSprite(1)
  canvas.width = Math.max(1, Math.ceil(line.width * scale))
  canvas.height = Math.max(1, Math.ceil(line.size * scale))
  context.scale(scale, scale)
  holdPen(context, line, family)
  context.fillText(line.text, line.width / 2, line.size / 2)
  const mask = createSprite(1)
  mask.canvas.width = canvas.width
  mask.canvas.height = canvas.height
  mask.context.scale(scale, scale)
  mask.context.fillStyle = 'rgba(236,84,0,0.75)'
  const step = Math.max(12, line.size * 0.062)
  for (let row = 0; row * step < line.size; row += 1) {
    const y = row * step
    const radius = step * 0.62 * Math.max(0, y / line.size - 0.36)
    if (radius <= 0) continue
    for (let x = (row % 2) * step * 0.5; x < line.width + step; x += step) {
      mask.context.beginPath()
      mask.context.arc(x, y, radius, 0, 7)
      mask.context.fill()
    }
  }
  context.globalCompositeOperation = 'source-in'
  context.drawImage(mask.canvas, 0, 0, line.width, line.size)
  return canvas
}
