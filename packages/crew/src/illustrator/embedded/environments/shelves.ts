import type { createStageLayer, Stage } from '../painting/stage.ts'
import { glow } from '../brush.ts'
import { mix, withAlpha } from '../colour.ts'

type StageLayer = ReturnType<typeof createStageLayer>

function board(stage: Stage, layer: StageLayer, place: { left: number; width: number; y: number }): void {
  const { palette } = stage
  layer.context.fillStyle = mix('#5a3f2a', palette.near, 0.45)
  layer.context.fillRect(place.left, place.y, place.width, 16)
  layer.context.fillStyle = withAlpha(palette.sun, 0.25)
  layer.context.fillRect(place.left, place.y, place.width, 3)
  layer.context.fillStyle = withAlpha('#000000', 0.3)
  layer.context.fillRect(place.left, place.y + 16, place.width, 14)
}

/** Shelves of books on the left of the wall. */
export function paintBookShelves(stage: Stage, layer: StageLayer): void {
  const { frame, palette, random, finish } = stage
  const left = -frame.width * 0.2
  const width = frame.width * 0.56
  const spines =
    finish === 'grim'
      ? [palette.far, palette.fog, mix(palette.accent, palette.near, 0.5)]
      : ['#8a3a2f', '#2f5a7a', '#c49a4a', '#4a6a4a', '#6a3f6a', '#d8c8a8']
  for (const row of [0.32, 0.45, 0.58]) {
    const y = frame.height * row
    let x = left
    while (x < left + width - 20) {
      const thick = random.between(16, 40)
      const tall = frame.height * random.between(0.06, 0.1)
      if (random.next() < 0.86) {
        const colour = mix(mix(random.pick(spines), palette.far, 0.35), palette.near, 0.35)
        layer.context.fillStyle = colour
        layer.context.fillRect(x, y - tall, thick - 2, tall)
        layer.context.fillStyle = withAlpha(palette.sun, 0.16)
        layer.context.fillRect(x, y - tall, 4, tall)
        layer.context.fillStyle = withAlpha(palette.accent, 0.4)
        layer.context.fillRect(x + 3, y - tall * 0.82, thick - 8, 4)
      }
      x += thick
    }
    board(stage, layer, { left, width, y })
  }
}

/** Tiles, a shelf of jars and hanging ladles on the right of the wall. */
export function paintKitchenShelves(stage: Stage, layer: StageLayer): void {
  const { frame, palette, random } = stage
  const { context } = layer
  context.strokeStyle = withAlpha(palette.near, 0.16)
  context.lineWidth = 3
  for (let y = frame.height * 0.47; y < frame.height * 0.64; y += 62) {
    for (let x = -200; x < frame.width + 200; x += 62) context.strokeRect(x, y, 62, 62)
  }
  for (const row of [0.24, 0.4]) {
    const y = frame.height * row
    const left = frame.width * 0.64
    for (let x = left + 14; x < frame.width * 1.15; x += random.between(74, 108)) {
      const tall = random.between(64, 120)
      const wide = random.between(44, 66)
      context.fillStyle = mix(
        mix(random.pick(['#c96f4a', '#d8b46a', '#7a9a6a', '#e8dcc8']), palette.far, 0.35),
        palette.near,
        0.25,
      )
      context.beginPath()
      context.roundRect(x, y - tall, wide, tall, 10)
      context.fill()
      context.fillStyle = withAlpha('#ffffff', 0.22)
      context.fillRect(x + 7, y - tall + 10, 6, tall - 22)
      context.fillStyle = mix('#3a2f2a', palette.near, 0.3)
      context.fillRect(x - 2, y - tall - 10, wide + 4, 16)
    }
    board(stage, layer, { left, width: frame.width * 0.6, y })
  }
}

/** Glassware with glowing liquids on two shelves. */
export function paintLabShelves(stage: Stage, layer: StageLayer): void {
  const { frame, palette, random, finish } = stage
  const { context } = layer
  const liquids =
    finish === 'grim'
      ? [palette.accent, palette.fog]
      : ['#3fd0c0', '#5a9cff', '#ffb347', '#c86af0', '#7ae06a']
  for (const row of [0.36, 0.5]) {
    const y = frame.height * row
    const left = -frame.width * 0.2
    for (let x = left + 20; x < frame.width * 0.5; x += random.between(86, 128)) {
      const liquid = random.pick(liquids)
      const tall = random.between(80, 150)
      const half = random.between(22, 38)
      const isTube = random.next() < 0.4
      const trace = (fill: number) => {
        const shoulder = isTube ? half * 0.7 : half * 0.3
        const at = shoulder + ((isTube ? half * 0.7 : half) - shoulder) * fill
        context.beginPath()
        context.moveTo(x - at * (fill < 1 ? 0.8 : 1), y - tall * fill)
        context.lineTo(x - (isTube ? half * 0.7 : half), y - 4)
        context.lineTo(x + (isTube ? half * 0.7 : half), y - 4)
        context.lineTo(x + at * (fill < 1 ? 0.8 : 1), y - tall * fill)
        context.closePath()
      }
      glow(context, [x, y - tall * 0.3, half * 3.4], liquid, 0.45)
      trace(0.5)
      context.fillStyle = withAlpha(liquid, 0.85)
      context.fill()
      context.beginPath()
      context.moveTo(x - half * 0.3, y - tall)
      context.lineTo(x - half * 0.3, y - tall * 0.7)
      context.lineTo(x - (isTube ? half * 0.7 : half), y - 4)
      context.lineTo(x + (isTube ? half * 0.7 : half), y - 4)
      context.lineTo(x + half * 0.3, y - tall * 0.7)
      context.lineTo(x + half * 0.3, y - tall)
      context.closePath()
      context.strokeStyle = withAlpha('#e8f6ff', 0.5)
      context.lineWidth = 4
      context.stroke()
    }
    board(stage, layer, { left, width: frame.width * 0.72, y })
  }
}
