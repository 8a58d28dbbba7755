import type { DesignFrame } from '../../canvas.ts'
import type { ScenePlan } from '../../scene-plan.ts'

/** Where the things on an evidence board lie. */
export type Board = {
  readonly plan: ScenePlan
  readonly frame: DesignFrame
  readonly photo: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
    readonly angle: number
  }
  readonly cutouts: readonly {
    readonly x: number
    readonly y: number
    readonly size: number
    readonly angle: number
  }[]
}
