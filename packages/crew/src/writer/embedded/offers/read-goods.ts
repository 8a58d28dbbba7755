import { capitalizeNames } from '../capitalize-names.ts'
import { listInWords } from '../wording.ts'
import { HAS_KINDS } from './kinds.ts'
import { ENDS_IT } from './frame-offer.ts'
import { sentenceOf, stop, type OwnOffer } from './speak-own.ts'

/** "I sell handmade soap." */
const SELLS =
  /^(?:i|we) (?:hand ?)?(?:sell|make|bake|brew|roast|sew|knit|grow|design|craft|print|cook|offer) (?:my |our )?((?:[\p{L}'-]+ ){0,4}[\p{L}'-]+)$/iu
/** "Lavender, oatmeal, and coffee": kinds of it, and no sentence of their own. */
const WORD = String.raw`(?!and\b|no\b|free\b|all\b|dm\b|call\b|text\b|order\b|only\b|open\b)[\p{L}'-]+`
const KIND = `${WORD}(?: ${WORD}){0,2}`
const KINDS = new RegExp(String.raw`^${KIND}(?:, ${KIND})+,? (?:and|&|or) ${KIND}$`, 'iu')

/** Goods whose kinds are listed behind them; null for any other offer. */
export function readGoods(prompt: string): OwnOffer | null {
  const sentences = prompt
    .replace(/[’‘]/g, "'")
    .split(/(?<=[.!])\s+|\n+/)
    .map((sentence) => sentence.trim().replace(/[.!\s]+$/, ''))
    .filter(Boolean)
  const [first = '', second = '', ...rest] = sentences
  const what = SELLS.exec(first)?.[1]
  if (what === undefined || !KINDS.test(second)) return null
  const kinds = listInWords(
    second.split(/,? (?:and|&|or) |, /i).map((kind) => capitalizeNames(low(kind.trim()))),
  )
  const is = /(?<!s)s$/i.test(what) ? 'They come' : 'It comes'
  const told = HAS_KINDS.test(what) ? `${is} in ${kinds}.` : `That's ${kinds}.`
  return {
    name: null,
    title: what,
    said: [
      stop(first),
      told,
      ...rest.filter((clause) => !ENDS_IT.test(clause)).map((clause) => stop(sentenceOf(clause))),
    ],
    call: rest
      .filter((clause) => ENDS_IT.test(clause))
      .map(stop)
      .join(' '),
  }
}

const low = (text: string): string => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
