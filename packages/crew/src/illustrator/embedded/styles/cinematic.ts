import { drawSoft, linear, vignette } from '../brush.ts'
import { createLayer, type DesignFrame } from '../canvas.ts'
import { mix, withAlpha } from '../colour.ts'
import { paintEnvironment } from '../environments/environments.ts'
import { paintBloom } from '../painting/light.ts'
import { createStage, type Stage } from '../painting/stage.ts'
import type { ScenePlan } from '../scene-plan.ts'
import type { PaintedLayer } from '../style-painter.ts'
import { placeSubjects, type Placement } from '../subjects/place-subjects.ts'
import { relight } from '../subjects/relight.ts'

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
      rim: 0.85,
      grounding: spot.footing === 'air' ? 0.25 : 0.75,
    })
  },
}

/** Cinematic: an environment with depth, subjects lit by it, teal shadows and warm lights, bloom and a vignette. */
export async function paintCinematic(plan: ScenePlan, frame: DesignFrame): Promise<PaintedLayer[]> {
  const stage = createStage(plan, frame, 'painted')
  const backdrop = await paintEnvironment(stage)
  const hero = createLayer(frame)
  await placeSubjects(stage, backdrop, hero, PLACEMENT)
  const still = [backdrop.back.canvas, backdrop.middle.canvas, hero.canvas, backdrop.fore.canvas]
  const isFloating = backdrop.spots[0]?.footing === 'air' || backdrop.spots[0]?.footing === 'water'
  return [
    { name: 'back', depth: 0.08, blend: 'normal', motion: 'none', canvas: backdrop.back.canvas },
    { name: 'middle', depth: 0.42, blend: 'normal', motion: 'none', canvas: backdrop.middle.canvas },
    {
      name: 'hero',
      depth: isFloating ? 0.6 : 0.5,
      blend: 'normal',
      motion: isFloating ? 'bob' : 'none',
      canvas: hero.canvas,
    },
    { name: 'fore', depth: 0.92, blend: 'normal', motion: 'none', canvas: backdrop.fore.canvas },
    {
      name: 'light',
      depth: 0.4,
      blend: 'add',
      motion: 'none',
      canvas: paintBloom(frame, still, { threshold: 172, strength: 0.62 }),
    },
    { name: 'overlay', depth: null, blend: 'normal', motion: 'none', canvas: paintOverlay(stage) },
  ]
}

function paintOverlay(stage: Stage) {
  const { frame, palette, random } = stage
  const { canvas, context } = createLayer(frame, { screen: true, detail: 0.5 })
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
  vignette(context, frame, mix(palette.near, '#000000', 0.5), 0.66)
  // A calm, darker third below, where the captions stand.
  context.fillStyle = linear(
    context,
    [0, frame.height * 0.58, 0, frame.height],
    [withAlpha(palette.near, 0), withAlpha(palette.near, 0.42), withAlpha(palette.near, 0.62)],
  )
  context.fillRect(0, frame.height * 0.58, frame.width, frame.height * 0.42)
  return canvas
}
