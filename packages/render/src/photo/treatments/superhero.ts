import { createCanvas, type Canvas } from '@napi-rs/canvas'
import type { FrameSize } from '@hookreel/film'
import { drawCover, placeInside } from './cover.ts'
import { bleed } from './full-bleed.ts'
import {
  drawFlattened,
  findLines,
  flatten,
  inSteps,
  paintPixels,
  resize,
  smoothStep,
  strengthen,
  writeColour,
} from './paint-pixels.ts'
import { WHOLE_BOX, type PhotoShot, type Treatment, type TreatedSheet } from './treatment.ts'

const INK = '#0b0820'
const PAPER = '#fffdf4'
/** Paper of a panel: light, deep. Photos take turns. */
const PANELS = [
  ['#35b6ff', '#1560d4'],
  ['#ffd21f', '#ff8a00'],
  ['#ff7ac0', '#c41f7a'],
  ['#37d67a', '#0a8a52'],
  ['#9b5bff', '#4a1fb0'],
] as const
/** Share of the frame's sides that a photo of another shape takes. */
const INSIDE = { width: 0.86, height: 0.84 }
/** How far such a panel leans, in radians. */
const LEAN = 0.022
/** Distance of printed dots, in design units. */
const DOTS = 11

/** A comic panel: ink, flat strong colours, printed dots; a subject that can be cut out stands before coloured paper. */
export const treatSuperhero: Treatment = (shot) => {
  const sheets = shot.focus ? fillPanel(shot) : setInPanel(shot)
  return [...sheets, { name: 'frame', depth: null, box: WHOLE_BOX, canvas: drawFrame(shot.frameSize) }]
}

function fillPanel(shot: PhotoShot): readonly TreatedSheet[] {
  return bleed(shot, { whole: (canvas) => printComic(canvas, shot) }).sheets
}

/** A panel on coloured paper, a little askew. */
function setInPanel(shot: PhotoShot): readonly TreatedSheet[] {
  const place = placeInside(shot, INSIDE, shot.frameSize.height > shot.frameSize.width ? 0.45 : 0.5)
  const photo = drawCover(shot.image, place, shot.shown.focus)
  const canvas = inkBorder(printComic(photo, shot), shot.unit, shot.seed % 2 === 0 ? -LEAN : LEAN)
  const { space } = shot
  const box = {
    x: (place.x + (place.width - canvas.width) / 2) / space.width,
    y: (place.y + (place.height - canvas.height) / 2) / space.height,
    width: canvas.width / space.width,
    height: canvas.height / space.height,
  }
  return [
    { name: 'ground', depth: 0.2, box: WHOLE_BOX, canvas: drawPaper(shot) },
    { name: 'photo', depth: 0.5, box, canvas },
  ]
}

/** Inked lines, colours in steps, black where it is dark, dots where it is half dark. */
function printComic(photo: Canvas, { unit }: PhotoShot): Canvas {
  const flat = flatten(photo, 6 * unit, 0.003)
  const lines = findLines(flat, 2.6 * unit * flat.scale, 0.014)
  const drawn = drawFlattened(flat, ({ luma, blue, red, at }, out) => {
    const bright = luma ** 0.82
    const light = 0.25 * bright + 0.75 * inSteps(bright, 4, 0.3)
    const ink = Math.max(lines[at] ?? 0, smoothStep((0.13 - luma - 0.4 * Math.hypot(blue, red)) / 0.07))
    const stronger = strengthen(blue, red, 0.75)
    writeColour(0.08 + 0.96 * light, blue * stronger, red * stronger, out)
    out[0] = out[0] * (1 - ink) + 11 * ink
    out[1] = out[1] * (1 - ink) + 8 * ink
    out[2] = out[2] * (1 - ink) + 32 * ink
  })
  const printed = resize(drawn, photo.width, photo.height)
  return screenDots(printed, unit)
}

/** A screen of dots at 45 degrees: the darker a place, the larger they are. Neither paper nor solid ink has any. */
function screenDots(printed: Canvas, unit: number): Canvas {
  const step = Math.max(3, DOTS * unit)
  return paintPixels(printed, (data, width, height) => {
    const turn = Math.SQRT1_2 / step
    for (let y = 0, at = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1, at += 4) {
        const light = 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0)
        if (light > 205 || light < 30) continue
        const u = (x + y) * turn
        const v = (x - y) * turn
        const [du, dv] = [u - Math.floor(u) - 0.5, v - Math.floor(v) - 0.5]
        const away = Math.sqrt(du * du + dv * dv) * step
        const radius = step * (0.12 + 0.4 * (1 - light / 205))
        const cover = 0.44 * Math.min(1, Math.max(0, radius - away + 0.5))
        if (cover <= 0) continue
        data[at] = (data[at] ?? 0) * (1 - cover) + 20 * cover
        data[at + 1] = (data[at + 1] ?? 0) * (1 - cover) + 10 * cover
        data[at + 2] = (data[at + 2] ?? 0) * (1 - cover) + 70 * cover
      }
  })
}

/** A white gutter with ink on both sides, and a hard shadow; it leans. */
function inkBorder(printed: Canvas, unit: number, lean: number): Canvas {
  const [gutter, line, shadow] = [20 * unit, 8 * unit, 18 * unit]
  const margin = gutter + line + shadow
  const [width, height] = [printed.width + 2 * margin, printed.height + 2 * margin]
  const [sin, cos] = [Math.abs(Math.sin(lean)), Math.cos(lean)]
  const canvas = createCanvas(Math.ceil(width * cos + height * sin), Math.ceil(height * cos + width * sin))
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate(lean)
  context.translate(-printed.width / 2, -printed.height / 2)
  const rect = (grow: number, colour: string, shift = 0) => {
    context.fillStyle = colour
    context.fillRect(shift - grow, shift - grow, printed.width + 2 * grow, printed.height + 2 * grow)
  }
  rect(gutter, 'rgba(11,8,32,0.5)', shadow)
  rect(gutter + line, INK)
  rect(gutter, PAPER)
  rect(line, INK)
  context.drawImage(printed, 0, 0)
  return canvas
}

/** Coloured paper with rays from the middle and dots that grow outwards. */
function drawPaper({ space, unit, seed }: PhotoShot): Canvas {
  const [light, deep] = PANELS[seed % PANELS.length] ?? PANELS[0]
  const canvas = createCanvas(space.width, space.height)
  const context = canvas.getContext('2d')
  const [x, y] = [space.width / 2, space.height / 2]
  const reach = Math.hypot(x, y)
  const round = context.createRadialGradient(x, y, 0, x, y, reach)
  round.addColorStop(0.1, light)
  round.addColorStop(1, deep)
  context.fillStyle = round
  context.fillRect(0, 0, space.width, space.height)
  context.fillStyle = 'rgba(255,255,255,0.2)'
  for (let ray = 0; ray < 22; ray += 1) {
    const angle = ((ray + 0.25) / 22) * 2 * Math.PI
    const half = Math.PI / 44
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x + Math.cos(angle - half) * reach * 1.1, y + Math.sin(angle - half) * reach * 1.1)
    context.lineTo(x + Math.cos(angle + half) * reach * 1.1, y + Math.sin(angle + half) * reach * 1.1)
    context.fill()
  }
  const step = 26 * unit
  context.fillStyle = 'rgba(11,8,60,0.34)'
  context.beginPath()
  for (let row = 0; row * step * 0.866 < space.height + step; row += 1)
    for (let column = 0; column * step < space.width + step; column += 1) {
      const [dotX, dotY] = [(column + (row % 2) / 2) * step, row * step * 0.866]
      const radius =
        step * 0.54 * Math.min(1, Math.max(0, Math.hypot(dotX - x, dotY - y) / reach - 0.36) * 1.4)
      if (radius < 0.6) continue
      context.moveTo(dotX + radius, dotY)
      context.arc(dotX, dotY, radius, 0, 7)
    }
  context.fill()
  return canvas
}

/** The panel's border, fixed to the screen, as drawn panels have it. */
function drawFrame({ width, height }: FrameSize): Canvas {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const unit = Math.min(width, height) / 1080
  context.strokeStyle = PAPER
  context.lineWidth = 44 * unit
  context.strokeRect(14 * unit, 14 * unit, width - 28 * unit, height - 28 * unit)
  context.strokeStyle = INK
  context.lineWidth = 9 * unit
  context.strokeRect(38 * unit, 38 * unit, width - 76 * unit, height - 76 * unit)
  return canvas
}
