import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Sheet } from './sheet.ts'

export function drawCraters(sheet: Sheet): void {
  const { context, frame, random } = sheet
  context.fillStyle = '#6f6a90'
  for (let i = 0; i < 5; i += 1) {
    context.beginPath()
    context.ellipse(
      random.between(0.05, 0.95) * frame.width,
      frame.height * random.between(0.9, 0.98),
      random.between(40, 90),
      18,
      0,
      0,
      7,
    )
    context.fill()
  }
}

export function drawPeaks(sheet: Sheet): void {
  const { context, frame, random, horizon, plan } = sheet
  for (let i = 0; i < 3; i += 1) {
    const x = frame.width * (0.12 + i * 0.38 + random.between(-0.06, 0.06))
    const height = frame.height * random.between(0.16, 0.27)
    const half = frame.width * random.between(0.26, 0.34)
    const top = horizon - height
    context.fillStyle =
      plan.time === 'night' ? '#5a628f' : (['#9aa3b8', '#8d93ae', '#a6a0a8'][i] ?? '#9aa3b8')
    fillShape(context, [
      [x - half, horizon + 80],
      [x, top],
      [x + half, horizon + 80],
    ])
    context.fillStyle = '#ffffff'
    const snow = 0.3
    fillShape(context, [
      [x - half * snow, top + height * snow * 1.25],
      [x, top],
      [x + half * snow, top + height * snow * 1.25],
      [x + half * 0.12, top + height * 0.24],
      [x, top + height * 0.36],
      [x - half * 0.12, top + height * 0.24],
    ])
  }
}

export function drawFlowers(sheet: Sheet): void {
  const { context, frame, random } = sheet
  for (let i = 0; i < 9; i += 1) {
    const x = random.between(0.04, 0.96) * frame.width
    const y = frame.height * random.between(0.84, 0.97)
    context.fillStyle = ['#ff6b81', '#ffd42e', '#ffffff'][i % 3] ?? '#ffffff'
    for (let petal = 0; petal < 5; petal += 1) {
      const angle = (petal / 5) * 2 * Math.PI
      context.beginPath()
      context.arc(x + Math.cos(angle) * 17, y + Math.sin(angle) * 17, 13, 0, 7)
      context.fill()
    }
    context.fillStyle = '#ffb02e'
    context.beginPath()
    context.arc(x, y, 11, 0, 7)
    context.fill()
  }
}

export function drawRoad(sheet: Sheet): void {
  const { context, frame } = sheet
  const top = frame.height * 0.79
  context.fillStyle = '#8c8c94'
  context.fillRect(-frame.marginX, top, frame.width * 1.2, frame.height * 0.13)
  context.fillStyle = '#fff6c8'
  for (let x = -60; x < frame.width + 60; x += 190) context.fillRect(x, top + frame.height * 0.058, 105, 18)
}

export function drawColumns(sheet: Sheet): void {
  const { context, frame, random, horizon } = sheet
  for (let i = 0; i < 5; i += 1) {
    const x = frame.width * (0.06 + i * 0.2)
    const height = frame.height * random.pick([0.12, 0.2, 0.3, 0.3])
    context.fillStyle = '#e9d9b4'
    context.fillRect(x, horizon - height, 84, height + 50)
    context.fillRect(x - 18, horizon - height - 30, 120, 34)
    context.fillStyle = '#ad966a'
    for (let flute = 1; flute < 3; flute += 1)
      context.fillRect(x + flute * 26, horizon - height + 6, 9, height + 30)
  }
}

export function drawRainbow(sheet: Sheet): void {
  const { context, frame, horizon } = sheet
  context.lineWidth = 30
  ;['#ff6b6b', '#ffa94d', '#ffe066', '#69db7c', '#4dabf7', '#9775fa'].forEach((colour, band) => {
    context.strokeStyle = colour
    context.beginPath()
    context.arc(
      frame.width / 2,
      horizon + frame.height * 0.24,
      Math.min(frame.width, frame.height) * 0.62 - band * 30,
      Math.PI,
      0,
    )
    context.stroke()
  })
}

export function drawFalling(sheet: Sheet, colour: string, kind: 'rain' | 'snow'): void {
  const { context, frame, random } = sheet
  context.fillStyle = colour
  context.strokeStyle = colour
  context.lineWidth = 8
  context.lineCap = 'round'
  for (let i = 0; i < (kind === 'rain' ? 46 : 60); i += 1) {
    const x = random.between(0.04, 0.96) * frame.width
    const y = random.between(0.1, 0.95) * frame.height
    context.beginPath()
    if (kind === 'rain') {
      context.moveTo(x, y)
      context.lineTo(x - 14, y + 46)
      context.stroke()
    } else {
      context.arc(x, y, random.between(7, 14), 0, 7)
      context.fill()
    }
  }
}

export function fillShape(context: SKRSContext2D, points: readonly (readonly [number, number])[]): void {
  context.beginPath()
  for (const [x, y] of points) context.lineTo(x, y)
  context.closePath()
  context.fill()
}
