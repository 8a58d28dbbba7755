import type { Image } from '@napi-rs/canvas'
import type { Focus, FrameSize, PictureLayer } from '@hookreel/film'
import type { PhotoSheet } from '../layer-photo.ts'

/** A photo that is to become a picture of a film. */
export type PhotoShot = {
  readonly image: Image
  readonly frameSize: FrameSize
  /** The frame with its margin on each side, in pixels. */
  readonly space: FrameSize
  /** The point around which it fills the frame; left out: its shape is another one, and `shown` of it stands in the frame. */
  readonly focus: Focus | undefined
  /** The photo without what may be cut away where nothing stands out: the shape that is left, and the point around which. */
  readonly shown: FrameSize & { readonly focus: Focus }
  /** Somebody chose the point. */
  readonly isChosen: boolean
  /** Pixels per design unit, of which the frame's short side has 1080. */
  readonly unit: number
  /** Of the photo's bytes: what looks random is the same each time. */
  readonly seed: number
}

/** A layer before it is encoded; `depth` null: fixed to the screen. */
export type TreatedSheet = Omit<PhotoSheet, 'depth'> & {
  readonly depth: number | null
  readonly motion?: PictureLayer['motion']
}

/** How a style shows photos: sheets from the back to the front, of which the first is opaque and whole. */
export type Treatment = (shot: PhotoShot) => readonly TreatedSheet[]

export const WHOLE_BOX: PictureLayer['box'] = { x: 0, y: 0, width: 1, height: 1 }
