import type { Canvas } from '@napi-rs/canvas'
import { createRandom } from '@hookreel/film'
import { dilated, tinted } from '../../brush.ts'
import { createLayer, createSprite, type DesignFrame, type Layer } from '../../canvas.ts'
import { pickGround } from '../../art/direct-scene.ts'
import { motionOfMotif, paintArtGround, paintArtMotif } from '../../art/paint-art.ts'
import { prepareArt, type Art } from '../../art/prepare-art.ts'
import type { Tones } from '../../art/sheet.ts'
import { mix } from '../../colour.ts'
import { TYPE_LOOKS } from '../type/looks.ts'
import { drawingArea, fitInto, wordsArea } from '../../composition.ts'
import { hasBoth, type ScenePlan } from '../../scene-plan.ts'
import type { PaintedLayer, StylePainter } from '../../style-painter.ts'
import { createRawSubjects, type DrawRaw } from '../raw-subject.ts'
import { inkSubject } from './ink.ts'
import { drawBurst, drawFrame, drawRooftop, drawSpeedLines, type Panel } from './panel.ts'
import { drawBacking } from './backing.ts'
import { sizeOf } from '../../shot-framing.ts'
import { paintPanel } from './paper.ts'
import { drawSkyline } from './skyline.ts'
import { choosePow, drawPow } from './pow.ts'
import { paintTypeLayers } from '../type/type-composition.ts'

const INK = '#0b0820'

/** Paper colours of a panel: light, deep, and the colour that pops. Neighbours always differ. */
const YELLOW: Panel['colours'] = ['#ffd21f', '#ff8a00', '#e01e26']
const BLUE: Panel['colours'] = ['#35b6ff', '#1560d4', '#ffe14a']
const RED: Panel['colours'] = ['#ff5348', '#b3102a', '#ffe14a']
const VIOLET: Panel['colours'] = ['#9b5bff', '#4a1fb0', '#ffd21f']
const GREEN: Panel['colours'] = ['#37d67a', '#0a8a52', '#ffe14a']
const PINK: Panel['colours'] = ['#ff7ac0', '#c41f7a', '#ffe14a']
/** A film has one of these families; its third panel is the strongest. */
const PANELS: readonly (readonly [Panel['colours'], Panel['colours'], Panel['colours']])[] = [
  [BLUE, VIOLET, YELLOW],
  [BLUE, YELLOW, RED],
  [GREEN, BLUE, PINK],
  [VIOLET, PINK, YELLOW],
]

/** A comic panel: burst of rays, printed dots, inked cut-out hero, speed lines, now and then a shouted word. */
export const paintSuperhero: StylePainter = async (plan, frame) => {
  const colours = pickGround(plan, PANELS)
  const art = await prepareArt(plan, frame)
  const lean = [0, -0.05, 0.06, 0.03, -0.06][(plan.index + plan.filmSeed) % 5] ?? 0
  const area = drawingArea(plan, frame)
  const middle = area
    ? { x: (area.left + area.right) / 2, y: (area.top + area.bottom) / 2 }
    : { x: frame.width * (0.5 + lean), y: frame.height * 0.41 }
  const panel: Panel = { plan, frame, colours, ...middle }
  const layers: PaintedLayer[] = [layerOf('sky', 0, paintPanel(panel))]
  layers.push(layerOf('mid', 0.36, drawGround(panel, art)))
  if (art !== null) layers.push(drawMotif(panel, art))
  // Lines that rush towards a hero would run through words beside it.
  if (!hasBoth(plan) && art === null) {
    const speed = createLayer(frame)
    drawSpeedLines(speed.context, panel)
    layers.push(layerOf('speed', 0.5, speed))
  }
  if (plan.kind === 'type' && art !== null) layers.push(...paintTypeLayers(plan, frame))
  else if (plan.kind === 'type') {
    layers.push(layerOf('burst', 0.58, drawWordsBurst(panel)), ...paintTypeLayers(plan, frame))
  } else {
    const { backing, hero } = await drawHeroes(panel)
    // One canvas, unless the hero moves before what is behind.
    if (backing !== hero) layers.push(layerOf('backing', 0.7, backing))
    layers.push({ ...layerOf('hero', 0.74, hero), motion: 'pop' })
    if (hasBoth(plan)) layers.push(...paintTypeLayers(plan, frame))
  }
  const overlay = createLayer(frame, { screen: true })
  const pow = hasBoth(plan) ? null : choosePow(plan)
  if (pow !== null) drawPow(overlay.context, panel, pow)
  drawFrame(overlay.context, frame)
  layers.push(layerOf('frame', null, overlay))
  return layers
}

/** The burst behind words, or behind the figure that they are said of. */
function drawWordsBurst({ plan, frame, colours, x }: Panel): Layer {
  const burst = createLayer(frame)
  const words = plan.chart ? null : wordsArea(plan, frame)
  const y = words ? (words.top + words.bottom) / 2 : frame.height * (plan.chart ? 0.31 : 0.38)
  const size = Math.min(frame.width, frame.height * 0.62)
  const place = { x, y, rx: size * 0.56, ry: size * 0.5, points: 20 }
  drawBurst(burst.context, place, createRandom(plan.seed), '#ffffff', colours[1])
  return burst
}

/** Where a panel happens; words alone have a ground in flat printed colours, inked. */
function drawGround(panel: Panel, art: Art | null): Layer {
  const { plan, frame } = panel
  const layer = createLayer(frame)
  if (art === null) drawSkyline(layer.context, panel)
  else paintArtGround({ context: layer.context, frame, plan, tones: tonesOf(panel) }, art)
  return layer
}

/** What stands beside words comes in by itself. */
function drawMotif(panel: Panel, art: Art): PaintedLayer {
  const { plan, frame } = panel
  const layer = createLayer(frame)
  paintArtMotif({ context: layer.context, frame, plan, tones: tonesOf(panel) }, art)
  return { ...layerOf('motif', 0.42, layer), motion: motionOfMotif(art, plan, frame) }
}

function tonesOf({ colours: [light, deep, pop] }: Panel): Tones {
  return {
    ...{ paper: light, second: deep, light: mix(light, '#ffffff', 0.6), dark: mix(deep, INK, 0.3) },
    ...{
      accent: pop,
      panel: '#fffdf4',
      line: { colour: INK, width: 11 },
      family: TYPE_LOOKS.superhero.family,
    },
  }
}

function layerOf(name: string, depth: number | null, layer: Layer): PaintedLayer {
  return { name, depth, blend: 'normal', motion: 'none', canvas: layer.canvas }
}

/** Where people's feet are, as a share of the frame's height. */
const FLOOR = 0.69
/** How far below the middle of their box, in shares of it. */
const FEET = 0.475
/** A person who is shown close keeps their head in the panel. */
const MAX_OF_TALL = 1.16

type Place = { readonly x: number; readonly y: number; readonly size: number; readonly tilt: number }

async function drawHeroes(panel: Panel): Promise<{ backing: Layer; hero: Layer }> {
  const { plan, frame } = panel
  const random = createRandom(plan.seed + 31)
  const hero = createLayer(frame)
  const backing = plan.event ? createLayer(frame) : hero
  const places = fitInto(drawingArea(plan, frame), placeHeroes(plan, frame, panel))
  const [main] = places
  if (main) drawBacking(backing.context, panel, main, random)
  if (plan.cast && main) drawRooftop(hero.context, panel, main.y + main.size * FEET)
  const drawRaw = createRawSubjects(plan, frame)
  const named = plan.subjects.slice(0, places.length).map((name, index) => ({ name, place: places[index] }))
  for (const { name, place } of named) {
    if (place) await drawHero(hero, name, place, { scale: frame.scale, drawRaw })
  }
  return { backing, hero }
}

function placeHeroes(plan: ScenePlan, frame: DesignFrame, panel: Panel): Place[] {
  const turn = (plan.index + plan.filmSeed) % 5
  const scale = [1, 1.16, 0.92, 1.26, 1.08][turn] ?? 1
  const size = Math.min(frame.width * 0.7, frame.height * 0.5) * sizeOf(plan, scale)
  const tilt = [-0.08, 0.1, 0, -0.16, 0.12][turn] ?? 0
  const edge = size * 0.47 + 46
  // People stand on the rooftop's edge; things hang in the burst.
  if (plan.cast) {
    const tall = Math.min(frame.width * 0.86, frame.height * 0.56) * Math.min(MAX_OF_TALL, sizeOf(plan))
    const side = turn % 2 === 0 ? 1 : -1
    const shift = plan.subjects.length > 1 ? side * tall * 0.14 : 0
    const beside = tall * 0.36
    return [
      { x: frame.width / 2 - shift, y: frame.height * FLOOR - tall * FEET, size: tall, tilt: 0 },
      {
        x: frame.width / 2 + side * tall * 0.26,
        y: frame.height * FLOOR - beside * 0.46,
        size: beside,
        tilt,
      },
    ]
  }
  // What is shown so close that it leaves the panel stands in its middle.
  const inside = (x: number) =>
    edge > frame.width / 2 ? frame.width / 2 : Math.max(edge, Math.min(frame.width - edge, x))
  if (plan.subjects.length < 2) return [{ x: inside(panel.x), y: panel.y, size, tilt }]
  const away = turn % 2 === 0 ? 1 : -1
  const reach = Math.min(size * 0.42, frame.width * 0.43 - size * 0.25)
  return [
    { x: inside(frame.width / 2 - away * size * 0.13), y: panel.y - size * 0.03, size: size * 0.88, tilt },
    { x: frame.width / 2 + away * reach, y: panel.y + size * 0.36, size: size * 0.46, tilt: -tilt },
  ]
}

async function drawHero(
  layer: Layer,
  name: string,
  place: Place,
  look: { scale: number; drawRaw: DrawRaw },
): Promise<void> {
  const pixels = Math.round(place.size * look.scale)
  const raw = await look.drawRaw(name, pixels)
  const inner = dilated(raw, pixels * 0.02, INK)
  const paper = dilated(inner, pixels * 0.017, '#ffffff')
  const outer = dilated(paper, Math.max(2, pixels * 0.007), INK)
  const shadow = tinted(outer, 'rgba(10,8,32,0.5)')
  const { context } = layer
  context.save()
  context.translate(place.x, place.y)
  context.rotate(place.tilt)
  // The sprites are in pixels, the layer in design units.
  const put = (sprite: Canvas, shift = 0) => {
    const side = sprite.width / look.scale
    context.drawImage(sprite, -side / 2 + shift, -side / 2 + shift * 1.2, side, side)
  }
  put(shadow, place.size * 0.035)
  for (const sprite of [outer, paper, inner, inkSubject(copyOf(raw))]) put(sprite)
  context.restore()
}

function copyOf(source: Canvas): Canvas {
  const { canvas, context } = createSprite(source.width)
  context.drawImage(source, 0, 0)
  return canvas
}
