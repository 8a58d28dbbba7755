import { readFile } from 'node:fs/promises'
import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas'
import { STYLE_IDS, type FrameSize, type Picture, type StyleId } from '@hookreel/film'
import { beforeAll, describe, expect, test } from 'vitest'
import { drawThumbnail } from '../../frames/draw-thumbnail.ts'
import { framePhoto } from '../frame-photo.ts'

const PHOTOS = new URL('../../../../../tests/goldens/photos/', import.meta.url)
const FRAMES = {
  '9:16': { width: 216, height: 384 },
  '1:1': { width: 240, height: 240 },
  '16:9': { width: 384, height: 216 },
}
const TALL = FRAMES['9:16']

/** The picture at rest, as it is seen, or these layers of it. */
async function lay(
  photo: Uint8Array,
  style: StyleId,
  frameSize: FrameSize = TALL,
  isSeen: (layer: Picture['layers'][number], picture: Picture) => boolean = () => true,
) {
  const { picture, files } = await framePhoto(photo, { frameSize, style })
  const load = (file: string) => Promise.resolve(files.get(file) ?? new Uint8Array())
  const seen = { ...picture, layers: picture.layers.filter((layer) => isSeen(layer, picture)) }
  const shortSide = Math.min(frameSize.width, frameSize.height)
  const image = await loadImage(await drawThumbnail(seen, frameSize, load, shortSide))
  const canvas = createCanvas(image.width, image.height)
  canvas.getContext('2d').drawImage(image, 0, 0)
  return { picture, files, canvas }
}

const readPixels = (canvas: Canvas) =>
  canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data

/** Mean difference, in steps of 255. */
function compare(one: Canvas, other: Canvas): number {
  const [a, b] = [readPixels(one), readPixels(other)]
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length
}

/** How far apart red, green and blue are on the whole. */
function colourfulness(canvas: Canvas): number {
  const data = readPixels(canvas)
  let sum = 0
  for (let at = 0; at < data.length; at += 4) {
    const part = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    sum += Math.max(...part) - Math.min(...part)
  }
  return (4 * sum) / data.length
}

function brightness(canvas: Canvas): number {
  const data = readPixels(canvas)
  return data.reduce((sum, value, i) => sum + (i % 4 === 3 ? 0 : value), 0) / ((data.length * 3) / 4)
}

const BLUE = '#1030e0'
const RED = '#d01818'

/** A plain photo with a round thing in it. */
async function paint(
  size: FrameSize,
  at: readonly [number, number],
  colour = BLUE,
  type: 'png' | 'jpeg' = 'jpeg',
) {
  const canvas = createCanvas(size.width, size.height)
  const context = canvas.getContext('2d')
  if (type === 'jpeg') {
    context.fillStyle = '#c9b48c'
    context.fillRect(0, 0, size.width, size.height)
  }
  const radius = 0.14 * Math.min(size.width, size.height)
  context.fillStyle = colour
  context.beginPath()
  context.arc(at[0] * size.width, at[1] * size.height, radius, 0, 7)
  context.fill()
  return type === 'png' ? canvas.encode('png') : canvas.encode('jpeg', 92)
}

/** The box of what is clearly blue, or red, and how much of it is filled. */
function findThing(canvas: Canvas, colour: string) {
  const data = readPixels(canvas)
  const [xs, ys]: [number[], number[]] = [[], []]
  for (let i = 0; i < data.length / 4; i += 1) {
    const [r = 0, g = 0, b = 0] = data.subarray(4 * i, 4 * i + 3)
    const [own, other] = colour === BLUE ? [b, Math.max(r, g)] : [r, Math.max(g, b)]
    if (own < other + 14) continue
    xs.push(i % canvas.width)
    ys.push(Math.floor(i / canvas.width))
  }
  // Single pixels far away are printed dots, and what the encoding leaves.
  const lengthOf = (values: readonly number[]) => {
    const sorted = values.toSorted((one, other) => one - other)
    const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
    return at(0.985) - at(0.015) + 1
  }
  return { count: xs.length, wide: lengthOf(xs), high: lengthOf(ys) }
}

describe('a photo in the six styles', () => {
  const looks = new Map<StyleId, Canvas>()
  let cat: Buffer

  beforeAll(async () => {
    cat = await readFile(new URL('cat.jpg', PHOTOS))
    for (const style of STYLE_IDS) looks.set(style, (await lay(cat, style)).canvas)
  })

  test('looks different in each', () => {
    for (const [style, one] of looks)
      for (const [other, two] of looks)
        if (style < other) expect(compare(one, two), `${style} and ${other}`).toBeGreaterThan(12)
  })

  test('is cold and dark in horror, and has less colour in a print of an archive', () => {
    const of = (style: StyleId, measure: (canvas: Canvas) => number) => {
      const look = looks.get(style)
      return look ? measure(look) : Number.NaN
    }
    for (const style of STYLE_IDS.filter((one) => one !== 'horror'))
      expect(of('horror', brightness)).toBeLessThan(of(style, brightness))
    expect(of('horror', colourfulness)).toBeLessThan(of('default', colourfulness) / 2)
  })

  test.each(STYLE_IDS)('has the same bytes each time: %s', async (style) => {
    const [one, two] = [await lay(cat, style), await lay(cat, style)]
    expect(two.picture).toEqual(one.picture)
    expect(two.files).toEqual(one.files)
  })

  test.each(STYLE_IDS)('begins with an opaque ground over the whole picture: %s', async (style) => {
    const { picture, files } = await lay(cat, style)
    expect(picture.layers[0]).toMatchObject({ opaque: true, box: { x: 0, y: 0, width: 1, height: 1 } })
    expect(picture.layers.map(({ file }) => file)).toEqual([...files.keys()])
  })
})

describe('what stands out in a photo is never cut', () => {
  test.each(STYLE_IDS)('in %s, whatever its shape and wherever it is', async (style) => {
    for (const [frame, frameSize] of Object.entries(FRAMES))
      for (const [width, height, x, y] of [
        [600, 400, 0.2, 0.5],
        [600, 400, 0.8, 0.5],
        [400, 600, 0.5, 0.25],
        [900, 300, 0.9, 0.5],
        [300, 700, 0.5, 0.8],
      ] as const) {
        // What is dark and cold keeps its reds; papers and boards may be blue themselves.
        const colour = style === 'horror' ? RED : BLUE
        const photo = await paint({ width, height }, [x, y], colour)
        const isOnPaper = style === 'superhero' || style === 'documentary'
        const { canvas } = await lay(photo, style, frameSize, ({ name }, { layers }) =>
          isOnPaper && layers.some((layer) => layer.name === 'photo') ? name === 'photo' : true,
        )
        const { count, wide, high } = findThing(canvas, colour)
        const where = `${width}x${height} at ${x} ${y} in ${frame}`
        // Round: as wide as high, and filled as a circle fills its box. Waves, lines and shadows take a little.
        expect(wide / high, where).toBeGreaterThan(0.84)
        expect(wide / high, where).toBeLessThan(1.19)
        expect(count / (wide * high), where).toBeGreaterThan(0.6)
      }
  })
})

describe('odd photos', () => {
  test.each(STYLE_IDS)('hold in %s', async (style) => {
    const odd = {
      tiny: await paint({ width: 3, height: 2 }, [0.5, 0.5]),
      strip: await paint({ width: 1600, height: 20 }, [0.5, 0.5]),
      pole: await paint({ width: 12, height: 400 }, [0.5, 0.5]),
      transparent: await paint({ width: 200, height: 260 }, [0.5, 0.5], BLUE, 'png'),
      black: await createCanvas(120, 90).encode('jpeg', 90),
    }
    for (const [name, photo] of Object.entries(odd)) {
      const { picture, canvas } = await lay(photo, style)
      expect(picture.layers.length, name).toBeGreaterThan(0)
      for (const { box } of picture.layers) expect(Object.values(box).every(Number.isFinite), name).toBe(true)
      expect([canvas.width, canvas.height], name).toEqual([TALL.width, TALL.height])
    }
  })

  test.each(STYLE_IDS)('what is transparent is not black in %s', async (style) => {
    const clear = await paint({ width: 200, height: 340 }, [0.5, 0.5], BLUE, 'png')
    const { canvas } = await lay(clear, style)
    const [r = 0, g = 0, b = 0] = canvas
      .getContext('2d')
      .getImageData(TALL.width * 0.5, TALL.height * 0.3, 1, 1).data
    expect(Math.max(r, g, b)).toBeGreaterThan(style === 'horror' ? 90 : 180)
  })
})
