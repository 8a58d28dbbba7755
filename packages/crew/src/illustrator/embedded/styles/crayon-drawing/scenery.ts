import { pictureArea } from '../../canvas.ts'
import type { Environment, ScenePlan } from '../../scene-plan.ts'
import { drawIndoors, isIndoors } from './indoors.ts'
import {
  drawColumns,
  drawCraters,
  drawFalling,
  drawFlowers,
  drawPeaks,
  drawRainbow,
  drawRoad,
  fillShape,
} from './details.ts'
import { drawUnderwater } from './underwater.ts'
import { drawPlain } from './plain.ts'
import type { Sheet } from './sheet.ts'
import { drawBuildings, drawTrees, drawWaves } from './shapes.ts'

const SKIES: Record<ScenePlan['time'], readonly string[]> = {
  day: ['#8fd2f6', '#9fe0ee', '#a9d0ff'],
  dawn: ['#ffc27d', '#ffb3a0', '#ffd58a'],
  night: ['#33469c', '#3d3a8f', '#2b5a94'],
}
const GREY_SKIES: Record<ScenePlan['time'], readonly string[]> = {
  day: ['#b4c6d8'],
  dawn: ['#c9bfcc'],
  night: ['#46507f'],
}
const GRASS = { day: '#7cc45a', dawn: '#a3bd55', night: '#3f7f5f' } as const
const GRASS_NEAR = { day: '#58a942', dawn: '#7fa040', night: '#2f6650' } as const

/** Draws the place as flat areas of colour, as a child would lay it out; the crayons come over it afterwards. */
export function drawScenery(sheet: Sheet): void {
  const { context, frame, plan } = sheet
  if (isIndoors(plan.environment)) return drawIndoors(sheet)
  if (plan.environment === 'plain') return drawPlain(sheet)
  if (plan.environment === 'underwater') return drawUnderwater(sheet)
  const area = pictureArea(frame)
  const isSpace = plan.environment === 'space'
  const isGrey = plan.weather === 'rain' || plan.weather === 'storm' || plan.weather === 'fog'
  const skies = isSpace
    ? ['#3a3f9c', '#4a3a92', '#2f4a9e']
    : isGrey
      ? GREY_SKIES[plan.time]
      : SKIES[plan.time]
  context.fillStyle = skies[plan.filmSeed % skies.length] ?? '#8fd2f6'
  context.fillRect(area.left, area.top, frame.width * 1.2, frame.height * 1.2)
  if (isSpace || plan.time === 'night') drawStars(sheet)
  if (!isSpace) {
    if (!isGrey) drawSun(sheet)
    if (isGrey) drawClouds(sheet, 3)
    else if (plan.time !== 'night') drawClouds(sheet)
    if (plan.weather === 'storm') drawBolt(sheet)
  }
  GROUNDS[plan.environment]?.(sheet)
  if (plan.weather === 'rain' || plan.weather === 'storm') drawFalling(sheet, '#3f78c8', 'rain')
  if (plan.weather === 'snow') drawFalling(sheet, '#ffffff', 'snow')
}

const GROUNDS: Partial<Record<Environment, (sheet: Sheet) => void>> = {
  space: (sheet) => {
    drawHill(sheet, sheet.frame.height * 0.86, 50, '#8b86a8')
    drawCraters(sheet)
  },
  sea: (sheet) => drawWaves(sheet),
  forest: (sheet) => {
    drawHill(sheet, sheet.horizon, 60, GRASS[sheet.plan.time])
    drawTrees(sheet, 9)
    drawHill(sheet, sheet.horizon + sheet.frame.height * 0.1, 40, GRASS_NEAR[sheet.plan.time])
    drawFlowers(sheet)
  },
  mountain: (sheet) => {
    drawPeaks(sheet)
    drawHill(sheet, sheet.horizon + 20, 60, GRASS[sheet.plan.time])
    drawTrees(sheet, 3)
    drawHill(sheet, sheet.horizon + sheet.frame.height * 0.13, 50, GRASS_NEAR[sheet.plan.time])
    drawFlowers(sheet)
  },
  desert: (sheet) => {
    drawHill(sheet, sheet.horizon, 90, '#f2cf7a')
    drawHill(sheet, sheet.horizon + sheet.frame.height * 0.11, 70, '#e3b458')
  },
  city: (sheet) => {
    drawBuildings(sheet, 'towers')
    drawHill(sheet, sheet.horizon + sheet.frame.height * 0.06, 8, '#a3a1a8')
  },
  street: (sheet) => {
    drawBuildings(sheet, 'houses')
    drawHill(sheet, sheet.horizon + sheet.frame.height * 0.03, 8, GRASS[sheet.plan.time])
    drawRoad(sheet)
  },
  ruins: (sheet) => {
    drawHill(sheet, sheet.horizon, 50, '#c9c07a')
    drawColumns(sheet)
    drawHill(sheet, sheet.horizon + sheet.frame.height * 0.08, 40, '#b3a85f')
  },
  sky: (sheet) => {
    if (sheet.plan.weather === 'clear' && sheet.plan.time !== 'night') drawRainbow(sheet)
    drawClouds(sheet, 4)
    drawHill(sheet, sheet.frame.height * 0.88, 70, GRASS[sheet.plan.time])
  },
}

function side(sheet: Sheet): number {
  return (sheet.plan.index + sheet.plan.filmSeed) % 2 === 0 ? 0.82 : 0.17
}

function drawSun(sheet: Sheet): void {
  const { context, frame, plan } = sheet
  const x = frame.width * side(sheet)
  const y = frame.height * 0.12
  const radius = Math.min(frame.width, frame.height) * 0.085
  context.fillStyle = plan.time === 'night' ? '#fff0b8' : '#ffd42e'
  context.strokeStyle = context.fillStyle
  context.beginPath()
  context.arc(x, y, radius, 0, 7)
  context.fill()
  if (plan.time === 'night') return
  context.lineWidth = 15
  context.lineCap = 'round'
  for (let ray = 0; ray < 12; ray += 1) {
    const angle = (ray / 12) * 2 * Math.PI + 0.2
    const reach = ray % 2 === 0 ? 1.75 : 1.5
    context.beginPath()
    context.moveTo(x + Math.cos(angle) * radius * 1.24, y + Math.sin(angle) * radius * 1.24)
    context.lineTo(x + Math.cos(angle) * radius * reach, y + Math.sin(angle) * radius * reach)
    context.stroke()
  }
}

function drawClouds(sheet: Sheet, count = 2): void {
  const { context, frame, random, plan } = sheet
  context.fillStyle =
    plan.weather === 'storm' || plan.weather === 'rain'
      ? '#a9b4c8'
      : plan.time === 'night'
        ? '#7f8cc9'
        : '#ffffff'
  for (let i = 0; i < count; i += 1) {
    const x = frame.width * (1 - side(sheet) + random.between(-0.12, 0.12) + (i - 0.5) * 0.34)
    const y = frame.height * random.between(0.07, count > 2 ? 0.5 : 0.2)
    const size = random.between(70, 110)
    context.beginPath()
    for (const [dx, dy, r] of [
      [-1.1, 0.15, 0.62],
      [-0.35, -0.3, 0.8],
      [0.5, -0.15, 0.72],
      [1.15, 0.2, 0.5],
    ] as const) {
      context.moveTo(x + dx * size + r * size, y + dy * size)
      context.arc(x + dx * size, y + dy * size, r * size, 0, 7)
    }
    context.rect(x - size * 1.1, y, size * 2.3, size * 0.7)
    context.fill()
  }
}

function drawBolt(sheet: Sheet): void {
  const { context, frame } = sheet
  const x = frame.width * (1 - side(sheet))
  const y = frame.height * 0.17
  context.fillStyle = '#ffd42e'
  fillShape(
    context,
    [
      [30, 0],
      [-50, 120],
      [-8, 120],
      [-40, 230],
      [60, 90],
      [18, 90],
      [60, 0],
    ].map(([dx = 0, dy = 0]) => [x + dx, y + dy] as const),
  )
}

function drawStars(sheet: Sheet): void {
  const { context, frame, random } = sheet
  context.fillStyle = '#ffe98a'
  for (let i = 0; i < 22; i += 1) {
    const x = random.between(0.05, 0.95) * frame.width
    const y = random.between(0.04, 0.6) * frame.height
    const radius = random.between(11, 28)
    context.beginPath()
    for (let point = 0; point < 10; point += 1) {
      const angle = (point / 10) * 2 * Math.PI - Math.PI / 2
      const reach = point % 2 === 0 ? radius : radius * 0.45
      context.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
    }
    context.fill()
  }
}

/** A rolling line of ground down to the sheet's end. */
export function drawHill(sheet: Sheet, top: number, height: number, colour: string): void {
  const { context, frame, random } = sheet
  const area = pictureArea(frame)
  const phase = random.between(0, 6)
  const waves = random.between(1.1, 1.8)
  context.fillStyle = colour
  context.beginPath()
  context.moveTo(area.left - 10, area.bottom + 10)
  for (let x = area.left - 10; x <= area.right + 10; x += 12) {
    context.lineTo(x, top + Math.sin((x / frame.width) * waves * Math.PI * 1.6 + phase) * height * 0.5)
  }
  context.lineTo(area.right + 10, area.bottom + 10)
  context.fill()
}
