import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { OVERSCAN, type FrameSize, type PictureLayer } from '@hookreel/film'

/**
 * The frame in design units: its short side is 1080 units at every resolution (9:16 is 1080x1920, 16:9 is 1920x1080,
 * 1:1 is 1080x1080). (0, 0) is the frame's top left corner; a picture reaches `marginX` and `marginY` beyond it on
 * every side.
 */
export type DesignFrame = {
  readonly width: number
  readonly height: number
  readonly marginX: number
  readonly marginY: number
  /** Pixels per design unit. */
  readonly scale: number
  readonly frameSize: FrameSize
}

/** A part of the frame, in design units. */
export type Area = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** An area that is given in shares of the frame. */
export function inUnits({ left, top, right, bottom }: Area, { width, height }: DesignFrame): Area {
  return { left: left * width, top: top * height, right: right * width, bottom: bottom * height }
}

/** A canvas that is drawn on in design units, whatever its size in pixels. */
export type Layer = { readonly canvas: Canvas; readonly context: SKRSContext2D }

const SHORT_SIDE = 1080

/** The design frame of a frame size in pixels. */
export function createDesignFrame(frameSize: FrameSize): DesignFrame {
  const scale = Math.min(frameSize.width, frameSize.height) / SHORT_SIDE
  const width = frameSize.width / scale
  const height = frameSize.height / scale
  return { width, height, marginX: width * OVERSCAN, marginY: height * OVERSCAN, scale, frameSize }
}

type LayerOptions = { readonly screen?: boolean; readonly detail?: number }

/** How many pixels `createLayer` makes. */
export function sizeOfLayer(
  frame: DesignFrame,
  { screen = false, detail = 1 }: LayerOptions = {},
): { readonly width: number; readonly height: number } {
  const margin = screen ? 0 : 1
  return {
    width: Math.max(1, Math.round((frame.width + 2 * margin * frame.marginX) * frame.scale * detail)),
    height: Math.max(1, Math.round((frame.height + 2 * margin * frame.marginY) * frame.scale * detail)),
  }
}

/**
 * An empty transparent layer. `screen`: it covers the frame exactly (for layers of depth `null`); otherwise it has the
 * overscan margin. `detail` (0 to 1) is its resolution: draw soft things at 0.25, they cost a sixteenth.
 */
export function createLayer(frame: DesignFrame, options: LayerOptions = {}): Layer {
  const margin = options.screen ? 0 : 1
  const { width, height } = sizeOfLayer(frame, options)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'medium'
  context.scale(
    width / (frame.width + 2 * margin * frame.marginX),
    height / (frame.height + 2 * margin * frame.marginY),
  )
  context.translate(margin * frame.marginX, margin * frame.marginY)
  return { canvas, context }
}

/** An empty transparent canvas for a part of the picture, in design units, and where it lies in the picture, in shares of its sides. */
export function createBox(
  frame: DesignFrame,
  part: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number },
): Layer & { readonly box: PictureLayer['box'] } {
  const whole = pictureArea(frame)
  const [fullWidth, fullHeight] = [whole.right - whole.left, whole.bottom - whole.top]
  const [columns, rows] = [Math.round(fullWidth * frame.scale), Math.round(fullHeight * frame.scale)]
  const [scaleX, scaleY] = [columns / fullWidth, rows / fullHeight]
  const inside = (at: number, most: number) => Math.max(0, Math.min(most, at))
  // On whole pixels of the picture, and even ones, so that chroma stays aligned.
  const x = Math.floor(inside((part.left - whole.left) * scaleX, columns - 2) / 2) * 2
  const y = Math.floor(inside((part.top - whole.top) * scaleY, rows - 2) / 2) * 2
  const width = Math.ceil(inside((part.right - whole.left) * scaleX, columns)) - x
  const height = Math.ceil(inside((part.bottom - whole.top) * scaleY, rows)) - y
  const canvas = createCanvas(Math.max(2, width), Math.max(2, height))
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'medium'
  context.translate(-x, -y)
  context.scale(scaleX, scaleY)
  context.translate(-whole.left, -whole.top)
  const box = {
    x: x / columns,
    y: y / rows,
    width: canvas.width / columns,
    height: canvas.height / rows,
  }
  return { canvas, context, box }
}

/** Draws on a picture-sized layer in plain design units, whatever framing its context has. */
export function drawUnframed(layer: Layer, frame: DesignFrame, draw: (context: SKRSContext2D) => void): void {
  const { canvas, context } = layer
  const scaleX = canvas.width / (frame.width + 2 * frame.marginX)
  const scaleY = canvas.height / (frame.height + 2 * frame.marginY)
  context.save()
  context.setTransform(scaleX, 0, 0, scaleY, frame.marginX * scaleX, frame.marginY * scaleY)
  draw(context)
  context.restore()
}

/** A square transparent canvas of `pixels` a side, for one thing (an icon, a planet); its units are pixels. */
export function createSprite(pixels: number): Layer {
  const side = Math.max(1, Math.round(pixels))
  const canvas = createCanvas(side, side)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'medium'
  return { canvas, context }
}

/** Draws a whole picture-sized canvas (of any resolution) over the whole picture, in design units. */
export function drawWhole(context: SKRSContext2D, canvas: Canvas, frame: DesignFrame): void {
  context.drawImage(
    canvas,
    -frame.marginX,
    -frame.marginY,
    frame.width + 2 * frame.marginX,
    frame.height + 2 * frame.marginY,
  )
}

/** The picture's area in design units, overscan included. */
export function pictureArea(frame: DesignFrame): {
  left: number
  top: number
  right: number
  bottom: number
} {
  return {
    left: -frame.marginX,
    top: -frame.marginY,
    right: frame.width + frame.marginX,
    bottom: frame.height + frame.marginY,
  }
}
