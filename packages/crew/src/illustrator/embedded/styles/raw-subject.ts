import type { Canvas } from '@napi-rs/canvas'
import { createSprite, type DesignFrame } from '../canvas.ts'
import { drawIcon } from '../icons.ts'
import { createStage } from '../painting/stage.ts'
import type { ScenePlan } from '../scene-plan.ts'
import { isTurned, turnRound } from '../shown-again.ts'
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

/** How the subjects of a scene are drawn before a graphic style works on them. */
export function createRawSubjects(plan: ScenePlan, frame: DesignFrame): DrawRaw {
  const stage = createStage({ ...plan, time: 'day' }, frame, 'flat')
  // Buildings have light and shade of their own.
  const sunny = createStage({ ...plan, time: 'day', filmSeed: 0 }, frame, 'painted')
  const draw = async (name: string, pixels: number) => {
    const icon = AS_ICON[name]
    const side = Math.max(16, Math.round(pixels))
    if (name === 'lighthouse') return enlarge(await drawSubject(sunny, name, side * TOWER, -0.6), side)
    return icon === undefined ? drawSubject(stage, name, side, -0.6) : drawIcon(icon, side)
  }
  return async (name, pixels) => {
    const drawn = await draw(name, pixels)
    return isTurned(plan, name) ? turnRound(drawn) : drawn
  }
}

/** A tower leaves much of its square free: it is drawn larger and cut at the sides and the top. */
const TOWER = 1.2

function enlarge(drawn: Canvas, side: number): Canvas {
  const { canvas, context } = createSprite(side)
  context.drawImage(drawn, (side - drawn.width) / 2, side - drawn.height)
  return canvas
}
