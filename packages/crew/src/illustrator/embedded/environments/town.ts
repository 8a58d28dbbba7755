import { drawSoft, glow, linear } from '../brush.ts'
import { pictureArea } from '../canvas.ts'
import { mix, withAlpha } from '../colour.ts'
import { drawSkyline } from '../painting/buildings.ts'
import { paintSky } from '../painting/sky.ts'
import { createStageLayer, throughFraming, type Backdrop, type Stage } from '../painting/stage.ts'
import { paintSurface } from '../painting/texture.ts'
import { isTextured, paintGroundMist } from './land.ts'
import { mirrorBelow } from './mirror.ts'
import { standingSpots } from './spots.ts'

/** A skyline across a wet square that mirrors its lights. */
export async function paintCity(stage: Stage): Promise<Backdrop> {
  const { frame, palette, plan, finish } = stage
  const { height, width } = frame
  const back = createStageLayer(stage, 'back')
  const middle = createStageLayer(stage, 'middle')
  const fore = createStageLayer(stage, 'fore')
  const lightPlace = {
    x: width * (plan.index % 2 === 0 ? 0.3 : 0.72),
    y: height * (plan.time === 'night' ? 0.17 : 0.36),
  }
  paintSky(stage, back, { horizon: height * 0.63, light: lightPlace })
  const lit = plan.time === 'day' ? 0.04 : plan.time === 'dawn' ? 0.16 : 0.34
  const isCel = finish === 'cel' || finish === 'flat'
  const wall = isCel ? mix(palette.far, palette.sky[2], 0.2) : palette.far
  drawSkyline(stage, back.context, {
    base: height * 0.63,
    low: 240,
    high: 620,
    colour: mix(wall, palette.fog, 0.55),
    haze: palette.fog,
    litShare: lit * 0.35,
    scale: 0.8,
  })
  paintGroundMist(stage, back.context, { top: height * 0.46, bottom: height * 0.68, alpha: 0.55 })
  drawSkyline(stage, back.context, {
    base: height * 0.64,
    low: 150,
    high: 480,
    colour: mix(wall, palette.near, 0.32),
    haze: palette.fog,
    litShare: lit,
    scale: 1.15,
  })
  paintPavement(stage, middle, { top: height * 0.632, source: back, glossy: true })
  paintStreetEdges(stage, fore)
  return {
    back,
    middle,
    fore,
    light: throughFraming(stage, 'back', lightPlace),
    spots: standingSpots(stage, 'ground', height * 0.678),
    gloss: isCel ? 0.18 : 0.4,
  }
}

/** A street between two rows of houses that run to a vanishing point, with lamps along it. */
export async function paintStreet(stage: Stage): Promise<Backdrop> {
  const { frame, palette, plan, finish, random } = stage
  const { height, width } = frame
  const back = createStageLayer(stage, 'back')
  const middle = createStageLayer(stage, 'middle')
  const fore = createStageLayer(stage, 'fore')
  const vanish = { x: width * random.between(0.42, 0.58), y: height * 0.545 }
  const lightPlace = { x: vanish.x, y: height * (plan.time === 'night' ? 0.2 : 0.42) }
  paintSky(stage, back, { horizon: height * 0.6, light: lightPlace })
  drawSkyline(stage, back.context, {
    base: height * 0.6,
    low: 80,
    high: 330,
    colour: mix(palette.far, palette.fog, 0.5),
    haze: palette.fog,
    litShare: plan.time === 'night' ? 0.2 : 0,
    scale: 0.6,
  })
  for (const side of [-1, 1] as const) paintHouseRow(stage, back, vanish, side)
  glow(back.context, [vanish.x, vanish.y, width * 0.6], mix(palette.fog, palette.sun, 0.4), 0.6)
  paintGroundMist(stage, back.context, { top: height * 0.48, bottom: height * 0.68, alpha: 0.5 })
  paintPavement(stage, middle, { top: height * 0.6, source: back, glossy: true })
  paintLamps(stage, middle, vanish)
  return {
    back,
    middle,
    fore,
    light: throughFraming(stage, 'back', lightPlace),
    spots: standingSpots(stage, 'ground', height * 0.676),
    gloss: finish === 'cel' || finish === 'flat' ? 0.15 : 0.4,
  }
}

type StageLayer = ReturnType<typeof createStageLayer>

function paintPavement(
  stage: Stage,
  layer: StageLayer,
  ground: { top: number; source: StageLayer; glossy: boolean },
): void {
  const { frame, palette, plan } = stage
  const { context } = layer
  const area = pictureArea(frame)
  const stone = mix(mix(palette.far, '#4a4a52', 0.3), palette.near, plan.time === 'day' ? 0.25 : 0.55)
  context.save()
  context.beginPath()
  context.rect(area.left - frame.width, ground.top, frame.width * 4, area.bottom)
  context.clip()
  if (isTextured(stage)) {
    paintSurface(context, frame, {
      seed: plan.seed % 9973,
      top: ground.top,
      bottom: area.bottom,
      grainX: 130,
      grainY: 60,
      lit: mix(stone, palette.sun, 0.26),
      base: stone,
      shade: mix(stone, palette.near, 0.7),
      lightSide: -1,
      contrast: 1.5,
      perspective: true,
      haze: { colour: palette.near, amount: 0.75 },
    })
  } else {
    context.fillStyle = linear(
      context,
      [0, ground.top, 0, area.bottom],
      [mix(stone, palette.fog, 0.35), stone],
    )
    context.fillRect(area.left - frame.width, ground.top, frame.width * 4, area.bottom)
  }
  if (ground.glossy)
    mirrorBelow(stage, ground.source.canvas, context, {
      line: ground.top,
      strength: isTextured(stage) ? 0.6 : 0.3,
      sway: 5,
    })
  context.restore()
}

function paintStreetEdges(stage: Stage, layer: StageLayer): void {
  const { frame, palette, random } = stage
  // Out-of-focus lights near the lens.
  drawSoft(layer.context, frame, 7, (context) => {
    for (let i = 0; i < 9; i += 1) {
      const x = random.pick([random.between(-0.05, 0.16), random.between(0.84, 1.05)]) * frame.width
      context.fillStyle = withAlpha(
        random.next() < 0.7 ? palette.accent : '#9ad0ff',
        random.between(0.1, 0.3),
      )
      context.beginPath()
      context.arc(x, random.between(0.42, 0.7) * frame.height, random.between(14, 42), 0, 7)
      context.fill()
    }
  })
}

function paintHouseRow(
  stage: Stage,
  layer: StageLayer,
  vanish: { x: number; y: number },
  side: -1 | 1,
): void {
  const { frame, palette, random, plan, finish } = stage
  const { context } = layer
  const area = pictureArea(frame)
  const edge = side < 0 ? area.left - 60 : area.right + 60
  const base =
    finish === 'cel' || finish === 'flat'
      ? mix('#b98a7a', palette.far, 0.45)
      : mix(palette.far, palette.near, 0.3)
  const place = (share: number, y: number): [number, number] => [
    vanish.x + (edge - vanish.x) * share,
    vanish.y + (y - vanish.y) * share,
  ]
  const floor = frame.height * 0.74
  let share = 0.14
  while (share < 1) {
    const next = Math.min(1.02, share * random.between(1.32, 1.6))
    const roof = frame.height * random.between(-0.12, 0.12)
    const wall = mix(
      mix(base, random.pick([palette.accent, palette.far, palette.fog]), 0.12),
      palette.fog,
      0.62 * (1 - share),
    )
    context.fillStyle = wall
    context.beginPath()
    for (const [s, y] of [
      [share, roof],
      [next, roof],
      [next, floor],
      [share, floor],
    ] as const)
      context.lineTo(...place(s, y))
    context.fill()
    for (let row = 0; row < 6; row += 1) {
      for (let column = 0; column < 3; column += 1) {
        if (random.next() > (plan.time === 'day' ? 0.8 : 0.5)) continue
        const from = share + ((next - share) * (column + 0.25)) / 3
        const to = share + ((next - share) * (column + 0.72)) / 3
        const top = roof + ((floor - roof) * (row + 0.35)) / 7
        const bottom = roof + ((floor - roof) * (row + 0.85)) / 7
        const isLit = plan.time !== 'day' && random.next() < 0.55
        context.fillStyle = isLit
          ? withAlpha(palette.accent, random.between(0.45, 0.95))
          : withAlpha(palette.near, 0.45)
        context.beginPath()
        for (const [s, y] of [
          [from, top],
          [to, top],
          [to, bottom],
          [from, bottom],
        ] as const)
          context.lineTo(...place(s, y))
        context.fill()
      }
    }
    share = next
  }
}

function paintLamps(stage: Stage, layer: StageLayer, vanish: { x: number; y: number }): void {
  const { frame, palette, plan } = stage
  const { context } = layer
  for (const side of [-1, 1] as const) {
    for (const share of [0.2, 0.36, 0.66]) {
      const x = vanish.x + side * share * frame.width * 0.72
      const foot = vanish.y + share * frame.height * 0.2
      const top = foot - share * frame.height * 0.5
      context.fillStyle = mix(palette.near, palette.fog, 0.45 * (1 - share))
      context.fillRect(x - 7 * share, top, 14 * share, foot - top)
      context.fillRect(Math.min(x, x - side * 90 * share), top - 5 * share, 90 * share, 10 * share)
      if (plan.time === 'day') continue
      const lampX = x - side * 84 * share
      glow(context, [lampX, top + 10 * share, 260 * share], palette.accent, 0.9)
      glow(context, [lampX, top + 10 * share, 60 * share], '#fff4d8', 1)
    }
  }
}
