import { finished } from 'node:stream/promises'
import { crc32, createDeflate } from 'node:zlib'
import { freeBytes } from '@hookreel/film'

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const CHANNELS = 4
/** Each pixel is written as its difference from the one to its left, channel by channel. */
const SUBTRACT_LEFT = 1
/**
 * The quickest there is: a layer of 2 MB takes 27 ms of CPU in place of the canvas's 100, and 28 % more bytes. A film's layers are read
 * once or twice, so time counts for more.
 */
const COMPRESSION = { level: 1, memLevel: 9 }
/**
 * So many rows at a time. All 10 MB of a layer beside its pixels were memory enough for V8 to look for garbage: of ten pictures 26 times.
 */
const STRIPE = 128

/** A PNG of pixels as a canvas gives them (RGBA, not multiplied by alpha), to the bit. */
export async function encodePng({
  width,
  height,
  data,
}: {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}): Promise<Uint8Array> {
  const facts = new DataView(new ArrayBuffer(13))
  facts.setUint32(0, width)
  facts.setUint32(4, height)
  // Eight bits a channel, colours with alpha.
  facts.setUint8(8, 8)
  facts.setUint8(9, 6)
  const pixels = await compress({ width, height, data })
  const chunks = [
    chunk('IHDR', new Uint8Array(facts.buffer)),
    chunk('IDAT', pixels),
    chunk('IEND', new Uint8Array()),
  ]
  return Buffer.concat([SIGNATURE, ...chunks])
}

type Read = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray }

async function compress({ width, height, data }: Read): Promise<Buffer> {
  const packer = createDeflate(COMPRESSION)
  const packed: Buffer[] = []
  packer.on('data', (part: Buffer) => packed.push(part))
  const isDone = finished(packer)
  const rowBytes = width * CHANNELS
  for (let row = 0; row < height; row += STRIPE) {
    const rows = Math.min(STRIPE, height - row)
    const stripe = subtractLeft(data.subarray(row * rowBytes, (row + rows) * rowBytes), rowBytes, rows)
    await new Promise<void>((written) => packer.write(stripe, () => written()))
    freeBytes(stripe)
  }
  packer.end()
  await isDone
  return Buffer.concat(packed)
}

/** The highest bit of each of four bytes, and the others. */
const HIGH = 0x80808080
const LOW = 0x7f7f7f7f

/**
 * A pixel at a time: its four bytes are subtracted at once, so that none borrows from the next (8 to 12 ms for a layer of 7 MB in place of
 * 26). Bytes keep their places in whatever order a machine has them.
 */
function subtractLeft(data: Uint8ClampedArray, rowBytes: number, rows: number): Uint8Array {
  const width = rowBytes / CHANNELS
  // Pixels are read as numbers of four bytes, which must begin at a multiple of four.
  const aligned = data.byteOffset % CHANNELS === 0 ? data : data.slice()
  const pixels = new Uint32Array(aligned.buffer, aligned.byteOffset, width * rows)
  const differences = new Uint32Array(width)
  const bytes = new Uint8Array(differences.buffer)
  const written = new Uint8Array((rowBytes + 1) * rows)
  for (let row = 0; row < rows; row += 1) {
    const first = row * width
    let left = 0
    for (let x = 0; x < width; x += 1) {
      const pixel = pixels[first + x] ?? 0
      differences[x] = ((pixel | HIGH) - (left & LOW)) ^ (~(pixel ^ left) & HIGH)
      left = pixel
    }
    const to = row * (rowBytes + 1)
    written[to] = SUBTRACT_LEFT
    written.set(bytes, to + 1)
  }
  return written
}

function chunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const bytes = Buffer.alloc(named.length + 8)
  bytes.writeUInt32BE(data.length, 0)
  bytes.set(named, 4)
  bytes.writeUInt32BE(crc32(named), named.length + 4)
  return bytes
}
