import { createCanvas, type Canvas } from '@napi-rs/canvas'
import type { PictureLayer } from '@hookreel/film'
import type { PaintedLayer } from './style-painter.ts'

/** A picture's layers with their encoded images. */
export type EncodedLayers = { readonly layers: PictureLayer[]; readonly files: Map<string, Uint8Array> }

type PixelBox = { x: number; y: number; width: number; height: number }

const JPEG_QUALITY = 93

/**
 * Encodes painted layers: what is transparent around a painting is cut off; layers without transparency and layers of
 * light become JPEG, the others PNG (half the time of WebP, and without loss). A layer with nothing on it is left out.
 */
export async function encodeLayers(painted: readonly PaintedLayer[]): Promise<EncodedLayers> {
  const layers: PictureLayer[] = []
  const files = new Map<string, Uint8Array>()
  for (const layer of painted) {
    const found = findContent(layer)
    if (!found) continue
    const { box, opaque } = found
    const { canvas } = layer
    const cut = cutOut(canvas, box)
    const isJpeg = opaque || layer.blend === 'add'
    const file = `${layers.length}-${layer.name}.${isJpeg ? 'jpg' : 'png'}`
    files.set(file, isJpeg ? await cut.encode('jpeg', JPEG_QUALITY) : await cut.encode('png'))
    layers.push({
      name: layer.name,
      depth: layer.depth,
      blend: layer.blend,
      opaque: opaque && layer.blend === 'normal',
      motion: layer.motion,
      box: {
        x: box.x / canvas.width,
        y: box.y / canvas.height,
        width: box.width / canvas.width,
        height: box.height / canvas.height,
      },
      file,
    })
  }
  return { layers, files }
}

function cutOut(canvas: Canvas, box: PixelBox): Canvas {
  if (box.width === canvas.width && box.height === canvas.height) return canvas
  const cut = createCanvas(box.width, box.height)
  cut.getContext('2d').drawImage(canvas, box.x, box.y, box.width, box.height, 0, 0, box.width, box.height)
  return cut
}

/** The box that holds everything visible, in pixels (even, so that chroma stays aligned), and whether all is opaque. */
function findContent(layer: PaintedLayer): { box: PixelBox; opaque: boolean } | undefined {
  const { width, height } = layer.canvas
  const whole = { x: 0, y: 0, width, height }
  if (layer.blend === 'add') return { box: whole, opaque: false }
  const pixels = layer.canvas.data()
  let left = width
  let right = -1
  let top = height
  let bottom = -1
  let opaque = true
  for (let y = 0; y < height; y += 1) {
    const row = y * width * 4 + 3
    let first = 0
    while (first < width && (pixels[row + first * 4] ?? 0) < 3) first += 1
    if (first === width) {
      opaque = false
      continue
    }
    let last = width - 1
    while ((pixels[row + last * 4] ?? 0) < 3) last -= 1
    if (top === height) top = y
    bottom = y
    left = Math.min(left, first)
    right = Math.max(right, last)
    for (let x = 0; opaque && x < width; x += 1) opaque = pixels[row + x * 4] === 255
  }
  if (right < 0) return undefined
  if (opaque) return { box: whole, opaque }
  const x = left & ~1
  const y = top & ~1
  return {
    box: { x, y, width: Math.min(width, right + 2) - x, height: Math.min(height, bottom + 2) - y },
    opaque,
  }
}
