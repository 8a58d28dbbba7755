import { capitalizeNames } from '../capitalize-names.ts'
import { stripPictures } from '../prompt/emoji.ts'
import { capitalize } from '../wording.ts'
import { ABOUT, GONE, ordersOtherWords } from './other-words.ts'
import type { Message } from './read-message.ts'
import { goesOn, goOn, sayToThem } from './say-to-them.ts'

/** Who sends a greeting, and whether they are several. */
export type Senders = { readonly said: string; readonly areMany: boolean }

const NAMES = String.raw`(?-i:\p{Lu})[\p{L}'-]+`
const ALL = String.raw`(?:all (?:of )?(?:us|at|your|the)\b|(?:everybody|everyone) (?:at|in|here)\b|the (?:whole|entire|kids|children|grandkids|grandchildren|family|\p{L}+s\b|(?:[\p{L}-]+ ){1,2}(?:team|class|club|crew|family|office|staff|band|choir|squad))|the (?:street|village|office|gang|neighbou?rhood)\b|(?:your|class|grade|year|both|team)\b|(?:my|our) (?:whole )?(?:family|class|team))`
/** At the end: "love from Leo and Mia", "from the whole cricket club". One name alone may be a place, unless love comes from it. */
const FROM = new RegExp(
  String.raw`[\s,.;!–—-]+(?:((?:(?:with|lots of|all (?:my|our)) )*love),?(?: from)? (${NAMES}.*|${ALL}.*)|(?:from|signed) (${NAMES}(?:, ${NAMES})*,? (?:and|&) .+|${ALL}.*))$`,
  'iu',
)
const LONGEST_SENDERS = 70

/** A prompt without those who send what it asks for; null for the senders where it names none. */
export function cutSenders(prompt: string): { readonly rest: string; readonly senders: Senders | null } {
  const text = prompt.trim().replace(/[.!\s]+$/, '')
  const met = FROM.exec(text)
  const who = met?.[2] ?? met?.[3] ?? ''
  if (met === null || who.length > LONGEST_SENDERS || /[.!?]|\b(?:to|for|who|that)\b/i.test(who))
    return { rest: prompt, senders: null }
  return {
    rest: text.slice(0, met.index),
    senders: {
      said: `${met[1] === undefined ? 'From' : 'With love from'} ${who.replace(/ & /g, ' and ')}.`,
      areMany: /[,&]|\band\b/i.test(who) || new RegExp(`^${ALL}`, 'iu').test(who),
    },
  }
}

const ROLE = String.raw`(?:(?:great-?)?grand(?:ma|pa|mother|father|dad|mum|mom)|gran|granny|nana|nan|oma|opa|mum|mom|mommy|mummy|mama|mother|dad|daddy|papa|father|sis|bro|auntie|coach|boss|everybody|everyone|team)`
const TITLED = String.raw`(?:mr|mrs|ms|miss|dr|uncle|aunt|auntie|grandma|grandpa|granny|nana|coach)\.?`
const ONE = String.raw`(?:(?:${TITLED} )(?:and ${TITLED} )?${NAMES}|${ROLE}\b|${NAMES}(?: ${NAMES})?)`
const WHOM = String.raw`(?:(?:to|for) )?(?:(?:my|our|dear) )*(${ONE})(?: (?:and|&) (?:my |our )?(${ONE}))?(?=$|[\s,.!;:])`
const GREETINGS: readonly (readonly [kind: string, opening: string])[] = [
  [
    'anniversary',
    String.raw`(?:happy|our) (?:(\d{1,3}(?:st|nd|rd|th)|first|second|third|fourth|fifth|tenth|silver|golden) )?(?:wedding )?anniversary(?! (?:dinner|party|trip|gift|photos?|video|celebration|weekend|is|was|in|at|on)\b)`,
  ],
  [
    'anniversary',
    String.raw`(?:(\d{1,3}(?:st|nd|rd|th)) )?anniversary (?:message|wish(?:es)?|greetings?|video|note)(?= (?:to|for) )`,
  ],
  ['birthday', String.raw`happy (?:(\d{1,3})(?:st|nd|rd|th) )?birthday`],
  ['birthday', String.raw`happy (\d{1,3})(?:st|nd|rd|th)(?! (?:of|july)\b)`],
  ['congratulations', '(?:many )?congrat(?:ulation)?s()(?! (?:to|for|on)\b)'],
  ['retirement', 'happy retirement()'],
  ['well', '(?:please )?get well(?: soon)?()'],
]
/** Says how it shall be told. */
const MANNER = /\b(?:video|reel|tone|seconds?|funny|short|sweet|heartfelt|emotional|please|pls|music)\b/i

/** Is bought, sung or baked, and not spoken to. */
const IS_THING =
  /\b(?:cakes?|songs?|gifts?|cards?|balloons?|shirts?|decor\p{L}*|invitations?|recipes?|messages?|speech|wallpapers?|status|captions?|outfits?|how|what|origin|movies?|films?)\b(?! (?:to|for)\b)/iu

/** A greeting that is typed as it is said: "happy anniversary mum and dad, 40 years". Null for anything else. */
export function readGreeting(typed: string): Message | null {
  const prompt = capitalizeNames(stripPictures(typed).replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim())
  if (ordersOtherWords(prompt) || [ABOUT, GONE, IS_THING].some((other) => other.test(prompt))) return null
  for (const [kind, opening] of GREETINGS) {
    const met = new RegExp(String.raw`^${opening},? ${WHOM}`, 'iu').exec(prompt)
    if (met === null) continue
    const [all, nth = '', first = '', second = ''] = met
    const { told, left } = readRest(kind, prompt.slice(all.length))
    // What goes on without a stop is somebody's whom this does not know.
    if (left === null) return null
    const details = [...(nth === '' ? [] : [sayNth(kind, nth)]), ...told]
    const to = [first, second].filter(Boolean).map(nameOf).join(' and ')
    return { ...NOTHING, kind, to, details: details.join(' '), left }
  }
  return null
}

const NOTHING = { why: '', feast: '', isOurs: false, partner: '', pet: '' }

const sayNth = (kind: string, nth: string): string =>
  kind === 'birthday' ? `You are turning ${nth}.` : `It is your ${nth.toLowerCase()} anniversary.`

const nameOf = (one: string): string =>
  one
    .replace(/\./g, '')
    .split(' ')
    .map((word) => (/^and$/i.test(word) ? 'and' : capitalize(word)))
    .join(' ')

type Rest = { readonly told: readonly string[]; readonly left: readonly string[] | null }

/** What stands right behind a name, and what it is that is celebrated. A birth and a wedding have words of their own. */
const COUNTED: readonly (readonly [kind: string, counted: RegExp, say: (said: string) => string])[] = [
  [
    'anniversary',
    /^[\s,.!-]*(?:after )?(\d{1,2}) years(?: (?:together|married|today))?/i,
    (years) => `${years} years together.`,
  ],
  [
    'birthday',
    /^[\s,.!-]*(\d{1,3})(?: years? (?:young|old))?(?: today)?(?=[\s,.!]*$|[,.!])/i,
    (age) => `You are turning ${age}.`,
  ],
  [
    'congratulations',
    /^ on ((?:your|the) (?!.*\b(?:bab(?:y|ies)|birth|wedding|engagement|twins)\b)[^,.;!]{3,60})/i,
    (what) => `Congratulations on ${what.replace(/^the\b/i, 'your')}.`,
  ],
]

/** What is told of them behind their names, said to them. */
function readRest(kind: string, rest: string): Rest {
  const told: string[] = []
  const left: string[] = []
  const [said = '', sentence] = COUNTED.flatMap(([of, counted, say]) => {
    const met = of === kind ? counted.exec(rest) : null
    return met === null ? [] : [[met[0], say(met[1] ?? '')] as const]
  })[0] ?? ['', undefined]
  if (sentence !== undefined) told.push(sentence)
  const behind = rest.slice(said.length)
  if (/^\s*[\p{L}\d]/u.test(behind) && !/^\s*(?:and )?(?:you|who|she|he|they)\b/iu.test(behind))
    return { told, left: null }
  let isOpen = false
  for (const clause of behind.split(/[,.;:!?]+(?:\s+|$)/)) {
    const bare = clause.trim()
    if (!/\p{L}{2}/u.test(bare) || MANNER.test(bare)) continue
    const theirs = sayToThem(bare)
    if (theirs !== null) told.push(theirs)
    else if (isOpen && goesOn(bare)) goOn(told, bare)
    else left.push(bare)
    isOpen = theirs !== null || (isOpen && goesOn(bare))
  }
  return { told, left }
}
