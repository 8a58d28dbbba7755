import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import type { StyleId } from '@hookreel/film'
import { dilated } from '../brush.ts'
import { pictureArea, type Area, type DesignFrame } from '../canvas.ts'
import type { ScenePlan } from '../scene-plan.ts'
import { BESIDE, isWide, layoutArea, type WordLayout } from './direct-scene.ts'
import { drawGlyph } from './draw-glyph.ts'
import { duotone, type Art } from './prepare-art.ts'
import { paintMap } from './paint-map.ts'
import { paintShapes } from './shapes.ts'
import { paintSpeaker, speakerOf } from './speaker.ts'
import { inkOn, type ArtSheet, type Tones } from './sheet.ts'

/** Paints the ground of words: what lies under them, and beside them the film's own thing, a sign or shapes, large and cut by the edge. */
export function paintArt(sheet: ArtSheet, art: Art): void {
  paintArtGround(sheet, art)
  paintArtMotif(sheet, art)
}

/** What lies under words, and all that is behind these. */
export function paintArtGround(sheet: ArtSheet, art: Art): void {
  const { layout } = art
  const { context, frame } = sheet
  context.save()
  if (layout === 'split') paintSecond(sheet, art)
  if (layout === 'low' && !isWide(frame)) paintFoot(sheet)
  if (layout === 'giant') paintStrips(sheet)
  else if (!isBeside(art, frame)) paintAround(sheet, art)
  context.restore()
}

/** What stands beside words by itself; nothing where it is behind them. */
export function paintArtMotif(sheet: ArtSheet, art: Art): void {
  const { context, frame } = sheet
  const slot = slotOf(art, frame)
  const speaker = speakerOf(art.layout, frame)
  context.save()
  if (speaker) paintSpeaker(sheet, speaker, { isFacingRight: art.layout === 'balloon', isWoman: art.isWoman })
  else if (slot) paintBeside(sheet, art, slot)
  context.restore()
}

function isBeside(art: Art, frame: DesignFrame): boolean {
  return speakerOf(art.layout, frame) !== null || slotOf(art, frame) !== null
}

/**
 * How what stands beside words comes in: a thing, a sign and somebody who speaks pop up, shapes on the lower edge grow from it. A film
 * opens on all of it at rest, since its first frame stands in lists.
 */
export function motionOfMotif({ layout, motif }: Art, plan: ScenePlan, frame: DesignFrame): MotifMotion {
  if (plan.index === 0) return 'none'
  // Somebody who grew from the edge would be flat at first.
  if (motif.kind !== 'shapes' || speakerOf(layout, frame)) return 'pop'
  return layout === 'low' && !isWide(frame) ? 'none' : 'rise'
}

type MotifMotion = 'none' | 'pop' | 'rise'

/** The part of the frame beside the words, out to the edges of the picture; none where they stand in the middle. */
function slotOf({ layout, motif }: Art, frame: DesignFrame): Area | null {
  if (!BESIDE.has(layout)) return null
  const whole = pictureArea(frame)
  const words = layoutArea(layout, frame, motif.kind === 'shapes')
  const gap = frame.height * 0.02
  if (isWide(frame))
    return layout === 'low' ? { ...whole, right: words.left - gap } : { ...whole, left: words.right + gap }
  return layout === 'low' ? { ...whole, bottom: words.top - gap } : { ...whole, top: words.bottom + gap }
}

/** Another colour behind an edge that leans. */
function paintSecond({ context, frame, plan, tones }: ArtSheet, { motif }: Art): void {
  const area = pictureArea(frame)
  const words = layoutArea('split', frame, motif.kind === 'shapes')
  const lean = frame.width * 0.09 * sideOf(plan)
  context.beginPath()
  if (isWide(frame)) {
    const edge = words.right + frame.width * 0.05
    context.moveTo(edge + lean, area.top)
    context.lineTo(area.right, area.top)
    context.lineTo(area.right, area.bottom)
    context.lineTo(edge - lean, area.bottom)
  } else {
    const edge = words.bottom + frame.height * 0.07
    context.moveTo(area.left, edge - lean)
    context.lineTo(area.right, edge + lean)
    context.lineTo(area.right, area.bottom)
    context.lineTo(area.left, area.bottom)
  }
  context.closePath()
  context.fillStyle = tones.second
  context.fill()
  strokeLine(context, tones, 1.6)
}

/** By turns to the one side and to the other. */
export function sideOf({ index, filmSeed }: Pick<ScenePlan, 'index' | 'filmSeed'>): 1 | -1 {
  return Math.floor((index + filmSeed) / 2) % 2 === 0 ? 1 : -1
}

/** The foot of a frame whose words stand low: what lies under them is no empty ground. */
function paintFoot({ context, frame, plan, tones }: ArtSheet): void {
  const area = pictureArea(frame)
  const [top, lean] = [frame.height * 0.86, frame.height * 0.03 * sideOf(plan)]
  context.beginPath()
  context.moveTo(area.left, top + lean)
  context.lineTo(area.right, top - lean)
  context.lineTo(area.right, area.bottom + 20)
  context.lineTo(area.left, area.bottom + 20)
  context.closePath()
  context.fillStyle = tones.dark
  context.fill()
  context.beginPath()
  context.moveTo(area.left, top + lean)
  context.lineTo(area.right, top - lean)
  context.strokeStyle = tones.line?.colour ?? tones.accent
  context.lineWidth = tones.line?.width ?? 9
  context.stroke()
}

function paintBeside(sheet: ArtSheet, { layout, motif }: Art, slot: Area): void {
  const { context, frame, plan, tones } = sheet
  const side = sideOf(plan)
  if (motif.kind === 'shapes') return paintShapes(sheet, slot, layout === 'low' && !isWide(frame))
  // In the middle of what is seen of it.
  const [left, right] = [Math.max(0, slot.left), Math.min(frame.width, slot.right)]
  const top = layout === 'low' ? Math.max(0, slot.top) : slot.top
  const [width, height] = [right - left, slot.bottom - top]
  const middle = {
    x: left + width * (0.5 + (isWide(frame) ? 0 : side * 0.06)),
    y: top + height * (isWide(frame) ? 0.5 : layout === 'low' ? 0.54 : 0.47),
  }
  // A plate behind it, cut by the edge, ties it to the frame.
  context.beginPath()
  const radius = Math.min(width, height) * 0.56
  context.arc(middle.x, middle.y + height * 0.06, radius, 0, 7)
  const plate = layout === 'split' && motif.kind !== 'map' ? tones.dark : tones.light
  context.fillStyle = plate
  context.fill()
  strokeLine(context, tones, 1)
  if (motif.kind === 'map') {
    paintMap(sheet, motif.place, { x: middle.x, y: middle.y + height * 0.06, radius })
    return
  }
  if (motif.kind === 'thing') {
    const large = motif.drawing.width / frame.scale
    const fit = Math.min(large, height * 0.98, isWide(frame) ? width * 0.98 : large)
    const print = printOf(sheet, motif)
    drawThing(sheet, print, { ...middle, size: fit, angle: side * -0.1 })
    return
  }
  const ink = inkOn(tones, plate)
  const room = { width: width * 0.64, height: height * 0.8 }
  drawGlyph(sheet, { ...motif, ink }, { ...middle, ...room, angle: side * -0.09 })
}

/** What lies under words in the middle: a band, a frame or a stripe, and around it shapes or the film's own thing many times, small. */
function paintAround(sheet: ArtSheet, { layout, motif }: Art): void {
  if (motif.kind === 'thing') repeat(sheet, motif.drawing)
  else paintOverAndUnder(sheet, layout)
  if (layout === 'slant') paintStripe(sheet)
  else if (layout === 'band') paintBand(sheet)
  else paintCard(sheet)
}

/** Shapes that come up from the lower edge and hang from the upper one, as far as the words leave room. */
function paintOverAndUnder(sheet: ArtSheet, layout: WordLayout): void {
  const { frame } = sheet
  const area = pictureArea(frame)
  const words = layoutArea(layout, frame, true)
  const reach = frame.height * (layout === 'card' ? 0.06 : 0)
  paintShapes(sheet, { ...area, top: words.bottom - reach }, false)
  paintShapes(sheet, { ...area, bottom: words.top + reach }, true)
}

/** Above and below a huge word nothing but the edge of a form. */
function paintStrips(sheet: ArtSheet): void {
  const area = pictureArea(sheet.frame)
  const { height } = sheet.frame
  paintShapes(sheet, { ...area, top: height * (isWide(sheet.frame) ? 0.9 : 0.83) }, false)
  paintShapes(sheet, { ...area, bottom: height * 0.07 }, true)
}

function paintBand({ context, frame, tones }: ArtSheet): void {
  const area = pictureArea(frame)
  const words = layoutArea('band', frame, true)
  const pad = frame.height * 0.045
  const [top, height] = [words.top - pad, words.bottom - words.top + 2 * pad]
  context.fillStyle = tones.panel
  context.fillRect(area.left, top, area.right - area.left, height)
  context.fillStyle = tones.line?.colour ?? tones.accent
  for (const y of [top, top + height - 12]) context.fillRect(area.left, y, area.right - area.left, 12)
}

function paintStripe({ context, frame, plan, tones }: ArtSheet): void {
  const words = layoutArea('slant', frame, true)
  const reach = Math.hypot(frame.width, frame.height)
  const half = (words.bottom - words.top) / 2 + frame.height * 0.035
  context.save()
  context.translate(frame.width / 2, (words.top + words.bottom) / 2)
  context.rotate(plan.style === 'superhero' ? 0.04 : -0.16)
  context.fillStyle = tones.panel
  context.fillRect(-reach, -half, reach * 2, half * 2)
  context.fillStyle = tones.line?.colour ?? tones.accent
  context.fillRect(-reach, -half, reach * 2, 13)
  context.fillRect(-reach, half - 13, reach * 2, 13)
  context.restore()
}

function paintCard({ context, frame, tones }: ArtSheet): void {
  const words = layoutArea('card', frame, true)
  const [padX, padY] = [frame.width * 0.065, frame.height * (isWide(frame) ? 0.06 : 0.035)]
  const [left, top] = [words.left - padX, words.top - padY]
  const [width, height] = [words.right - words.left + 2 * padX, words.bottom - words.top + 2 * padY]
  const shift = Math.min(frame.width, frame.height) * 0.022
  context.fillStyle = tones.dark
  context.fillRect(left + shift, top + shift, width, height)
  context.fillStyle = tones.panel
  context.fillRect(left, top, width, height)
  context.strokeStyle = tones.line?.colour ?? tones.accent
  context.lineWidth = tones.line?.width ?? 6
  context.strokeRect(left, top, width, height)
  if (tones.line) return
  context.lineWidth = 2.5
  context.strokeRect(left + 18, top + 18, width - 36, height - 36)
}

/** The film's own thing in rows that are set off against each other. */
function repeat(sheet: ArtSheet, drawing: Canvas): void {
  const { context, frame, tones } = sheet
  const area = pictureArea(frame)
  const sprite = duotone(drawing, tones.dark, tones.light)
  const size = drawing.width / frame.scale
  const [stepX, stepY] = [size * 1.35, size * 1.2]
  for (let row = 0; area.top + row * stepY < area.bottom; row += 1)
    for (let x = area.left - (row % 2) * stepX * 0.5; x < area.right; x += stepX)
      context.drawImage(sprite, x, area.top + row * stepY, size, size)
}

type Place = { readonly x: number; readonly y: number; readonly angle: number }

/** A thing in the two colours of its ground; in its own where its sentence names it, but for styles that print or darken all they show. */
function printOf(
  { plan, tones }: ArtSheet,
  { drawing, isNamed }: { readonly drawing: Canvas; readonly isNamed: boolean },
): Canvas {
  // Two crayons of one hue are one in wax: there it keeps its own colours, too.
  const isOwn = plan.style === 'crayon_drawing' || (isNamed && !PRINTED.has(plan.style))
  return isOwn ? drawing : duotone(drawing, tones.dark, tones.accent)
}

const PRINTED: ReadonlySet<StyleId> = new Set(['documentary', 'horror'])

function drawThing(
  { context, frame, tones }: ArtSheet,
  print: Canvas,
  { x, y, size, angle }: Place & { readonly size: number },
): void {
  context.save()
  context.translate(x, y)
  context.rotate(angle)
  if (tones.line) {
    const edge = dilated(print, tones.line.width * frame.scale, tones.line.colour)
    const reach = (size * edge.width) / print.width
    context.drawImage(edge, -reach / 2, -reach / 2, reach, reach)
  }
  context.drawImage(print, -size / 2, -size / 2, size, size)
  context.restore()
}

function strokeLine(context: SKRSContext2D, { line }: Tones, share: number): void {
  if (line === null) return
  context.strokeStyle = line.colour
  context.lineWidth = line.width * share
  context.lineJoin = 'round'
  context.stroke()
}
