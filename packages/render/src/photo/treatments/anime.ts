import type { Canvas } from '@napi-rs/canvas'
import { createCanvas } from '@napi-rs/canvas'
import { bleed } from './full-bleed.ts'
import {
  drawFlattened,
  findLines,
  flatten,
  inSteps,
  resize,
  strengthen,
  writeColour,
} from './paint-pixels.ts'
import type { PhotoShot, Treatment } from './treatment.ts'

const LINE = [42, 29, 99] as const

/** Cel shading: few even tones, clear colours, violet shadows, thin lines, and light that spills over. */
export const treatAnime: Treatment = (shot) =>
  bleed(shot, { isOnePiece: true, whole: (canvas) => spillLight(shadeCels(canvas, shot)) }).sheets

function shadeCels(photo: Canvas, { unit }: PhotoShot): Canvas {
  const flat = flatten(photo, 7 * unit, 0.004)
  const lines = findLines(flat, 2.2 * unit * flat.scale, 0.016)
  const drawn = drawFlattened(flat, ({ luma, blue, red, at }, out) => {
    const light = 0.3 * luma + 0.7 * inSteps(luma, 5, 0.42)
    // Lifted: a cel is never black, and its shadows are violet.
    const lifted = 0.1 + 0.92 * light ** 0.86
    const shadow = Math.max(0, 0.62 - light)
    const line = 0.8 * (lines[at] ?? 0)
    const stronger = strengthen(blue, red, 0.55)
    writeColour(lifted, blue * stronger + shadow * 0.1, red * stronger + shadow * 0.03, out)
    for (let part = 0; part < 3; part += 1)
      out[part] = (out[part] ?? 0) * (1 - line) + (LINE[part] ?? 0) * line
  })
  return resize(drawn, photo.width, photo.height)
}

/** What is bright glows, and light falls in from a corner. */
function spillLight(cels: Canvas): Canvas {
  const context = cels.getContext('2d')
  const [width, height] = [Math.ceil(cels.width / 10), Math.ceil(cels.height / 10)]
  const small = resize(cels, width, height)
  const glow = createCanvas(width, height)
  const soft = glow.getContext('2d')
  soft.filter = `blur(${Math.max(1, Math.round(width * 0.03))}px)`
  soft.drawImage(small, 0, 0)
  soft.filter = 'none'
  soft.globalCompositeOperation = 'multiply'
  soft.drawImage(small, 0, 0)
  context.globalCompositeOperation = 'screen'
  context.globalAlpha = 0.34
  context.imageSmoothingQuality = 'medium'
  context.drawImage(glow, 0, 0, cels.width, cels.height)
  context.globalAlpha = 1
  const corner = context.createRadialGradient(
    cels.width,
    0,
    0,
    cels.width,
    0,
    Math.hypot(cels.width, cels.height) * 0.7,
  )
  corner.addColorStop(0, 'rgba(255,226,240,0.4)')
  corner.addColorStop(0.45, 'rgba(180,200,255,0.14)')
  corner.addColorStop(1, 'rgba(120,140,255,0)')
  context.fillStyle = corner
  context.fillRect(0, 0, cels.width, cels.height)
  context.globalCompositeOperation = 'source-over'
  return cels
}
