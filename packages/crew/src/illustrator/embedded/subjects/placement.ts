import type { Canvas } from '@napi-rs/canvas'
import type { Spot, Stage } from '../painting/stage.ts'
import type { SubjectKind } from './draw-subject.ts'

/** Gives a raw sprite the look of its style. `side`: where the light is, -1 left, 1 right. */
type Treatment = (
  stage: Stage,
  sprite: Canvas,
  subject: { kind: SubjectKind; spot: Spot; side: -1 | 1 },
) => Canvas

/** How subjects meet their surroundings in a style. */
export type Placement = {
  readonly treat: Treatment
  /** Strength of the light behind a subject, 0 to 1. */
  readonly backlight: number
  readonly shadow: number
}
