import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { createRandom } from '@hookreel/film'
import { blurBox } from '../photo-salience.ts'
import { drawCover } from './cover.ts'
import { paintPixels } from './paint-pixels.ts'
import { WHOLE_BOX, type PhotoShot, type Treatment } from './treatment.ts'

/** What a board is covered with; photos take turns. */
const BOARDS = ['#d8cba8', '#c9a35c', '#93a7ac', '#b3895f'] as const
/** Shares of the frame's sides that a print may take, and where its middle is: captions stand below. */
const PRINT = { tall: { width: 0.86, height: 0.58, y: 0.41 }, wide: { width: 0.7, height: 0.76, y: 0.46 } }
/** How much of the colours is left, and how much of the archive's brown is added. */
const COLOUR_KEPT = 0.42

/** A print from an archive, taped to a board: all of the photo, or the part that was chosen. */
export const treatDocumentary: Treatment = (shot) => {
  const print = drawPrint(shot)
  const { space } = shot
  const middle = { x: 0.5, y: spaceY(shot) }
  const [width, height] = [print.width / space.width, print.height / space.height]
  const box = { x: middle.x - width / 2, y: middle.y - height / 2, width, height }
  return [
    { name: 'ground', depth: 0.12, box: WHOLE_BOX, canvas: layPapers(drawBoard(shot), shot, print) },
    { name: 'photo', depth: 0.5, box, canvas: print },
  ]
}

function layoutOf({ frameSize }: PhotoShot) {
  return frameSize.height > frameSize.width ? PRINT.tall : PRINT.wide
}

function spaceY({ frameSize, space, ...shot }: PhotoShot): number {
  const { y } = layoutOf({ ...shot, frameSize, space })
  return 0.5 + ((y - 0.5) * frameSize.height) / space.height
}

/** What lies under the print on a board: a sheet of a notebook that looks out below it, and a torn clipping. */
function layPapers(board: Canvas, shot: PhotoShot, print: Canvas): Canvas {
  const { space, unit, seed } = shot
  const context = board.getContext('2d')
  const random = createRandom(seed + 5)
  const side = random.next() < 0.5 ? -1 : 1
  const isTall = space.height > space.width
  const y = spaceY(shot) * space.height
  // Along the longer side it reaches out from under the print.
  const size = isTall
    ? {
        width: Math.min(print.width * 0.9, space.width * 0.74),
        height: Math.max(print.height, space.height * 0.5),
      }
    : { width: Math.max(print.width, space.width * 0.58), height: space.height * 0.78 }
  context.save()
  context.translate(
    space.width / 2 + side * space.width * (isTall ? 0.05 : 0.12),
    isTall ? y + space.height * 0.1 : y,
  )
  context.rotate(side * random.between(0.03, 0.06))
  laySheet(context, size, unit, '#ece2c6')
  ruleSheet(context, size, unit)
  context.restore()
  return board
}

function ruleSheet(
  context: SKRSContext2D,
  { width, height }: { width: number; height: number },
  unit: number,
): void {
  context.lineWidth = 2 * unit
  context.strokeStyle = 'rgba(78,104,130,0.3)'
  for (let y = -height / 2 + 76 * unit; y < height / 2 - 20 * unit; y += 52 * unit) {
    context.beginPath()
    context.moveTo(-width / 2, y)
    context.lineTo(width / 2, y)
    context.stroke()
  }
  context.strokeStyle = 'rgba(178,60,48,0.34)'
  context.beginPath()
  context.moveTo(-width / 2 + 84 * unit, -height / 2)
  context.lineTo(-width / 2 + 84 * unit, height / 2)
  context.stroke()
}

/** The print with its white border, a little askew, shadow and tape. */
function drawPrint(shot: PhotoShot): Canvas {
  const { image, shown, frameSize, unit, isChosen, focus, seed } = shot
  const layout = layoutOf(shot)
  const most = { width: frameSize.width * layout.width, height: frameSize.height * layout.height }
  const shape = shown.width / shown.height
  const width = isChosen ? most.width : Math.min(most.width, most.height * shape)
  const height = isChosen ? most.height : width / shape
  const photo = tone(drawCover(image, { width, height }, isChosen ? focus : shown.focus), seed)
  const random = createRandom(seed)
  const angle = random.between(0.012, 0.03) * (random.next() < 0.5 ? -1 : 1)
  const border = 24 * unit
  const sheet = { width: photo.width + 2 * border, height: photo.height + 2 * border }
  const room = 60 * unit
  const lean = Math.abs(Math.sin(angle))
  const canvas = createCanvas(
    Math.ceil(sheet.width + sheet.height * lean + 2 * room),
    Math.ceil(sheet.height + sheet.width * lean + 2 * room),
  )
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate(angle)
  laySheet(context, sheet, unit, '#f7f1e1')
  context.drawImage(photo, -photo.width / 2, -photo.height / 2)
  context.strokeStyle = 'rgba(30,20,5,0.28)'
  context.lineWidth = 1.5 * unit
  context.strokeRect(-photo.width / 2, -photo.height / 2, photo.width, photo.height)
  for (const side of [-1, 1])
    layTape(
      context,
      { x: side * sheet.width * 0.44, y: -sheet.height / 2, turn: side * 0.55 + random.between(-0.12, 0.12) },
      unit,
    )
  return canvas
}

function laySheet(
  context: SKRSContext2D,
  { width, height }: { width: number; height: number },
  unit: number,
  colour: string,
): void {
  context.shadowColor = 'rgba(30,18,0,0.5)'
  context.shadowBlur = 34 * unit
  context.shadowOffsetX = 7 * unit
  context.shadowOffsetY = 15 * unit
  context.fillStyle = colour
  context.fillRect(-width / 2, -height / 2, width, height)
  context.shadowColor = 'transparent'
}

function layTape(
  context: SKRSContext2D,
  { x, y, turn }: { x: number; y: number; turn: number },
  unit: number,
): void {
  context.save()
  context.translate(x, y)
  context.rotate(turn)
  context.scale(unit, unit)
  context.fillStyle = 'rgba(226,205,140,0.82)'
  context.fillRect(-80, -24, 160, 48)
  context.fillStyle = 'rgba(255,255,255,0.22)'
  context.fillRect(-80, -24, 160, 9)
  context.restore()
}

/** As an old print: half its colours, brown in the shadows and cream in the lights, a darker rim. */
function tone(photo: Canvas, seed: number): Canvas {
  const random = createRandom(seed)
  const grain = Float32Array.from({ length: 4096 }, () => (random.next() - 0.5) * 11)
  return paintPixels(photo, (data, width, height) => {
    for (let y = 0, at = 0; y < height; y += 1) {
      const across = (2 * y) / height - 1
      for (let x = 0; x < width; x += 1, at += 4) {
        const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
        const along = (2 * x) / width - 1
        const burn = 1 - 0.1 * (along ** 4 + across ** 4)
        const grey = 0.299 * r + 0.587 * g + 0.114 * b
        const curve = (grey / 255) * (grey / 255) * (3 - (2 * grey) / 255) * 0.4 + (grey / 255) * 0.6
        const dust = grain[(x * 31 + y * 1013 + ((x * y) >> 5)) & 4095] ?? 0
        data[at] = (COLOUR_KEPT * r + (1 - COLOUR_KEPT) * (30 + 212 * curve)) * burn + dust
        data[at + 1] = (COLOUR_KEPT * g + (1 - COLOUR_KEPT) * (25 + 203 * curve)) * burn + dust
        data[at + 2] = (COLOUR_KEPT * b + (1 - COLOUR_KEPT) * (23 + 178 * curve)) * burn + dust
      }
    }
  })
}

/** Old paper with faint lines of heights, darker towards its edges. */
function drawBoard({ space, unit, seed }: PhotoShot): Canvas {
  const canvas = createCanvas(space.width, space.height)
  const context = canvas.getContext('2d')
  context.fillStyle = BOARDS[seed % BOARDS.length] ?? BOARDS[0]
  context.fillRect(0, 0, space.width, space.height)
  context.imageSmoothingQuality = 'high'
  context.globalCompositeOperation = 'soft-light'
  context.drawImage(drawFibres(space.width, space.height, seed), 0, 0, space.width, space.height)
  context.globalCompositeOperation = 'source-over'
  context.strokeStyle = 'rgba(96,70,34,0.3)'
  context.lineWidth = 2 * unit
  const random = createRandom(seed + 1)
  const [x, y] = [space.width * random.between(0.3, 0.7), space.height * random.between(0.3, 0.9)]
  const waves = Array.from(
    { length: 4 },
    (_, at) => [random.between(0, 6.3), random.between(0.03, 0.13) / (1 + at * 0.5)] as const,
  )
  for (let ring = 1; ring < 22; ring += 1) {
    context.beginPath()
    for (let turn = 0; turn <= 6.3; turn += 0.05) {
      const bend = waves.reduce(
        (sum, [phase, high], at) => sum + high * Math.sin((at + 2) * turn + phase + ring * 0.05),
        1,
      )
      const radius = ring * 78 * unit * bend
      context.lineTo(x + Math.cos(turn) * radius, y + Math.sin(turn) * radius)
    }
    context.stroke()
  }
  const reach = Math.hypot(space.width, space.height) / 2
  const edge = context.createRadialGradient(
    space.width / 2,
    space.height * 0.45,
    reach * 0.4,
    space.width / 2,
    space.height * 0.45,
    reach * 1.12,
  )
  edge.addColorStop(0, 'rgba(64,44,16,0)')
  edge.addColorStop(1, 'rgba(64,44,16,0.48)')
  context.fillStyle = edge
  context.fillRect(0, 0, space.width, space.height)
  return canvas
}

/** Stains and fibres of paper around a middle grey. */
function drawFibres(wide: number, high: number, seed: number): Canvas {
  const [width, height] = [Math.ceil(wide / 4), Math.ceil(high / 4)]
  const random = createRandom(seed + 2)
  const noise = Float32Array.from({ length: width * height }, () => random.next() - 0.5)
  const stains = blurBox(blurBox(noise, width, height, 14), width, height, 14)
  const canvas = createCanvas(width, height)
  return paintPixels(canvas, (data) => {
    for (let i = 0; i < noise.length; i += 1) {
      const value = 128 + (stains[i] ?? 0) * 1500 + (noise[i] ?? 0) * 44
      data.fill(value, 4 * i, 4 * i + 3)
      data[4 * i + 3] = 255
    }
  })
}
