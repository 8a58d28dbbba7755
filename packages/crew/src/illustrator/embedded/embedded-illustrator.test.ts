import { loadImage } from '@napi-rs/canvas'
import { OVERSCAN, STYLE_IDS } from '@hookreel/film'
import { describe, expect, test } from 'vitest'
import { buildPictureRequest } from '../../../../../tests/builders/build-picture-request.ts'
import { createDesignFrame, createLayer } from './canvas.ts'
import { createEmbeddedIllustrator, drawPlan } from './embedded-illustrator.ts'
import { encodeLayers } from './encode-layers.ts'
import { hasIcon } from './icons.ts'
import { ENVIRONMENTS, type ScenePlan } from './scene-plan.ts'

const SMALL = { width: 108, height: 192 }

function buildRequest(changes: Parameters<typeof buildPictureRequest>[1] = {}) {
  const film = { title: 'The lighthouse keeper who vanished', script: '' }
  return buildPictureRequest('The old lighthouse went dark at midnight.', {
    ...film,
    ...{ frameSize: SMALL, ...changes },
  })
}

function buildPlan(changes: Partial<ScenePlan> = {}): ScenePlan {
  return {
    kind: 'scene',
    style: 'default',
    environment: 'sea',
    time: 'night',
    weather: 'clear',
    subjects: ['alarm-clock'],
    label: 'The clock',
    words: [],
    index: 0,
    sceneCount: 6,
    seed: 11,
    filmSeed: 7,
    ...changes,
  }
}

function bytesOf(files: ReadonlyMap<string, Uint8Array>): string[] {
  return [...files].map(([name, bytes]) => `${name} ${Buffer.from(bytes).toString('base64')}`)
}

describe('the embedded illustrator', () => {
  test.each(STYLE_IDS)('draws the same bytes for the same request in %s', async (style) => {
    const illustrator = createEmbeddedIllustrator()
    const first = await illustrator.drawPicture(buildRequest({ style }))
    const second = await illustrator.drawPicture(buildRequest({ style }))
    expect(bytesOf(second.files)).toEqual(bytesOf(first.files))
    expect(second.picture).toEqual(first.picture)
  })

  test('sets what is spoken large on a picture that a person described, and nothing of the description', async () => {
    const spoken = 'My grandma had a plan. Her chickens had a better one.'
    const description = 'an old grandma with white hair and a chicken on a farm'
    const { picture } = await createEmbeddedIllustrator().drawPicture({
      ...buildRequest({ title: 'My Grandma and Her Chickens', script: spoken, style: 'crayon_drawing' }),
      ...{ narration: description, description, translation: spoken },
    })
    const said = picture.layers.flatMap(({ cue }) => (cue?.lit === undefined ? [] : [cue.says]))
    expect(picture.subjects).toEqual(['chicken'])
    expect(said).toContain('chickens')
    expect(said.join(' ')).not.toMatch(/hair|farm/)
  })

  test.each(STYLE_IDS)(
    'gives %s a solid backdrop, every layer its file, and no more than eight layers beside its lit words',
    async (style) => {
      const { picture, files } = await createEmbeddedIllustrator().drawPicture(buildRequest({ style }))
      const solid = picture.layers[0]
      expect(solid).toMatchObject({ opaque: true, blend: 'normal', box: { x: 0, y: 0, width: 1, height: 1 } })
      const drawn = picture.layers.filter(({ cue }) => cue?.lit === undefined).length
      expect(drawn).toBeGreaterThanOrEqual(2)
      expect(drawn).toBeLessThanOrEqual(8)
      expect([...files.keys()].toSorted()).toEqual(picture.layers.map(({ file }) => file).toSorted())
      for (const { box } of picture.layers) {
        expect(box.x + box.width).toBeLessThanOrEqual(1.0001)
        expect(box.y + box.height).toBeLessThanOrEqual(1.0001)
      }
    },
  )

  test('moving layers reach beyond the frame, the screen layer fits it exactly', async () => {
    const { picture, files } = await drawPlan(buildPlan(), SMALL)
    const sizeOf = async (name: string) => {
      const layer = picture.layers.find((one) => one.name === name)
      const image = await loadImage(Buffer.from(files.get(layer?.file ?? '') ?? []))
      return { width: image.width, height: image.height }
    }
    expect(await sizeOf('back')).toEqual({
      width: Math.round(SMALL.width * (1 + 2 * OVERSCAN)),
      height: Math.round(SMALL.height * (1 + 2 * OVERSCAN)),
    })
    expect(picture.layers.find(({ depth }) => depth === null)?.box).toEqual({
      x: 0,
      y: 0,
      width: 1,
      height: 1,
    })
  })

  test('a new scene of the same words looks different from the one before', async () => {
    const illustrator = createEmbeddedIllustrator()
    const first = await illustrator.drawPicture(buildRequest({ index: 0 }))
    const second = await illustrator.drawPicture(buildRequest({ index: 1 }))
    expect(bytesOf(second.files)).not.toEqual(bytesOf(first.files))
  })

  test.each(ENVIRONMENTS)('paints %s wide, square and upright', async (environment) => {
    for (const size of [SMALL, { width: 192, height: 108 }, { width: 108, height: 108 }]) {
      const { picture } = await drawPlan(buildPlan({ environment }), size)
      expect(picture.layers[0]?.opaque).toBe(true)
      expect(picture.layers.map(({ name }) => name)).toContain('hero')
    }
  })

  test('names who drew the picture when a Noto drawing is in it, and nobody when all is painted', async () => {
    const drawn = await drawPlan(buildPlan({ subjects: ['alarm-clock'] }), SMALL)
    const painted = await drawPlan(buildPlan({ subjects: ['lighthouse'] }), SMALL)
    expect(drawn.picture.credits).toEqual([{ work: 'Noto Emoji', author: 'Google', licence: 'Apache-2.0' }])
    expect(painted.picture.credits).toEqual([])
  })

  test('stops at once when it is cancelled', async () => {
    const cancel = AbortSignal.abort(new Error('cancelled'))
    await expect(createEmbeddedIllustrator().drawPicture(buildRequest(), cancel)).rejects.toThrow('cancelled')
  })
})

describe('encoding', () => {
  test('cuts off what is empty around a painting and leaves out empty layers', async () => {
    const frame = createDesignFrame({ width: 100, height: 100 })
    const dot = createLayer(frame)
    dot.context.fillStyle = '#ff0000'
    dot.context.fillRect(540, 540, 108, 108)
    const empty = createLayer(frame)
    const { layers, files } = await encodeLayers([
      { name: 'dot', depth: 0.5, blend: 'normal', motion: 'none', canvas: dot.canvas },
      { name: 'empty', depth: 0.5, blend: 'normal', motion: 'none', canvas: empty.canvas },
    ])
    expect(layers).toHaveLength(1)
    expect(files.size).toBe(1)
    const box = layers[0]?.box
    // The dot lies from 56 to 66 of 112; the cut leaves at most two coarse pixels of four around it.
    const [left = 0, width = 0] = [box?.x, box?.width]
    expect(left * 112).toBeLessThanOrEqual(56)
    expect(left * 112).toBeGreaterThanOrEqual(56 - 8)
    expect((left + width) * 112).toBeGreaterThanOrEqual(66)
    expect((left + width) * 112).toBeLessThanOrEqual(66 + 8)
  })

  test('knows which drawings exist', () => {
    expect(hasIcon('alarm-clock')).toBe(true)
    expect(hasIcon('no-such-drawing')).toBe(false)
  })
})
