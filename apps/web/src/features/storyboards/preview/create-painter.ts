import { drawFrame, frameAt, type ImageOf, type KnownVisibility, type Timeline } from '@hookreel/film'
import type { LayerImages } from './layer-images.ts'

/** What frames are drawn from. */
export type Pictures = Pick<LayerImages, 'get' | 'clips'>

/**
 * Draws frames of films, whether they are shown or written to a file. False: a clip is on its way to its place, and nothing was drawn.
 */
export type Painter = (
  context: CanvasRenderingContext2D,
  frame: { readonly timeline: Timeline; readonly n: number },
  pictures: Pictures,
  isMoving: boolean,
) => boolean

/** A painter with a second canvas of its own, for frames in which two shots are mixed. */
export function createPainter(): Painter {
  const scratch = document.createElement('canvas')
  const visibility: KnownVisibility = new WeakMap()
  return (context, { timeline, n }, pictures, isMoving) => {
    const { width, height } = timeline.frameSize
    if (scratch.width !== width || scratch.height !== height) Object.assign(scratch, { width, height })
    const second = scratch.getContext('2d')
    if (!second) return false
    const list = frameAt(timeline, n, visibility)
    if (!pictures.clips.show(list, isMoving)) return false
    const imageOf: ImageOf = (file, moving) =>
      (moving && pictures.clips.imageOf(moving.file)) ?? pictures.get(file)
    drawFrame(context, list, timeline.captionLook, imageOf, { context: second, canvas: scratch })
    return true
  }
}
