import { leanOf } from '../../art/direct-scene.ts'
import { directionOf, freeCanvas } from '@hookreel/film'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { createSprite, pictureArea } from '../../canvas.ts'
import { drawInWax } from '../crayon-drawing/wax.ts'
import type { Dress, Rest, Sheet } from './dress.ts'
import { takeLetters } from './fonts.ts'
import { TYPE_LOOKS } from './looks.ts'
import type { SetText, SetWord } from './layout.ts'
import { holdPen, tilt } from './letters.ts'

const CRAYONS = ['#e8452f', '#2f6fd6', '#f0a500', '#3f9c4a', '#8a4fc0', '#e0569a']
/** One crayon for all that is not the main word. */
const PLAIN = ['#1f2d86', '#561a6b', '#12522a'] as const
const PAPER = '#fdf8ec'

/** How its pages stand, one after the other. */
const ARRANGEMENTS = ['block', 'poster'] as const

/** What is heard is gone over in a bright crayon. */
const HEARD = '#e8452f'

/** A child's poster in one dark crayon, the main words underlined, with stars; these take every colour of the box as they are heard, the others a bright one. */
export const crayonDress: Dress = {
  setting: (turn) => ({ leading: 1.04, arrangement: ARRANGEMENTS[turn % ARRANGEMENTS.length] ?? 'poster' }),
  motion: 'stamp',
  isMainKept: true,
  quote: () => undefined,
  draw: (sheet) => {
    for (const line of sheet.coming) {
      const colour = PLAIN[sheet.turn % PLAIN.length] ?? PLAIN[0]
      drawCrayonText(sheet, line, { colours: [colour], isUnderlined: line.role === 'main' })
    }
  },
  light: goOver,
}

/**
 * The wax of a word in other colours: what is drawn lies already there, and to lay strokes takes the longest of all. Only what is darker
 * than a colour takes it, so the paper between the strokes stays.
 */
function goOver({ context, frame, plan }: Sheet, word: SetWord, { line, rest, box }: Rest): void {
  const { left, top, right, bottom } = pictureArea(frame)
  const [width, height] = [right - left, bottom - top]
  const drawRest = () => {
    context.save()
    tiltBack(context, frame, TYPE_LOOKS.crayon_drawing.tilt + leanOf(plan))
    context.drawImage(
      rest,
      left + box.x * width,
      top + box.y * height,
      box.width * width,
      box.height * height,
    )
    context.restore()
  }
  const [x, y] = [word.x - word.width / 2 - word.size * 0.03, word.y - word.size * 0.52]
  context.beginPath()
  context.rect(x, y, word.width + word.size * 0.06, word.size * 1.04)
  context.clip()
  drawRest()
  context.globalCompositeOperation = 'lighten'
  const letters = line.role === 'main' ? lettersOf(word.text) : [word.text]
  let from = x
  holdPen(context, word, 'Hookreel Gochi Hand')
  for (const [index, letter] of letters.entries()) {
    context.fillStyle = letters.length > 1 ? (CRAYONS[(index + plan.index) % CRAYONS.length] ?? HEARD) : HEARD
    const to =
      index === letters.length - 1 ? x + word.width + word.size : from + context.measureText(letter).width
    context.fillRect(from, y, to - from, word.size * 1.04)
    from = to
  }
  context.globalCompositeOperation = 'destination-in'
  drawRest()
}

/** Undoes the tilt of the sheet: what was drawn on it is tilted already. */
function tiltBack(context: SKRSContext2D, frame: Sheet['frame'], angle: number): void {
  tilt(context, frame, -angle)
}

/** How much broader the pen makes its strokes, in letters' sizes: at 0.055 they were an eleventh of a letter's height, and hard to read. */
const BROAD = 0.06
/** How much of the crayon's colour lies under the wax. */
const GROUNDED = 0.85

/** Areas are found on a smaller picture, in half the time; the strokes are laid at full size. */
const FLAT_DETAIL = 0.7

type Wax = { readonly colours: readonly string[]; readonly isUnderlined: boolean }

/** Drawn flat first, then gone over like everything else in a child's drawing; the paper is left bare around it. */
function drawCrayonText(sheet: Sheet, set: SetText, wax: Wax): void {
  const { context, plan, frame, turn } = sheet
  const pad = set.size * (wax.isUnderlined ? 0.62 : 0.3)
  const [width, height] = [set.width + pad * 2, set.size * (wax.isUnderlined ? 1.75 : 1.4)]
  const sprite = createSprite(8)
  sprite.canvas.width = Math.ceil(width * FLAT_DETAIL)
  sprite.canvas.height = Math.ceil(height * FLAT_DETAIL)
  const flat = sprite.context
  flat.scale(FLAT_DETAIL, FLAT_DETAIL)
  const place = { x: pad, y: height / 2 }
  writeLetters(flat, set, place, wax.colours)
  if (wax.isUnderlined) drawDoodles(sheet, flat, set, place)
  const drawn = drawInWax(sprite.canvas, {
    seed: plan.seed + turn + Math.round(set.y),
    crayons: CRAYONS.length,
    width: Math.ceil(width * frame.scale),
    height: Math.ceil(height * frame.scale),
    scale: frame.scale,
    margin: null,
    outline: 0.4,
    // Small letters that wobble as much as large ones cannot be read.
    wobble: Math.min(14, set.size * 0.03),
  })
  drawHalo(context, set)
  // Between the strokes of wax a thin letter would show more paper than ink.
  context.save()
  context.globalAlpha = GROUNDED
  context.drawImage(sprite.canvas, set.x - width / 2, set.y - height / 2, width, height)
  context.restore()
  context.drawImage(drawn, set.x - width / 2, set.y - height / 2, width, height)
  freeCanvas(drawn)
  freeCanvas(sprite.canvas)
}

function writeLetters(
  flat: SKRSContext2D,
  set: SetText,
  place: { x: number; y: number },
  colours: readonly string[],
): void {
  takeLetters(flat, 'Hookreel Gochi Hand', set.size, set.text)
  flat.textAlign = 'left'
  flat.textBaseline = 'middle'
  flat.lineJoin = 'round'
  let { x } = place
  for (const [index, letter] of lettersOf(set.text).entries()) {
    const colour = colours[index % colours.length] ?? HEARD
    flat.fillStyle = colour
    flat.strokeStyle = colour
    flat.lineWidth = set.size * BROAD
    flat.strokeText(letter, x, place.y)
    flat.fillText(letter, x, place.y)
    x += flat.measureText(letter).width
  }
}

/** What the camera may move of a page that is this near to the frame's sides is not cut off there. */
const EDGE = 0.05

/** A zigzag under the word and a star at either end. */
function drawDoodles(
  { turn, frame }: Sheet,
  flat: SKRSContext2D,
  line: SetText,
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
  const reach = line.width / 2 + line.size * 0.6
  if (line.x - reach < frame.width * EDGE || line.x + reach > frame.width * (1 - EDGE)) return
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

/** Of a text that is read to the left, whose letters join: all of it at once. */
function lettersOf(text: string): string[] {
  if (directionOf(text) === 'rtl') return [text]
  return Array.from(LETTERS.segment(text), ({ segment }) => segment)
}

function drawHalo(context: SKRSContext2D, line: SetText): void {
  context.save()
  holdPen(context, line, 'Hookreel Gochi Hand')
  context.strokeStyle = PAPER
  context.lineWidth = line.size * 0.28
  context.strokeText(line.text, line.x, line.y)
  context.restore()
}
