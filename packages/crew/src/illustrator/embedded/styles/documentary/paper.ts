import type { SKRSContext2D } from '@napi-rs/canvas'
import {
  geoGraticule10,
  geoMercator,
  geoOrthographic,
  geoPath,
  type GeoContext,
  type GeoProjection,
} from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import { createRandom, toHex } from '@hookreel/film'
import { layoutOf, pickGround } from '../../art/direct-scene.ts'
import { paintArt } from '../../art/paint-art.ts'
import { prepareArt, type Art } from '../../art/prepare-art.ts'
import { loadWorld } from '../../art/world.ts'
import { mix } from '../../colour.ts'
import { radial } from '../../brush.ts'
import { createLayer, pictureArea, type DesignFrame, type Layer } from '../../canvas.ts'
import { createNoise } from '../../noise.ts'
import { paintPixels } from '../../painting/texture.ts'
import type { ScenePlan } from '../../scene-plan.ts'
import { drawClippings } from './clippings.ts'
import { pictureFont } from '../type/fonts.ts'
import { TYPE_LOOKS } from '../type/looks.ts'

type Paper = readonly [number, number, number]
const ARCHIVE: Paper = [238, 228, 202]
const AT_SEA: Paper = [126, 164, 184]
const BRICK: Paper = [208, 134, 100]
const FIELD: Paper = [168, 184, 134]
const FOLDER: Paper = [230, 190, 102]
/** Archive paper, a map at sea, brick, a field book, a folder of card; a film has one of these families. */
const PAPERS: readonly (readonly [Paper, Paper, Paper])[] = [
  [ARCHIVE, AT_SEA, BRICK],
  [FIELD, ARCHIVE, BRICK],
  [ARCHIVE, FOLDER, AT_SEA],
  [FOLDER, ARCHIVE, FIELD],
]

const VARIANTS = ['map', 'globe', 'graph', 'relief'] as const

/** What is printed on the paper; nothing under words on cards and bands, which cover it. */
export async function preparePrint(plan: ScenePlan, frame: DesignFrame): Promise<Art | null> {
  const layout = layoutOf(plan)
  return layout === 'card' || layout === 'band' ? null : prepareArt(plan, frame)
}

/** Old paper with a map, a globe, graph paper or contour lines; neighbours differ in kind and region. */
export function paintMapPaper(plan: ScenePlan, frame: DesignFrame, art: Art | null): Layer {
  const layer = createLayer(frame)
  const { context } = layer
  paintPaper(layer, plan)
  const random = createRandom(plan.seed + 17)
  const variant = VARIANTS[(plan.index + plan.filmSeed) % VARIANTS.length] ?? 'map'
  const turn = random.between(-150, 150)
  context.save()
  if (variant === 'map') {
    const size = Math.max(frame.width, frame.height * 0.6) * random.between(0.36, 0.55)
    drawWorld(
      context,
      geoMercator()
        .rotate([turn, 0])
        .scale(size)
        .translate([frame.width / 2, frame.height * 0.56]),
    )
  } else if (variant === 'globe') {
    const radius = Math.min(frame.width, frame.height) * 0.5
    const middle: [number, number] = [frame.width / 2, frame.height * 0.42]
    drawWorld(context, geoOrthographic().rotate([turn, -18]).scale(radius).translate(middle))
    context.globalAlpha = 0.6
    context.lineWidth = 4
    context.beginPath()
    context.arc(middle[0], middle[1], radius, 0, 7)
    context.stroke()
  } else {
    drawGrid(context, frame, variant === 'graph' ? 54 : 108)
    if (variant === 'relief') drawContours(context, frame, plan.seed)
  }
  context.restore()
  if (art) printArt(context, plan, frame, art)
  else if (frame.height > frame.width) {
    drawClippings(context, plan, frame)
    // A strip of film or a ruler takes the whole width.
    if ((plan.index + plan.filmSeed) % 2 === 0) drawStamp(context, plan, frame)
  }
  darkenEdges(context, frame)
  return layer
}

/** What is printed on the paper beside strips of words: large, in two inks. */
function printArt(context: SKRSContext2D, plan: ScenePlan, frame: DesignFrame, art: Art): void {
  const paper = toHex(pickGround(plan, PAPERS))
  const [ink, red] = ['#2c2420', '#b8191b']
  const tones = {
    ...{
      paper,
      second: mix(paper, ink, 0.72),
      light: mix(paper, '#ffffff', 0.5),
      dark: mix(paper, ink, 0.7),
    },
    ...{
      accent: mix(red, paper, 0.12),
      panel: mix(paper, ink, 0.2),
      line: null,
      family: TYPE_LOOKS.documentary.family,
    },
  }
  const isOnThing = art.motif.kind === 'thing'
  paintArt({ context, frame, plan, tones: isOnThing ? { ...tones, accent: '#f4ecd8' } : tones }, art)
}

function paintPaper(layer: Layer, plan: ScenePlan): void {
  const { width, height } = layer.canvas
  const noise = createNoise(plan.filmSeed % 991)
  const grain = createRandom(plan.seed)
  const [red, green, blue] = pickGround(plan, PAPERS)
  const unit = 1100 / width
  const half = paintPixels(Math.ceil(width / 2), Math.ceil(height / 2), (x, y) => {
    const u = x * 2 * unit
    const v = y * 2 * unit
    const tone =
      (noise.fractal(u / 120, v / 120, 2) - 0.5) * 26 +
      (noise.at(u / 5, v / 28) - 0.5) * 9 +
      (grain.next() - 0.5) * 10
    return [red + tone, green + tone, blue + tone, 1]
  })
  layer.context.save()
  layer.context.setTransform(1, 0, 0, 1, 0, 0)
  layer.context.drawImage(half, 0, 0, width, height)
  layer.context.restore()
}

function drawWorld(context: SKRSContext2D, projection: GeoProjection): void {
  const world = loadWorld()
  const countries = world.objects.countries
  // d3-geo only draws lines on its context, which this canvas can do.
  const draw = geoPath(projection, context as unknown as GeoContext)
  context.strokeStyle = '#6d5d3c'
  context.globalAlpha = 0.24
  context.lineWidth = 1.2
  context.beginPath()
  draw(geoGraticule10())
  context.stroke()
  context.globalAlpha = 0.5
  context.fillStyle = '#a8966c'
  context.beginPath()
  draw(feature(world, countries))
  context.fill()
  context.globalAlpha = 0.65
  context.lineWidth = 2
  context.beginPath()
  draw(mesh(world, countries))
  context.stroke()
}

function drawGrid(context: SKRSContext2D, frame: DesignFrame, step: number): void {
  const area = pictureArea(frame)
  context.strokeStyle = '#5f7f8f'
  for (let line = 0; line * step < area.bottom - area.top; line += 1) {
    context.globalAlpha = line % 5 === 0 ? 0.42 : 0.22
    context.lineWidth = line % 5 === 0 ? 2.4 : 1.4
    const at = line * step
    context.beginPath()
    context.moveTo(area.left, area.top + at)
    context.lineTo(area.right, area.top + at)
    context.moveTo(area.left + at, area.top)
    context.lineTo(area.left + at, area.bottom)
    context.stroke()
  }
}

function drawContours(context: SKRSContext2D, frame: DesignFrame, seed: number): void {
  context.globalAlpha = 0.5
  context.lineWidth = 2.4
  context.strokeStyle = '#7a5c3a'
  const noise = createNoise(seed % 977)
  for (let ring = 0; ring < 11; ring += 1) {
    context.beginPath()
    for (let angle = 0; angle <= 6.3; angle += 0.05) {
      const bend = noise.fractal(Math.cos(angle) * 1.1 + 4 + ring * 0.06, Math.sin(angle) * 1.1 + 4, 3)
      const radius = 90 + ring * 78 + bend * 260
      context.lineTo(
        frame.width * 0.5 + Math.cos(angle) * radius,
        frame.height * 0.42 + Math.sin(angle) * radius * 1.1,
      )
    }
    context.stroke()
  }
}

const STAMPS = ['ARCHIVE', 'ON FILE', 'REFERENCE', 'COPY No. 2'] as const

/** A worn rubber stamp below the captions, in another corner on each board. */
function drawStamp(context: SKRSContext2D, plan: ScenePlan, frame: DesignFrame): void {
  const turn = plan.index + plan.filmSeed
  const text = STAMPS[turn % STAMPS.length] ?? STAMPS[0]
  const blue = turn % 2 === 0
  context.save()
  context.translate(frame.width * (blue ? 0.74 : 0.27), frame.height * 0.895)
  context.rotate(blue ? -0.13 : 0.1)
  context.globalAlpha = 0.42
  context.strokeStyle = blue ? '#2f4f7a' : '#a8322a'
  context.fillStyle = context.strokeStyle
  context.font = pictureFont('Hookreel Special Elite', 58)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const width = context.measureText(text).width + 60
  context.lineWidth = 7
  context.strokeRect(-width / 2, -50, width, 100)
  context.lineWidth = 2.5
  context.strokeRect(-width / 2 + 11, -39, width - 22, 78)
  context.fillText(text, 0, 4)
  context.restore()
}

function darkenEdges(context: SKRSContext2D, frame: DesignFrame): void {
  const area = pictureArea(frame)
  const reach = Math.hypot(frame.width, frame.height) / 2
  context.fillStyle = radial(
    context,
    [frame.width / 2, frame.height * 0.46, reach * 0.45, reach * 1.12],
    [
      [0, 'rgba(74,53,20,0)'],
      [1, 'rgba(74,53,20,0.4)'],
    ],
  )
  context.fillRect(area.left, area.top, area.right - area.left, area.bottom - area.top)
}
