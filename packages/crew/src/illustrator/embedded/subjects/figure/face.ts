import { mix } from '../../colour.ts'
import { paintLine, paintPart, smoothPath, type FigurePen } from './pen.ts'
import type { Person } from './person.ts'
import type { Point } from './skeleton.ts'

/** A plain face: eyes, brows, a mouth; ear, beard and glasses show in every style. */
export function drawFace(pen: FigurePen, person: Person, isFront: boolean): void {
  const { hair, skin, outfit } = person
  if (hair.hasBeard) paintPart(pen, smoothPath(isFront ? FRONT_BEARD : SIDE_BEARD), hair.colour, 0.05)
  if (!isFront) {
    pen.context.fillStyle = mix(skin, '#7a2a1a', 0.25)
    pen.context.beginPath()
    pen.context.ellipse(-0.1, -0.04, 0.07, 0.12, 0.2, 0, 7)
    pen.context.fill()
  }
  if (pen.hasFace) {
    const dark = '#221720'
    const { context } = pen
    const eyes: readonly number[] = isFront ? [-0.17, 0.17] : [0.12, 0.36]
    for (const x of eyes) {
      const width = isFront || x < 0.2 ? 0.05 : 0.036
      context.fillStyle = dark
      context.beginPath()
      context.ellipse(x, 0, width, 0.085, 0, 0, 7)
      context.fill()
      context.fillStyle = '#ffffff'
      context.beginPath()
      context.arc(x + 0.015, 0.035, width * 0.42, 0, 7)
      context.fill()
      paintLine(
        pen,
        [
          [x - width * 1.7, 0.15],
          [x + width * 1.3, 0.165],
        ],
        mix(hair.colour, dark, 0.4),
        0.04,
      )
    }
    const mouth = isFront ? 0 : 0.27
    const half = isFront ? 0.11 : 0.08
    paintLine(
      pen,
      [
        [mouth - half, -0.26],
        [mouth, -0.295],
        [mouth + half, -0.26],
      ],
      mix(skin, '#5a1420', 0.7),
      0.036,
    )
    if (isFront)
      paintLine(
        pen,
        [
          [0.02, -0.06],
          [0.05, -0.14],
          [0, -0.15],
        ],
        mix(skin, '#5a2a18', 0.4),
        0.028,
      )
  }
  if (outfit.extras.includes('glasses')) drawGlasses(pen, isFront)
}

const SIDE_BEARD: readonly Point[] = [
  [-0.16, -0.12],
  [-0.04, -0.32],
  [0.2, -0.2],
  [0.42, -0.22],
  [0.4, -0.56],
  [0.18, -0.72],
  [-0.08, -0.5],
]
const FRONT_BEARD: readonly Point[] = [
  [-0.43, -0.02],
  [-0.3, -0.22],
  [0, -0.18],
  [0.3, -0.22],
  [0.43, -0.02],
  [0.36, -0.52],
  [0, -0.76],
  [-0.36, -0.52],
]

function drawGlasses(pen: FigurePen, isFront: boolean): void {
  const { context } = pen
  context.strokeStyle = '#2a2a33'
  context.lineWidth = 0.04
  context.beginPath()
  for (const x of isFront ? [-0.18, 0.18] : [0.3]) {
    context.moveTo(x + 0.13, 0)
    context.ellipse(x, 0, 0.13, 0.12, 0, 0, Math.PI * 2)
  }
  context.moveTo(isFront ? -0.05 : 0.17, 0.02)
  context.lineTo(isFront ? 0.05 : -0.1, 0.02)
  context.stroke()
}
