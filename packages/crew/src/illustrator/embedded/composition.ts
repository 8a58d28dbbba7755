import type { StyleId } from '@hookreel/film'
import { isWide, layoutArea, layoutOf, standAlone } from './art/direct-scene.ts'
import { inUnits, type Area, type DesignFrame } from './canvas.ts'
import { hasBoth, type ScenePlan } from './scene-plan.ts'

/** Where the words and the drawing of a scene stand that has both: in shares of the frame. */
type Composition = { readonly words: Area; readonly drawing: Area }

const share = (left: number, top: number, right: number, bottom: number): Area => ({
  left,
  top,
  right,
  bottom,
})

/** Words above what stands, as on a poster; where nothing stands on a ground, they come below it by turns. What is read keeps where no network covers it. */
const POSTER: Composition = { words: share(0.09, 0.13, 0.87, 0.43), drawing: share(0.05, 0.43, 0.95, 0.84) }
const CAPTIONED: Composition = {
  words: share(0.09, 0.48, 0.87, 0.76),
  drawing: share(0.08, 0.1, 0.92, 0.48),
}
/** Where the frame is no taller than wide: side by side. */
const WORDS_LEFT: Composition = {
  words: share(0.06, 0.09, 0.52, 0.88),
  drawing: share(0.54, 0.12, 0.95, 0.84),
}
const WORDS_RIGHT: Composition = {
  words: share(0.48, 0.09, 0.94, 0.88),
  drawing: share(0.05, 0.12, 0.46, 0.84),
}

/** Under a chart, or beside it. */
const UNDER_CHART = share(0.09, 0.53, 0.87, 0.765)
const BESIDE_CHART = share(0.53, 0.1, 0.93, 0.86)

/** Whether a style pins, glues or inks its things anywhere; the others stand them on a ground. */
const IS_PINNED: Readonly<Record<StyleId, boolean>> = {
  default: false,
  anime: false,
  horror: false,
  superhero: true,
  documentary: true,
  crayon_drawing: true,
}

function compositionOf(plan: ScenePlan, frame: DesignFrame): Composition {
  const turn = plan.index + plan.filmSeed
  if (isWide(frame)) return turn % 2 === 0 ? WORDS_LEFT : WORDS_RIGHT
  return IS_PINNED[plan.style] && !plan.cast && turn % 3 === 1 ? CAPTIONED : POSTER
}

/** Where the words stand beside a drawing or a chart, or by their layout; null where they have the frame to themselves. */
export function wordsArea(plan: ScenePlan, frame: DesignFrame): Area | null {
  if (hasBoth(plan)) return inUnits(compositionOf(plan, frame).words, frame)
  if (plan.chart) return inUnits(isWide(frame) ? BESIDE_CHART : UNDER_CHART, frame)
  const layout = layoutOf(plan)
  return layout === null ? null : layoutArea(layout, frame, standAlone(plan, layout))
}

/** Where the drawing stands beside words; null where it fills the frame. */
export function drawingArea(plan: ScenePlan, frame: DesignFrame): Area | null {
  return hasBoth(plan) ? inUnits(compositionOf(plan, frame).drawing, frame) : null
}

type Box = { readonly x: number; readonly y: number; readonly size: number }

/** The same boxes (given by their middles), as large as they can be where the drawing stands. */
export function fitInto<T extends Box>(area: Area | null, boxes: readonly T[]): T[] {
  if (area === null || boxes.length === 0) return [...boxes]
  const left = Math.min(...boxes.map(({ x, size }) => x - size / 2))
  const right = Math.max(...boxes.map(({ x, size }) => x + size / 2))
  const top = Math.min(...boxes.map(({ y, size }) => y - size / 2))
  const bottom = Math.max(...boxes.map(({ y, size }) => y + size / 2))
  const [width, height] = [area.right - area.left, area.bottom - area.top]
  const factor = Math.min(width / (right - left), height / (bottom - top))
  // As far aside as its scene has it, and whole.
  const reach = (width - (right - left) * factor) / 2
  const middle = (area.left + area.right) / 2
  const aside = Math.max(-reach, Math.min(reach, (left + right) / 2 - middle))
  return boxes.map((box) => ({
    ...box,
    x: middle + aside + (box.x - (left + right) / 2) * factor,
    y: (area.top + area.bottom) / 2 + (box.y - (top + bottom) / 2) * factor,
    size: box.size * factor,
  }))
}
