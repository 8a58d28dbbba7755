import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { createRandom, type Random } from '@hookreel/film'
import { glow, linear } from '../../brush.ts'
import { createSprite } from '../../canvas.ts'
import { mix } from '../../colour.ts'
import type { Palette } from '../../painting/palettes.ts'

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
