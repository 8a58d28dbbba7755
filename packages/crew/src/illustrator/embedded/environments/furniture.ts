import { drawSoft, glow, linear } from '../brush.ts'
import { pictureArea } from '../canvas.ts'
import { mix, withAlpha } from '../colour.ts'
import type { createStageLayer, Stage } from '../painting/stage.ts'
import { paintSurface } from '../painting/texture.ts'
import { isTextured } from './land.ts'
import type { WallCover, WallPiece } from './wall-pieces.ts'

/** What sets one interior apart. */
export type Look = {
  /** Where the window is in fractions of the frame; its view is what `time` says. */
  readonly window: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly wall: string
  readonly table: string
  readonly curtains: boolean
  readonly cover: WallCover
  readonly pieces: readonly WallPiece[]
  /** A round rug on the floor; without it the ground in front is a table or plain boards. */
  readonly hasRug?: boolean
  readonly shelves?: (stage: Stage, layer: StageLayer) => void
  readonly lampX?: number
}

/** Where walls end, as a share of the frame's height. */
export const FLOOR = 0.632

/** A layer of the stage as interiors paint on it. */
export type StageLayer = ReturnType<typeof createStageLayer>

/** A hanging lamp with its light. */
export function paintLamp(stage: Stage, layer: StageLayer, share: number): void {
  const { frame, palette, finish } = stage
  const { context } = layer
  const x = share * frame.width
  const y = frame.height * 0.2
  context.fillStyle = mix(palette.near, '#000000', 0.2)
  context.fillRect(x - 3, -frame.height * 0.4, 6, y + frame.height * 0.4)
  context.beginPath()
  context.moveTo(x - 34, y - 40)
  context.quadraticCurveTo(x, y - 64, x + 34, y - 40)
  context.lineTo(x + 92, y + 36)
  context.lineTo(x - 92, y + 36)
  context.closePath()
  context.fillStyle = linear(
    context,
    [x - 92, 0, x + 92, 0],
    [
      mix(palette.accent, palette.near, 0.5),
      mix(palette.accent, palette.near, 0.25),
      mix(palette.near, palette.accent, 0.2),
    ],
  )
  context.fill()
  if (finish !== 'flat') {
    glow(context, [x, y + 44, frame.width * 0.62], palette.accent, 0.55)
    glow(context, [x, y + 44, 130], '#fff0cc', 0.9)
  }
}

/** The table in front, with the window's light on it. */
export function paintTable(stage: Stage, layer: StageLayer, look: Look): void {
  const { frame, palette, plan, random } = stage
  const { context } = layer
  const area = pictureArea(frame)
  const top = frame.height * 0.63
  const wood = mix(look.table, palette.near, plan.time === 'night' ? 0.5 : 0.28)
  context.save()
  context.beginPath()
  context.rect(area.left - frame.width, top, frame.width * 4, area.bottom)
  context.clip()
  if (isTextured(stage)) {
    paintSurface(context, frame, {
      seed: 41 + (plan.filmSeed % 97),
      top,
      bottom: area.bottom,
      grainX: 520,
      grainY: 26,
      lit: mix(wood, palette.sun, 0.3),
      base: wood,
      shade: mix(wood, palette.near, 0.5),
      lightSide: 1,
      contrast: 1.3,
      perspective: true,
      haze: { colour: palette.near, amount: 0.72 },
    })
  } else {
    context.fillStyle = linear(
      context,
      [0, top, 0, area.bottom],
      [mix(wood, palette.sun, 0.35), wood, mix(wood, palette.near, 0.4)],
    )
    context.fillRect(area.left - frame.width, top, frame.width * 4, area.bottom)
  }
  // Light from the window lying on the table, and its bright back edge.
  drawSoft(
    context,
    frame,
    20,
    (soft) => {
      const shift = random.between(-0.06, 0.06) * frame.width
      for (const x of [0.28, 0.56]) {
        soft.fillStyle = withAlpha(palette.sun, plan.time === 'night' ? 0.22 : 0.4)
        soft.beginPath()
        soft.moveTo(frame.width * x + shift, top)
        soft.lineTo(frame.width * (x + 0.23) + shift, top)
        soft.lineTo(frame.width * (x + 0.12 + (x - 0.5) * 0.5) + shift, frame.height * 0.9)
        soft.lineTo(frame.width * (x - 0.22 + (x - 0.5) * 0.5) + shift, frame.height * 0.9)
        soft.fill()
      }
    },
    { mode: 'screen' },
  )
  context.fillStyle = withAlpha(mix(palette.sun, wood, 0.3), 0.75)
  context.fillRect(area.left - frame.width, top, frame.width * 4, 5)
  context.restore()
}

/** A round rug in perspective, with two rings. */
export function paintRug(stage: Stage, { context }: StageLayer): void {
  const { frame, palette } = stage
  const cloth = mix(palette.accent, palette.near, 0.45)
  for (const [share, colour] of [
    [1, mix(cloth, palette.near, 0.35)],
    [0.93, cloth],
    [0.72, mix(cloth, palette.sun, 0.24)],
    [0.66, mix(cloth, palette.near, 0.15)],
  ] as const) {
    context.fillStyle = withAlpha(colour, 0.92)
    context.beginPath()
    context.ellipse(
      frame.width / 2,
      frame.height * 0.755,
      frame.width * 0.5 * share,
      frame.height * 0.085 * share,
      0,
      0,
      7,
    )
    context.fill()
  }
}
