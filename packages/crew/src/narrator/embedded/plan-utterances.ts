import { ABBREVIATIONS, SHORT_BEFORE_NUMBER } from './normalization/abbreviations.ts'
import { isShortMonth } from './normalization/dates.ts'
import { normalizeWords } from './normalization/normalize-words.ts'

/** A sentence as Flite is given it, and which written words it holds. */
export type PlannedUtterance = {
  readonly text: string
  readonly words: readonly string[]
  readonly written: readonly { readonly text: string; readonly spokenCount: number }[]
}

/** The most words in one utterance: a text without full stops is cut there. */
const LONGEST_UTTERANCE = 60

/** Sentences of plain words with their pauses, from written words of which each can be spoken. */
export function planUtterances(writtenWords: readonly string[]): PlannedUtterance[] {
  const spoken = normalizeWords(writtenWords)
  const utterances: PlannedUtterance[] = []
  let text = ''
  let words: string[] = []
  let written: { text: string; spokenCount: number }[] = []
  writtenWords.forEach((word, i) => {
    const said = spoken[i] ?? []
    const mark = readMark(word, writtenWords[i + 1])
    text += `${text === '' ? '' : ' '}${said.join(' ')}${mark}`
    words.push(...said)
    written.push({ text: word, spokenCount: said.length })
    const isEnd = mark === '.' || mark === '?' || mark === '!' || words.length >= LONGEST_UTTERANCE
    if (!isEnd && i < writtenWords.length - 1) return
    utterances.push({ text: /[.?!]$/.test(text) ? text : `${text.replace(/,$/, '')}.`, words, written })
    text = ''
    words = []
    written = []
  })
  return utterances
}

/** The pause or ending that a written word carries; the full stop of "No. 5" and "Jan. 3" is none. */
export function readMark(word: string, next = ''): '' | ',' | '.' | '?' | '!' {
  const bare = word.replace(/["'”’)\]»\p{Extended_Pictographic}\uFE0F\u200D\s]+$/gu, '')
  if (/\?[!?]*$/.test(bare)) return '?'
  if (bare.endsWith('!')) return '!'
  if (/(…|\.\.)$/.test(bare)) return ','
  if (/[.。]$/.test(bare)) {
    const short = bare.replace(/^\W+/, '')
    if (/^\d/.test(next) && (isShortMonth(short) || short.toLowerCase() in SHORT_BEFORE_NUMBER)) return ''
    const isShortened = bare.toLowerCase() in ABBREVIATIONS || /^([A-Za-z]\.)+$/.test(bare)
    return isShortened ? '' : '.'
  }
  return /([,;:]|[—–-])$/u.test(bare) ? ',' : ''
}
