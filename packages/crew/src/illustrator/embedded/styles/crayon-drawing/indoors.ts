import { pictureArea } from '../../canvas.ts'
import { mix } from '../../colour.ts'
import type { Environment } from '../../scene-plan.ts'
import type { Sheet } from './sheet.ts'

const INDOORS: readonly Environment[] = ['room', 'desk', 'kitchen', 'laboratory']
const NIGHT_WALLS = ['#7d86cf', '#6a9fc4', '#9c84cc', '#5f8ab8']
const WALLS = ['#ffe7a8', '#d8ecc4', '#ffd9cf', '#d6e4fa']

/** Whether a place has walls. */
export function isIndoors(environment: Environment): boolean {
  return INDOORS.includes(environment)
}

/** A wall with a window or a shelf, and a floor or a table in front. */
export function drawIndoors(sheet: Sheet): void {
  const { context, frame, plan } = sheet
  const area = pictureArea(frame)
  const dim = (colour: string) => (plan.time === 'night' ? mix(colour, '#5a3a7a', 0.3) : colour)
  const wall =
    plan.environment === 'laboratory'
      ? (['#d3ece8', '#f6e7c4', '#dfe2fb'][(plan.filmSeed + plan.index) % 3] ?? '#d3ece8')
      : ((plan.time === 'night' ? NIGHT_WALLS : WALLS)[(plan.filmSeed + plan.index) % WALLS.length] ??
        '#ffe7a8')
  context.fillStyle = wall
  context.fillRect(area.left, area.top, frame.width * 1.2, frame.height * 1.2)
  const isWords = plan.kind === 'type'
  if (plan.environment === 'room' || isWords) drawStripes(sheet)
  // Behind words the wall stays calm.
  if (!isWords && (plan.environment === 'room' || plan.index % 2 === 0)) drawWindow(sheet)
  else if (!isWords) drawShelf(sheet)
  const isTable = plan.environment !== 'room'
  const top = isTable ? sheet.horizon + frame.height * 0.02 : frame.height * 0.615
  context.fillStyle = dim(isTable ? '#c98d55' : '#d8a870')
  context.fillRect(area.left, top, frame.width * 1.2, frame.height)
  context.fillStyle = dim(isTable ? '#9a6636' : '#b98a52')
  context.fillRect(area.left, top, frame.width * 1.2, 22)
  if (isTable) drawThings(sheet)
  else drawRug(sheet)
}

/** Crayons, a cup and a sheet lying on the table, under the captions. */
function drawThings({ context, frame, random, plan }: Sheet): void {
  const colours = ['#e8452f', '#2f6fd6', '#f0a500', '#3f9c4a', '#8a4fc0', '#e0569a']
  const unit = Math.min(frame.width, frame.height) / 1080
  const middle = frame.height * 0.87
  context.save()
  context.translate(frame.width * (plan.index % 2 === 0 ? 0.68 : 0.3), middle)
  context.rotate(plan.index % 2 === 0 ? -0.12 : 0.14)
  context.scale(unit, unit)
  context.fillStyle = '#fdf8ec'
  context.fillRect(-190, -120, 380, 250)
  context.fillStyle = '#ffd42e'
  context.beginPath()
  context.arc(-80, -30, 52, 0, 7)
  context.fill()
  context.fillStyle = '#7cc45a'
  context.fillRect(-190, 70, 380, 60)
  context.restore()
  for (let pen = 0; pen < 5; pen += 1) {
    context.save()
    const x = frame.width * (plan.index % 2 === 0 ? 0.26 : 0.72) + random.between(-190, 190) * unit
    context.translate(x, middle + random.between(-120, 120) * unit)
    context.rotate(random.between(-1.2, 1.2))
    context.scale(unit, unit)
    context.fillStyle = colours[(pen + plan.index) % colours.length] ?? '#e8452f'
    context.fillRect(-105, -20, 180, 40)
    context.beginPath()
    context.moveTo(75, -20)
    context.lineTo(118, 0)
    context.lineTo(75, 20)
    context.fill()
    context.restore()
  }
}

function drawStripes(sheet: Sheet): void {
  const { context, frame } = sheet
  context.fillStyle = sheet.plan.time === 'night' ? 'rgba(255,255,255,0.16)' : 'rgba(255,255,255,0.5)'
  for (let x = -60; x < frame.width + 60; x += 150) context.fillRect(x, -frame.marginY, 36, frame.height)
}

function drawWindow(sheet: Sheet): void {
  const { context, frame, plan } = sheet
  const isLeft = (plan.index + plan.filmSeed) % 2 === 0
  const width = Math.min(frame.width * 0.5, frame.height * 0.4)
  const height = frame.height * 0.29
  const x = frame.width * (isLeft ? 0.32 : 0.68) - width / 2
  const y = frame.height * 0.07
  context.fillStyle = '#a8703f'
  context.fillRect(x - 26, y - 26, width + 52, height + 52)
  context.fillStyle = plan.time === 'night' ? '#33469c' : plan.time === 'dawn' ? '#ffcf94' : '#9fdcf8'
  context.fillRect(x, y, width, height)
  context.save()
  context.beginPath()
  context.rect(x, y, width, height)
  context.clip()
  context.fillStyle = plan.time === 'night' ? '#fff0b8' : '#ffd42e'
  context.beginPath()
  context.arc(x + width * 0.72, y + height * (plan.time === 'dawn' ? 0.66 : 0.3), 62, 0, 7)
  context.fill()
  context.fillStyle = plan.time === 'night' ? '#3f7f5f' : '#7cc45a'
  context.beginPath()
  context.ellipse(x + width * 0.3, y + height * 1.1, width * 0.62, height * 0.34, 0, 0, 7)
  context.fill()
  context.restore()
  context.fillStyle = '#a8703f'
  context.fillRect(x + width / 2 - 10, y, 20, height)
  context.fillRect(x, y + height * 0.46, width, 20)
  drawCurtains(sheet, { x, y, width, height })
}

function drawCurtains(sheet: Sheet, window: { x: number; y: number; width: number; height: number }): void {
  const { context, plan } = sheet
  context.fillStyle =
    ['#ff8f8f', '#8fb8ff', '#c79bea', '#ffb86b'][(plan.filmSeed + plan.index) % 4] ?? '#ff8f8f'
  for (const direction of [-1, 1]) {
    const edge = direction < 0 ? window.x - 30 : window.x + window.width + 30
    context.beginPath()
    context.moveTo(edge, window.y - 40)
    context.lineTo(edge - direction * window.width * 0.36, window.y - 40)
    context.quadraticCurveTo(
      edge - direction * window.width * 0.3,
      window.y + window.height * 0.6,
      edge,
      window.y + window.height * 0.75,
    )
    context.fill()
  }
}

function drawShelf(sheet: Sheet): void {
  const { context, frame, random, plan } = sheet
  const colours = ['#ff6b6b', '#4dabf7', '#ffd43b', '#69db7c', '#b197fc', '#ffa94d']
  for (const share of [0.16, 0.3]) {
    const y = frame.height * share
    context.fillStyle = '#a8703f'
    context.fillRect(frame.width * 0.1, y, frame.width * 0.8, 24)
    let x = frame.width * 0.13
    while (x < frame.width * 0.84) {
      const height = random.between(70, 150)
      const width = random.between(34, 64)
      context.fillStyle = random.pick(colours)
      if (plan.environment === 'desk' || plan.environment === 'room')
        context.fillRect(x, y - height, width, height)
      else {
        context.beginPath()
        context.moveTo(x, y)
        context.lineTo(x + width * 0.36, y - height * 0.62)
        context.lineTo(x + width * 0.36, y - height)
        context.lineTo(x + width * 0.74, y - height)
        context.lineTo(x + width * 0.74, y - height * 0.62)
        context.lineTo(x + width * 1.1, y)
        context.fill()
      }
      x += width + random.between(8, 60)
    }
  }
}

function drawRug(sheet: Sheet): void {
  const { context, frame, plan } = sheet
  const rug = ['#e86a6a', '#5f9ad8', '#8a6fc0'][plan.index % 3] ?? '#e86a6a'
  context.fillStyle = rug
  context.beginPath()
  context.ellipse(frame.width / 2, frame.height * 0.86, frame.width * 0.46, frame.height * 0.075, 0, 0, 7)
  context.fill()
}
