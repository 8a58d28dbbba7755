import { pictureArea } from '../../canvas.ts'
import type { Sheet } from './sheet.ts'

const WATERS = ['#7fd0ec', '#8fd8d8', '#86b8f2'] as const
const WEEDS = ['#4fae5b', '#2f8f6b', '#8abf3f'] as const

/** The sea from below, as a child draws it: one blue, sand with weed and shells, bubbles. */
export function drawUnderwater(sheet: Sheet): void {
  const { context, frame, plan, random } = sheet
  const area = pictureArea(frame)
  const isNight = plan.time === 'night'
  context.fillStyle = isNight ? '#2f5fae' : (WATERS[plan.filmSeed % WATERS.length] ?? WATERS[0])
  context.fillRect(area.left, area.top, area.right - area.left, area.bottom - area.top)
  const top = frame.height * 0.68
  context.fillStyle = isNight ? '#a58f66' : '#f0d58c'
  context.beginPath()
  context.moveTo(area.left, area.bottom)
  context.lineTo(area.left, top + 20)
  context.quadraticCurveTo(frame.width * 0.35, top - 60, frame.width * 0.6, top + 14)
  context.quadraticCurveTo(frame.width * 0.8, top + 60, area.right, top)
  context.lineTo(area.right, area.bottom)
  context.fill()
  for (let i = 0; i < 6; i += 1) drawWeed(sheet, i, top)
  context.lineWidth = 9
  context.strokeStyle = isNight ? '#9fc4f2' : '#ffffff'
  for (let i = 0; i < 12; i += 1) {
    const x = frame.width * ((i % 2 === 0 ? 0.14 : 0.86) + random.between(-0.07, 0.07))
    context.beginPath()
    context.arc(x, frame.height * random.between(0.06, 0.62), random.between(12, 34), 0, 7)
    context.stroke()
  }
}

function drawWeed({ context, frame, random }: Sheet, index: number, top: number): void {
  const x = frame.width * ((index % 2 === 0 ? 0.08 : 0.92) + random.between(-0.07, 0.07))
  const base = top + random.between(40, 130)
  const height = frame.height * random.between(0.12, 0.24)
  context.strokeStyle = WEEDS[index % WEEDS.length] ?? WEEDS[0]
  context.lineCap = 'round'
  context.lineWidth = random.between(26, 40)
  context.beginPath()
  context.moveTo(x, base)
  const sway = random.between(24, 46)
  for (let step = 1; step <= 4; step += 1) {
    const y = base - (height * step) / 4
    context.quadraticCurveTo(x + (step % 2 === 0 ? -sway : sway), y + height / 8, x, y)
  }
  context.stroke()
}
