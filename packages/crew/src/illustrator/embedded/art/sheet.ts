import { contrastOf, readableOn } from '@hookreel/film'
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { DesignFrame } from '../canvas.ts'
import type { ScenePlan } from '../scene-plan.ts'

/** The colours that a style designs a ground with. Words are read on `paper` and on `panel`; nothing else lies behind them. */
export type Tones = {
  readonly paper: string
  /** The second ground, of a frame that is parted in two. */
  readonly second: string
  readonly light: string
  readonly dark: string
  readonly accent: string
  readonly panel: string
  /** What a panel and a shape are drawn round with; null where the style has no lines. */
  readonly line: { readonly colour: string; readonly width: number } | null
  /** The letters of a sign. */
  readonly family: string
}

/** Large signs are read from this contrast on: a red "2005" on dark paper had 1.2. */
const SEEN = 2.5

/** What a sign is drawn with: the accent, or where that is hardly seen on its ground and has no line around it, the tone that is seen best. */
export function inkOn({ accent, light, dark, paper, line }: Tones, ground: string): string {
  if (line !== null || contrastOf(accent, ground) >= SEEN) return accent
  const tones = [accent, light, dark, paper]
  const best = tones.reduce((one, tone) => (contrastOf(tone, ground) > contrastOf(one, ground) ? tone : one))
  // Of a family of pale crayons none is seen on another.
  return contrastOf(best, ground) >= SEEN ? best : readableOn(ground, accent)
}

/** Where and with what a ground is painted. */
export type ArtSheet = {
  readonly context: SKRSContext2D
  readonly frame: DesignFrame
  readonly plan: ScenePlan
  readonly tones: Tones
}

/** A part of the frame that shapes fill, from its lower edge upwards. */
export type Slot = {
  readonly context: SKRSContext2D
  readonly tones: Tones
  readonly width: number
  readonly height: number
  readonly seed: number
  /** What shines in the sky is the moon then. */
  readonly isNight: boolean
}

export type PaintShape = (slot: Slot) => void

/** Fills the path and draws it round where the style has lines. */
export function fill({ context, tones }: Pick<Slot, 'context' | 'tones'>, colour: string): void {
  context.fillStyle = colour
  context.fill()
  if (tones.line === null) return
  context.strokeStyle = tones.line.colour
  context.lineWidth = tones.line.width
  context.lineJoin = 'round'
  context.stroke()
}

/** The way round a young moon, for `fill`. */
export function traceCrescent(
  { context }: Pick<Slot, 'context'>,
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
): void {
  const horn = Math.PI * 0.7
  const [inX, inY] = [radius * (Math.cos(horn) + INSET), radius * Math.sin(horn)]
  const inner = Math.atan2(inY, inX)
  context.arc(x, y, radius, -horn, horn)
  context.arc(x - radius * INSET, y, Math.hypot(inX, inY), inner, -inner, true)
  context.closePath()
}

/** How far the middle of its inner edge lies behind its own, of its radius. */
const INSET = 0.35
