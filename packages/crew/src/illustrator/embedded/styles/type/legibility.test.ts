import { STYLE_IDS, type Picture, type StyleId } from '@hookreel/film'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { layoutOf } from '../../art/direct-scene.ts'
import { createEmbeddedIllustrator } from '../../embedded-illustrator.ts'
import { readFilm } from '../../film/film-brief.ts'
import { planPages } from '../../scene/plan-pages.ts'
import { planScene } from '../../scene/plan-scene.ts'

/** Sentences of every kind that a layout is chosen by, on grounds of their own, in a place, and beside a drawing. */
const SCENES = [
  'Nobody saw the patience that you were building on all those quiet mornings.',
  'Never rush a promise that you would rather keep for somebody else.',
  'Why does every honest answer take so much longer to find?',
  'In the kitchen, she turned the water off and quietly waited for him.',
  'Most of us forget sixteen names before the end of a single week.',
  'The old elephant waited patiently until everybody else was gone.',
]
const SCRIPT = SCENES.join(' ')

type Box = Picture['layers'][number]['box']

/** The still of a scene at the moment its resting page stands there and nothing of it is heard; and where its words are. */
async function drawStill(style: StyleId, index: number, frameSize: { width: number; height: number }) {
  const film = readFilm({ title: 'Quiet mornings', script: SCRIPT, style })
  const narration = SCENES[index] ?? ''
  const request = {
    ...{ narration, film, frameSize, index, sceneCount: SCENES.length, earlierSubjects: [], seed: 40 },
  }
  const plan = planPages(planScene(request), request)
  const { picture, files } = await createEmbeddedIllustrator().drawPicture(request)
  const canvas = createCanvas(frameSize.width, frameSize.height)
  const context = canvas.getContext('2d')
  const words: { says: string; isStrong: boolean; box: Box }[] = []
  const page = plan.pages?.findIndex(({ isResting }) => isResting) ?? 0
  const strong = plan.pages?.[page]?.strong
  for (const { cue, box, blend, file } of picture.layers) {
    if (cue !== undefined && cue.page !== page) continue
    if (cue?.lit !== undefined) {
      const at = words.length
      words.push({
        says: cue.says,
        isStrong: strong !== undefined && at >= strong.from && at < strong.to,
        box,
      })
      continue
    }
    context.globalCompositeOperation = blend === 'add' ? 'lighter' : 'source-over'
    const image = await loadImage(Buffer.from(files.get(file) ?? new Uint8Array()))
    const { width, height } = frameSize
    context.drawImage(image, box.x * width, box.y * height, box.width * width, box.height * height)
  }
  return { context, words, layout: layoutOf(plan) ?? (plan.kind === 'type' ? 'middle' : 'beside') }
}

const linear = (value: number) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4)

/** How light each pixel of a word's place is, as contrast is reckoned. */
function lightsOf(context: ReturnType<ReturnType<typeof createCanvas>['getContext']>, box: Box): number[] {
  const { width, height } = context.canvas
  // The letters themselves are in the middle of what a lit word may take.
  const [left, top] = [(box.x + box.width * 0.15) * width, (box.y + box.height * 0.22) * height]
  const size = [Math.max(1, box.width * 0.7 * width), Math.max(1, box.height * 0.56 * height)] as const
  const { data } = context.getImageData(
    Math.round(left),
    Math.round(top),
    Math.ceil(size[0]),
    Math.ceil(size[1]),
  )
  const lights: number[] = []
  for (let at = 0; at < data.length; at += 4)
    lights.push(
      0.2126 * linear(data[at] ?? 0) +
        0.7152 * linear(data[at + 1] ?? 0) +
        0.0722 * linear(data[at + 2] ?? 0),
    )
  return lights.toSorted((a, b) => a - b)
}

/** The contrast of what is light in a word's place with what is dark there: letters and what is around them, whichever is which. */
function contrastOf(lights: readonly number[]): number {
  const sums = lights.reduce<number[]>((all, light) => [...all, (all.at(-1) ?? 0) + light], [])
  const all = sums.at(-1) ?? 0
  let best = { apart: -1, at: 1 }
  for (let at = 1; at < lights.length; at += 1) {
    const [low, high] = [(sums[at - 1] ?? 0) / at, (all - (sums[at - 1] ?? 0)) / (lights.length - at)]
    const apart = at * (lights.length - at) * (high - low) ** 2
    if (apart > best.apart) best = { apart, at }
  }
  // A quarter into each from its own end: so small, half of a letter's pixels are its soft edges.
  const dark = lights[Math.floor(best.at / 4)] ?? 0
  const light = lights[Math.floor(lights.length - (lights.length - best.at) / 4)] ?? 0
  return (light + 0.05) / (dark + 0.05)
}

test.each(STYLE_IDS)('words are read against what lies behind them in every layout of %s', async (style) => {
  const faint: string[] = []
  const layouts = new Set<string>()
  for (const index of SCENES.keys()) {
    const { context, words, layout } = await drawStill(style, index, { width: 270, height: 480 })
    layouts.add(layout)
    for (const { says, isStrong, box } of words) {
      const contrast = contrastOf(lightsOf(context, box))
      // Large letters need less, as everywhere.
      if (contrast < (isStrong ? 3 : 4.5)) faint.push(`${layout}: ${says} ${contrast.toFixed(1)}`)
    }
  }
  expect(layouts.size).toBeGreaterThan(3)
  expect(faint).toEqual([])
})

test('strokes of wax are at least a ninth as broad as their letters are high', async () => {
  const { context, words } = await drawStill('crayon_drawing', 0, { width: 540, height: 960 })
  for (const { says, box } of words.filter(({ says: word }) => word.length > 3)) {
    const share = strokeOf(context, box)
    expect(share, says).toBeGreaterThan(1 / 9)
  }
})

/** How broad the strokes of a word are, as a share of its height: twice its ink for its outline. */
function strokeOf(context: ReturnType<ReturnType<typeof createCanvas>['getContext']>, box: Box): number {
  const { width, height } = context.canvas
  const [left, top] = [Math.round(box.x * width), Math.round(box.y * height)]
  const [wide, high] = [Math.ceil(box.width * width), Math.ceil(box.height * height)]
  const { data } = context.getImageData(left, top, wide, high)
  const isInk = (x: number, y: number) => {
    const at = (y * wide + x) * 4
    return (
      x >= 0 &&
      y >= 0 &&
      x < wide &&
      y < high &&
      Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) < 190
    )
  }
  let [ink, edge, first, last] = [0, 0, high, 0]
  for (let y = Math.round(high * 0.15); y < high * 0.85; y += 1)
    for (let x = 0; x < wide; x += 1) {
      if (!isInk(x, y)) continue
      ink += 1
      if (!isInk(x - 1, y) || !isInk(x + 1, y) || !isInk(x, y - 1) || !isInk(x, y + 1)) edge += 1
      ;[first, last] = [Math.min(first, y), Math.max(last, y)]
    }
  return (2 * ink) / Math.max(1, edge) / Math.max(1, last - first)
}
