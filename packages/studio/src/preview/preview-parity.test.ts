import { buildTimeline, STYLE_IDS } from '@hookreel/film'
import type { StyleId, Timeline } from '@hookreel/film'
import { createEmbeddedIllustrator, readFilm } from '@hookreel/crew'
import { drawStill, openFrames } from '@hookreel/render'
import { expect, test } from 'vitest'

/** What a page shows. */
const frameSize = { width: 540, height: 960 }
const SENTENCES = ['Bees dance to tell the others where the flowers are.', 'A whole city hums under the sea.']
/**
 * In the first scene, on the cut, in the second scene, with the least likeness in dB. In a dissolve, light beyond what a screen
 * shows is cut off after the film has mixed it and before the page does: a blown-out sky is 10 of 255 levels apart (35.8 dB).
 */
const FRAMES = [
  [12, 38],
  [46, 35],
  [70, 38],
] as const
/**
 * Two ways to scale differ along all of an edge, and in each grain: large outlined letters in strong colours are less alike (36.8, 35.9 and
 * 36.4 dB), and so is wax in large letters above a sea of it (37.7 dB; the differences are its grains alone).
 */
const MIN_OF_STYLE: Partial<Record<StyleId, number>> = { superhero: 35.5, crayon_drawing: 37 }

/** Two scenes of a style as the film has them, with a word every third of a second. */
async function buildFilm(style: StyleId, sentences: readonly string[] = SENTENCES) {
  const script = sentences.join(' ')
  const illustrator = createEmbeddedIllustrator()
  const film = readFilm({ title: '', script, style })
  const files = new Map<string, Uint8Array>()
  const scenes = []
  for (const [index, narration] of sentences.entries()) {
    const drawn = await illustrator.drawPicture({
      narration,
      film,
      frameSize,
      index,
      sceneCount: sentences.length,
      earlierSubjects: [],
      seed: 11,
    })
    const name = (file: string) => `${index}-${file}`
    for (const [file, bytes] of drawn.files) files.set(name(file), bytes)
    const layers = drawn.picture.layers.map((layer) => ({ ...layer, file: name(layer.file) }))
    const startSeconds = index * 1.5 + 0.1
    const seconds = Math.max(1.3, narration.split(' ').length * 0.16)
    scenes.push({ startSeconds, endSeconds: startSeconds + seconds, picture: { ...drawn.picture, layers } })
  }
  const words = script.split(' ').map((text, index) => ({
    text,
    startSeconds: 0.1 + index * 0.16,
    endSeconds: 0.24 + index * 0.16,
  }))
  const timeline = buildTimeline({
    frameSize,
    style,
    seed: 11,
    words,
    scenes,
    seconds: Math.max(3, script.split(' ').length * 0.16 + 0.5),
  })
  const loadFile = async (file: string) => files.get(file) ?? Promise.reject(new Error(`no ${file}`))
  return { timeline, loadFile }
}

/** BT.709 limited range, as the film's file has it: all of Y, then quarter-size U and V. */
function toPlanes(rgba: Uint8ClampedArray): Float64Array {
  const { width, height } = frameSize
  const planes = new Float64Array(width * height * 1.5)
  const chroma = width * height
  // Index by index: with a list for each pixel all frames took 1.4 s of a core more.
  for (let i = 0; i < chroma; i += 1) {
    const r = rgba[i * 4] ?? 0
    const g = rgba[i * 4 + 1] ?? 0
    const b = rgba[i * 4 + 2] ?? 0
    planes[i] = 16 + (11966 * r + 40254 * g + 4064 * b) / 65536
    const half = chroma + (Math.floor(i / width) >> 1) * (width / 2) + ((i % width) >> 1)
    // Four neighbours share one chroma sample.
    planes[half] = (planes[half] ?? 128) + (-6596 * r - 22189 * g + 28784 * b) / 65536 / 4
    planes[half + chroma / 4] =
      (planes[half + chroma / 4] ?? 128) + (28784 * r - 26145 * g - 2639 * b) / 65536 / 4
  }
  for (let i = chroma; i < planes.length; i += 1) planes[i] = (planes[i] ?? 0) + 128
  return planes
}

/** The film's frame as a screen shows it: where light was added beyond what a screen can show, it is cut off there. */
function onScreen(planes: Uint8Array): Float64Array {
  const { width, height } = frameSize
  const luma = width * height
  const rgba = new Uint8ClampedArray(luma * 4)
  for (let i = 0; i < luma; i += 1) {
    const half = luma + (Math.floor(i / width) >> 1) * (width / 2) + ((i % width) >> 1)
    const y = 1.16438 * ((planes[i] ?? 0) - 16)
    const u = (planes[half] ?? 0) - 128
    const v = (planes[half + luma / 4] ?? 0) - 128
    rgba[i * 4] = y + 1.79274 * v
    rgba[i * 4 + 1] = y - 0.21325 * u - 0.53291 * v
    rgba[i * 4 + 2] = y + 2.1124 * u
    rgba[i * 4 + 3] = 255
  }
  return toPlanes(rgba)
}

function psnr(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0
  for (let i = 0; i < a.length; i += 1) sum += ((a[i] ?? 0) - (b[i] ?? 0)) ** 2
  return 10 * Math.log10((255 * 255 * a.length) / sum)
}

async function previewFrame(
  film: { timeline: Timeline; loadFile: (file: string) => Promise<Uint8Array> },
  n: number,
) {
  const canvas = await drawStill(film.timeline, film.loadFile, n)
  return toPlanes(canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data)
}

test.each(STYLE_IDS)('the preview of a film in the style %s shows its very frames', async (style) => {
  const film = await buildFilm(style)
  const frames = await openFrames(film.timeline, film.loadFile, { hasGrain: false })
  for (const [n, least] of FRAMES) {
    const drawn = onScreen(await frames.draw(n))
    const likeness = psnr(drawn, await previewFrame(film, n))
    expect(likeness, `frame ${n}`).toBeGreaterThanOrEqual(Math.min(least, MIN_OF_STYLE[style] ?? least))
  }
})

/** Some 85 words in one breath: each is a layer of its own that is lit, on a page with others. */
const BREATHLESS = Array.from({ length: 17 }, () => 'we went on and on').join(' ')

test.each(['default', 'crayon_drawing'] as const)(
  'a sentence of eighty-five words is drawn in the style %s',
  async (style) => {
    const film = await buildFilm(style, [`${BREATHLESS}.`])
    const frames = await openFrames(film.timeline, film.loadFile, { hasGrain: false })
    for (let n = 0; n < film.timeline.frameCount; n += 40) await expect(frames.draw(n)).resolves.toBeDefined()
  },
)
