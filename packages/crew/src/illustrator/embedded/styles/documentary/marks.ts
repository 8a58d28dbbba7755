import type { SKRSContext2D } from '@napi-rs/canvas'
import { createRandom } from '@hookreel/film'
import { createLayer, type Layer } from '../../canvas.ts'
import type { Board } from './board.ts'
import { pictureFont } from '../type/fonts.ts'

const RED = '#d8251d'
const INK = '#17151a'

/** The marker's ring, arrow or corners (or nothing) around the main cut-out, and the label fixed to the screen. */
export function drawMarks(board: Board): { ring: Layer; label: Layer } {
  const ring = createLayer(board.frame)
  const label = createLayer(board.frame, { screen: true })
  drawMarker(ring.context, board)
  drawLabel(label.context, board)
  return { ring, label }
}

function drawMarker(context: SKRSContext2D, board: Board): void {
  const { plan, cutouts, frame } = board
  const [main] = cutouts
  // Nothing is marked that moves.
  if (!main || plan.event) return
  const random = createRandom(plan.seed + 23)
  context.strokeStyle = RED
  context.lineCap = 'round'
  context.lineJoin = 'round'
  const turn = (plan.index + plan.filmSeed) % 4
  if (turn === 1) return drawArrow(context, board)
  if (turn === 2) return drawCorners(context, main)
  if (turn === 3) return
  const radius = Math.min(main.size * 0.6, frame.width / 2 - Math.abs(main.x - frame.width / 2) - 26)
  for (let pass = 0; pass < 2; pass += 1) {
    context.lineWidth = 10 - pass * 4
    const wobble = random.between(1.8, 2.6)
    context.beginPath()
    for (let angle = -0.5; angle <= 6.1 + pass * 0.4; angle += 0.06) {
      const reach = radius * (1 + 0.022 * Math.sin(angle * wobble + pass) + 0.014 * pass)
      context.lineTo(main.x + Math.cos(angle) * reach, main.y + Math.sin(angle) * reach * 0.92)
    }
    context.stroke()
  }
}

/** The corners of a cutter's mask around the cut-out. */
function drawCorners(context: SKRSContext2D, main: Board['cutouts'][number]): void {
  const half = main.size * 0.53
  const arm = main.size * 0.13
  context.lineWidth = 8
  for (const sx of [-1, 1]) {
    for (const sy of [-1, 1]) {
      const [x, y] = [main.x + sx * half, main.y + sy * half]
      context.beginPath()
      context.moveTo(x - sx * arm, y)
      context.lineTo(x, y)
      context.lineTo(x, y - sy * arm)
      context.stroke()
    }
  }
}

/** A swung arrow from the free side to the cut-out. */
function drawArrow(context: SKRSContext2D, board: Board): void {
  const { cutouts, frame, plan } = board
  const [main] = cutouts
  if (!main) return
  const side = plan.index % 2 === 0 ? 1 : -1
  const from = { x: frame.width / 2 + side * frame.width * 0.4, y: frame.height * 0.12 }
  const to = { x: main.x + side * main.size * 0.4, y: main.y - main.size * 0.38 }
  for (let pass = 0; pass < 2; pass += 1) {
    context.lineWidth = 10 - pass * 4
    context.beginPath()
    context.moveTo(from.x, from.y + pass * 8)
    context.quadraticCurveTo(from.x + side * 10, to.y - 60, to.x, to.y)
    context.moveTo(to.x + side * 66, to.y - 14)
    context.lineTo(to.x, to.y)
    context.lineTo(to.x + side * 28, to.y - 70)
    context.stroke()
  }
}

/** What is seen, lettered like a broadcaster's lower third on the print, clear of two lines of captions, with the file number under it. */
function drawLabel(context: SKRSContext2D, board: Board): void {
  const { plan, frame } = board
  if (plan.label === '') return
  const text = plan.label.toUpperCase()
  const bar = 84
  const y = frame.height * 0.53
  const left = frame.width * 0.055
  context.font = pictureFont('Hookreel Oswald', 54)
  const width = Math.min(frame.width * 0.78, context.measureText(text).width + 58)
  context.fillStyle = INK
  context.fillRect(0, y - bar / 2, left, bar)
  context.fillRect(left + 12, y - bar / 2, width, bar)
  context.fillStyle = RED
  context.fillRect(left, y - bar / 2, 12, bar)
  context.fillStyle = '#f7f1e1'
  context.textBaseline = 'middle'
  context.fillText(text, left + 40, y + 3, frame.width * 0.78 - 58)
  const note = `FILE ${String(plan.index + 1).padStart(2, '0')} / ${String(plan.sceneCount).padStart(2, '0')}`
  context.font = pictureFont('Hookreel Special Elite', 27)
  const noteWidth = context.measureText(note).width + 26
  context.fillStyle = 'rgba(247,241,225,0.92)'
  context.fillRect(left + 12, y + bar / 2, noteWidth, 42)
  context.fillStyle = '#3a2f1c'
  context.fillText(note, left + 25, y + bar / 2 + 22)
}
