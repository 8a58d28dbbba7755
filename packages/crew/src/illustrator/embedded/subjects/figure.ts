import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { createRandom, type Random } from '@hookreel/film'
import { glow, linear } from '../brush.ts'
import { createSprite } from '../canvas.ts'
import { mix } from '../colour.ts'
import type { Palette } from '../painting/palettes.ts'

type Point = readonly [x: number, y: number]
type Pose = { readonly arms: readonly (readonly Point[])[]; readonly legs: readonly (readonly Point[])[] }

// In heads: the figure is 7.6 heads tall, (0, 0) is between the feet, y grows upwards.
const POSES: readonly Pose[] = [
  {
    arms: [
      [
        [-0.82, 6],
        [-1.12, 4.7],
        [-1.02, 3.5],
      ],
      [
        [0.82, 6],
        [1.12, 4.7],
        [1.02, 3.5],
      ],
    ],
    legs: [
      [
        [-0.38, 3.6],
        [-0.44, 1.9],
        [-0.48, 0.12],
      ],
      [
        [0.38, 3.6],
        [0.44, 1.9],
        [0.5, 0.12],
      ],
    ],
  },
  {
    arms: [
      [
        [-0.8, 6],
        [-1.2, 4.9],
        [-0.7, 3.9],
      ],
      [
        [0.8, 6],
        [1.25, 4.8],
        [1.45, 3.7],
      ],
    ],
    legs: [
      [
        [-0.32, 3.6],
        [-0.75, 2],
        [-1.15, 0.22],
      ],
      [
        [0.32, 3.6],
        [0.72, 2],
        [0.72, 0.12],
      ],
    ],
  },
  {
    arms: [
      [
        [-0.8, 6],
        [-1.35, 7],
        [-1.5, 8.2],
      ],
      [
        [0.8, 6],
        [1.35, 7],
        [1.5, 8.2],
      ],
    ],
    legs: [
      [
        [-0.38, 3.6],
        [-0.5, 1.9],
        [-0.62, 0.12],
      ],
      [
        [0.38, 3.6],
        [0.5, 1.9],
        [0.62, 0.12],
      ],
    ],
  },
]

/** A person seen from behind, in one of three poses by seed, standing on the lower edge of a square canvas. */
export function drawPerson(pixels: number, seed: number, palette: Palette): Canvas {
  const { canvas, context } = createSprite(pixels)
  const random = createRandom(seed)
  const pose = random.pick(random.next() < 0.85 ? POSES.slice(0, 2) : POSES)
  const coat = mix(random.pick(['#7a2f2a', '#2f4f6a', '#4a5a3a', '#8a6a3a', '#5a3f66']), palette.near, 0.4)
  const skin = random.pick(['#e8b48c', '#c68a5e', '#8a5a3a', '#f2c8a4'])
  const hair = random.pick(['#1e1510', '#2c1d14', '#14110f', '#3a2618'])
  const side = canvas.width
  context.translate(side / 2, side * 0.985)
  context.scale(side / 8.9, -side / 8.9)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  const trousers = mix('#2c3140', palette.near, 0.3)
  for (const leg of pose.legs) drawLimb(context, leg, 0.62, trousers)
  for (const leg of pose.legs) drawShoe(context, leg, mix('#1b1512', palette.near, 0.3))
  for (const arm of pose.arms) {
    drawLimb(context, arm, 0.5, mix(coat, '#000000', 0.12))
    const hand = arm[2]
    if (hand) fillCircle(context, hand, 0.24, skin)
  }
  context.fillStyle = linear(
    context,
    [0, 6.6, 0, 2.6],
    [mix(coat, '#ffffff', 0.12), coat, mix(coat, '#000000', 0.35)],
  )
  context.beginPath()
  context.moveTo(-0.3, 6.55)
  context.quadraticCurveTo(-0.95, 6.45, -1, 5.9)
  context.bezierCurveTo(-0.95, 5, -0.8, 4.6, -0.98, 2.75)
  context.quadraticCurveTo(0, 2.5, 0.98, 2.75)
  context.bezierCurveTo(0.8, 4.6, 0.95, 5, 1, 5.9)
  context.quadraticCurveTo(0.95, 6.45, 0.3, 6.55)
  context.fill()
  context.fillStyle = mix(coat, '#000000', 0.45)
  context.fillRect(-0.03, 2.6, 0.06, 1.5)
  context.fillRect(-0.86, 4.35, 1.72, 0.14)
  context.fillStyle = skin
  context.fillRect(-0.22, 6.4, 0.44, 0.5)
  fillCircle(context, [-0.55, 7.08], 0.13, skin)
  fillCircle(context, [0.55, 7.08], 0.13, skin)
  fillCircle(context, [0, 7.1], 0.52, skin)
  context.fillStyle = hair
  context.beginPath()
  context.ellipse(0, 7.3, 0.56, 0.52, 0, 0, 7)
  context.fill()
  context.fillStyle = mix(coat, '#ffffff', 0.25)
  context.fillRect(-0.42, 6.36, 0.84, 0.26)
  return canvas
}

function drawLimb(context: SKRSContext2D, joints: readonly Point[], width: number, colour: string): void {
  context.strokeStyle = colour
  context.lineWidth = width
  context.beginPath()
  joints.forEach(([x, y], i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)))
  context.stroke()
}

function drawShoe(context: SKRSContext2D, leg: readonly Point[], colour: string): void {
  const foot = leg[2]
  if (!foot) return
  context.fillStyle = colour
  context.beginPath()
  context.ellipse(foot[0] + Math.sign(foot[0]) * 0.1, foot[1] + 0.06, 0.44, 0.2, 0, 0, 7)
  context.fill()
}

function fillCircle(context: SKRSContext2D, [x, y]: Point, radius: number, colour: string): void {
  context.fillStyle = colour
  context.beginPath()
  context.arc(x, y, radius, 0, 7)
  context.fill()
}

/** A hooded figure whose hem frays into nothing, with burning eyes. */
export function drawGhost(pixels: number, seed: number, palette: Palette): Canvas {
  const { canvas, context } = createSprite(pixels)
  const side = canvas.width
  const random = createRandom(seed)
  const height = side * 0.94
  const base = side * 0.96
  const x = side / 2
  const half = height * 0.3
  traceCloak(context, random, { x, base, height, half })
  const cloth = mix(palette.far, palette.fog, 0.22)
  context.fillStyle = linear(
    context,
    [x - half, 0, x + half, 0],
    [mix(cloth, palette.sun, 0.25), cloth, mix(cloth, palette.near, 0.75)],
  )
  context.fill()
  context.save()
  context.clip()
  for (let i = -5; i <= 5; i += 1) {
    context.strokeStyle = i % 2 === 0 ? 'rgba(0,0,0,0.4)' : 'rgba(255,255,255,0.07)'
    context.lineWidth = height * random.between(0.006, 0.018)
    context.beginPath()
    context.moveTo(x + i * half * 0.08, base - height * 0.66)
    context.quadraticCurveTo(x + i * half * 0.16, base - height * 0.3, x + i * half * 0.21, base + 10)
    context.stroke()
  }
  context.fillStyle = linear(
    context,
    [0, base - height * 0.35, 0, base],
    ['rgba(0,0,0,0)', 'rgba(0,0,0,0.6)'],
  )
  context.fillRect(0, base - height * 0.35, side, height * 0.5)
  context.restore()
  // The hem frays into nothing.
  context.globalCompositeOperation = 'destination-out'
  context.fillStyle = linear(
    context,
    [0, base - height * 0.2, 0, base + height * 0.04],
    ['rgba(0,0,0,0)', 'rgba(0,0,0,0.9)'],
  )
  context.fillRect(0, base - height * 0.2, side, height * 0.3)
  context.globalCompositeOperation = 'source-over'
  context.fillStyle = 'rgba(0,0,0,0.94)'
  context.beginPath()
  context.ellipse(x, base - height * 0.79, half * 0.36, height * 0.135, 0, 0, 7)
  context.fill()
  for (const direction of [-1, 1]) {
    const eyeX = x + direction * half * 0.14
    glow(context, [eyeX, base - height * 0.8, height * 0.075], '#ff3b2f', 1)
    context.fillStyle = '#ffd0b8'
    context.beginPath()
    context.ellipse(eyeX, base - height * 0.8, half * 0.052, half * 0.034, direction * 0.25, 0, 7)
    context.fill()
  }
  return canvas
}

function traceCloak(
  context: SKRSContext2D,
  random: Random,
  at: { x: number; base: number; height: number; half: number },
): void {
  const { x, base, height, half } = at
  context.beginPath()
  context.moveTo(x - half * 0.95, base)
  context.bezierCurveTo(
    x - half * 0.9,
    base - height * 0.4,
    x - half * 0.64,
    base - height * 0.6,
    x - half * 0.5,
    base - height * 0.7,
  )
  context.bezierCurveTo(
    x - half * 0.52,
    base - height * 0.98,
    x - half * 0.18,
    base - height,
    x,
    base - height,
  )
  context.bezierCurveTo(
    x + half * 0.18,
    base - height,
    x + half * 0.52,
    base - height * 0.98,
    x + half * 0.5,
    base - height * 0.7,
  )
  context.bezierCurveTo(
    x + half * 0.64,
    base - height * 0.6,
    x + half * 0.9,
    base - height * 0.4,
    x + half * 0.95,
    base,
  )
  for (let i = 0; i <= 12; i += 1) {
    const along = 1 - i / 12
    const fray = i % 2 === 0 ? random.between(0, 0.04) : random.between(-0.12, -0.03)
    context.lineTo(x - half * 0.95 + half * 1.9 * along, base + fray * height)
  }
  context.closePath()
}
