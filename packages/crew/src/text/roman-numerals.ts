import { lookupTable } from '@hookreel/film'
import { sayWhole, toOrdinal } from './number-words.ts'
import type { WordPlace } from './word-place.ts'

const VALUES: Readonly<Record<string, number>> = lookupTable({ I: 1, V: 5, X: 10, L: 50 })
const NUMERAL = /^(?=[IVXL])(?:XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/
/** Sizes of clothes, and letters that stand for themselves. */
const NOT_NUMERALS = new Set(['XL', 'L', 'LI', 'LV', 'XX', 'XXX'])
/** After these even a single letter is a number. */
const COUNTED =
  /^(?:war|chapter|part|act|volume|phase|type|stage|level|book|episode|season|round|bowl|article|scene|title|class)$/i
const RULERS =
  /^(?:louis|henry|elizabeth|george|charles|edward|william|james|richard|philip|napoleon|paul|benedict|pius|leo|gregory|innocent|ramses|ramesses|nicholas|catherine|alexander|peter|frederick|ferdinand|otto|thutmose|amenhotep|darius|xerxes|ptolemy|mary|justinian|constantine|francis|wilhelm|mehmed|ivan|margaret|christian|gustav|haakon|urban|clement|julius)$/i

/** "Louis XIV" is the fourteenth, "Chapter IV" is four, "the XXI century" is the twenty first. */
export function sayRoman({ word, before, after }: WordPlace): string[] | undefined {
  const numeral = word.replace(/(?:'s)?\W*$/, '')
  const value = readRoman(numeral)
  if (value === undefined) return undefined
  const said = sayWhole(String(value))
  const isCentury = /^(?:century|centuries)$/i.test(after)
  if (isCentury) return toOrdinal(said)
  const isRuler = RULERS.test(before)
  if (isRuler && (numeral !== 'I' || /^\p{Ll}|^$/u.test(after))) {
    return /^(?:am|was|had|have|think|know)$/.test(after) && numeral === 'I'
      ? undefined
      : ['the', ...toOrdinal(said)]
  }
  if (COUNTED.test(before)) return numeral === 'I' && isSpeaker({ word, before, after }) ? undefined : said
  const isName = /^\p{Lu}/u.test(before) && numeral.length > 1 && !NOT_NUMERALS.has(numeral)
  return isName ? said : undefined
}

/** These can be read, taken, loved and more, and a headline has capitals: "The Best Book I Ever Read". */
const TAKEN = /^(?:Chapter|Part|Stage|Level|Book|Article|Episode|Season|Round|Scene|Title|Class)$/
const AFTER_NUMERAL = /^(?:is|has|of|in|on|at|by|for|from|and|or|to)$/

/** Anyone who speaks is no number: "the book I read", but "Part I of it" and "in chapter I, we meet". */
function isSpeaker({ word, before, after }: WordPlace): boolean {
  if (word !== 'I' || after === '' || AFTER_NUMERAL.test(after)) return false
  return /^\p{Ll}/u.test(before) || (TAKEN.test(before) && /^\p{Lu}/u.test(after) && !COUNTED.test(after))
}

/** The value of a numeral up to 89; nothing for what is none. */
export function readRoman(numeral: string): number | undefined {
  if (!NUMERAL.test(numeral)) return undefined
  const values = Array.from(numeral, (letter) => VALUES[letter] ?? 0)
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0)
}
