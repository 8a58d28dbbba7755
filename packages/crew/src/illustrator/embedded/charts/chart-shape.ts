import { Path2D } from '@napi-rs/canvas'

/** `main`: what the sentence says; `rest`: what it is seen against; `quiet`: axes and ground. */
export type Tone = 'main' | 'rest' | 'quiet'
/** How near a shape is: the layers move apart a little when the camera moves. */
export type Plane = 'back' | 'front' | 'type'

type Placed = { readonly tone: Tone; readonly plane: Plane }
export type AreaShape = Placed &
  (
    | {
        readonly type: 'bar'
        readonly x: number
        readonly y: number
        readonly width: number
        readonly height: number
      }
    | { readonly type: 'disc'; readonly x: number; readonly y: number; readonly radius: number }
    /** A ring's piece between two shares of the whole, from the top clockwise. */
    | {
        readonly type: 'ring'
        readonly x: number
        readonly y: number
        readonly radius: number
        readonly breadth: number
        readonly from: number
        readonly to: number
      }
    /** What lies under a line from (x, y) to (`toX`, `toY`), down to `ground`. */
    | {
        readonly type: 'slope'
        readonly x: number
        readonly y: number
        readonly toX: number
        readonly toY: number
        readonly ground: number
      }
    /** A small standing figure, `y` its ground. */
    | { readonly type: 'person'; readonly x: number; readonly y: number; readonly height: number }
  )
export type LineShape = Placed & {
  readonly type: 'line'
  readonly points: readonly (readonly [number, number])[]
  readonly width: number
  readonly hasArrow: boolean
}
export type TextShape = Placed & {
  readonly type: 'text'
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  /** It is set smaller when it would be wider. */
  readonly width: number
  readonly align: 'left' | 'center' | 'right'
}
/** A piece of a drawn chart, in design units. */
export type ChartShape = AreaShape | LineShape | TextShape

/** Left, top, right and bottom of an area. */
export type ShapeBox = readonly [number, number, number, number]

export function boxOf(shape: AreaShape): ShapeBox {
  if (shape.type === 'bar') return [shape.x, shape.y, shape.x + shape.width, shape.y + shape.height]
  if (shape.type === 'slope') return [shape.x, Math.min(shape.y, shape.toY), shape.toX, shape.ground]
  if (shape.type === 'person') {
    const half = shape.height * 0.24
    return [shape.x - half, shape.y - shape.height, shape.x + half, shape.y]
  }
  const reach = shape.radius
  return [shape.x - reach, shape.y - reach, shape.x + reach, shape.y + reach]
}

/** The outline of an area; `round` is the radius of a bar's corners. */
export function pathOf(shape: AreaShape, round: number): Path2D {
  const path = new Path2D()
  const { x, y } = shape
  if (shape.type === 'bar')
    path.roundRect(x, y, shape.width, shape.height, Math.min(round, shape.width / 2, shape.height / 2))
  else if (shape.type === 'disc') path.arc(x, y, shape.radius, 0, Math.PI * 2)
  else if (shape.type === 'slope') {
    path.moveTo(x, shape.ground)
    path.lineTo(x, y)
    path.lineTo(shape.toX, shape.toY)
    path.lineTo(shape.toX, shape.ground)
    path.closePath()
  } else if (shape.type === 'ring') {
    const top = -Math.PI / 2
    const [from, to] = [top + shape.from * Math.PI * 2, top + shape.to * Math.PI * 2]
    path.arc(x, y, shape.radius, from, to)
    path.arc(x, y, shape.radius - shape.breadth, to, from, true)
    path.closePath()
  } else {
    const { height } = shape
    const half = height * 0.2
    path.arc(x, y - height * 0.85, height * 0.15, 0, Math.PI * 2)
    path.closePath()
    path.roundRect(x - half, y - height * 0.66, half * 2, height * 0.4, half * 0.7)
    path.roundRect(x - half * 0.72, y - height * 0.45, half * 0.64, height * 0.45, half * 0.3)
    path.roundRect(x + half * 0.08, y - height * 0.45, half * 0.64, height * 0.45, half * 0.3)
  }
  return path
}

/** A box with round corners. */
export function boxPath([left, top, right, bottom]: ShapeBox, round: number): Path2D {
  const path = new Path2D()
  path.roundRect(left, top, right - left, bottom - top, round)
  return path
}
