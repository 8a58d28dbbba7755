import { lookupTable } from '@hookreel/film'
import { readEnding } from '../prompt/read-ending.ts'
import { isOrder } from '../prompt/strip-manner.ts'
import { isOneList } from './announcements/split-announced.ts'

export const LABEL =
  /^(?:please\s+|(?:hi|hey|hello)[,\s]+)?(?:(?:can|could) you\s+)?(?:(?:make|create|write|do|film|produce|generate|design|give|(?:i|we)(?:'d like| would like)?(?: (?:need|want))?|need|want)\s+)?(?:(?:an?|the|me an?|us an?|me|us)\s+)?(?:(?:\d+|thirty|fifteen|sixty)[\s-]*(?:s|secs?|seconds?|minutes?|mins?)(?:[\s-]long)?\s+|(?:[a-z-]+\s+){0,2}?)(?:[a-z]+\s+)?(?:ads?|adverts?|advertisement|promo(?:tion)?(?: video)?|commercial|teaser|hiring video|(?:(?:app|product) )?launch (?:teaser|video|reel|film|spot)|promote|(?:video|reel|clip)s?)(?:\s+(?:video|reel|clip|script|spot|tiktok))?\s*(?:for sell(?:ing)?|to sell|to promote|for|about|of|:)?\s+/i
const NOTHING = /^(?:hiring video|promo|ad|make an ad|just listed)$/i

/** An offer as a prompt makes it: what it is, its name, and its own clauses. */
export type Offer = {
  readonly prompt: string
  readonly head: string
  readonly name: string | null
  readonly details: readonly string[]
  readonly isJob: boolean
}

/** The words that it shall end with are said at the end, and may be several sentences. */
const LAST_LINE =
  /[,;.]?\s*(?:and )?\b(?:end|close|finish)(?:s|ing)? (?:it |the video )?(?:with|on)\s*:?\s*["“][^"“”]{2,80}["”]\.?/gi

/** Tells of oneself, though an order may begin so. */
export const NO_ORDER = /^(?:don'?t|do not) (?:care|regret|miss)\b/i

/** Whole clauses: "screen in 30 minutes" is an offer here, and no length of the film. */
export const splitClauses = (prompt: string): string[] =>
  prompt
    .replace(LAST_LINE, ' ')
    .replace(/\s*\(([^)]*)\)/g, ', $1,')
    .split(
      /(?<=[.!?])\s+|[,;]\s+|\s+and (?:i|we) (?:just )?want (?:people|everyone|you) to know (?:that )?|\s+(?=(?:and )?(?:we|i) (?:do|are|am|have|sell|make|open|offer|serve|bake|build|repair|teach)\b)|\s+(?=(?:come (?:visit|by|and see)|visit us|call (?:us|me|now))\b)|(?<=\bat (?:\p{Lu}[\p{L}']+ ){0,3}\p{Lu}[\p{L}']+):\s+|(?<=\b(?:my|our) [^,.;:]{3,50}):\s+|(?:^|\s)hook:.*$/iu,
    )
    .filter(
      (clause, at) =>
        at === 0 || ((!isOrder(clause) || NO_ORDER.test(clause)) && readEnding(clause).found === null),
    )
    .map((clause) =>
      clause
        .replace(/^and\s+/i, '')
        .replace(/^problem:\s*/i, 'The problem: ')
        .replace(/[.!?\s]+$/, '')
        .trim(),
    )
    .filter(
      (clause) =>
        /[\p{L}\p{N}]{2}/u.test(clause) &&
        !/^(?:cta\b|call to action\b|and$|tiktok\b|looks? like\b)/i.test(clause),
    )
    .reduce<string[]>((told, clause) => {
      const before = told.at(-1)
      return before !== undefined && isOneList(before, clause)
        ? [...told.slice(0, -1), `${before}, ${clause}`]
        : [...told, clause]
    }, [])

const NAME_PARTS = String.raw`\p{Lu}[\p{L}\p{N}']*(?:\s+(?:\p{Lu}[\p{L}\p{N}']*|&|of|by|on|the)(?=\s|$))*`
const IS_NAME = new RegExp(`^${NAME_PARTS}$`, 'u')
/** Stands before a name, and is nothing that is offered: "the" of "the Great Fire". */
const NO_THING = /^\s*(?:the|an?|our|my|we(?:'ve| have)? \w+|\w+ed)\s*$/i
/** "barber shop Fade Kings": what it is, and its name. */
const NAME_LAST = new RegExp(String.raw`^((?:\p{Ll}[\p{L}'-]*\s+)+)(${NAME_PARTS})$`, 'u')
/** "bakery Sweet Crumbs in Austin": what it is, its name, and where. */
const NAME_MIDDLE = new RegExp(
  String.raw`^((?:\p{Ll}[\p{L}'-]*\s+)+)(${NAME_PARTS})\s+((?:in|at|near|on|from)\s.+)$`,
  'u',
)
/** "our dental clinic offering free whitening": what it is, and what it offers. */
const GIVES =
  /^((?:my|our|the|an?)\s.{3,60}?),?\s+(offering|selling|serving|providing|making|baking|teaching|fixing|repairing|specializing in)\s+(.{3,})$/iu
/** What is left of an order is no part of what is offered. */
const STILL_ORDER =
  /^(?:an? |the )?(?:make|create|write|need|want|film|produce|generate|design|give|video|promo|ad|commercial)\b|\b\d+[\s-]*(?:s|secs?|seconds?)\b/i
const A_PLACE = /\b(?:in|at|near|from|of|for|by|to)\s*$/i

/** "Offering" as it is said in a sentence of its own. */
const SAYS: Readonly<Record<string, string>> = lookupTable({
  ...{ offering: 'offer', selling: 'sell', serving: 'serve', providing: 'provide', making: 'make' },
  ...{ baking: 'bake', teaching: 'teach', fixing: 'fix', repairing: 'repair' },
})
const offersOf = (doing: string): string =>
  SAYS[doing.toLowerCase()] ?? doing.toLowerCase().replace(/^specializing/, 'specialize')

/** Reads an offer from the clauses of a prompt. */
export function readOffer(prompt: string): Offer {
  const [first = '', ...rest] = splitClauses(prompt)
  const labelled = first
    .replace(LABEL, '')
    .replace(/^[\p{L} ]{2,20}:\s+/u, '')
    .replace(/\s+(?:ad|promo|commercial|advert)$/i, '')
    .trim()
  const gives = GIVES.exec(labelled)
  const bare = (gives?.[1] ?? labelled).trim()
  const opening = /^(?!(?:our |the )?(?:grand|soft|big)\b)(.+?)\s+((?:re-?)?opening)(?:\s+(.+))?$/i.exec(bare)
  const middle = NAME_MIDDLE.exec(bare)
  const isNamedInside = middle !== null && !A_PLACE.test(middle[1] ?? '')
  const last = NAME_LAST.exec(bare)
  const isNamedLast = last !== null && !A_PLACE.test(last[1] ?? '') && !NO_THING.test(last[1] ?? '')
  const quoted = /["“]([\p{Lu}\p{N}][^"“”]{1,38})["”]/u.exec(bare)?.[1]
  const called =
    quoted ??
    /\b(?:called|named?)\s+([\p{L}\p{N}' &.-]{2,40})$/iu.exec(bare)?.[1] ??
    (isNamedLast ? last[2] : isNamedInside ? middle[2] : undefined)
  const said = rest.map(
    (clause) =>
      /^(?:(?:the |our |its |shop |business |company )?name(?: is|:)?|(?:it'?s|it is|we'?re|we are|they'?re) called) (.+)$/i.exec(
        clause,
      )?.[1],
  )
  const named = called ?? said.find(Boolean) ?? rest.find((clause) => IS_NAME.test(clause)) ?? null
  const isOnlyName = named === null && IS_NAME.test(bare)
  const inside =
    quoted !== undefined
      ? bare.replace(/\s*["“][^"“”]+["”]/u, '')
      : isNamedInside
        ? `${middle[1] ?? ''}${middle[3] ?? ''}`
        : bare
  const what = opening?.[1] ?? (isNamedLast && quoted === undefined ? (last[1] ?? '').trim() : inside)
  return placeShop({
    prompt,
    head:
      NOTHING.test(bare) || isOnlyName || STILL_ORDER.test(bare)
        ? ''
        : what.replace(/\s*\b(?:called|named?)(?:\s+.*)?$/i, ''),
    name: isOnlyName ? bare : named,
    details: [
      ...(gives === null ? [] : [`We ${offersOf(gives[2] ?? '')} ${gives[3] ?? ''}`]),
      ...(opening?.[3] === undefined ? [] : [`${opening[2] ?? ''} ${opening[3]}`]),
      ...rest.filter((clause, at) => clause !== named && said[at] === undefined && !NOTHING.test(clause)),
    ],
    isJob: /\bhiring\b|\bwe (?:look|are looking|search) for\b/i.test(prompt),
  })
}

/** "Sweet Crumbs in Austin": the town is where the shop is, and no part of its name; empty where none is said. */
export function splitPlace(typed: string): { readonly name: string; readonly where: string } {
  const [, name = typed, where = ''] = /^(.+?) ((?:in|near) \p{Lu}.+)$/u.exec(typed) ?? []
  return { name, where }
}

function placeShop(offer: Offer): Offer {
  const { name, where } = splitPlace(offer.name ?? '')
  if (where === '' || offer.head === '' || / (?:in|near) /.test(offer.head)) return offer
  return { ...offer, name, head: `${offer.head} ${where}` }
}
