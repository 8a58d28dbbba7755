import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import {
  buildTimeline,
  createRandom,
  type FrameSize,
  type Picture,
  type PictureLayer,
  type StyleId,
  type Timeline,
  type WordTime,
} from '@hookreel/film'

/** A film of drawn shapes for tests and measurements: five layers a picture, words all the time. */
export type TestFilm = {
  readonly timeline: Timeline
  readonly loadFile: (file: string) => Promise<Uint8Array>
}

export type TestFilmOptions = {
  readonly frameSize: FrameSize
  readonly seconds: number
  readonly sceneCount?: number
  readonly style?: StyleId
  readonly seed?: number
  readonly text?: string
}

const TEXT = 'most people think the ocean is quiet, but listen closely and you will hear a city down there.'
const WHOLE = { x: 0, y: 0, width: 1, height: 1 }

/** Draws the pictures and lays the film out; the same options give the same film. */
export function buildTestFilm(options: TestFilmOptions): TestFilm {
  const { frameSize, seconds, sceneCount = 2, style = 'default', seed = 7, text = TEXT } = options
  const files = new Map<string, Uint8Array>()
  const length = seconds / sceneCount
  const scenes = Array.from({ length: sceneCount }, (_, index) => ({
    startSeconds: index * length,
    endSeconds: (index + 1) * length - 0.2,
    picture: drawPicture(frameSize, seed + index, files),
  }))
  const spoken = text.split(' ')
  const words = Array.from({ length: Math.floor((seconds - 0.4) / 0.36) }, (_, index): WordTime => {
    const startSeconds = 0.2 + index * 0.36
    return { text: spoken[index % spoken.length] ?? '', startSeconds, endSeconds: startSeconds + 0.3 }
  })
  const timeline = buildTimeline({ frameSize, style, seed, words, scenes, seconds })
  const loadFile = (file: string) => {
    const bytes = files.get(file)
    return bytes === undefined ? Promise.reject(new Error(`no ${file}`)) : Promise.resolve(bytes)
  }
  return { timeline, loadFile }
}

function drawPicture({ width, height }: FrameSize, seed: number, files: Map<string, Uint8Array>): Picture {
  const random = createRandom(seed)
  const hue = random.whole(0, 359)
  const layers: PictureLayer[] = []
  const add = (
    layer: Pick<PictureLayer, 'name' | 'depth'> & Partial<PictureLayer>,
    draw: (context: SKRSContext2D, w: number, h: number) => void,
  ) => {
    const box = layer.box ?? WHOLE
    const space = layer.depth === null ? 1 : 1.12
    const w = Math.max(2, Math.round(box.width * width * space))
    const h = Math.max(2, Math.round(box.height * height * space))
    const canvas = createCanvas(w, h)
    draw(canvas.getContext('2d'), w, h)
    const file = `${seed}-${layer.name}.png`
    files.set(file, canvas.toBuffer('image/png'))
    layers.push({ blend: 'normal', opaque: false, motion: 'none', ...layer, box, file })
  }
  add({ name: 'sky', depth: 0, opaque: true }, (context, w, h) => {
    const gradient = context.createLinearGradient(0, 0, 0, h)
    gradient.addColorStop(0, `hsl(${hue} 60% 18%)`)
    gradient.addColorStop(1, `hsl(${hue + 40} 70% 60%)`)
    context.fillStyle = gradient
    context.fillRect(0, 0, w, h)
    for (let i = 0; i < 120; i += 1) {
      context.fillStyle = `rgba(255, 255, 255, ${random.between(0.2, 0.9)})`
      context.fillRect(random.between(0, w), random.between(0, h * 0.6), w / 300, w / 300)
    }
  })
  add({ name: 'far', depth: 0.3 }, (context, w, h) =>
    drawHills(context, w, h, 0.62, `hsl(${hue} 40% 30%)`, random),
  )
  add({ name: 'mid', depth: 0.6 }, (context, w, h) =>
    drawHills(context, w, h, 0.74, `hsl(${hue} 45% 20%)`, random),
  )
  const box = { x: 0.3, y: 0.3, width: 0.4, height: 0.26 }
  add({ name: 'hero', depth: 0.8, motion: 'bob', box }, (context, w, h) => {
    context.fillStyle = `hsl(${hue + 180} 80% 55%)`
    context.beginPath()
    context.ellipse(w / 2, h / 2, w * 0.45, h * 0.45, 0, 0, Math.PI * 2)
    context.fill()
    context.lineWidth = w * 0.03
    context.strokeStyle = '#fff'
    context.stroke()
  })
  add({ name: 'glow', depth: 0.5, blend: 'add' }, (context, w, h) => {
    const gradient = context.createRadialGradient(w * 0.5, h * 0.3, 0, w * 0.5, h * 0.3, w * 0.5)
    gradient.addColorStop(0, 'rgb(90, 70, 40)')
    gradient.addColorStop(1, 'rgb(0, 0, 0)')
    context.fillStyle = gradient
    context.fillRect(0, 0, w, h)
  })
  return { layers, seed, kind: 'scene', environment: 'test', subjects: ['ball'], credits: [] }
}

function drawHills(
  context: SKRSContext2D,
  w: number,
  h: number,
  level: number,
  colour: string,
  random: ReturnType<typeof createRandom>,
): void {
  context.fillStyle = colour
  context.beginPath()
  context.moveTo(0, h)
  const phase = random.between(0, 6)
  for (let x = 0; x <= w; x += 4) {
    const wave = Math.sin((x / w) * 7 + phase) * 0.05 + Math.sin((x / w) * 19 + phase) * 0.015
    context.lineTo(x, (level + wave) * h)
  }
  context.lineTo(w, h)
  context.fill()
}
