import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { GlobalFonts } from '@napi-rs/canvas'
import type { CaptionLook, Timeline } from '@hookreel/film'

/** A bundled font: its package, the endings of its files to take, and the letters for which it is needed beside a look's own font. */
type Font = { readonly from: string; readonly ending: string; readonly letters: RegExp | null }

/** Every character is drawn by some font: those without letters here are taken only when a look names them. */
const FONTS: Readonly<Record<string, Font>> = {
  'Hookreel Montserrat': {
    from: 'montserrat',
    ending: '-900-normal.woff2',
    letters: /[\p{sc=Latin}\p{sc=Cyrillic}\p{N}]/u,
  },
  'Hookreel Montserrat Semibold': { from: 'montserrat', ending: '-600-normal.woff2', letters: null },
  'Hookreel Gochi Hand': { from: 'gochi-hand', ending: '-400-normal.woff2', letters: null },
  'Hookreel Creepster': { from: 'creepster', ending: '-400-normal.woff2', letters: null },
  'Hookreel Bangers': { from: 'bangers', ending: '-400-normal.woff2', letters: null },
  'Hookreel Anton': { from: 'anton', ending: '-400-normal.woff2', letters: null },
  'Hookreel M PLUS Rounded': { from: 'm-plus-rounded-1c', ending: '-900-normal.woff2', letters: null },
  'Hookreel Arabic': {
    from: 'noto-sans-arabic',
    ending: 'arabic-arabic-900-normal.woff2',
    letters: /\p{sc=Arabic}/u,
  },
  'Hookreel Hebrew': {
    from: 'noto-sans-hebrew',
    ending: 'hebrew-hebrew-900-normal.woff2',
    letters: /\p{sc=Hebrew}/u,
  },
  'Hookreel Devanagari': {
    from: 'noto-sans-devanagari',
    ending: 'devanagari-900-normal.woff2',
    letters: /\p{sc=Devanagari}/u,
  },
  'Hookreel Thai': { from: 'noto-sans-thai', ending: 'thai-thai-900-normal.woff2', letters: /\p{sc=Thai}/u },
  'Hookreel Korean': { from: 'noto-sans-kr', ending: '-900-normal.woff2', letters: /\p{sc=Hangul}/u },
  'Hookreel Japanese': {
    from: 'noto-sans-jp',
    ending: '-900-normal.woff2',
    letters: /[\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f]/u,
  },
  'Hookreel Chinese': { from: 'noto-sans-sc', ending: '-900-normal.woff2', letters: /\p{sc=Han}/u },
  'Hookreel Emoji': {
    from: 'noto-color-emoji',
    ending: 'emoji-400-normal.woff2',
    letters: /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u,
  },
}

/** Files of these fonts that hold East Asian letters are numbered; there are over a hundred of them in each. */
const EAST_ASIAN_FILE = /-\d+-\d+-normal/
const EAST_ASIAN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\uff00-\uff60]/u

/**
 * The canvas asks the file of a family that was registered last before the others, and letters that come from another file
 * have no kerning: "DAY" is 45.5 px wide at 20 px when its own file is asked first, 46.8 px when that of Vietnamese is.
 * The fonts of pictures are registered in the same order, so that a word is as wide whatever was drawn before it.
 */
const LATIN_FILE = /-latin-\d+-normal/

const registered = new Set<string>()

/**
 * Registers the bundled fonts that a look and a text need, each once for each process. Films name these families alone, so that they
 * look the same on every machine. Throws when a font's package is missing.
 */
export function registerFonts(
  look: Pick<CaptionLook, 'fontFamily' | 'fallbackFamilies'>,
  text: string,
): void {
  const isEastAsian = EAST_ASIAN.test(text)
  for (const family of new Set([look.fontFamily, ...look.fallbackFamilies])) {
    const font = FONTS[family]
    if (font === undefined) throw new Error(`there is no font ${family}`)
    if (family !== look.fontFamily && font.letters?.test(text) !== true) continue
    const files = listFiles(family, font).filter((file) => isEastAsian || !EAST_ASIAN_FILE.test(file))
    if (files.every((file) => registered.has(file))) continue
    for (const file of files) {
      if (registered.has(file) && !LATIN_FILE.test(file)) continue
      GlobalFonts.registerFromPath(file, family)
      registered.add(file)
    }
  }
}

/** A font is cut into files by script; together they are one family. Its Latin letters come last, see LATIN_FILE. */
function listFiles(family: string, { from, ending }: Font): string[] {
  const require = createRequire(import.meta.url)
  const folder = join(dirname(require.resolve(`@fontsource/${from}/package.json`)), 'files')
  const files = readdirSync(folder).filter((name) => name.endsWith(ending))
  if (files.length === 0) throw new Error(`no font files for ${family} in ${folder}`)
  const isLatin = (name: string) => Number(LATIN_FILE.test(name))
  return files.toSorted((a, b) => isLatin(a) - isLatin(b)).map((name) => join(folder, name))
}

/** All words of a film's captions: what its fonts must be able to draw. */
export function captionTextOf(timeline: Timeline): string {
  return timeline.cues.flatMap((cue) => cue.lines.flat().map((word) => word.text)).join(' ')
}
