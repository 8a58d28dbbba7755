import type { Canvas } from '@napi-rs/canvas'
import { freeCanvas } from '@hookreel/film'
import { createLayer } from '../canvas.ts'
import { paintEnvironment } from '../environments/environments.ts'
import { paintBloom } from '../painting/light.ts'
import type { Backdrop, Stage } from '../painting/stage.ts'
import { hasBoth } from '../scene-plan.ts'
import type { PaintedLayer } from '../style-painter.ts'
import { placeSubjects } from '../subjects/place-subjects.ts'
import type { Placement } from '../subjects/placement.ts'
import { paintTypeLayers } from './type/type-composition.ts'

/** What a painted style adds to its environments. */
export type PaintedStyle = {
  readonly placement: Placement
  readonly bloom: { readonly threshold: number; readonly strength: number }
  /** Painted over the environment's nearest layer before it is used. */
  readonly dressFore?: (stage: Stage, backdrop: Backdrop) => void
  /** The layer fixed to the screen: vignette, petals, scratches, a calm ground for captions. */
  readonly paintOverlay: (stage: Stage) => Canvas
}

/** Paints a scene in a painted style: back, middle, subjects, fore, their light, and the overlay. */
export async function assembleScene(stage: Stage, style: PaintedStyle): Promise<PaintedLayer[]> {
  const { frame } = stage
  const backdrop = await paintEnvironment(stage)
  const hero = createLayer(frame)
  const beams = createLayer(frame, { detail: 0.25 })
  await placeSubjects(stage, backdrop, { hero, beams }, style.placement)
  style.dressFore?.(stage, backdrop)
  const { back, middle, fore, middleMotion = 'none' } = backdrop
  const isWritten = stage.plan.kind === 'type' || hasBoth(stage.plan)
  const footing = backdrop.spots[0]?.footing
  const isFloating = footing === 'air' || footing === 'water'
  // A day is bright all over: only its very lights may bloom, or it turns to milk.
  const daylight = stage.plan.time === 'day' ? 0.5 : 1
  const bloom = paintBloom(frame, [back.canvas, middle.canvas, hero.canvas, fore.canvas], {
    threshold: style.bloom.threshold + (1 - daylight) * 40,
    // Words are not read before a sky that is blown out.
    strength: style.bloom.strength * (0.4 + 0.6 * daylight) * (isWritten ? 0.4 : 1),
    beams: beams.canvas,
  })
  freeCanvas(beams.canvas)
  // What stands on the ground moves nearly with it, or it would slide over it.
  const subjects = isFloating
    ? ({ depth: 0.62, motion: 'bob' } as const)
    : ({ depth: 0.46, motion: 'none' } as const)
  return [
    { name: 'back', depth: 0.08, blend: 'normal', motion: 'none', canvas: back.canvas },
    { name: 'middle', depth: 0.42, blend: 'normal', motion: middleMotion, canvas: middle.canvas },
    { name: 'hero', blend: 'normal', canvas: hero.canvas, ...subjects },
    { name: 'fore', depth: 0.9, blend: 'normal', motion: 'none', canvas: fore.canvas },
    { name: 'light', depth: 0.4, blend: 'add', motion: 'none', canvas: bloom },
    { name: 'overlay', depth: null, blend: 'normal', motion: 'none', canvas: style.paintOverlay(stage) },
    ...(isWritten ? paintTypeLayers(stage.plan, frame) : []),
  ]
}
