import type { Canvas } from '@napi-rs/canvas'
import { createSprite, type DesignFrame } from '../canvas.ts'
import type { ScenePlan } from '../scene-plan.ts'
import { createRawSubjects } from '../styles/raw-subject.ts'
import { besideWords, isDesigned, isWide, layoutOf, type Beside, type WordLayout } from './direct-scene.ts'

/** What stands beside words on a designed ground. */
export type Motif =
  /** `isNamed`: its sentence names it, so that it keeps its own colours. */
  | { readonly kind: 'thing'; readonly drawing: Canvas; readonly isNamed: boolean }
  | Exclude<Beside, { readonly kind: 'thing' }>

/** A scene's layout and motif, ready to be painted. */
export type Art = {
  readonly layout: WordLayout
  readonly motif: Motif
  /** Whether a woman speaks where somebody does. */
  readonly isWoman: boolean
}

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
  return { layout, motif: await drawMotif(plan, frame, layout), isWoman: plan.art?.isWoman === true }
}

/** What stands beside the words, drawn. */
async function drawMotif(plan: ScenePlan, frame: DesignFrame, layout: WordLayout): Promise<Motif> {
  const beside = besideWords(plan, layout)
  if (beside.kind !== 'thing') return beside
  const side = isWide(frame) ? frame.height : frame.width
  const pixels = Math.round(side * SIZES[layout] * frame.scale)
  const drawing = await createRawSubjects({ ...plan, subjects: [] }, frame)(beside.name, pixels)
  return { kind: 'thing', drawing, isNamed: beside.isNamed }
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
