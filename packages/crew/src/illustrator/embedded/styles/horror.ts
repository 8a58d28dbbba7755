import type { Canvas } from '@napi-rs/canvas'
import { isDesigned } from '../art/direct-scene.ts'
import { linear, vignette } from '../brush.ts'
import { createLayer, createSprite, type DesignFrame } from '../canvas.ts'
import { mix, withAlpha } from '../colour.ts'
import { drawBareTree } from '../painting/plants.ts'
import { createStage, type Backdrop, type Stage } from '../painting/stage.ts'
import { paintWeather } from '../painting/weather.ts'
import { paintMist } from '../painting/texture.ts'
import type { ScenePlan } from '../scene-plan.ts'
import type { PaintedLayer } from '../style-painter.ts'
import type { Placement } from '../subjects/placement.ts'
import { relight } from '../subjects/relight.ts'
import { assembleScene } from './assemble.ts'

const INDOORS = ['room', 'desk', 'kitchen', 'laboratory', 'space', 'sky', 'plain', 'underwater']

const PLACEMENT: Placement = {
  backlight: 0.62,
  shadow: 1,
  treat: (stage, sprite, { kind, spot, side }) => {
    if (kind === 'glowing') return bleed(sprite)
    // Drained and half in the dark, but lit strongly enough along its edge to be known at a glance.
    return relight(sprite, {
      palette: stage.palette,
      side,
      tone: kind === 'globe' ? 0.3 : 0.42,
      depth: kind === 'globe' ? 0.35 : 0.72,
      rim: 1,
      grounding: spot.footing === 'air' ? 0.35 : 0.8,
      drained: kind === 'object' ? 0.5 : 0.4,
      // People are dark shapes: what is lit is their edge.
      silhouette: kind === 'figure' ? 0.8 : 0,
    })
  },
}

/** Suns and stars hang low and red, as through smoke. */
function bleed(source: Canvas): Canvas {
  const { canvas, context } = createSprite(source.width)
  context.drawImage(source, 0, 0)
  context.globalCompositeOperation = 'saturation'
  context.globalAlpha = 0.55
  context.fillStyle = '#808080'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.globalCompositeOperation = 'multiply'
  context.globalAlpha = 1
  context.fillStyle = '#b4382a'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.globalCompositeOperation = 'destination-in'
  context.drawImage(source, 0, 0)
  return canvas
}

/** Horror: drained colours, mist, bare trees, a hard light along the edges and one red that stays. */
export async function paintHorror(plan: ScenePlan, frame: DesignFrame): Promise<PaintedLayer[]> {
  return assembleScene(createStage(plan, frame, 'grim'), {
    placement: PLACEMENT,
    bloom: { threshold: 150, strength: 0.7 },
    dressFore,
    paintOverlay,
  })
}

function dressFore(stage: Stage, { fore }: Backdrop): void {
  const { frame, palette, random, plan } = stage
  const { context } = fore
  if (!INDOORS.includes(plan.environment)) {
    context.strokeStyle = mix(palette.near, '#000000', 0.3)
    for (const x of plan.index % 2 === 0 ? [-0.03, 1.05] : [1.02]) {
      drawBareTree(context, random, {
        x: frame.width * x,
        y: frame.height * 0.98,
        length: Math.min(frame.height, 1600) * random.between(0.11, 0.15),
        angle: -Math.PI / 2 + (x < 0.5 ? -0.12 : 0.12),
        width: 40,
      })
    }
  }
  if (plan.environment === 'space') return
  paintMist(context, frame, {
    seed: plan.seed + 31,
    top: frame.height * 0.6,
    bottom: frame.height * 0.86,
    colour: mix(palette.fog, palette.far, 0.35),
    alpha: INDOORS.includes(plan.environment) ? 0.3 : 0.72,
  })
}

function paintOverlay(stage: Stage) {
  const { frame, random, palette } = stage
  const { canvas, context } = createLayer(frame, { screen: true, detail: 0.75 })
  paintWeather(stage, context)
  // What is designed is lit to its foot; what is seen there is no more than a form.
  const gloom = isDesigned(stage.plan) ? 0.4 : 1
  vignette(context, frame, '#000000', 0.88 * (0.4 + gloom * 0.6))
  context.fillStyle = linear(
    context,
    [0, frame.height * 0.6, 0, frame.height],
    [withAlpha(palette.near, 0), withAlpha(palette.near, 0.5 * gloom), withAlpha(palette.near, 0.78 * gloom)],
  )
  context.fillRect(0, frame.height * 0.6, frame.width, frame.height * 0.4)
  // Scratches and dust of an old print.
  for (let i = 0; i < 9; i += 1) {
    const x = random.between(0, frame.width)
    context.fillStyle = `rgba(232,232,214,${random.between(0.03, 0.12).toFixed(3)})`
    context.fillRect(x, 0, random.between(0.7, 2), frame.height)
  }
  for (let i = 0; i < 110; i += 1) {
    context.fillStyle = `rgba(228,228,212,${random.between(0.05, 0.3).toFixed(3)})`
    context.fillRect(
      random.between(0, frame.width),
      random.between(0, frame.height),
      random.between(1, 4),
      random.between(1, 5),
    )
  }
  return canvas
}
