import { capitalizeNames } from '../capitalize-names.ts'
import { capitalize } from '../wording.ts'
import { splitPlace } from './read-offer.ts'
import { stop, type OwnOffer } from './speak-own.ts'

const FORM = String.raw`(?:(?:please )?(?:make|create|write|do|need|want|i need|i want|we need)? ?(?:an? |the |short )*)?(?:(?:launch|promo|promotional|product|app|teaser|new) )*(?:ad|advert|promo|promotion|commercial|teaser|trailer|video|reel|clip|spot)(?: video)?`
/** "Promo for my dog grooming van in Leeds called Mucky Pups": what it is, and its name. */
const NAMED = new RegExp(
  String.raw`^${FORM} (?:for|of|about) (my|our) ((?:[\p{L}-]+ ){1,7}?(?:(?:in|near|at|on) (?:the )?[\p{L}' -]{3,30}?)?),? ?(?:that is |which is )?(?:called|named) (["“]?[\p{L}\p{N}][\p{L}\p{N}'&. -]{1,38}?["”]?)(?=$|[,.;!])`,
  'iu',
)
/** "Launch video for an app that reminds you to water your plants": what it does. */
const DOES = new RegExp(
  String.raw`^${FORM} (?:for|of|about) (an?|the|my|our|this) ((?:new |free |little |simple )*(?:[\p{L}-]+ )?(?:app|website|site|tool|game|plugin|extension|service|platform|newsletter|podcast|gadget|bot))(?: (?:called|named) ([\p{L}\p{N}][\p{L}\p{N}'-]*))? (?:that|which) ((?:helps?|\p{L}{2,}s) [^,.;!]{6,90})`,
  'iu',
)
const WORK = String.raw`helping|restoring|repairing|fixing|mending|making|baking|building|teaching|cleaning|designing|selling|sewing|knitting|printing|brewing|roasting|growing|offering|delivering|catering|translating|training|coaching|painting|installing|renting|cooking|crafting|tailoring|upcycling`
/** "We are a small firm in Nairobi helping market traders file taxes": who they are, and what they do for others. */
const WE_DO = new RegExp(
  String.raw`^(?:hi,? |hello,? )?we(?: are|'re) ((?:an?|two|three|four|the) [^,.;]{3,60}?),? (?:and (?:we are )?)?(${WORK}) ((?!my\b|each other\b|one another\b|our (?:mother|father|mom|dad|son|daughter|parents)\b)[^,.;!]{5,90})`,
  'iu',
)
/** What only is done for others: else it may be a life. */
const FOR_OTHERS =
  /\b(?:firm|company|business|agency|office|shop|studio|store|team|start-?up|workshop|bakery|kitchen|practice|clinic|cooperative|co-op|garage|brand|farm|service)\b|\bhelping\b|\bfor (?:\p{L}+ )?(?:families|people|customers|clients|companies|businesses|homes|weddings|parties|children|kids|schools|everyone|everybody|\p{L}+s)\b/iu
/** A film for somebody or about a game is no ad: it has to be called one. */
const IS_AD = /^[^,.;]{0,40}?\b(?:ads?|adverts?|promo\p{L}*|commercial|launch|teaser|trailer)\b/iu
const NO_OFFER = /\?|\b(?:how (?:to|do|can|should)|tips|story of|volunteer\w*|hobby)\b/i

/** "Restoring" as it is said in a sentence: "restore". */
const KEEPS_E =
  /^(?:restor|mak|bak|nam|rais|danc|writ|us|shar|fram|glaz|recycl|upcycl|produc|provid|serv|tun|shap)$/i
const DOUBLED = /^(?:knitt|cutt|plann|runn|swimm|getting|rent{2}|digg|shipp|trimm)$/i
function verbOf(doing: string): string {
  const stem = doing.replace(/ing$/i, '')
  if (DOUBLED.test(stem)) return stem.slice(0, -1)
  return KEEPS_E.test(stem) || /^(?:translat)$/i.test(stem) ? `${stem}e` : stem
}

/** The call that a wish names: "to get clients on whatsapp". */
const NETWORKS = /\b(?:on|via|by|through) (whatsapp|instagram|telegram|facebook|messenger|email)\b/i
export function readChannel(prompt: string): string | null {
  const network = NETWORKS.exec(prompt)?.[1]
  if (
    network === undefined ||
    !/\b(?:clients?|customers?|orders?|bookings?|messages?|contact)\b/i.test(prompt)
  )
    return null
  const name = /^whatsapp$/i.test(network)
    ? 'WhatsApp'
    : /^email$/i.test(network)
      ? 'email'
      : capitalize(network.toLowerCase())
  return name === 'email' ? 'Write us an email today' : `Write to us on ${name} today`
}

const nameOf = (typed: string): string => {
  const bare = typed.replace(/["“”]/g, '').trim()
  return /\p{Lu}/u.test(bare) ? bare : bare.replace(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase())
}

/** An offer that is told in one sentence, said in whole ones; null for any other prompt. */
export function readSentence(prompt: string): OwnOffer | null {
  const text = prompt.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim()
  if (NO_OFFER.test(text)) return null
  return (IS_AD.test(text) ? readAd(text) : null) ?? readWork(text)
}

function readAd(text: string): OwnOffer | null {
  const [, owner = '', said = '', typed = ''] = NAMED.exec(text) ?? []
  const thing = said.trim()
  if (typed !== '') {
    const { name: bare, where } = splitPlace(typed)
    const name = nameOf(bare)
    const are = /(?<!s)s$/i.test(thing.split(/ (?:in|near|at|on) /)[0] ?? '') ? 'are' : 'is'
    return { name, title: name, said: [stop(`${name} ${are} ${owner.toLowerCase()} ${thing} ${where}`)] }
  }
  const [, article = '', tool = '', called, deed = ''] = DOES.exec(text) ?? []
  if (deed === '') return null
  const own = /^(?:my|our)$/i.test(article) ? article.toLowerCase() : 'the'
  const known = `${own} ${tool.trim()} that ${deed}`
  const name = called === undefined ? null : nameOf(called)
  return {
    name,
    title: name ?? capitalizeNames(known),
    said: [
      stop(name === null ? `meet ${known}` : `meet ${name}, ${known}`),
      "You've got enough on your mind already. Let it handle this one.",
    ],
  }
}

function readWork(text: string): OwnOffer | null {
  const [, who = '', doing = '', what = ''] = WE_DO.exec(text) ?? []
  if (what === '' || !FOR_OTHERS.test(`${who} ${doing} ${what}`)) return null
  return {
    name: null,
    title: capitalizeNames(who.replace(/^an? /i, '')),
    said: [
      stop(`we are ${who}`),
      stop(`we ${verbOf(doing.toLowerCase())} ${what}`),
      "If that's what you need, you've found us.",
    ],
  }
}
