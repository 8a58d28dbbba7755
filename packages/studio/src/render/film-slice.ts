import type { FrameRange } from '@hookreel/film'
import { RENDER_VERSION } from '@hookreel/render'
import { stepKey } from '../remember-step.ts'

/** A stretch of a film that any worker can make, as plain JSON. */
export type SliceOrder = {
  /** The whole film with its pictures, as a part. */
  readonly timelineFile: string
  readonly range: FrameRange
  /** Counts from 0: a film that failed its check has all its slices made anew. */
  readonly attempt: number
}

/** A film whose rest any worker can make, slice by slice. When all of them are remembered, making it again finishes it. */
export type FilmInSlices = {
  readonly slices: readonly SliceOrder[]
  /** Those that are not remembered here, or whose file is not what it was. */
  readonly missing: readonly SliceOrder[]
  /** What of the whole film's progress the slices are, 0 to 100. */
  readonly fromPercent: number
  readonly toPercent: number
}

/** The step under which slices are remembered. */
export const SLICE_STEP = 'slice'

/** What a remembered slice says of its file. */
export type SlicePart = { readonly file: string; readonly sha256: string }

export function sliceInput(slice: SliceOrder): object {
  return { ...slice, version: RENDER_VERSION, isInFragments: true }
}

/** The key under which a slice is remembered. */
export function sliceKey(slice: SliceOrder): string {
  return stepKey(SLICE_STEP, sliceInput(slice))
}
