import { Path2D } from '@napi-rs/canvas'
import { mix } from '../../colour.ts'
import {
  addDisc,
  between,
  cutLimb,
  limbPath,
  paintPart,
  polygonPath,
  smoothPath,
  type FigurePen,
} from './pen.ts'
import type { Person } from './person.ts'
import { ANKLE, along, type Limb, type Point, type Skeleton } from './skeleton.ts'

/** A point of the body: `x` forward of its middle line, `share` of the way from the hips (0) to the neck (1). */
export function bodyPoint({ hips, neck, lean }: Skeleton, x: number, share: number): Point {
  const [baseX, baseY] = between(hips, neck, share)
  return [baseX + Math.cos(lean) * x, baseY - Math.sin(lean) * x]
}

export function drawTorso(pen: FigurePen, person: Person, skeleton: Skeleton): void {
  const { girth } = skeleton.build
  const wide = girth * (0.55 + 0.45 * skeleton.build.torso)
  const isWoman = person.who.gender === 'woman' && person.who.age !== 'child'
  const at = (x: number, share: number) => bodyPoint(skeleton, x * wide, share)
  const neck = new Path2D()
  addDisc(neck, between(skeleton.neck, skeleton.head, 0.1), 0.22)
  const throat: Limb = {
    root: bodyPoint(skeleton, 0, 0.94),
    joint: between(skeleton.neck, skeleton.head, 0.2),
    end: between(skeleton.neck, skeleton.head, 0.5),
  }
  paintPart(pen, limbPath(throat, [0.24, 0.2, 0.2], 1), mix(person.skin, '#3a1a10', 0.14), 0.05)
  const [waist, hip] = isWoman ? [0.38, 0.5] : [0.45, 0.47]
  const outline =
    skeleton.pose.view === 'front'
      ? ([
          [0.2, 1.04],
          [0.74, 0.98],
          [0.84, 0.84],
          [0.68, 0.6],
          [waist + 0.16, 0.3],
          [hip + 0.16, 0.06],
          [hip + 0.22, -0.1],
          [-hip - 0.22, -0.1],
          [-hip - 0.16, 0.06],
          [-waist - 0.16, 0.3],
          [-0.68, 0.6],
          [-0.84, 0.84],
          [-0.74, 0.98],
          [-0.2, 1.04],
        ] as const)
      : ([
          [0.16, 1.05],
          [0.42, 0.96],
          [isWoman ? 0.6 : 0.55, 0.7],
          [waist + 0.02, 0.32],
          [hip, 0.02],
          [0.4, -0.16],
          [-0.42, -0.16],
          [-hip - 0.06, 0.02],
          [-waist, 0.34],
          [-0.54, 0.72],
          [-0.46, 0.95],
          [-0.18, 1.05],
        ] as const)
  paintPart(pen, smoothPath(outline.map(([x, share]) => at(x, share))), person.outfit.top, 0.16)
}

export function drawLeg(pen: FigurePen, person: Person, skeleton: Skeleton, limb: Limb, side: 1 | -1): void {
  const { outfit } = person
  const thick = skeleton.build.girth * (0.6 + 0.4 * skeleton.build.leg)
  const colour =
    side < 0 && skeleton.pose.view === 'side' ? mix(outfit.bottom, '#0a0814', 0.22) : outfit.bottom
  const skin = side < 0 && skeleton.pose.view === 'side' ? mix(person.skin, '#2a1018', 0.2) : person.skin
  const scaled = (a: number, b: number, c: number): [number, number, number] => [
    a * thick,
    b * thick,
    c * thick,
  ]
  if (outfit.legs !== 'trousers') paintPart(pen, limbPath(limb, scaled(0.36, 0.23, 0.15), 1.16), skin)
  drawShoe(pen, person, skeleton, limb, side)
  if (outfit.legs === 'trousers') paintPart(pen, limbPath(limb, scaled(0.43, 0.3, 0.24), 1), colour)
  if (outfit.legs === 'shorts')
    paintPart(pen, limbPath(cutLimb(limb, 0.82), scaled(0.45, 0.4, 0.38), 1), colour)
}

function drawShoe(pen: FigurePen, person: Person, skeleton: Skeleton, limb: Limb, side: 1 | -1): void {
  const { context } = pen
  const isFront = skeleton.pose.view === 'front'
  const shin = Math.atan2(limb.end[0] - limb.joint[0], limb.joint[1] - limb.end[1])
  const isGrounded = limb.end[1] - ANKLE - skeleton.pose.raised < 0.14
  // A foot that pushes off stands on its toes; one in the air hangs with its shin.
  const pitch = isFront ? 0 : isGrounded ? (shin < -0.55 ? shin * 0.62 : 0) : shin
  const size = 0.62 + 0.38 * skeleton.build.leg
  context.save()
  context.translate(...limb.end)
  context.rotate(pitch)
  context.scale(isFront ? side * 0.72 * size : size, size)
  const colour = side < 0 && !isFront ? mix(person.outfit.shoes, '#0a0814', 0.2) : person.outfit.shoes
  paintPart(
    pen,
    smoothPath([
      [-0.22, 0.2],
      [-0.27, -0.1],
      [-0.24, -ANKLE],
      [-0.1, -ANKLE],
      [0.5, -ANKLE],
      [0.7, -ANKLE],
      [0.68, -0.06],
      [0.36, 0.06],
      [0.22, 0.22],
    ]),
    colour,
    0.05,
  )
  context.restore()
}

/** The garment from the waist down to its hem, over the legs. */
export function drawSkirt(pen: FigurePen, person: Person, skeleton: Skeleton): void {
  const until = { hip: 0, thigh: 0.62, knee: 1.06, ankle: 1.8 }[person.outfit.length]
  if (until === 0) return
  const { near, far } = skeleton.legs
  const { girth } = skeleton.build
  const flare = (person.outfit.length === 'ankle' ? 0.56 : 0.5) * girth
  const points = [near, far].flatMap((leg) => {
    const cut = cutLimb(leg, until)
    const path = until <= 1 ? [cut.end] : [leg.joint, cut.end]
    return path.map((point) => ({ point, direction: directionOf(leg, until) }))
  })
  const isFront = skeleton.pose.view === 'front'
  const edge = (sign: 1 | -1) => {
    const legs = [points.slice(0, points.length / 2), points.slice(points.length / 2)]
    const rank = (row: typeof points) => (row.at(-1)?.point[0] ?? 0) * sign
    const row = legs.toSorted((a, b) => rank(b) - rank(a))[0] ?? []
    return row.map(({ point, direction }, index): Point => {
      const reach = flare * (0.8 + 0.3 * index) * sign
      return [point[0] + Math.cos(direction) * reach, point[1] + Math.sin(direction) * reach]
    })
  }
  const waist = (isFront ? 0.6 : 0.46) * girth
  const outline = [
    bodyPoint(skeleton, waist * 0.9, 0.16),
    bodyPoint(skeleton, waist * 1.12, -0.06),
    ...edge(1),
    ...edge(1).slice(-1),
    ...edge(-1).slice(-1),
    ...edge(-1).toReversed(),
    bodyPoint(skeleton, -waist * 1.16, -0.06),
    bodyPoint(skeleton, -waist * 0.9, 0.16),
  ]
  paintPart(pen, smoothPath(outline), person.outfit.top, 0.16)
}

function directionOf(leg: Limb, until: number): number {
  const [from, to] = until <= 1 ? [leg.root, leg.joint] : [leg.joint, leg.end]
  return Math.atan2(to[0] - from[0], from[1] - to[1])
}

export function drawArm(pen: FigurePen, person: Person, skeleton: Skeleton, limb: Limb, side: 1 | -1): void {
  const thick = skeleton.build.girth * (0.62 + 0.38 * skeleton.build.arm)
  const isFar = side < 0 && skeleton.pose.view === 'side'
  const skin = isFar ? mix(person.skin, '#2a1018', 0.2) : person.skin
  const top = isFar ? mix(person.outfit.top, '#0a0814', 0.22) : person.outfit.top
  const scaled = (a: number, b: number, c: number): [number, number, number] => [
    a * thick,
    b * thick,
    c * thick,
  ]
  drawHand(pen, limb, skin, thick, skeleton.pose)
  if (person.outfit.sleeves === 'long') {
    paintPart(pen, limbPath(limb, scaled(0.26, 0.22, 0.18), 1), top)
    return
  }
  paintPart(pen, limbPath(limb, scaled(0.22, 0.17, 0.13), 1.1), skin)
  paintPart(pen, limbPath(cutLimb(limb, 0.66), scaled(0.26, 0.27, 0.27), 1), top)
}

function drawHand(pen: FigurePen, limb: Limb, skin: string, thick: number, pose: Skeleton['pose']): void {
  const angle = Math.atan2(limb.end[0] - limb.joint[0], limb.joint[1] - limb.end[1])
  const palm = along(limb.end, angle, 0.1 * thick)
  const tips = along(limb.end, angle, 0.36 * thick)
  const thumb = along(palm, angle + 0.95, 0.24 * thick)
  const path = limbPath(
    { root: limb.end, joint: palm, end: tips },
    [0.13 * thick, 0.17 * thick, 0.11 * thick],
    1,
  )
  const finger = limbPath({ root: palm, joint: between(palm, thumb, 0.5), end: thumb }, [0.08, 0.07, 0.06], 1)
  path.addPath(finger)
  if ('swing' in pose.arms.near && pose.arms.near.swing === 104 && angle > 1.2) {
    const far = along(limb.end, angle, 0.62 * thick)
    path.addPath(limbPath({ root: palm, joint: tips, end: far }, [0.07, 0.06, 0.05], 1))
  }
  paintPart(pen, path, skin, 0.05)
}

/** What hangs down the back: a cape, a pack. */
export function drawBehind(pen: FigurePen, person: Person, skeleton: Skeleton): void {
  const { extras, accent, top } = person.outfit
  const isFront = skeleton.pose.view === 'front'
  const at = (x: number, share: number) => bodyPoint(skeleton, x * skeleton.build.girth, share)
  if (extras.includes('cape')) {
    const flow = Math.min(1.6, Math.max(0.3, skeleton.pose.lean * 0.09))
    const floor = Math.max(0.25, skeleton.hips[1] - 2.9 * skeleton.build.leg)
    const [x] = skeleton.hips
    const colour =
      person.who.role === 'king' || person.who.role === 'queen' ? mix(top, '#000000', 0.3) : accent
    paintPart(
      pen,
      smoothPath(
        isFront
          ? [
              at(0.7, 1),
              at(0.8, 0.7),
              [x + 1.25, floor],
              [x, floor + 0.15],
              [x - 1.25, floor],
              at(-0.8, 0.7),
              at(-0.7, 1),
            ]
          : [
              at(0.2, 1.02),
              at(-0.45, 0.98),
              at(-0.75, 0.5),
              [x - 1.1 - flow, floor],
              [x - 0.3, floor],
              at(-0.2, 0.3),
            ],
      ),
      colour,
      0.16,
    )
  }
  if (extras.includes('backpack')) {
    const half = isFront ? 0.82 : 0.5
    const middle = isFront ? 0 : -0.72
    paintPart(
      pen,
      smoothPath([
        at(middle - half, 0.1),
        at(middle - half, 0.9),
        at(middle - half * 0.7, 1.04),
        at(middle + half * 0.7, 1.04),
        at(middle + half, 0.9),
        at(middle + half, 0.1),
        at(middle, 0.02),
      ]),
      mix(accent, '#20180f', 0.25),
      0.12,
    )
  }
}

/** A straight band across the body between two heights. */
export function bodyBand(skeleton: Skeleton, from: number, to: number, half: number): Path2D {
  const wide = half * skeleton.build.girth * (0.55 + 0.45 * skeleton.build.torso)
  return polygonPath([
    bodyPoint(skeleton, -wide, from),
    bodyPoint(skeleton, -wide, to),
    bodyPoint(skeleton, wide, to),
    bodyPoint(skeleton, wide, from),
  ])
}
