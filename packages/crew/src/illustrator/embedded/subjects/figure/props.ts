import { Path2D } from '@napi-rs/canvas'
import { mix } from '../../colour.ts'
import type { PoseName } from './cast.ts'
import { between, paintLine, paintPart, polygonPath, smoothPath, type FigurePen } from './pen.ts'
import type { Person } from './person.ts'
import type { Point, Skeleton } from './skeleton.ts'

const WOOD = '#8a5f3c'

type Draw = (pen: FigurePen, skeleton: Skeleton, person: Person) => void

/** Furniture behind the figure: chair, bed, ladder. */
export function drawPropBehind(pose: PoseName, pen: FigurePen, skeleton: Skeleton, person: Person): void {
  BEHIND[pose]?.(pen, skeleton, person)
}

/** What the figure holds or stands at, drawn before the near arm. */
export function drawPropHeld(pose: PoseName, pen: FigurePen, skeleton: Skeleton, person: Person): void {
  HELD[pose]?.(pen, skeleton, person)
}

/** What covers the whole figure: a blanket. */
export function drawPropOver(pose: PoseName, pen: FigurePen, skeleton: Skeleton, person: Person): void {
  if (pose === 'lie') blanket(pen, skeleton, person)
}

function box(left: number, bottom: number, right: number, top: number): Path2D {
  return polygonPath([
    [left, bottom],
    [left, top],
    [right, top],
    [right, bottom],
  ])
}

const BEHIND: Partial<Record<PoseName, Draw>> = {
  'sit-desk': (pen, { hips, build }) => {
    const seat = hips[1] - 0.44 * build.girth
    const x = hips[0]
    for (const leg of [-0.6, 0.5])
      paintPart(pen, box(x + leg, 0, x + leg + 0.16, seat), mix(WOOD, '#000000', 0.25), 0.04)
    paintPart(pen, box(x - 0.78, seat - 0.2, x + 0.72, seat), WOOD, 0.05)
    paintPart(
      pen,
      box(x - 0.86, seat - 0.1, x - 0.66, seat + 2 * build.torso),
      mix(WOOD, '#000000', 0.12),
      0.05,
    )
  },
  lie: (pen, { head, legs, pose }) => {
    const left = head[0] - 1.1
    const right = legs.near.end[0] + 0.75
    const top = pose.raised
    for (const x of [left + 0.1, right - 0.3])
      paintPart(pen, box(x, 0, x + 0.24, top), mix(WOOD, '#000000', 0.3), 0.04)
    paintPart(pen, box(left - 0.16, 0.25, left + 0.1, top + 1.15), WOOD, 0.06)
    paintPart(pen, box(left, top - 0.62, right, top - 0.3), WOOD, 0.06)
    paintPart(pen, box(left + 0.1, top - 0.34, right - 0.04, top + 0.08), '#d9dce4', 0.08)
    paintPart(
      pen,
      smoothPath([
        [left + 0.12, top],
        [left + 0.1, top + 0.5],
        [head[0] + 0.1, top + 0.42],
        [head[0] + 0.75, top + 0.2],
        [head[0] + 0.8, top],
      ]),
      '#f1f2f5',
      0.08,
    )
  },
  climb: (pen, { arms }) => {
    const x = arms.near.end[0] + 0.1
    for (let y = 0.55; y < 7.8; y += 0.72) paintPart(pen, box(x - 0.3, y, x + 0.42, y + 0.12), WOOD, 0.02)
    for (const side of [-0.36, 0.36])
      paintPart(pen, box(x + side, 0, x + side + 0.15, 8), mix(WOOD, '#000000', side < 0 ? 0 : 0.2), 0.03)
  },
}

const HELD: Partial<Record<PoseName, Draw>> = {
  'sit-desk': (pen, { arms }) => {
    const top = Math.min(arms.near.end[1], arms.far.end[1]) - 0.2
    const from = arms.near.end[0] - 0.45
    paintPart(pen, box(from + 0.2, 0, from + 0.38, top), mix(WOOD, '#000000', 0.2), 0.04)
    paintPart(pen, box(from + 2.5, 0, from + 2.68, top), mix(WOOD, '#000000', 0.2), 0.04)
    paintPart(pen, box(from, top - 0.2, from + 2.9, top), WOOD, 0.05)
    const hinge: Point = [from + 1.5, top + 0.02]
    paintPart(
      pen,
      polygonPath([[from + 0.4, top], hinge, [hinge[0], top + 0.09], [from + 0.4, top + 0.09]]),
      '#b9bfca',
      0.02,
    )
    paintPart(
      pen,
      polygonPath([
        hinge,
        [hinge[0] + 0.5, top + 1.2],
        [hinge[0] + 0.62, top + 1.18],
        [hinge[0] + 0.12, top],
      ]),
      '#8e96a4',
      0.03,
    )
    pen.context.fillStyle = 'rgba(190,225,255,0.34)'
    pen.context.fill(
      polygonPath([hinge, [hinge[0] + 0.5, top + 1.2], [from + 0.3, top + 1.5], [from + 0.3, top + 0.2]]),
    )
  },
  read: (pen, { arms }) => openBook(pen, between(arms.near.end, arms.far.end, 0.5), '#a83a2c'),
  'sit-ground': () => undefined,
  phone: (pen, { arms }) => {
    const [x, y] = arms.near.end
    const { context } = pen
    context.save()
    context.translate(x + 0.12, y + 0.3)
    context.rotate(-0.42)
    paintPart(pen, box(-0.09, -0.34, 0.09, 0.42), '#22252d', 0.02)
    context.fillStyle = '#bfe6ff'
    context.fillRect(-0.085, -0.26, 0.06, 0.6)
    context.restore()
  },
  carry: (pen, { arms }) => {
    const [x, y] = between(arms.near.end, arms.far.end, 0.5)
    paintPart(pen, box(x - 0.42, y - 0.1, x + 0.96, y + 1.14), '#b98a56', 0.14)
    pen.context.fillStyle = '#e2c79a'
    pen.context.fillRect(x + 0.16, y - 0.1, 0.2, 1.24)
  },
  lift: (pen, { arms }, person) => {
    const y = (arms.near.end[1] + arms.far.end[1]) / 2 + 0.16
    const [left, right] = [arms.far.end[0], arms.near.end[0]]
    if (person.who.role !== 'athlete') {
      paintPart(pen, box(left - 0.14, y + 0.02, right + 0.14, y + 1.05), '#b98a56', 0.14)
      pen.context.fillStyle = '#e2c79a'
      pen.context.fillRect((left + right) / 2 - 0.12, y + 0.02, 0.24, 1.03)
      return
    }
    paintPart(pen, box(left - 0.95, y - 0.07, right + 0.95, y + 0.07), '#b7bcc6', 0.03)
    for (const x of [left - 0.9, left - 0.62, right + 0.46, right + 0.74])
      paintPart(pen, box(x, y - 0.62, x + 0.2, y + 0.62), '#30343e', 0.04)
  },
  cook: (pen, { arms, hips }) => {
    const top = Math.min(arms.near.end[1], arms.far.end[1]) - 0.42
    const from = hips[0] + 0.72
    paintPart(pen, box(from, 0, from + 2.5, top), '#c9ccd2', 0.12)
    pen.context.fillStyle = 'rgba(20,22,30,0.75)'
    pen.context.fillRect(from + 0.4, top * 0.2, 1.7, top * 0.5)
    paintPart(pen, box(from - 0.1, top - 0.16, from + 2.6, top), '#6a707c', 0.04)
    const [x] = arms.far.end
    paintPart(
      pen,
      polygonPath([
        [x + 0.05, top + 0.34],
        [x + 0.3, top],
        [x + 1.05, top],
        [x + 1.3, top + 0.34],
      ]),
      '#2b2e36',
      0.06,
    )
    paintLine(
      pen,
      [
        [x - 0.24, top + 0.3],
        [x + 0.2, top + 0.22],
      ],
      '#2b2e36',
      0.1,
    )
    pen.context.globalAlpha = 0.6
    for (const shift of [0.35, 0.7, 1]) {
      const [sx, sy] = [x + shift, top + 0.5]
      paintLine(
        pen,
        Array.from({ length: 7 }, (_, i): Point => [
          sx + Math.sin(i * 1.1 + shift * 5) * 0.09,
          sy + i * 0.16,
        ]),
        '#eef2f4',
        0.08,
      )
    }
    pen.context.globalAlpha = 1
  },
  garden: (pen, { arms }) => {
    const x = Math.max(arms.near.end[0], arms.far.end[0]) + 0.55
    const stem = arms.far.end[1]
    paintPart(
      pen,
      smoothPath([
        [x - 0.5, 0],
        [x - 0.2, 0.24],
        [x + 0.3, 0.26],
        [x + 0.7, 0],
      ]),
      '#6b4a30',
      0.06,
    )
    paintLine(
      pen,
      [
        [x + 0.12, 0.2],
        [x + 0.1, Math.max(0.7, stem * 0.7)],
      ],
      '#3f7a35',
      0.09,
    )
    const leaves = new Path2D()
    leaves.ellipse(x - 0.14, Math.max(0.66, stem * 0.62), 0.28, 0.13, -0.5, 0, Math.PI * 2)
    leaves.ellipse(x + 0.36, Math.max(0.74, stem * 0.7), 0.28, 0.13, 0.5, 0, Math.PI * 2)
    paintPart(pen, leaves, '#57a044', 0.04)
  },
}

function openBook(pen: FigurePen, [x, y]: Point, cover: string): void {
  const { context } = pen
  context.save()
  context.translate(x + 0.12, y + 0.16)
  context.rotate(-0.25)
  paintPart(
    pen,
    polygonPath([
      [-0.1, -0.16],
      [-0.34, 0.62],
      [0.42, 0.82],
      [0.66, 0.04],
    ]),
    cover,
    0.05,
  )
  paintPart(
    pen,
    polygonPath([
      [-0.1, -0.08],
      [-0.3, 0.56],
      [0.02, 0.64],
      [0.22, 0],
    ]),
    '#f3ecd8',
    0.03,
  )
  context.restore()
}

/** A walking stick in the near hand. */
export function drawCane(pen: FigurePen, { arms }: Skeleton): void {
  const [x, y] = arms.far.end
  paintLine(
    pen,
    [
      [x + 0.35, 0],
      [x + 0.06, y + 0.1],
      [x - 0.12, y + 0.24],
      [x - 0.3, y + 0.14],
    ],
    '#5a3a22',
    0.13,
  )
}

function blanket(pen: FigurePen, { hips, legs, pose }: Skeleton, person: Person): void {
  const end = Math.max(legs.near.end[0], legs.far.end[0])
  const top = pose.raised
  const colour = person.outfit.accent
  paintPart(
    pen,
    smoothPath([
      [hips[0] - 0.75, top + 0.1],
      [hips[0] - 0.7, top + 0.92],
      [hips[0] + 0.6, top + 1.02],
      [(hips[0] + end) / 2, top + 0.8],
      [end - 0.1, top + 0.86],
      [end + 0.5, top + 0.6],
      [end + 0.5, top - 0.3],
      [end + 0.2, top - 0.42],
      [hips[0] - 0.6, top - 0.4],
    ]),
    colour,
    0.14,
  )
  paintLine(
    pen,
    [
      [hips[0] - 0.5, top + 0.9],
      [hips[0] - 0.45, top - 0.34],
    ],
    mix(colour, '#ffffff', 0.5),
    0.16,
  )
}
