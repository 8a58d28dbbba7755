import { paintWord } from './caption-paint.ts'
import { layoutCue, stateWords } from './caption-layout.ts'
import type { DisplayList, PictureGroup } from './frame.ts'
import type { CaptionLook } from './styles/caption-look.ts'

/** The few Canvas 2D calls that drawing needs; a browser's context and a server's fit alike. */
export type Canvas2D = {
  font: string
  textAlign: string
  textBaseline: string
  lineJoin: string
  lineWidth: number
  fillStyle: unknown
  strokeStyle: unknown
  shadowColor: string
  shadowBlur: number
  shadowOffsetY: number
  globalAlpha: number
  globalCompositeOperation: string
  save(): void
  restore(): void
  translate(x: number, y: number): void
  scale(x: number, y: number): void
  rotate(radians: number): void
  beginPath(): void
  rect(x: number, y: number, width: number, height: number): void
  roundRect(x: number, y: number, width: number, height: number, radius: number): void
  clip(): void
  fill(): void
  fillRect(x: number, y: number, width: number, height: number): void
  clearRect(x: number, y: number, width: number, height: number): void
  fillText(text: string, x: number, y: number): void
  strokeText(text: string, x: number, y: number): void
  measureText(text: string): {
    readonly width: number
    readonly actualBoundingBoxAscent: number
    readonly actualBoundingBoxDescent: number
  }
  drawImage(image: unknown, x: number, y: number, width: number, height: number): void
}

/** A second canvas of the frame's size, used while two shots are mixed. */
export type Scratch = { readonly context: Canvas2D; readonly canvas: unknown }

/**
 * Draws a display list on a canvas of the frame's size: previews, thumbnails, covers. `imageOf` gives the decoded image of a
 * layer's file. Grain is left to the film's own compositor.
 */
export function drawFrame(
  context: Canvas2D,
  list: DisplayList,
  look: CaptionLook,
  imageOf: (file: string) => unknown,
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
  if (list.caption !== null) {
    const layout = layoutCue(context, list.caption.cue, look, list.frameSize)
    for (const word of stateWords(layout, list.caption, look)) {
      paintWord(context, word, layout.fontSize, look, word.centreX, word.centreY)
    }
  }
  context.restore()
}

function drawGroup(context: Canvas2D, group: PictureGroup, imageOf: (file: string) => unknown): void {
  const { clip } = group
  context.save()
  context.beginPath()
  context.rect(clip.x, clip.y, clip.width, clip.height)
  context.clip()
  for (const { layer, target } of group.layers) {
    context.globalCompositeOperation = layer.blend === 'add' ? 'lighter' : 'source-over'
    context.drawImage(imageOf(layer.file), target.x, target.y, target.width, target.height)
  }
  context.restore()
}
