import { pictureArea } from '../../canvas.ts'
import type { Sheet } from './sheet.ts'

/** Trees along the sides: round ones and pointed ones, so that the middle stays free for the subject. */
export function drawTrees(sheet: Sheet, count: number): void {
  const { context, frame, random, horizon, plan } = sheet
  const greens = plan.time === 'night' ? ['#2f6f52', '#2a5f5a', '#3b7a4a'] : ['#4fa648', '#3b8f4f', '#74b84a']
  for (let i = 0; i < count; i += 1) {
    const isLeft = i % 2 === 0
    const x = frame.width * (isLeft ? random.between(-0.02, 0.24) : random.between(0.76, 1.02))
    const base = horizon + random.between(30, 120)
    const height = frame.height * random.between(0.14, 0.25)
    context.fillStyle = '#8a5a34'
    context.fillRect(x - 17, base - height * 0.45, 34, height * 0.5)
    context.fillStyle = random.pick(greens)
    if (random.next() < 0.5) {
      context.beginPath()
      context.arc(x, base - height * 0.66, height * 0.3, 0, 7)
      context.arc(x - height * 0.18, base - height * 0.5, height * 0.22, 0, 7)
      context.arc(x + height * 0.18, base - height * 0.5, height * 0.22, 0, 7)
      context.fill()
    } else {
      for (const [from, wide] of [
        [0.25, 0.3],
        [0.48, 0.24],
        [0.7, 0.17],
      ] as const) {
        context.beginPath()
        context.moveTo(x - height * wide, base - height * from)
        context.lineTo(x, base - height * (from + 0.36))
        context.lineTo(x + height * wide, base - height * from)
        context.fill()
      }
    }
  }
}

const AT_SEA = new Set(
  `sailboat canoe passenger-ship speedboat ship spouting-whale whale dolphin shark octopus squid fish tropical-fish
  jellyfish orca seal lighthouse turtle blowfish desert-island ice water-wave ring-buoy swan duck mermaid`.split(
    /\s+/,
  ),
)

/** Bands of scalloped waves, and sand in front: a strip on every other sheet, a beach where something stands. */
export function drawWaves(sheet: Sheet): void {
  const { context, frame, horizon, plan } = sheet
  const area = pictureArea(frame)
  const blues = plan.time === 'night' ? ['#3f78c8', '#2c55a0', '#1c3878'] : ['#7fcdf2', '#3f9fdc', '#2270b4']
  blues.forEach((blue, band) => {
    const top = horizon + band * frame.height * 0.07
    context.fillStyle = blue
    context.beginPath()
    context.moveTo(area.left, area.bottom)
    context.lineTo(area.left, top)
    const width = 92
    for (let x = area.left - band * 40; x < area.right + width; x += width) {
      context.quadraticCurveTo(x + width / 2, top - 46, x + width, top)
    }
    context.lineTo(area.right, area.bottom)
    context.fill()
  })
  // Whatever does not swim or float stands on the beach.
  const isAfloat = AT_SEA.has(plan.subjects[0] ?? 'lighthouse')
  if (isAfloat && plan.index % 2 === 1) return
  const top = frame.height * (isAfloat ? 0.86 : 0.615)
  context.fillStyle = plan.time === 'night' ? '#b59f74' : '#f3dc9a'
  context.beginPath()
  context.moveTo(area.left, area.bottom)
  context.lineTo(area.left, top + 40)
  context.quadraticCurveTo(frame.width * 0.4, top - 50, area.right, top + 30)
  context.lineTo(area.right, area.bottom)
  context.fill()
}

const WALLS = ['#ff8f6b', '#ffd166', '#7fc8f8', '#c59cf0', '#8fd694', '#f7a6c4']
const NIGHT_WALLS = ['#a3553f', '#a8853a', '#46789f', '#77599c', '#4f8a58', '#9a5f78']

/** A row of coloured towers or of houses with roofs. */
export function drawBuildings(sheet: Sheet, kind: 'towers' | 'houses'): void {
  const { context, frame, random, horizon, plan } = sheet
  const walls = plan.time === 'night' ? NIGHT_WALLS : WALLS
  const lit = plan.time === 'night' ? '#ffe98a' : '#fffbe6'
  let x = -frame.marginX - random.between(0, 60)
  let number = random.whole(0, 5)
  while (x < frame.width + frame.marginX) {
    const width = kind === 'towers' ? random.between(120, 200) : random.between(200, 280)
    const height = frame.height * (kind === 'towers' ? random.between(0.16, 0.36) : random.between(0.1, 0.15))
    const top = horizon - height
    context.fillStyle = walls[number % walls.length] ?? '#ff8f6b'
    context.fillRect(x, top, width - 12, height + frame.height * 0.12)
    if (kind === 'houses') {
      context.fillStyle = '#b04a3f'
      context.beginPath()
      context.moveTo(x - 18, top + 4)
      context.lineTo(x + width / 2 - 6, top - 105)
      context.lineTo(x + width + 6, top + 4)
      context.fill()
    }
    context.fillStyle = lit
    const gap = kind === 'towers' ? 58 : 90
    for (let row = top + 34; row < horizon; row += gap + 16) {
      for (let column = x + 24; column < x + width - 56; column += gap) context.fillRect(column, row, 34, 40)
    }
    x += width
    number += 1
  }
}
