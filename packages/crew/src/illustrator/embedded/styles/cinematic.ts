import { drawSoft, linear, vignette } from '../brush.ts'
import { createLayer, type DesignFrame } from '../canvas.ts'
import { mix, withAlpha } from '../colour.ts'
import { paintWeather } from '../painting/weather.ts'
import { createStage, type Stage } from '../painting/stage.ts'
import type { ScenePlan } from '../scene-plan.ts'
import type { PaintedLayer } from '../style-painter.ts'
import type { Placement } from '../subjects/placement.ts'
import { relight } from '../subjects/relight.ts'
import { assembleScene } from './assemble.ts'

const PLACEMENT: Placement = {
  backlight: 0.26,
  shadow: 0.85,
  treat: (stage, sprite, { kind, spot, side }) => {
    if (kind === 'globe' || kind === 'glowing') return sprite
    const isInside = spot.footing === 'table'
    return relight(sprite, {
      palette: stage.palette,
      side,
      tone: kind === 'object' ? (isInside ? 0.16 : 0.3) : 0.22,
      depth: kind === 'figure' ? 0.75 : stage.plan.time === 'day' ? 0.5 : 0.62,
      rim: kind === 'figure' ? 1 : 0.85,
      silhouette: kind === 'figure' ? 0.4 : 0,
      grounding: spot.footing === 'air' ? 0.25 : 0.75,
    })
  },
}

/** Cinematic: an environment with depth, subjects lit by it, teal shadows and warm lights, bloom and a vignette. */
export async function paintCinematic(plan: ScenePlan, frame: DesignFrame): Promise<PaintedLayer[]> {
  return assembleScene(createStage(plan, frame, 'painted'), {
    placement: PLACEMENT,
    bloom: { threshold: 172, strength: 0.62 },
    paintOverlay,
  })
}

function paintOverlay(stage: Stage) {
  const { frame, palette, random } = stage
  const { canvas, context } = createLayer(frame, {
    screen: true,
    detail: stage.plan.weather === 'clear' ? 0.36 : 0.5,
  })
  drawSoft(context, frame, 4, (soft) => {
    for (let i = 0; i < 26; i += 1) {
      soft.fillStyle = withAlpha(mix(palette.accent, palette.sun, random.next()), random.between(0.06, 0.3))
      soft.beginPath()
      soft.arc(
        random.between(0, frame.width),
        random.between(0.2, 1) * frame.height,
        random.next() ** 2 * 22 + 3,
        0,
        7,
      )
      soft.fill()
    }
  })
  paintWeather(stage, context)
  vignette(context, frame, mix(palette.near, mix(palette.sky[0], '#000000', 0.6), 0.5), 0.44)
  // A calm, darker third below, where the captions stand.
  context.fillStyle = linear(
    context,
    [0, frame.height * 0.58, 0, frame.height],
    [withAlpha(palette.near, 0), withAlpha(palette.near, 0.16), withAlpha(palette.near, 0.3)],
  )
  context.fillRect(0, frame.height * 0.58, frame.width, frame.height * 0.42)
  return canvas
}
