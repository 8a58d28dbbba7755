import type { SKRSContext2D } from '@napi-rs/canvas'
import { linear } from '../brush.ts'
import { pictureArea } from '../canvas.ts'
import { mix, withAlpha } from '../colour.ts'
import type { Stage } from './stage.ts'

/** A row of houses and towers whose feet stand at `base`; windows are lit with the given probability. */
export function drawSkyline(
  stage: Stage,
  context: SKRSContext2D,
  row: {
    base: number
    low: number
    high: number
    colour: string
    haze: string
    litShare: number
    scale: number
  },
): void {
  const { random, frame, palette, finish } = stage
  const area = pictureArea(frame)
  const { base, scale } = row
  let x = area.left - 160
  while (x < area.right + 160) {
    const width = random.between(64, 150) * scale
    const height = random.between(row.low, row.high)
    const top = base - height
    context.fillStyle =
      finish === 'cel' || finish === 'flat'
        ? row.colour
        : linear(context, [0, top, 0, base], [row.colour, mix(row.colour, row.haze, 0.55)])
    context.fillRect(x, top, width + 1, height + area.bottom - base)
    drawRoof(stage, context, { x, top, width, scale })
    // The side away from the light.
    context.fillStyle = withAlpha(palette.near, finish === 'flat' ? 0 : 0.28)
    context.fillRect(x + width * 0.72, top, width * 0.28, height)
    if (row.litShare > 0) drawWindows(stage, context, { x, top, width, base, scale, share: row.litShare })
    x += width + random.between(0, 12)
  }
}

function drawRoof(
  stage: Stage,
  context: SKRSContext2D,
  house: { x: number; top: number; width: number; scale: number },
): void {
  const { x, top, width, scale } = house
  const kind = stage.random.next()
  if (kind < 0.25) context.fillRect(x + width * 0.28, top - 30 * scale, width * 0.42, 32 * scale)
  else if (kind < 0.42) context.fillRect(x + width * 0.48, top - 96 * scale, 4 * scale, 98 * scale)
  else if (kind < 0.55) {
    context.beginPath()
    context.moveTo(x, top)
    context.lineTo(x + width / 2, top - 54 * scale)
    context.lineTo(x + width, top)
    context.fill()
  }
}

function drawWindows(
  stage: Stage,
  context: SKRSContext2D,
  house: { x: number; top: number; width: number; base: number; scale: number; share: number },
): void {
  const { random, palette } = stage
  const size = 11 * house.scale
  const step = size * 1.95
  const floorShare = house.share * random.between(0.4, 1.5)
  for (let y = house.top + size * 1.6; y < house.base + 260; y += step * 1.12) {
    for (let x = house.x + size * 0.9; x < house.x + house.width - size; x += step) {
      if (random.next() > floorShare) continue
      context.fillStyle = withAlpha(
        random.next() < 0.8 ? palette.accent : '#bfe3ff',
        random.between(0.3, 0.95),
      )
      context.fillRect(x, y, size * 0.82, size * 1.1)
    }
  }
}

/** Height of a lighthouse in its square box. */
export const LIGHTHOUSE_HEIGHT = 0.78

/** A window of the house, in half breadths of the house from its foot. */
export type HouseWindow = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const HOUSE_WINDOWS: readonly HouseWindow[] = [
  { x: -0.88, y: 0.52, width: 0.24, height: 0.32 },
  { x: -0.52, y: 0.52, width: 0.24, height: 0.32 },
  { x: -0.02, y: 1.15, width: 0.22, height: 0.36 },
  { x: 0.56, y: 0.4, width: 0.24, height: 0.3 },
]

/** A striped lighthouse of `height` whose foot stands at (x, y); its beams are `drawBuildingLights`. */
export function drawLighthouse(
  stage: Stage,
  context: SKRSContext2D,
  at: { x: number; y: number; height: number },
): void {
  const { palette, finish } = stage
  const { x, y, height } = at
  const isDark = finish === 'grim'
  const foot = height * 0.2
  const head = foot * 0.6
  const top = y - height
  const lit = isDark
    ? mix(palette.fog, palette.far, 0.45)
    : mix(mix('#f2ece0', palette.fog, 0.2), palette.near, stage.plan.time === 'day' ? 0.14 : 0)
  const shade = isDark ? palette.near : mix(lit, palette.near, 0.74)
  const trace = () => {
    context.beginPath()
    context.moveTo(x - head / 2, top)
    context.bezierCurveTo(
      x - head * 0.52,
      y - height * 0.5,
      x - foot * 0.5,
      y - height * 0.2,
      x - foot * 0.62,
      y,
    )
    context.lineTo(x + foot * 0.62, y)
    context.bezierCurveTo(
      x + foot * 0.5,
      y - height * 0.2,
      x + head * 0.52,
      y - height * 0.5,
      x + head / 2,
      top,
    )
    context.closePath()
  }
  const across = [x - foot * 0.6, 0, x + foot * 0.6, 0] as const
  trace()
  context.fillStyle = linear(context, across, [
    [0, mix(lit, shade, 0.4)],
    [0.26, lit],
    [0.62, mix(lit, shade, 0.6)],
    [1, shade],
  ])
  context.fill()
  context.save()
  trace()
  context.clip()
  const red = isDark ? palette.accent : '#c5413a'
  context.fillStyle = linear(context, across, [
    [0, mix(red, palette.near, isDark ? 0.7 : 0.35)],
    [0.28, mix(red, palette.near, isDark ? 0.45 : 0)],
    [1, mix(red, palette.near, 0.8)],
  ])
  for (let band = 0; band < 3; band += 1) {
    context.fillRect(x - foot, top + height * (0.15 + band * 0.28), foot * 2, height * 0.14)
  }
  context.fillStyle = mix(palette.near, '#000000', 0.2)
  for (const share of [0.25, 0.52, 0.8]) {
    context.beginPath()
    context.ellipse(x + foot * 0.02, top + height * share, foot * 0.06, foot * 0.11, 0, 0, 7)
    context.fill()
  }
  context.fillStyle = linear(
    context,
    [0, y - height * 0.4, 0, y],
    [withAlpha(palette.near, 0), withAlpha(palette.near, 0.7)],
  )
  context.fillRect(x - foot, y - height * 0.4, foot * 2, height * 0.4)
  context.restore()
  drawLantern(stage, context, { x, top, height, head })
}

function drawLantern(
  stage: Stage,
  context: SKRSContext2D,
  at: { x: number; top: number; height: number; head: number },
): void {
  const { palette, finish } = stage
  const { x, top, height, head } = at
  const iron = mix(palette.near, '#000000', 0.1)
  context.fillStyle = iron
  context.fillRect(x - head * 0.78, top - height * 0.008, head * 1.56, height * 0.022)
  context.strokeStyle = mix(palette.near, palette.far, 0.35)
  context.lineWidth = height * 0.003
  context.strokeRect(x - head * 0.74, top - height * 0.034, head * 1.48, height * 0.028)
  for (let i = 0; i < 9; i += 1) {
    const post = x - head * 0.74 + (i * head * 1.48) / 8
    context.fillRect(post - 1, top - height * 0.034, 2, height * 0.034)
  }
  context.fillStyle = mix(palette.accent, '#fff6da', 0.72)
  context.fillRect(x - head * 0.34, top - height * 0.076, head * 0.68, height * 0.07)
  context.fillStyle = iron
  for (let i = 0; i < 4; i += 1) {
    context.fillRect(x - head * 0.34 + (i * head * 0.68) / 3 - 2, top - height * 0.076, 4, height * 0.07)
  }
  context.fillStyle = finish === 'grim' ? palette.near : mix('#7c2222', palette.near, 0.4)
  context.beginPath()
  context.moveTo(x - head * 0.46, top - height * 0.073)
  context.quadraticCurveTo(x, top - height * 0.155, x + head * 0.46, top - height * 0.073)
  context.fill()
  context.fillRect(x - 2.5, top - height * 0.16, 5, height * 0.05)
}

/** A gabled house; `size` is half its breadth, its foot stands at (x, y). */
export function drawHouse(
  stage: Stage,
  context: SKRSContext2D,
  at: { x: number; y: number; size: number },
): void {
  const { palette, finish } = stage
  const wall =
    finish === 'painted' || finish === 'grim'
      ? mix(palette.near, palette.far, 0.2)
      : mix('#c98a6a', palette.far, 0.3)
  const roof = mix(wall, palette.near, 0.6)
  const polygon = (colour: string, ...points: readonly (readonly [number, number])[]) => {
    context.fillStyle = colour
    context.beginPath()
    points.forEach(([px, py], i) => {
      if (i === 0) context.moveTo(at.x + px * at.size, at.y - py * at.size)
      else context.lineTo(at.x + px * at.size, at.y - py * at.size)
    })
    context.fill()
  }
  polygon(roof, [-0.95, 1.2], [-0.95, 1.95], [-0.8, 1.95], [-0.8, 1.2])
  polygon(roof, [1, 1], [1, 1.7], [1.12, 1.7], [1.12, 1])
  polygon(wall, [-1.1, 0], [-1.1, 1.1], [-0.2, 1.1], [-0.2, 0])
  polygon(roof, [-1.3, 1.05], [-0.68, 1.85], [-0.05, 1.05])
  polygon(mix(wall, palette.near, 0.25), [0.4, 0], [0.4, 0.95], [1.3, 0.95], [1.3, 0])
  polygon(roof, [0.3, 0.9], [0.86, 1.5], [1.45, 0.9])
  polygon(wall, [-0.25, 0], [-0.25, 1.7], [0.42, 1.7], [0.42, 0])
  polygon(roof, [-0.36, 1.66], [0.08, 2.75], [0.53, 1.66])
  polygon(mix(roof, '#000000', 0.4), [-0.02, 0], [-0.02, 0.42], [0.2, 0.42], [0.2, 0])
  for (const pane of HOUSE_WINDOWS) {
    polygon(
      mix(roof, palette.sky[2], 0.3),
      [pane.x, pane.y],
      [pane.x, pane.y + pane.height],
      [pane.x + pane.width, pane.y + pane.height],
      [pane.x + pane.width, pane.y],
    )
  }
}
