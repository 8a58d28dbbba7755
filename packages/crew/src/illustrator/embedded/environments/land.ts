import type { SKRSContext2D } from '@napi-rs/canvas'
import { createRidge, linear, traceRidge, type Ridge } from '../brush.ts'
import { pictureArea } from '../canvas.ts'
import { mix, withAlpha } from '../colour.ts'
import { drawGrass } from '../painting/plants.ts'
import type { Stage } from '../painting/stage.ts'
import { paintMist, paintSurface } from '../painting/texture.ts'

/** Whether the finish paints texture and mist, or flat tones. */
export function isTextured(stage: Stage): boolean {
  return stage.finish === 'painted' || stage.finish === 'grim'
}

/** A mountain range: lit rock (snow above `snowY`, if given) fading into mist at its foot. */
export function paintRange(
  stage: Stage,
  context: SKRSContext2D,
  range: {
    ridge: Ridge
    top: number
    bottom: number
    distance: number
    rock: string
    lightSide: -1 | 1
    snowy: boolean
    faceAt?: (x: number, y: number) => number
  },
): void {
  const { frame, palette, plan } = stage
  const { ridge, top, bottom, distance, faceAt } = range
  const base = mix(range.rock, palette.fog, distance * 0.62)
  context.save()
  traceRidge(context, frame, ridge)
  context.clip()
  if (isTextured(stage)) {
    paintSurface(context, frame, {
      seed: (plan.seed + Math.round(distance * 100)) % 9973,
      top,
      bottom,
      grainX: 120,
      grainY: 150,
      lit: mix(
        range.snowy ? mix('#eef4fa', palette.sun, 0.35) : mix(base, palette.sun, 0.5),
        palette.fog,
        distance * 0.45,
      ),
      base: range.snowy ? mix(mix(base, '#c8d4e4', 0.35), palette.fog, distance * 0.3) : base,
      shade: mix(mix(range.rock, palette.near, 0.55), palette.fog, distance * 0.5),
      lightSide: range.lightSide,
      contrast: range.faceAt ? 1.5 - distance * 0.4 : 3.2 - distance * 1.4,
      ...(faceAt && { faceAt: (x, y) => faceAt(x, y) * range.lightSide * (0.42 - distance * 0.16) }),
      haze: { colour: mix(palette.fog, palette.sky[3], 0.3), amount: 0.35 + distance * 0.55 },
    })
  } else {
    context.fillStyle = linear(context, [0, top, 0, bottom], [base, mix(base, palette.fog, 0.4)])
    context.fillRect(-frame.width, top - 400, frame.width * 3, bottom - top + frame.height)
    if (range.snowy) paintSnowCaps(stage, context, range)
  }
  context.restore()
}

function paintSnowCaps(
  stage: Stage,
  context: SKRSContext2D,
  range: { ridge: Ridge; top: number; bottom: number },
): void {
  const { frame, palette, random } = stage
  const { left, right } = pictureArea(frame)
  const line = range.top + (range.bottom - range.top) * 0.34
  context.fillStyle = mix('#ffffff', palette.sky[2], 0.12)
  context.beginPath()
  context.moveTo(left - 20, range.top - 400)
  context.lineTo(left - 20, line)
  for (let x = left - 20; x < right + 40; x += 34) context.lineTo(x, line + random.between(-34, 34))
  context.lineTo(right + 40, range.top - 400)
  context.fill()
}

/** Ground that reaches to the picture's lower edge: rough and lit, or one flat tone. */
export function paintGround(
  stage: Stage,
  context: SKRSContext2D,
  ground: { ridge: Ridge; top: number; colour: string; lightSide: -1 | 1; grain?: number; darken?: number },
): void {
  const { frame, palette, plan } = stage
  const area = pictureArea(frame)
  const { ridge, top } = ground
  const colour =
    plan.weather === 'snow' ? mix(ground.colour, mix('#e6eef6', palette.sky[2], 0.25), 0.72) : ground.colour
  context.save()
  traceRidge(context, frame, ridge)
  context.clip()
  if (isTextured(stage)) {
    paintSurface(context, frame, {
      seed: (plan.seed + Math.round(top)) % 9973,
      top: top - 60,
      bottom: area.bottom,
      grainX: ground.grain ?? 240,
      grainY: 90,
      lit: mix(colour, palette.sun, 0.32),
      base: colour,
      shade: mix(colour, palette.near, 0.72),
      lightSide: ground.lightSide,
      contrast: 2,
      perspective: true,
      haze: { colour: palette.near, amount: ground.darken ?? 0.62 },
    })
    context.fillStyle = linear(
      context,
      [0, top - 30, 0, top + 130],
      [withAlpha(palette.fog, 0.5), withAlpha(palette.fog, 0)],
    )
    context.fillRect(-frame.width, top - 100, frame.width * 3, 240)
  } else {
    context.fillStyle = linear(
      context,
      [0, top, 0, area.bottom],
      [mix(colour, palette.sun, 0.22), colour, mix(colour, palette.near, 0.45)],
    )
    context.fillRect(-frame.width, top - 200, frame.width * 3, frame.height)
  }
  context.restore()
}

/** Mist lying in front of something, thicker in fog. */
export function paintGroundMist(
  stage: Stage,
  context: SKRSContext2D,
  band: { top: number; bottom: number; alpha: number },
): void {
  if (!isTextured(stage)) return
  const { plan, palette, frame } = stage
  const alpha = plan.weather === 'fog' ? Math.min(1, band.alpha * 1.7) : band.alpha
  paintMist(context, frame, {
    seed: plan.seed + Math.round(band.top),
    top: band.top,
    bottom: band.bottom,
    colour: palette.fog,
    alpha,
  })
}

/** A fringe of grass along a ground line: `height` of its blades in design units. */
export function paintGrass(
  stage: Stage,
  context: SKRSContext2D,
  fringe: { ridge: Ridge; height: number; count: number; colour: string },
): void {
  const { frame, palette, random } = stage
  const area = pictureArea(frame)
  const tip = isTextured(stage) ? palette.fog : '#d8ff9a'
  drawGrass(
    context,
    random,
    {
      left: area.left,
      right: area.right,
      groundAt: fringe.ridge,
      height: fringe.height,
      count: Math.round((fringe.count * frame.width) / 1080),
    },
    (share) => mix(fringe.colour, tip, share * 0.34),
  )
}

/** A level, gently uneven ground line at `y`. */
export function createGroundLine(stage: Stage, y: number, height = 26): Ridge {
  return createRidge(stage.frame, stage.random, { y, height, roughness: 0.42 })
}
