import type { Canvas } from '@napi-rs/canvas'
import { createRandom, freeCanvas } from '@hookreel/film'
import { dilated } from '../../brush.ts'
import { createLayer, createSprite, sizeOfLayer, type DesignFrame } from '../../canvas.ts'
import { prepareArt, type Art } from '../../art/prepare-art.ts'
import { createNoise } from '../../noise.ts'
import { paintPixels } from '../../painting/texture.ts'
import { drawingArea, fitInto } from '../../composition.ts'
import { hasBoth, type ScenePlan } from '../../scene-plan.ts'
import type { PaintedLayer, StylePainter } from '../../style-painter.ts'
import { drawInWax } from './wax.ts'
import { drawScenery } from './scenery.ts'
import { createRawSubjects, type DrawRaw } from '../raw-subject.ts'
import { paintTypeLayers } from '../type/type-composition.ts'
import { sizeOf } from '../../shot-framing.ts'

const PAPER = '#fdf8ec'
/** Areas are found on a picture of about this width; the strokes are laid at full size. */
const SMALL_WIDTH = 460

/** A child's crayon drawing on a torn sheet: hatched colours, wobbly outlines, the paper shining through. */
export const paintCrayonDrawing: StylePainter = async (plan, frame) => {
  const layers: PaintedLayer[] = [
    { name: 'paper', depth: 0, blend: 'normal', motion: 'none', canvas: paintPaper(plan, frame) },
    {
      name: 'back',
      depth: 0.2,
      blend: 'normal',
      motion: 'none',
      canvas: drawBackground(plan, frame, await prepareArt(plan, frame)),
    },
  ]
  if (plan.kind === 'type') return [...layers, ...paintTypeLayers(plan, frame)]
  const hero = createLayer(frame)
  const places = fitInto(drawingArea(plan, frame), placeSubjects(plan, frame))
  const drawRaw = createRawSubjects(plan, frame)
  for (const [index, name] of plan.subjects.slice(0, places.length).entries()) {
    const place = places[index]
    if (place)
      await drawSubject(hero.context, drawRaw, name, {
        ...place,
        seed: plan.seed + index * 7,
        scale: frame.scale,
      })
  }
  const drawn = { name: 'hero', depth: 0.68, blend: 'normal', motion: 'sway', canvas: hero.canvas } as const
  return [...layers, drawn, ...(hasBoth(plan) ? paintTypeLayers(plan, frame) : [])]
}

type Place = { readonly x: number; readonly y: number; readonly size: number }

function placeSubjects(plan: ScenePlan, frame: DesignFrame): Place[] {
  const scales = [1, 1.16, 0.9, 1.08]
  const shifts = [0, -0.05, 0.06, 0.02]
  const turn = (plan.index + plan.filmSeed) % 4
  const size = Math.min(frame.width * 0.62, frame.height * 0.44) * sizeOf(plan, scales[turn] ?? 1)
  const x = frame.width * (0.5 + (shifts[turn] ?? 0))
  const main = { x, y: frame.height * 0.415, size }
  // People stand on the ground, wherever things may be pinned.
  if (plan.cast) {
    const tall = Math.min(frame.width * 0.84, frame.height * 0.52) * Math.min(1.2, sizeOf(plan))
    const side = turn % 2 === 0 ? 1 : -1
    const beside = tall * 0.36
    return [
      {
        x: plan.subjects.length > 1 ? x - side * tall * 0.14 : x,
        y: frame.height * 0.655 - tall / 2,
        size: tall,
      },
      { x: x + side * tall * 0.26, y: frame.height * 0.665 - beside / 2, size: beside },
    ]
  }
  if (plan.subjects.length < 2) return [main]
  const away = turn % 2 === 0 ? 1 : -1
  const reach = frame.width * 0.44 - size * 0.25
  const lesser = {
    x: frame.width / 2 + away * Math.min(reach, size * 0.5),
    y: main.y + size * 0.36,
    size: size * 0.5,
  }
  return [{ ...main, x: x - away * size * 0.16, size: size * 0.92 }, lesser]
}

async function drawSubject(
  context: ReturnType<typeof createLayer>['context'],
  drawRaw: DrawRaw,
  name: string,
  place: Place & { seed: number; scale: number },
): Promise<void> {
  const pixels = Math.round(place.size * place.scale)
  const raw = await drawRaw(name, pixels)
  const small = createSprite(Math.min(pixels, Math.round(place.size * 0.4)))
  small.context.drawImage(raw, 0, 0, small.canvas.width, small.canvas.height)
  const wax = drawInWax(small.canvas, {
    seed: place.seed,
    crayons: 7,
    width: pixels,
    height: pixels,
    scale: place.scale,
    margin: null,
    outline: 1,
  })
  const pad = 14
  const left = place.x - place.size / 2
  const top = place.y - place.size / 2
  // White paper under the subject keeps the background's strokes from shining through.
  const ground = dilated(raw, pad * place.scale, PAPER)
  context.drawImage(ground, left - pad, top - pad, place.size + 2 * pad, place.size + 2 * pad)
  context.drawImage(wax, left, top, place.size, place.size)
  for (const canvas of [small.canvas, ground, wax]) freeCanvas(canvas)
}

function drawBackground(plan: ScenePlan, frame: DesignFrame, art: Art | null): Canvas {
  const fullWidth = (frame.width + 2 * frame.marginX) * frame.scale
  const detail = Math.min(1, (SMALL_WIDTH * Math.max(1, frame.width / frame.height)) / fullWidth)
  const flat = createLayer(frame, { detail })
  drawScenery({
    context: flat.context,
    frame,
    plan,
    random: createRandom(plan.seed),
    horizon: frame.height * 0.555,
    art,
  })
  const wax = drawInWax(flat.canvas, {
    seed: plan.seed,
    crayons: 11,
    ...sizeOfLayer(frame),
    scale: frame.scale,
    margin: { x: frame.marginX + 18, y: frame.marginY + 18 },
    outline: 0.85,
  })
  freeCanvas(flat.canvas)
  return wax
}

function paintPaper(plan: ScenePlan, frame: DesignFrame): Canvas {
  const layer = createLayer(frame)
  const { width, height } = layer.canvas
  const noise = createNoise(plan.filmSeed % 997)
  const half = paintPixels(Math.ceil(width / 2), Math.ceil(height / 2), (x, y) => {
    const unit = 2 / frame.scale
    const tone =
      (noise.fractal((x * unit) / 110, (y * unit) / 110, 2) - 0.5) * 12 +
      (noise.at((x * unit) / 3, (y * unit) / 3) - 0.5) * 11
    return [253 + tone, 248 + tone, 236 + tone, 1]
  })
  layer.context.setTransform(1, 0, 0, 1, 0, 0)
  layer.context.drawImage(half, 0, 0, width, height)
  freeCanvas(half)
  return layer.canvas
}
