import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import type { PictureLayer, Random } from '@hookreel/film'
import type { DesignFrame } from '../../canvas.ts'
import type { ScenePlan } from '../../scene-plan.ts'
import type { PaintedLayer } from '../../style-painter.ts'
import type { Arrangement, Setting, SetLine, SetWord } from './layout.ts'
import type { TypeLook } from './looks.ts'

/** A page of words, and what it is drawn on. */
export type Sheet = {
  readonly context: SKRSContext2D
  readonly frame: DesignFrame
  readonly plan: ScenePlan
  readonly look: TypeLook
  readonly random: Random
  /** Differs from page to page: what is done by turns goes by it. */
  readonly turn: number
  readonly lines: readonly SetLine[]
  /** Those of its lines that come now, together. */
  readonly coming: readonly SetLine[]
  readonly arrangement: Arrangement
}

/** What a lit word is drawn over: its line, and the lines that came with it, at rest, with where they lie in the picture. */
export type Rest = {
  readonly line: SetLine
  readonly rest: Canvas
  readonly box: PictureLayer['box']
}

/** What a style does with words beside its letters. */
export type Dress = {
  readonly setting: (turn: number) => Pick<Setting, 'leading' | 'arrangement'>
  /** How a page comes in. */
  readonly motion: PaintedLayer['motion']
  /** Whether words of the main line stay lit once they were heard: they are drawn as the others until then. */
  readonly isMainKept: boolean
  /** The lines that come, before anything of them is heard. */
  readonly draw: (sheet: Sheet) => void
  /** A word of it while it is heard, over the same word at rest. */
  readonly light: (sheet: Sheet, word: SetWord, at: Rest) => void
  /** The mark behind words that somebody says. */
  readonly quote: (sheet: Sheet) => void
}
