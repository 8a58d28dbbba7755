import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { GlobalFonts } from '@napi-rs/canvas'
import { isSpaceless, type Timeline } from '@hookreel/film'

/** Bundled fonts: the family they are registered under, the package, and the endings of its files to take. */
const FONTS: readonly { family: string; from: string; ending: string }[] = [
  { family: 'Hookreel Montserrat', from: 'montserrat', ending: '-900-normal.woff2' },
  { family: 'Hookreel Gochi Hand', from: 'gochi-hand', ending: '-400-normal.woff2' },
  { family: 'Hookreel Creepster', from: 'creepster', ending: '-400-normal.woff2' },
  { family: 'Hookreel Bangers', from: 'bangers', ending: '-400-normal.woff2' },
  { family: 'Hookreel Anton', from: 'anton', ending: '-400-normal.woff2' },
  { family: 'Hookreel M PLUS Rounded', from: 'm-plus-rounded-1c', ending: '-900-normal.woff2' },
  { family: 'Hookreel Arabic', from: 'noto-sans-arabic', ending: 'arabic-arabic-900-normal.woff2' },
  { family: 'Hookreel Devanagari', from: 'noto-sans-devanagari', ending: 'devanagari-900-normal.woff2' },
  { family: 'Hookreel Japanese', from: 'noto-sans-jp', ending: '-900-normal.woff2' },
  { family: 'Hookreel Emoji', from: 'noto-color-emoji', ending: 'emoji-400-normal.woff2' },
]

/** Files of these fonts that hold East Asian letters are numbered; there are over a hundred of them in each. */
const EAST_ASIAN_FILE = /-\d+-\d+-normal/

const registered = new Set<string>()

/**
 * Registers the bundled caption fonts that a text needs, each once for each process. Films name these families alone, so that they
 * look the same on every machine. Throws when a font's package is missing.
 */
export function registerFonts(text: string): void {
  const isEastAsian = isSpaceless(text)
  const hasEmoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u.test(text)
  const require = createRequire(import.meta.url)
  for (const { family, from, ending } of FONTS) {
    if (family === 'Hookreel Emoji' && !hasEmoji) continue
    const folder = join(dirname(require.resolve(`@fontsource/${from}/package.json`)), 'files')
    // A font is cut into files by script; together they are one family.
    const files = readdirSync(folder).filter((name) => name.endsWith(ending))
    if (files.length === 0) throw new Error(`no font files for ${family} in ${folder}`)
    for (const file of files) {
      if (registered.has(file) || (EAST_ASIAN_FILE.test(file) && !isEastAsian)) continue
      GlobalFonts.registerFromPath(join(folder, file), family)
      registered.add(file)
    }
  }
}

/** All words of a film's captions: what its fonts must be able to draw. */
export function captionTextOf(timeline: Timeline): string {
  return timeline.cues.flatMap((cue) => cue.lines.flat().map((word) => word.text)).join(' ')
}
