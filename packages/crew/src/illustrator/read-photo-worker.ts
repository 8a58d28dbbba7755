import { buffer } from 'node:stream/consumers'
import { createCanvas, loadImage } from '@napi-rs/canvas'

// The process that finds out whether one picture of a service can be read: bytes come in, and it ends with 0 when it can.
// What it writes is how the picture looks: for each of 64 places of a picture of 9x8 whether it is darker than the next (dHash), in 16 digits.

const image = await loadImage(await buffer(process.stdin))
const canvas = createCanvas(9, 8)
const context = canvas.getContext('2d')
context.drawImage(image, 0, 0, 9, 8)
const { data } = context.getImageData(0, 0, 9, 8)
const lightAt = (at: number) =>
  3 * (data[at * 4] ?? 0) + 6 * (data[at * 4 + 1] ?? 0) + (data[at * 4 + 2] ?? 0)
let look = 0n
for (let y = 0; y < 8; y += 1)
  for (let x = 0; x < 8; x += 1) {
    const at = y * 9 + x
    look = (look << 1n) | (lightAt(at) < lightAt(at + 1) ? 1n : 0n)
  }
process.stdout.write(look.toString(16).padStart(16, '0'))
