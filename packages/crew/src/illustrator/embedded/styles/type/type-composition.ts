import { createRandom } from '@hookreel/film'
import { radial } from '../../brush.ts'
import { paintChartLayers } from '../../charts/paint-chart.ts'
import { createLayer, pictureArea, type DesignFrame } from '../../canvas.ts'
import { withAlpha } from '../../colour.ts'
import { wordsArea } from '../../composition.ts'
import type { CallSign, ScenePlan, WordPage } from '../../scene-plan.ts'
import type { PaintedLayer } from '../../style-painter.ts'
import type { Beat, Role } from './dress.ts'
import { DRESSES } from './dresses.ts'
import { layOutWords, type SetLine } from './layout.ts'
import { CRAYON_FAMILY, TYPE_LOOKS, type TypeLook } from './looks.ts'
import { drawSign } from './sign.ts'

const SIGN_SIZE = 190

/**
 * A plan's words set large in the style's lettering, as layers to lay over a plain backdrop of that style: page after page, and on a page
 * what leads to the main line, that line, and what follows it, each coming in on its own. They keep above the captions.
 */
export function paintTypeLayers(plan: ScenePlan, frame: DesignFrame): PaintedLayer[] {
  if (plan.chart) return paintChartLayers(plan, plan.chart, frame)
  const pages = plan.pages ?? [{ words: plan.words, opens: '' }]
  return [
    ...paintCushion(plan, frame),
    ...pages.flatMap((page, index) => paintPage(plan, frame, page, index)),
  ]
}

/** A dark cushion of air keeps light letters readable on a bright sky. */
function paintCushion(plan: ScenePlan, frame: DesignFrame): PaintedLayer[] {
  const { halo } = TYPE_LOOKS[plan.style]
  if (halo === null) return []
  const { canvas, context } = createLayer(frame, { detail: 0.25 })
  const area = wordsArea(plan, frame)
  const reach = Math.max(frame.width, frame.height * 0.6) * (area ? 0.6 : 0.8)
  const middle = area
    ? ([(area.left + area.right) / 2, (area.top + area.bottom) / 2] as const)
    : ([frame.width / 2, frame.height * 0.36] as const)
  // Flat in its middle: a dark spot would be seen before the words are there.
  context.fillStyle = radial(
    context,
    [...middle, 0, reach],
    [
      [0, withAlpha(halo, 0.42)],
      [0.5, withAlpha(halo, 0.34)],
      [1, withAlpha(halo, 0)],
    ],
  )
  const { left, top, right, bottom } = pictureArea(frame)
  context.fillRect(left, top, right - left, bottom - top)
  return [{ name: 'ornament', depth: 0.42, blend: 'normal', motion: 'none', canvas }]
}

function paintPage(plan: ScenePlan, frame: DesignFrame, page: WordPage, number: number): PaintedLayer[] {
  const look = TYPE_LOOKS[plan.style]
  const dress = DRESSES[plan.style]
  const turn = plan.index + plan.filmSeed + number
  const tallest = Math.min(frame.width * 0.46, frame.height * 0.3)
  const measure = createLayer(frame, { detail: 0.05 })
  const lines = layOutWords(measure.context, frame, page.words, {
    ...look,
    ...dress.setting(turn),
    tallest: plan.sign ? tallest * 0.8 : tallest,
    above: plan.sign ? SIGN_SIZE * 1.2 : 0,
    area: wordsArea(plan, frame),
  })
  return groupBeats(lines).map(({ role, lines: own }, index) => {
    const layer = createLayer(frame)
    const { context } = layer
    const random = createRandom(plan.seed + number * 7 + index)
    const beat: Beat = { context, frame, plan, look, random, turn, role, lines: own, page: lines }
    tilt(beat, look.tilt)
    if (page.words.some((word) => word.startsWith('“')) && index === 0) dress.quote(beat)
    dress.draw(beat)
    if (plan.sign && index === 0) drawSignAbove(beat, plan.sign)
    const says = index === 0 && page.opens !== '' ? page.opens : own.map(({ text }) => text).join(' ')
    return {
      ...({ name: 'words', depth: 0.68, blend: 'normal', motion: dress.motions[role] } as const),
      cue: { page: number, says, ...(page.isResting ? { isResting: true } : {}) },
      canvas: layer.canvas,
    }
  })
}

/** What leads to the main line, the main line, and what follows it. */
function groupBeats(lines: readonly SetLine[]): { role: Role; lines: SetLine[] }[] {
  const main = lines.findIndex(({ isMain }) => isMain)
  const beats = [
    { role: 'lead', lines: lines.slice(0, main) },
    { role: 'main', lines: lines.slice(main, main + 1) },
    { role: 'tail', lines: lines.slice(main + 1) },
  ] as const
  return beats.filter((beat) => beat.lines.length > 0)
}

/** The sign of a call stands over its words, in the colour of the main one. */
function drawSignAbove({ context, page, look }: Beat, sign: CallSign): void {
  const first = page[0]
  if (!first) return
  const place = { x: first.x, y: first.y - first.size * 0.54 - SIGN_SIZE * 0.68, size: SIGN_SIZE }
  drawSign(context, sign, place, signInk(look))
}

function signInk(look: TypeLook) {
  return {
    fill: look.main[1],
    outline: look.outlines[0]?.colour ?? (look.family === CRAYON_FAMILY ? '#fdf8ec' : null),
  }
}

function tilt({ context, frame }: Beat, angle: number): void {
  context.translate(frame.width / 2, frame.height * 0.38)
  context.rotate(angle)
  context.translate(-frame.width / 2, -frame.height * 0.38)
}
