import type { Canvas } from '@napi-rs/canvas'
import { createSprite } from './canvas.ts'
import { SHOT_FRAMINGS, type ScenePlan, type ShotFraming } from './scene-plan.ts'
import { isDeepSky } from './subjects/deep-sky.ts'
import { isPlanet } from './subjects/planet.ts'

/** These would be read backwards. */
const LETTERED =
  /calendar|clock|watch|newspaper|keyboard|map|button|sign|book|abacus|card|chart|calculator|code|resume|speedometer|big-ben|neon|passport|letters|digits|telegram|patent|magazine|blackboard|toys|apps|certificate/
/** There is one of these in the world, or in the film. */
const ONLY_ONE =
  /^(?:person|child|older-person|ghost|astronaut|volcano|earth|lighthouse|house|world-map|colosseum|taj-mahal|stonehenge|sphinx|great-wall|big-ben|trojan-horse|kaaba|skyline|forest|valley|flood|earthquake|setting-sun|solar-eclipse|.*(?:globe|statue|tower|castle|bridge).*)$/

/** Whether several of it may stand side by side. */
export function isCountable(subject: string): boolean {
  return !isPlanet(subject) && !isDeepSky(subject) && !ONLY_ONE.test(subject)
}

/** The framings that a thing can be shown in. */
export function framingsOf(subject: string): ShotFraming[] {
  const isTurnable = !isPlanet(subject) && !isDeepSky(subject) && !LETTERED.test(subject)
  return SHOT_FRAMINGS.filter((framing) => framing !== 'turned' || isTurnable)
}

/**
 * How a film frames a thing that it has shown so often before: each time differently; undefined when all framings are used up: the
 * scene then needs another subject.
 */
export function frameShot(subject: string, showing: number): ShotFraming | undefined {
  return framingsOf(subject)[showing]
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

const STAGES: Record<Exclude<ShotFraming, 'whole'>, Framing> = {
  small: { zoom: 1, flipped: false, subjectX: 0.33, subjectScale: 0.54 },
  turned: { zoom: 1.2, flipped: true, subjectX: 0.64, subjectScale: 1.06 },
}

/** What of the environment a scene shows by how its subject is framed; undefined where its turn in the film decides. */
export function stageOf({ framing = 'whole' }: ScenePlan): Framing | undefined {
  return framing === 'whole' ? undefined : STAGES[framing]
}

const SIZES: Record<Exclude<ShotFraming, 'whole'>, number> = {
  small: 0.6,
  turned: 1.04,
}

/** How many times its usual size a thing has on a sheet of its own; `turn`: how large it is by its turn when it is shown whole. */
export function sizeOf({ framing = 'whole' }: ScenePlan, turn = 1): number {
  return framing === 'whole' ? turn : SIZES[framing]
}

/** The drawing as its framing shows it, on a canvas of the same size. What is beside the main subject stays as it is. */
export function composeShot(
  { framing, subjects }: Pick<ScenePlan, 'framing' | 'subjects'>,
  subject: string,
  drawn: Canvas,
): Canvas {
  return framing === 'turned' && subject === subjects[0] ? turnRound(drawn) : drawn
}

function turnRound(drawn: Canvas): Canvas {
  const { canvas, context } = createSprite(drawn.width)
  context.translate(drawn.width, 0)
  context.scale(-1, 1)
  context.drawImage(drawn, 0, 0)
  return canvas
}
