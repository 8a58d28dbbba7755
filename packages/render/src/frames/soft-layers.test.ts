import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { PictureLayer } from '@hookreel/film'
import { describe, expect, test } from 'vitest'
import { buildTestFilm } from '../../../../tests/builders/build-test-film.ts'
import { openFrames } from './frame-source.ts'
import { drawStill } from './write-poster.ts'

const frameSize = { width: 270, height: 480 }
const film = buildTestFilm({ frameSize, seconds: 3, style: 'superhero' })
const WHOLE = { x: 0, y: 0, width: 1, height: 1 }

/** A dark cloud, darkest at its border or in its middle. */
function drawCloud(context: SKRSContext2D, w: number, h: number, isVignette: boolean): void {
  const gradient = context.createRadialGradient(w / 2, h / 2, 0, w / 2, h / 2, h / 2)
  gradient.addColorStop(isVignette ? 0.4 : 0.9, 'rgba(10, 5, 20, 0)')
  gradient.addColorStop(isVignette ? 1 : 0, 'rgba(10, 5, 20, 0.6)')
  context.fillStyle = gradient
  context.fillRect(0, 0, w, h)
}

/** The film with a shade over its pictures, whose image has so many of its pixels in each direction, and no words. */
function withShade(name: 'vignette' | 'cloud', share: number): typeof film {
  const [w, h] = [Math.round(frameSize.width * share), Math.round(frameSize.height * share)]
  const canvas = createCanvas(w, h)
  drawCloud(canvas.getContext('2d'), w, h, name === 'vignette')
  const image = canvas.toBuffer('image/png')
  const shade: PictureLayer = {
    ...{ name, blend: 'normal', opaque: false, motion: 'none', file: 'shade.png' },
    ...(name === 'vignette'
      ? { depth: null, box: WHOLE }
      : { depth: 0.42, box: { x: 0, y: 0.1, width: 1, height: 0.7 } }),
  }
  const shots = film.timeline.shots.map((shot) => ({
    ...shot,
    picture: { ...shot.picture, layers: [...shot.picture.layers, shade] },
  }))
  const loadFile = async (file: string) => (file === shade.file ? image : film.loadFile(file))
  return { timeline: { ...film.timeline, shots, cues: [] }, loadFile }
}

async function lumaOf({ timeline, loadFile }: typeof film, n: number): Promise<Float64Array> {
  const frames = await openFrames(timeline, loadFile, { hasGrain: false })
  return Float64Array.from((await frames.draw(n)).subarray(0, frameSize.width * frameSize.height))
}

async function canvasLuma({ timeline, loadFile }: typeof film, n: number): Promise<Float64Array> {
  const canvas = await drawStill(timeline, loadFile, n)
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  return Float64Array.from({ length: canvas.width * canvas.height }, (_, i) => {
    const [r = 0, g = 0, b = 0] = data.subarray(i * 4, i * 4 + 3)
    return 16 + (11966 * r + 40254 * g + 4064 * b) / 65536
  })
}

/** How much darker the shade makes each pixel: what lies below it is the same in both. */
const shadeIn = (shaded: Float64Array, plain: Float64Array) =>
  shaded.map((value, i) => value - (plain[i] ?? 0))

const meanDistance = (one: Float64Array, other: Float64Array, isIn: (i: number) => boolean) => {
  const far = [...one].flatMap((value, i) => (isIn(i) ? [Math.abs(value - (other[i] ?? 0))] : []))
  return far.reduce((sum, value) => sum + value, 0) / far.length
}
const isBorder = (i: number) => {
  const [x, y] = [i % frameSize.width, Math.floor(i / frameSize.width)]
  return x < 2 || y < 2 || x >= frameSize.width - 2 || y >= frameSize.height - 2
}

describe('a shade whose image is much smaller than it is seen', () => {
  test.each([
    ['vignette', 20],
    ['cloud', 20],
    ['vignette', 80],
    ['cloud', 80],
  ] as const)('%s darkens frame %i as on a canvas, to the border', async (name, n) => {
    const shaded = withShade(name, 0.25)
    const plain = { ...film, timeline: { ...film.timeline, cues: [] } }
    const drawn = shadeIn(await lumaOf(shaded, n), await lumaOf(plain, n))
    const wanted = shadeIn(await canvasLuma(shaded, n), await canvasLuma(plain, n))
    expect(meanDistance(drawn, wanted, () => true)).toBeLessThan(0.6)
    expect(meanDistance(drawn, wanted, isBorder)).toBeLessThan(0.8)
    expect(wanted.reduce((least, value) => Math.min(least, value), 0)).toBeLessThan(-20)
  })

  test('is drawn as one whose image is as large as it is seen', async () => {
    const [small, large] = [withShade('vignette', 0.25), withShade('vignette', 1)]
    const [one, other] = [await lumaOf(small, 20), await lumaOf(large, 20)]
    expect(meanDistance(one, other, () => true)).toBeLessThan(0.6)
  })
})
