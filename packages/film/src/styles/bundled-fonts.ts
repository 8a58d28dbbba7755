/** A bundled font: its package, the endings of its files to take, and the letters for which it is needed beside a look's own font. */
export type BundledFont = { readonly from: string; readonly ending: string; readonly letters: RegExp | null }

/** Every character is drawn by some font: those without letters here are taken only when a look names them. */
export const BUNDLED_FONTS: Readonly<Record<string, BundledFont>> = {
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

/**
 * The canvas asks the file of a family that was registered last before the others, and letters that come from another file
 * have no kerning: "DAY" is 45.5 px wide at 20 px when its own file is asked first, 46.8 px when that of Vietnamese is.
 * The fonts of pictures are registered in the same order, so that a word is as wide whatever was drawn before it.
 */
export const LATIN_FILE = /-latin-\d+-normal/

/**
 * Those files of a font's folder that a font takes, in the order in which they are registered: a font is cut into files by script, and
 * together they are one family. Its Latin letters come last, see LATIN_FILE.
 */
export function filesOfFont({ ending }: Pick<BundledFont, 'ending'>, folder: readonly string[]): string[] {
  const isLatin = (name: string) => Number(LATIN_FILE.test(name))
  return folder.filter((name) => name.endsWith(ending)).toSorted((a, b) => isLatin(a) - isLatin(b))
}
