import type { Mood } from '../mood.ts'
import type { StyleId } from '../style.ts'
import type { StyleCaption } from './caption-look.ts'

/** How one shot gives way to the next. `dip` goes through black, `flash` through white; `whip` is a fast slide. */
export type TransitionKind = 'crossfade' | 'dip' | 'flash' | 'slide' | 'whip'

/** Ways the camera moves through a shot. */
export type CameraMove = 'push' | 'pull' | 'pan' | 'tilt' | 'drift'

/** How a style's camera behaves. */
export type CameraTemper = {
  /** The moves it chooses from; a move named twice is chosen more often. */
  readonly moves: readonly CameraMove[]
  /** 1 is a calm documentary pace. */
  readonly speed: number
  /** Slow hand-held wandering, 0 (tripod) to 1. */
  readonly unrest: number
  /** Seconds for about which it keeps a framing before it cuts closer or back. */
  readonly beat: number
  /** `steady` moves evenly, `punch` starts fast and settles. */
  readonly pace: 'steady' | 'punch'
}

/** A style: what it is called, and how its films move and speak. The illustrator owns how its pictures look. */
export type Style = {
  readonly id: StyleId
  readonly name: string
  readonly description: string
  readonly info: string
  /** Works of others that its films show, with their terms. */
  readonly credits: readonly string[]
  readonly mood: Mood
  readonly captionLook: StyleCaption
  /**
   * A cut draws one of the kinds by its place in the list, so a list that gets longer gives every film of this style other transitions:
   * a change of a finished film is then encoded anew. Only an order that remembers its list could have it otherwise.
   */
  readonly transition: { readonly kinds: readonly TransitionKind[]; readonly frames: number }
  readonly camera: CameraTemper
  /** Film grain of the layers: standard deviation in 8-bit luma steps, 0 for none. */
  readonly grain: number
}
