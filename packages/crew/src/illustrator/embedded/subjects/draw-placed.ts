import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { drawSoft, glow, linear, tinted } from '../brush.ts'
import { createSprite, drawUnframed, type Layer } from '../canvas.ts'
import { mix, withAlpha } from '../colour.ts'
import { staysInPlace } from '../lexicon/events.ts'
import { drawBuildingLights } from '../painting/building-lights.ts'
import type { Spot, Stage } from '../painting/stage.ts'
import type { SubjectKind } from './draw-subject.ts'
import type { Placement } from './placement.ts'
import { haloOf } from './relight.ts'
import type { Shape } from './shape.ts'

/** A treated drawing where it stands in its frame. */
export type Placed = {
  sprite: Canvas
  shape: Shape
  left: number
  top: number
  size: number
  base: number
  middle: number
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

/** Draws one subject with the light behind it, its shadow, its reflection and the water about it. */
export function drawPlaced(stage: Stage, layers: Layers, one: OnePlacing): void {
  const { frame } = stage
  const { placed, spot, subject, kind } = one
  drawUnframed(layers.back, frame, (context) => drawBacklight(stage, context, one))
  // What moves would leave its shadow behind.
  if (spot.footing !== 'air' && (!one.isMain || staysInPlace(stage.plan.event?.kind))) {
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
