import type { Canvas } from '@napi-rs/canvas'
import { createSprite, type DesignFrame } from '../canvas.ts'
import { isAnimal } from '../lexicon/animals.ts'
import type { WorldPlace } from '../lexicon/world-places.ts'
import type { ScenePlan } from '../scene-plan.ts'
import { createRawSubjects } from '../styles/raw-subject.ts'
import { BESIDE, isDesigned, isWide, layoutOf, type WordLayout } from './direct-scene.ts'

/** What stands beside words on a designed ground. */
export type Motif =
  /** `isNamed`: its sentence names it, so that it keeps its own colours. */
  | { readonly kind: 'thing'; readonly drawing: Canvas; readonly isNamed: boolean }
  | { readonly kind: 'glyph'; readonly text: string }
  | { readonly kind: 'map'; readonly place: WorldPlace }
  | { readonly kind: 'shapes' }

/** A scene's layout and motif, ready to be painted. */
export type Art = { readonly layout: WordLayout; readonly motif: Motif }

/** How large the film's own thing is, as a share of the frame's shorter side. */
const SIZES: Readonly<Record<WordLayout, number>> = {
  ...{ high: 0.92, low: 0.8, split: 0.78 },
  ...{ band: 0.2, card: 0.2, slant: 0.2 },
  ...{ balloon: 0.2, reply: 0.2, giant: 0.2 },
}

/** The art of a scene of words on a ground of its own; null for all others. */
export async function prepareArt(plan: ScenePlan, frame: DesignFrame): Promise<Art | null> {
  const layout = layoutOf(plan)
  if (layout === null || !isDesigned(plan)) return null
  return { layout, motif: await chooseMotif(plan, frame, layout) }
}

/**
 * What a sentence names is large beside its words, or the animal that its film is about; a figure or a question has its sign by turns. The
 * film's own thing is an ornament otherwise, small and many times: large beside a sentence that does not name it, it was taken for what is
 * said (of 16 things and signs five were apt and four wrong, of six animals five and none).
 */
async function chooseMotif(plan: ScenePlan, frame: DesignFrame, layout: WordLayout): Promise<Motif> {
  if (layout === 'balloon' || layout === 'reply' || layout === 'giant') return { kind: 'shapes' }
  const { words, figure, named, place, thing: own } = plan.art ?? {}
  const isLarge = BESIDE.has(layout)
  const thing = isLarge ? (named ?? (own !== undefined && isAnimal(own) ? own : undefined)) : own
  const turn = Math.floor((plan.index + plan.filmSeed) / 2) % 2
  const isArabic = plan.pages?.some((page) => page.words.join('').includes('؟')) ?? false
  const sign = words === 'question' ? (isArabic ? '؟' : '?') : words === 'quote' ? '”' : figure
  if (words === 'place' && place !== undefined && isLarge) return { kind: 'map', place }
  if (sign !== undefined && isLarge && (thing === undefined || (turn === 0 && named === undefined)))
    return { kind: 'glyph', text: sign }
  if (thing === undefined) return { kind: 'shapes' }
  const side = isWide(frame) ? frame.height : frame.width
  const pixels = Math.round(side * SIZES[layout] * frame.scale)
  const drawing = await createRawSubjects({ ...plan, subjects: [] }, frame)(thing, pixels)
  return { kind: 'thing', drawing, isNamed: thing === named }
}

/** A drawing in the light and dark of two colours. */
export function duotone(source: Canvas, dark: string, light: string): Canvas {
  const { canvas, context } = createSprite(source.width)
  context.drawImage(source, 0, 0)
  for (const [mode, colour] of [
    ['saturation', '#808080'],
    // Most drawings are of middling tones, which would be grey.
    ['screen', '#444444'],
    ['multiply', light],
    ['lighten', dark],
  ] as const) {
    context.globalCompositeOperation = mode
    context.fillStyle = colour
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.globalCompositeOperation = 'destination-in'
  context.drawImage(source, 0, 0)
  return canvas
}
