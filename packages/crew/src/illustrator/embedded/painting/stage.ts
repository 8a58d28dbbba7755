import { createRandom, type Random } from '@hookreel/film'
import { createLayer, type DesignFrame, type Layer } from '../canvas.ts'
import type { ScenePlan } from '../scene-plan.ts'
import { stageOf, type Framing } from '../shot-framing.ts'
import { choosePalette, type Finish, type Palette } from './palettes.ts'

/** Everything a painter needs to know about the scene it paints. */
export type Stage = {
  readonly plan: ScenePlan
  readonly frame: DesignFrame
  readonly finish: Finish
  readonly palette: Palette
  readonly random: Random
  readonly framing: Framing
}

/** Where a subject may be put. */
export type Spot = {
  /** In design units; `y` is the subject's base for `ground`, `table` and `water`, its middle for `air`. */
  readonly x: number
  readonly y: number
  /** Side of the subject's box in design units. */
  readonly size: number
  readonly footing: 'ground' | 'table' | 'water' | 'air'
}

/** A painted environment. */
export type Backdrop = {
  readonly back: Layer
  readonly middle: Layer
  readonly fore: Layer
  /** Where the key light is, in design units. */
  readonly light: { readonly x: number; readonly y: number }
  /** The first is the main one. */
  readonly spots: readonly Spot[]
  /** How much of the surroundings the ground mirrors: 0 dry earth, 0.5 wet asphalt. */
  readonly gloss: number
  /** How its middle comes in; it stands still where this is left out. */
  readonly middleMotion?: 'none' | 'pop' | 'rise'
}

/** Paints an environment. */
export type EnvironmentPainter = (stage: Stage) => Promise<Backdrop>

// Neighbouring scenes differ in side, distance and mirroring; five patterns take long to repeat beside the seeds.
const FRAMINGS: readonly Framing[] = [
  { zoom: 1, flipped: false, subjectX: 0.5, subjectScale: 1 },
  { zoom: 1.22, flipped: true, subjectX: 0.44, subjectScale: 1.16 },
  { zoom: 1.06, flipped: false, subjectX: 0.6, subjectScale: 0.86 },
  { zoom: 1.38, flipped: false, subjectX: 0.52, subjectScale: 1.34 },
  { zoom: 1.1, flipped: true, subjectX: 0.4, subjectScale: 0.94 },
]

/** Prepares a scene for painting in a finish. */
export function createStage(plan: ScenePlan, frame: DesignFrame, finish: Finish): Stage {
  const turn = (plan.index + (plan.filmSeed % FRAMINGS.length)) % FRAMINGS.length
  const framing = stageOf(plan) ?? FRAMINGS[turn] ?? FRAMINGS[0]
  if (!framing) throw new Error('no framing')
  return {
    plan,
    frame,
    finish,
    palette: choosePalette(finish, plan.time, plan.filmSeed),
    random: createRandom(plan.seed),
    framing,
  }
}

/** How strongly a layer follows the framing's zoom, by its place. */
const ZOOM_SHARE = { back: 0.45, middle: 1, fore: 1.2 }

// Ground and things near the lens are soft in themselves; at full size their PNGs take longer than all the painting.
const DETAIL = { back: 1, middle: 0.7, fore: 0.6 }

/** A plain floor is softer still. */
const PLAIN_DETAIL = 0.46

/** A layer that sees the environment through the scene's framing (zoomed about the horizon, mirrored). */
export function createStageLayer(stage: Stage, place: keyof typeof ZOOM_SHARE): Layer {
  const isFloor = place !== 'back' && stage.plan.environment === 'plain'
  const layer = createLayer(stage.frame, { detail: isFloor ? PLAIN_DETAIL : DETAIL[place] })
  const { zoom, flipped } = stage.framing
  const factor = 1 + (zoom - 1) * ZOOM_SHARE[place]
  const { width, height } = stage.frame
  const anchorY = place === 'fore' ? height : height * 0.62
  layer.context.translate(width / 2, anchorY)
  layer.context.scale(flipped ? -factor : factor, factor)
  layer.context.translate(-width / 2, -anchorY)
  return layer
}

/** A point of the environment's back or middle as it appears in the picture. */
export function throughFraming(
  stage: Stage,
  place: keyof typeof ZOOM_SHARE,
  point: { x: number; y: number },
): { x: number; y: number } {
  const { zoom, flipped } = stage.framing
  const factor = 1 + (zoom - 1) * ZOOM_SHARE[place]
  const { width, height } = stage.frame
  const anchorY = place === 'fore' ? height : height * 0.62
  return {
    x: width / 2 + (point.x - width / 2) * (flipped ? -factor : factor),
    y: anchorY + (point.y - anchorY) * factor,
  }
}
