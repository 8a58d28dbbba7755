import { Path2D } from '@napi-rs/canvas'
import { mix } from '../../colour.ts'
import { drawFace } from './face.ts'
import { drawHat } from './hats.ts'
import { addDisc, paintPart, smoothPath, type FigurePen } from './pen.ts'
import type { Person } from './person.ts'
import type { Point, Skeleton } from './skeleton.ts'

/** Draws what hangs behind the body: long hair, a tail of hair. */
export function drawHairBehind(pen: FigurePen, person: Person, skeleton: Skeleton): void {
  const { style, colour } = person.hair
  const isFront = skeleton.pose.view === 'front'
  if (person.outfit.hat === 'space' || person.outfit.hat === 'hood' || person.outfit.hat === 'knight') return
  inHead(pen, skeleton, () => {
    const dark = mix(colour, '#000000', 0.18)
    if (style === 'long')
      paintPart(
        pen,
        smoothPath(
          isFront
            ? [
                [-0.5, 0.3],
                [-0.62, -0.6],
                [-0.52, -1.15],
                [0.52, -1.15],
                [0.62, -0.6],
                [0.5, 0.3],
              ]
            : [
                [0.1, 0.4],
                [-0.62, 0.3],
                [-0.72, -0.6],
                [-0.62, -1.2],
                [-0.2, -1.1],
                [0, -0.3],
              ],
        ),
        dark,
      )
    if (style === 'ponytail')
      paintPart(
        pen,
        smoothPath([
          [-0.36, 0.42],
          [-0.72, 0.42],
          [-0.86, -0.1],
          [-0.72, -0.72],
          [-0.6, -0.3],
          [-0.5, 0.1],
        ]),
        dark,
      )
    if (style === 'bun') {
      const bun = new Path2D()
      addDisc(bun, isFront ? [0, 0.62] : [-0.46, 0.4], 0.22)
      paintPart(pen, bun, dark)
    }
  })
}

/** Draws the head with its hair, face and hat, turned as the figure holds it. */
export function drawHead(pen: FigurePen, person: Person, skeleton: Skeleton): void {
  const isFront = skeleton.pose.view === 'front'
  inHead(pen, skeleton, () => {
    paintPart(pen, isFront ? frontHead() : sideHead(), person.skin, 0.13)
    if (person.outfit.hat !== 'space' && person.outfit.hat !== 'knight') {
      drawFace(pen, person, isFront)
      drawHair(pen, person, isFront)
    }
    drawHat(pen, person.outfit, isFront)
  })
}

/** Draws in the head's own frame: its middle at (0, 0), 0.56 to the crown, looking towards positive `x`. */
function inHead(pen: FigurePen, skeleton: Skeleton, draw: () => void): void {
  const { context } = pen
  const scale = skeleton.build.head / 0.56
  context.save()
  context.translate(...skeleton.head)
  context.rotate(-skeleton.headLean)
  context.scale(scale, scale)
  draw()
  context.restore()
}

function sideHead(): Path2D {
  return smoothPath([
    [-0.44, 0.1],
    [-0.36, 0.46],
    [0.02, 0.58],
    [0.36, 0.46],
    [0.42, 0.16],
    [0.5, -0.04],
    [0.41, -0.2],
    [0.37, -0.42],
    [0.2, -0.56],
    [-0.08, -0.44],
    [-0.36, -0.3],
  ])
}

function frontHead(): Path2D {
  return smoothPath([
    [-0.43, 0.15],
    [-0.32, 0.5],
    [0, 0.58],
    [0.32, 0.5],
    [0.43, 0.15],
    [0.4, -0.24],
    [0.18, -0.56],
    [-0.18, -0.56],
    [-0.4, -0.24],
  ])
}

const SIDE_CAP: readonly Point[] = [
  [-0.4, -0.32],
  [-0.56, 0.1],
  [-0.44, 0.56],
  [0.02, 0.7],
  [0.4, 0.58],
  [0.47, 0.26],
  [0.3, 0.24],
  [0.1, 0.28],
  [-0.04, 0.08],
  [-0.14, -0.08],
  [-0.26, -0.2],
]
const FRONT_CAP: readonly Point[] = [
  [-0.44, -0.06],
  [-0.54, 0.3],
  [-0.36, 0.64],
  [0, 0.72],
  [0.36, 0.64],
  [0.54, 0.3],
  [0.44, -0.06],
  [0.36, 0.2],
  [0.12, 0.3],
  [-0.12, 0.22],
  [-0.36, 0.26],
]

function drawHair(pen: FigurePen, person: Person, isFront: boolean): void {
  const { style, colour } = person.hair
  if (person.outfit.hat === 'hood') return
  if (style === 'bald') {
    if (!isFront)
      paintPart(
        pen,
        smoothPath([
          [-0.42, -0.3],
          [-0.5, 0.05],
          [-0.36, 0.26],
          [-0.1, 0.1],
          [-0.18, -0.16],
        ]),
        colour,
      )
    return
  }
  const cap = isFront ? FRONT_CAP : SIDE_CAP
  const grown = style === 'crop' ? cap.map(([x, y]): Point => [x * 0.94, y * 0.93]) : cap
  const path = smoothPath(grown)
  if (style === 'curly')
    for (const [x, y] of isFront ? curls(-0.46, 0.46) : curls(-0.5, 0.38)) addDisc(path, [x, y], 0.2)
  if (style === 'bob' && !isFront)
    path.addPath(
      smoothPath([
        [-0.1, 0.3],
        [-0.56, 0.3],
        [-0.64, -0.3],
        [-0.5, -0.62],
        [-0.16, -0.56],
        [-0.06, -0.1],
      ]),
    )
  paintPart(pen, path, colour, 0.08)
  if (style === 'bob' && isFront)
    for (const side of [-1, 1])
      paintPart(
        pen,
        smoothPath([
          [side * 0.34, 0.3],
          [side * 0.56, 0.2],
          [side * 0.58, -0.4],
          [side * 0.4, -0.56],
          [side * 0.36, -0.1],
        ]),
        colour,
        0.08,
      )
  // A gleam on the hair, where the light falls.
  if (pen.hasFace && style !== 'crop') {
    const { context } = pen
    context.strokeStyle = mix(colour, '#ffffff', 0.42)
    context.lineWidth = 0.06
    context.lineCap = 'round'
    context.beginPath()
    context.arc(0, 0.08, 0.5, 1.35 - pen.lightX * 0.5, 1.95 - pen.lightX * 0.5)
    context.stroke()
  }
}

function curls(from: number, to: number): Point[] {
  return Array.from({ length: 7 }, (_, i): Point => {
    const share = i / 6
    return [from + (to - from) * share, 0.28 + Math.sin(share * Math.PI) * 0.36]
  })
}
