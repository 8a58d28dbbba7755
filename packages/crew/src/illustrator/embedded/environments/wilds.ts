import { createPeaks, createRidge, traceRidge } from '../brush.ts'
import { pictureArea } from '../canvas.ts'
import { mix } from '../colour.ts'
import { drawBareTree, drawPine } from '../painting/plants.ts'
import { paintSky } from '../painting/sky.ts'
import { throughFraming, type Backdrop, type Stage, createStageLayer } from '../painting/stage.ts'
import { createGroundLine, isTextured, paintGrass, paintGround, paintGroundMist, paintRange } from './land.ts'
import { standingSpots } from './spots.ts'

/** Snowy peaks behind misty hills, standing on a rocky shelf. */
export async function paintMountain(stage: Stage): Promise<Backdrop> {
  const { frame, palette, plan, random } = stage
  const { height } = frame
  const wild = createWild(stage, plan.time === 'night' ? 0.17 : 0.25)
  const { back, middle, fore, lightPlace, lightSide } = wild
  paintSky(stage, back, { horizon: height * 0.6, light: lightPlace })
  for (const [distance, y, tall, count] of [
    [0.8, 0.53, 0.27, 2],
    [0.45, 0.58, 0.17, 3],
    [0.12, 0.63, 0.09, 3],
  ] as const) {
    const { ridge, faceAt } = createPeaks(frame, random, {
      y: height * y,
      height: Math.min(height * tall * (frame.width > height ? 1.7 : 1), 560),
      count,
    })
    paintRange(stage, back.context, {
      ridge,
      faceAt,
      top: height * (y - tall * 1.1),
      bottom: height * (y + 0.09),
      distance,
      rock: palette.far,
      lightSide,
      snowy: distance > 0.3,
    })
    paintGroundMist(stage, back.context, {
      top: height * (y + 0.02),
      bottom: height * (y + 0.16),
      alpha: 0.6,
    })
  }
  const line = createGroundLine(stage, height * 0.645, 44)
  paintGround(stage, middle.context, {
    ridge: line,
    top: height * 0.64,
    colour: mix(mix(palette.far, '#4f6a3a', 0.45), palette.near, 0.25),
    lightSide,
    grain: 170,
  })
  paintGrass(stage, middle.context, {
    ridge: (x) => line(x) + 10,
    height: 26,
    count: 260,
    colour: mix(palette.far, palette.near, 0.5),
  })
  paintEdgePines(stage, fore.context, 3)
  return {
    back,
    middle,
    fore,
    light: throughFraming(stage, 'back', lightPlace),
    spots: standingSpots(stage, 'ground', height * 0.672),
    gloss: 0,
  }
}

/** A clearing in a wood: rows of firs fading into mist, grass in front. */
export async function paintForest(stage: Stage): Promise<Backdrop> {
  const { frame, palette, plan, random, finish } = stage
  const { height } = frame
  const wild = createWild(stage, plan.time === 'night' ? 0.16 : 0.22)
  const { back, middle, fore, lightPlace, lightSide } = wild
  paintSky(stage, back, { horizon: height * 0.62, light: lightPlace })
  const area = pictureArea(frame)
  const leaf =
    finish === 'cel' || finish === 'flat'
      ? mix('#3fa05a', palette.near, plan.time === 'day' ? 0.05 : 0.5)
      : mix(palette.far, '#1f4030', 0.35)
  for (const [distance, y, tall] of [
    [0.9, 0.55, 210],
    [0.6, 0.585, 330],
    [0.28, 0.62, 480],
  ] as const) {
    const ridge = createRidge(frame, random, { y: height * y, height: 110, roughness: 0.45 })
    back.context.fillStyle = mix(
      mix(leaf, palette.near, 0.55 - distance * 0.4),
      palette.fog,
      distance * (isTextured(stage) ? 0.72 : 0.35),
    )
    const many = Math.round(((30 + distance * 26) * frame.width) / 1080)
    for (let i = 0; i < many; i += 1) {
      const x = random.between(area.left, area.right)
      const middleShare = Math.abs(x / frame.width - 0.5) * 2
      drawPine(back.context, random, {
        x,
        y: ridge(x) + 30,
        height: tall * random.between(0.55, 1) * (0.62 + middleShare * 0.55),
      })
    }
    traceRidge(back.context, frame, (x) => ridge(x) + 16)
    back.context.fill()
    paintGroundMist(stage, back.context, {
      top: height * (y - 0.06),
      bottom: height * (y + 0.1),
      alpha: 0.62,
    })
  }
  const line = createGroundLine(stage, height * 0.64, 34)
  const soil =
    finish === 'cel'
      ? mix('#5fbf5a', palette.near, plan.time === 'day' ? 0 : 0.5)
      : finish === 'flat'
        ? palette.near
        : mix(mix(palette.far, '#4a6a2a', 0.55), palette.near, 0.25)
  paintGround(stage, middle.context, { ridge: line, top: height * 0.64, colour: soil, lightSide })
  paintGrass(stage, middle.context, { ridge: (x) => line(x) + 14, height: 40, count: 420, colour: soil })
  paintGrass(stage, fore.context, {
    ridge: () => height * 0.7 + 20,
    height: 30,
    count: 90,
    colour: mix(soil, palette.near, 0.3),
  })
  if (finish === 'grim') paintEdgeBareTrees(stage, fore.context)
  else paintEdgePines(stage, fore.context, 4)
  return {
    back,
    middle,
    fore,
    light: throughFraming(stage, 'back', lightPlace),
    spots: standingSpots(stage, 'ground', height * 0.682),
    gloss: 0,
  }
}

/** Dunes under a huge sky. */
export async function paintDesert(stage: Stage): Promise<Backdrop> {
  const { frame, palette, plan, random, finish } = stage
  const { height } = frame
  const wild = createWild(stage, plan.time === 'night' ? 0.18 : 0.36)
  const { back, middle, fore, lightPlace, lightSide } = wild
  paintSky(stage, back, { horizon: height * 0.58, light: lightPlace })
  const sand =
    finish === 'grim'
      ? mix(palette.fog, palette.far, 0.5)
      : mix(mix('#d99a5a', palette.sky[3], 0.2), palette.near, plan.time === 'night' ? 0.62 : 0.12)
  for (const [distance, y, tall] of [
    [0.8, 0.55, 0.07],
    [0.45, 0.59, 0.08],
  ] as const) {
    const ridge = createRidge(frame, random, { y: height * y, height: height * tall, roughness: 0.36 })
    paintGround(stage, back.context, {
      ridge,
      top: height * (y - 0.02),
      colour: mix(sand, palette.fog, distance * 0.6),
      lightSide,
      grain: 500,
      darken: 0.1,
    })
    paintGroundMist(stage, back.context, { top: height * y, bottom: height * (y + 0.1), alpha: 0.3 })
  }
  const line = createRidge(frame, random, { y: height * 0.64, height: 90, roughness: 0.34 })
  paintGround(stage, middle.context, {
    ridge: line,
    top: height * 0.63,
    colour: mix(sand, palette.near, 0.12),
    lightSide,
    grain: 520,
    darken: 0.62,
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

function paintEdgePines(
  stage: Stage,
  context: ReturnType<typeof createStageLayer>['context'],
  count: number,
): void {
  const { frame, palette, random, finish, plan } = stage
  const side = plan.index % 2
  context.fillStyle =
    finish === 'painted' || finish === 'grim'
      ? mix(palette.near, '#000000', 0.1)
      : mix('#1f6a4a', palette.near, 0.4)
  for (let i = 0; i < count; i += 1) {
    const edge = (i + side) % 3 === 0 ? random.between(0.92, 1.1) : random.between(-0.1, 0.08)
    drawPine(context, random, {
      x: frame.width * edge,
      y: frame.height * 1.05,
      height: Math.min(frame.height, 1500) * random.between(0.3, 0.56),
    })
  }
}

function paintEdgeBareTrees(stage: Stage, context: ReturnType<typeof createStageLayer>['context']): void {
  const { frame, palette, random } = stage
  context.strokeStyle = palette.near
  for (const [x, lean] of [
    [-0.03, 0.16],
    [1.03, -0.16],
  ] as const) {
    drawBareTree(context, random, {
      x: frame.width * x,
      y: frame.height * 1.02,
      length: Math.min(frame.height, 1500) * random.between(0.15, 0.2),
      angle: -Math.PI / 2 + lean,
      width: 44,
    })
  }
}

/** The layers of a place without houses, and where its light comes from. */
export function createWild(stage: Stage, lightY: number) {
  const { frame, plan } = stage
  const layers = {
    back: createStageLayer(stage, 'back'),
    middle: createStageLayer(stage, 'middle'),
    fore: createStageLayer(stage, 'fore'),
  }
  const lightPlace = { x: frame.width * (plan.index % 2 === 0 ? 0.28 : 0.68), y: frame.height * lightY }
  const lightSide: -1 | 1 = lightPlace.x < frame.width / 2 ? -1 : 1
  return { ...layers, lightPlace, lightSide }
}
