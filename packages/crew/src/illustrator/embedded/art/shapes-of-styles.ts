import { createRandom, type Random } from '@hookreel/film'
import { mix } from '../colour.ts'
import { fill, traceCrescent, type Slot } from './sheet.ts'

type Point = readonly [x: number, y: number]

/** Bare branches that reach in from both sides, before a pale disc in the mist. */
export function paintBranches(slot: Slot): void {
  const { context, tones, width, height, seed } = slot
  const random = createRandom(seed + 3)
  const [x, y, radius] = [width * random.between(0.35, 0.65), height * 0.42, Math.min(width, height) * 0.34]
  const glow = context.createRadialGradient(x, y, radius * 0.5, x, y, radius * 1.7)
  glow.addColorStop(0, tones.light)
  glow.addColorStop(1, `${tones.light}00`)
  context.fillStyle = glow
  context.fillRect(0, 0, width, height)
  context.fillStyle = mix(tones.dark, '#000000', 0.55)
  for (const [side, lean] of [
    [-0.04, 0.5],
    [1.04, -0.5],
  ] as const)
    growBranch(slot, random, {
      x: width * side,
      y: height * 1.04,
      angle: -Math.PI / 2 + lean,
      length: height * 0.4,
      breadth: width * 0.06,
    })
  context.fillRect(0, height * 0.95, width, height)
}

type Branch = {
  readonly x: number
  readonly y: number
  readonly angle: number
  readonly length: number
  readonly breadth: number
}

function growBranch(slot: Slot, random: Random, { x, y, angle, length, breadth }: Branch): void {
  const { context } = slot
  if (breadth < slot.width * 0.004) return
  const [endX, endY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length]
  const [sideX, sideY] = [-Math.sin(angle) * breadth * 0.5, Math.cos(angle) * breadth * 0.5]
  context.beginPath()
  context.moveTo(x + sideX, y + sideY)
  context.lineTo(endX + sideX * 0.6, endY + sideY * 0.6)
  context.lineTo(endX - sideX * 0.6, endY - sideY * 0.6)
  context.lineTo(x - sideX, y - sideY)
  context.closePath()
  context.fill()
  for (const turn of [random.between(-0.75, -0.3), random.between(0.25, 0.7)])
    growBranch(slot, random, {
      ...{ x: endX, y: endY, angle: angle + turn },
      ...{ length: length * random.between(0.55, 0.78), breadth: breadth * 0.6 },
    })
}

/** Thorns or icicles: two rows of points of unequal height. */
export function paintSpikes(slot: Slot): void {
  const { context, tones, width, height, seed } = slot
  const random = createRandom(seed + 11)
  for (const [row, colour] of [tones.light, mix(tones.dark, '#000000', 0.4)].entries()) {
    context.beginPath()
    context.moveTo(-10, height + 10)
    for (let x = -10; x < width + 10;) {
      const step = width * random.between(0.04, 0.11)
      const top = height * (row === 0 ? random.between(0.12, 0.55) : random.between(0.4, 0.8))
      context.quadraticCurveTo(x + step * 0.42, height * 0.93, x + step * 0.5, top)
      context.quadraticCurveTo(x + step * 0.58, height * 0.93, x + step, height * 0.95)
      x += step
    }
    context.lineTo(width + 30, height + 10)
    context.closePath()
    context.fillStyle = colour
    context.fill()
  }
}

/** Sheets of paper torn off, one over the other. */
export function paintTorn(slot: Slot): void {
  const { context, tones, width, height, seed } = slot
  const random = createRandom(seed + 17)
  const lean = height * 0.12 * (seed % 2 === 0 ? 1 : -1)
  for (const [sheet, colour] of [tones.light, tones.dark, tones.accent].entries()) {
    const top = height * (0.22 + sheet * 0.25)
    const edge = tearEdge(random, { width, height, top, lean: lean * (1 - sheet * 0.6) })
    for (const [lift, paper] of [
      [height * 0.022, mix(tones.paper, '#ffffff', 0.75)],
      [0, colour],
    ] as const) {
      context.beginPath()
      context.moveTo(-10, height + 10)
      for (const [x, y] of edge) context.lineTo(x, y - lift * random.between(0.5, 1))
      context.lineTo(width + 10, height + 10)
      context.closePath()
      context.fillStyle = paper
      context.fill()
    }
  }
}

function tearEdge(
  random: Random,
  { width, height, top, lean }: { width: number; height: number; top: number; lean: number },
): Point[] {
  const points: Point[] = []
  for (let x = -10; x <= width + 10; x += width / 70)
    points.push([x, top + lean * (x / width - 0.5) + random.between(-1, 1) * height * 0.012])
  return points
}

/** Lines of height about a summit, as on a map. */
export function paintContours({ context, tones, width, height, seed }: Slot): void {
  const random = createRandom(seed + 23)
  const [x, y] = [width * random.between(0.3, 0.7), height * 0.62]
  const waves = [2, 3, 5].map((count) => ({
    count,
    phase: random.between(0, 6),
    swing: random.between(0.05, 0.13),
  }))
  context.lineWidth = Math.max(4, width * 0.006)
  for (let line = 8; line >= 1; line -= 1) {
    context.beginPath()
    for (let step = 0; step <= 90; step += 1) {
      const angle = (step / 90) * 2 * Math.PI
      const bend = waves.reduce(
        (sum, { count, phase, swing }) => sum + Math.sin(angle * count + phase) * swing,
        1,
      )
      context.lineTo(
        x + Math.cos(angle) * width * 0.095 * line * bend,
        y + Math.sin(angle) * width * 0.07 * line * bend,
      )
    }
    context.closePath()
    context.fillStyle = mix(tones.light, tones.dark, (8 - line) / 14)
    context.fill()
    context.strokeStyle = line === 4 ? tones.accent : tones.dark
    context.stroke()
  }
}

/** Hills under a sun with rays, with flowers. */
export function paintMeadow(slot: Slot): void {
  const { context, tones, width, height, seed, isNight } = slot
  const side = seed % 2 === 0 ? 0.76 : 0.24
  const [x, y, radius] = [width * side, height * 0.3, Math.min(width, height) * 0.15]
  const rays = isNight ? 0 : 12
  for (let ray = 0; ray < rays; ray += 1) {
    const angle = (ray / rays) * 2 * Math.PI
    context.beginPath()
    context.moveTo(x + Math.cos(angle - 0.09) * radius * 1.2, y + Math.sin(angle - 0.09) * radius * 1.2)
    context.lineTo(x + Math.cos(angle) * radius * 1.75, y + Math.sin(angle) * radius * 1.75)
    context.lineTo(x + Math.cos(angle + 0.09) * radius * 1.2, y + Math.sin(angle + 0.09) * radius * 1.2)
    context.closePath()
    fill(slot, tones.accent)
  }
  context.beginPath()
  if (isNight) traceCrescent(slot, { x, y, radius })
  else context.arc(x, y, radius, 0, 7)
  fill(slot, tones.accent)
  for (const [hill, colour] of [tones.light, tones.dark].entries()) {
    context.beginPath()
    context.ellipse(
      width * ((hill === 1) === side > 0.5 ? 0.76 : 0.2),
      height * 1.08,
      width * 0.75,
      height * (0.5 - hill * 0.14),
      0,
      0,
      7,
    )
    fill(slot, colour)
  }
  for (const at of [0.16, 0.42, 0.83])
    paintFlower(slot, { x: width * at, y: height * (0.84 + ((seed + at * 100) % 3) * 0.02) })
}

function paintFlower(slot: Slot, { x, y }: { readonly x: number; readonly y: number }): void {
  const { context, tones, width } = slot
  const petal = width * 0.026
  context.beginPath()
  context.rect(x - petal * 0.18, y, petal * 0.36, petal * 5)
  fill(slot, tones.light)
  for (let at = 0; at < 5; at += 1) {
    const angle = (at / 5) * 2 * Math.PI
    context.beginPath()
    context.arc(x + Math.cos(angle) * petal, y + Math.sin(angle) * petal, petal * 0.72, 0, 7)
    fill(slot, tones.accent)
  }
  context.beginPath()
  context.arc(x, y, petal * 0.6, 0, 7)
  fill(slot, tones.panel)
}

/** Clouds whose level side is towards the middle of the frame. */
export function paintClouds(slot: Slot): void {
  const { context, tones, width, height, seed } = slot
  const shift = seed % 2 === 0 ? 0 : 0.12
  for (const [at, [x, base, size]] of (
    [
      [0.22 + shift, 0.5, 0.24],
      [0.86 - shift, 0.34, 0.28],
      [0.6 - shift, 0.72, 0.18],
    ] as const
  ).entries()) {
    const wide = width * size
    const [left, low] = [width * x - wide / 2, height * base]
    context.beginPath()
    context.moveTo(left, low)
    for (const [from, rise] of [
      [0, 0.24],
      [0.28, 0.4],
      [0.66, 0.28],
    ] as const)
      context.bezierCurveTo(
        left + wide * (from - 0.08),
        low + wide * rise * 1.2,
        left + wide * (from + 0.42),
        low + wide * rise * 1.25,
        left + wide * Math.min(1, from + 0.36),
        low + (from > 0.6 ? 0 : wide * rise * 0.4),
      )
    context.closePath()
    fill(slot, [tones.light, tones.panel, tones.light][at] ?? tones.light)
  }
}

/** A garland of pennants. */
export function paintGarland(slot: Slot): void {
  const { context, tones, width, height } = slot
  const colours = [tones.accent, tones.dark, tones.light, tones.panel]
  const count = 7
  for (let flag = 0; flag < count; flag += 1) {
    const middle = (flag + 0.5) / count
    const line = (at: number) => height * (0.9 - 0.3 * (1 - (at * 2 - 1) ** 2))
    const [from, to] = [(flag + 0.08) / count, (flag + 0.92) / count]
    context.beginPath()
    context.moveTo(from * width, line(from))
    context.lineTo(to * width, line(to))
    context.lineTo(middle * width, line(middle) - Math.min(height * 0.34, width * 0.17))
    context.closePath()
    fill(slot, colours[flag % colours.length] ?? tones.accent)
  }
}

/** Two stars of many points, one in the other. */
export function paintBurst(slot: Slot): void {
  const { context, tones, width, height, seed } = slot
  const random = createRandom(seed + 29)
  const reach = Math.min(width * 0.6, height * 0.95)
  for (const [star, colour] of [tones.accent, tones.light, tones.panel].entries()) {
    const outer = reach * (1 - star * 0.27)
    context.beginPath()
    for (let point = 0; point < 30; point += 1) {
      const angle = (point / 30) * 2 * Math.PI
      const radius = point % 2 === 0 ? outer * random.between(0.86, 1) : outer * 0.72
      context.lineTo(width * 0.5 + Math.cos(angle) * radius, height + Math.sin(angle) * radius)
    }
    context.closePath()
    fill(slot, colour)
  }
}

/** Towers with lit windows, two rows deep. */
export function paintSkyline(slot: Slot): void {
  const { context, tones, width, height, seed } = slot
  const random = createRandom(seed + 31)
  for (const [row, colour] of [tones.light, tones.dark].entries())
    for (let x = -width * 0.03 * (row + 1); x < width;) {
      const wide = width * random.between(0.11, 0.19)
      const top = height * (row === 0 ? random.between(0.16, 0.5) : random.between(0.45, 0.78))
      context.beginPath()
      context.rect(x, top, wide, height - top + 20)
      fill(slot, colour)
      if (row === 1) paintWindows(slot, random, { x, top, wide })
      x += wide
    }
}

function paintWindows(
  { context, tones, height }: Slot,
  random: Random,
  { x, top, wide }: { x: number; top: number; wide: number },
): void {
  const side = wide * 0.16
  context.fillStyle = tones.accent
  for (let y = top + side; y < height; y += side * 2.1)
    for (let column = 0; column < 3; column += 1)
      if (random.next() < 0.45) context.fillRect(x + wide * 0.16 + column * wide * 0.27, y, side, side)
}
