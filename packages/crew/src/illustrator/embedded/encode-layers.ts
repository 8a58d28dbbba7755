import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { freeBytes, freeCanvas } from '@hookreel/film'
import type { PictureLayer } from '@hookreel/film'
import { resized } from './brush.ts'
import { encodePng } from './encode-png.ts'
import type { PaintedLayer } from './style-painter.ts'

/** A picture's layers with their encoded images. */
export type EncodedLayers = { readonly layers: PictureLayer[]; readonly files: Map<string, Uint8Array> }

export type PixelBox = { x: number; y: number; width: number; height: number }

const JPEG_QUALITY = 93
/** Layers are packed beside the main thread, which reads the next one meanwhile. More at once are more memory. */
const AT_ONCE = 2

/**
 * Encodes painted layers: what is transparent around a painting is cut off; layers without transparency and layers of
 * light become JPEG, the others PNG (without loss). A layer with nothing on it is left out.
 */
export async function encodeLayers(painted: readonly PaintedLayer[]): Promise<EncodedLayers> {
  const layers: PictureLayer[] = []
  const packing: (readonly [file: string, bytes: Promise<Uint8Array>])[] = []
  for (const layer of painted) {
    const found = findContent(layer)
    if (!found) continue
    const { box, opaque } = found
    const { canvas } = layer
    const cut = cutOut(canvas, box)
    const isJpeg = opaque || layer.blend === 'add'
    const file = `${layers.length}-${layer.name}.${isJpeg ? 'jpg' : 'png'}`
    await packing.at(-AT_ONCE)?.[1]
    const bytes = isJpeg ? cut.encode('jpeg', JPEG_QUALITY) : encodePixels(cut)
    packing.push([file, bytes.finally(() => cut !== canvas && freeCanvas(cut))])
    // Nobody may be waiting for it when it fails.
    packing.at(-1)?.[1].catch(() => undefined)
    layers.push({
      name: layer.name,
      depth: layer.depth,
      blend: layer.blend,
      opaque: opaque && layer.blend === 'normal',
      motion: layer.motion,
      box: layer.box ?? {
        x: box.x / canvas.width,
        y: box.y / canvas.height,
        width: box.width / canvas.width,
        height: box.height / canvas.height,
      },
      file,
      ...(layer.cue ? { cue: layer.cue } : {}),
      ...(layer.act ? { act: layer.act } : {}),
    })
  }
  const files = new Map<string, Uint8Array>()
  for (const [file, bytes] of packing) files.set(file, await bytes)
  return { layers, files }
}

async function encodePixels(canvas: Canvas): Promise<Uint8Array> {
  const pixels = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  const png = await encodePng(pixels)
  freeBytes(pixels.data)
  return png
}

export function cutOut(canvas: Canvas, box: PixelBox): Canvas {
  if (box.width === canvas.width && box.height === canvas.height) return canvas
  const cut = createCanvas(box.width, box.height)
  cut.getContext('2d').drawImage(canvas, box.x, box.y, box.width, box.height, 0, 0, box.width, box.height)
  return cut
}

/** One looked-at pixel stands for this many in each direction: reading whole pictures back costs more than painting. */
const COARSE = 4

function findContent(layer: PaintedLayer): { box: PixelBox; opaque: boolean } | undefined {
  const { width, height } = layer.canvas
  const whole = { x: 0, y: 0, width, height }
  // What lies in a box of its own was cut out already.
  if (layer.blend === 'add' || layer.box) return { box: whole, opaque: false }
  return boxOfContent(layer.canvas)
}

/** The box that holds everything visible on a canvas, in pixels, and whether all of it is opaque; undefined where nothing is. */
export function boxOfContent(canvas: Canvas): { box: PixelBox; opaque: boolean } | undefined {
  const { width, height } = canvas
  const small = resized(canvas, 1 / COARSE)
  // Asking a canvas for its size costs more than a pixel: 110 ms of a layer's 115 when each one asked.
  const { width: columns, height: rows } = small
  const pixels = small.getContext('2d').getImageData(0, 0, columns, rows).data
  freeCanvas(small)
  let left = columns
  let right = -1
  let top = rows
  let bottom = -1
  let opaque = true
  for (let y = 0, at = 3; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1, at += 4) {
      const alpha = pixels[at]
      if (alpha !== 255) opaque = false
      if (alpha === 0) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  freeBytes(pixels)
  if (right < 0) return undefined
  if (opaque) return { box: { x: 0, y: 0, width, height }, opaque }
  const [scaleX, scaleY] = [width / columns, height / rows]
  // One coarse pixel more on each side, and even, so that chroma stays aligned.
  const x = Math.max(0, Math.floor((left - 1) * scaleX)) & ~1
  const y = Math.max(0, Math.floor((top - 1) * scaleY)) & ~1
  return {
    box: {
      x,
      y,
      width: Math.min(width, Math.ceil((right + 2) * scaleX)) - x,
      height: Math.min(height, Math.ceil((bottom + 2) * scaleY)) - y,
    },
    opaque,
  }
}
