import type { Canvas2D } from './canvas-2d.ts'
import { layoutCue } from '../captions/layout.ts'
import { paintSprite } from '../captions/paint.ts'
import { listCaptionSprites } from '../captions/sprites.ts'
import type { CaptionItem, DisplayList, PictureGroup } from './frame.ts'
import type { FrameSize } from '../format.ts'
import type { CaptionLook } from '../styles/caption-look.ts'

/** A second canvas of the frame's size, used while two shots are mixed. */
export type Scratch = { readonly context: Canvas2D; readonly canvas: unknown }

/** Gives the image of a layer's file; of one that moves, `moving` tells which frame of which clip stands there. */
export type ImageOf = (file: string, moving?: { readonly file: string; readonly frame: number }) => unknown

/**
 * Draws a display list on a canvas of the frame's size: previews, thumbnails, covers. `imageOf` gives the decoded image of a
 * layer's file. Grain is left to the film's own compositor.
 */
export function drawFrame(
  context: Canvas2D,
  list: DisplayList,
  look: CaptionLook,
  imageOf: ImageOf,
  scratch: Scratch,
): void {
  const { width, height } = list.frameSize
  context.save()
  context.fillStyle = list.background === 'white' ? '#ffffff' : '#000000'
  context.fillRect(0, 0, width, height)
  for (const group of list.groups) {
    if (group.opacity === 1) {
      drawGroup(context, group, imageOf)
      continue
    }
    scratch.context.clearRect(0, 0, width, height)
    drawGroup(scratch.context, group, imageOf)
    context.globalAlpha = group.opacity
    context.drawImage(scratch.canvas, 0, 0, width, height)
    context.globalAlpha = 1
  }
  if (list.caption !== null) drawCaption(context, list.caption, look, list.frameSize)
  context.restore()
}

/** Draws a caption alone, where it stands in a frame of the size. */
export function drawCaption(
  context: Canvas2D,
  caption: CaptionItem,
  look: CaptionLook,
  frameSize: FrameSize,
): void {
  const layout = layoutCue(context, caption.cue, look, frameSize)
  for (const sprite of listCaptionSprites(layout, caption, look)) {
    paintSprite(context, sprite, layout.fontSize, look, sprite.centreX, sprite.centreY)
  }
}

function drawGroup(context: Canvas2D, group: PictureGroup, imageOf: ImageOf): void {
  const { clip } = group
  context.save()
  context.beginPath()
  context.rect(clip.x, clip.y, clip.width, clip.height)
  context.clip()
  for (const { layer, target, clipFrame = 0 } of group.layers) {
    const moving = layer.clip && { file: layer.clip.file, frame: clipFrame }
    context.globalCompositeOperation = layer.blend === 'add' ? 'lighter' : 'source-over'
    context.drawImage(imageOf(layer.file, moving), target.x, target.y, target.width, target.height)
  }
  context.restore()
}
