import type { SKRSContext2D } from '@napi-rs/canvas'
import { createRandom } from '@hookreel/film'
import { drawSoft, glow, linear } from '../brush.ts'
import { paintChartLayers } from '../charts/paint-chart.ts'
import { createLayer, createSprite, type DesignFrame } from '../canvas.ts'
import type { CallSign, ScenePlan } from '../scene-plan.ts'
import type { PaintedLayer } from '../style-painter.ts'
import { drawInWax } from './crayon-drawing-wax.ts'
import { pictureFont } from './type-composition-fonts.ts'
import { drawSign } from './type-composition-sign.ts'
import { CRAYON_FAMILY, TYPE_LOOKS, type TypeLook } from './type-composition-looks.ts'
import { layOutWords, type SetLine } from './type-composition-layout.ts'

const SIGN_SIZE = 190

const CRAYONS = ['#e8452f', '#2f6fd6', '#f0a500', '#3f9c4a', '#8a4fc0', '#e0569a']

/**
 * A plan's words set large in the style's lettering, as layers to lay over a plain backdrop of that style: an ornament
 * (halo, quote marks) and the words, nearer. They keep above the captions.
 */
export function paintTypeLayers(plan: ScenePlan, frame: DesignFrame): PaintedLayer[] {
  if (plan.chart) return paintChartLayers(plan, plan.chart, frame)
  const look = TYPE_LOOKS[plan.style]
  const words = createLayer(frame)
  const tallest = Math.min(frame.width * 0.46, frame.height * 0.3)
  const lines = layOutWords(words.context, frame, plan.words, {
    ...look,
    tallest: plan.sign ? tallest * 0.8 : tallest,
    above: plan.sign ? SIGN_SIZE * 1.2 : 0,
  })
  const ornament = createLayer(frame)
  paintOrnament(ornament.context, plan, frame, lines)
  tilt(words.context, frame, look.tilt)
  if (plan.style === 'crayon_drawing') drawCrayonLines(words.context, plan, frame, lines)
  else for (const line of lines) drawLine(words.context, line, look)
  if (plan.sign) drawSignAbove(words.context, plan.sign, lines, look)
  return [
    { name: 'ornament', depth: 0.42, blend: 'normal', motion: 'none', canvas: ornament.canvas },
    { name: 'words', depth: 0.68, blend: 'normal', motion: 'pop', canvas: words.canvas },
  ]
}

/** The sign of a call stands over its words, in the colour of the main one. */
function drawSignAbove(
  context: SKRSContext2D,
  sign: CallSign,
  lines: readonly SetLine[],
  look: TypeLook,
): void {
  const first = lines[0]
  if (!first) return
  const place = { x: first.x, y: first.y - first.size * 0.54 - SIGN_SIZE * 0.68, size: SIGN_SIZE }
  drawSign(context, sign, place, {
    fill: look.main[1],
    outline: look.outlines[0]?.colour ?? (look.family === CRAYON_FAMILY ? '#fdf8ec' : null),
  })
}

function tilt(context: SKRSContext2D, frame: DesignFrame, angle: number): void {
  context.translate(frame.width / 2, frame.height * 0.38)
  context.rotate(angle)
  context.translate(-frame.width / 2, -frame.height * 0.38)
}

function drawLine(context: SKRSContext2D, line: SetLine, look: TypeLook): void {
  context.save()
  context.font = pictureFont(look.family, line.size)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  const widest = look.outlines[0]?.width ?? 0
  if (look.shadow) {
    const by = line.size * look.shadow.by
    context.fillStyle = look.shadow.colour
    context.strokeStyle = look.shadow.colour
    context.lineWidth = Math.max(1, line.size * widest)
    if (widest > 0) context.strokeText(line.text, line.x + by, line.y + by)
    context.fillText(line.text, line.x + by, line.y + by)
  }
  for (const outline of look.outlines) {
    context.strokeStyle = outline.colour
    context.lineWidth = line.size * outline.width
    context.strokeText(line.text, line.x, line.y)
  }
  const [from, to] = line.isMain ? look.main : look.other
  context.fillStyle = linear(context, [0, line.y - line.size * 0.4, 0, line.y + line.size * 0.4], [from, to])
  context.fillText(line.text, line.x, line.y)
  context.restore()
}

/** Letters in many crayons: drawn flat first, then gone over like everything else in a child's drawing. */
function drawCrayonLines(
  context: SKRSContext2D,
  plan: ScenePlan,
  frame: DesignFrame,
  lines: readonly SetLine[],
): void {
  for (const [row, line] of lines.entries()) {
    const width = line.width + line.size * 0.4
    const height = line.size * 1.5
    const letters = createSprite(8)
    letters.canvas.width = Math.ceil(width)
    letters.canvas.height = Math.ceil(height)
    const pen = letters.context
    pen.font = pictureFont('Hookreel Gochi Hand', line.size)
    pen.textBaseline = 'middle'
    pen.lineJoin = 'round'
    let x = line.size * 0.2
    for (const [index, letter] of lettersOf(line.text).entries()) {
      const colour = CRAYONS[(index + row * 2 + plan.index) % CRAYONS.length] ?? '#e8452f'
      pen.fillStyle = colour
      pen.strokeStyle = colour
      pen.lineWidth = line.size * 0.055
      pen.strokeText(letter, x, height / 2)
      pen.fillText(letter, x, height / 2)
      x += pen.measureText(letter).width
    }
    const wax = drawInWax(letters.canvas, {
      seed: plan.seed + row,
      crayons: CRAYONS.length,
      width: Math.ceil(width * frame.scale),
      height: Math.ceil(height * frame.scale),
      scale: frame.scale,
      margin: null,
      outline: 0.9,
    })
    drawHalo(context, line)
    context.drawImage(wax, line.x - width / 2, line.y - height / 2, width, height)
  }
}

const LETTERS = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

function lettersOf(text: string): string[] {
  return Array.from(LETTERS.segment(text), ({ segment }) => segment)
}

function drawHalo(context: SKRSContext2D, line: SetLine): void {
  context.save()
  context.font = pictureFont('Hookreel Gochi Hand', line.size)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.strokeStyle = '#fdf8ec'
  context.lineWidth = line.size * 0.24
  context.strokeText(line.text, line.x, line.y)
  context.restore()
}

function paintOrnament(
  context: SKRSContext2D,
  plan: ScenePlan,
  frame: DesignFrame,
  lines: readonly SetLine[],
): void {
  const look = TYPE_LOOKS[plan.style]
  const middle = frame.height * 0.38
  const { halo } = look
  if (halo) {
    // A dark cushion of air keeps light letters readable on a bright sky.
    const reach = Math.max(frame.width, frame.height * 0.6) * 0.62
    drawSoft(context, frame, 90, (soft) =>
      glow(soft, [frame.width / 2, middle, reach], halo, 0.72, 'source-over'),
    )
    drawSoft(context, frame, 20, (soft) => drawShade(soft, lines, look.family, halo), { alpha: 0.7 })
  }
  if (plan.style === 'default') drawRule(context, frame, lines)
  if (plan.words.some((word) => word.startsWith('“'))) drawQuoteMark(context, frame, look)
  if (plan.style === 'documentary') underline(context, plan, lines)
}

function drawShade(context: SKRSContext2D, lines: readonly SetLine[], family: string, colour: string): void {
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.strokeStyle = colour
  for (const line of lines) {
    context.font = pictureFont(family, line.size)
    context.lineWidth = line.size * 0.2
    context.strokeText(line.text, line.x, line.y + line.size * 0.03)
  }
}

function drawRule(context: SKRSContext2D, frame: DesignFrame, lines: readonly SetLine[]): void {
  const last = lines.at(-1)
  if (!last) return
  context.fillStyle = '#ff9d42'
  context.fillRect(frame.width / 2 - 70, last.y + last.size * 0.62, 140, 9)
}

function drawQuoteMark(context: SKRSContext2D, frame: DesignFrame, look: TypeLook): void {
  context.save()
  context.font = pictureFont(look.family, Math.min(frame.width, frame.height) * 0.62)
  context.fillStyle = look.main[1]
  context.globalAlpha = 0.34
  context.textAlign = 'center'
  context.fillText('“', frame.width * 0.2, frame.height * 0.34)
  context.restore()
}

/** A red marker line under the last words, drawn twice by hand. */
function underline(context: SKRSContext2D, plan: ScenePlan, lines: readonly SetLine[]): void {
  const line = lines.at(-1)
  if (!line) return
  const random = createRandom(plan.seed)
  context.strokeStyle = 'rgba(216,37,29,0.9)'
  context.lineCap = 'round'
  for (let pass = 0; pass < 2; pass += 1) {
    const y = line.y + line.size * 0.56 + pass * 12
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
