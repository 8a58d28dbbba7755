import type { SKRSContext2D } from '@napi-rs/canvas'
import { createRandom, freeCanvas, type Random } from '@hookreel/film'
import { createLayer, drawWhole, sizeOfLayer, type DesignFrame } from '../canvas.ts'
import type { ScenePlan } from '../scene-plan.ts'
import type { PaintedLayer } from '../style-painter.ts'
import { drawInWax } from '../styles/crayon-drawing/wax.ts'
import { pictureFont } from '../styles/type/fonts.ts'
import type { Chart } from './chart.ts'
import { zoneOf, type Zone } from './chart-primitives.ts'
import { boxOf, pathOf, type ChartShape, type LineShape, type Plane, type TextShape } from './chart-shape.ts'
import { layOutChart } from './lay-out-chart.ts'
import type { Material } from './material.ts'
import { MATERIALS } from './materials.ts'

const PLANES: readonly (readonly [Plane, string, number])[] = [
  ['back', 'chart-back', 0.16],
  ['front', 'chart', 0.2],
  ['type', 'words', 0.24],
]
/** How what is said comes in: columns and lines grow from the ground, the rest from its middle. */
const GROWTH: Record<Chart['kind'], PaintedLayer['motion']> = {
  share: 'pop',
  crowd: 'pop',
  times: 'rise',
  change: 'rise',
  counter: 'pop',
  timeline: 'pop',
  steps: 'pop',
  rank: 'rise',
}
/** Wax is laid over a picture of about this width, as in the crayon style's own drawings. */
const WAX_WIDTH = 460

/** A plan's figure drawn in the style's own material: its ground, what is said, and the words, each nearer. */
export function paintChartLayers(plan: ScenePlan, chart: Chart, frame: DesignFrame): PaintedLayer[] {
  const material = MATERIALS[plan.style]
  const hasWords = plan.pages !== undefined
  const shapes = layOutChart(chart, frame, hasWords)
  return PLANES.map(([plane, name, depth]) => {
    const random = createRandom(plan.seed + name.length)
    const mine = shapes.filter((shape) => shape.plane === plane)
    const draw = (context: SKRSContext2D) => {
      for (const shape of mine) drawShape({ context, frame, random }, shape, material)
    }
    const layer = createLayer(frame)
    if (plane === 'back')
      drawGround({ context: layer.context, frame, random }, material, zoneOf(frame, hasWords))
    if (material.isWaxed && plane !== 'type') drawWaxed(layer.context, frame, plan.seed, draw)
    else draw(layer.context)
    const motion = plane === 'front' ? GROWTH[chart.kind] : 'none'
    return { name, depth, blend: 'normal', motion, canvas: layer.canvas }
  })
}

function drawGround(brush: Brush, material: Material, { left, top, width, height }: Zone): void {
  const [sideways, upwards] = [Math.min(44, left * 0.5), height * 0.035]
  material.ground(brush, [left - sideways, top - upwards, left + width + sideways, top + height + upwards])
}

/** Crayon charts are drawn flat and small, then gone over like everything else in a child's drawing. */
function drawWaxed(
  context: SKRSContext2D,
  frame: DesignFrame,
  seed: number,
  draw: (context: SKRSContext2D) => void,
): void {
  const full = sizeOfLayer(frame)
  const shorter = Math.min(full.width, full.height)
  const flat = createLayer(frame, { detail: Math.min(1, WAX_WIDTH / shorter) })
  draw(flat.context)
  const wax = drawInWax(flat.canvas, {
    seed,
    crayons: 5,
    ...full,
    scale: frame.scale,
    margin: null,
    outline: 0.9,
  })
  drawWhole(context, wax, frame)
  freeCanvas(wax)
  freeCanvas(flat.canvas)
}

type Brush = { context: SKRSContext2D; frame: DesignFrame; random: Random }

function drawShape(brush: Brush, shape: ChartShape, material: Material): void {
  if (shape.type === 'text') drawText(brush.context, shape, material)
  else if (shape.type === 'line') drawLine(brush, shape, material)
  else material.area(brush, pathOf(shape, material.round), shape.tone, boxOf(shape))
}

function drawLine({ context, frame }: Brush, shape: LineShape, material: Material): void {
  context.save()
  context.lineCap = 'round'
  context.lineJoin = 'round'
  const stroke = (colour: string, width: number) => {
    context.strokeStyle = colour
    context.lineWidth = width
    context.beginPath()
    for (const [x, y] of shape.points) context.lineTo(x, y)
    context.stroke()
    if (shape.hasArrow) drawArrowHead(context, shape, width)
  }
  const { edge } = material
  const isMain = shape.tone === 'main'
  if (edge && isMain && edge.by > 0) stroke(edge.colour, shape.width + edge.by)
  if (edge && isMain && edge.glow > 0) {
    context.shadowColor = edge.colour
    context.shadowBlur = edge.glow * frame.scale
  }
  stroke(material.line[shape.tone], shape.width)
  context.restore()
}

function drawArrowHead(context: SKRSContext2D, { points, width: own }: LineShape, width: number): void {
  const [from, to] = points.slice(-2)
  if (!from || !to) return
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const size = own * 2.6
  context.lineWidth = width
  context.beginPath()
  for (const turn of [2.5, 0, -2.5]) {
    const reach = turn === 0 ? 0 : size
    context.lineTo(to[0] + Math.cos(angle + turn) * reach, to[1] + Math.sin(angle + turn) * reach)
  }
  context.stroke()
}

function drawText(context: SKRSContext2D, shape: TextShape, material: Material): void {
  const text = shape.text.toUpperCase()
  context.save()
  context.textAlign = shape.align
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.font = pictureFont(material.family, shape.size)
  const measured = context.measureText(text).width
  const size = measured > shape.width ? (shape.size * shape.width) / measured : shape.size
  context.font = pictureFont(material.family, size)
  if (material.outlines.length === 0 && shape.tone !== 'quiet' && material.edge) {
    context.shadowColor = 'rgba(0,0,0,0.6)'
    context.shadowBlur = size * 0.1
  }
  for (const outline of material.outlines) {
    context.strokeStyle = outline.colour
    context.lineWidth = size * outline.width
    context.strokeText(text, shape.x, shape.y)
  }
  context.fillStyle = material.ink[shape.tone]
  context.fillText(text, shape.x, shape.y)
  if (material.weight > 0) {
    context.strokeStyle = material.ink[shape.tone]
    context.lineWidth = size * material.weight
    context.strokeText(text, shape.x, shape.y)
  }
  context.restore()
}
