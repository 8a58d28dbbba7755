import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '@hookreel/film'
import type { Art } from '../../art/prepare-art.ts'
import type { DesignFrame } from '../../canvas.ts'
import type { ScenePlan } from '../../scene-plan.ts'

/** What the drawing of a background needs to know. */
export type Sheet = {
  readonly context: SKRSContext2D
  readonly frame: DesignFrame
  readonly plan: ScenePlan
  readonly random: Random
  /** Where the ground begins. */
  readonly horizon: number
  /** The design of a ground of words. */
  readonly art: Art | null
}
