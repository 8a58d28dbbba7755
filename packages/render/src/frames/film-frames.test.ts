import { createHash } from 'node:crypto'
import { frameAt } from '@hookreel/film'
import { describe, expect, test } from 'vitest'
import { buildTestFilm } from '../../../../tests/builders/build-test-film.ts'
import { openFrames } from './frame-source.ts'
import { drawStill } from './write-poster.ts'

const frameSize = { width: 270, height: 480 }
const settled = buildTestFilm({ frameSize, seconds: 3, style: 'superhero' })

/** Luma of a canvas frame, BT.709 limited range, as the film has it. */
async function canvasLuma(film: typeof settled, frame: number): Promise<Float64Array> {
  const canvas = await drawStill(film.timeline, film.loadFile, frame)
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  return Float64Array.from({ length: canvas.width * canvas.height }, (_, i) => {
    const [r = 0, g = 0, b = 0] = data.subarray(i * 4, i * 4 + 3)
    return 16 + (11966 * r + 40254 * g + 4064 * b) / 65536
  })
}

/** PSNR of luma over the rows [from, to) in shares of the height. */
function psnr(a: ArrayLike<number>, b: ArrayLike<number>, from = 0, to = 1): number {
  const { width, height } = frameSize
  let sum = 0
  const first = Math.floor(from * height) * width
  const end = Math.floor(to * height) * width
  for (let i = first; i < end; i += 1) sum += ((a[i] ?? 0) - (b[i] ?? 0)) ** 2
  return 10 * Math.log10((255 * 255 * (end - first)) / sum)
}

describe('the two ways of drawing a frame', () => {
  test.each([0, 20, 44, 45, 46, 80])('show the same picture in frame %i', async (n) => {
    const frames = await openFrames(settled.timeline, settled.loadFile)
    const drawn = Float64Array.from(await frames.draw(n))
    const reference = await canvasLuma(settled, n)
    expect(psnr(drawn, reference, 0, 0.6)).toBeGreaterThan(35)
    // With the letters, whose edges are drawn from another grid.
    expect(psnr(drawn, reference)).toBeGreaterThan(30)
  })

  test('agree through a crossfade and a dip to black', async () => {
    for (const style of ['documentary', 'horror'] as const) {
      const film = buildTestFilm({ frameSize, seconds: 3, style })
      const frames = await openFrames(film.timeline, film.loadFile)
      const shot = film.timeline.shots[1]
      const n = (shot?.startFrame ?? 0) + 3
      expect(
        frameAt(film.timeline, n).groups.some((group) => group.opacity < 1 || group.clip.width < 270),
      ).toBe(true)
      expect(
        psnr(Float64Array.from(await frames.draw(n)), await canvasLuma(film, n), 0, 0.6),
      ).toBeGreaterThan(35)
    }
  })
})

describe('a film drawn twice', () => {
  const hashFilm = async (seed: number, order: (count: number) => number[]) => {
    const film = buildTestFilm({ frameSize: { width: 180, height: 320 }, seconds: 2, seed })
    const frames = await openFrames(film.timeline, film.loadFile)
    const hashes = new Map<number, string>()
    for (const n of order(film.timeline.frameCount)) {
      hashes.set(
        n,
        createHash('sha256')
          .update(await frames.draw(n))
          .digest('hex'),
      )
    }
    return hashes
  }
  const inOrder = (count: number) => Array.from({ length: count }, (_, n) => n)

  test('has the same frames for the same seed, in whatever order they are drawn', async () => {
    const forwards = await hashFilm(3, inOrder)
    const backwards = await hashFilm(3, (count) => inOrder(count).toReversed())
    expect(forwards.size).toBe(60)
    for (const [n, hash] of forwards) expect(backwards.get(n)).toBe(hash)
  })

  test('has other frames for another seed', async () => {
    const [one, other] = await Promise.all([hashFilm(3, () => [10]), hashFilm(4, () => [10])])
    expect(one.get(10)).not.toBe(other.get(10))
  })
})

test('earlier frames stay untouched while the next ones are drawn', async () => {
  const frames = await openFrames(settled.timeline, settled.loadFile)
  const first = await frames.draw(5)
  const copy = Buffer.from(first)
  for (let n = 6; n < 9; n += 1) await frames.draw(n)
  expect(Buffer.compare(copy, first)).toBe(0)
})

test('a picture that is cut off is refused by name', async () => {
  const broken = async () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 1, 2, 3])
  const frames = await openFrames(settled.timeline, broken)
  await expect(frames.draw(0)).rejects.toThrow(/7-sky\.png is cut off/)
})
