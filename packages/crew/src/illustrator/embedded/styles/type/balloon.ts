import type { StyleId } from '@hookreel/film'
import { layoutOf } from '../../art/direct-scene.ts'
import { speakerOf, type Speaker } from '../../art/speaker.ts'
import { createBox, type DesignFrame } from '../../canvas.ts'
import { drawingArea } from '../../composition.ts'
import type { ScenePlan } from '../../scene-plan.ts'
import type { SetLine } from './layout.ts'
import { tilt } from './letters.ts'

/** How a style draws the balloon of what somebody says; its words have the colours that they have everywhere. */
type BalloonLook = { readonly fill: string; readonly line: string; readonly width: number }

const LOOKS: Readonly<Record<StyleId, BalloonLook>> = {
  default: { fill: 'rgba(6,9,20,0.88)', line: '#ffb04a', width: 7 },
  horror: { fill: 'rgba(3,3,5,0.86)', line: '#8a0d12', width: 8 },
  anime: { fill: '#3b2f96', line: '#ffffff', width: 11 },
  superhero: { fill: '#fffdf4', line: '#0b0820', width: 12 },
  documentary: { fill: '#fbf6e8', line: '#1d1a1c', width: 8 },
  crayon_drawing: { fill: '#fdf8ec', line: '#1f2d86', width: 12 },
}
const ROUND = 64
/** From the letters to the edge, as shares of the frame's shorter side. */
const PAD = { x: 0.068, y: 0.052 }
/** The longest tail, and the width where it begins. */
const TAIL = { most: 0.17, broad: 0.11 }

/** The balloon around the lines of a page that somebody says, with its tail towards them; null where nobody stands who could. */
export function paintBalloon(
  plan: ScenePlan,
  frame: DesignFrame,
  { lines, angle }: { readonly lines: readonly SetLine[]; readonly angle: number },
) {
  const speaker = speakerOf(layoutOf(plan), frame) ?? drawnSpeaker(plan, frame)
  if (speaker === null || lines.length === 0) return null
  const shorter = Math.min(frame.width, frame.height)
  const area = {
    left: Math.min(...lines.map(({ x, width }) => x - width / 2)) - PAD.x * shorter,
    right: Math.max(...lines.map(({ x, width }) => x + width / 2)) + PAD.x * shorter,
    top: Math.min(...lines.map(({ y, size }) => y - size / 2)) - PAD.y * shorter,
    bottom: Math.max(...lines.map(({ y, size }) => y + size / 2)) + PAD.y * shorter,
  }
  const reach = TAIL.most * shorter + 30
  const { box, canvas, context } = createBox(frame, {
    ...{ left: area.left - reach, right: area.right + reach },
    ...{ top: area.top - reach, bottom: area.bottom + reach },
  })
  const { fill, line, width } = LOOKS[plan.style]
  tilt(context, frame, angle)
  traceBalloon(context, area, tailOf(area, speaker, shorter))
  context.lineJoin = 'round'
  context.strokeStyle = line
  context.lineWidth = width * 2
  context.stroke()
  context.fillStyle = fill
  // Below its line nothing shines through.
  context.globalCompositeOperation = 'destination-out'
  context.fillStyle = '#000000'
  context.fill()
  context.globalCompositeOperation = 'source-over'
  context.fillStyle = fill
  context.fill()
  return { box, canvas }
}

/** A drawn animal that speaks is in the middle of where it is drawn. */
function drawnSpeaker(plan: ScenePlan, frame: DesignFrame): Speaker | null {
  const area = drawingArea(plan, frame)
  if (area === null) return null
  const [width, height] = [area.right - area.left, area.bottom - area.top]
  return {
    x: (area.left + area.right) / 2,
    y: (area.top + area.bottom) / 2,
    radius: Math.min(width, height) * 0.36,
  }
}

type Edges = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}
type Tail = { readonly from: Point; readonly tip: Point; readonly to: Point; readonly isBelow: boolean }
type Point = readonly [x: number, y: number]

/** From the edge that is nearest to who speaks, and no longer than it is read as a tail. */
function tailOf(area: Edges, { x, y, radius }: Speaker, shorter: number): Tail {
  const half = (TAIL.broad / 2) * shorter
  const most = TAIL.most * shorter
  const isBelow = y - radius > area.bottom - ROUND
  if (isBelow) {
    const root = Math.max(area.left + ROUND + half, Math.min(area.right - ROUND - half, x + radius * 0.9))
    const length = Math.min(most, Math.max(shorter * 0.05, y - radius * 1.25 - area.bottom))
    const tip: Point = [root + (x < root ? -1 : 1) * half * 1.1, area.bottom + length]
    return { from: [root + half, area.bottom], tip, to: [root - half, area.bottom], isBelow }
  }
  const isLeft = x < area.left
  const edge = isLeft ? area.left : area.right
  const root = Math.max(area.top + ROUND + half, Math.min(area.bottom - ROUND - half, y))
  const length = Math.min(most, Math.abs(edge - x) - radius * 1.1)
  const tip: Point = [edge + (isLeft ? -1 : 1) * Math.max(shorter * 0.04, length), root + half * 0.6]
  const [from, to] = isLeft ? [root + half, root - half] : [root - half, root + half]
  return { from: [edge, from], tip, to: [edge, to], isBelow }
}

/** Clockwise from its upper left corner. */
function traceBalloon(
  context: ReturnType<typeof createBox>['context'],
  { left, right, top, bottom }: Edges,
  { from, tip, to, isBelow }: Tail,
): void {
  const drawTail = () => {
    context.lineTo(...from)
    context.lineTo(...tip)
    context.lineTo(...to)
  }
  context.beginPath()
  context.moveTo(left + ROUND, top)
  context.arcTo(right, top, right, bottom, ROUND)
  if (!isBelow && from[0] === right) drawTail()
  context.arcTo(right, bottom, left, bottom, ROUND)
  if (isBelow) drawTail()
  context.arcTo(left, bottom, left, top, ROUND)
  if (!isBelow && from[0] === left) drawTail()
  context.arcTo(left, top, right, top, ROUND)
  context.closePath()
}
