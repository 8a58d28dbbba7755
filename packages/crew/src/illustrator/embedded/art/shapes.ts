import { createRandom, type StyleId } from '@hookreel/film'
import type { Area } from '../canvas.ts'
import { fill, traceCrescent, type ArtSheet, type PaintShape, type Slot } from './sheet.ts'
import {
  paintBranches,
  paintBurst,
  paintClouds,
  paintContours,
  paintGarland,
  paintMeadow,
  paintSkyline,
  paintSpikes,
  paintTorn,
} from './shapes-of-styles.ts'

/** What a style fills a free part of its frame with, from the lower edge and from the upper one: by turns, so that no two scenes are alike. */
const SHAPES: Readonly<
  Record<StyleId, { readonly rising: readonly PaintShape[]; readonly hanging: readonly PaintShape[] }>
> = {
  default: {
    rising: [paintSunrise, paintScales, paintWaves, paintRings, paintBars],
    hanging: [paintSunrise, paintTiles, paintScales, paintRings, paintBars],
  },
  anime: {
    rising: [paintWaves, paintScales, paintSunrise, paintSkyline],
    hanging: [paintClouds, paintScales, paintBars],
  },
  superhero: {
    rising: [paintSkyline, paintBurst, paintScales, paintBars],
    hanging: [paintBurst, paintClouds, paintScales],
  },
  documentary: { rising: [paintTorn, paintContours, paintBars], hanging: [paintTorn, paintContours] },
  crayon_drawing: { rising: [paintMeadow, paintWaves, paintSunrise], hanging: [paintClouds, paintGarland] },
  horror: { rising: [paintBranches, paintSpikes], hanging: [paintSpikes, paintBranches] },
}

/** Fills a part of the frame with large shapes of its style, others in each scene; from its upper edge when they hang. */
export function paintShapes({ context, plan, tones }: ArtSheet, slot: Area, isHanging: boolean): void {
  const all = SHAPES[plan.style][isHanging ? 'hanging' : 'rising']
  const shapes = plan.art?.isWild ? all.filter((shape) => shape !== paintSkyline) : all
  const paint = shapes[(plan.index + plan.filmSeed * 5) % shapes.length] ?? paintSunrise
  const [width, height] = [slot.right - slot.left, slot.bottom - slot.top]
  context.save()
  context.beginPath()
  context.rect(slot.left, slot.top, width, height)
  context.clip()
  context.translate(slot.left, isHanging ? slot.bottom : slot.top)
  context.scale(1, isHanging ? -1 : 1)
  paint({ context, tones, width, height, seed: plan.seed, isNight: plan.time === 'night' })
  context.restore()
}

/** Half discs, one in the other, that come up from the edge. */
function paintSunrise(slot: Slot): void {
  const { context, tones, width, height } = slot
  const reach = Math.min(width * 0.62, height * 0.94)
  for (const [ring, colour] of [tones.light, tones.dark, tones.accent].entries()) {
    context.beginPath()
    context.arc(width * 0.5, height, reach * (1 - ring * 0.29), Math.PI, 2 * Math.PI)
    context.closePath()
    fill(slot, colour)
  }
}

/** Tiles of quarters and halves of discs, as on a poster. */
function paintTiles(slot: Slot): void {
  const { context, tones, width, height, seed } = slot
  const random = createRandom(seed + 5)
  const side = Math.min(width / 3, height / 1.5)
  const [columns, rows] = [Math.ceil(width / side), Math.max(1, Math.floor(height / side))]
  const left = (width - columns * side) / 2
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [left + column * side, height - (row + 1) * side]
      // The row that ends nearest to the words is broken.
      if (row === rows - 1 && rows > 1 && random.next() < 0.4) continue
      const isEven = (row + column) % 2 === 0
      context.beginPath()
      context.rect(x, y, side + 1, side + 1)
      fill(slot, isEven ? tones.light : tones.dark)
      paintTile(slot, { x, y, side, turn: random.whole(0, 3) }, isEven ? tones.dark : tones.accent)
    }
}

function paintTile(
  slot: Slot,
  { x, y, side, turn }: { x: number; y: number; side: number; turn: number },
  colour: string,
): void {
  const { context } = slot
  const corners = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const
  const [across, down] = corners[turn] ?? corners[0]
  context.beginPath()
  context.moveTo(x + across * side, y + down * side)
  context.arc(x + across * side, y + down * side, side, (turn * Math.PI) / 2, ((turn + 1) * Math.PI) / 2)
  context.closePath()
  fill(slot, colour)
}

/** Rows of half discs, one before the other, as on a roof; steps of unequal height were taken for a chart of something. */
function paintScales(slot: Slot): void {
  const { context, tones, width, height, seed } = slot
  const radius = Math.min(width / 4, height / 2.4)
  const shift = seed % 2 === 0 ? 0 : radius
  for (const [row, colour] of [tones.light, tones.dark, tones.second, tones.accent].entries()) {
    const base = height * (0.5 + row * 0.2)
    for (let x = (row % 2 === 0 ? 0 : radius) - shift; x <= width + radius; x += radius * 2) {
      context.beginPath()
      context.arc(x, base, radius, Math.PI, 2 * Math.PI)
      context.lineTo(x + radius, height + 20)
      context.lineTo(x - radius, height + 20)
      context.closePath()
      fill(slot, colour)
    }
  }
}

/** Hills one before the other, a disc above them. */
function paintWaves(slot: Slot): void {
  const { context, tones, width, height, seed, isNight } = slot
  const [x, y, radius] = [
    width * (seed % 2 === 0 ? 0.68 : 0.32),
    height * 0.34,
    Math.min(width, height) * 0.24,
  ]
  context.beginPath()
  if (isNight) traceCrescent(slot, { x, y: y - radius * 0.3, radius: radius * 0.8 })
  else context.arc(x, y, radius, 0, 7)
  fill(slot, tones.accent)
  for (const [wave, colour] of [tones.light, tones.dark, tones.second].entries()) {
    const top = height * (0.4 + wave * 0.19)
    const [phase, swing] = [(seed % 7) + wave * 1.9, height * 0.09]
    context.beginPath()
    context.moveTo(-20, height + 20)
    for (let x = -20; x <= width + 20; x += 20)
      context.lineTo(x, top + Math.sin((x / width) * Math.PI * 2 + phase) * swing)
    context.lineTo(width + 20, height + 20)
    context.closePath()
    fill(slot, colour)
  }
}

/** Rings about a corner. */
function paintRings(slot: Slot): void {
  const { context, tones, width, height, seed } = slot
  const x = seed % 2 === 0 ? width : 0
  const reach = Math.min(width * 1.02, height * 0.98)
  for (let ring = 0; ring < 5; ring += 1) {
    context.beginPath()
    context.arc(x, height, reach * (1 - ring * 0.19), 0, 7)
    fill(slot, ring === 4 ? tones.accent : ring % 2 === 0 ? tones.dark : tones.light)
  }
}

/** Bars that lean, broad and narrow. */
function paintBars(slot: Slot): void {
  const { context, tones, width, height, seed } = slot
  const lean = (seed % 2 === 0 ? 1 : -1) * height * 0.36
  const colours = [tones.light, tones.dark, tones.accent, tones.dark, tones.light]
  let x = -Math.abs(lean)
  for (let bar = 0; x < width + Math.abs(lean); bar += 1) {
    const wide = width * (bar % 3 === 2 ? 0.08 : 0.2)
    if (bar % 2 === 0) {
      context.beginPath()
      context.moveTo(x, height + 5)
      context.lineTo(x + wide, height + 5)
      context.lineTo(x + wide + lean, height * 0.12)
      context.lineTo(x + lean, height * 0.12)
      context.closePath()
      fill(slot, colours[(bar / 2) % colours.length] ?? tones.light)
    }
    x += wide + width * 0.02
  }
}
