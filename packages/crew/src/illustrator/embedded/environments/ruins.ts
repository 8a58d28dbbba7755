import { createRidge } from '../brush.ts'
import { mix } from '../colour.ts'
import { paintSky } from '../painting/sky.ts'
import { throughFraming, type createStageLayer, type Backdrop, type Stage } from '../painting/stage.ts'
import { createGroundLine, paintGrass, paintGround, paintRange } from './land.ts'
import { standingSpots } from './spots.ts'
import { createWild } from './wilds.ts'

/** Broken columns on a plain. */
export async function paintRuins(stage: Stage): Promise<Backdrop> {
  const { frame, palette, plan, random, finish } = stage
  const { height, width } = frame
  const wild = createWild(stage, plan.time === 'night' ? 0.18 : 0.34)
  const { back, middle, fore, lightPlace, lightSide } = wild
  paintSky(stage, back, { horizon: height * 0.6, light: lightPlace })
  const ridge = createRidge(frame, random, { y: height * 0.56, height: height * 0.08, roughness: 0.48 })
  paintRange(stage, back.context, {
    ridge,
    top: height * 0.5,
    bottom: height * 0.66,
    distance: 0.75,
    rock: palette.far,
    lightSide,
    snowy: false,
  })
  const stone =
    finish === 'grim'
      ? mix(palette.fog, palette.far, 0.4)
      : mix('#cbb48c', palette.far, plan.time === 'night' ? 0.62 : 0.22)
  const line = createGroundLine(stage, height * 0.645, 30)
  paintGround(stage, middle.context, {
    ridge: line,
    top: height * 0.64,
    colour: mix(stone, palette.near, 0.4),
    lightSide,
  })
  for (const share of [0.04, 0.21, 0.36, 0.66, 0.82, 0.98]) {
    const x = width * (share + random.between(-0.03, 0.03))
    const isNear = share < 0.15 || share > 0.9
    paintColumn(stage, middle.context, {
      x,
      base: height * (isNear ? 0.7 : 0.648),
      height: height * (isNear ? 0.5 : 0.28) * random.between(0.45, 1),
      stone: mix(stone, palette.fog, isNear ? 0.05 : 0.4),
      lightSide,
    })
  }
  paintGrass(stage, middle.context, {
    ridge: (x) => line(x) + 18,
    height: 24,
    count: 160,
    colour: mix(stone, palette.near, 0.55),
  })
  return {
    back,
    middle,
    fore,
    light: throughFraming(stage, 'back', lightPlace),
    spots: standingSpots(stage, 'ground', height * 0.68),
    gloss: 0,
  }
}

function paintColumn(
  stage: Stage,
  context: ReturnType<typeof createStageLayer>['context'],
  column: { x: number; base: number; height: number; stone: string; lightSide: -1 | 1 },
): void {
  const { palette, random } = stage
  const { x, base, height, stone, lightSide } = column
  const half = 26 + height * 0.035
  const lit = mix(stone, palette.sun, 0.35)
  const dark = mix(stone, palette.near, 0.7)
  for (let flute = -3; flute <= 3; flute += 1) {
    const share = (flute * lightSide + 3) / 6
    context.fillStyle = mix(dark, lit, share * (flute % 2 === 0 ? 1 : 0.72))
    const jag = random.between(0, 26)
    context.fillRect(
      x + ((flute - 0.5) / 7) * 2 * half,
      base - height + jag,
      (2 * half) / 7 + 1,
      height - jag,
    )
  }
  context.fillStyle = mix(stone, palette.near, 0.35)
  context.fillRect(x - half * 1.3, base - 22, half * 2.6, 26)
  if (random.next() < 0.55) {
    context.fillStyle = mix(lit, stone, 0.5)
    context.fillRect(x - half * 1.3, base - height - 6, half * 2.6, 30)
  }
}
