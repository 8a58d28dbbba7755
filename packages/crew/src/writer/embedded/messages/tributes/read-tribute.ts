import { nlp } from '../../../../text/english.ts'
import { splitListed } from '../../own-lists/split-listed.ts'
import { spellClause } from '../../offers/announcements/spell-clause.ts'
import { low } from '../../own-lists/spell.ts'
import type { Ending } from '../../prompt/orders.ts'
import { readEnding } from '../../prompt/read-ending.ts'
import { numberOf } from '../../prompt/neutral-words.ts'

export type Pronoun = 'he' | 'she' | 'they'

/** What somebody says of a person who is dear to them, item by item. */
export type Tribute = {
  /** "Favorites" are named in one breath, all else is told. */
  readonly kind: 'favorites' | 'told'
  /** How it begins, without a stop: "my favorite things about my grandpa". */
  readonly intro: string
  /** As the person is called: "Grandpa", "Uncle Ray", "Mrs. Alvarez". */
  readonly name: string
  readonly pronoun: Pronoun
  readonly items: readonly string[]
  readonly more: readonly string[]
  readonly occasion: 'birthday' | 'anniversary' | 'gone' | 'thanks' | null
  /** Ordered to be said last. */
  readonly ending: string
}

const OWN = { he: 'his', she: 'her', they: 'their' } as const
const HE =
  'dad|father|daddy|papa|grandpa|grandfather|granddad|pops|uncle|brother|husband|boyfriend|fiance|son|nephew|grandson|stepdad|stepfather'
const SHE =
  'mom|mum|mother|mama|grandma|grandmother|granny|nana|abuela|aunt|auntie|sister|wife|girlfriend|fiancee|daughter|niece|granddaughter|stepmom|stepmother'
const ANY =
  'best friend|friend|teacher|coach|boss|coworker|colleague|neighbor|neighbour|partner|cousin|mentor|nurse|doctor|crossing guard|bus driver|mailman|mail carrier|janitor|custodian|principal|roommate|twin|mail lady|lunch lady|librarian|manager|babysitter|nanny|pastor|professor|tutor|barber|landlord'
const PERSON = new RegExp(String.raw`\b(${HE}|${SHE}|${ANY})\b`, 'iu')
const COUNT = String.raw`(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)`
const FAVORITES = new RegExp(
  String.raw`^(?:(?:my|the|our) )?(?:(?<count>${COUNT}) )?(?:of )?(?:my )?(?<what>(?:all[- ]time )?fav(?:ou?rite)? things about|what (?:i|we) (?:will always |most )?(?:love|miss|admire)(?: most| the most)? about|best things about|things (?:i|we) (?:will always |really |most )?(?:love|miss|admire|adore|like)(?: most| the most)? about|reasons (?:i|we) love) (?<whom>.+)$`,
  'iu',
)
const TOLD =
  /^(?:(?:an? )?(?:\p{L}+ )?(?:tribute|eulogy|toast|shout-?out|dedication|love letter) (?:to|for)|(?:this (?:one )?is )?(?:for|to|about)) (?<whom>(?:my|our) .+)$/iu
const LEAVES =
  /^(?<whom>(?:my|our) [^,.:;]{3,60}?) (?:is|are) (?<does>(?:finally )?(?:retiring|leaving|moving|graduating)\b.*)$/iu

const lineOf = (ending: Ending | null): string => (ending !== null && 'line' in ending ? ending.line : '')

const inOrder = (text: string): string =>
  text.replace(/\b(?:mr|mrs|ms|dr)\. /gi, (said) => `${said.trim().slice(0, -1)} `)

/** Reads what somebody says of a person; null for any other prompt. */
export function readTribute(prompt: string): Tribute | null {
  if (prompt.includes('?')) return null
  const { rest, found } = readEnding(inOrder(prompt.replace(/[’‘]/g, "'")))
  const line = lineOf(found?.ending ?? null)
  const split = splitListed(line === '' ? inOrder(prompt.replace(/[’‘]/g, "'")) : rest)
  if (split === null || split.heads.length !== 1) return null
  const [head = ''] = split.heads
  const favorites = FAVORITES.exec(head)?.groups
  const leaves = LEAVES.exec(head)?.groups
  const [whom, ...asides] =
    (favorites?.['whom'] ?? leaves?.['whom'] ?? TOLD.exec(head)?.groups?.['whom'])?.split(/, (?!who\b)/) ?? []
  if (whom === undefined || !PERSON.test(whom) || !/^(?:my|our) /i.test(whom)) return null
  const items = split.items.map(sayTitle)
  const pronoun = pronounOf(whom, items)
  const many = numberOf(favorites?.['count']?.toLowerCase() ?? '')
  if (many !== null && many !== split.items.length) return null
  const more = split.more.filter(
    (said) => !/^(?:thank|tell|make|keep|write|please)\b|\b(?:gentle|please|pls|tone|voice)\b/i.test(said),
  )
  return {
    kind: favorites === undefined ? 'told' : 'favorites',
    intro: introOf(whom, {
      what: favorites?.['what'],
      does: leaves?.['does'],
      many: favorites?.['count'] === undefined ? null : split.items.length,
    }),
    name: nameOf(whom),
    pronoun,
    items,
    more: [
      ...asides.map((said) =>
        sayTitle(/^(?:last|first|only) /i.test(said) ? `${OWN[pronoun]} ${said}` : said),
      ),
      ...more.map(sayTitle),
    ],
    occasion: occasionOf([head, ...split.more, ...prompt.split(/[.!]\s+/).slice(1)].join(' ')),
    ending: sayTitle(line),
  }
}

/** "Mrs Alvarez" with its stop, and as it is written. */
const sayTitle = (text: string): string => spellClause(text).replace(/\b(Mr|Mrs|Ms|Dr) (?=\p{Lu})/gu, '$1. ')

function pronounOf(whom: string, items: readonly string[]): Pronoun {
  const said = items.join(' ')
  const he = said.match(/\b(?:he|his|him|he's)\b/gi)?.length ?? 0
  const she = said.match(/\b(?:she|her|hers|she's)\b/gi)?.length ?? 0
  if (he !== she) return he > she ? 'he' : 'she'
  if (new RegExp(String.raw`\b(?:${HE})\b|\bMr\b`, 'iu').test(whom)) return 'he'
  if (new RegExp(String.raw`\b(?:${SHE}|lady)\b|\b(?:Mrs|Ms)\b`, 'iu').test(whom)) return 'she'
  const read = nlp(whom)
  return read.has('#FemaleName') ? 'she' : read.has('#MaleName') ? 'he' : 'they'
}

/** "My uncle Ray who passed away in June" is called Uncle Ray. */
function nameOf(whom: string): string {
  const bare = whom.replace(/^(?:my|our) /i, '').replace(/,? (?:who|on|for|because|after|in) .*$/i, '')
  const titled =
    /\b(?:(?:Mr|Mrs|Ms|Dr|Coach|Uncle|Aunt|Grandma|Grandpa) )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.exec(
      bare,
    )?.[0]
  const kin = new RegExp(String.raw`\b(${HE}|${SHE})\b`, 'iu').exec(bare)?.[1]
  if (titled !== undefined)
    return sayTitle(
      /^(?:uncle|aunt|auntie)$/i.test(kin ?? '') && !/^(?:Uncle|Aunt)/.test(titled)
        ? `${upper(kin ?? '')} ${titled}`
        : titled,
    )
  const isCalled = /^(?:mom|mum|dad|daddy|papa|mama|grandma|grandpa|granny|nana|abuela|pops|granddad)$/i.test(
    kin ?? '',
  )
  return isCalled ? upper(kin ?? '') : ''
}
const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()

function occasionOf(text: string): Tribute['occasion'] {
  if (
    /\b(?:passed away|died|funeral|in memory|in loving memory|eulogy|lost (?:him|her)|miss about)\b/i.test(
      text,
    )
  )
    return 'gone'
  if (/\banniversary\b/i.test(text)) return 'anniversary'
  if (
    /\b(?:birthday|bday|turn(?:s|ing) \d+|(?:his|her|their) \d+(?:st|nd|rd|th) (?:on|this|next|is|tomorrow|today))\b/i.test(
      text,
    )
  )
    return 'birthday'
  return /\b(?:retir(?:es|ing)|leaving|thank|last day)\b/i.test(text) ? 'thanks' : null
}

type Said = {
  readonly what: string | undefined
  readonly does: string | undefined
  readonly many: number | null
}
function introOf(whom: string, { what, does, many }: Said): string {
  const person = sayTitle(whom).replace(/(?<!,) (?=who (?:passed|died|retires?|is|has|turns?)\b)/u, ', ')
  if (does !== undefined) return `${person} ${/^are\b/i.test(does) ? 'are' : 'is'} ${sayTitle(does)}`
  if (what === undefined) return `this is for ${person}`
  const number =
    many === null
      ? ''
      : `${['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][many] ?? String(many)} `
  const named = low(what)
    .replace(/^fav\b/i, 'favorite')
    .replace(/\bi\b/, 'I')
  return /^(?:fav|best|all)/i.test(named)
    ? `my ${number}${named} ${person}`
    : `${number || (named.startsWith('what') ? '' : 'the ')}${named} ${person}`
}
