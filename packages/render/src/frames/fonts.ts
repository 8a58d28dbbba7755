import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { GlobalFonts } from '@napi-rs/canvas'
import { BUNDLED_FONTS, filesOfFont, LATIN_FILE } from '@hookreel/film'
import type { BundledFont, CaptionLook, Timeline } from '@hookreel/film'

/** Files of these fonts that hold East Asian letters are numbered; there are over a hundred of them in each. */
const EAST_ASIAN_FILE = /-\d+-\d+-normal/
const EAST_ASIAN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\uff00-\uff60]/u

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
    const font = BUNDLED_FONTS[family]
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

function listFiles(family: string, font: BundledFont): string[] {
  const require = createRequire(import.meta.url)
  const folder = join(dirname(require.resolve(`@fontsource/${font.from}/package.json`)), 'files')
  const files = filesOfFont(font, readdirSync(folder))
  if (files.length === 0) throw new Error(`no font files for ${family} in ${folder}`)
  return files.map((name) => join(folder, name))
}

/** All words of a film's captions: what its fonts must be able to draw. */
export function captionTextOf(timeline: Timeline): string {
  return timeline.cues.flatMap((cue) => cue.lines.flat().map((word) => word.text)).join(' ')
}
