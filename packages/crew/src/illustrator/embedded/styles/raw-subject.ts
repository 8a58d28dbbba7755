import type { Canvas } from '@napi-rs/canvas'
import { createSprite, type DesignFrame } from '../canvas.ts'
import { drawIcon } from '../icons.ts'
import { createStage } from '../painting/stage.ts'
import type { ScenePlan } from '../scene-plan.ts'
import { composeShot } from '../shot-framing.ts'
import { drawFlatSubject } from './crayon-drawing/planet.ts'
import { drawSubject } from '../subjects/draw-subject.ts'

/** Painted subjects that the graphic styles take from Noto instead: a clean outline suits ink, crayon and scissors. */
const AS_ICON: Record<string, string> = {
  house: 'house',
  tree: 'deciduous-tree',
  'dead-tree': 'leafless-tree',
  asteroid: 'rock',
  comet: 'comet',
}

/** Draws a subject as it is, without a style's light, on a square transparent canvas. It may be shared: copy it to change it. */
export type DrawRaw = (name: string, pixels: number) => Promise<Canvas>

/** How the subjects of a scene are drawn and framed before a graphic style works on them; `worlds`: how planets and stars are. */
export function createRawSubjects(
  plan: ScenePlan,
  frame: DesignFrame,
  worlds: 'flat' | 'painted' = 'flat',
): DrawRaw {
  const stage = createStage({ ...plan, time: 'day' }, frame, 'flat')
  // Buildings have light and shade of their own.
  const sunny = createStage({ ...plan, time: 'day', filmSeed: 0 }, frame, 'painted')
  const draw = async (name: string, pixels: number) => {
    // A star of space is a ball of fire; one that a child asks for has five points.
    const icon = name === 'star' && plan.environment !== 'space' ? 'star' : AS_ICON[name]
    const side = Math.max(16, Math.round(pixels))
    const flat = worlds === 'flat' && icon === undefined ? drawFlatSubject(name, side, plan.seed) : undefined
    if (flat !== undefined) return flat
    if (name === 'lighthouse') return enlarge(await drawSubject(sunny, name, side * TOWER, -0.6), side)
    return icon === undefined ? drawSubject(stage, name, side, -0.6) : drawIcon(icon, side)
  }
  return async (name, pixels) => composeShot(plan, name, await draw(name, pixels))
}

/** A tower leaves much of its square free: it is drawn larger and cut at the sides and the top. */
const TOWER = 1.2

function enlarge(drawn: Canvas, side: number): Canvas {
  const { canvas, context } = createSprite(side)
  context.drawImage(drawn, (side - drawn.width) / 2, side - drawn.height)
  return canvas
}
