import type { Canvas } from '@napi-rs/canvas'
import { createSprite } from './canvas.ts'
import type { ScenePlan } from './scene-plan.ts'

/**
 * How a thing is shown when the film has shown it before: nearer than any first showing, then farther away, then from
 * the other side. No two of them, and none of the first framings, look alike.
 */
const FRAMINGS: readonly Framing[] = [
  { zoom: 1.5, flipped: true, subjectX: 0.5, subjectScale: 1.46 },
  { zoom: 1, flipped: false, subjectX: 0.34, subjectScale: 0.76 },
  { zoom: 1.3, flipped: true, subjectX: 0.64, subjectScale: 1.12 },
  { zoom: 1.16, flipped: false, subjectX: 0.68, subjectScale: 0.9 },
]
/** The same for styles that lay things out on a sheet of their own. */
const SIZES = [1, 1.24, 0.76, 1.12, 0.86]
/** From here on words stand where the thing would be shown once more. */
export const SHOWN_ENOUGH = 5
/** These would be read backwards. */
const LETTERED = /calendar|clock|watch|newspaper|keyboard|map|button|sign|book|abacus|card|chart/

/** The framing of a thing that was shown before; undefined for the first time. */
export function framingAgain({ showing = 0 }: ScenePlan): Framing | undefined {
  return showing === 0 ? undefined : FRAMINGS[(showing - 1) % FRAMINGS.length]
}

/** How many times its usual size a thing has on a sheet. */
export function sizeAgain({ showing = 0 }: ScenePlan): number {
  return SIZES[showing % SIZES.length] ?? 1
}

/** Whether a subject looks the other way than it did the last time. */
export function isTurned({ showing = 0, subjects }: ScenePlan, subject: string): boolean {
  return showing % 2 === 1 && subject === subjects[0] && !LETTERED.test(subject)
}

/** The drawing turned round. */
export function turnRound(drawn: Canvas): Canvas {
  const { canvas, context } = createSprite(drawn.width)
  context.translate(drawn.width, 0)
  context.scale(-1, 1)
  context.drawImage(drawn, 0, 0)
  return canvas
}

/** How a scene is framed: which part of the environment the picture shows. */
export type Framing = {
  readonly zoom: number
  /** The environment is mirrored. */
  readonly flipped: boolean
  /** Where the subject stands, as a fraction of the frame's width. */
  readonly subjectX: number
  /** How large the subject is, 1 is usual. */
  readonly subjectScale: number
}
