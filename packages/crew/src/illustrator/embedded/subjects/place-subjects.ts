import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { drawSoft, glow, linear, tinted } from '../brush.ts'
import { createSprite, drawUnframed, type Layer } from '../canvas.ts'
import { mix, withAlpha } from '../colour.ts'
import { drawBuildingLights } from '../painting/building-lights.ts'
import type { Backdrop, Spot, Stage } from '../painting/stage.ts'
import { isAirborne } from './airborne.ts'
import { drawSubject, kindOf, type SubjectKind } from './draw-subject.ts'
import { needsFloor } from './figure-cast.ts'
import { haloOf } from './relight.ts'
import { measureShape, type Shape } from './shape.ts'

/** Gives a raw sprite the look of its style. `side`: where the light is, -1 left, 1 right. */
export type Treatment = (
  stage: Stage,
  sprite: Canvas,
  subject: { kind: SubjectKind; spot: Spot; side: -1 | 1 },
) => Canvas

/** How subjects meet their surroundings in a style. */
export type Placement = {
  readonly treat: Treatment
  /** Strength of the light behind a subject, 0 to 1. */
  readonly backlight: number
  readonly shadow: number
}

type Placed = {
  sprite: Canvas
  shape: Shape
  left: number
  top: number
  size: number
  base: number
  middle: number
}

/**
 * Draws the plan's subjects, the main one last: themselves on `hero`, the light behind them on the backdrop's back, their
 * shadows and reflections on its middle, beams of lamps on `beams`.
 */
export async function placeSubjects(
  stage: Stage,
  backdrop: Backdrop,
  layers: { hero: Layer; beams: Layer },
  placement: Placement,
): Promise<void> {
  const { plan, frame } = stage
  const chosen = plan.subjects.slice(0, backdrop.spots.length)
  for (let i = chosen.length - 1; i >= 0; i -= 1) {
    const subject = chosen[i]
    const given = backdrop.spots[i]
    if (subject === undefined || !given) continue
    const kind = kindOf(subject, plan.cast)
    const spot = fitSpot(stage, kind, subject, given)
    const side = backdrop.light.x < spot.x ? -1 : 1
    const raw = await drawSubject(stage, subject, spot.size * frame.scale, side * 0.9)
    const treated = placement.treat(stage, raw, { kind, spot, side })
    const placed = placeSprite(treated, raw, spot)
    drawOne(
      stage,
      { ...layers, back: backdrop.back, middle: backdrop.middle },
      {
        placed,
        spot,
        subject,
        kind,
        side,
        gloss: backdrop.gloss,
        placement,
        isMain: i === 0,
      },
    )
  }
}

// Globes fill less of their box than drawings do; buildings tower.
function fitSpot(stage: Stage, kind: SubjectKind, subject: string, spot: Spot): Spot {
  const { frame } = stage
  if (kind === 'globe' || kind === 'glowing') {
    // Either the whole globe is seen or it is clearly cut by the frame: touching the edge looks like a mistake.
    const most = Math.min(frame.width, frame.height * 0.62)
    const isWide = spot.size * 0.78 > most * 0.8 && kind === 'globe' && subject !== 'saturn'
    if (isWide && spot.footing === 'air' && frame.width < frame.height) {
      const isLeft = stage.plan.index % 2 === 0
      return { ...spot, x: frame.width * (isLeft ? 0.22 : 0.8), y: frame.height * 0.36, size: most * 1.5 }
    }
    const size = Math.min(spot.footing === 'air' ? spot.size : spot.size * 0.95, most * 0.98)
    const y = spot.footing === 'air' ? spot.y : spot.y - frame.height * 0.31
    return { ...spot, size: subject === 'saturn' ? size * 1.3 : size, y, footing: 'air' }
  }
  if (kind === 'building' && spot.footing !== 'air') {
    const factor = subject === 'lighthouse' ? 1.5 : subject === 'house' ? 1.28 : 1.45
    return { ...spot, size: Math.min(spot.size * factor, frame.height * 0.6) }
  }
  // Before a table, as near as a camera comes, the legs go out of the picture; in a room the floor is seen.
  if (kind === 'figure' && spot.footing === 'table' && isHalfFigure(stage))
    return {
      ...spot,
      x: frame.width / 2,
      y: frame.height * 1.14,
      size: frame.height * 0.95,
      footing: 'ground',
    }
  if (kind === 'figure' && spot.footing !== 'air')
    return { ...spot, size: Math.min(spot.size * 1.22, frame.height * 0.52) }
  if (isAirborne(subject) && spot.footing !== 'air') {
    return { ...spot, y: spot.y - spot.size * 0.5 - frame.height * 0.07, footing: 'air' }
  }
  return spot
}

function isHalfFigure({ plan }: Stage): boolean {
  const { cast } = plan
  return plan.environment !== 'room' && cast?.people.length === 1 && !needsFloor(cast.pose)
}

// A treatment may grow the sprite (an outline): its drawing keeps its size.
function placeSprite(treated: Canvas, raw: Canvas, spot: Spot): Placed {
  const shape = measureShape(treated)
  const size = (spot.size * treated.width) / raw.width
  const left = spot.x - size / 2
  const top = spot.footing === 'air' ? spot.y - size / 2 : spot.y - shape.bottom * size
  return { sprite: treated, shape, left, top, size, base: spot.y, middle: top + size / 2 }
}

type OnePlacing = {
  placed: Placed
  spot: Spot
  subject: string
  kind: SubjectKind
  side: -1 | 1
  gloss: number
  placement: Placement
  isMain: boolean
}

type Layers = { back: Layer; middle: Layer; hero: Layer; beams: Layer }

function drawOne(stage: Stage, layers: Layers, one: OnePlacing): void {
  const { frame } = stage
  const { placed, spot, subject, kind } = one
  drawUnframed(layers.back, frame, (context) => drawBacklight(stage, context, one))
  if (spot.footing !== 'air') {
    drawUnframed(layers.middle, frame, (context) => {
      if (one.gloss > 0.03) drawReflection(stage, context, one)
      if (spot.footing !== 'water') drawShadow(stage, context, one)
    })
  }
  const { context } = layers.hero
  context.drawImage(placed.sprite, placed.left, placed.top, placed.size, placed.size)
  if (kind === 'building') {
    drawBuildingLights(stage, { near: context, beams: layers.beams.context }, { subject, ...placed })
  }
  if (spot.footing === 'water') drawWaterline(stage, context, one)
}

function drawBacklight(stage: Stage, context: SKRSContext2D, one: OnePlacing): void {
  const { palette, plan } = stage
  const { placed, spot, kind, placement } = one
  if (kind === 'glowing' || placement.backlight === 0) return
  const warm = mix(palette.sun, palette.accent, 0.3)
  const daylight = { night: 1, dawn: 0.75, day: 0.4 }[plan.time]
  const strength = placement.backlight * daylight * (one.isMain ? 1 : 0.6) * (kind === 'globe' ? 0.45 : 1)
  glow(context, [spot.x, placed.middle, placed.size * 0.95], warm, strength)
  if (kind !== 'object' || spot.footing !== 'air') return
  const grown = placed.size * 1.5
  context.globalCompositeOperation = 'screen'
  context.globalAlpha = 0.5
  context.drawImage(
    haloOf(placed.sprite, warm, 0.05),
    spot.x - grown / 2,
    placed.middle - grown / 2,
    grown,
    grown,
  )
}

function drawShadow(stage: Stage, context: SKRSContext2D, one: OnePlacing): void {
  const { frame, palette } = stage
  const { placed, side, placement } = one
  const half = ((placed.shape.right - placed.shape.left) / 2) * placed.size
  const x = placed.left + ((placed.shape.left + placed.shape.right) / 2) * placed.size
  const dark = mix(palette.near, '#000000', 0.5)
  const silhouette = tinted(placed.sprite, dark)
  drawSoft(
    context,
    frame,
    9,
    (soft) => {
      soft.save()
      soft.globalAlpha = placement.shadow * 0.55
      soft.translate(x, placed.base)
      soft.transform(1, 0, -side * -0.9, -0.3, 0, 0)
      soft.drawImage(silhouette, placed.left - x, placed.top - placed.base, placed.size, placed.size)
      soft.restore()
    },
    { detail: 0.2 },
  )
  drawSoft(
    context,
    frame,
    12,
    (soft) => {
      soft.fillStyle = withAlpha(dark, placement.shadow * 0.9)
      soft.beginPath()
      soft.ellipse(x - side * half * 0.12, placed.base - 2, half * 0.92, half * 0.1 + 8, 0, 0, 7)
      soft.fill()
    },
    { detail: 0.2 },
  )
}

function drawReflection(stage: Stage, context: SKRSContext2D, one: OnePlacing): void {
  const { placed, gloss } = one
  const pixels = Math.max(8, Math.round(placed.sprite.width / 2))
  const { canvas, context: mirror } = createSprite(pixels)
  mirror.translate(0, pixels)
  mirror.scale(1, -1)
  mirror.drawImage(placed.sprite, 0, 0, pixels, pixels)
  mirror.setTransform(1, 0, 0, 1, 0, 0)
  mirror.globalCompositeOperation = 'destination-in'
  const rise = 1 - placed.shape.bottom
  mirror.fillStyle = linear(
    mirror,
    [0, pixels * rise, 0, pixels * (rise + 0.62)],
    [`rgba(0,0,0,${gloss})`, `rgba(0,0,0,${gloss * 0.35})`, 'rgba(0,0,0,0)'],
  )
  mirror.fillRect(0, 0, pixels, pixels)
  // Broken into strips that sway apart: a still mirror would look like a second sticker.
  const strips = 26
  const top = placed.base - placed.size * (1 - placed.shape.bottom)
  const sway = one.spot.footing === 'water' ? 10 : stage.plan.environment === 'sea' ? 5 : 1.5
  for (let i = 0; i < strips; i += 1) {
    const shift = Math.sin(i * 1.7 + stage.plan.index) * sway * (0.4 + i / strips)
    context.drawImage(
      canvas,
      0,
      (i / strips) * pixels,
      pixels,
      pixels / strips,
      placed.left + shift,
      top + (i / strips) * placed.size * 0.8,
      placed.size,
      (placed.size / strips) * 0.8 + 0.8,
    )
  }
}

function drawWaterline(stage: Stage, context: SKRSContext2D, one: OnePlacing): void {
  const { palette, frame, random } = stage
  const { placed, spot } = one
  const half = ((placed.shape.right - placed.shape.left) / 2) * placed.size
  drawSoft(
    context,
    frame,
    2,
    (soft) => {
      for (let i = 0; i < 26; i += 1) {
        soft.fillStyle = withAlpha(
          i % 3 === 0 ? palette.fog : mix(palette.far, palette.near, 0.4),
          random.between(0.4, 0.85),
        )
        soft.beginPath()
        soft.ellipse(
          spot.x + random.between(-1.1, 1.1) * half,
          placed.base + random.between(-half * 0.05, half * 0.1),
          half * random.between(0.12, 0.4),
          random.between(2, 6),
          0,
          0,
          7,
        )
        soft.fill()
      }
    },
    { detail: 0.5 },
  )
}
