import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import { windowAround, type FrameSize } from '@hookreel/film'
import { describe, expect, test } from 'vitest'
import { framePhoto } from './frame-photo.ts'

const FRAMES = {
  '9:16': { width: 90, height: 160 },
  '1:1': { width: 120, height: 120 },
  '16:9': { width: 160, height: 90 },
}
const SQUARE = { frameSize: FRAMES['1:1'], style: 'default' } as const
const TALL = { frameSize: FRAMES['9:16'], style: 'default' } as const
/** How much of a thing may lie outside of what is shown. */
const SLACK = 0.02

type Thing = { readonly x: number; readonly y: number; readonly radius: number }

/** A lively ground: sky, hills in stripes, and specks all over. */
function drawGround(context: SKRSContext2D, width: number, height: number): void {
  const sky = context.createLinearGradient(0, 0, 0, height)
  sky.addColorStop(0, '#3b6ea5')
  sky.addColorStop(1, '#a9c4d8')
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
  for (let y = height * 0.6; y < height; y += 20) {
    context.fillStyle = `hsl(100 25% ${28 + (y % 14)}%)`
    context.fillRect(0, y, width, 20)
  }
  for (let i = 0; i < 300; i += 1) {
    context.fillStyle = `hsl(${(i * 47) % 360} 15% ${35 + ((i * 7) % 30)}% / 0.5)`
    context.fillRect((i * 7919) % width, (i * 104_729) % height, 6, 6)
  }
}

function drawFace(context: SKRSContext2D, { x, y, radius }: Thing, skin: string): void {
  const circle = (cx: number, cy: number, r: number, fill: string) => {
    context.fillStyle = fill
    context.beginPath()
    context.arc(cx, cy, r, 0, 2 * Math.PI)
    context.fill()
  }
  circle(x, y - radius * 0.15, radius, '#2b1d14')
  circle(x, y, radius * 0.86, skin)
  for (const side of [-1, 1]) circle(x + side * radius * 0.33, y - radius * 0.15, radius * 0.09, '#20140c')
  context.fillStyle = '#8c3b3b'
  context.fillRect(x - radius * 0.3, y + radius * 0.4, radius * 0.6, radius * 0.08)
}

/** A photo of this size with a face at a place, in shares of its sides; no face without one. */
async function paint(size: FrameSize, at?: readonly [number, number], skin = '#e8b89a', also?: Thing) {
  const canvas = createCanvas(size.width, size.height)
  const context = canvas.getContext('2d')
  drawGround(context, size.width, size.height)
  if (also) {
    context.fillStyle = '#b8862b'
    context.fillRect(also.x - also.radius, also.y - also.radius, 2 * also.radius, 2 * also.radius)
  }
  const radius = 0.13 * Math.min(size.width, size.height)
  const face = at && { x: at[0] * size.width, y: at[1] * size.height, radius }
  if (face) drawFace(context, face, skin)
  return { size, face, bytes: await canvas.encode('jpeg', 92) }
}
type Painted = Awaited<ReturnType<typeof paint>>

/** Whether a face is whole in what is shown of its photo. */
function isWhole({ size, face }: Painted, frame: FrameSize, focus: { x: number; y: number }): boolean {
  const shown = windowAround(size, frame, focus)
  if (!face) return false
  const isIn = (at: number, of: number, from: number, side: number) =>
    (at - face.radius) / of >= from - SLACK && (at + face.radius) / of <= from + side + SLACK
  return isIn(face.x, size.width, shown.x, shown.width) && isIn(face.y, size.height, shown.y, shown.height)
}

describe('a photo that is cut to a frame of another shape', () => {
  const wide = { width: 1000, height: 740 }
  const tall = { width: 740, height: 1000 }

  test.each([
    ['a face at the left', wide, '1:1', [0.16, 0.5]],
    ['a face at the right', wide, '1:1', [0.84, 0.55]],
    ['a face in the middle', wide, '1:1', [0.5, 0.45]],
    ['a face at the top', tall, '1:1', [0.5, 0.14]],
    ['a face at the bottom', tall, '1:1', [0.4, 0.85]],
    ['a face at the left of a square', { width: 900, height: 740 }, '9:16', [0.2, 0.5]],
    ['a face at the right of a tall one', { width: 740, height: 930 }, '9:16', [0.85, 0.4]],
    ['a face at the top of a wide one', { width: 1000, height: 780 }, '16:9', [0.3, 0.17]],
  ] as const)('keeps %s', async (_, size, ratio, at) => {
    for (const skin of ['#e8b89a', '#6b4432']) {
      const photo = await paint(size, at, skin)
      const { picture } = await framePhoto(photo.bytes, { frameSize: FRAMES[ratio], style: 'default' })
      if (picture.focus) expect(isWhole(photo, FRAMES[ratio], picture.focus)).toBe(true)
      // Shapes that differ too much stand whole.
      else expect(picture.layers.at(-1)?.name).toBe('photo')
    }
  })

  test('cuts something else before a face near the edge', async () => {
    const also = { x: 700, y: 400, radius: 60 }
    const photo = await paint(wide, [0.15, 0.5], '#c68863', also)
    const { picture } = await framePhoto(photo.bytes, SQUARE)
    expect(picture.focus && isWhole(photo, FRAMES['1:1'], picture.focus)).toBe(true)
  })

  test('shows its middle where nothing stands out', async () => {
    const { bytes } = await paint(wide)
    expect((await framePhoto(bytes, SQUARE)).picture.focus).toEqual({ x: 0.5, y: 0.5 })
    const plain = await createCanvas(1000, 740).encode('png')
    expect((await framePhoto(plain, SQUARE)).picture.focus).toEqual({ x: 0.5, y: 0.5 })
  })

  test('fills the frame around a point that was chosen, whatever its shape', async () => {
    const canvas = createCanvas(1600, 900)
    const context = canvas.getContext('2d')
    context.fillStyle = '#2040c0'
    context.fillRect(0, 0, 1600, 900)
    context.fillStyle = '#d02020'
    context.fillRect(1300, 0, 300, 900)
    const bytes = await canvas.encode('png')
    const redOf = async (x: number) => {
      const { picture, files } = await framePhoto(bytes, { ...TALL, focus: { x, y: 0.5 } })
      expect(picture.focus).toEqual({ x, y: 0.5 })
      const ground = await loadImage(Buffer.from(files.get(picture.layers[0]?.file ?? '') ?? []))
      const seen = createCanvas(ground.width, ground.height).getContext('2d')
      seen.drawImage(ground, 0, 0)
      const { data } = seen.getImageData(0, 0, ground.width, ground.height)
      return data.filter((value, i) => i % 4 === 0 && value > 150).length / (data.length / 4)
    }
    expect(await redOf(0)).toBe(0)
    expect(await redOf(1)).toBeGreaterThan(0.55)
    // Nothing was chosen: it stands whole.
    expect((await framePhoto(bytes, TALL)).picture).not.toHaveProperty('focus')
  })
})
