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

/** A broad tree of `height` standing at (x, y): trunk and three tones of leaves, lit from `lightSide`. */
export function drawBroadTree(
  context: SKRSContext2D,
  random: Random,
  tree: { x: number; y: number; height: number; lightSide: -1 | 1 },
  tones: readonly [shade: string, leaf: string, lit: string, bark: string],
): void {
  const { x, y, height, lightSide } = tree
  context.strokeStyle = tones[3]
  drawBareTree(
    context,
    random,
    { x, y, length: height * 0.26, angle: -Math.PI / 2, width: height * 0.055 },
    3,
  )
  const clumps = Array.from({ length: 46 }, () => {
    const angle = random.between(0, 6.283)
    const away = Math.sqrt(random.next())
    return {
      x: x + Math.cos(angle) * away * height * 0.34,
      y: y - height * 0.63 + Math.sin(angle) * away * height * 0.27,
      r: height * random.between(0.05, 0.11),
    }
  })
  for (const [tone, shift, share] of [
    [tones[0], 0, 1],
    [tones[1], 0.28, 0.8],
    [tones[2], 0.55, 0.42],
  ] as const) {
    context.fillStyle = tone
    for (const clump of clumps) {
      for (let leaf = 0; leaf < 9; leaf += 1) {
        const angle = random.between(0, 6.283)
        const away = clump.r * share * random.between(0.3, 1)
        context.beginPath()
        context.ellipse(
          clump.x + lightSide * clump.r * shift + Math.cos(angle) * away,
          clump.y - clump.r * shift + Math.sin(angle) * away,
          clump.r * 0.36 * share,
          clump.r * 0.24 * share,
          angle,
          0,
          7,
        )
        context.fill()
      }
    }
  }
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
