import { readFile } from 'node:fs/promises'
import { createCanvas } from '@napi-rs/canvas'
import {
  CAPTION_PRESETS,
  STYLE_IDS,
  boundsOfSprite,
  createRandom,
  frameAt,
  layoutCue,
  listCaptionSprites,
  type CaptionPreset,
  type StyleId,
} from '@hookreel/film'
import { beforeAll, expect, test } from 'vitest'
import { openCaptionedFilm } from '../../../../tests/builders/build-caption-frame.ts'
import { measureWordContrast, traceWord } from '../../../../tests/builders/measure-word-contrast.ts'
import { paintYuv } from '../../../../tests/builders/paint-yuv.ts'
import { framePhoto } from '../photo/frame-photo.ts'
import { drawThumbnail } from './draw-thumbnail.ts'

const frameSize = { width: 540, height: 960 }
const MIN_CONTRAST = 4.5
/** The second of three words has been spoken for a while. */
const FRAME = 26
const grounds = new Map<string, Uint8Array>()
const canvas = createCanvas(frameSize.width, frameSize.height).getContext('2d')
const frame = canvas.createImageData(frameSize.width, frameSize.height)

beforeAll(async () => {
  const { width, height } = frameSize
  const random = createRandom(3)
  for (const ground of ['white', 'black', 'busy'] as const) {
    const canvas = createCanvas(width, height)
    const context = canvas.getContext('2d')
    context.fillStyle = ground === 'black' ? '#000' : '#fff'
    context.fillRect(0, 0, width, height)
    const spots = ground === 'busy' ? 1500 : 0
    for (let i = 0; i < spots; i += 1) {
      context.fillStyle = `hsl(${random.whole(0, 359)} ${random.whole(0, 100)}% ${random.whole(0, 100)}%)`
      context.fillRect(
        random.whole(0, width),
        random.whole(0, height),
        random.whole(4, 50),
        random.whole(4, 50),
      )
    }
    grounds.set(ground, await canvas.encode('png'))
  }
})

/** Photographs as the style shows them: a pale one and a lively one. */
function layPhotos(style: StyleId): Promise<[string, Uint8Array][]> {
  return Promise.all(
    ['vase', 'coffee'].map(async (name): Promise<[string, Uint8Array]> => {
      const photo = await readFile(new URL(`../../../../tests/goldens/photos/${name}.jpg`, import.meta.url))
      const { picture, files } = await framePhoto(photo, { frameSize, style })
      const load = (file: string) => Promise.resolve(files.get(file) ?? new Uint8Array())
      return [name, await drawThumbnail(picture, frameSize, load, frameSize.width)]
    }),
  )
}

type Captioned = Awaited<ReturnType<typeof openCaptionedFilm>>

/** The film of a preset on one of the grounds. */
const openOn = (style: StyleId, preset: CaptionPreset, ground: Uint8Array): Promise<Captioned> =>
  openCaptionedFilm({
    frameSize,
    style,
    captions: { preset, size: 'medium', position: 'bottom' },
    text: 'Blue Moon now',
    ground,
  })

/** Each word on the screen, and between which rows they are: the same on every ground. */
function traceScreen({ timeline }: Captioned) {
  const { caption } = frameAt(timeline, FRAME)
  if (caption === null) throw new Error('no caption on the screen')
  const look = timeline.captionLook
  const layout = layoutCue(canvas, caption.cue, look, frameSize)
  const words = listCaptionSprites(layout, caption, look).filter((sprite) => sprite.kind !== 'plate')
  const bounds = words.map((word) => boundsOfSprite(word, layout.fontSize, look))
  return {
    words: words.map((word) => traceWord(word, layout.fontSize, look)),
    from: Math.floor(Math.min(...bounds.map(({ top }) => top))) - 1,
    to: Math.ceil(Math.max(...bounds.map(({ bottom }) => bottom))) + 1,
  }
}

/** Words that cannot be read in one of the presets on these grounds. */
async function listUnreadable(
  style: StyleId,
  pictures: Iterable<readonly [string, Uint8Array]>,
): Promise<string[]> {
  const unreadable: string[] = []
  const shown = [...pictures]
  for (const preset of CAPTION_PRESETS) {
    let screen: ReturnType<typeof traceScreen> | undefined
    for (const [ground, picture] of shown) {
      const film = await openOn(style, preset, picture)
      screen ??= traceScreen(film)
      expect(screen.words.length, preset).toBeGreaterThan(0)
      // The rest of the frame is not looked at; the frame before is painted over.
      paintYuv(await film.frames.draw(FRAME), frameSize, frame.data, screen)
      for (const word of screen.words) {
        const contrast = measureWordContrast(frame, word)
        if (!(contrast >= MIN_CONTRAST))
          unreadable.push(`${preset} on ${ground}: ${word.text} ${contrast.toFixed(2)}`)
      }
    }
  }
  return unreadable
}

test.each(STYLE_IDS)(
  'in the style %s every preset can be read on white, on black and on a busy picture, the spoken word too',
  async (style) => expect(await listUnreadable(style, grounds)).toEqual([]),
)

test.each(STYLE_IDS)('in the style %s every preset can be read on photographs, too', async (style) => {
  expect(await listUnreadable(style, await layPhotos(style))).toEqual([])
})
