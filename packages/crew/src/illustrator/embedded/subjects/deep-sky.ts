import type { Canvas } from '@napi-rs/canvas'
import { createRandom } from '@hookreel/film'
import { glow, radial } from '../brush.ts'
import { createSprite } from '../canvas.ts'
import { parseHex, sampleRamp } from '../colour.ts'
import { createNoise } from '../noise.ts'
import { paintPixels } from '../painting/texture.ts'

const DEEP_SKY = ['sun', 'star', 'black-hole', 'galaxy', 'comet']

/** Whether `drawDeepSky` knows the subject. */
export function isDeepSky(name: string): boolean {
  return DEEP_SKY.includes(name)
}

/** Draws a star, a black hole, a galaxy or a comet on a square canvas of `pixels` a side. */
export function drawDeepSky(name: string, pixels: number, seed: number): Canvas {
  if (name === 'black-hole') return drawBlackHole(pixels, seed)
  if (name === 'galaxy') return drawGalaxy(pixels, seed)
  if (name === 'comet') return drawComet(pixels)
  return drawStar(pixels, seed)
}

function drawStar(pixels: number, seed: number): Canvas {
  const { canvas, context } = createSprite(pixels)
  const middle = canvas.width / 2
  const radius = canvas.width * 0.27
  const noise = createNoise(seed % 9973)
  const ramp = ['#b8340c', '#f0701a', '#ffb33c', '#ffe9a0', '#fffbe6'].map(parseHex)
  glow(context, [middle, middle, middle], '#ff9a3c', 0.95, 'source-over')
  const cells = Math.min(300, Math.round(radius * 2))
  const globe = paintPixels(cells, cells, (x, y) => {
    const u = (x + 0.5) / (cells / 2) - 1
    const v = (y + 0.5) / (cells / 2) - 1
    const z = Math.sqrt(Math.max(0, 1 - u * u - v * v))
    const bend = noise.fractal(u * 3 + 4, v * 3 + 2, 3) * 2
    const grains = noise.fractal(u * 5 + bend, v * 5 + bend, 5)
    const [red, green, blue] = sampleRamp(ramp, 0.18 + z * 0.5 + (grains - 0.5) * 1.1)
    return [red, green, blue, 1]
  })
  context.save()
  context.beginPath()
  context.arc(middle, middle, radius, 0, 7)
  context.clip()
  context.drawImage(globe, middle - radius, middle - radius, radius * 2, radius * 2)
  context.restore()
  glow(context, [middle, middle, radius * 1.5], '#ffd27a', 0.7)
  return canvas
}

function drawBlackHole(pixels: number, seed: number): Canvas {
  const { canvas, context } = createSprite(pixels)
  const side = canvas.width
  const middle = side / 2
  const radius = side * 0.15
  const random = createRandom(seed)
  glow(context, [middle, middle, side * 0.5], '#ff8a3c', 0.75, 'source-over')
  const disc = (from: number, to: number) => {
    context.save()
    context.translate(middle, middle)
    context.rotate(-0.18)
    context.scale(1, 0.24)
    context.globalCompositeOperation = 'lighter'
    for (let i = 0; i < 70; i += 1) {
      const share = i / 69
      const warm = sampleRamp(['#fff6dc', '#ffd08a', '#ff8f3c', '#8a2a0c'].map(parseHex), share)
      context.strokeStyle = `rgba(${warm.map((v) => v | 0).join(',')},${(0.5 * (1 - share) ** 1.1 * random.between(0.4, 1)).toFixed(3)})`
      context.lineWidth = radius * 0.09
      context.beginPath()
      context.arc(0, 0, radius * (1.35 + share * 1.7), from, to)
      context.stroke()
    }
    context.restore()
  }
  disc(Math.PI, 2 * Math.PI)
  // Light bent over and under the hole.
  context.globalCompositeOperation = 'lighter'
  for (let i = 0; i < 26; i += 1) {
    const share = i / 25
    context.strokeStyle = `rgba(255,${200 - share * 110},${130 - share * 100},${(0.34 * (1 - share)).toFixed(3)})`
    context.lineWidth = radius * 0.05
    context.beginPath()
    context.arc(middle, middle, radius * (1.06 + share * 0.42), 0, 7)
    context.stroke()
  }
  context.globalCompositeOperation = 'source-over'
  context.fillStyle = '#000000'
  context.beginPath()
  context.arc(middle, middle, radius * 1.03, 0, 7)
  context.fill()
  context.strokeStyle = 'rgba(255,240,210,0.95)'
  context.lineWidth = radius * 0.045
  context.beginPath()
  context.arc(middle, middle, radius * 1.06, 0, 7)
  context.stroke()
  disc(0, Math.PI)
  return canvas
}

function drawGalaxy(pixels: number, seed: number): Canvas {
  const { canvas, context } = createSprite(pixels)
  const side = canvas.width
  const noise = createNoise(seed % 9973)
  const ramp = ['#1a2a6a', '#4a5fc8', '#b06ad8', '#ffc08a', '#fff6e0'].map(parseHex)
  const cells = Math.min(320, side)
  const swirl = paintPixels(cells, cells, (x, y) => {
    const u = (x / cells - 0.5) * 2
    const v = ((y / cells - 0.5) * 2) / 0.5
    const away = Math.hypot(u, v)
    if (away > 1) return [0, 0, 0, 0]
    const angle = Math.atan2(v, u)
    const arms = 0.5 + 0.5 * Math.cos(2 * (angle - Math.log(away + 0.05) * 2.4))
    const dust = noise.fractal(u * 6 + angle, v * 6, 4)
    const core = Math.exp(-away * away * 22)
    const strength = (arms ** 1.6 * (1 - away) * 1.25 + core) * (0.45 + dust)
    const [red, green, blue] = sampleRamp(ramp, core + (1 - away) * 0.55)
    return [red, green, blue, Math.min(1, strength)]
  })
  context.translate(side / 2, side / 2)
  context.rotate(-0.42)
  context.drawImage(swirl, -side / 2, -side / 2, side, side)
  glow(context, [0, 0, side * 0.16], '#fff2d0', 1)
  const random = createRandom(seed)
  for (let i = 0; i < 160; i += 1) {
    const away = random.next() ** 0.7 * side * 0.45
    const angle = random.between(0, 6.28)
    context.fillStyle = `rgba(255,255,255,${random.between(0.2, 0.9).toFixed(2)})`
    context.fillRect(Math.cos(angle) * away, Math.sin(angle) * away * 0.5, 1.6, 1.6)
  }
  return canvas
}

function drawComet(pixels: number): Canvas {
  const { canvas, context } = createSprite(pixels)
  const side = canvas.width
  const [x, y] = [side * 0.26, side * 0.72]
  for (const [spread, strength, colour] of [
    [0.22, 0.5, '120,190,255'],
    [0.11, 0.7, '190,230,255'],
    [0.045, 0.9, '255,255,255'],
  ] as const) {
    const angle = -0.79
    context.fillStyle = radial(
      context,
      [x, y, 2, side * 0.86],
      [`rgba(${colour},${strength})`, `rgba(${colour},${strength * 0.25})`, `rgba(${colour},0)`],
    )
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x + Math.cos(angle - spread) * side, y + Math.sin(angle - spread) * side)
    context.lineTo(x + Math.cos(angle + spread) * side, y + Math.sin(angle + spread) * side)
    context.fill()
  }
  glow(context, [x, y, side * 0.2], '#dff2ff', 1, 'source-over')
  context.fillStyle = '#ffffff'
  context.beginPath()
  context.arc(x, y, side * 0.035, 0, 7)
  context.fill()
  return canvas
}
