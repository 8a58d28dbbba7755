import { createCanvas } from '@napi-rs/canvas'
import {
  PAINT_MARGIN,
  layoutCue,
  paintWord,
  stateWords,
  type CaptionCue,
  type CaptionItem,
  type CaptionLook,
  type Compositor,
  type CueLayout,
  type FrameSize,
  type PlacedSprite,
  type StatedWord,
} from '@hookreel/film'

/** Draws the words of captions once for each look they take and keeps them in the compositor. */
export type CaptionBitmaps = {
  /** Stores what the frame's caption needs and says where each bitmap goes. */
  place(item: CaptionItem): PlacedSprite[]
}

type SpriteBox = PlacedSprite & { readonly width: number; readonly height: number; readonly word: StatedWord }

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
    const { width, height, word, x, y } = box
    // A fresh canvas for each bitmap: reading it back then copies no more than the bitmap.
    const bitmap = createCanvas(width, height).getContext('2d')
    paintWord(bitmap, word, fontSize, look, word.centreX - x, word.centreY - y)
    compositor.storeSprite(box.key, { width, height, data: bitmap.getImageData(0, 0, width, height).data })
  }

  return {
    place: (item) => {
      const layout = layoutOf(item.cue)
      const boxes = stateWords(layout, item, look).map((word) => boxOf(word, layout.fontSize))
      // Storing may forget earlier bitmaps when their room is used up; the second round finds what that took.
      for (let round = 0; round < 2; round += 1) {
        for (const box of boxes) if (!compositor.hasSprite(box.key)) store(box, layout.fontSize)
      }
      return boxes
    },
  }
}

/** The bitmap around a word, on even pixels as half-size chroma needs. */
function boxOf(word: StatedWord, fontSize: number): SpriteBox {
  const halfWidth = (word.width / 2) * word.scale + PAINT_MARGIN * fontSize
  const halfHeight = (0.65 * word.scale + PAINT_MARGIN) * fontSize
  const x = Math.floor((word.centreX - halfWidth) / 2) * 2
  const y = Math.floor((word.centreY - halfHeight) / 2) * 2
  const width = Math.ceil((word.centreX + halfWidth - x) / 2) * 2
  const height = Math.ceil((word.centreY + halfHeight - y) / 2) * 2
  // The fraction of the place is part of the bitmap: the same word elsewhere is another bitmap.
  const place = `${(word.centreX - x).toFixed(2)} ${(word.centreY - y).toFixed(2)}`
  const key = `${fontSize.toFixed(2)} ${place} ${word.isActive ? word.scale.toFixed(3) : 'rest'} ${word.text}`
  return { key, x, y, width, height, word }
}
