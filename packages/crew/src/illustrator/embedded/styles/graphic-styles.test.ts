import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createDesignFrame, createLayer } from '../canvas.ts'
import type { ScenePlan } from '../scene-plan.ts'
import type { StylePainter } from '../style-painter.ts'
import { paintCrayonDrawing } from './crayon-drawing/crayon-drawing.ts'
import { paintDocumentary } from './documentary/documentary.ts'
import { paintSuperhero } from './superhero/superhero.ts'

const PAINTERS = [
  ['crayon_drawing', paintCrayonDrawing],
  ['documentary', paintDocumentary],
  ['superhero', paintSuperhero],
] as const

function buildPlan(more: Partial<ScenePlan> = {}): ScenePlan {
  return {
    kind: 'scene',
    style: 'default',
    environment: 'sea',
    time: 'day',
    weather: 'clear',
    subjects: ['anchor'],
    label: 'The anchor',
    words: [],
    index: 0,
    sceneCount: 4,
    seed: 5,
    filmSeed: 9,
    ...more,
  }
}

async function fingerprint(paint: StylePainter, of: ScenePlan): Promise<string> {
  const layers = await paint(of, createDesignFrame({ width: 180, height: 320 }))
  const hash = createHash('sha256')
  for (const layer of layers) hash.update(layer.canvas.data())
  return hash.digest('hex')
}

describe.each(PAINTERS)('a picture in the style %s', (style, paint) => {
  const plan = (more: Partial<ScenePlan> = {}) => buildPlan({ style, ...more })

  test('is the same for the same plan and another for the next scene', async () => {
    expect(await fingerprint(paint, plan())).toBe(await fingerprint(paint, plan()))
    expect(await fingerprint(paint, plan())).not.toBe(await fingerprint(paint, plan({ index: 1, seed: 6 })))
  })

  test('covers the frame with its first layer in every aspect', async () => {
    for (const [width, height] of [
      [180, 320],
      [320, 180],
      [180, 180],
    ] as const) {
      const frame = createDesignFrame({ width, height })
      const [first] = await paint(plan(), frame)
      expect(first?.canvas.width).toBe(createLayer(frame).canvas.width)
      const alphas = first?.canvas.data().filter((_, at) => at % 4 === 3) ?? Buffer.alloc(1)
      expect(Math.min(...alphas)).toBe(255)
    }
  })

  test('sets words instead of a subject and keeps them above the captions', async () => {
    const frame = createDesignFrame({ width: 180, height: 320 })
    const layers = await paint(plan({ kind: 'type', subjects: [], words: ['90%', 'startups'] }), frame)
    const words = layers.find((layer) => layer.name === 'words')
    expect(layers.some((layer) => layer.name === 'hero')).toBe(false)
    const { data, width, height } = words
      ? words.canvas.getContext('2d').getImageData(0, 0, words.canvas.width, words.canvas.height)
      : { data: new Uint8ClampedArray(), width: 0, height: 0 }
    const rows = Array.from({ length: height }, (_, row) =>
      data.subarray(row * width * 4, (row + 1) * width * 4).some((value, at) => at % 4 === 3 && value > 40),
    )
    const marginRows = frame.marginY * frame.scale
    expect(rows.indexOf(true)).toBeGreaterThan(marginRows)
    expect(rows.lastIndexOf(true) - marginRows).toBeLessThan(320 * 0.68)
  })
})
