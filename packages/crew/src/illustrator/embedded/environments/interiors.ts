import { glow, linear, createRidge, traceRidge } from '../brush.ts'
import { pictureArea } from '../canvas.ts'
import { mix, withAlpha } from '../colour.ts'
import { paintMoon, paintRays, paintStars } from '../painting/sky.ts'
import { createStageLayer, throughFraming, type Backdrop, type Stage } from '../painting/stage.ts'
import { paintClouds } from '../painting/texture.ts'
import { FLOOR, paintLamp, paintRug, paintTable, type Look, type StageLayer } from './furniture.ts'
import { isTextured } from './land.ts'
import { DESKS, KITCHENS, LABORATORIES, ROOMS, type Way } from './rooms.ts'
import { standingSpots } from './spots.ts'
import { coverWall, paintWallPiece } from './wall-pieces.ts'

/** A living room: by turns with a table under a wide window, a rug and pictures, a fire, or a door and a bookcase. */
export async function paintRoom(stage: Stage): Promise<Backdrop> {
  return paintInterior(stage, lookOf(stage, '#7a5a6a', ROOMS))
}

/** A desk with books, a lamp or a wide view. */
export async function paintDesk(stage: Stage): Promise<Backdrop> {
  return paintInterior(stage, lookOf(stage, '#5a5f72', DESKS))
}

/** A kitchen counter with tiles and shelves. */
export async function paintKitchen(stage: Stage): Promise<Backdrop> {
  return paintInterior(stage, lookOf(stage, '#b9a48a', KITCHENS))
}

/** A laboratory bench with glassware and cold light. */
export async function paintLaboratory(stage: Stage): Promise<Backdrop> {
  return paintInterior(stage, lookOf(stage, '#4a7482', LABORATORIES))
}

/** The scene's turn among the ways of a room, its walls in one of the film's own shades of `wall`. */
function lookOf(stage: Stage, wall: string, looks: readonly Way[]): Look {
  const { palette, plan } = stage
  const turn = (plan.index + plan.filmSeed) % looks.length
  const way = looks[turn] ?? looks[0]
  if (!way) throw new Error('no look')
  const shade = mix(wall, ['#8a6a4a', '#4a6a6a', '#6a5a8a', '#5a6a4a'][plan.filmSeed % 4] ?? wall, 0.3)
  return { ...way, wall: mix(mix(shade, palette.far, 0.45), palette.near, 0.22 + turn * 0.03) }
}

async function paintInterior(stage: Stage, look: Look): Promise<Backdrop> {
  const { frame, palette, plan, finish } = stage
  const back = createStageLayer(stage, 'back')
  const middle = createStageLayer(stage, 'middle')
  const fore = createStageLayer(stage, 'fore')
  const box = {
    left: look.window.x * frame.width,
    top: look.window.y * frame.height,
    width: look.window.width * frame.width,
    height: look.window.height * frame.height,
  }
  const lightPlace = { x: box.left + box.width * 0.66, y: box.top + box.height * 0.46 }
  const floor = frame.height * FLOOR
  paintView(stage, back, box, lightPlace)
  paintWall(stage, back, box, look)
  look.shelves?.(stage, back)
  paintFrame(stage, back, box)
  if (look.curtains) paintCurtains(stage, back, box)
  for (const piece of look.pieces) paintWallPiece(stage, back, piece, floor)
  if (look.lampX !== undefined) paintLamp(stage, back, look.lampX)
  const isFlat = finish === 'cel' || finish === 'flat'
  if (!isFlat)
    paintRays(stage, back.context, lightPlace, {
      count: 7,
      length: frame.height * 0.75,
      strength: 0.13,
      colour: palette.sun,
    })
  paintTable(stage, middle, look)
  if (look.hasRug) paintRug(stage, middle)
  const isDark = plan.time === 'night'
  return {
    back,
    middle,
    fore,
    light: throughFraming(
      stage,
      'back',
      isDark && look.lampX !== undefined
        ? { x: look.lampX * frame.width, y: frame.height * 0.2 }
        : lightPlace,
    ),
    spots: standingSpots(stage, 'table', frame.height * 0.683, 0.96),
    gloss: isFlat ? 0.1 : 0.24,
  }
}

type Box = { left: number; top: number; width: number; height: number }

function paintView(stage: Stage, layer: StageLayer, box: Box, light: { x: number; y: number }): void {
  const { frame, palette, plan, random } = stage
  const { context } = layer
  context.save()
  context.beginPath()
  context.rect(box.left - 20, box.top - 20, box.width + 40, box.height + 40)
  context.clip()
  context.fillStyle = linear(context, [0, box.top, 0, box.top + box.height], palette.sky)
  context.fillRect(box.left - 20, box.top - 20, box.width + 40, box.height + 40)
  if (plan.time === 'night') {
    paintStars(stage, context, box.top + box.height, 220)
    paintMoon(stage, context, light, 44)
  } else {
    glow(context, [light.x, light.y, box.width * 0.8], palette.sun, 0.75)
    context.fillStyle = mix(palette.sun, '#ffffff', 0.6)
    context.beginPath()
    context.arc(light.x, light.y, 46, 0, 7)
    context.fill()
  }
  if (isTextured(stage)) {
    paintClouds(context, frame, {
      seed: plan.filmSeed + plan.index,
      top: box.top - 20,
      bottom: box.top + box.height,
      cover: 0.5,
      size: 300,
      lit: mix(palette.cloud, palette.sun, 0.5),
      shade: mix(palette.sky[1], palette.cloud, 0.4),
      alpha: 0.6,
      lightX: light.x,
    })
  }
  if (plan.weather !== 'clear') paintOutdoorWeather(stage, layer, box)
  for (const [y, height, shade] of [
    [0.74, 0.22, 0.2],
    [0.9, 0.18, 0.6],
  ] as const) {
    traceRidge(
      context,
      frame,
      createRidge(frame, random, {
        y: box.top + box.height * y,
        height: box.height * height,
        roughness: 0.48,
      }),
    )
    context.fillStyle = mix(mix(palette.far, palette.fog, 0.5), palette.near, shade)
    context.fill()
  }
  context.restore()
}

/** Snow or rain seen through the window. */
function paintOutdoorWeather(stage: Stage, { context }: StageLayer, box: Box): void {
  const { plan, random, palette } = stage
  const isSnow = plan.weather === 'snow'
  if (!isSnow && plan.weather !== 'rain' && plan.weather !== 'storm') return
  for (let i = 0; i < 130; i += 1) {
    const [x, y] = [box.left + random.next() * box.width, box.top + random.next() * box.height]
    context.fillStyle = withAlpha(isSnow ? '#ffffff' : palette.fog, random.between(0.3, 0.9))
    context.beginPath()
    if (isSnow) context.arc(x, y, random.between(2, 7), 0, 7)
    else context.rect(x, y, 2, random.between(16, 46))
    context.fill()
  }
}

function paintWall(stage: Stage, layer: StageLayer, box: Box, look: Look): void {
  const { frame, palette } = stage
  const { context } = layer
  const area = pictureArea(frame)
  const isFlat = !isTextured(stage)
  const lit = mix(look.wall, palette.sun, isFlat ? 0.3 : 0.2)
  context.save()
  context.beginPath()
  context.rect(area.left - frame.width, area.top - frame.height, frame.width * 4, frame.height * 3)
  context.rect(box.left, box.top, box.width, box.height)
  context.clip('evenodd')
  context.fillStyle = linear(
    context,
    [0, area.top, 0, frame.height * 0.72],
    [mix(look.wall, palette.near, 0.55), lit, look.wall],
  )
  context.fillRect(area.left - frame.width, area.top - frame.height, frame.width * 4, frame.height * 3)
  glow(
    context,
    [box.left + box.width / 2, box.top + box.height / 2, box.width * 1.15],
    mix(palette.sun, palette.sky[2], 0.35),
    isFlat ? 0.2 : 0.4,
  )
  coverWall(stage, layer, look.cover, frame.height * FLOOR)
  context.restore()
}

function paintFrame(stage: Stage, layer: StageLayer, box: Box): void {
  const { palette, finish } = stage
  const { context } = layer
  const wood = mix('#efe3d0', palette.far, finish === 'grim' ? 0.78 : 0.45)
  const dark = mix(wood, palette.near, 0.55)
  const bar = (x: number, y: number, width: number, height: number) => {
    context.fillStyle = dark
    context.fillRect(x + 4, y + 5, width, height)
    context.fillStyle = wood
    context.fillRect(x, y, width, height)
  }
  bar(box.left + box.width / 2 - 6, box.top, 12, box.height)
  bar(box.left, box.top + box.height * 0.46, box.width, 12)
  bar(box.left - 14, box.top - 14, 26, box.height + 28)
  bar(box.left + box.width - 12, box.top - 14, 26, box.height + 28)
  bar(box.left - 14, box.top - 14, box.width + 28, 26)
  bar(box.left - 46, box.top + box.height - 4, box.width + 92, 34)
}

function paintCurtains(stage: Stage, layer: StageLayer, box: Box): void {
  const { palette, finish } = stage
  const { context } = layer
  const cloth =
    finish === 'grim' ? mix(palette.accent, palette.near, 0.45) : mix(palette.accent, palette.far, 0.3)
  for (const side of [-1, 1] as const) {
    const x = side < 0 ? box.left - 34 : box.left + box.width + 34
    const [top, bottom] = [box.top - 64, box.top + box.height + 130]
    for (let fold = -3; fold <= 3; fold += 1) {
      const shade =
        fold % 2 === 0
          ? mix(cloth, palette.sun, side === (fold < 0 ? -1 : 1) ? 0.1 : 0.24)
          : mix(cloth, palette.near, 0.5)
      context.fillStyle = linear(context, [0, top, 0, bottom], [shade, shade, mix(shade, palette.near, 0.4)])
      context.beginPath()
      context.moveTo(x + fold * 25 - 14, top)
      context.lineTo(x + fold * 25 + 14, top)
      context.bezierCurveTo(
        x + fold * 24 - side * 14,
        box.top + box.height * 0.5,
        x + fold * 17 - side * 10,
        box.top + box.height * 0.7,
        x + fold * 18 + 12,
        bottom,
      )
      context.lineTo(x + fold * 18 - 14, bottom)
      context.bezierCurveTo(
        x + fold * 17 - side * 20,
        box.top + box.height * 0.7,
        x + fold * 24 - side * 24,
        box.top + box.height * 0.5,
        x + fold * 25 - 14,
        top,
      )
      context.fill()
    }
  }
  context.fillStyle = mix(palette.near, palette.far, 0.4)
  context.fillRect(box.left - 150, box.top - 78, box.width + 300, 18)
}
