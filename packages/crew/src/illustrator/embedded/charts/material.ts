import type { Path2D, SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '@hookreel/film'
import type { DesignFrame } from '../canvas.ts'
import type { ShapeBox, Tone } from './chart-shape.ts'

/** What a chart is made of in a style. */
export type Material = {
  readonly family: string
  /** Colours of words by tone; `quiet` stands on a main area. */
  readonly ink: Readonly<Record<Tone, string>>
  /** Outlines of words, the widest first, as shares of their size. */
  readonly outlines: readonly { readonly colour: string; readonly width: number }[]
  /** Breadth added to letters, as a share of their size. */
  readonly weight: number
  readonly line: Readonly<Record<Tone, string>>
  /** Radius of a bar's corners. */
  readonly round: number
  /** What lies behind the whole chart, so that it can be read on any scene. */
  readonly ground: (brush: Brush, box: ShapeBox) => void
  readonly area: (brush: Brush, path: Path2D, tone: Tone, box: ShapeBox) => void
  /** Whether what it draws on the ground is gone over in wax. */
  readonly isWaxed: boolean
  /** Laid under and over a line that is stroked already, for a glow or an edge. */
  readonly edge: { readonly colour: string; readonly by: number; readonly glow: number } | null
}

/** What an area is painted with. */
export type Brush = {
  readonly context: SKRSContext2D
  readonly frame: DesignFrame
  readonly random: Random
}
