import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { buildTimeline, CLIP_BOX, clipGradeOf, drawFrame, frameAt, type Picture } from '@hookreel/film'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeClip } from '../../../../tests/fakes/write-clip.ts'
import { openClip } from './clip-reader.ts'
import { cutClip } from './cut-clip.ts'
import { encodeFilm } from '../encode/encode-film.ts'
import { findFfmpeg, type Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { openFrames } from '../frames/frame-source.ts'
import { paintYuv } from '../../../../tests/builders/paint-yuv.ts'
import { readStreams } from '../ffmpeg/read-streams.ts'

const frameSize = { width: 270, height: 480 }
const FRAMES = 60
let folder = ''
let ffmpeg: Ffmpeg

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hookreel-moving-'))
  ffmpeg = await findFfmpeg()
  await writeClip(join(folder, 'sent.mp4'), { seconds: 3, frameRate: 30, width: 270, height: 480 })
  await cutClip({
    ...{ ffmpeg, frameSize, frameCount: FRAMES, sentFile: join(folder, 'sent.mp4') },
    ...{ clipFile: join(folder, 'clip.mp4'), stillFile: join(folder, 'still.jpg') },
    ...{ grade: clipGradeOf('default'), signal: new AbortController().signal },
  })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const loadFile = (file: string) => readFile(join(folder, file))
const clip = { file: 'clip.mp4', frameCount: FRAMES }
const layer = {
  ...({ name: 'clip', depth: 0, blend: 'normal', opaque: true, motion: 'none', box: CLIP_BOX } as const),
  ...{ file: 'still.jpg', clip },
}
const picture: Picture = {
  ...{ layers: [layer], seed: 0, kind: 'scene', environment: 'clips', subjects: [], credits: [] },
}
/** The same clip twice, with a crossfade between them. */
const timeline = buildTimeline({
  ...{ frameSize, style: 'documentary' as const, seed: 5, seconds: 4 },
  words: ['Over', 'the', 'hills.'].map((text, i) => ({
    ...{ text, startSeconds: 0.3 + i * 0.4, endSeconds: 0.6 + i * 0.4 },
  })),
  scenes: [
    { startSeconds: 0, endSeconds: 1.9, picture },
    { startSeconds: 2.1, endSeconds: 4, picture },
  ],
})
const cut = timeline.shots[1]?.startFrame ?? 0

/** A frame as a page draws it, whose player stands at the very frame of the clip. */
async function drawAsPage(n: number): Promise<Float64Array> {
  const reader = openClip(ffmpeg, await loadFile('clip.mp4'), frameSize)
  const list = frameAt(timeline, n)
  const images = new Map<number, unknown>()
  for (const { clipFrame = -1 } of list.groups.flatMap(({ layers }) => layers)) {
    const canvas = createCanvas(frameSize.width, frameSize.height)
    const pixels = canvas.getContext('2d').createImageData(frameSize.width, frameSize.height)
    paintYuv(await reader.frameAt(clipFrame), frameSize, pixels.data)
    canvas.getContext('2d').putImageData(pixels, 0, 0)
    images.set(clipFrame, canvas)
  }
  reader.close()
  const [canvas, scratch] = [1, 2].map(() => createCanvas(frameSize.width, frameSize.height))
  if (!canvas || !scratch) throw new Error('no canvas')
  drawFrame(
    canvas.getContext('2d'),
    list,
    timeline.captionLook,
    (_, moving) => images.get(moving?.frame ?? -1),
    { canvas: scratch, context: scratch.getContext('2d') },
  )
  const { data } = canvas.getContext('2d').getImageData(0, 0, frameSize.width, frameSize.height)
  return Float64Array.from({ length: data.length / 4 }, (__, i) => {
    const [r = 0, g = 0, b = 0] = data.subarray(i * 4, i * 4 + 3)
    return 16 + (11966 * r + 40254 * g + 4064 * b) / 65536
  })
}

function psnr(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0
  for (let i = 0; i < b.length; i += 1) sum += ((a[i] ?? 0) - (b[i] ?? 0)) ** 2
  return 10 * Math.log10((255 * 255 * b.length) / sum)
}

test.each([0, 20, cut - 1, cut + 4, cut + 30])(
  'frame %i of a film of clips is the one that the page shows',
  async (n) => {
    const frames = await openFrames(timeline, loadFile, { ffmpeg })
    const drawn = await frames.draw(n)
    expect(psnr(drawn, await drawAsPage(n))).toBeGreaterThanOrEqual(38)
    frames.close()
  },
)

test('a film of clips moves from frame to frame, whatever was drawn before', async () => {
  const frames = await openFrames(timeline, loadFile, { ffmpeg })
  const draw = async (n: number) => Buffer.from(await frames.draw(n))
  const [late, early, next] = [await draw(40), await draw(10), await draw(11)]
  expect(psnr(early, next)).toBeLessThan(45)
  expect(Buffer.compare(await draw(40), late)).toBe(0)
  expect(Buffer.compare(await draw(10), early)).toBe(0)
  frames.close()
})

test('where nothing decodes clips, their stills are shown', async () => {
  const frames = await openFrames(timeline, loadFile)
  const drawn = await frames.draw(20)
  const still = await loadImage(await loadFile('still.jpg'))
  expect([still.width, still.height]).toEqual([frameSize.width, frameSize.height])
  const rgba = createCanvas(frameSize.width, frameSize.height)
  rgba.getContext('2d').drawImage(still, 0, 0)
  const [r = 0, g = 0, b = 0] = rgba.getContext('2d').getImageData(20, 40, 1, 1).data
  const luma = 16 + (11966 * r + 40254 * g + 4064 * b) / 65536
  expect(Math.abs((drawn[40 * frameSize.width + 20] ?? 0) - luma)).toBeLessThan(6)
})

test('a clip that ends too early fails the film, and an abort leaves nothing', async () => {
  const request = { ffmpeg, timeline, soundFile: null, outputFile: join(folder, 'film.mp4') }
  const lost = async (file: string) =>
    file === 'clip.mp4' ? (await loadFile(file)).subarray(0, 3000) : loadFile(file)
  await expect(encodeFilm({ ...request, loadFile: lost })).rejects.toThrow(/A clip has no frame/)
  const abort = new AbortController()
  const onProgress = (done: number) => done === 8 && abort.abort(new Error('stopped'))
  await expect(
    encodeFilm({ ...request, loadFile, onProgress: (done) => void onProgress(done), signal: abort.signal }),
  ).rejects.toThrow('stopped')
  await encodeFilm({ ...request, loadFile })
  const { video, seconds } = await readStreams({ ffmpeg, file: join(folder, 'film.mp4') })
  expect([video?.width, video?.height, seconds]).toEqual([270, 480, 4])
})
