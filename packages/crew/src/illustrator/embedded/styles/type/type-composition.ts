import { createRandom } from '@hookreel/film'
import { radial } from '../../brush.ts'
import { paintChartLayers } from '../../charts/paint-chart.ts'
import { createBox, createLayer, pictureArea, type DesignFrame, type Layer } from '../../canvas.ts'
import { withAlpha } from '../../colour.ts'
import { isDesigned, layoutOf, leanOf } from '../../art/direct-scene.ts'
import { wordsArea } from '../../composition.ts'
import { hasBoth, type CallSign, type ScenePlan, type WordPage } from '../../scene-plan.ts'
import type { PaintedLayer } from '../../style-painter.ts'
import type { Phrase } from '../../headline/find-strong-phrase.ts'
import { splitSpaced } from '../../../../text/split-words.ts'
import type { Sheet } from './dress.ts'
import { DRESSES } from './dresses.ts'
import { paintBalloon } from './balloon.ts'
import { layOutWords, type Setting, type SetLine, type SetWord } from './layout.ts'
import { CRAYON_FAMILY, TYPE_LOOKS, type TypeLook } from './looks.ts'
import { PIVOT, tilt } from './letters.ts'
import { drawSign } from './sign.ts'

const SIGN_SIZE = 190
/** Words are read: they hardly move with the camera, and stay inside the frame when it is close. */
const DEPTH = 0.2
/** No page is tilted more. */
const MAX_TILT = 0.1

/**
 * A plan's words set large in the style's lettering, as layers to lay over a plain backdrop of that style: page after page, and over each
 * page its words one by one, lit as they are heard. Where nothing is said of them, the words stand on one page and nothing is lit.
 */
export function paintTypeLayers(plan: ScenePlan, frame: DesignFrame): PaintedLayer[] {
  const chart = plan.chart ? paintChartLayers(plan, plan.chart, frame) : []
  if (plan.chart && plan.pages === undefined) return chart
  const pages = plan.pages ?? [{ words: splitSpaced(plan.words.join(' ')) }]
  return [
    ...paintCushion(plan, frame),
    ...chart,
    ...pages.flatMap((page, index) => paintPage(plan, frame, page, index)),
  ]
}

/** Over and under something large, words stand flush left or under each other; elsewhere as their style has it by turns. */
function arrangementOf(plan: ScenePlan): Partial<Pick<Setting, 'arrangement'>> {
  const layout = layoutOf(plan)
  if (layout === 'high' || layout === 'split') return { arrangement: 'left' }
  if (layout === 'balloon' || layout === 'reply' || layout === 'giant') return { arrangement: 'poster' }
  return layout === 'card' ? { arrangement: 'poster' } : layout === 'slant' ? { arrangement: 'block' } : {}
}

const BUSY = 1.9

/** A dark cushion of air keeps light letters readable on a bright sky. */
function paintCushion(plan: ScenePlan, frame: DesignFrame): PaintedLayer[] {
  const { halo } = TYPE_LOOKS[plan.style]
  if (halo === null) return []
  const { canvas, context } = createLayer(frame, { detail: 0.25 })
  const area = wordsArea(plan, frame)
  const reach = Math.max(frame.width, frame.height * 0.6) * (area ? 0.6 : 0.8)
  const middle = area
    ? ([(area.left + area.right) / 2, (area.top + area.bottom) / 2] as const)
    : ([frame.width / 2, frame.height * PIVOT] as const)
  // A window or shelves behind words are busier than a ground that is made for them.
  const dim = plan.kind === 'type' && !isDesigned(plan) && plan.chart === undefined ? BUSY : 1
  // Flat in its middle: a dark spot would be seen before the words are there.
  context.fillStyle = radial(
    context,
    [...middle, 0, reach],
    [
      [0, withAlpha(halo, 0.3 * dim)],
      [0.5, withAlpha(halo, 0.24 * dim)],
      [1, withAlpha(halo, 0)],
    ],
  )
  const { left, top, right, bottom } = pictureArea(frame)
  context.fillRect(left, top, right - left, bottom - top)
  return [{ name: 'ornament', depth: 0.42, blend: 'normal', motion: 'none', canvas }]
}

/** The style's letters; a Japanese film has them all from one font, or its Han letters would take Chinese forms where no kana are beside them. */
function lookOf({ style, isJapanese }: ScenePlan): TypeLook {
  return isJapanese ? { ...TYPE_LOOKS[style], family: 'Hookreel Japanese' } : TYPE_LOOKS[style]
}

function layOutPage(plan: ScenePlan, frame: DesignFrame, page: WordPage, turn: number) {
  const isGiant = layoutOf(plan) === 'giant'
  const tallest = Math.min(frame.width * (isGiant ? 0.8 : 0.46), frame.height * (isGiant ? 0.44 : 0.3))
  const setting = { ...DRESSES[plan.style].setting(turn), ...arrangementOf(plan) }
  const measure = createLayer(frame, { detail: 0.05 })
  const lines = layOutWords(measure.context, frame, withoutEnd(page.words), {
    ...lookOf(plan),
    ...setting,
    strong: page.strong,
    losses: page.losses,
    isDotted: plan.isDotted === true,
    tallest: plan.sign ? tallest * 0.8 : tallest,
    above: plan.sign ? SIGN_SIZE * 1.2 : 0,
    area: wordsArea(plan, frame),
    isBeside: hasBoth(plan) || plan.chart !== undefined,
    isCaptioned: plan.pages === undefined,
  })
  return { lines, arrangement: setting.arrangement }
}

function paintPage(plan: ScenePlan, frame: DesignFrame, page: WordPage, number: number): PaintedLayer[] {
  const look = lookOf(plan)
  const dress = DRESSES[plan.style]
  const angle = look.tilt + leanOf(plan)
  const turn = plan.index + plan.filmSeed + number
  const { lines, arrangement } = layOutPage(plan, frame, page, turn)
  const sheetOf = ({ context }: Layer, coming: readonly SetLine[], at = 0): Sheet => {
    tilt(context, frame, angle)
    const random = createRandom(plan.seed + number * 7 + at * 131)
    return { context, frame, plan, look, random, turn, lines, arrangement, coming }
  }
  const balloon = page.isSaid ? paintBalloon(plan, frame, { lines, angle }) : null
  const shared = { name: 'words', depth: DEPTH, blend: 'normal', motion: dress.motion } as const
  const resting = page.isResting ? { isResting: true } : {}
  const says = page.words.join('').trimEnd()
  const parts = plan.pages ? partLines(lines) : [lines]
  let starts = 0
  return [
    ...(balloon ? [{ ...shared, cue: { page: number, says, ...resting }, ...balloon }] : []),
    ...parts.flatMap((coming, at) => {
      const words = coming.flatMap((line) => line.words.map((word) => ({ line, word })))
      const from = starts
      starts += words.length
      // What stands beside or behind all lines comes with the first of them.
      const { box, ...band } = createBox(
        frame,
        at === 0 ? bandOf(lines, frame, plan) : bandOf(coming, frame, {}),
      )
      const sheet = sheetOf(band, coming, at)
      if (at === 0 && balloon === null && page.words.some((word) => /^[“"]/.test(word))) dress.quote(sheet)
      dress.draw(sheet)
      if (at === 0 && plan.sign) drawSignAbove(sheet, plan.sign)
      const told = at === 0 ? says : words.map(({ word }) => word.says).join(' ')
      const cue = { page: number, says: told, ...(at === 0 ? {} : { starts: from }), ...resting }
      const light = ({ line, word }: (typeof words)[number], place: number): PaintedLayer => {
        const { box: bound, ...part } = createBox(frame, boundOf(word, frame, angle))
        dress.light(sheetOf(part, coming), word, { line, rest: band.canvas, box })
        const isStrong = page.strong ? isIn(page.strong, from + place) : line.role === 'main'
        const lit = dress.isMainKept && isStrong ? 'kept' : 'now'
        return {
          ...shared,
          cue: { page: number, says: word.says, lit, ...resting },
          box: bound,
          canvas: part.canvas,
        }
      }
      return [{ ...shared, cue, box, canvas: band.canvas }, ...(plan.pages ? words.map(light) : [])]
    }),
  ]
}

const isIn = ({ from, to }: Phrase, at: number): boolean => at >= from && at < to

/** Fewer words flicker. */
const MIN_COMING = 3

/** Lines that come together, as they begin to be heard: a whole page that stood there from its first word was read long before it was said. */
function partLines(lines: readonly SetLine[]): SetLine[][] {
  const count = (part: readonly SetLine[]) => part.reduce((sum, { words }) => sum + words.length, 0)
  const parts: SetLine[][] = []
  for (const line of lines) {
    const last = parts.at(-1)
    if (last && count(last) < MIN_COMING) last.push(line)
    else parts.push([line])
  }
  const end = parts.at(-1)
  if (parts.length > 1 && end && count(end) < MIN_COMING) {
    parts.pop()
    parts.at(-1)?.push(...end)
  }
  return parts
}

/** No page ends with the mark of what goes on. */
function withoutEnd(words: readonly string[]): string[] {
  const last = words.at(-1) ?? ''
  const bare = last
    .trimEnd()
    .replace(/(?<![.\s])[.,;:—–，、。]["”’)]?$|\s*[—–-]+$/u, (mark) => mark.replace(/[^"”’)]/g, ''))
  return [...words.slice(0, -1), bare === '' ? last : bare]
}

/** Where a page is drawn, with all that is around its lines; less than the whole picture is read and packed sooner. */
function bandOf(lines: readonly SetLine[], frame: DesignFrame, { sign }: Pick<ScenePlan, 'sign'>) {
  const { left, right } = pictureArea(frame)
  const turned = Math.abs(Math.sin(MAX_TILT)) * frame.width * 0.5
  const above = sign ? SIGN_SIZE * 1.4 : 0
  const top = Math.min(...lines.map(({ y, size }) => y - size * 0.9)) - turned - above
  const bottom = Math.max(...lines.map(({ y, size }) => y + size)) + turned
  return { left, right, top: top - frame.height * 0.02, bottom: bottom + frame.height * 0.02 }
}

/** Where a lit word is drawn, with all that is around its letters. */
function boundOf({ x, y, width, size }: SetWord, frame: DesignFrame, angle: number) {
  const [reachX, reachY] = [width * 0.55 + size * 0.28, size * 0.72]
  const [fromX, fromY] = [x - frame.width / 2, y - frame.height * PIVOT]
  const middleX = frame.width / 2 + fromX * Math.cos(angle) - fromY * Math.sin(angle)
  const middleY = frame.height * PIVOT + fromX * Math.sin(angle) + fromY * Math.cos(angle)
  const turned = Math.abs(Math.sin(angle))
  const [halfX, halfY] = [reachX + reachY * turned, reachY + reachX * turned]
  return { left: middleX - halfX, top: middleY - halfY, right: middleX + halfX, bottom: middleY + halfY }
}

/** The sign of a call stands over its words, in the colour of the main one. */
function drawSignAbove({ context, lines, look }: Sheet, sign: CallSign): void {
  const first: SetLine | undefined = lines[0]
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
