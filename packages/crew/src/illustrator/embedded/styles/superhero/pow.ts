import type { SKRSContext2D } from '@napi-rs/canvas'
import { createRandom, hashText } from '@hookreel/film'
import type { ScenePlan } from '../../scene-plan.ts'
import { drawBurst, type Panel } from './panel.ts'
import { pictureFont } from '../type/fonts.ts'

/** Shouts that belong to a subject. */
const FITTING: readonly (readonly [shout: string, subjects: readonly string[]])[] = [
  ['BOOM!', ['bomb', 'volcano', 'collision', 'rocket', 'firecracker', 'fireworks']],
  ['CRACK!', ['cloud-with-lightning', 'cloud-with-lightning-and-rain', 'ice', 'egg']],
  ['ZAP!', ['high-voltage', 'battery', 'electric-plug', 'light-bulb', 'robot']],
  ['RRRING!', ['alarm-clock', 'bell', 'telephone']],
  ['BZZZ!', ['honeybee', 'mosquito', 'fly']],
  ['ROAR!', ['lion', 'tiger', 'bear', 'dragon', 't-rex']],
  ['SPLASH!', ['water-wave', 'spouting-whale', 'dolphin', 'shark', 'droplet', 'shower']],
  [
    'WHOOSH!',
    [
      'airplane',
      'comet',
      'meteor',
      'wind-face',
      'running-shoe',
      'locomotive',
      'bullet-train',
      'racing-car',
      'shooting-star',
      'tornado',
      'dashing-away',
    ],
  ],
  ['TICK TOCK', ['mantelpiece-clock', 'stopwatch', 'hourglass-not-done', 'watch']],
  ['KA-CHING!', ['money-bag', 'coin', 'credit-card', 'dollar-banknote', 'money-with-wings']],
  ['THUMP!', ['anatomical-heart', 'drum', 'flexed-biceps', 'oncoming-fist', 'boxing-glove', 'hammer']],
  ['KNOCK!', ['door']],
  ['WOOF!', ['dog']],
  ['HISS!', ['snake', 'cat', 'black-cat']],
  ['EUREKA!', ['test-tube', 'alembic', 'microscope', 'magnifying-glass-tilted-left']],
  ['CLANG!', ['crossed-swords', 'shield', 'axe', 'wrench']],
  ['BOO!', ['ghost', 'jack-o-lantern', 'zombie', 'skull']],
]

/** The word shouted over a panel: one that fits its subject, on some of the panels; otherwise none. */
export function choosePow(plan: ScenePlan): string | null {
  if (plan.kind === 'type') return null
  const main = plan.subjects[0] ?? ''
  const fitting = FITTING.find(([, subjects]) => subjects.includes(main))
  if (!fitting) return null
  return hashText(`pow ${plan.seed}`) % 4 === 0 ? null : fitting[0]
}

/** Draws the shouted word in a spiky star in the upper corner. */
export function drawPow(context: SKRSContext2D, panel: Panel, word: string): void {
  const { frame, plan, colours } = panel
  const isRight = plan.index % 2 === 0
  const unit = Math.min(frame.width, frame.height) / 1080
  const red = colours[0] === '#ff5348' ? '#2f5bff' : '#ff2f3a'
  context.save()
  context.translate(
    frame.width * 0.5 + (isRight ? 1 : -1) * (frame.width * 0.5 - 330 * unit),
    frame.height * 0.035 + 250 * unit,
  )
  context.rotate(isRight ? -0.12 : 0.1)
  context.scale(unit, unit)
  const shape = { x: 0, y: 0, rx: 262, ry: 150, points: 15 }
  drawBurst(
    context,
    { ...shape, x: 9, y: 12, rx: 272, ry: 158 },
    createRandom(plan.seed + 2),
    '#0b0820',
    '#0b0820',
  )
  drawBurst(context, shape, createRandom(plan.seed + 2), red, '#0b0820')
  let size = 126
  context.font = pictureFont('Hookreel Bangers', size)
  const width = context.measureText(word).width
  if (width > 340) size *= 340 / width
  context.font = pictureFont('Hookreel Bangers', size)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.lineWidth = 20
  context.strokeStyle = '#0b0820'
  context.strokeText(word, 0, 4)
  context.fillStyle = '#ffe14a'
  context.fillText(word, 0, 4)
  context.restore()
}
