import { buildTimeline, frameAt } from '@hookreel/film'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { createEmbeddedIllustrator } from '../../embedded-illustrator.ts'
import { readFilm } from '../../film/film-brief.ts'

const frameSize = { width: 236, height: 420 }
/** From where to where something is drawn on a picture, in shares of its width. */
async function inkOf(png: Uint8Array): Promise<[number, number]> {
  const image = await loadImage(Buffer.from(png))
  const canvas = createCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  const { data, width } = context.getImageData(0, 0, image.width, image.height)
  let [from, to] = [width, 0]
  for (let at = 3; at < data.length; at += 4) {
    if ((data[at] ?? 0) < 128) continue
    const column = ((at - 3) / 4) % width
    ;[from, to] = [Math.min(from, column), Math.max(to, column + 1)]
  }
  return [from / width, to / width]
}

const NARRATION = 'Hazel counted every single star until the morning came.'

test.each(['crayon_drawing', 'default'] as const)(
  'the first second of a film in %s cuts no letter or star at the edge',
  async (style) => {
    for (const seed of [3, 4, 5, 6]) {
      const film = readFilm({ title: 'How to count stars', script: NARRATION, style })
      const { picture, files } = await createEmbeddedIllustrator().drawPicture({
        ...{ narration: NARRATION, film, frameSize, index: 0, sceneCount: 5, earlierSubjects: [], seed },
      })
      const words = NARRATION.split(' ').map((text, at) => ({
        ...{ text, startSeconds: 0.2 + at * 0.3, endSeconds: 0.45 + at * 0.3 },
      }))
      const captions = { preset: 'style', size: 'medium', position: 'bottom' } as const
      const scenes = [{ startSeconds: 0, endSeconds: 4, picture }]
      const timeline = buildTimeline({ frameSize, style, seed, words, scenes, seconds: 4, captions })
      for (const at of [0, 3, 6, 30]) {
        const items = frameAt(timeline, at).groups.flatMap(({ layers }) =>
          layers.filter(({ layer }) => layer.cue !== undefined),
        )
        expect(items.length).toBeGreaterThan(0)
        for (const { layer, target } of items) {
          const [from, to] = await inkOf(files.get(layer.file) ?? new Uint8Array())
          expect(target.x + target.width * from).toBeGreaterThanOrEqual(0)
          expect(target.x + target.width * to).toBeLessThanOrEqual(frameSize.width)
        }
      }
    }
  },
)
