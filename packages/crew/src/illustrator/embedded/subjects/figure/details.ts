import { mix } from '../../colour.ts'
import { bodyBand, bodyPoint } from './body.ts'
import { paintLine, polygonPath, type FigurePen } from './pen.ts'
import type { Person } from './person.ts'
import type { Point, Skeleton } from './skeleton.ts'

const FRONT_OPENING: readonly Point[] = [
  [-0.17, 0],
  [-0.14, 0.97],
  [0.1, 0.97],
  [0.17, 0],
]
const SIDE_OPENING: readonly Point[] = [
  [0.44, 0],
  [0.41, 0.3],
  [0.53, 0.68],
  [0.38, 0.93],
  [0.2, 0.93],
  [0.32, 0.65],
  [0.24, 0.3],
  [0.3, 0],
]

/** What the clothes are trimmed with: belt, tie, apron, open front, stripes. */
export function drawDetails(pen: FigurePen, person: Person, skeleton: Skeleton): void {
  const { extras, accent, top } = person.outfit
  const { context } = pen
  const isFront = skeleton.pose.view === 'front'
  const wide = skeleton.build.girth * (0.55 + 0.45 * skeleton.build.torso)
  const at = (x: number, share: number): Point => bodyPoint(skeleton, x * wide, share)
  const fill = (points: readonly Point[], colour: string) => {
    context.fillStyle = colour
    context.fill(polygonPath(points))
  }
  const front = isFront ? 0 : 0.4
  if (extras.includes('stripes'))
    for (const share of [0.5, 0.72]) {
      context.fillStyle = accent
      context.fill(bodyBand(skeleton, share, share + 0.08, isFront ? 0.6 : 0.44))
    }
  if (extras.includes('open-coat')) {
    fill(
      isFront ? FRONT_OPENING.map((point) => at(...point)) : SIDE_OPENING.map((point) => at(...point)),
      accent,
    )
    const seam = isFront ? FRONT_OPENING.slice(0, 2) : SIDE_OPENING.slice(4)
    paintLine(
      pen,
      seam.map((point) => at(...point)),
      mix(top, '#000000', 0.35),
      0.05,
    )
  }
  if (extras.includes('tie'))
    fill(
      [
        at(front - 0.03, 0.95),
        at(front - 0.08, 0.5),
        at(front, 0.4),
        at(front + 0.08, 0.5),
        at(front + 0.04, 0.95),
      ],
      person.who.role === 'officer' ? '#141c30' : '#a8242c',
    )
  if (extras.includes('apron'))
    fill(
      isFront
        ? [at(-0.3, 0.8), at(0.3, 0.8), at(0.5, 0.3), at(0.52, -0.2), at(-0.52, -0.2), at(-0.5, 0.3)]
        : [at(0.16, 0.82), at(0.48, 0.74), at(0.42, 0.3), at(0.48, -0.12), at(-0.1, -0.12), at(-0.06, 0.3)],
      person.who.role === 'chef' ? '#fbfaf6' : accent,
    )
  if (extras.includes('belt')) {
    context.fillStyle = mix(accent, '#1a1208', 0.35)
    context.fill(bodyBand(skeleton, 0.1, 0.19, isFront ? 0.58 : 0.46))
  }
  if (extras.includes('collar')) {
    paintLine(pen, [at(-0.2, 1), at(front * 0.5, 0.9), at(0.24, 1)], mix(top, '#ffffff', 0.6), 0.09)
  }
  if (extras.includes('hood-down')) {
    paintLine(
      pen,
      [at(isFront ? -0.36 : -0.42, 0.98), at(isFront ? 0 : -0.1, 0.93), at(isFront ? 0.36 : 0.2, 0.98)],
      mix(top, '#000000', 0.22),
      0.2,
    )
  }
  if (extras.includes('cross')) {
    const [x, y] = at(isFront ? 0.36 : 0.22, 0.7)
    context.fillStyle = '#d8323a'
    context.fillRect(x - 0.05, y - 0.16, 0.1, 0.32)
    context.fillRect(x - 0.16, y - 0.05, 0.32, 0.1)
  }
  if (extras.includes('stethoscope'))
    paintLine(
      pen,
      [
        at(-0.14, 1.02),
        at(front * 0.6 - 0.12, 0.78),
        at(front * 0.7, 0.6),
        at(front * 0.8 + 0.14, 0.8),
        at(0.2, 1.02),
      ],
      '#2d3440',
      0.06,
    )
}
