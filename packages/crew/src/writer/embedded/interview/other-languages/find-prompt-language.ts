import { isEnglishWord } from '../../../../text/english-words.ts'
import { findLanguage } from '../../../../text/find-language.ts'
import { countSmallWords, smallWordsOf } from '../../../../text/small-words.ts'
import { LANGUAGES } from './languages.ts'
import type { OtherLanguage } from './other-language.ts'

/** Whoever writes one of these asks in English, whatever else the prompt names: "what does gemütlich mean". */
const ENGLISH_ONLY = new Set(
  'about does explained facts history how lyrics meaning means movie pronounce pronunciation quotes recipe recipes summary translation what why with'.split(
    ' ',
  ),
)
/** They are no small words to `countSmallWords`, as other languages have some of them, too. */
const ENGLISH_TOO = new Set('a an i in on one me my day days minute minutes second seconds'.split(' '))
/** Written alike in many languages. */
const INTERNATIONAL = new Set(
  'app bar film fitness hotel instagram internet marketing online pasta pizza reel reels restaurant short shorts tiktok tips top tutorial video videos yoga youtube'.split(
    ' ',
  ),
)

/** What a word says of its language: one of its own, one that others have too, one that English has too. */
const WEIGHTS = { sure: 3, common: 1, shared: 0.5, english: 2 }
/** So much is a guess. */
const ENOUGH = 2.5

type Word = { readonly word: string; readonly isName: boolean }

/** The words of a prompt, each once. What has a capital within a sentence is taken for a name, unless all have. */
function wordsOf(text: string): readonly Word[] {
  const found = [...text.matchAll(/[\p{L}\p{M}]+/gu)]
  const seen = new Set<string>()
  return found.flatMap(({ 0: word, index }) => {
    const lower = word.toLowerCase()
    if (seen.has(lower)) return []
    seen.add(lower)
    const isFirst = !/[\p{L}\p{N}]/u.test(text.slice(0, index))
    return [{ word: lower, isName: !isFirst && /^\p{Lu}\p{Ll}/u.test(word) }]
  })
}

/** How much the words of a text speak for a language, and how much for English. */
function weigh(words: readonly Word[], name: string, { sure, common }: OtherLanguage): [number, number] {
  const [small, english] = [smallWordsOf(name), smallWordsOf('English')]
  let [own, other] = [0, 0]
  for (const { word, isName } of words) {
    // German writes every noun with a capital.
    const isTaken = name === 'German' || !isName
    if (sure.has(word) && isTaken) own += WEIGHTS.sure
    else if (sure.has(word) || common.has(word) || small.has(word))
      own += english.has(word) || isEnglishWord(word) ? WEIGHTS.shared : WEIGHTS.common
    else if (isName || INTERNATIONAL.has(word)) continue
    else if (english.has(word) || ENGLISH_TOO.has(word)) other += WEIGHTS.english
    else if (word.length > 2 && isEnglishWord(word)) other += 1
  }
  return [own, other]
}

/**
 * The language of a prompt, by its English name, where the questions are known in it. Nothing for English, and where it is not
 * plain to see: a prompt in English may name things of every language.
 */
export function findPromptLanguage(prompt: string): string | undefined {
  const bare = prompt.replace(/["“„«][^"”“»]*["”“»]|#\S+/gu, ' ')
  const text = /\p{L}/u.test(bare) ? bare : prompt
  const plain = findLanguage(text)
  if (plain !== undefined && LANGUAGES[plain] === undefined) return undefined
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{sc=Latin}/gu)?.length ?? 0
  if (latin <= letters / 2) return plain
  const words = wordsOf(text)
  if (words.some(({ word }) => ENGLISH_ONLY.has(word))) return undefined
  return plain !== undefined && isPlain(words, plain) ? plain : findBest(words, text)
}

/** A long quote in another language does not make its question one. */
function isPlain(words: readonly Word[], name: string): boolean {
  const language = LANGUAGES[name]
  if (language === undefined) return false
  const [own, english] = weigh(words, name, language)
  return own > english
}

function findBest(words: readonly Word[], text: string): string | undefined {
  const weighed = Object.entries(LANGUAGES)
    .map(([name, language]) => ({ name, weights: weigh(words, name, language) }))
    .toSorted((a, b) => b.weights[0] - a.weights[0])
  const [best, next] = weighed
  if (best === undefined || best.weights[0] < ENOUGH) return undefined
  const [own, english] = best.weights
  // Languages that have no questions here may be meant as well.
  const others = countSmallWords(text).hits.filter(({ language }) => LANGUAGES[language] === undefined)
  const rival = Math.max(
    next?.weights[0] ?? 0,
    ...others.filter(({ language }) => language !== 'English').map(({ count }) => count),
  )
  return own > rival && own > english ? best.name : undefined
}
