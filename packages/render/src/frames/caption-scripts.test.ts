import {
  CAPTION_PRESETS,
  STYLE_IDS,
  buildTimeline,
  captionLookOf,
  layoutCue,
  type CaptionPreset,
  type Picture,
  type WordTime,
} from '@hookreel/film'
import { GlobalFonts, createCanvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { registerFonts } from './fonts.ts'
import { openFrames } from './frame-source.ts'

const frameSize = { width: 540, height: 960 }
const background: Picture = {
  layers: [
    {
      name: 'sky',
      depth: null,
      blend: 'normal',
      opaque: true,
      motion: 'none',
      box: { x: 0, y: 0, width: 1, height: 1 },
      file: 'grey.png',
    },
  ],
  seed: 1,
  kind: 'scene',
  environment: 'test',
  subjects: [],
  credits: [],
}
const loadFile = async () => {
  const canvas = createCanvas(540, 960)
  const context = canvas.getContext('2d')
  context.fillStyle = 'rgb(90, 90, 90)'
  context.fillRect(0, 0, 540, 960)
  return canvas.encode('png')
}

/** The frame in which the second word of a text is spoken: its planes, and where something other than grey was drawn. */
async function drawWords(text: string, preset: CaptionPreset = 'style') {
  const words = text.split(' ').map((word, i): WordTime => {
    return { text: word, startSeconds: i * 0.5, endSeconds: i * 0.5 + 0.4 }
  })
  const scenes = [{ startSeconds: 0, endSeconds: 3, picture: background }]
  const captions = { preset, size: 'medium', position: 'bottom' } as const
  const timeline = buildTimeline({
    frameSize,
    style: 'superhero',
    seed: 1,
    words,
    scenes,
    seconds: 3,
    captions,
  })
  const frames = await openFrames(timeline, loadFile)
  const before = Uint8Array.from(await frames.draw(2))
  const bytes = Uint8Array.from(await frames.draw(22))
  return { before, bytes, ...coloursOf(bytes) }
}

/** Columns and rows that hold yellow (the spoken word's colour), and how many strongly coloured pixels of any hue there are. */
function coloursOf(bytes: Uint8Array) {
  const { width, height } = frameSize
  const luma = width * height
  const columns: number[] = []
  const rows = new Set<number>()
  const hues = new Set<number>()
  for (let y = 0; y < height / 2; y += 1) {
    for (let x = 0; x < width / 2; x += 1) {
      const u = (bytes[luma + y * (width / 2) + x] ?? 0) - 128
      const v = (bytes[luma + luma / 4 + y * (width / 2) + x] ?? 0) - 128
      if (Math.hypot(u, v) < 30) continue
      hues.add(Math.round(Math.atan2(v, u) / (Math.PI / 6)))
      columns.push(x * 2)
      rows.add(y * 2)
    }
  }
  return { columns, rows: [...rows], hues }
}

const middle = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)

describe('captions in every script', () => {
  test.each([
    ['Arabic', 'يوم واحد على'],
    ['Hindi', 'शुक्र ग्रह पर'],
    ['Japanese', '金星の 一日は 長い'],
    ['Cyrillic', 'Один день там'],
    ['Hebrew', 'יום אחד שם'],
    ['Thai', 'วันหนึ่ง บนดาว ศุกร์'],
    ['Korean', '금성의 하루는 길다'],
    ['Chinese', '金星上的 一天 比'],
  ])('%s words are drawn from bundled fonts inside the safe zone, the spoken one lit', async (_, text) => {
    const { columns, rows } = await drawWords(text)
    expect(columns.length).toBeGreaterThan(150)
    expect(Math.min(...columns)).toBeGreaterThan(540 * 0.13)
    expect(Math.max(...columns)).toBeLessThan(540 * 0.87)
    expect(Math.min(...rows)).toBeGreaterThan(960 * 0.15)
    expect(Math.max(...rows)).toBeLessThan(960 * 0.75)
  })

  test('letters are drawn, not the boxes of a missing font', async () => {
    // Missing glyphs look alike: two words of equal length would give the same picture.
    for (const [one, other] of [
      ['قمر شمس نار', 'بحر ورد ليل'],
      ['घर जल वन', 'नभ मन धन'],
      ['山火 川水 空気', '森林 海風 月光'],
      ['בית יום אור', 'עיר שנה ספר'],
      ['하늘 바다 나무', '사람 구름 노래'],
      ['วัน ดาว ฟ้า', 'คน น้ำ ไฟ'],
    ] as const) {
      const [first, second] = await Promise.all([drawWords(one), drawWords(other)])
      expect(Buffer.compare(first.bytes, second.bytes)).not.toBe(0)
    }
  })

  test('an Arabic line starts at the right: its first word lights up right of its second', async () => {
    const { before, columns } = await drawWords('الزهرة كوكب حار')
    expect(middle(coloursOf(before).columns)).toBeGreaterThan(middle(columns) + 40)
  })

  test.each(CAPTION_PRESETS)('emoji keep their own colours in %s', async (preset) => {
    const { hues } = await drawWords('wow 🪐🚀🌈 ok', preset)
    expect(hues.size).toBeGreaterThan(4)
  })

  test.each([
    ['Arabic', 'يستغرق الأمر هنا 243 يوماً أيضاً'],
    ['Thai', 'ปู่ กู้ ผู้ใหญ่ ที่นี่ น้ำ ที่ ใหญ่ ยิ่ง'],
    ['Hindi', 'शुक्र कुछ पूरी और ऊँची ऋतुओं में भी कुछ और'],
    ['Latin', 'Façade gypsy Échappée Ångström'],
  ])('marks and tails of two %s lines never meet', (_, text) => {
    const words = text.split(' ').map((word, i): WordTime => {
      return { text: word, startSeconds: i * 0.5, endSeconds: i * 0.5 + 0.4 }
    })
    const scenes = [{ startSeconds: 0, endSeconds: 5, picture: background }]
    const { captionLook, cues } = buildTimeline({
      ...{ frameSize, style: 'default', seed: 1, words, scenes, seconds: 5 },
      captions: { preset: 'style', size: 'medium', position: 'bottom' },
    })
    registerFonts(captionLook, text)
    const context = createCanvas(8, 8).getContext('2d')
    let pairs = 0
    for (const cue of cues) {
      const placed = layoutCue(context, cue, captionLook, frameSize).words
      const lines = [...Map.groupBy(placed, ({ centreY }) => centreY)].toSorted(([one], [two]) => one - two)
      for (const [index, [y, below]] of lines.slice(1).entries()) {
        const [above, upper] = lines[index] ?? [0, []]
        const tails = Math.max(...upper.map((word) => above + word.below))
        expect(Math.min(...below.map((word) => y - word.above))).toBeGreaterThan(tails)
        pairs += 1
      }
    }
    expect(pairs).toBeGreaterThan(0)
  })

  test('the same words in Latin light up left to right', async () => {
    const { before, columns } = await drawWords('Venus is hot')
    expect(middle(coloursOf(before).columns)).toBeLessThan(middle(columns) - 40)
  })
})

test('every family that a look names is bundled, and only what a text needs is registered', () => {
  for (const style of STYLE_IDS) {
    for (const preset of CAPTION_PRESETS) {
      const look = captionLookOf(style, { preset, size: 'medium', position: 'bottom' })
      registerFonts(look, 'one two')
      expect(GlobalFonts.families.map(({ family }) => family)).toContain(look.fontFamily)
    }
  }
})

test.each(STYLE_IDS)('a word is as wide after more of its font was registered, in %s', (style) => {
  const [preset] = CAPTION_PRESETS
  const look = captionLookOf(style, { preset, size: 'medium', position: 'bottom' }, 'Привет ôð 空の星')
  const context = createCanvas(8, 8).getContext('2d')
  const measure = (text: string) => {
    context.font = `20px "${look.fontFamily}"`
    return context.measureText(text).width
  }
  registerFonts(look, 'one two')
  const before = ['DAY', 'AVATAR', 'To'].map(measure)
  registerFonts(look, 'Привет ôð 空の星')
  expect(['DAY', 'AVATAR', 'To'].map(measure)).toEqual(before)
})

test('letters that need it stand closer to each other than apart', () => {
  const look = captionLookOf('default', { preset: CAPTION_PRESETS[0], size: 'medium', position: 'bottom' })
  registerFonts(look, 'AVATAR')
  const context = createCanvas(8, 8).getContext('2d')
  context.font = `20px "${look.fontFamily}"`
  const apart = Array.from('AVATAR').reduce((sum, letter) => sum + context.measureText(letter).width, 0)
  expect(context.measureText('AVATAR').width).toBeLessThan(apart - 2)
})
