import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { PictureLayer } from '@hookreel/film'

/** A cut-out drawing and where it lies in the picture, in pixels of the picture's canvas. */
export type Sprite = {
  readonly canvas: Canvas
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A sprite and what it does; one without an act stands there all along. */
export type Piece = {
  readonly sprite: Sprite
  readonly act?: Omit<NonNullable<PictureLayer['act']>, 'says'>
  readonly isLight?: boolean
}

/** A piece that leaves at the event. */
export const before = (sprite: Sprite): Piece => ({ sprite, act: { when: 'before', move: 'cut', order: 0 } })
/** A piece that appears at the event. */
export const after = (sprite: Sprite, move: NonNullable<Piece['act']>['move'], order = 0): Piece => ({
  sprite,
  act: { when: 'after', move, order },
})
/** A piece that is there before and moves at the event. */
export const through = (sprite: Sprite, move: NonNullable<Piece['act']>['move']): Piece => ({
  sprite,
  act: { when: 'through', move, order: 0 },
})

/** A new sprite of this size there, drawn on in its own pixels. */
export function drawSprite(
  place: Omit<Sprite, 'canvas'>,
  draw: (context: SKRSContext2D, width: number, height: number) => void,
): Sprite {
  const canvas = createCanvas(Math.max(2, Math.round(place.width)), Math.max(2, Math.round(place.height)))
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'medium'
  draw(context, canvas.width, canvas.height)
  return { ...place, canvas }
}

/** The same drawing elsewhere: shifted by shares of its sides, so many times as large about the middle of its base. */
export function moved(
  sprite: Sprite,
  { x = 0, y = 0, scale = 1 }: { x?: number; y?: number; scale?: number },
): Sprite {
  return {
    ...sprite,
    x: sprite.x + sprite.width * (x + (1 - scale) / 2),
    y: sprite.y + sprite.height * (y + 1 - scale),
    width: sprite.width * scale,
    height: sprite.height * scale,
  }
}

/** What is left of a thing that is gone, or not there yet. */
export function pale(sprite: Sprite): Sprite {
  return drawSprite(sprite, (context) => {
    context.globalAlpha = 0.26
    context.drawImage(sprite.canvas, 0, 0)
  })
}

export function mirrored(sprite: Sprite): Sprite {
  return drawSprite(sprite, (context, width) => {
    context.translate(width, 0)
    context.scale(-1, 1)
    context.drawImage(sprite.canvas, 0, 0)
  })
}

/** In the dark. */
export function darkened(sprite: Sprite): Sprite {
  return drawSprite(sprite, (context, width, height) => {
    context.drawImage(sprite.canvas, 0, 0)
    context.globalCompositeOperation = 'source-atop'
    context.fillStyle = 'rgba(8,8,18,0.7)'
    context.fillRect(0, 0, width, height)
  })
}

/** Turned by an angle, its lowest point on the line where it stood. */
export function turned(sprite: Sprite, angle: number): Sprite {
  const { width, height } = sprite
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const size = { width: width * cos + height * sin, height: width * sin + height * cos }
  const place = {
    ...size,
    x: sprite.x + (width - size.width) / 2,
    y: sprite.y + height - size.height,
  }
  return drawSprite(place, (context, w, h) => {
    context.translate(w / 2, h / 2)
    context.rotate(angle)
    context.drawImage(sprite.canvas, -width / 2, -height / 2, width, height)
  })
}

/** A horizontal strip of a sprite, from and to shares of its height, where it is. */
export function strip(sprite: Sprite, from: number, to: number): Sprite {
  const { height } = sprite
  const place = { ...sprite, y: sprite.y + height * from, height: height * (to - from) }
  return drawSprite(place, (context) => context.drawImage(sprite.canvas, 0, -height * from))
}

/** The left and the right half, torn along a jagged line or cut along a straight one. */
export function halves(sprite: Sprite, isTorn: boolean): [left: Sprite, right: Sprite] {
  const teeth = 7
  const half = (side: 0 | 1) =>
    drawSprite(sprite, (context, width, height) => {
      context.beginPath()
      context.moveTo(side * width, 0)
      for (let tooth = 0; tooth <= teeth; tooth += 1) {
        const jag = isTorn ? (tooth % 2 === 0 ? -0.055 : 0.055) : 0
        context.lineTo(width * (0.5 + jag), (height * tooth) / teeth)
      }
      context.lineTo(side * width, height)
      context.closePath()
      context.clip()
      context.drawImage(sprite.canvas, 0, 0)
    })
  return [half(0), half(1)]
}
