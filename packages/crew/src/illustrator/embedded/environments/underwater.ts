import type { SKRSContext2D } from '@napi-rs/canvas'
import { createRidge, glow, linear, traceRidge } from '../brush.ts'
import { pictureArea, type Layer } from '../canvas.ts'
import { mix, withAlpha } from '../colour.ts'
import { paintRays } from '../painting/sky.ts'
import { paintBubbles, paintWeed } from '../painting/sea-life.ts'
import { createStageLayer, throughFraming, type Backdrop, type Stage } from '../painting/stage.ts'
import { createGroundLine, isTextured, paintGround } from './land.ts'
import { mainSize, standingSpots } from './spots.ts'

/** Water from the surface down, where sunlight still comes and where hardly any does. */
type Water = { readonly top: string; readonly middle: string; readonly bottom: string; readonly sand: string }

/** Where the ground begins, as a share of the frame's height: near, or far below open water. */
const BED = { near: 0.7, far: 0.85 }
/** What lies or walks on the ground of the sea; everything else floats in the water. */
const ON_THE_BED = new Set(
  'crab lobster shrimp oyster starfish coral spiral-shell shipwreck snow-capped-mountain alembic telescope treasure-chest camera'.split(
    ' ',
  ),
)

/** Under water: light from above, a ground with weed, bubbles, and what swims between. */
export async function paintUnderwater(stage: Stage): Promise<Backdrop> {
  const { frame, plan } = stage
  const back = createStageLayer(stage, 'back')
  const middle = createStageLayer(stage, 'middle')
  const fore = createStageLayer(stage, 'fore')
  const water = chooseWater(stage)
  const turn = (plan.index + plan.filmSeed) % 3
  const lightPlace = { x: frame.width * ([0.64, 0.3, 0.5][turn] ?? 0.5), y: -frame.height * 0.04 }
  paintWaters(stage, back, water, lightPlace)
  const standsOnIt = ON_THE_BED.has(plan.subjects[0] ?? '')
  const line = frame.height * (standsOnIt || turn !== 1 ? BED.near : BED.far)
  paintRidges(stage, back.context, water, line)
  paintGround(stage, middle.context, {
    ridge: createGroundLine(stage, line, 40),
    top: line,
    colour: water.sand,
    lightSide: -1,
    darken: 0.85,
  })
  paintWeed(stage, middle.context, {
    base: line + 30,
    tall: 0.24,
    count: 7,
    colour: mix(water.bottom, water.middle, 0.4),
  })
  paintWeed(stage, fore.context, {
    base: frame.height * 1.06,
    tall: 0.3,
    count: 5,
    colour: mix(water.bottom, '#000000', 0.35),
  })
  paintBubbles(stage, fore.context, water.top)
  return {
    back,
    middle,
    fore,
    light: throughFraming(stage, 'back', lightPlace),
    spots: standsOnIt ? standingSpots(stage, 'ground', line + frame.height * 0.035) : swimmingSpots(stage),
    gloss: 0,
  }
}

function chooseWater({ finish, plan, palette }: Stage): Water {
  const turn = plan.filmSeed % 2
  // Cold, whatever the night above is like: red water reads as a room.
  if (finish === 'grim')
    return {
      top: mix(palette.sky[2], '#1f5f66', 0.8),
      middle: mix(palette.far, '#0c2f38', 0.8),
      bottom: '#02080c',
      sand: '#172e33',
    }
  const bright = turn === 0 ? ['#49b7d8', '#1673a8', '#06294f'] : ['#4cc4bd', '#14808f', '#062f4a']
  const dim = turn === 0 ? ['#1c6b96', '#0a3a68', '#031228'] : ['#1a7783', '#0a4260', '#03162a']
  const [top = '', middle = '', bottom = ''] = plan.time === 'night' ? dim : bright
  return {
    top,
    middle,
    bottom,
    sand: mix(mix('#b9a77c', middle, 0.62), bottom, plan.time === 'night' ? 0.5 : 0.15),
  }
}

function paintWaters(stage: Stage, back: Layer, water: Water, light: { x: number; y: number }): void {
  const { frame, palette, finish } = stage
  const { context } = back
  const area = pictureArea(frame)
  context.fillStyle = linear(
    context,
    [0, area.top, 0, frame.height * 0.86],
    [water.top, water.middle, mix(water.middle, water.bottom, 0.6), water.bottom],
  )
  context.fillRect(-frame.width, area.top * 4, frame.width * 3, frame.height * 3)
  const glint = mix(water.top, finish === 'grim' ? palette.sun : '#ffffff', 0.55)
  glow(context, [light.x, light.y, frame.height * 0.6], glint, finish === 'grim' ? 0.55 : 0.62)
  paintRays(stage, context, light, {
    count: finish === 'grim' ? 5 : 9,
    length: frame.height * 0.95,
    strength: finish === 'grim' ? 0.15 : 0.2,
    colour: glint,
  })
}

/** Rocks far off, blue with distance. */
function paintRidges(stage: Stage, context: SKRSContext2D, water: Water, line: number): void {
  const { frame, random } = stage
  for (const [y, height, share] of [
    [0.86, 0.13, 0.25],
    [0.94, 0.09, 0.5],
  ] as const) {
    const ridge = createRidge(frame, random, {
      y: line * y,
      height: frame.height * height,
      roughness: isTextured(stage) ? 0.52 : 0.44,
    })
    traceRidge(context, frame, ridge)
    context.fillStyle = withAlpha(mix(water.middle, water.bottom, share), 0.85)
    context.fill()
  }
}

function swimmingSpots({ frame, framing }: Stage): Backdrop['spots'] {
  const { width, height } = frame
  const size = mainSize(frame) * framing.subjectScale
  const beside = framing.subjectX < 0.5 ? 0.82 : 0.18
  return [
    { x: width * framing.subjectX, y: height * 0.4, size, footing: 'air' },
    { x: width * beside, y: height * 0.24, size: size * 0.38, footing: 'air' },
    { x: width * (1 - beside), y: height * 0.58, size: size * 0.32, footing: 'air' },
  ]
}
