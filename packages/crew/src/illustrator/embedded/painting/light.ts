import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { freeBytes, freeCanvas } from '@hookreel/film'
import { blurred } from '../brush.ts'
import { createLayer, drawWhole, type DesignFrame } from '../canvas.ts'

/**
 * The light that bright parts of a picture spread (bloom), as a small canvas to be added over it: the flattened picture's
 * highlights, blurred narrowly and widely, and the beams of lamps. `threshold` 0 to 255.
 */
export function paintBloom(
  frame: DesignFrame,
  layers: readonly Canvas[],
  look: { threshold: number; strength: number; beams?: Canvas },
): Canvas {
  const flat = createLayer(frame, { detail: 0.25 })
  for (const canvas of layers) drawWhole(flat.context, canvas, frame)
  const { width, height } = flat.canvas
  const image = flat.context.getImageData(0, 0, width, height)
  const pixels = image.data
  for (let i = 0; i < pixels.length; i += 4) {
    const [red, green, blue] = [pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0]
    const bright = Math.max(red, green, blue)
    const share = Math.max(0, (bright - look.threshold) / (256 - look.threshold)) * look.strength
    pixels[i] = red * share
    pixels[i + 1] = green * share
    pixels[i + 2] = blue * share
    pixels[i + 3] = 255
  }
  const lights = createCanvas(width, height)
  lights.getContext('2d').putImageData(image, 0, 0)
  freeBytes(pixels)
  freeCanvas(flat.canvas)
  const bloom = createCanvas(width, height)
  const context = bloom.getContext('2d')
  context.fillStyle = '#000000'
  context.fillRect(0, 0, width, height)
  context.globalCompositeOperation = 'lighter'
  context.globalAlpha = 0.4
  const [near, far] = [blurred(lights, width * 0.014), blurred(lights, width * 0.05)]
  context.drawImage(near, 0, 0)
  context.globalAlpha = 0.45
  context.drawImage(far, 0, 0)
  context.globalAlpha = 0.85
  if (look.beams) context.drawImage(look.beams, 0, 0, width, height)
  for (const canvas of [lights, near, far]) freeCanvas(canvas)
  return bloom
}

/** A four-pointed spark of light, `size` from its middle to each point, in the context's fill. */
export function drawGlint(context: SKRSContext2D, [x, y]: readonly [number, number], size: number): void {
  context.beginPath()
  context.moveTo(x, y - size)
  context.quadraticCurveTo(x, y, x + size, y)
  context.quadraticCurveTo(x, y, x, y + size)
  context.quadraticCurveTo(x, y, x - size, y)
  context.quadraticCurveTo(x, y, x, y - size)
  context.fill()
}
