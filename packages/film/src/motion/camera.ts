import { FRAME_RATE, type FrameSize } from '../format.ts'
import { OVERSCAN, type PictureLayer } from '../picture.ts'
import type { Random } from '../random.ts'
import type { Rect } from './rect.ts'
import type { CameraMove, CameraTemper } from '../styles/style-type.ts'
import { comeCloser, type CloseUp, type Framing } from './close-ups.ts'
import { actLayer } from './acts.ts'
import { easePunch, easeSteady } from './easing.ts'
import { enterLayer } from './entrance.ts'

export type { Rect } from './rect.ts'

/** Where the camera stands: how much larger the nearest layer is drawn, and its shift in shares of the frame's sides. */
type CameraPose = { readonly zoom: number; readonly x: number; readonly y: number }

/** The camera's way through one shot. */
export type CameraPath = {
  readonly from: CameraPose
  readonly to: CameraPose
  readonly pace: CameraTemper['pace']
  readonly unrest: number
  /** Where in its slow wandering the camera starts, 0 to 1. */
  readonly phase: number
  /** When it stands closer, in order. */
  readonly closeUps: readonly CloseUp[]
}

/** Furthest shift of the nearest layer; with wandering and a layer's own motion it stays inside the overscan. */
const MAX_SHIFT = 0.04
const MAX_ZOOM = 0.12
const UNREST_SHIFT = 0.006
const OWN_SHIFT = 0.005

/** Chooses a move for a shot of `seconds`: longer shots travel further, so that the speed stays the style's own. */
export function planCamera(
  temper: CameraTemper,
  seconds: number,
  closeUps: readonly CloseUp[],
  random: Random,
): CameraPath {
  const move = random.pick(temper.moves)
  const zoom = Math.min(MAX_ZOOM, 0.02 * seconds * temper.speed + 0.015)
  const shift = Math.min(MAX_SHIFT, 0.011 * seconds * temper.speed + 0.006)
  const side = random.next() < 0.5 ? -1 : 1
  const lift = random.between(-0.3, 0.3)
  const [from, to] = posesOf(move, zoom, shift, side, lift)
  return { from, to, pace: temper.pace, unrest: temper.unrest, phase: random.next(), closeUps }
}

function posesOf(
  move: CameraMove,
  zoom: number,
  shift: number,
  side: number,
  lift: number,
): [CameraPose, CameraPose] {
  const still = { zoom: 1 + zoom * 0.2, x: 0, y: 0 }
  const close = { zoom: 1 + zoom, x: side * shift * 0.4, y: lift * shift }
  const poses: Record<CameraMove, [CameraPose, CameraPose]> = {
    push: [{ ...still, zoom: 1.004 }, close],
    pull: [close, { ...still, zoom: 1.004 }],
    pan: [
      { ...still, x: side * shift },
      { ...still, zoom: 1 + zoom * 0.45, x: -side * shift },
    ],
    tilt: [
      { ...still, y: side * shift * 0.8 },
      { ...still, zoom: 1 + zoom * 0.45, y: -side * shift * 0.8 },
    ],
    drift: [
      { ...still, x: side * shift * 0.6, y: lift * shift },
      { zoom: 1 + zoom * 0.6, x: -side * shift * 0.6, y: -lift * shift },
    ],
  }
  return poses[move]
}

/**
 * Where the whole image of a layer lies in the frame, `frame` frames after the shot's start. Layers move by their depth
 * (parallax); a layer without depth is fixed to the screen. A layer that covers the picture never shows its edge.
 * `closer`: the framing of the close-up that this frame is in, if any. `began`: when the layer came in, and when what happens to it began.
 */
export function placeLayer(
  layer: PictureLayer,
  path: CameraPath,
  frame: number,
  frameCount: number,
  frameSize: FrameSize,
  closer: Framing | null,
  began: { readonly entered: number; readonly acts?: number | undefined } = { entered: 0 },
): Rect {
  const { box, depth } = layer
  const { width, height } = frameSize
  if (depth === null) {
    return { x: box.x * width, y: box.y * height, width: box.width * width, height: box.height * height }
  }
  const pose = poseAt(path, frame, frameCount)
  const zoom = 1 + (pose.zoom - 1) * (0.3 + 0.7 * depth)
  const own = ownMotion(layer, frame, path.phase)
  const room = (0.5 + OVERSCAN) * zoom - 0.5
  const shiftX = limit(pose.x * depth + own.x, room) * width
  const shiftY = limit(pose.y * depth + own.y, room) * height
  // From the picture's space (the frame and its overscan) to the frame, scaled about the frame's centre.
  const place = (share: number, side: number, shift: number) =>
    (share * (1 + 2 * OVERSCAN) - OVERSCAN - 0.5) * side * zoom + side / 2 + shift
  const x = place(box.x, width, shiftX)
  const y = place(box.y, height, shiftY)
  const whole = {
    x,
    y,
    width: place(box.x + box.width, width, shiftX) - x,
    height: place(box.y + box.height, height, shiftY) - y,
  }
  const rest = enterLayer(layer.motion, whole, frame - began.entered, frameSize)
  const entered = layer.act ? actLayer(layer.act, rest, frame - (began.acts ?? 0)) : rest
  return closer ? comeCloser(entered, closer, frameSize) : entered
}

function poseAt(path: CameraPath, frame: number, frameCount: number): CameraPose {
  const ease = path.pace === 'punch' ? easePunch : easeSteady
  const share = ease(frame / Math.max(1, frameCount - 1))
  const mix = (from: number, to: number) => from + (to - from) * share
  const seconds = frame / FRAME_RATE
  const wander = (speed: number, offset: number) =>
    path.unrest * UNREST_SHIFT * Math.sin((seconds * speed + path.phase + offset) * 2 * Math.PI)
  return {
    zoom: mix(path.from.zoom, path.to.zoom),
    x: mix(path.from.x, path.to.x) + wander(0.23, 0) * 0.7 + wander(0.37, 0.4) * 0.3,
    y: mix(path.from.y, path.to.y) + wander(0.19, 0.7) * 0.7 + wander(0.41, 0.2) * 0.3,
  }
}

function ownMotion(layer: PictureLayer, frame: number, phase: number): { x: number; y: number } {
  if (layer.motion !== 'bob' && layer.motion !== 'sway') return { x: 0, y: 0 }
  const seconds = frame / FRAME_RATE
  const start = phase + (layer.depth ?? 0)
  const swing = OWN_SHIFT * Math.sin((seconds / 3.4 + start) * 2 * Math.PI)
  return layer.motion === 'bob' ? { x: 0, y: swing } : { x: swing, y: 0 }
}

function limit(value: number, room: number): number {
  return Math.min(room, Math.max(-room, value))
}
