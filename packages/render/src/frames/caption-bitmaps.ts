import { createCanvas } from '@napi-rs/canvas'
import {
  boundsOfSprite,
  freeBytes,
  freeCanvas,
  layoutCue,
  keyOfSprite,
  paintSprite,
  listCaptionSprites,
  type CaptionCue,
  type CaptionItem,
  type CaptionLook,
  type CaptionSprite,
  type Compositor,
  type CueLayout,
  type FrameSize,
  type PlacedSprite,
} from '@hookreel/film'

/** Draws the sprites of captions once for each look they take and keeps them in the compositor. */
export type CaptionBitmaps = {
  /** Stores what the frame's caption needs and says where each bitmap goes. */
  place(item: CaptionItem): PlacedSprite[]
}

type SpriteBox = PlacedSprite & {
  readonly width: number
  readonly height: number
  readonly sprite: CaptionSprite
}

/** Caption bitmaps of a look at a frame size; the fonts must be registered. */
export function createCaptionBitmaps(
  compositor: Compositor,
  look: CaptionLook,
  frameSize: FrameSize,
): CaptionBitmaps {
  const context = createCanvas(2, 2).getContext('2d')
  let known: { cue: CaptionCue; layout: CueLayout } | undefined

  const layoutOf = (cue: CaptionCue) => {
    if (known?.cue !== cue) known = { cue, layout: layoutCue(context, cue, look, frameSize) }
    return known.layout
  }
  const store = (box: SpriteBox, fontSize: number) => {
    const { width, height, sprite, x, y } = box
    // A fresh canvas for each bitmap: reading it back then copies no more than the bitmap.
    const canvas = createCanvas(width, height)
    const bitmap = canvas.getContext('2d')
    paintSprite(bitmap, sprite, fontSize, look, sprite.centreX - x, sprite.centreY - y)
    const { data } = bitmap.getImageData(0, 0, width, height)
    freeCanvas(canvas)
    compositor.storeSprite(box.key, { width, height, data })
    freeBytes(data)
  }

  return {
    place: (item) => {
      const layout = layoutOf(item.cue)
      const boxes = listCaptionSprites(layout, item, look).map((sprite) =>
        boxOf(sprite, layout.fontSize, look),
      )
      // Storing may forget earlier bitmaps when their room is used up; the second round finds what that took.
      for (let round = 0; round < 2; round += 1) {
        for (const box of boxes) if (!compositor.hasSprite(box.key)) store(box, layout.fontSize)
      }
      return boxes
    },
  }
}

/** The bitmap around a sprite, on even pixels as half-size chroma needs. */
function boxOf(sprite: CaptionSprite, fontSize: number, look: CaptionLook): SpriteBox {
  const { left, right, top, bottom } = boundsOfSprite(sprite, fontSize, look)
  const x = Math.floor(left / 2) * 2
  const y = Math.floor(top / 2) * 2
  const width = Math.ceil((right - x) / 2) * 2
  const height = Math.ceil((bottom - y) / 2) * 2
  // The fraction of the place is part of the bitmap: the same word elsewhere is another bitmap.
  const place = `${(sprite.centreX - x).toFixed(2)} ${(sprite.centreY - y).toFixed(2)}`
  const key = `${fontSize.toFixed(2)} ${place} ${keyOfSprite(sprite, look)}`
  return { key, x, y, width, height, sprite }
}
