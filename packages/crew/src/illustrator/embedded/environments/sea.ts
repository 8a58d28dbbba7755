import type { SKRSContext2D } from '@napi-rs/canvas'
import { createRidge, glow, linear, traceRidge } from '../brush.ts'
import { pictureArea, type Layer } from '../canvas.ts'
import { mix, withAlpha } from '../colour.ts'
import { createNoise } from '../noise.ts'
import { paintSky } from '../painting/sky.ts'
import { createStageLayer, throughFraming, type Backdrop, type Stage } from '../painting/stage.ts'
import { paintMist, paintSurface } from '../painting/texture.ts'
import { mirrorBelow } from './mirror.ts'
import { standingSpots } from './spots.ts'

const AFLOAT = [
  'sailboat',
  'ship',
  'boat',
  'canoe',
  'motor-boat',
  'ferry',
  'passenger-ship',
  'speedboat',
  'spouting-whale',
  'whale',
  'dolphin',
  'shark',
  'ice',
  'duck',
]

/** The sea under a wide sky: a wet shore where things stand, open water where they float. */
export async function paintSea(stage: Stage): Promise<Backdrop> {
  const { frame, palette, plan, finish } = stage
  const back = createStageLayer(stage, 'back')
  const middle = createStageLayer(stage, 'middle')
  const fore = createStageLayer(stage, 'fore')
  const horizon = frame.height * 0.555
  const lightPlace = {
    x: frame.width * (plan.index % 2 === 0 ? 0.7 : 0.34),
    y: frame.height * (plan.time === 'night' ? 0.3 : 0.46),
  }
  paintSky(stage, back, { horizon, light: lightPlace })
  paintCoast(stage, back.context, horizon)
  const afloat = AFLOAT.includes(plan.subjects[0] ?? '')
  paintWater(stage, { sky: back, water: back }, horizon, lightPlace.x)
  if (finish !== 'cel' && finish !== 'flat') {
    paintMist(back.context, frame, {
      seed: plan.seed,
      top: horizon - 70,
      bottom: horizon + 90,
      colour: palette.fog,
      alpha: plan.weather === 'fog' ? 0.95 : 0.5,
    })
  }
  const shore = frame.height * 0.635
  if (afloat) paintRocks(stage, fore.context)
  else paintShore(stage, middle.context, shore)
  return {
    back,
    middle,
    fore,
    light: throughFraming(stage, 'back', lightPlace),
    spots: standingSpots(stage, afloat ? 'water' : 'ground', frame.height * (afloat ? 0.645 : 0.672)),
    gloss: afloat ? 0.5 : 0.42,
  }
}

function paintCoast(stage: Stage, context: SKRSContext2D, horizon: number): void {
  const { frame, palette, random, plan } = stage
  if (plan.index % 3 === 1) return
  const ridge = createRidge(frame, random, { y: horizon - 6, height: 90, roughness: 0.52 })
  traceRidge(context, frame, (x) => Math.min(horizon, ridge(x)), horizon + 2)
  context.fillStyle = linear(
    context,
    [0, horizon - 90, 0, horizon],
    [mix(palette.far, palette.fog, 0.3), mix(palette.fog, palette.far, 0.35)],
  )
  context.fill()
}

/** Paints water from the horizon down: the sky's own image mirrored, rippled and darkened, with the light's glitter. */
export function paintWater(
  stage: Stage,
  layers: { sky: Layer; water: Layer },
  horizon: number,
  lightX: number,
): void {
  const { frame, palette, random, plan, finish } = stage
  const { context } = layers.water
  const area = pictureArea(frame)
  const depth = area.bottom - horizon
  context.fillStyle = linear(
    context,
    [0, horizon, 0, area.bottom],
    [mix(palette.sky[3], palette.far, 0.35), mix(palette.far, palette.near, 0.3), palette.near],
  )
  context.fillRect(area.left * 4, horizon, frame.width * 3, depth * 2)
  mirrorBelow(stage, layers.sky.canvas, context, { line: horizon, strength: 0.62, sway: 26 })
  const noise = createNoise(plan.seed % 9973)
  const isCel = finish === 'cel' || finish === 'flat'
  for (let i = 0; i < 620; i += 1) {
    const near = random.next() ** 1.7
    const y = horizon + 2 + near * depth
    const width = random.between(26, 130) * (0.25 + near * 2.2)
    const x = random.between(area.left, area.right)
    const crest = noise.fractal(x / 260, (y - horizon) / (12 + near * 80), 2)
    context.fillStyle = withAlpha(
      crest > 0.52 ? palette.fog : palette.near,
      random.between(0.05, isCel ? 0.12 : 0.22),
    )
    context.beginPath()
    context.ellipse(x, y, width / 2, 0.8 + near * 3.6, 0, 0, 7)
    context.fill()
  }
  for (let i = 0; i < 520; i += 1) {
    const near = random.next() ** 1.9
    const y = horizon + 3 + near * depth
    const spread = 26 + near * 300
    const x = lightX + (random.next() + random.next() + random.next() - 1.5) * spread * 1.4
    const width = random.between(8, 38) * (0.4 + near * 2.4)
    context.fillStyle = withAlpha(
      mix(palette.sun, '#ffffff', 0.2),
      random.between(0.06, 0.55) * (1 - near * 0.75),
    )
    context.beginPath()
    context.ellipse(x, y, width / 2, 0.9 + near * 2.4, 0, 0, 7)
    context.fill()
  }
  glow(context, [lightX, horizon + 20, frame.width * 0.5], palette.sun, plan.time === 'night' ? 0.16 : 0.24)
}

function paintShore(stage: Stage, context: SKRSContext2D, shore: number): void {
  const { frame, palette, random, plan, finish } = stage
  const edge = createRidge(frame, random, { y: shore, height: 34, roughness: 0.36 })
  const sand =
    finish === 'grim'
      ? mix(palette.far, palette.near, 0.35)
      : mix(mix('#8a6f52', palette.far, 0.45), palette.near, plan.time === 'night' ? 0.5 : 0.18)
  context.save()
  traceRidge(context, frame, edge)
  context.clip()
  paintSurface(context, frame, {
    seed: plan.seed % 9973,
    top: shore - 30,
    bottom: frame.height * 1.1,
    grainX: 300,
    grainY: 90,
    lit: mix(sand, palette.sun, 0.4),
    base: sand,
    shade: mix(sand, palette.near, 0.7),
    lightSide: -1,
    contrast: finish === 'cel' ? 1 : 1.9,
    perspective: true,
    haze: { colour: palette.near, amount: 0.8 },
  })
  context.fillStyle = linear(
    context,
    [0, shore - 20, 0, shore + 200],
    [withAlpha(palette.sky[3], 0.5), withAlpha(palette.sky[3], 0)],
  )
  context.fillRect(-frame.width, shore - 40, frame.width * 3, 260)
  context.restore()
  context.strokeStyle = withAlpha(mix(palette.fog, '#ffffff', 0.5), 0.55)
  context.lineWidth = 5
  traceRidge(context, frame, edge)
  context.stroke()
}

function paintRocks(stage: Stage, context: SKRSContext2D): void {
  const { frame, palette, random, plan } = stage
  const side = plan.index % 2 === 0 ? 0 : 1
  const dark = mix(palette.near, palette.far, 0.16)
  const ridge = createRidge(frame, random, { y: 0, height: 150, roughness: 0.55 })
  const edge = (x: number) => {
    const share = side === 0 ? x / frame.width : 1 - x / frame.width
    return frame.height * (0.84 + share * 0.24) + ridge(x) * 0.5
  }
  context.save()
  traceRidge(context, frame, edge)
  context.clip()
  paintSurface(context, frame, {
    seed: plan.seed % 9973,
    top: frame.height * 0.78,
    bottom: frame.height * 1.08,
    grainX: 150,
    grainY: 110,
    lit: mix(dark, palette.fog, 0.35),
    base: dark,
    shade: mix(dark, '#000000', 0.6),
    lightSide: side === 0 ? 1 : -1,
    contrast: 2.6,
  })
  context.restore()
}
