import { glow, linear } from '../brush.ts'
import { pictureArea } from '../canvas.ts'
import { mix, withAlpha } from '../colour.ts'
import type { createStageLayer, Stage } from '../painting/stage.ts'

type StageLayer = ReturnType<typeof createStageLayer>

/** What may stand or hang at a wall beside the window, `x` its middle as a share of the frame's width. */
export type WallPiece = {
  readonly kind: 'pictures' | 'door' | 'fireplace' | 'plant' | 'bookcase'
  readonly x: number
}

/** Paints a piece at the wall; `floor` is where the wall ends. */
export function paintWallPiece(stage: Stage, layer: StageLayer, piece: WallPiece, floor: number): void {
  const x = piece.x * stage.frame.width
  PAINTERS[piece.kind](stage, layer, x, floor)
}

/** Sides of things at walls keep their size in wide frames. */
function unitOf({ frame }: Stage): number {
  return Math.min(frame.width, frame.height * 0.62)
}

type PaintPiece = (stage: Stage, layer: StageLayer, x: number, floor: number) => void

const paintPictures: PaintPiece = (stage, { context }, x, floor) => {
  const { palette, random } = stage
  const unit = unitOf(stage)
  const wood = mix('#a8824a', palette.near, 0.45)
  for (const [dx, rise, width, height] of [
    [-0.11, 0.62, 0.17, 0.22],
    [0.1, 0.66, 0.15, 0.13],
    [0.1, 0.46, 0.14, 0.12],
  ] as const) {
    const [left, top] = [x + (dx - width / 2) * unit, floor - rise * unit]
    context.fillStyle = withAlpha('#000000', 0.35)
    context.fillRect(left + 9, top + 12, width * unit, height * unit)
    context.fillStyle = wood
    context.fillRect(left, top, width * unit, height * unit)
    context.fillStyle = linear(
      context,
      [0, top, 0, top + height * unit],
      [mix(palette.sky[1], palette.far, 0.3), mix(palette.sky[3], palette.far, 0.4)],
    )
    const edge = 11
    context.fillRect(left + edge, top + edge, width * unit - 2 * edge, height * unit - 2 * edge)
    context.fillStyle = withAlpha(palette.near, 0.6)
    context.beginPath()
    context.ellipse(
      left + width * unit * random.between(0.3, 0.7),
      top + height * unit - edge,
      width * unit * 0.34,
      height * unit * random.between(0.2, 0.42),
      0,
      Math.PI,
      0,
    )
    context.fill()
  }
}

const paintDoor: PaintPiece = (stage, { context }, x, floor) => {
  const { palette, finish } = stage
  const unit = unitOf(stage)
  const [width, height] = [unit * 0.34, unit * 0.78]
  const [left, top] = [x - width / 2, floor - height]
  const wood = mix(finish === 'grim' ? '#3a2a24' : '#8a5a3a', palette.near, 0.32)
  context.fillStyle = mix(wood, palette.near, 0.5)
  context.fillRect(left - 20, top - 20, width + 40, height + 20)
  context.fillStyle = linear(context, [left, 0, left + width, 0], [wood, mix(wood, palette.sun, 0.16), wood])
  context.fillRect(left, top, width, height)
  for (const [from, to] of [
    [0.07, 0.42],
    [0.5, 0.93],
  ] as const) {
    for (const side of [0.1, 0.55]) {
      context.fillStyle = withAlpha(palette.near, 0.42)
      context.fillRect(left + width * side, top + height * from, width * 0.35, height * (to - from))
      context.fillStyle = withAlpha(palette.sun, 0.16)
      context.fillRect(left + width * side, top + height * to - 4, width * 0.35, 4)
    }
  }
  context.fillStyle = mix(palette.accent, '#e8d8a0', 0.4)
  context.beginPath()
  context.arc(left + width * 0.9, top + height * 0.5, 9, 0, 7)
  context.fill()
  // Light under the door: someone is on the other side, or the hall lamp is on.
  glow(context, [x, floor, width * 0.8], palette.accent, finish === 'grim' ? 0.5 : 0.3)
}

const paintFireplace: PaintPiece = (stage, { context }, x, floor) => {
  const { palette, random } = stage
  const unit = unitOf(stage)
  const [width, height] = [unit * 0.46, unit * 0.42]
  const [left, top] = [x - width / 2, floor - height]
  const stone = mix(mix('#8a8078', palette.far, 0.4), palette.near, 0.3)
  context.fillStyle = stone
  context.fillRect(left, top, width, height)
  context.fillRect(x - width * 0.36, floor - unit * 1.5, width * 0.72, unit * 1.1)
  context.strokeStyle = withAlpha(palette.near, 0.3)
  context.lineWidth = 4
  for (let y = top + 36; y < floor; y += 36) {
    for (let at = left + ((y / 36) % 2 ? 0 : 34); at < left + width; at += 68)
      context.strokeRect(at, y - 36, 68, 36)
  }
  context.fillStyle = mix(stone, palette.sun, 0.25)
  context.fillRect(left - 24, top - 22, width + 48, 26)
  context.fillStyle = '#0a0505'
  context.fillRect(x - width * 0.3, floor - height * 0.66, width * 0.6, height * 0.66)
  const fire = mix(palette.accent, '#ff8a2a', 0.5)
  glow(context, [x, floor - height * 0.2, width * 0.9], fire, 0.75)
  for (let flame = 0; flame < 9; flame += 1) {
    const at = x + random.between(-0.2, 0.2) * width
    const tall = height * random.between(0.2, 0.52)
    context.fillStyle = withAlpha(mix(fire, '#fff0b0', random.next() * 0.7), 0.8)
    context.beginPath()
    context.moveTo(at - 22, floor)
    context.quadraticCurveTo(at - 20, floor - tall * 0.5, at + random.between(-12, 12), floor - tall)
    context.quadraticCurveTo(at + 24, floor - tall * 0.4, at + 22, floor)
    context.fill()
  }
}

const paintPlant: PaintPiece = (stage, { context }, x, floor) => {
  const { palette, random } = stage
  const unit = unitOf(stage)
  const leaf = mix('#3f7a4a', palette.near, 0.3)
  for (let blade = 0; blade < 15; blade += 1) {
    const lean = random.between(-0.2, 0.2) * unit
    const rise = unit * random.between(0.24, 0.46)
    context.fillStyle = mix(leaf, palette.sun, random.between(0, 0.28))
    context.beginPath()
    context.moveTo(x - 8, floor - unit * 0.1)
    context.quadraticCurveTo(x + lean * 0.2, floor - rise * 1.1, x + lean, floor - rise)
    context.quadraticCurveTo(x + lean * 0.5, floor - rise * 0.6, x + 12, floor - unit * 0.1)
    context.fill()
  }
  context.fillStyle = linear(
    context,
    [x - unit * 0.08, 0, x + unit * 0.08, 0],
    [mix('#b06a48', palette.near, 0.5), mix('#c07a52', palette.sun, 0.12), mix('#b06a48', palette.near, 0.6)],
  )
  context.beginPath()
  context.moveTo(x - unit * 0.085, floor - unit * 0.13)
  context.lineTo(x + unit * 0.085, floor - unit * 0.13)
  context.lineTo(x + unit * 0.06, floor + 8)
  context.lineTo(x - unit * 0.06, floor + 8)
  context.fill()
}

const paintBookcase: PaintPiece = (stage, { context }, x, floor) => {
  const { palette, random, finish } = stage
  const unit = unitOf(stage)
  const [width, height] = [unit * 0.4, unit * 0.95]
  const [left, top] = [x - width / 2, floor - height]
  context.fillStyle = mix('#5a3f2a', palette.near, 0.5)
  context.fillRect(left - 16, top - 16, width + 32, height + 16)
  context.fillStyle = mix('#2a1c14', palette.near, 0.6)
  context.fillRect(left, top, width, height)
  const spines =
    finish === 'grim' ? [palette.far, palette.fog] : ['#8a3a2f', '#2f5a7a', '#c49a4a', '#4a6a4a', '#6a3f6a']
  for (let row = 1; row <= 5; row += 1) {
    const y = top + (height * row) / 5
    for (let at = left + 8; at < left + width - 24;) {
      const thick = random.between(16, 34)
      const tall = (height / 5) * random.between(0.55, 0.82)
      context.fillStyle = mix(mix(random.pick(spines), palette.far, 0.3), palette.near, 0.3)
      if (random.next() < 0.88) context.fillRect(at, y - tall, thick - 2, tall)
      at += thick
    }
    context.fillStyle = mix('#5a3f2a', palette.near, 0.35)
    context.fillRect(left, y - 8, width, 10)
  }
}

const PAINTERS: Record<WallPiece['kind'], PaintPiece> = {
  pictures: paintPictures,
  door: paintDoor,
  fireplace: paintFireplace,
  plant: paintPlant,
  bookcase: paintBookcase,
}

/** How walls are covered. */
export type WallCover = 'stripes' | 'panels' | 'bricks' | 'plain'

/** The pattern of a wall that ends at `floor`; the context is clipped to the wall. */
export function coverWall(stage: Stage, { context }: StageLayer, cover: WallCover, floor: number): void {
  const { frame, palette } = stage
  const area = pictureArea(frame)
  const [left, right, top] = [area.left - 400, area.right + 400, area.top - 400]
  context.fillStyle = withAlpha(palette.near, 0.09)
  if (cover === 'stripes') {
    for (let x = left; x < right; x += 92) context.fillRect(x, top, 4, frame.height * 1.6)
  } else if (cover === 'panels') {
    const rail = floor - frame.height * 0.17
    context.fillStyle = withAlpha(palette.near, 0.3)
    context.fillRect(left, rail, right - left, floor - rail)
    context.fillStyle = withAlpha(palette.sun, 0.2)
    context.fillRect(left, rail, right - left, 9)
    for (let x = left; x < right; x += 150) {
      context.fillStyle = withAlpha(palette.near, 0.28)
      context.fillRect(x + 18, rail + 40, 114, floor - rail - 74)
      context.fillStyle = withAlpha(palette.sun, 0.12)
      context.fillRect(x + 18, floor - 38, 114, 4)
    }
  } else if (cover === 'bricks') {
    context.strokeStyle = withAlpha(palette.near, 0.17)
    context.lineWidth = 4
    for (let row = 0; top + row * 46 < floor; row += 1) {
      for (let x = left + (row % 2) * 52; x < right; x += 104) context.strokeRect(x, top + row * 46, 104, 46)
    }
  }
}
