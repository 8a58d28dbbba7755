import type { SKRSContext2D } from '@napi-rs/canvas'
import { createSprite } from '../../canvas.ts'
import { drawInWax } from '../crayon-drawing/wax.ts'
import type { Beat, Dress } from './dress.ts'
import { pictureFont } from './fonts.ts'
import type { SetLine } from './layout.ts'
import { holdPen } from './letters.ts'

const CRAYONS = ['#e8452f', '#2f6fd6', '#f0a500', '#3f9c4a', '#8a4fc0', '#e0569a']
/** One crayon for all that is not the main word. */
const PLAIN = ['#1f2d86', '#561a6b', '#12522a'] as const
const PAPER = '#fdf8ec'

/** How its pages stand, one after the other. */
const ARRANGEMENTS = ['block', 'poster'] as const

/** A child's poster: the main word in every colour of the box, underlined, with stars; the others in one dark crayon. */
export const crayonDress: Dress = {
  setting: (turn) => ({ leading: 1.04, arrangement: ARRANGEMENTS[turn % ARRANGEMENTS.length] ?? 'poster' }),
  motions: { lead: 'pop', main: 'pop', tail: 'pop' },
  quote: () => undefined,
  draw: (beat) => {
    for (const [row, line] of beat.lines.entries()) drawCrayonLine(beat, line, row)
  },
}

/** Drawn flat first, then gone over like everything else in a child's drawing; the paper is left bare around it. */
function drawCrayonLine(beat: Beat, line: SetLine, row: number): void {
  const { context, plan, frame, role } = beat
  const pad = line.size * (line.isMain ? 0.62 : 0.3)
  const [width, height] = [line.width + pad * 2, line.size * (line.isMain ? 1.75 : 1.4)]
  const sprite = createSprite(8)
  sprite.canvas.width = Math.ceil(width)
  sprite.canvas.height = Math.ceil(height)
  const flat = sprite.context
  const place = { x: pad, y: height / 2 }
  writeLetters(beat, flat, line, place)
  if (line.isMain) drawDoodles(beat, flat, line, place)
  const wax = drawInWax(sprite.canvas, {
    seed: plan.seed + row + role.length,
    crayons: CRAYONS.length,
    width: Math.ceil(width * frame.scale),
    height: Math.ceil(height * frame.scale),
    scale: frame.scale,
    margin: null,
    outline: line.isMain ? 0.7 : 0.2,
    // Small letters that wobble as much as large ones cannot be read.
    wobble: Math.min(14, line.size * 0.05),
  })
  drawHalo(context, line)
  context.drawImage(wax, line.x - width / 2, line.y - height / 2, width, height)
}

function writeLetters(
  { plan, turn }: Beat,
  flat: SKRSContext2D,
  line: SetLine,
  place: { x: number; y: number },
): void {
  flat.font = pictureFont('Hookreel Gochi Hand', line.size)
  flat.textBaseline = 'middle'
  flat.lineJoin = 'round'
  let { x } = place
  for (const [index, letter] of lettersOf(line.text).entries()) {
    const own = CRAYONS[(index + plan.index) % CRAYONS.length] ?? '#e8452f'
    const colour = line.isMain ? own : (PLAIN[turn % PLAIN.length] ?? PLAIN[0])
    flat.fillStyle = colour
    flat.strokeStyle = colour
    flat.lineWidth = line.size * (line.isMain ? 0.07 : 0.04)
    flat.strokeText(letter, x, place.y)
    flat.fillText(letter, x, place.y)
    x += flat.measureText(letter).width
  }
}

/** A zigzag under the word and a star at either end. */
function drawDoodles(
  { turn, frame }: Beat,
  flat: SKRSContext2D,
  line: SetLine,
  place: { x: number; y: number },
): void {
  const y = place.y + line.size * 0.56
  flat.strokeStyle = CRAYONS[(turn + 1) % CRAYONS.length] ?? '#2f6fd6'
  flat.lineWidth = line.size * 0.06
  flat.lineCap = 'round'
  flat.beginPath()
  const steps = Math.max(4, Math.round(line.width / (line.size * 0.34)))
  for (let step = 0; step <= steps; step += 1)
    flat.lineTo(place.x + (line.width * step) / steps, y + (step % 2 === 0 ? 0 : line.size * 0.16))
  flat.stroke()
  // Stars stand only where the sheet has room for them.
  if (line.width / 2 + line.size * 0.5 > frame.width * 0.46) return
  flat.fillStyle = '#f0a500'
  for (const side of [-1, 1])
    star(
      flat,
      place.x + line.width / 2 + side * (line.width / 2 + line.size * 0.3),
      place.y - line.size * 0.3,
      line.size * 0.2,
    )
}

function star(flat: SKRSContext2D, x: number, y: number, radius: number): void {
  flat.beginPath()
  for (let point = 0; point < 10; point += 1) {
    const reach = point % 2 === 0 ? radius : radius * 0.45
    const angle = (point / 10) * 2 * Math.PI - Math.PI / 2
    flat.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
  }
  flat.closePath()
  flat.fill()
}

const LETTERS = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

function lettersOf(text: string): string[] {
  return Array.from(LETTERS.segment(text), ({ segment }) => segment)
}

function drawHalo(context: SKRSContext2D, line: SetLine): void {
  context.save()
  holdPen(context, line, 'Hookreel Gochi Hand')
  context.strokeStyle = PAPER
  context.lineWidth = line.size * 0.28
  context.strokeText(line.text, line.x, line.y)
  context.restore()
}
