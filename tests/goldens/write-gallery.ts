import { writeFile } from 'node:fs/promises'
import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas'
import {
  buildTimeline,
  CAPTION_PRESETS,
  hashText,
  STYLE_IDS,
  type CaptionPreset,
  type StyleId,
} from '@hookreel/film'
import { splitSpaced } from '../../packages/crew/src/text/split-words.ts'
import { drawPlan } from '../../packages/crew/src/illustrator/embedded/embedded-illustrator.ts'
import { readFilm } from '../../packages/crew/src/illustrator/embedded/film/film-brief.ts'
import { EVENTS, type ThingEvent } from '../../packages/crew/src/illustrator/embedded/lexicon/events.ts'
import { planScene } from '../../packages/crew/src/illustrator/embedded/scene/plan-scene.ts'
import { standWhere } from '../../packages/crew/src/illustrator/embedded/scene/choose-place.ts'
import {
  POSES,
  type Cast,
  type Role,
} from '../../packages/crew/src/illustrator/embedded/subjects/figure/cast.ts'
import { ENVIRONMENTS, SHOT_FRAMINGS } from '../../packages/crew/src/illustrator/embedded/scene-plan.ts'
import { openFrames } from '../../packages/render/src/frames/frame-source.ts'
import { drawThumbnail } from '../../packages/render/src/frames/draw-thumbnail.ts'
import { paintYuv } from '../builders/paint-yuv.ts'
import { CHARTS } from './gallery-charts.ts'
import { drawPhotos } from './gallery-photos.ts'

// Draws sheets of docs/gallery anew: node tests/goldens/write-gallery.ts [people] [captions] [charts] [styles] [shots] [events] [photos], then look at them.
const gallery = new URL('../../docs/gallery/', import.meta.url)
async function save(name: string, canvas: Canvas): Promise<void> {
  await writeFile(new URL(`${name}.jpg`, gallery), await canvas.encode('jpeg', 84))
}

function planOf(narration: string, style: StyleId, index = 0) {
  const frameSize = { width: 540, height: 960 }
  const request = {
    narration,
    film: readFilm({ title: '', script: narration, style }),
    frameSize,
    index,
    sceneCount: 12,
    earlierSubjects: [],
  }
  return planScene({ ...request, seed: hashText(`${narration} ${index}`) })
}

/** Every pose in every style, eleven in a row; callings, ages and places change with the pose. */
async function drawPeople(): Promise<Canvas> {
  const cell = { width: 135, height: 240 }
  const frameSize = { width: 405, height: 720 }
  const callings: Partial<Record<(typeof POSES)[number], Role>> = {
    'sit-desk': 'business',
    run: 'athlete',
    point: 'scientist',
    think: 'detective',
    read: 'student',
    carry: 'builder',
    climb: 'explorer',
    cook: 'chef',
    kneel: 'knight',
    garden: 'farmer',
    wave: 'princess',
  }
  const perRow = POSES.length / 2
  const sheet = createCanvas(cell.width * perRow, cell.height * STYLE_IDS.length * 2)
  const context = sheet.getContext('2d')
  for (const [row, style] of STYLE_IDS.entries()) {
    for (const [column, pose] of POSES.entries()) {
      const gender = column % 2 === 0 ? 'woman' : 'man'
      const age = pose === 'walk' || pose === 'sit-ground' ? 'old' : pose === 'read' ? 'child' : 'adult'
      const who = { gender, age, role: callings[pose] ?? 'none' } as const
      const other = { gender: gender === 'man' ? 'woman' : 'man', age: 'adult', role: 'none' } as const
      const people = pose === 'hug' || pose === 'talk' ? [who, other] : [who]
      const cast: Cast = { subject: 'person', pose, people }
      const home = ENVIRONMENTS[column % ENVIRONMENTS.length] ?? 'mountain'
      const environment = standWhere(cast, home === 'sea' ? 'street' : home)
      const plan = {
        ...planOf('Somebody is here.', style, column),
        kind: 'scene' as const,
        words: [],
        label: '',
      }
      const drawn = await drawPlan({ ...plan, subjects: ['person'], cast, environment }, frameSize)
      const load = (file: string) => Promise.resolve(drawn.files.get(file) ?? new Uint8Array())
      const image = await loadImage(await drawThumbnail(drawn.picture, frameSize, load, cell.width))
      const line = row + (column >= perRow ? STYLE_IDS.length : 0)
      context.drawImage(image, (column % perRow) * cell.width, line * cell.height, cell.width, cell.height)
    }
  }
  return sheet
}

const SENTENCES: Record<StyleId, string> = {
  default: 'The lighthouse kept its lamp burning all night.',
  crayon_drawing: 'The cat sat under the table and waited.',
  horror: 'The old house at the end of the road was dark.',
  superhero: 'Your brain never stops working for you.',
  documentary: 'The ship was found after a hundred years.',
  anime: 'The train crosses the mountain before dawn.',
}

/** Every caption preset in every style: the same strip of a film's frame, as the film is drawn. */
async function drawCaptions(): Promise<Canvas> {
  const size = { width: 540, height: 960 }
  const strip = { top: 500, height: 230, scale: 0.5 }
  const [left, head] = [130, 28]
  const [width, height] = [size.width * strip.scale, strip.height * strip.scale]
  const sheet = createCanvas(left + width * STYLE_IDS.length, head + height * CAPTION_PRESETS.length)
  const context = sheet.getContext('2d')
  context.fillStyle = '#14161c'
  context.fillRect(0, 0, sheet.width, sheet.height)
  context.fillStyle = '#ffffff'
  context.font = '15px sans-serif'
  for (const [column, style] of STYLE_IDS.entries()) {
    const { picture, files } = await drawPlan(planOf(SENTENCES[style], style), size)
    const load = (file: string) => Promise.resolve(files.get(file) ?? new Uint8Array())
    context.fillText(style.replace('_', ' '), left + column * width + 8, 19)
    for (const [row, preset] of CAPTION_PRESETS.entries()) {
      const frame = await drawCaptioned(picture, style, preset, load)
      const y = head + row * height
      context.drawImage(
        frame,
        0,
        strip.top,
        size.width,
        strip.height,
        left + column * width,
        y,
        width,
        height,
      )
      if (column === 0) context.fillText(preset.replace('_', ' '), 10, y + height / 2)
    }
  }
  return sheet

  async function drawCaptioned(
    picture: Parameters<typeof drawThumbnail>[0],
    style: StyleId,
    preset: CaptionPreset,
    load: (file: string) => Promise<Uint8Array>,
  ) {
    const spoken = SENTENCES[style].split(' ').slice(0, 4)
    const words = spoken.map((text, at) => ({ text, startSeconds: at * 0.5, endSeconds: at * 0.5 + 0.45 }))
    const captions = { preset, size: 'medium', position: 'bottom' } as const
    const scenes = [{ startSeconds: 0, endSeconds: 3, picture }]
    const timeline = buildTimeline({ frameSize: size, style, seed: 7, words, scenes, seconds: 3, captions })
    const frames = await openFrames(timeline, load)
    const canvas = createCanvas(size.width, size.height)
    const image = canvas.getContext('2d').createImageData(size.width, size.height)
    // In the middle of the second word.
    paintYuv(await frames.draw(24), size, image.data)
    canvas.getContext('2d').putImageData(image, 0, 0)
    frames.close()
    return canvas
  }
}

const CHART_ROWS = ['default', 'anime', 'horror', 'superhero', 'documentary', 'crayon_drawing'] as const

/** Every figure with its words in every style, six in a row, six kinds above and six below. */
async function drawCharts(): Promise<Canvas> {
  const cell = { width: 180, height: 320 }
  const frameSize = { width: 405, height: 720 }
  const perRow = CHARTS.length / 2
  const sheet = createCanvas(cell.width * perRow, cell.height * CHART_ROWS.length * 2)
  const context = sheet.getContext('2d')
  for (const [row, style] of CHART_ROWS.entries()) {
    for (const [column, [said, chart]] of CHARTS.entries()) {
      const environment = ENVIRONMENTS[column % ENVIRONMENTS.length] ?? 'plain'
      const plan = { ...planOf('Somebody is here.', style, column), kind: 'type' as const, environment }
      const drawn = await drawPlan(
        { ...plan, subjects: [], words: ['figure'], chart, pages: [{ words: splitSpaced(said) }] },
        frameSize,
      )
      const load = (file: string) => Promise.resolve(drawn.files.get(file) ?? new Uint8Array())
      const image = await loadImage(await drawThumbnail(drawn.picture, frameSize, load, cell.width))
      const line = row + (column >= perRow ? CHART_ROWS.length : 0)
      context.drawImage(image, (column % perRow) * cell.width, line * cell.height, cell.width, cell.height)
    }
  }
  return sheet
}

/** Places with what stands there, and words set large. */
const PICTURES = [
  ['sea', 'shark', 'The shark'],
  ['desert', 'camel', 'The camel'],
  ['city', 'automobile', 'The car'],
  ['room', 'door', 'The door'],
  ['ruins', 'amphora', 'The amphora'],
  ['space', 'mars', 'Mars'],
  ['mountain', 'eagle', 'The eagle'],
  ['plain', null, ''],
  ['laboratory', 'microscope', 'The microscope'],
] as const

/** Single pictures in a style, as drawn. */
async function drawStyle(style: StyleId): Promise<Canvas> {
  const cell = { width: 180, height: 320, gap: 4 }
  const frameSize = { width: 405, height: 720 }
  const sheet = createCanvas((cell.width + cell.gap) * PICTURES.length, cell.height)
  const context = sheet.getContext('2d')
  for (const [column, [environment, subject, label]] of PICTURES.entries()) {
    const shown =
      subject === null
        ? { kind: 'type' as const, subjects: [], words: ['Small things', 'taste', 'like home'] }
        : { kind: 'scene' as const, subjects: [subject], words: [] }
    const plan = { ...planOf('It is here.', style, column), environment, label, filmSeed: 6, ...shown }
    const drawn = await drawPlan(plan, frameSize)
    const load = (file: string) => Promise.resolve(drawn.files.get(file) ?? new Uint8Array())
    const image = await loadImage(await drawThumbnail(drawn.picture, frameSize, load, cell.width))
    context.drawImage(image, column * (cell.width + cell.gap), 0, cell.width, cell.height)
  }
  return sheet
}

/** One thing in every framing, in every style. */
async function drawShots(): Promise<Canvas> {
  const cell = { width: 150, height: 266 }
  const frameSize = { width: 405, height: 720 }
  const sheet = createCanvas(cell.width * SHOT_FRAMINGS.length, cell.height * STYLE_IDS.length)
  const context = sheet.getContext('2d')
  for (const [row, style] of STYLE_IDS.entries()) {
    for (const [column, framing] of SHOT_FRAMINGS.entries()) {
      const shown = { kind: 'scene' as const, environment: 'plain' as const, subjects: ['cat'], words: [] }
      const plan = {
        ...planOf('It is here.', style, column),
        ...shown,
        label: 'The cat',
        framing,
        filmSeed: 6,
      }
      const drawn = await drawPlan(plan, frameSize)
      const load = (file: string) => Promise.resolve(drawn.files.get(file) ?? new Uint8Array())
      const image = await loadImage(await drawThumbnail(drawn.picture, frameSize, load, cell.width))
      context.drawImage(image, column * cell.width, row * cell.height, cell.width, cell.height)
    }
  }
  return sheet
}

/** What each event is shown with. */
const HAPPENS: Record<ThingEvent, string> = {
  enter: 'bus',
  leave: 'automobile',
  fly: 'airplane',
  fall: 'bridge',
  rise: 'balloon',
  grow: 'seedling',
  shrink: 'coin',
  break: 'bridge',
  split: 'birthday-cake',
  turn: 'pot-of-food',
  spin: 'basketball',
  shake: 'mobile-phone',
  fill: 'glass-of-water',
  empty: 'wine-glass',
  multiply: 'honeybee',
  vanish: 'delivery-truck',
  appear: 'rabbit',
  glow: 'light-bulb',
  darken: 'candle',
  float: 'balloon',
  sink: 'ship',
  cross: 'cigarette',
  burn: 'house-with-garden',
  explode: 'bomb',
  open: 'package',
  close: 'laptop',
  find: 'old-key',
}

/** What becomes of a thing, beside words, in every style: two rows each. */
async function drawEvents(): Promise<Canvas> {
  const cell = { width: 108, height: 192 }
  const frameSize = { width: 270, height: 480 }
  const perRow = Math.ceil(EVENTS.length / 2)
  const sheet = createCanvas(cell.width * perRow, cell.height * STYLE_IDS.length * 2)
  const context = sheet.getContext('2d')
  for (const [row, style] of STYLE_IDS.entries()) {
    for (const [at, kind] of EVENTS.entries()) {
      const shown = { kind: 'scene' as const, environment: 'plain' as const, subjects: [HAPPENS[kind]] }
      const event = { kind, says: kind, count: 7 }
      const plan = {
        ...planOf('It is here.', style, at),
        ...shown,
        words: ['It will', kind],
        label: '',
        event,
      }
      const drawn = await drawPlan(plan, frameSize)
      const load = (file: string) => Promise.resolve(drawn.files.get(file) ?? new Uint8Array())
      const image = await loadImage(await drawThumbnail(drawn.picture, frameSize, load, cell.width))
      const line = row * 2 + Math.floor(at / perRow)
      context.drawImage(image, (at % perRow) * cell.width, line * cell.height, cell.width, cell.height)
    }
  }
  return sheet
}

const asked = process.argv.slice(2)
if (asked.length === 0 || asked.includes('people')) await save('people', await drawPeople())
if (asked.length === 0 || asked.includes('captions')) await save('captions', await drawCaptions())
if (asked.length === 0 || asked.includes('charts')) await save('charts', await drawCharts())
if (asked.length === 0 || asked.includes('shots')) await save('shots', await drawShots())
if (asked.length === 0 || asked.includes('events')) await save('events', await drawEvents())
if (asked.length === 0 || asked.includes('photos')) await save('photos', await drawPhotos())
if (asked.length === 0 || asked.includes('styles'))
  for (const style of STYLE_IDS)
    await save(style === 'default' ? 'cinematic' : style.replace('_', '-'), await drawStyle(style))
