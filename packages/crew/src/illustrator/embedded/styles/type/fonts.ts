import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { directionOf } from '@hookreel/film'
import { GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'

/** Files of the bundled fonts, by the family they are registered under. The one of Latin letters comes last: only it has kerning then. */
const FILES: Record<string, readonly string[]> = {
  'Hookreel Montserrat': [
    'montserrat/files/montserrat-latin-ext-900-normal.woff2',
    'montserrat/files/montserrat-latin-900-normal.woff2',
  ],
  'Hookreel Gochi Hand': ['gochi-hand/files/gochi-hand-latin-400-normal.woff2'],
  'Hookreel Creepster': ['creepster/files/creepster-latin-400-normal.woff2'],
  'Hookreel Bangers': [
    'bangers/files/bangers-latin-ext-400-normal.woff2',
    'bangers/files/bangers-latin-400-normal.woff2',
  ],
  'Hookreel Anton': [
    'anton/files/anton-latin-ext-400-normal.woff2',
    'anton/files/anton-latin-400-normal.woff2',
  ],
  'Hookreel Oswald': ['oswald/files/oswald-latin-700-normal.woff2'],
  'Hookreel Special Elite': ['special-elite/files/special-elite-latin-400-normal.woff2'],
  'Hookreel M PLUS Rounded': [
    'm-plus-rounded-1c/files/m-plus-rounded-1c-cyrillic-900-normal.woff2',
    'm-plus-rounded-1c/files/m-plus-rounded-1c-latin-ext-900-normal.woff2',
    'm-plus-rounded-1c/files/m-plus-rounded-1c-latin-900-normal.woff2',
  ],
}

let isDone = false

/** Makes the bundled fonts known to the canvas; the first call does it, later ones cost nothing. */
export function registerPictureFonts(): void {
  if (isDone) return
  const { resolve } = createRequire(import.meta.url)
  for (const [family, files] of Object.entries(FILES)) {
    for (const file of files) GlobalFonts.registerFromPath(resolve(`@fontsource/${file}`), family)
  }
  isDone = true
}

/** A CSS font of a bundled family with a fallback for other scripts. */
export function pictureFont(family: string, size: number, others: readonly string[] = []): string {
  registerPictureFonts()
  const families = [family, 'Hookreel M PLUS Rounded', ...others].map((name) => `"${name}"`)
  return `${size.toFixed(1)}px ${families.join(', ')}, sans-serif`
}

/** Letters that no style has a font for, and the bundled one that draws them: the same that captions have. */
const OTHER_SCRIPTS: readonly {
  readonly family: string
  readonly from: string
  readonly files: RegExp
  readonly letters: RegExp
}[] = [
  {
    family: 'Hookreel Arabic',
    from: 'noto-sans-arabic',
    files: /arabic-arabic-900-normal\.woff2$/,
    letters: /\p{sc=Arabic}/u,
  },
  {
    family: 'Hookreel Hebrew',
    from: 'noto-sans-hebrew',
    files: /hebrew-hebrew-900-normal\.woff2$/,
    letters: /\p{sc=Hebrew}/u,
  },
  {
    family: 'Hookreel Devanagari',
    from: 'noto-sans-devanagari',
    files: /devanagari-900-normal\.woff2$/,
    letters: /\p{sc=Devanagari}/u,
  },
  {
    family: 'Hookreel Thai',
    from: 'noto-sans-thai',
    files: /thai-thai-900-normal\.woff2$/,
    letters: /\p{sc=Thai}/u,
  },
  {
    family: 'Hookreel Korean',
    from: 'noto-sans-kr',
    files: /-900-normal\.woff2$/,
    letters: /\p{sc=Hangul}/u,
  },
  {
    family: 'Hookreel Japanese',
    from: 'noto-sans-jp',
    files: /-900-normal\.woff2$/,
    letters: /[\p{sc=Hiragana}\p{sc=Katakana}]/u,
  },
  {
    family: 'Hookreel Chinese',
    from: 'noto-sans-sc',
    files: /-900-normal\.woff2$/,
    letters: /\p{sc=Han}/u,
  },
]

const registered = new Set<string>()

/** Families without letters of Polish, Turkish and other languages: a text with one of these is all in the other font, not in two. */
const NARROW = new Set(['Hookreel Gochi Hand', 'Hookreel Creepster'])
const FURTHER_LATIN = /[\u0100-\u024f]/u

/** Makes a context ready to measure or to write a text in a style's letters, whatever script it is in. */
export function takeLetters(context: SKRSContext2D, family: string, size: number, text: string): void {
  const others = OTHER_SCRIPTS.filter(({ letters }) => letters.test(text))
  others.forEach(registerScript)
  const first = NARROW.has(family) && FURTHER_LATIN.test(text) ? 'Hookreel M PLUS Rounded' : family
  context.font = pictureFont(
    first,
    size,
    others.map((font) => font.family),
  )
  context.direction = directionOf(text) ?? 'ltr'
}

function registerScript({ family, from, files }: (typeof OTHER_SCRIPTS)[number]): void {
  if (registered.has(family)) return
  const { resolve } = createRequire(import.meta.url)
  const folder = join(dirname(resolve(`@fontsource/${from}/package.json`)), 'files')
  for (const file of readdirSync(folder).filter((name) => files.test(name)))
    GlobalFonts.registerFromPath(join(folder, file), family)
  registered.add(family)
}
