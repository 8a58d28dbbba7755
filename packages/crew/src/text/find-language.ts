import { countStopWords } from './stop-words.ts'

/** Languages by a script that is (nearly) theirs alone. */
const SCRIPTS: readonly (readonly [language: string, script: RegExp])[] = [
  ['Japanese', /[\p{sc=Hiragana}\p{sc=Katakana}]/gu],
  ['Chinese', /\p{sc=Han}/gu],
  ['Korean', /\p{sc=Hangul}/gu],
  ['Ukrainian', /[іїєґІЇЄҐ]/gu],
  ['Russian', /\p{sc=Cyrillic}/gu],
  ['Greek', /\p{sc=Greek}/gu],
  ['Persian', /[پچژگ]/gu],
  ['Arabic', /\p{sc=Arabic}/gu],
  ['Hebrew', /\p{sc=Hebrew}/gu],
  ['Hindi', /\p{sc=Devanagari}/gu],
  ['Bengali', /\p{sc=Bengali}/gu],
  ['Tamil', /\p{sc=Tamil}/gu],
  ['Telugu', /\p{sc=Telugu}/gu],
  ['Thai', /\p{sc=Thai}/gu],
  ['Georgian', /\p{sc=Georgian}/gu],
  ['Armenian', /\p{sc=Armenian}/gu],
]
/** Letters that belong to one language of a shared script: a few of them decide. */
const TELLING = new Set(['Japanese', 'Ukrainian', 'Persian'])

/** A guess needs so many small words, this share of all words, and this lead over English. */
const MIN_HITS = 3
const MIN_SHARE = 0.15
const LEAD = 1.6

/**
 * The language a text is written in, by its English name, when that is plain to see: from its script, or from the small
 * words of European and some Asian languages. Nothing when it might be several.
 */
export function findLanguage(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return undefined
  const latin = text.match(/\p{sc=Latin}/gu)?.length ?? 0
  if (latin > letters / 2) return findLatinLanguage(text)
  return SCRIPTS.find(([language, script]) => {
    const count = text.match(script)?.length ?? 0
    return count > letters * (TELLING.has(language) ? 0.02 : 0.3)
  })?.[0]
}

function findLatinLanguage(text: string): string | undefined {
  const { words, hits } = countStopWords(text)
  const [best] = hits
  if (!best || best.count < MIN_HITS || best.count < words * MIN_SHARE) return undefined
  if (best.language === 'English') return 'English'
  const english = hits.find(({ language }) => language === 'English')?.count ?? 0
  return best.count > english * LEAD ? best.language : undefined
}
