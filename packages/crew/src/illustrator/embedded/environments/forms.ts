import { linear } from '../brush.ts'
import { mix, withAlpha } from '../colour.ts'
import type { Stage } from '../painting/stage.ts'
import type { StageLayer } from './furniture.ts'

/** What a form is painted with. */
type Form = Pick<StageLayer, 'context'> &
  Pick<Stage, 'frame'> & {
    readonly paper: string
    readonly light: string
    readonly dark: string
    readonly strength: number
    /** To which side it leans: -1 or 1. */
    readonly side: number
    readonly middle: number
  }

const FORMS = [paintDisc, paintPanes, paintRings, paintHills] as const

/**
 * One large form behind words by turns, in light of the ground's own colour: a disc, panes, rings, hills. Words on a bare ground look
 * as if a picture were missing.
 */
export function paintForm(
  { frame, plan, finish }: Stage,
  { context }: Pick<StageLayer, 'context'>,
  paper: string,
): void {
  const side = (plan.index + plan.filmSeed) % 2 === 0 ? 1 : -1
  const paint = FORMS[(plan.index + plan.filmSeed * 3) % FORMS.length] ?? paintDisc
  paint({
    ...{ context, frame, paper, side },
    light: mix(paper, '#ffffff', finish === 'grim' ? 0.2 : 0.34),
    dark: mix(paper, '#000000', 0.4),
    strength: finish === 'grim' ? 0.5 : 0.75,
    middle: frame.width * (0.5 + side * 0.26),
  })
}

function paintDisc({ context, frame: { width, height }, light, strength, middle }: Form): void {
  const radius = Math.min(width * 0.62, height * 0.42)
  const top = height * 0.5 - radius
  const fade = [withAlpha(light, strength), withAlpha(light, 0.04)] as const
  context.fillStyle = linear(context, [0, top, 0, top + radius * 2], fade)
  context.beginPath()
  context.arc(middle, height * 0.5, radius, 0, 7)
  context.fill()
}

function paintPanes({ context, frame: { width, height }, light, strength, side }: Form): void {
  for (const [pane, share] of [0.1, 0.42, 0.74].entries()) {
    const [left, wide, lean] = [width * (share - 0.2), width * 0.26, width * 0.5 * side]
    const fade = [withAlpha(light, strength * (pane === 1 ? 0.9 : 0.5)), withAlpha(light, 0.03)] as const
    context.fillStyle = linear(context, [0, 0, 0, height], fade)
    context.beginPath()
    context.moveTo(left - lean, -height * 0.2)
    context.lineTo(left + wide - lean, -height * 0.2)
    context.lineTo(left + wide + lean, height * 1.1)
    context.lineTo(left + lean, height * 1.1)
    context.fill()
  }
}

function paintRings({ context, frame: { width, height }, light, dark, strength, middle }: Form): void {
  for (let ring = 5; ring > 0; ring -= 1) {
    context.fillStyle = withAlpha(ring % 2 === 0 ? dark : light, strength * 0.42)
    context.beginPath()
    context.arc(middle, height * 0.74, ring * Math.max(width * 0.24, height * 0.13), 0, 7)
    context.fill()
  }
}

function paintHills({ context, frame: { width, height }, paper, light, dark, strength, side }: Form): void {
  for (const [hill, y] of [0.5, 0.62, 0.74].entries()) {
    context.fillStyle = withAlpha(hill === 0 ? light : mix(paper, dark, hill * 0.5), strength * 1.1)
    context.beginPath()
    const x = width * (0.5 + side * (hill - 1) * 0.5)
    context.ellipse(x, height * (y + 0.4), width * 1.05, height * 0.4, 0, 0, 7)
    context.fill()
  }
}
