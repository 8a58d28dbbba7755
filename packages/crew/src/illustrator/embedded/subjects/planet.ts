import type { Canvas } from '@napi-rs/canvas'
import { createSprite } from '../canvas.ts'
import { parseHex, sampleRamp, type Rgb } from '../colour.ts'
import { createNoise } from '../noise.ts'
import { paintPixels } from '../painting/texture.ts'

type PlanetLook = {
  readonly kind: 'rock' | 'gas' | 'cratered' | 'earth' | 'veiled'
  readonly colours: readonly string[]
  readonly air: string
  readonly rings?: readonly string[]
}

const PLANETS: Record<string, PlanetLook> = {
  mercury: { kind: 'cratered', colours: ['#4c453f', '#7d7268', '#a99c8e', '#cfc4b6'], air: '#8f8a86' },
  venus: { kind: 'veiled', colours: ['#9a6428', '#d49a4a', '#f0cd86', '#fff0c8'], air: '#ffd890' },
  earth: { kind: 'earth', colours: ['#0b2f6b', '#17569c', '#2f86c0'], air: '#7cc4ff' },
  mars: { kind: 'rock', colours: ['#5e2415', '#9c4526', '#cc6f3e', '#eaa872'], air: '#ffb48a' },
  jupiter: {
    kind: 'gas',
    colours: ['#8a5a3c', '#d9b48a', '#f3e2c4', '#b8764a', '#efd3ac', '#a86a48'],
    air: '#ffdfb8',
  },
  saturn: {
    kind: 'gas',
    colours: ['#c9a468', '#ead09a', '#f6e6bf', '#d8b57c', '#efd9a6'],
    air: '#ffe9bd',
    rings: ['#6d5a3c', '#d9c090', '#f2e2b8', '#a88f62', '#e2cb98'],
  },
  uranus: { kind: 'gas', colours: ['#7ac7cc', '#9fdfe0', '#c4f0ee'], air: '#c8fbff' },
  neptune: { kind: 'gas', colours: ['#1c3fa0', '#2f62cf', '#5a92ee', '#2a50b8'], air: '#86b4ff' },
  pluto: { kind: 'rock', colours: ['#5a4638', '#a98e78', '#dcc9b4', '#f3ebe0'], air: '#cdd8e8' },
  moon: { kind: 'cratered', colours: ['#5c5f66', '#8f9299', '#c2c4c6', '#ecebe6'], air: '#9aa4b4' },
  asteroid: { kind: 'cratered', colours: ['#2f2a28', '#5a504a', '#857a70', '#a89c90'], air: '#6a625c' },
}

/** Whether a subject is a round body that `drawPlanet` knows. */
export function isPlanet(name: string): boolean {
  return name in PLANETS
}

const LARGEST_TEXTURE = 460

/**
 * A lit globe on a square canvas of `pixels` a side; `lightX` -1 (from the left) to 1. The globe fills 78 % of the
 * canvas (46 % when it has rings), the rest is its air and its rings.
 */
export function drawPlanet(name: string, pixels: number, seed: number, lightX: number): Canvas {
  const look = PLANETS[name] ?? PLANETS['moon']
  if (!look) throw new Error(`no planet called ${name}`)
  const { canvas, context } = createSprite(pixels)
  const side = canvas.width
  const middle = side / 2
  const radius = side * (look.rings ? 0.24 : 0.39)
  const texture = Math.min(LARGEST_TEXTURE, Math.round(radius * 2))
  const globe = paintGlobe(look, texture, seed, lightX)
  if (look.rings) drawRings(context, look.rings, { middle, radius, half: 'back' })
  const air = parseHex(look.air)
  const halo = context.createRadialGradient(
    middle + lightX * radius * 0.06,
    middle - radius * 0.05,
    radius * 0.92,
    middle + lightX * radius * 0.05,
    middle - radius * 0.04,
    radius * 1.22,
  )
  halo.addColorStop(0, `rgba(${air.join(',')},0.55)`)
  halo.addColorStop(0.35, `rgba(${air.join(',')},0.18)`)
  halo.addColorStop(1, `rgba(${air.join(',')},0)`)
  context.fillStyle = halo
  context.fillRect(0, 0, side, side)
  context.save()
  context.beginPath()
  context.arc(middle, middle, radius, 0, 7)
  context.clip()
  context.drawImage(globe, middle - radius - 1, middle - radius - 1, 2 * radius + 2, 2 * radius + 2)
  context.restore()
  if (look.rings) drawRings(context, look.rings, { middle, radius, half: 'front' })
  return canvas
}

function paintGlobe(look: PlanetLook, pixels: number, seed: number, lightX: number): Canvas {
  const noise = createNoise(seed % 9973)
  const ramp = look.colours.map(parseHex)
  const air = parseHex(look.air)
  const light = normalise([lightX * 0.72, -0.46, 0.52])
  const radius = pixels / 2
  return paintPixels(pixels, pixels, (px, py) => {
    let u = (px + 0.5 - radius) / radius
    let v = (py + 0.5 - radius) / radius
    const away = Math.hypot(u, v)
    if (away > 0.999) {
      u *= 0.999 / away
      v *= 0.999 / away
    }
    const z = Math.sqrt(Math.max(0, 1 - u * u - v * v))
    const surface = surfaceAt(look.kind, ramp, noise, u, v, z)
    const facing = u * light[0] + v * light[1] + z * light[2] + surface.bump
    const lit = 0.02 + Math.max(0, facing + 0.06) ** 0.8 * 1.12
    const rim = (1 - z) ** 3 * Math.max(0, facing + 0.35) * 0.75
    const [red, green, blue] = surface.colour
    return [
      Math.min(255, red * lit + air[0] * rim),
      Math.min(255, green * lit + air[1] * rim),
      Math.min(255, blue * lit + air[2] * rim),
      1,
    ]
  })
}

function surfaceAt(
  kind: PlanetLook['kind'],
  ramp: readonly Rgb[],
  noise: ReturnType<typeof createNoise>,
  u: number,
  v: number,
  z: number,
): { colour: Rgb; bump: number } {
  const longitude = Math.atan2(u, z) * 1.5
  const latitude = Math.asin(Math.max(-1, Math.min(1, v))) * 1.8
  if (kind === 'gas') {
    const flow = noise.fractal(longitude * 1.1 + 3, latitude * 3.2, 4)
    const bands = latitude * 3.4 + flow * 1.15
    const swirl = noise.fractal(longitude * 2.2 + bands, latitude * 9 + 5, 3)
    return { colour: sampleRamp(ramp, 0.5 + 0.5 * Math.sin(bands * 2.3 + swirl * 1.7)), bump: 0 }
  }
  if (kind === 'veiled') {
    const bend = noise.fractal(longitude * 1.2 + 9, latitude * 2.2, 3)
    const veil = noise.fractal(
      longitude * 1.3 + bend * 2.4,
      latitude * 3 + bend * 1.2 + Math.abs(longitude) * 0.5,
      5,
    )
    return { colour: sampleRamp(ramp, (veil - 0.22) * 1.9), bump: 0 }
  }
  if (kind === 'earth') return earthAt(ramp, noise, longitude, latitude)
  const ground = noise.fractal(longitude * 1.9 + 7, latitude * 1.9 + 4, 6)
  const shifted = noise.fractal(longitude * 1.9 + 7.05, latitude * 1.9 + 4.05, 6)
  let tone = (ground - 0.26) * 2.1
  let bump = (ground - shifted) * 2.2
  if (kind === 'cratered') {
    const pits = noise.fractal(longitude * 6.5, latitude * 6.5, 3)
    const pitsShifted = noise.fractal(longitude * 6.5 + 0.16, latitude * 6.5 + 0.16, 3)
    tone = tone * 0.7 + pits * 0.32
    bump += (pits - pitsShifted) * 1.3
  }
  return { colour: sampleRamp(ramp, tone), bump }
}

function earthAt(
  ocean: readonly Rgb[],
  noise: ReturnType<typeof createNoise>,
  longitude: number,
  latitude: number,
): { colour: Rgb; bump: number } {
  const land = noise.fractal(longitude * 1.25 + 2, latitude * 1.25 + 6, 6)
  const cloud = noise.fractal(longitude * 2.1 + land + 11, latitude * 3.4 + 3, 5)
  const soil: readonly Rgb[] = [
    parseHex('#2f6b3a'),
    parseHex('#6f8f4a'),
    parseHex('#c2a468'),
    parseHex('#e8dcc0'),
  ]
  const ice = Math.abs(latitude) > 2.1 ? 1 : 0
  let colour = land > 0.52 ? sampleRamp(soil, (land - 0.52) * 4.5) : sampleRamp(ocean, land * 1.7)
  if (ice > 0) colour = [236, 242, 248]
  const veil = Math.max(0, Math.min(0.95, (cloud - 0.5) * 5))
  return {
    colour: [
      colour[0] + (255 - colour[0]) * veil,
      colour[1] + (255 - colour[1]) * veil,
      colour[2] + (255 - colour[2]) * veil,
    ],
    bump: 0,
  }
}

function drawRings(
  context: ReturnType<typeof createSprite>['context'],
  colours: readonly string[],
  at: { middle: number; radius: number; half: 'back' | 'front' },
): void {
  const { middle, radius, half } = at
  context.save()
  context.translate(middle, middle)
  context.rotate(-0.32)
  context.beginPath()
  if (half === 'back') context.rect(-middle * 1.5, -middle * 1.5, middle * 3, middle * 1.5)
  else context.rect(-middle * 1.5, 0, middle * 3, middle * 1.5)
  context.clip()
  context.scale(1, 0.29)
  const bands = 26
  for (let i = 0; i < bands; i += 1) {
    const share = i / (bands - 1)
    if (share > 0.6 && share < 0.67) continue // Cassini's gap
    const [red, green, blue] = sampleRamp(colours.map(parseHex), (share * 3.7) % 1)
    const alpha = 0.85 * Math.sin(Math.PI * Math.min(1, share * 0.9 + 0.12))
    context.strokeStyle = `rgba(${red | 0},${green | 0},${blue | 0},${alpha.toFixed(3)})`
    context.lineWidth = (radius * 0.82) / bands + 0.6
    context.beginPath()
    context.arc(0, 0, radius * (1.22 + share * 0.8), 0, 7)
    context.stroke()
  }
  context.restore()
}

function normalise(vector: readonly [number, number, number]): readonly [number, number, number] {
  const length = Math.hypot(...vector)
  return [vector[0] / length, vector[1] / length, vector[2] / length]
}
