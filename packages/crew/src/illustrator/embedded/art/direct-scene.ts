import { inUnits, type Area, type DesignFrame } from '../canvas.ts'
import { isAnimal } from '../lexicon/animals.ts'
import type { WorldPlace } from '../lexicon/world-places.ts'
import type { ScenePlan, WordKind } from '../scene-plan.ts'

/**
 * How the words of a scene stand in its frame: over or under something large, on a band, in a frame of their own, over the edge of two
 * colours, aslant, in the balloon of somebody at the left or the right, or around one huge word.
 */
export type WordLayout = 'high' | 'low' | 'band' | 'card' | 'split' | 'slant' | 'balloon' | 'reply' | 'giant'

/** Scenes of even and of odd places choose from sets of their own, so that no layout comes twice in a row. */
const LAYOUTS: readonly Readonly<Record<WordKind, readonly WordLayout[]>>[] = [
  {
    number: ['high', 'split'],
    question: ['high'],
    quote: ['band'],
    speech: ['balloon'],
    place: ['high', 'split'],
    contrast: ['split'],
    list: ['band', 'high'],
    order: ['band', 'split'],
    plain: ['high', 'split', 'band'],
  },
  {
    number: ['low', 'card'],
    question: ['low'],
    quote: ['card'],
    speech: ['reply'],
    place: ['low'],
    contrast: ['slant'],
    list: ['card'],
    order: ['slant', 'low'],
    plain: ['low', 'slant', 'card'],
  },
]

/** Layouts that leave room for something large beside the words. */
export const BESIDE: ReadonlySet<WordLayout> = new Set(['high', 'low', 'split'])

type Placed = Pick<ScenePlan, 'index' | 'filmSeed'>

/** Whether a scene is words alone on a ground that claims no place: such a ground is designed. */
export function isDesigned({ kind, chart, environment, style }: ScenePlan): boolean {
  // A researcher's board is the same wherever its film plays.
  return kind === 'type' && chart === undefined && (environment === 'plain' || style === 'documentary')
}

/** How the words of a scene stand; null where they stand in its middle: over captions, beside a drawing, with a figure or a sign. */
export function layoutOf(plan: ScenePlan): WordLayout | null {
  if (plan.kind !== 'type' || plan.chart || plan.sign || plan.pages === undefined) return null
  const isOdd = (plan.index + plan.filmSeed) % 2
  // A place is seen above the words, or below them.
  if (!isDesigned(plan)) return isOdd ? 'low' : 'high'
  const all = LAYOUTS[isOdd]?.[plan.art?.words ?? 'plain'] ?? []
  const beside = plan.art?.named === undefined ? [] : all.filter((way) => BESIDE.has(way))
  // Even scenes alone, so that no two of them follow each other.
  if (!isOdd && beside.length === 0 && isGiant(plan)) return 'giant'
  const around = hasOrnament(plan) ? all.filter((way) => !BESIDE.has(way)) : []
  const ways = beside.length > 0 ? beside : around.length > 0 ? around : all
  return ways[(Math.floor((plan.index + plan.filmSeed) / 2) + (plan.filmSeed % 7)) % ways.length] ?? 'high'
}

/**
 * Whether the film's own thing stands small and many times around words of which nothing else is shown, where their layout would leave
 * them shapes alone: by turns, so that no film has it in all its scenes.
 */
function hasOrnament({ art, index, filmSeed }: Pick<ScenePlan, 'art' | keyof Placed>): boolean {
  if (art?.thing === undefined || art.named !== undefined || art.place !== undefined || isAnimal(art.thing))
    return false
  return Math.floor((index + filmSeed) / 2) % 2 === 0
}

/** So many letters have all words of a page around huge ones, so many each of these, and so many these are. */
const GIANT = { page: 46, word: 5, words: 3 }

/** Whether a scene is one short page whose strong words or figure are short, too. */
function isGiant({ pages = [], art }: ScenePlan): boolean {
  const [page, other] = pages
  if (page?.strong === undefined || other !== undefined || art?.words === 'speech') return false
  const { from, to } = page.strong
  const isShort = page.words.slice(from, to).every((word) => word.trim().length <= GIANT.word)
  const isFew = to - from <= GIANT.words && to - from < page.words.length
  return page.words.join('').length <= GIANT.page && isShort && isFew && page.words.length > 2
}

/**
 * Which of a film's three grounds a scene has. The third is the strongest: the first scene, the last and a turn in between have it; the
 * others go to and fro, so that no two neighbours are alike.
 */
export function groundOf({ index, sceneCount }: Pick<ScenePlan, 'index' | 'sceneCount'>): 0 | 1 | 2 {
  const isTurn = index % 4 === 3 && index <= sceneCount - 3
  if (index === 0 || isTurn || (index > 1 && index === sceneCount - 1)) return 2
  return index % 2 === 1 ? 0 : 1
}

/** One of a film's families of three grounds, and of that the one which a scene has. */
export function pickGround<Ground>(
  plan: Placed & Pick<ScenePlan, 'sceneCount'>,
  families: readonly (readonly [Ground, Ground, Ground])[],
): Ground {
  const family = families[plan.filmSeed % families.length] ?? families[0]
  if (family === undefined) throw new Error('no grounds')
  return family[groundOf(plan)]
}

const TALL: Readonly<Record<WordLayout, Area>> = {
  high: { left: 0.09, top: 0.12, right: 0.875, bottom: 0.52 },
  low: { left: 0.09, top: 0.4, right: 0.875, bottom: 0.755 },
  band: { left: 0.07, top: 0.19, right: 0.875, bottom: 0.7 },
  card: { left: 0.1, top: 0.15, right: 0.87, bottom: 0.745 },
  split: { left: 0.09, top: 0.13, right: 0.875, bottom: 0.55 },
  slant: { left: 0.08, top: 0.18, right: 0.87, bottom: 0.71 },
  balloon: { left: 0.15, top: 0.17, right: 0.83, bottom: 0.53 },
  reply: { left: 0.15, top: 0.17, right: 0.83, bottom: 0.53 },
  giant: { left: 0.06, top: 0.125, right: 0.875, bottom: 0.76 },
}
const WIDE: Readonly<Record<WordLayout, Area>> = {
  high: { left: 0.07, top: 0.1, right: 0.6, bottom: 0.86 },
  low: { left: 0.4, top: 0.1, right: 0.93, bottom: 0.86 },
  band: { left: 0.08, top: 0.22, right: 0.92, bottom: 0.76 },
  card: { left: 0.13, top: 0.15, right: 0.87, bottom: 0.8 },
  split: { left: 0.07, top: 0.1, right: 0.6, bottom: 0.86 },
  slant: { left: 0.12, top: 0.2, right: 0.88, bottom: 0.78 },
  balloon: { left: 0.42, top: 0.16, right: 0.9, bottom: 0.8 },
  reply: { left: 0.1, top: 0.16, right: 0.58, bottom: 0.8 },
  giant: { left: 0.07, top: 0.1, right: 0.93, bottom: 0.86 },
}

/** Whether what is beside words is beside them and not over or under them. */
export function isWide({ width, height }: Pick<DesignFrame, 'width' | 'height'>): boolean {
  return width > height * 0.9
}

/** Where nothing but shapes stands beside them, words have most of the frame: half of it was left to forms that say nothing. */
const TALL_ALONE: Partial<Record<WordLayout, Area>> = {
  high: { left: 0.07, top: 0.12, right: 0.875, bottom: 0.67 },
  low: { left: 0.07, top: 0.235, right: 0.875, bottom: 0.765 },
  split: { left: 0.07, top: 0.125, right: 0.875, bottom: 0.69 },
}
const WIDE_ALONE: Partial<Record<WordLayout, Area>> = {
  high: { left: 0.07, top: 0.1, right: 0.72, bottom: 0.88 },
  low: { left: 0.28, top: 0.1, right: 0.93, bottom: 0.88 },
  split: { left: 0.07, top: 0.1, right: 0.72, bottom: 0.88 },
}

/** Where the words of a layout stand, in design units; `isAlone`: beside shapes alone. */
export function layoutArea(layout: WordLayout, frame: DesignFrame, isAlone: boolean): Area {
  const [all, alone] = isWide(frame) ? [WIDE, WIDE_ALONE] : [TALL, TALL_ALONE]
  return inUnits((isAlone ? alone[layout] : undefined) ?? all[layout], frame)
}

/** What stands beside words on a designed ground, by its name. */
export type Beside =
  /** `isNamed`: its sentence names it, so that it keeps its own colours. */
  | { readonly kind: 'thing'; readonly name: string; readonly isNamed: boolean }
  | { readonly kind: 'glyph'; readonly text: string; readonly unit?: string }
  | { readonly kind: 'map'; readonly place: WorldPlace }
  | { readonly kind: 'shapes' }

/**
 * What a sentence names is large beside its words, or the animal that its film is about; a figure or a question has its sign by turns. The
 * film's own thing is an ornament otherwise, small and many times: large beside a sentence that does not name it, it was taken for what is
 * said (of 16 things and signs five were apt and four wrong, of six animals five and none).
 */
export function besideWords(plan: ScenePlan, layout: WordLayout): Beside {
  if (layout === 'balloon' || layout === 'reply' || layout === 'giant') return { kind: 'shapes' }
  const { words, figure, unit, named, place, thing: own } = plan.art ?? {}
  const isLarge = BESIDE.has(layout)
  const thing = isLarge ? (named ?? (own !== undefined && isAnimal(own) ? own : undefined)) : own
  const turn = Math.floor((plan.index + plan.filmSeed) / 2) % 2
  const isArabic = plan.pages?.some((page) => page.words.join('').includes('؟')) ?? false
  const sign = words === 'question' ? (isArabic ? '؟' : '?') : words === 'quote' ? '”' : figure
  if (words === 'place' && place !== undefined && isLarge) return { kind: 'map', place }
  if (sign !== undefined && isLarge && (thing === undefined || (turn === 0 && named === undefined)))
    return { kind: 'glyph', text: sign, ...(sign === figure && unit !== undefined ? { unit } : {}) }
  return thing === undefined ? { kind: 'shapes' } : { kind: 'thing', name: thing, isNamed: thing === named }
}

/** Whether words have shapes beside them and nothing else. */
export function standAlone(plan: ScenePlan, layout: WordLayout): boolean {
  return isDesigned(plan) && besideWords(plan, layout).kind === 'shapes'
}

/** How much more than usual the words of a scene lean, in radians. */
export function leanOf(plan: ScenePlan): number {
  if (layoutOf(plan) !== 'slant') return 0
  // A comic's letters lean already: they lean the other way.
  return plan.style === 'superhero' ? 0.11 : -0.05
}
