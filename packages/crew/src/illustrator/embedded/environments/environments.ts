import type { Environment } from '../scene-plan.ts'
import type { Backdrop, EnvironmentPainter, Stage } from '../painting/stage.ts'
import { paintSea } from './sea.ts'
import { paintSpace } from './space.ts'

const PAINTERS: Partial<Record<Environment, EnvironmentPainter>> = { space: paintSpace, sea: paintSea }

/** Paints the environment of a scene: back (without transparency), middle and fore layers, and where things may stand. */
export async function paintEnvironment(stage: Stage): Promise<Backdrop> {
  const paint = PAINTERS[stage.plan.environment] ?? paintSea
  return paint(stage)
}
