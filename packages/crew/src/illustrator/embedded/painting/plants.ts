import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '@hookreel/film'

/** A fir of `height` standing at (x, y), in the current fill. */
export function drawPine(
  context: SKRSContext2D,
  random: Random,
  tree: { x: number; y: number; height: number },
): void {
  const { x, y, height } = tree
  const width = height * random.between(0.3, 0.38)
  const tiers = 8
  const side = (direction: 1 | -1) => {
    const order = Array.from({ length: tiers }, (_, i) => (direction === 1 ? i + 1 : tiers - i))
    for (const tier of order) {
      const share = tier / tiers
      const outer: [number, number] = [
        x + direction * width * share * 0.5 * random.between(0.78, 1.12),
        y - height + height * share * 0.96,
      ]
      const inner: [number, number] = [
        x + direction * width * share * 0.24,
        y - height + height * share * 0.925,
      ]
      if (direction === 1) {
        context.lineTo(...outer)
        context.lineTo(...inner)
      } else {
        context.lineTo(...inner)
        context.lineTo(...outer)
      }
    }
  }
  context.beginPath()
  context.moveTo(x, y - height)
  side(1)
  context.lineTo(x + width * 0.05, y + 10)
  context.lineTo(x - width * 0.05, y + 10)
  side(-1)
  context.closePath()
  context.fill()
}

/** A bare tree growing from (x, y) in the current stroke; `length` of its trunk, `angle` of growth in radians. */
export function drawBareTree(
  context: SKRSContext2D,
  random: Random,
  branch: { x: number; y: number; length: number; angle: number; width: number },
  depth = 0,
): void {
  const { x, y, length, angle, width } = branch
  const endX = x + Math.cos(angle) * length
  const endY = y + Math.sin(angle) * length
  context.lineCap = 'round'
  context.lineWidth = width
  context.beginPath()
  context.moveTo(x, y)
  context.quadraticCurveTo(
    (x + endX) / 2 + random.between(-0.13, 0.13) * length,
    (y + endY) / 2 + random.between(-0.06, 0.06) * length,
    endX,
    endY,
  )
  context.stroke()
  if (depth > 6 || length < 12) return
  const forks = depth < 1 ? 3 : random.next() < 0.3 ? 3 : 2
  for (let i = 0; i < forks; i += 1) {
    drawBareTree(
      context,
      random,
      {
        x: endX,
        y: endY,
        length: length * random.between(0.58, 0.82),
        angle: angle + random.between(-0.75, 0.75),
        width: width * random.between(0.55, 0.7),
      },
      depth + 1,
    )
  }
}

/** Blades of grass along a ground line, in colours given by `colourAt` (0 to 1, random). */
export function drawGrass(
  context: SKRSContext2D,
  random: Random,
  area: { left: number; right: number; groundAt: (x: number) => number; height: number; count: number },
  colourAt: (share: number) => string,
): void {
  context.lineCap = 'round'
  for (let i = 0; i < area.count; i += 1) {
    const x = random.between(area.left, area.right)
    const tall = area.height * random.between(0.4, 1)
    const y = area.groundAt(x) + random.between(-4, area.height * 0.7)
    context.strokeStyle = colourAt(random.next())
    context.lineWidth = random.between(1.6, 4.4)
    context.beginPath()
    context.moveTo(x, y + 10)
    context.quadraticCurveTo(
      x + random.between(-6, 6),
      y - tall * 0.5,
      x + random.between(-0.45, 0.45) * tall,
      y - tall,
    )
    context.stroke()
  }
}
