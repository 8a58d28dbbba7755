import { isEnglishWord } from '../../../../text/english-words.ts'
import { findLanguage } from '../../../../text/find-language.ts'
import { rememberTexts } from '../../../../text/remember-words.ts'
import { countStopWords, stopWordsOf } from '../../../../text/stop-words.ts'
import { LANGUAGES } from './languages.ts'

/** Whoever writes one of these asks in English, whatever else the prompt names: "what does gemütlich mean". */
const ENGLISH_ONLY = new Set(
  'about does explained facts history how lyrics meaning means movie pronounce pronunciation quotes recipe recipes speech summary translation what why with'.split(
    ' ',
  ),
)
/** They are no small words to `countStopWords`, as other languages have some of them, too. */
const ENGLISH_TOO = new Set('a an i in on one me my day days minute minutes second seconds'.split(' '))
/** Written alike in many languages. */
const INTERNATIONAL = new Set(
  'app bar film fitness hotel instagram internet marketing online pasta pizza reel reels restaurant short shorts tiktok tips top tutorial video videos yoga youtube'.split(
    ' ',
  ),
)

/** "I'm", "we've" and "don't". */
const ENGLISH_SHORT = /\p{L}['’](?:m|re|ve|ll)(?!\p{L})|n['’]t(?!\p{L})/iu
/** Names and phrases that are written so in every language, with the words of one. */
const NAMES =
  /(?<!\p{L})(?:für elise|são paulo|notre dame|los angeles|las vegas|la la land|cinco de mayo|d[ií]a de (?:los )?muertos|je ne sais quoi|c['’]est la vie|hasta la vista)(?!\p{L})/giu

/** What a word says of its language: one of its own, one that others have too, one that English has too; what a kind of text says. */
const WEIGHTS = { sure: 3, common: 1, shared: 0.5, english: 2, cue: 1 }
/** So much is a guess, and so much more than speaks for English. */
const ENOUGH = 2
const MARGIN = 1.5

/** The language of a prompt is asked for by all that may tell it. */
const MAX_TEXTS = 20

type Word = { readonly word: string; readonly isName: boolean }

/** The words of a prompt, each once. What has a capital within a sentence is taken for a name. */
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

const isAlsoEnglish = (word: string): boolean =>
  stopWordsOf('English').has(word) || ENGLISH_TOO.has(word) || isEnglishWord(word)

/** How much the words of a text speak for a language, and how much for English. */
function weigh(words: readonly Word[], name: string): [own: number, english: number] {
  const language = LANGUAGES[name]
  const [small, english] = [stopWordsOf(name), stopWordsOf('English')]
  let [own, other] = [0, 0]
  for (const { word, isName } of words) {
    // German writes every noun with a capital.
    const isTaken = name === 'German' || !isName
    const isSure = language?.sure.has(word) === true
    if (isSure && isTaken) own += WEIGHTS.sure
    else if (isSure || language?.common.has(word) === true || small.has(word))
      own += isAlsoEnglish(word) ? WEIGHTS.shared : WEIGHTS.common
    else if (isName || INTERNATIONAL.has(word)) continue
    else if (english.has(word) || ENGLISH_TOO.has(word)) other += WEIGHTS.english
    else if (word.length > 2 && isEnglishWord(word)) other += 1
    else if (language?.shape?.test(word) === true) own += WEIGHTS.common
  }
  return [own, other]
}

/** Whether a text says what only some kinds of text say, in words of a language: what asks and what is listed is too often alike. */
const hasCue = (text: string, name: string): boolean => {
  const cues = LANGUAGES[name]?.cues
  return cues !== undefined && [cues.story, cues.place, cues['how-to']].some((cue) => cue.test(text))
}

/** Written like Russian or Hindi, and another language: Ukrainian, Bulgarian, Serbian, Marathi. */
const ITS_NEIGHBOR =
  /(?<![\p{L}\p{M}])(?:чому|що|як|це|чи|або|защо|какво|е|са|ще|आहे|आहेत|काय|कसे|मराठी)(?![\p{L}\p{M}])|[јљњћђџ]/iu

/**
 * The language of a prompt, by its English name, where the questions are known in it. Nothing for English, and where it is not
 * plain to see: a prompt in English may name things of every language.
 */
export const findPromptLanguage = rememberTexts(findAnew, MAX_TEXTS)

function findAnew(prompt: string): string | undefined {
  const bare = prompt.replace(/["“„«][^"”“»]*["”“»]|#\S+/gu, ' ')
  const text = /\p{L}/u.test(bare) ? bare : prompt
  const plain = findLanguage(text)
  if (plain !== undefined && LANGUAGES[plain] === undefined) return undefined
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{sc=Latin}/gu)?.length ?? 0
  if (latin <= letters / 2) return ITS_NEIGHBOR.test(text) ? undefined : plain
  const words = wordsOf(text.replace(NAMES, ' '))
  if (ENGLISH_SHORT.test(text) || words.some(({ word }) => ENGLISH_ONLY.has(word))) return undefined
  return plain !== undefined && isPlain(words, plain) ? plain : findBest(words, text)
}

/** A long quote in another language does not make its question one. */
function isPlain(words: readonly Word[], name: string): boolean {
  const [own, english] = weigh(words, name)
  return own > english
}

function findBest(words: readonly Word[], text: string): string | undefined {
  // Languages that have no questions here may be meant as well.
  const others = countStopWords(text).hits.filter(
    ({ language }) => language !== 'English' && LANGUAGES[language] === undefined,
  )
  const [best, next] = Object.keys(LANGUAGES)
    .map((name) => {
      const [own, english] = weigh(words, name)
      return { name, own: own > 0 && hasCue(text, name) ? own + WEIGHTS.cue : own, english }
    })
    .toSorted((a, b) => b.own - a.own)
  if (best === undefined || best.own < ENOUGH || best.own <= best.english + MARGIN) return undefined
  const rival = Math.max(next?.own ?? 0, ...others.map(({ count }) => count))
  return best.own > rival ? best.name : undefined
}
