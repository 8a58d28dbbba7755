import { Path2D } from '@napi-rs/canvas'
import { mix } from '../../colour.ts'
import type { Hat, Outfit } from './outfit.ts'
import { addDisc, paintPart, polygonPath, smoothPath, type FigurePen } from './pen.ts'
import type { Point } from './skeleton.ts'

type Draw = (pen: FigurePen, outfit: Outfit, isFront: boolean) => void

/** Draws a hat in the head's own frame. */
export function drawHat(pen: FigurePen, outfit: Outfit, isFront: boolean): void {
  HATS[outfit.hat](pen, outfit, isFront)
}

function dome(rim: number, height: number, half: number): Point[] {
  return [
    [-half, rim],
    [-half * 0.96, rim + height * 0.62],
    [-half * 0.5, rim + height * 1.06],
    [half * 0.5, rim + height * 1.06],
    [half * 0.96, rim + height * 0.62],
    [half, rim],
  ]
}

function crown(pen: FigurePen, height: number): void {
  const gold = '#e9bd45'
  paintPart(
    pen,
    polygonPath([
      [-0.45, 0.4],
      [-0.52, 0.4 + height],
      [-0.27, 0.4 + height * 0.55],
      [0, 0.46 + height],
      [0.27, 0.4 + height * 0.55],
      [0.52, 0.4 + height],
      [0.45, 0.4],
    ]),
    gold,
    0.05,
  )
  const gems = new Path2D()
  for (const x of [-0.24, 0, 0.24]) addDisc(gems, [x, 0.48], 0.055)
  paintPart(pen, gems, '#c4203a', 0.01)
}

function brimmed(pen: FigurePen, colour: string, brim: number, height: number, band: string): void {
  paintPart(pen, smoothPath(dome(0.3, height, 0.46)), colour, 0.08)
  pen.context.fillStyle = band
  pen.context.fillRect(-0.43, 0.36, 0.86, 0.12)
  const edge = new Path2D()
  edge.ellipse(0, 0.33, brim, 0.1, 0, 0, Math.PI * 2)
  paintPart(pen, edge, mix(colour, '#000000', 0.1), 0.03)
}

/** A cap with a peak over the eyes: forward in a side view, low over the brow from the front. */
function peaked(pen: FigurePen, { top, accent }: Outfit, isFront: boolean): void {
  paintPart(
    pen,
    smoothPath([
      [-0.48, 0.28],
      [-0.6, 0.62],
      [-0.2, 0.78],
      [0.3, 0.78],
      [0.58, 0.62],
      [0.46, 0.28],
    ]),
    top,
    0.06,
  )
  const peak = new Path2D()
  if (isFront) peak.ellipse(0, 0.26, 0.42, 0.09, 0, 0, Math.PI * 2)
  else peak.ellipse(0.48, 0.25, 0.28, 0.07, -0.18, 0, Math.PI * 2)
  paintPart(pen, peak, '#17171c', 0.02)
  const badge = new Path2D()
  addDisc(badge, [isFront ? 0 : 0.24, 0.48], 0.08)
  paintPart(pen, badge, accent, 0.02)
}

const HATS: Record<Hat, Draw> = {
  none: () => undefined,
  crown: (pen) => crown(pen, 0.46),
  tiara: (pen) => crown(pen, 0.24),
  toque: (pen) => {
    paintPart(
      pen,
      smoothPath([
        [-0.4, 0.5],
        [-0.66, 0.84],
        [-0.42, 1.2],
        [0, 1.08],
        [0.42, 1.2],
        [0.66, 0.84],
        [0.4, 0.5],
      ]),
      '#f2f0ea',
      0.1,
    )
    paintPart(
      pen,
      polygonPath([
        [-0.44, 0.3],
        [-0.44, 0.62],
        [0.44, 0.62],
        [0.44, 0.3],
      ]),
      '#dedbd2',
      0.06,
    )
  },
  'nurse-cap': (pen) => {
    paintPart(
      pen,
      polygonPath([
        [-0.38, 0.5],
        [-0.46, 0.78],
        [0.46, 0.78],
        [0.4, 0.5],
      ]),
      '#f4f3ee',
      0.05,
    )
    pen.context.fillStyle = '#d02c34'
    pen.context.fillRect(-0.04, 0.55, 0.09, 0.2)
    pen.context.fillRect(-0.1, 0.61, 0.21, 0.08)
  },
  helmet: (pen, { top }) => {
    paintPart(pen, smoothPath(dome(0.16, 0.58, 0.58)), mix(top, '#1c2410', 0.2), 0.1)
  },
  'hard-hat': (pen, _outfit, isFront) => {
    paintPart(pen, smoothPath(dome(0.28, 0.5, 0.52)), '#f2c230', 0.1)
    const edge = new Path2D()
    edge.ellipse(isFront ? 0 : 0.12, 0.31, isFront ? 0.56 : 0.64, 0.08, 0, 0, Math.PI * 2)
    paintPart(pen, edge, '#d9a41e', 0.02)
  },
  knight: (pen, { top, accent }, isFront) => {
    paintPart(pen, smoothPath(dome(-0.46, 1.1, 0.54)), mix(top, '#ffffff', 0.15), 0.12)
    pen.context.fillStyle = '#16181d'
    pen.context.fillRect(isFront ? -0.36 : 0.04, 0.02, isFront ? 0.72 : 0.46, 0.1)
    paintPart(
      pen,
      smoothPath([
        [0, 0.6],
        [-0.1, 0.98],
        [-0.62, 0.9],
        [-0.86, 0.46],
        [-0.5, 0.66],
      ]),
      accent,
      0.06,
    )
  },
  space: (pen, _outfit, isFront) => {
    const shell = new Path2D()
    addDisc(shell, [0, 0.02], 0.74)
    paintPart(pen, shell, '#eceef2', 0.1)
    const glass = new Path2D()
    glass.ellipse(isFront ? 0 : 0.2, 0.04, isFront ? 0.54 : 0.46, 0.46, 0, 0, Math.PI * 2)
    paintPart(pen, glass, '#2a3d5e', 0.05)
    pen.context.strokeStyle = 'rgba(220,240,255,0.85)'
    pen.context.lineWidth = 0.07
    pen.context.lineCap = 'round'
    pen.context.beginPath()
    pen.context.arc(isFront ? 0 : 0.2, 0.04, 0.34, 1.9, 2.9)
    pen.context.stroke()
  },
  peaked,
  straw: (pen, { accent }) => brimmed(pen, '#d9b566', 0.86, 0.42, accent),
  fedora: (pen, { top, bottom }) => brimmed(pen, mix(top, '#2a2018', 0.45), 0.72, 0.44, bottom),
  beret: (pen) => {
    paintPart(
      pen,
      smoothPath([
        [-0.5, 0.32],
        [-0.78, 0.56],
        [-0.3, 0.8],
        [0.4, 0.7],
        [0.48, 0.36],
      ]),
      '#8e2330',
      0.07,
    )
  },
  wizard: (pen, { top, accent }) => {
    paintPart(
      pen,
      polygonPath([
        [-0.48, 0.34],
        [-0.22, 1.1],
        [-0.36, 1.62],
        [0.14, 1.12],
        [0.48, 0.34],
      ]),
      top,
      0.09,
    )
    pen.context.fillStyle = accent
    pen.context.fillRect(-0.44, 0.4, 0.88, 0.11)
    const brim = new Path2D()
    brim.ellipse(0, 0.34, 0.84, 0.11, 0, 0, Math.PI * 2)
    paintPart(pen, brim, mix(top, '#000000', 0.12), 0.03)
  },
  tricorn: (pen) => {
    paintPart(
      pen,
      smoothPath([
        [-0.86, 0.5],
        [-0.4, 0.4],
        [0.4, 0.4],
        [0.86, 0.5],
        [0.5, 0.86],
        [0, 0.96],
        [-0.5, 0.86],
      ]),
      '#2a2228',
      0.07,
    )
  },
  hood: (pen, { top }, isFront) => {
    const hood = smoothPath([
      [-0.5, -0.62],
      [-0.68, 0.1],
      [-0.42, 0.74],
      [0.1, 0.82],
      [0.5, 0.6],
      [0.44, 0.4],
      [0.18, 0.36],
      [isFront ? 0.36 : 0.06, -0.1],
      [isFront ? 0.4 : 0.1, -0.62],
    ])
    if (isFront) return
    paintPart(pen, hood, top, 0.1)
  },
  laurel: (pen) => {
    const leaves = new Path2D()
    for (let i = 0; i < 7; i += 1)
      leaves.ellipse(-0.46 + i * 0.15, 0.34 + Math.sin(i * 0.6) * 0.06, 0.12, 0.055, 0.7, 0, Math.PI * 2)
    paintPart(pen, leaves, '#c9a93a', 0.02)
  },
  beanie: (pen, { accent }) => {
    paintPart(pen, smoothPath(dome(0.26, 0.46, 0.5)), accent, 0.08)
  },
}
