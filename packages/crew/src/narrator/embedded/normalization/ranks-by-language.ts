import { readRoman } from '../../../text/roman-numerals.ts'

const GERMAN_DAYS: Readonly<Record<number, string>> = { 1: 'ersten', 3: 'dritten', 7: 'siebten', 8: 'achten' }
const GERMAN_NUMBERS =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  )
const GERMAN_TENS = ' zehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')

const PREPOSITION =
  /^(?:in|an|auf|aus|bei|mit|nach|seit|von|zu|ab|vor|hinter|über|unter|neben|zwischen|während|wegen|trotz)$/i

/** "der zweite Weltkrieg", "in der zweiten Runde", "am dritten Mai". */
export function sayGermanOrdinal(number: number, before: readonly string[]): string {
  const [earlier = '', last = ''] = [before.at(-2), before.at(-1)]
  const isFirstCase =
    /^(?:die|das|eine|meine|deine|seine|ihre|unsere|keine|diese|dieses|jede|jedes)$/i.test(last) ||
    (/^(?:der|dieser|jeder)$/i.test(last) && !PREPOSITION.test(earlier))
  const said = sayRank(number)
  return isFirstCase ? said.slice(0, -1) : said
}

function sayRank(number: number): string {
  if (number < 20) return GERMAN_DAYS[number] ?? `${GERMAN_NUMBERS[number] ?? number}ten`
  const ones = number % 10
  const one = ones === 1 ? 'ein' : (GERMAN_NUMBERS[ones] ?? '')
  return `${ones === 0 ? '' : `${one}und`}${GERMAN_TENS[Math.floor(number / 10)] ?? ''}sten`
}

const FRENCH_NUMBERS =
  ' un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  )
const FRENCH_TENS = '  vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt'.split(' ')

/** "2e", "XIXe", "1re": deuxième, dix-neuvième, première. */
function sayFrenchOrdinal(word: string): string | undefined {
  const [, written = '', ending = ''] = /^(\d{1,2}|[IVX]+)(e|er|re|ère|ème)$/u.exec(word) ?? []
  const number = /\d/.test(written) ? Number(written) : (readRoman(written) ?? 0)
  if (number < 1 || number > 99) return undefined
  if (number === 1) return /^[rè]/u.test(ending) ? 'première' : 'premier'
  return `${sayFrench(number).replace(/e$/, '').replace(/cinq$/, 'cinqu').replace(/neuf$/, 'neuv')}ième`
}

function sayFrench(number: number): string {
  if (number < 20) return FRENCH_NUMBERS[number] ?? ''
  const tens = Math.floor(number / 10)
  const rest = number - (tens === 7 || tens === 9 ? tens - 1 : tens) * 10
  const joint = rest === 1 && tens < 8 ? ' et ' : '-'
  return `${FRENCH_TENS[tens] ?? ''}${rest === 0 ? '' : `${joint}${FRENCH_NUMBERS[rest] ?? ''}`}`
}

/** Languages whose eSpeak reads numerals of kings and centuries as what they are. */
const READ_BY_ESPEAK: ReadonlySet<string> = new Set(['es', 'it', 'ro', 'cs', 'hu'])
/** Sizes of clothes. */
const SIZES: ReadonlySet<string> = new Set(['XL', 'LI', 'LV', 'L', 'XXL'])

/** The ranks and numerals that eSpeak would spell or call Roman: "XIXe", "Ludwig XIV.", "Teil II". */
export function sayRankIn(code: string, word: string, isEnd: boolean): string | undefined {
  const rank = code === 'fr' ? sayFrenchOrdinal(word) : undefined
  if (rank !== undefined || READ_BY_ESPEAK.has(code) || word.length < 2 || SIZES.has(word)) return rank
  const number = readRoman(word)
  if (number === undefined) return undefined
  return code === 'de' && !isEnd ? `der ${sayRank(number)}`.slice(0, -1) : String(number)
}
