import type { Canvas } from '@napi-rs/canvas'
import { createRandom } from '@hookreel/film'
import { dilated } from '../../brush.ts'
import { createLayer, type DesignFrame, type Layer } from '../../canvas.ts'
import { drawingArea, fitInto } from '../../composition.ts'
import { hasBoth, type ScenePlan } from '../../scene-plan.ts'
import type { PaintedLayer, StylePainter } from '../../style-painter.ts'
import type { Board } from './board.ts'
import { drawMarks } from './marks.ts'
import { paintMapPaper, preparePrint } from './paper.ts'
import { drawCard, drawPhoto, paintPhotograph } from './photo.ts'
import { printSubject } from './print.ts'
import { createRawSubjects } from '../raw-subject.ts'
import { isCutOut } from '../type/documentary.ts'
import { paintTypeLayers } from '../type/type-composition.ts'
import { sizeOf } from '../../shot-framing.ts'

/** A researcher's board: a map or graph paper, a taped photograph, cut-outs with white edges, a red marker and a label. */
export const paintDocumentary: StylePainter = async (plan, frame) => {
  const board = besideWords(arrangeBoard(plan, frame))
  const layers: PaintedLayer[] = [
    layerOf('paper', 0, paintMapPaper(plan, frame, await preparePrint(plan, frame))),
  ]
  const photo = createLayer(frame)
  if (plan.kind === 'type') {
    if (plan.chart || !isCutOut(plan)) drawCard(photo.context, board)
    return [...layers, layerOf('photo', 0.34, photo), ...paintTypeLayers(plan, frame)]
  }
  drawPhoto(photo.context, board, await paintPhotograph(plan, frame))
  layers.push(layerOf('photo', 0.34, photo))
  layers.push(layerOf('hero', 0.7, await drawCutouts(board)))
  // The marker belongs to the cut-out it rings, so it moves with it; the label is fixed to the screen.
  const marks = drawMarks(board)
  if (hasBoth(plan)) return [...layers, layerOf('marks', 0.7, marks.ring), ...paintTypeLayers(plan, frame)]
  return [...layers, layerOf('marks', 0.7, marks.ring), layerOf('label', null, marks.label)]
}

function layerOf(name: string, depth: number | null, layer: Layer): PaintedLayer {
  return { name, depth, blend: 'normal', motion: 'none', canvas: layer.canvas }
}

function arrangeBoard(plan: ScenePlan, frame: DesignFrame): Board {
  const random = createRandom(plan.seed + 41)
  const turn = (plan.index + plan.filmSeed) % 4
  const shift = [0, -0.045, 0.045, 0][turn] ?? 0
  const isTall = frame.height > frame.width
  const width = isTall ? frame.width * ([0.78, 0.7, 0.7, 0.8][turn] ?? 0.76) : frame.width * 0.5
  const height = frame.height * ([0.45, 0.47, 0.42, 0.38][turn] ?? 0.44) * (isTall ? 1 : 1.12)
  const x = frame.width * (0.5 + shift)
  const y = frame.height * 0.365
  const angle = random.between(0.012, 0.04) * (turn % 2 === 0 ? 1 : -1)
  const size =
    Math.min(frame.width * 0.66, frame.height * 0.44) * sizeOf(plan, [1, 0.84, 1.14, 0.92][turn] ?? 1)
  const away = turn % 2 === 0 ? 1 : -1
  const isPair = plan.subjects.length > 1
  const main = {
    x: frame.width * 0.5 - (isPair ? away * size * 0.14 : shift * frame.width * 1.4),
    y: y + frame.height * 0.035,
    size: isPair ? size * 0.9 : size,
    angle: random.between(-0.12, 0.12),
  }
  // People stand on the photograph's lower edge.
  const tall = Math.min(frame.width * 0.78, frame.height * 0.46) * Math.min(1.2, sizeOf(plan))
  if (plan.cast) {
    const stand = { ...main, y: y + height / 2 + 14 - tall * 0.48, size: tall, angle: main.angle * 0.4 }
    const beside = {
      x: frame.width * 0.5 + away * tall * 0.28,
      y: y + height / 2 + 14 - tall * 0.16,
      size: tall * 0.36,
      angle: main.angle * 0.4,
    }
    const cutouts = isPair ? [{ ...stand, x: frame.width * 0.5 - away * tall * 0.12 }, beside] : [stand]
    return { plan, frame, photo: { x, y, width, height, angle }, cutouts }
  }
  const reach = Math.min(size * 0.5, frame.width * 0.43 - size * 0.26)
  const lesser = {
    x: frame.width * 0.5 + away * reach,
    y: main.y + size * 0.4,
    size: size * 0.5,
    angle: random.between(-0.12, 0.12),
  }
  return { plan, frame, photo: { x, y, width, height, angle }, cutouts: isPair ? [main, lesser] : [main] }
}

/** The board as small as words beside it want it. */
function besideWords(board: Board): Board {
  const { plan, frame, photo } = board
  const area = drawingArea(plan, frame)
  if (area === null) return board
  const [width, height] = [(area.right - area.left) * 0.9, (area.bottom - area.top) * 0.86]
  const middle = { x: (area.left + area.right) / 2, y: (area.top + area.bottom) / 2 }
  return {
    ...board,
    photo: { ...photo, ...middle, width: Math.min(width, height * 1.5), height },
    cutouts: fitInto(area, board.cutouts),
  }
}

async function drawCutouts(board: Board): Promise<Layer> {
  const { plan, frame, cutouts } = board
  const layer = createLayer(frame)
  const drawRaw = createRawSubjects(plan, frame, 'painted')
  const named = plan.subjects.slice(0, cutouts.length).map((name, index) => ({ name, place: cutouts[index] }))
  for (const { name, place } of named) {
    if (!place) continue
    const raw = await drawRaw(name, place.size * frame.scale)
    putCutout(
      layer,
      place,
      { edge: dilated(raw, raw.width * 0.03, '#fbf7ec'), print: printSubject(raw, frame.scale) },
      frame.scale,
    )
  }
  return layer
}

function putCutout(
  layer: Layer,
  place: Board['cutouts'][number],
  sprites: { edge: Canvas; print: Canvas },
  scale: number,
): void {
  const { context } = layer
  const put = (sprite: Canvas) => {
    const side = sprite.width / scale
    context.drawImage(sprite, -side / 2, -side / 2, side, side)
  }
  context.save()
  context.translate(place.x, place.y)
  context.rotate(place.angle)
  context.shadowColor = 'rgba(20,10,0,0.55)'
  context.shadowBlur = 26 * scale
  context.shadowOffsetX = 10 * scale
  context.shadowOffsetY = 17 * scale
  put(sprites.edge)
  context.shadowColor = 'transparent'
  put(sprites.print)
  context.restore()
}
