import { createCanvas, loadImage } from '@napi-rs/canvas'
import { isPaintedTooOften } from './count-scans.ts'

// The process that reads one picture of a stranger and ends: bytes come in, a JPEG of its pixels goes out.

/** Longest side that is kept: more than any film shows, with its margin. */
const KEPT_SIDE = 2176
const [pixels = 0, keptSide = KEPT_SIDE] = process.argv.slice(2).map(Number)
const QUALITY = 92

const chunks: Uint8Array[] = []
for await (const chunk of process.stdin) chunks.push(chunk)
const sent = Buffer.concat(chunks)
if (isPaintedTooOften(sent, pixels)) throw new Error('It is painted over too often.')
const image = await loadImage(sent)
const scale = Math.min(1, keptSide / Math.max(image.width, image.height))
const canvas = createCanvas(
  Math.max(1, Math.round(image.width * scale)),
  Math.max(1, Math.round(image.height * scale)),
)
const context = canvas.getContext('2d')
context.fillStyle = '#ffffff'
context.fillRect(0, 0, canvas.width, canvas.height)
context.imageSmoothingEnabled = true
context.imageSmoothingQuality = 'high'
context.drawImage(image, 0, 0, canvas.width, canvas.height)
process.stdout.write(await canvas.encode('jpeg', QUALITY))
