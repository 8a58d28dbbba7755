import { pictureArea } from '../../canvas.ts'
import type { Sheet } from './sheet.ts'

/** Paper, dots and ground by turns; the same at night in darker crayons. Blue over blue would be a sea. */
const DAYS = [
  ['#ffe7a8', '#ffc94d', '#e58f74'],
  ['#d6e9fb', '#9cc8f0', '#f2b45c'],
  ['#dff0c9', '#a9d68a', '#c99a5f'],
  ['#ffdccf', '#ffae96', '#9c84cc'],
] as const
const NIGHTS = [
  ['#7d86cf', '#a9b0ea', '#7a4f8c'],
  ['#6a9fc4', '#9cc8e4', '#6a5a9c'],
  ['#9c84cc', '#c4b0ea', '#4b549c'],
] as const

/** One colour above, one below and a few big dots: a child's page for what happens nowhere in particular. */
export function drawPlain({ context, frame, plan, horizon }: Sheet): void {
  const area = pictureArea(frame)
  const pairs = plan.time === 'night' ? NIGHTS : DAYS
  const turn = plan.index + plan.filmSeed
  const [paper, dots, ground] = pairs[turn % pairs.length] ?? pairs[0]
  context.fillStyle = paper
  context.fillRect(area.left, area.top, frame.width * 1.2, frame.height * 1.2)
  context.fillStyle = dots
  // Behind words the paper stays calm.
  const step = Math.min(frame.width, frame.height) * 0.24
  for (let row = 0; plan.kind === 'scene' && row * step < horizon; row += 1)
    for (let x = row % 2 === turn % 2 ? 0 : step / 2; x < frame.width + step; x += step) {
      context.beginPath()
      context.arc(x, frame.height * 0.04 + row * step, step * 0.17, 0, 7)
      context.fill()
    }
  context.fillStyle = ground
  context.fillRect(area.left, horizon + frame.height * 0.06, frame.width * 1.2, frame.height)
}
