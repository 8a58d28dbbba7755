import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { createRandom } from '@hookreel/film'
import { radial } from '../../brush.ts'
import { parseHex } from '../../colour.ts'
import { createDesignFrame, createLayer, drawWhole, type DesignFrame } from '../../canvas.ts'
import { zoneOf } from '../../charts/chart-primitives.ts'
import { paintEnvironment } from '../../environments/environments.ts'
import { createStage } from '../../painting/stage.ts'
import { hasBoth, type ScenePlan } from '../../scene-plan.ts'
import type { Board } from './board.ts'

/** The photograph is printed small: half the film's pixels are enough, a third where it is smaller. */
const DETAIL = { whole: 0.5, besideWords: 0.34 }
/** Ink and paper of the prints; a film keeps to one pair. */
const TONES = [
  ['#1c1a1c', '#efe4c8'],
  ['#14202a', '#e9e6d6'],
  ['#2a1a12', '#f0dfc0'],
] as const

/** The scene's surroundings as an old duotone photograph, the size of the whole picture. */
export async function paintPhotograph(plan: ScenePlan, frame: DesignFrame): Promise<Canvas> {
  const { width, height } = frame.frameSize
  const detail = hasBoth(plan) ? DETAIL.besideWords : DETAIL.whole
  const small = createDesignFrame({ width: Math.round(width * detail), height: Math.round(height * detail) })
  const backdrop = await paintEnvironment(createStage({ ...plan, subjects: [] }, small, 'painted'))
  const print = createLayer(small)
  for (const layer of [backdrop.back, backdrop.middle, backdrop.fore])
    drawWhole(print.context, layer.canvas, small)
  const [ink, paper] = TONES[plan.filmSeed % TONES.length] ?? TONES[0]
  tone(print.canvas, ink, paper, plan.seed)
  return print.canvas
}

function tone(canvas: Canvas, ink: string, paper: string, seed: number): void {
  const context = canvas.getContext('2d')
  const image = context.getImageData(0, 0, canvas.width, canvas.height)
  const { data } = image
  const dark = parseHex(ink)
  const light = parseHex(paper)
  const grain = createRandom(seed)
  for (let at = 0; at < data.length; at += 4) {
    const grey = ((data[at] ?? 0) * 0.3 + (data[at + 1] ?? 0) * 0.59 + (data[at + 2] ?? 0) * 0.11) / 255
    const stretched = Math.min(1, Math.max(0, (grey - 0.04) * 1.3))
    const curve =
      stretched * stretched * (3 - 2 * stretched) * 0.6 + stretched * 0.4 + (grain.next() - 0.5) * 0.11
    data[at] = dark[0] + (light[0] - dark[0]) * curve
    data[at + 1] = dark[1] + (light[1] - dark[1]) * curve
    data[at + 2] = dark[2] + (light[2] - dark[2]) * curve
  }
  context.putImageData(image, 0, 0)
}

/** Lays the print on the board with a white border, taped at two corners. */
export function drawPhoto(context: SKRSContext2D, board: Board, print: Canvas): void {
  const { photo, frame } = board
  const { width, height } = photo
  context.save()
  context.translate(photo.x, photo.y)
  context.rotate(photo.angle)
  drawSheet(context, frame, { width: width + 52, height: height + 52, colour: '#f7f1e1' })
  // The part of the picture around the horizon, in the photograph's shape.
  const cutWidth = print.width * 0.84
  const cutHeight = Math.min(print.height * 0.7, (cutWidth * height) / width)
  const fromY = print.height * 0.52 - cutHeight * 0.62
  context.drawImage(
    print,
    print.width * 0.08,
    Math.max(0, fromY),
    cutWidth,
    cutHeight,
    -width / 2,
    -height / 2,
    width,
    height,
  )
  burnEdges(context, width, height)
  drawTape(context, board, width)
  context.restore()
}

/** Darkened towards its edges under the enlarger, so that what is glued on it stands out. */
function burnEdges(context: SKRSContext2D, width: number, height: number): void {
  const reach = Math.hypot(width, height) / 2
  context.fillStyle = radial(
    context,
    [0, 0, reach * 0.3, reach],
    [
      [0, 'rgba(20,12,4,0.1)'],
      [1, 'rgba(20,12,4,0.62)'],
    ],
  )
  context.fillRect(-width / 2, -height / 2, width, height)
  context.strokeStyle = 'rgba(0,0,0,0.25)'
  context.lineWidth = 2
  context.strokeRect(-width / 2, -height / 2, width, height)
}

/** A blank card taped to the board, for words. */
export function drawCard(context: SKRSContext2D, board: Board): void {
  const { photo, frame, plan } = board
  const { x, y, width, height } = placeOfCard(plan, frame)
  context.save()
  context.translate(x, y)
  context.rotate(photo.angle * 0.6)
  drawSheet(context, frame, { width, height, colour: '#fbf6e8' })
  context.strokeStyle = 'rgba(90,120,150,0.28)'
  context.lineWidth = 2
  for (let y = -height / 2 + 70; y < height / 2 - 20; y += 62) {
    context.beginPath()
    context.moveTo(-width / 2, y)
    context.lineTo(width / 2, y)
    context.stroke()
  }
  drawTape(context, { ...board, photo: { ...photo, height } }, width)
  context.restore()
}

/** Under a figure stand the words that are said of it, or the captions. */
function placeOfCard(plan: Board['plan'], frame: DesignFrame) {
  if (plan.chart && plan.pages) {
    const zone = zoneOf(frame, true)
    const [x, y] = [zone.left + zone.width / 2, zone.top + zone.height / 2]
    return { x, y, width: zone.width + frame.width * 0.09, height: zone.height + frame.height * 0.05 }
  }
  const [middle, height] = plan.chart ? [0.37, 0.52] : [0.45, 0.64]
  return {
    ...{ x: frame.width / 2, y: frame.height * middle },
    ...{ width: frame.width * 0.9, height: frame.height * height },
  }
}

function drawSheet(
  context: SKRSContext2D,
  frame: DesignFrame,
  sheet: { width: number; height: number; colour: string },
): void {
  context.shadowColor = 'rgba(30,18,0,0.5)'
  context.shadowBlur = 36 * frame.scale
  context.shadowOffsetX = 8 * frame.scale
  context.shadowOffsetY = 17 * frame.scale
  context.fillStyle = sheet.colour
  context.fillRect(-sheet.width / 2, -sheet.height / 2, sheet.width, sheet.height)
  context.shadowColor = 'transparent'
}

function drawTape(context: SKRSContext2D, board: Board, width: number): void {
  const random = createRandom(board.plan.seed + 5)
  for (const side of [-1, 1]) {
    context.save()
    context.translate(side * width * 0.45, -board.photo.height / 2 - 14)
    context.rotate(side * 0.5 + random.between(-0.12, 0.12))
    context.fillStyle = 'rgba(226,205,140,0.8)'
    context.fillRect(-80, -24, 160, 48)
    context.fillStyle = 'rgba(255,255,255,0.22)'
    context.fillRect(-80, -24, 160, 9)
    context.restore()
  }
}
