import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { BUNDLED_FONTS, directionOf, filesOfFont } from '@hookreel/film'
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

/** Families of letters that no style has a font for, the same that captions have; here letters alone ask for one, no marks. */
const OTHER_SCRIPTS: readonly (readonly [family: string, letters: RegExp])[] = [
  ['Hookreel Arabic', /\p{sc=Arabic}/u],
  ['Hookreel Hebrew', /\p{sc=Hebrew}/u],
  ['Hookreel Devanagari', /\p{sc=Devanagari}/u],
  ['Hookreel Thai', /\p{sc=Thai}/u],
  ['Hookreel Korean', /\p{sc=Hangul}/u],
  ['Hookreel Japanese', /[\p{sc=Hiragana}\p{sc=Katakana}]/u],
  ['Hookreel Chinese', /\p{sc=Han}/u],
]

const registered = new Set<string>()

/** Families without letters of Polish, Turkish and other languages: a text with one of these is all in the other font, not in two. */
const NARROW = new Set(['Hookreel Gochi Hand', 'Hookreel Creepster'])
const FURTHER_LATIN = /[\u0100-\u024f]/u

/** Makes a context ready to measure or to write a text in a style's letters, whatever script it is in. */
export function takeLetters(context: SKRSContext2D, family: string, size: number, text: string): void {
  const others = OTHER_SCRIPTS.flatMap(([other, letters]) => (letters.test(text) ? [other] : []))
  const own = OTHER_SCRIPTS.flatMap(([other]) => (other === family ? [other] : []))
  for (const one of [...own, ...others]) registerScript(one)
  const first = NARROW.has(family) && FURTHER_LATIN.test(text) ? 'Hookreel M PLUS Rounded' : family
  context.font = pictureFont(first, size, others)
  context.direction = directionOf(text) ?? 'ltr'
}

function registerScript(family: string): void {
  const font = BUNDLED_FONTS[family]
  if (font === undefined || registered.has(family)) return
  const { resolve } = createRequire(import.meta.url)
  const folder = join(dirname(resolve(`@fontsource/${font.from}/package.json`)), 'files')
  for (const file of filesOfFont(font, readdirSync(folder)))
    GlobalFonts.registerFromPath(join(folder, file), family)
  registered.add(family)
}
