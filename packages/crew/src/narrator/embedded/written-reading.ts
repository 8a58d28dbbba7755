import { readMark } from './plan-utterances.ts'
import { isSpeakable, normalizeWords } from './normalization/normalize-words.ts'
import {
  ABBREVIATIONS_BY_LANGUAGE,
  type LanguageAbbreviations,
} from './normalization/abbreviations-by-language.ts'
import { sayRankIn } from './normalization/ranks-by-language.ts'
import { sayMoneyIn, sayUnitIn } from './normalization/units-by-language.ts'

/** A written word as a voice is given it, and the pause or melody after it. */
export type SaidWord = { readonly spoken: string; readonly mark: string }

/** Scripts of the languages that are not written in Latin letters. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ru: /\p{sc=Cyrillic}/u,
  uk: /\p{sc=Cyrillic}/u,
  el: /\p{sc=Greek}/u,
  hi: /\p{sc=Devanagari}/u,
  ko: /\p{sc=Hangul}/u,
}
const NOT_SAID = /\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}]|\p{Emoji_Modifier}|\u200d|\ufe0f/gu

/** True when a voice of the language (eSpeak's code) can say something of a text: letters of its script, Latin ones, digits. */
export function isReadable(text: string, code: string): boolean {
  if (code.startsWith('en')) return isSpeakable(text)
  return SCRIPTS[code]?.test(text) === true || /[\p{sc=Latin}\p{Nd}]/u.test(text)
}

/**
 * How written words are read aloud in a language. English is spelled out in plain words here; elsewhere eSpeak's own
 * reading of numbers is good, and only what it reads badly is put into words: emoji, addresses, short forms, times.
 */
export function toReading(words: readonly string[], code: string): SaidWord[] {
  if (code.startsWith('en')) {
    const spoken = normalizeWords(words)
    return words.map((word, i) => ({
      spoken: spoken[i]?.join(' ') ?? '',
      mark: readMark(word, words[i + 1]),
    }))
  }
  const language = code.split('-')[0] ?? ''
  const forms = ABBREVIATIONS_BY_LANGUAGE[language]
  return words.map(
    (word, i) =>
      readPair(words, i, forms) ??
      readUnit(word, words[i - 1] ?? '', language) ??
      readWord({ word, before: words.slice(0, i), next: words[i + 1] ?? '' }, code, forms),
  )
}

/** "z. B.": each of the two written words has its own. */
function readPair(
  words: readonly string[],
  at: number,
  forms: LanguageAbbreviations | undefined,
): SaidWord | undefined {
  const pairOf = (first: number) =>
    forms?.pairs?.[`${words[first] ?? ''} ${words[first + 1] ?? ''}`.toLowerCase().replace(/[,;:]$/, '')]
  const spoken = pairOf(at)?.[0] ?? pairOf(at - 1)?.[1]
  return spoken === undefined ? undefined : { spoken, mark: /[,;:]$/.test(words[at] ?? '') ? ',' : '' }
}

/** "500 g" and "500g": the unit after its number, in words. */
function readUnit(word: string, before: string, language: string): SaidWord | undefined {
  const [, number = '', unit = '', tail = ''] =
    /^([\d.,]*\d|[½¼¾])?\s?([°º]?\p{L}+[²]?(?:\/\p{L}+)?)([^\p{L}\p{N}]*)$/u.exec(word) ?? []
  const count = number === '' ? (/(?:^|[^\p{L}\d])?([\d.,]*\d|[½¼¾])$/u.exec(before)?.[1] ?? '') : number
  const said = count === '' ? undefined : sayUnitIn(language, unit, count)
  return said === undefined
    ? undefined
    : { spoken: number === '' ? said : `${number} ${said}`, mark: markOf(tail) }
}

function readWord(
  {
    word,
    before,
    next,
  }: { readonly word: string; readonly before: readonly string[]; readonly next: string },
  code: string,
  forms: LanguageAbbreviations | undefined,
): SaidWord {
  const language = code.split('-')[0] ?? ''
  const bare = sayMoneyIn(language, word)
    .normalize('NFC')
    .replace(NOT_SAID, '')
    .replace(/^https?:\/\/(?:www\.)?/iu, '')
    .replace(/^([\p{L}\p{N}.-]+\.\p{L}{2,})\/\S*$/u, '$1')
    .trim()
  const [, , core = '', tail = ''] =
    /^([^\p{L}\p{N}$€£¥₹#@&+%-]*)(.*?)([^\p{L}\p{M}\p{N}%°€$£&]*)$/u.exec(bare) ?? []
  const known = forms?.words[`${core}${tail.startsWith('.') ? '.' : ''}`.toLowerCase()]
  if (known) return { spoken: known, mark: markOf(tail.replace(/^\./, '')) }
  const isOrdinal = tail === '.' && /^\d{1,2}$/u.test(core) && /^\p{L}/u.test(next)
  if (isOrdinal && forms?.ordinal) return { spoken: forms.ordinal(Number(core), before), mark: '' }
  const isEnd = !(tail.startsWith('.') && /^\p{L}/u.test(next))
  const rank = sayRankIn(language, core, isEnd)
  if (rank !== undefined) return { spoken: rank, mark: isEnd ? markOf(tail) : '' }
  const time = /^(\d{1,2}):(\d\d)$/.exec(core)
  const spoken =
    time && forms?.time
      ? sayTime(Number(time[1]), Number(time[2]), forms.time, next)
      : core
          .replace(/^[#@](?=[\p{L}\p{N}])/u, '')
          .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
          .replace(/^(\d[\d.,]*)[–-](?=\d[\d.,]*$)/u, forms?.to === undefined ? '$1–' : `$1 ${forms.to} `)
          .replace(/[–—_/]/gu, ' ')
  return {
    spoken: isReadable(spoken, code) ? spoken : '',
    mark: isOrdinal ? '' : markOf(tail),
  }
}

/** "14:30" as hours and minutes; where the word between them is written after the time, it is not said twice. */
function sayTime(hours: number, minutes: number, between: string, next: string): string {
  const isNamed = next.toLowerCase().startsWith(between.toLowerCase())
  return [hours, ...(isNamed ? [] : [between]), ...(minutes === 0 ? [] : [minutes])].join(' ')
}

/** The pause or melody that the marks after a word ask for. */
function markOf(tail: string): string {
  if (/[?？؟]/u.test(tail)) return '?'
  if (/[!！]/u.test(tail)) return '!'
  if (/…|\.\./u.test(tail)) return ','
  if (/[.。।]/u.test(tail)) return '.'
  return /[,;:،、—–]/u.test(tail) ? ',' : ''
}
