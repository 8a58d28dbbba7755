/**
 * The trial of an invisible watermark (docs/decisions/0030): a keyed pattern of the size of 180x320 cells is added to the luma of every
 * frame, as strongly as the texture under it hides; half of its cells say that it is there, the rest say 32 bits. Its films go through
 * x264 at CRF 28 and 720p, and through a second encoding. Told are how many are read again, what it costs, and false alarms.
 * `node bench/watermark.ts FOLDER [clips] [frames] [loss]`
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createRandom, STYLE_IDS, type StyleId } from '@hookreel/film'
import { findFfmpeg, openFrames, runFfmpeg, type Ffmpeg } from '@hookreel/render'
import { readFixedFilm } from './film/read-fixed-film.ts'
import { writeFixedFilm } from './film/write-fixed-film.ts'

const [folder = '/tmp/watermark', clips = '100', frames = '48', loss = '0.0045'] = process.argv.slice(2)
const SIZE = { width: 1080, height: 1920 }
const CELLS = { width: 180, height: 320 }
const CELL = SIZE.width / CELLS.width
const BITS = 32
/** What unmarked frames reach once in a thousand million. */
const ALARM = 6
const C2 = 58.5
const STRONGEST = 4
const KEYS = 10_000
const RAW = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${SIZE.width}x${SIZE.height}`, '-r', '30']

type Mark = { readonly signs: Int8Array; readonly groups: Uint8Array }

/** Which way each cell is pushed by a key, and what it says: 0 that the mark is there, n the bit n − 1. */
function drawMark(key: number): Mark {
  const random = createRandom(key)
  const count = CELLS.width * CELLS.height
  const signs = Int8Array.from({ length: count }, () => (random.between(0, 1) < 0.5 ? -1 : 1))
  const groups = Uint8Array.from({ length: count }, () =>
    random.between(0, 1) < 0.5 ? 0 : 1 + Math.floor(random.between(0, BITS - 0.001)),
  )
  return { signs, groups }
}

/** Pushes the luma of a frame; answers how many milliseconds it took. */
function embed(luma: Uint8Array, { signs, groups }: Mark, bits: number): number {
  const begun = performance.now()
  for (let cellY = 0; cellY < CELLS.height; cellY += 1)
    for (let cellX = 0; cellX < CELLS.width; cellX += 1) {
      const cell = cellY * CELLS.width + cellX
      const group = groups[cell] ?? 0
      const isTurned = group > 0 && ((bits >>> (group - 1)) & 1) === 0
      const sign = isTurned ? -(signs[cell] ?? 0) : (signs[cell] ?? 0)
      pushCell(luma, cellY * CELL * SIZE.width + cellX * CELL, sign, cell)
    }
  return performance.now() - begun
}

/** One cell: as strong as its own variance hides, rounded at random places. */
function pushCell(luma: Uint8Array, start: number, sign: number, seed: number): void {
  let sum = 0
  let squares = 0
  for (let y = 0; y < CELL; y += 1)
    for (let x = 0; x < CELL; x += 1) {
      const value = luma[start + y * SIZE.width + x] ?? 0
      sum += value
      squares += value * value
    }
  const variance = Math.max(0, squares / (CELL * CELL) - (sum / (CELL * CELL)) ** 2)
  const strength = Math.min(STRONGEST, Math.sqrt(Number(loss) * (2 * variance + C2)))
  let dither = (seed * 2_654_435_761) >>> 0
  for (let y = 0; y < CELL; y += 1)
    for (let x = 0; x < CELL; x += 1) {
      dither = (Math.imul(dither, 1_664_525) + 1_013_904_223) >>> 0
      const at = start + y * SIZE.width + x
      const pushed = (luma[at] ?? 0) + sign * Math.floor(strength + dither / 4_294_967_296)
      luma[at] = Math.min(255, Math.max(0, pushed))
    }
}

/** What is left of a frame when what its neighbourhood explains is taken away, in parts of its own spread. */
function whiten(cells: Uint8Array, into: Float32Array): void {
  const { width, height } = CELLS
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      let around = 0
      for (const step of [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1])
        around += cells[at + step] ?? 0
      const left = (cells[at] ?? 0) - around / 8
      into[at] = (into[at] ?? 0) + Math.max(-4, Math.min(4, left))
    }
}

/** How sure it is that the mark of a key is there, and the bits that it says. */
function detect(seen: Float32Array, { signs, groups }: Mark): { z: number; bits: number } {
  const sums = new Float64Array(BITS + 1)
  let squares = 0
  for (let at = 0; at < seen.length; at += 1) {
    const value = seen[at] ?? 0
    const group = groups[at] ?? 0
    sums[group] = (sums[group] ?? 0) + value * (signs[at] ?? 0)
    if (group === 0) squares += value * value
  }
  const bits = Array.from({ length: BITS }, (_, bit) => ((sums[bit + 1] ?? 0) > 0 ? 1 << bit : 0))
  return { z: (sums[0] ?? 0) / Math.sqrt(squares), bits: bits.reduce((all, bit) => (all | bit) >>> 0, 0) }
}

async function run(ffmpeg: Ffmpeg, args: readonly string[], input?: Uint8Array): Promise<Buffer> {
  const quiet = ['-v', 'error', '-y', ...args]
  return (await runFfmpeg(ffmpeg, quiet, input ? { input } : {})).stdout
}

/** ffmpeg's SSIM of the luma of two films. */
async function compare(ffmpeg: Ffmpeg, one: Uint8Array, other: Uint8Array): Promise<number> {
  const file = join(folder, 'clean.yuv')
  await writeFile(file, one)
  const told = await run(
    ffmpeg,
    [...RAW, '-i', file, ...RAW, '-i', '-', '-lavfi', '[0][1]ssim=stats_file=-', '-f', 'null', '-'],
    other,
  )
  const all = [...told.toString().matchAll(/Y:([\d.]+)/g)].map(([, value]) => Number(value))
  return all.reduce((sum, value) => sum + value, 0) / all.length
}

/** The film after two encodings at CRF 28 and 720p, as the cells that a reader sees. */
async function passThrough(ffmpeg: Ffmpeg, raw: Uint8Array): Promise<Float32Array> {
  const [once, twice] = [join(folder, 'once.mp4'), join(folder, 'twice.mp4')]
  const x264 = ['-c:v', 'libx264', '-crf', '28', '-preset', 'veryfast', '-threads', '2']
  await run(ffmpeg, [...RAW, '-i', '-', '-vf', 'scale=720:1280', ...x264, once], raw)
  await run(ffmpeg, ['-i', once, ...x264, twice])
  const area = `scale=${CELLS.width}:${CELLS.height}:flags=area`
  const gray = await run(ffmpeg, ['-i', twice, '-vf', area, '-f', 'rawvideo', '-pix_fmt', 'gray', '-'])
  const count = CELLS.width * CELLS.height
  const seen = new Float32Array(count)
  for (let at = 0; at < gray.length; at += count) whiten(gray.subarray(at, at + count), seen)
  return seen
}

const ffmpeg = await findFfmpeg()
await mkdir(folder, { recursive: true })
const films = new Map<StyleId, Awaited<ReturnType<typeof openFrames>>>()
for (const style of STYLE_IDS) {
  const place = join(folder, style)
  await writeFixedFilm(place, 5, SIZE, style)
  const { timeline, loadFile } = await readFixedFilm(place)
  films.set(style, await openFrames(timeline, loadFile))
}
const found = new Map<string, { read: number; seen: number; all: number }>()
let [ms, count] = [0, 0]
const ssims: number[] = []
const plain: Float32Array[] = []
for (let clip = 0; clip < Number(clips); clip += 1) {
  const style = STYLE_IDS[clip % STYLE_IDS.length] ?? 'default'
  const film = films.get(style)
  if (!film) throw new Error(style)
  const mark = drawMark(1000 + clip)
  const bits = createRandom(clip).between(0, 2 ** 32) >>> 0
  const first = (clip * 37) % Math.max(1, 150 - Number(frames))
  const [marked, clean]: [Buffer[], Buffer[]] = [[], []]
  for (let n = 0; n < Number(frames); n += 1) {
    const frame = Buffer.from(await film.draw(first + n))
    if (clip < STYLE_IDS.length) clean.push(Buffer.from(frame))
    ms += embed(frame.subarray(0, SIZE.width * SIZE.height), mark, bits)
    marked.push(frame)
    count += 1
  }
  if (clean.length > 0) {
    plain.push(await passThrough(ffmpeg, Buffer.concat(clean)))
    ssims.push(await compare(ffmpeg, Buffer.concat(clean), Buffer.concat(marked)))
  }
  const { z, bits: said } = detect(await passThrough(ffmpeg, Buffer.concat(marked)), mark)
  const row = found.get(style) ?? { read: 0, seen: 0, all: 0 }
  found.set(style, {
    read: row.read + (z > ALARM && said === bits ? 1 : 0),
    seen: row.seen + (z > ALARM ? 1 : 0),
    all: row.all + 1,
  })
  console.log(`${clip} ${style} z ${z.toFixed(1)} ${said === bits ? 'read' : 'not read'}`)
}
let alarms = 0
for (let key = 0; key < KEYS; key += 1) {
  const seen = plain[key % plain.length]
  if (seen && detect(seen, drawMark(1_000_000 + key)).z > ALARM) alarms += 1
}
console.log('style, seen, read with all 32 bits, clips')
for (const [style, { seen, read, all }] of found) console.log(style, seen, read, all)
console.log(`SSIM ${ssims.map((one) => one.toFixed(4)).join(' ')}; ${(ms / count).toFixed(1)} ms a frame`)
console.log(`false alarms ${alarms} of ${KEYS}`)
for (const film of films.values()) film.close()
await rm(folder, { recursive: true, force: true })
