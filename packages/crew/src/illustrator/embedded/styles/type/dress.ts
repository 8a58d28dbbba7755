import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '@hookreel/film'
import type { DesignFrame } from '../../canvas.ts'
import type { ScenePlan } from '../../scene-plan.ts'
import type { PaintedLayer } from '../../style-painter.ts'
import type { Setting, SetLine } from './layout.ts'
import type { TypeLook } from './looks.ts'

/** Whether lines lead to the main one, are it, or follow it. */
export type Role = 'lead' | 'main' | 'tail'

/** Lines of a page that come in together, on a layer of their own. */
export type Beat = {
  readonly context: SKRSContext2D
  readonly frame: DesignFrame
  readonly plan: ScenePlan
  readonly look: TypeLook
  readonly random: Random
  /** Differs from page to page: what is done by turns goes by it. */
  readonly turn: number
  readonly role: Role
  readonly lines: readonly SetLine[]
  /** All lines of the page. */
  readonly page: readonly SetLine[]
}

/** What a style does with words beside its letters. */
export type Dress = {
  readonly setting: (turn: number) => Pick<Setting, 'leading' | 'arrangement'>
  readonly motions: Readonly<Record<Role, PaintedLayer['motion']>>
  readonly draw: (beat: Beat) => void
  /** The mark behind words that somebody says. */
  readonly quote: (beat: Beat) => void
}
