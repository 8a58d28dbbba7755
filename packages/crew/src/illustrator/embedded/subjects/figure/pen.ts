import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { mix } from '../../colour.ts'
import type { Limb, Point } from './skeleton.ts'

/** What the parts of a figure are drawn with, in head heights with `y` upwards. */
export type FigurePen = {
  readonly context: SKRSContext2D
  /** Where the light comes from in the figure's own direction, -1 behind it to 1 before it. */
  readonly lightX: number
  /** Line around every part, so that an arm stands out from the body. */
  readonly ink: { readonly colour: string; readonly width: number }
  readonly hasFace: boolean
  /** Strength of the shading, 0 to 1. */
  readonly shade: number
}

/** Draws a part: its line, its shaded side, its colour towards the light. */
export function paintPart(pen: FigurePen, path: Path2D, colour: string, depth = 0.11): void {
  const { context, ink } = pen
  if (ink.width > 0) {
    context.lineJoin = 'round'
    context.strokeStyle = ink.colour
    context.lineWidth = ink.width * 2
    context.stroke(path)
  }
  context.fillStyle = mix(colour, '#1a1030', 0.34 * pen.shade)
  context.fill(path)
  context.save()
  context.clip(path)
  context.translate(pen.lightX * depth, depth * 0.55)
  context.fillStyle = colour
  context.fill(path)
  context.translate(pen.lightX * depth * 1.1, depth * 0.8)
  context.globalAlpha = 0.5 * pen.shade
  context.fillStyle = mix(colour, '#fff4e0', 0.4)
  context.fill(path)
  context.restore()
}

/** A line of a feature: a seam, a strap, an eyebrow. */
export function paintLine(pen: FigurePen, points: readonly Point[], colour: string, width: number): void {
  const { context } = pen
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.strokeStyle = colour
  context.lineWidth = width
  context.beginPath()
  for (const [x, y] of points) context.lineTo(x, y)
  context.stroke()
}

/** A limb of three breadths (half widths at root, joint and end), with the swell of its muscles. */
export function limbPath(
  limb: Limb,
  [root, joint, end]: readonly [number, number, number],
  swell = 1.12,
): Path2D {
  const path = new Path2D()
  addSegment(path, limb.root, limb.joint, root, joint)
  addSegment(path, limb.joint, limb.end, joint, end)
  const calf = between(limb.joint, limb.end, 0.3)
  addDisc(path, calf, (joint * 0.7 + end * 0.3) * swell)
  return path
}

/** A part of a limb from its root (0) over its joint (1) to its end (2). */
export function cutLimb(limb: Limb, until: number): Limb {
  if (until <= 1) {
    const end = between(limb.root, limb.joint, until)
    return { root: limb.root, joint: between(limb.root, end, 0.5), end }
  }
  return { ...limb, end: between(limb.joint, limb.end, until - 1) }
}

export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

// All outlines run the same way round, or overlapping pieces would cut holes.
function addSegment(path: Path2D, a: Point, b: Point, ra: number, rb: number): void {
  const length = Math.max(1e-6, Math.hypot(b[0] - a[0], b[1] - a[1]))
  const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length]
  addDisc(path, a, ra)
  path.moveTo(a[0] + nx * ra, a[1] + ny * ra)
  path.lineTo(b[0] + nx * rb, b[1] + ny * rb)
  path.lineTo(b[0] - nx * rb, b[1] - ny * rb)
  path.lineTo(a[0] - nx * ra, a[1] - ny * ra)
  path.closePath()
  addDisc(path, b, rb)
}

export function addDisc(path: Path2D, [x, y]: Point, radius: number): void {
  path.moveTo(x + radius, y)
  path.arc(x, y, radius, 0, -Math.PI * 2, true)
  path.closePath()
}

/** A closed smooth outline through points. */
export function smoothPath(points: readonly Point[]): Path2D {
  const path = new Path2D()
  const last = points.at(-1)
  const first = points[0]
  if (!first || !last) return path
  path.moveTo(...between(last, first, 0.5))
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] ?? first
    const middle = between(point, next, 0.5)
    path.quadraticCurveTo(point[0], point[1], middle[0], middle[1])
  })
  path.closePath()
  return path
}

/** A closed outline with straight edges. */
export function polygonPath(points: readonly Point[]): Path2D {
  const path = new Path2D()
  for (const [x, y] of points) path.lineTo(x, y)
  path.closePath()
  return path
}
