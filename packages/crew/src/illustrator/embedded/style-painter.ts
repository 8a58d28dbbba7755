import type { Canvas } from '@napi-rs/canvas'
import type { PictureLayer } from '@hookreel/film'
import type { DesignFrame } from './canvas.ts'
import type { ScenePlan } from './scene-plan.ts'

/**
 * A layer as painted: its canvas covers the whole picture with overscan (depth a number) or exactly the frame (depth
 * `null`), at any resolution. What is transparent around the painting is cut off when it is encoded.
 */
export type PaintedLayer = {
  readonly name: string
  readonly depth: number | null
  readonly blend: 'normal' | 'add'
  readonly motion: PictureLayer['motion']
  /** When a layer of words is seen. */
  readonly cue?: PictureLayer['cue']
  /** What happens to it. */
  readonly act?: PictureLayer['act']
  /** Where the canvas lies in the picture, in shares of its sides, when it does not cover all of it. */
  readonly box?: PictureLayer['box']
  readonly canvas: Canvas
}

/** Paints one scene in one style: layers from the back to the front, the first one without transparency. */
export type StylePainter = (plan: ScenePlan, frame: DesignFrame) => Promise<PaintedLayer[]>
