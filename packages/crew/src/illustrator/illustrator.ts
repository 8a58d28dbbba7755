import type { FrameSize, Picture, StyleId } from '@hookreel/film'

/** One scene to be drawn. */
export type PictureRequest = {
  /** The words spoken during the scene. */
  readonly narration: string
  /** Title and whole script: the topic that keeps the scenes of one film together. */
  readonly topic: string
  readonly style: StyleId
  readonly frameSize: FrameSize
  /** Position of the scene in the film, from 0, and how many there are: framing, side and time of day vary by it. */
  readonly index: number
  readonly sceneCount: number
  /** Subjects of the scenes before, nearest last, so that neighbours differ. */
  readonly earlierSubjects: readonly string[]
  readonly seed: number
}

/** A drawn scene with its encoded layer images, keyed by `PictureLayer.file`. */
export type DrawnPicture = {
  readonly picture: Picture
  readonly files: ReadonlyMap<string, Uint8Array>
}

/** Who draws the scenes. */
export type Illustrator = {
  drawPicture(request: PictureRequest, signal?: AbortSignal): Promise<DrawnPicture>
}
