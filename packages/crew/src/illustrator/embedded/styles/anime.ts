import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { isDesigned } from '../art/direct-scene.ts'
import { dilated, glow, linear, tinted } from '../brush.ts'
import { createLayer, createSprite, type DesignFrame } from '../canvas.ts'
import { mix, withAlpha } from '../colour.ts'
import type { Palette } from '../painting/palettes.ts'
import { createStage, type Stage } from '../painting/stage.ts'
import { paintWeather } from '../painting/weather.ts'
import type { ScenePlan } from '../scene-plan.ts'
import type { PaintedLayer } from '../style-painter.ts'
import type { Placement } from '../subjects/placement.ts'
import { assembleScene } from './assemble.ts'
import { drawGlint } from '../painting/light.ts'

const PLACEMENT: Placement = {
  backlight: 0.34,
  shadow: 0.55,
  treat: (stage, sprite, { kind, side }) => {
    if (kind === 'glowing') return sprite
    const shaded =
      kind === 'globe'
        ? sprite
        : shadeCel(sprite, stage.palette, side, kind === 'figure' ? FIGURE_CEL : OBJECT_CEL)
    const line = Math.max(1, Math.round(sprite.width * (kind === 'figure' ? 0.005 : 0.011)))
    const ink = mix(stage.palette.near, '#1a1030', 0.6)
    const outlined = kind === 'globe' ? dilated(sprite, 1, withAlpha(ink, 0.01)) : dilated(sprite, line, ink)
    const pad = (outlined.width - sprite.width) / 2
    outlined.getContext('2d').drawImage(shaded, pad, pad)
    return outlined
  },
}

/** Anime: heaped clouds, clear colours, two-tone shading with ink outlines, petals or sparks in the air. */
export async function paintAnime(plan: ScenePlan, frame: DesignFrame): Promise<PaintedLayer[]> {
  return assembleScene(createStage(plan, frame, 'cel'), {
    placement: PLACEMENT,
    bloom: { threshold: 222, strength: 0.3 },
    paintOverlay,
  })
}

/** People are drawn in two tones already, limb by limb. */
const FIGURE_CEL = { shade: 0.22, edgeLight: 0.4, colour: 0.1 }
const OBJECT_CEL = { shade: 0.66, edgeLight: 0.8, colour: 0.28 }

/** Two tones with a hard border, stronger colours, a white edge towards the light. */
function shadeCel(source: Canvas, palette: Palette, side: -1 | 1, look: typeof OBJECT_CEL): Canvas {
  const { canvas, context } = createSprite(source.width)
  const size = canvas.width
  context.drawImage(source, 0, 0)
  context.globalCompositeOperation = 'saturation'
  context.globalAlpha = look.colour
  context.fillStyle = 'hsl(0,100%,50%)'
  context.fillRect(0, 0, size, size)
  context.globalCompositeOperation = 'multiply'
  context.globalAlpha = look.shade
  const shadow = createSprite(size)
  shadow.context.drawImage(tinted(source, mix(palette.sky[1], '#7a6ad0', 0.5)), 0, 0)
  shadow.context.globalCompositeOperation = 'destination-out'
  shadow.context.drawImage(source, side * size * 0.07, -size * 0.055)
  context.drawImage(shadow.canvas, 0, 0)
  context.globalAlpha = 1
  context.globalCompositeOperation = 'destination-in'
  context.drawImage(source, 0, 0)
  const edge = createSprite(size)
  edge.context.drawImage(tinted(source, '#ffffff'), 0, 0)
  edge.context.globalCompositeOperation = 'destination-out'
  edge.context.drawImage(source, -side * size * 0.014, size * 0.014)
  context.globalCompositeOperation = 'source-atop'
  context.globalAlpha = look.edgeLight
  context.drawImage(edge.canvas, 0, 0)
  return canvas
}

function paintOverlay(stage: Stage) {
  const { frame, palette, plan } = stage
  const { canvas, context } = createLayer(frame, { screen: true, detail: 0.75 })
  glow(context, [frame.width * 0.12, 0, frame.width * 1.1], palette.sun, 0.14, 'source-over')
  const ground = mix(palette.near, '#2a1450', 0.5)
  // A designed ground keeps its colours to its foot.
  const dusk = isDesigned(plan) ? 0.3 : 1
  context.fillStyle = linear(
    context,
    [0, frame.height * 0.6, 0, frame.height],
    [
      withAlpha(ground, 0),
      withAlpha(ground, (plan.environment === 'sky' ? 0.55 : 0.34) * dusk),
      withAlpha(ground, (plan.environment === 'sky' ? 0.72 : 0.5) * dusk),
    ],
  )
  context.fillRect(0, frame.height * 0.6, frame.width, frame.height * 0.4)
  paintWeather(stage, context)
  if (plan.time === 'night' || plan.environment === 'space') paintSparks(stage, context)
  else if (plan.environment !== 'underwater') paintPetals(stage, context)
  return canvas
}

function paintSparks(stage: Stage, context: SKRSContext2D): void {
  const { random, frame } = stage
  for (let i = 0; i < 22; i += 1) {
    const [x, y] = [random.between(0, frame.width), random.between(0, 0.9) * frame.height]
    const size = random.between(4, 19)
    context.fillStyle = withAlpha('#ffffff', random.between(0.5, 0.95))
    drawGlint(context, [x, y], size)
  }
}

function paintPetals(stage: Stage, context: SKRSContext2D): void {
  const { random, frame } = stage
  for (let i = 0; i < 34; i += 1) {
    context.save()
    context.translate(random.between(0, frame.width), random.between(0, frame.height))
    context.rotate(random.between(0, 6.28))
    const size = random.between(7, 19)
    context.fillStyle = withAlpha(random.next() < 0.65 ? '#ffb7cf' : '#ffffff', random.between(0.6, 0.95))
    context.beginPath()
    context.moveTo(-size, 0)
    context.quadraticCurveTo(-size * 0.2, -size * 0.75, size, -size * 0.12)
    context.quadraticCurveTo(size * 0.72, 0, size, size * 0.12)
    context.quadraticCurveTo(-size * 0.2, size * 0.75, -size, 0)
    context.fill()
    context.restore()
  }
}
