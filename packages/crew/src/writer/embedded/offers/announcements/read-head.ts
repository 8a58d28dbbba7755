import { LABEL } from '../read-offer.ts'
import { isShop, shopInWords } from '../shops.ts'
import { low } from '../../own-lists/spell.ts'
import { capitalize } from '../../wording.ts'
import type { AnnouncedKind, Head } from './fact.ts'
import { withSmallWord } from './name-things.ts'
import { readAppeal } from './read-appeal.ts'
import { spellClause } from './spell-clause.ts'
import { cutWhen } from './speak-when.ts'

type Reading = { readonly head: string; readonly clauses: readonly string[]; readonly isOurs: boolean }
type Reader = (reading: Reading) => Head | null

const EVENT =
  '\\d{1,3}(?:st|nd|rd|th)(?: birthday(?: party)?| anniversary)?|sweet sixteen|quinceañera|graduation|wedding|anniversary|farewell|grand opening|soft opening|reopening(?: party)?|opening night|open house|open day|open mic(?: night)?|birthday(?: party| bash| dinner)?|housewarming(?: party)?|baby shower|bridal shower|gender reveal|wedding(?: reception)?|reception|engagement party|anniversary party|retirement party|going away party|farewell party|graduation party|bbq|barbecue|cookout|block party|costume party|pool party|party|potluck|picnic|brunch|concert|recital|workshop|tasting|fundraiser|charity run|fun run|5k|festival|fair|game night|movie night|quiz night|trivia night|craft night|book club|meetup|reunion|tournament|carnival|parade|bonfire|craft fair|farmers market|flea market|christmas market|holiday market|clean-?up day|car wash fundraiser|food drive|blood drive|toy drive'
const SALE =
  '(?:yard|garage|moving|estate|bake|rummage|tag|porch|plant|book|toy|sidewalk|clearance|closing) sale'
const ASKS_TO =
  /^(?:please )?(?:(?:make|create|write) (?:me |us )?)?(?:(?:an? |the )?(?:[\p{L}-]+ )?(?:invitation|invite)s?(?: video| reel| message)? (?:to|for)|(?:please )?(?:come to|join us (?:for|at)|you're invited to|you are invited to|announcement of|announcing)) /iu
const IS_EVENT = new RegExp(
  String.raw`^(?:(?:(?!(?:the|for|of|about|is|are|and)\b)[\p{L}\p{N}'’-]+ ){0,4}?|the |our |my )(?:${EVENT})(?= (?:at|in|on|for|of|with|from|by)\b|$)`,
  'iu',
)
const IS_SALE = new RegExp(
  String.raw`^(?:(?:our|my|the|an?|huge|big|annual|multi-family|neighborhood|community|church|pta|school|\p{L}+'s) ){0,3}${SALE}\b`,
  'iu',
)

/** "A bake sale Sunday after church" is on Sunday. */
const onDay = (said: string): string =>
  said.replace(
    /(?<!\b(?:on|this|next|every|each|last|the|and|to|of)) ((?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/giu,
    (_, day: string) => ` on ${capitalize(day)}`,
  )

/** "Volunteers needed for the river cleanup". */
const IS_NEEDED =
  /^((?:\p{L}+ )?(?:volunteers|donations|helpers|players|singers|drivers|bakers|hosts)) (?:are )?(?:needed|wanted) for (.+)$/iu

const readNeeded: Reader = ({ head }) => {
  const cut = cutWhen(head)
  const what = cut?.rest ?? head
  const [, who, task = ''] = IS_NEEDED.exec(what) ?? []
  if (who === undefined) return null
  const when = cut === null ? '' : ` ${cut.when}`
  return {
    kind: 'event',
    opening: [`${low(who)} are needed for ${task}${when}`],
    title: what,
    used: 0,
    self: null,
  }
}

function readEvent({ head, clauses, isOurs }: Reading): Head | null {
  const named = head
    .replace(ASKS_TO, '')
    .replace(LABEL, '')
    .replace(/^(?:an? |the )/i, '')
  const cut = cutWhen(named)
  const what = (cut?.rest ?? named).replace(/ (?:on|at|from)$/i, '')
  const when = cut === null ? '' : ` ${cut.when}`
  if (IS_SALE.test(what)) {
    const sale = /^(?:my|our) /i.test(what) ? low(what) : withSmallWord(what)
    return {
      kind: 'sale',
      opening: [
        /^(?:my|our) /i.test(sale) ? `come to ${onDay(sale)}${when}` : `there's ${onDay(sale)}${when}`,
      ],
      title: what,
      used: 0,
      self: null,
    }
  }
  if (!IS_EVENT.test(what)) return null
  // "Grand opening!": whose it is may stand behind it.
  const [next = ''] = clauses
  const isOf =
    /opening/i.test(what) &&
    !/ (?:at|of|in) /i.test(what) &&
    /^(?:The )?\p{Lu}[\p{L}']+(?: (?:\p{Lu}[\p{L}']*|&|of|by|and))*$/u.test(next)
  const owner = /^(?:my|our|his|her|their|(?:\p{L}+ ){0,3}\p{L}+'s) /iu.test(what)
    ? ''
    : isOf || / (?:at|of) (?:The |the )?\p{Lu}/u.test(what)
      ? 'the '
      : isOurs
        ? 'our '
        : 'the '
  const bare = `${owner}${/^\p{Lu}\p{L}+'s /u.test(what) ? what : low(what)}${isOf ? ` of ${next}` : ''}`
  return {
    kind: 'event',
    opening: [`you're invited to ${onDay(bare)}${when}`],
    title: isOf ? `${what} of ${next}` : what,
    used: Number(isOf),
    self: null,
  }
}

const HIRING =
  /^(?:(?:we(?:'re| are) )?(?:now )?hiring|job opening|help wanted|looking to hire)\b(?: for)?:? ?(.*)$/i
function readJob({ head, clauses }: Reading): Head | null {
  const role = HIRING.exec(head)?.[1]
  if (role === undefined) return null
  const [first = '', second = ''] = clauses
  // "Now hiring at our garden center" says where.
  const isWhere = /^(?:at|in|for) /i.test(role)
  const who = role === '' || isWhere ? first : role
  if (who === '') return null
  const town = role === '' || isWhere ? second : first
  const isTown = /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)? [A-Z]{2}$/u.test(town)
  const said = `${withSmallWord(who)}${isWhere ? ` ${role}` : ''}${isTown ? ` in ${town}` : ''}`
  return {
    kind: 'job',
    opening: [`we're hiring ${said}`],
    title: `Now Hiring: ${who}`,
    used: Number(role === '' || isWhere) + Number(isTown),
    self: 'we',
  }
}

function readHouse({ head, clauses }: Reading): Head | null {
  if (!/^for (?:sale|rent)(?: by (?:the )?owner)?$/i.test(head)) return null
  const [thing = ''] = clauses
  return thing === ''
    ? null
    : {
        kind: 'house',
        opening: [`${low(head)}: ${withSmallWord(spellClause(thing))}`],
        title: `${head}: ${thing}`,
        used: 1,
        self: null,
      }
}

const readMoving: Reader = ({ head }) =>
  /^we(?:'re| are|'ve| have)? (?:moved|moving|relocating|relocated)\b/i.test(head)
    ? { kind: 'moving', opening: [head], title: head, used: 0, self: 'we' }
    : null

const readHeadsUp: Reader = ({ head }) => {
  const [, what = '', from = ''] =
    /^(heads up|reminder|news|update|good news|big news|notice|announcement) from (.+)$/i.exec(head) ?? []
  return from === ''
    ? null
    : {
        kind: 'news',
        opening: [
          `here's ${/news/i.test(what) ? low(what) : withSmallWord(what.replace(/^heads up$/i, 'heads-up'))} from ${low(from).replace(/^(?=\p{Lu})/u, '')}`,
        ],
        title: `${what} From ${from}`,
        used: 0,
        self: 'we',
      }
}

const DOES =
  'tailor|alter|frame|board|clean|fix|repair|make|sell|bake|build|paint|print|sew|knit|teach|coach|train|groom|walk|design|restore|deliver|install|mow|wash|detail|tune|cut|braid|cater|cook|brew|roast|grow|rent|offer|do|run|tutor|translate|photograph|craft|carve|move|haul|remove|recycle|refinish|sharpen|service|host|ship'
const WE_DO = new RegExp(
  String.raw`^(i|we) (?:also |now |can )?(?:${DOES}) (?!my\b|our own\b|it\b|not\b|this\b|that\b).+$`,
  'iu',
)
const HAS_NEWS =
  /^(?:our|my|the) (?:[\p{L}'’&.-]+ ){1,7}?(?:is|are|will be|has|have|will|starts?|opens?|closes?|moves?|moved|started|opened|made|won|got|turns?|turned|celebrates?|needs?|just) .+$/iu

/** "Street closed on Maple Ave this Saturday". */
const IS_OFF =
  /^(?:the )?((?!(?:we|our|my|i|is)\b)(?:[\p{L}]+ ){0,2}(?!is\b|are\b)\p{L}+) ((?:closed|canceled|cancelled|postponed|blocked|delayed) .+)$/iu
const readDeed: Reader = ({ head }) => {
  const bare = head.replace(LABEL, '')
  const who = WE_DO.exec(bare)?.[1]
  if (who !== undefined) {
    return {
      kind: 'business',
      opening: [bare],
      title: bare.replace(/^(?:i|we) sell (?:my |our )?/i, ''),
      used: 0,
      self: /^i$/i.test(who) ? 'I' : 'we',
    }
  }
  const [, what, how = ''] = IS_OFF.exec(head) ?? []
  if (what !== undefined)
    return { kind: 'event', opening: [`the ${low(what)} is ${how}`], title: head, used: 0, self: 'we' }
  if (!HAS_NEWS.test(head)) return null
  const isPersons =
    /^my (?:\p{L}+ )?(?:son|daughter|kids?|mom|dad|wife|husband|friend|neighbor|sister|brother|niece|nephew|class|students)\b/iu.test(
      head,
    )
  return { kind: isPersons ? 'event' : 'news', opening: [head], title: head, used: 0, self: 'we' }
}

const COURSE =
  /\b(?:course|camp|class|classes|program|workshop|bootcamp|challenge|coaching|membership|masterclass|academy)\b/i
const LESSONS =
  /\b(?:lessons|classes|repairs?|cleaning|grooming|tutoring|delivery|catering|prep|detailing|removal|design|photography|coaching|training|sitting|walking|moving|painting|installation|service|services|help|care|plumbing|landscaping|alterations|translation|massages?|boarding|daycare|rentals?|hauling|mowing|plowing|tailoring|braiding|haircuts?|framing|printing|editing|planning)\b/i
const WORKER =
  /\b(?:groomer|tutor|teacher|photographer|plumber|electrician|handyman|painter|carpenter|barber|tailor|cleaner|mechanic|trainer|coach|baker|caterer|translator|designer|florist|dj|magician|nanny|babysitter|sitter|walker|landscaper|gardener|roofer|locksmith|detailer|braider|stylist|therapist|notary|bookkeeper|accountant|mover|movers|officiant|videographer|seamstress|welder|chef)\b/i
const COUNTED =
  /^(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:[\p{L}-]+ )?(?:lessons|weeks|modules|classes|sessions|recipes|videos|chapters|patterns|projects|exercises|units)$/iu

/** Is a sentence, and names no thing. */
const IS_SAID = /\b(?:turns?|turned|needs?|is|are|was|were|has|have|had|will|wants?|who|that|which)\b/i
/** "Happy Paws", behind what it is. */
const QUOTED = / ["“]([^"“”]{2,38})["”]$/u
function readOwned({ head, clauses }: Reading): Head | null {
  const thing = head
    .replace(LABEL, '')
    .replace(/^(?:please )?(?:introduc(?:e|ing)|advertise|meet|announcing|launching) /i, '')
    .replace(/ (?:ad|promo|commercial)$/i, '')
  if (!/^(?:my|our) /i.test(thing) || thing.split(' ').length > 12 || IS_SAID.test(thing)) return null
  const name = QUOTED.exec(thing)?.[1]
  const own = shopInWords(low(thing.replace(QUOTED, '')))
  const self = /^my /i.test(own) ? 'I' : 'we'
  const isFirm = isShop(own) || /\b(?:services?|business)\b/i.test(own)
  const kind: AnnouncedKind = isFirm ? 'business' : COURSE.test(own) ? 'course' : 'goods'
  const named = own
    .replace(
      /^((?:my|our) (?:(?!(?:in|at|near|for|of|from|on)\b)\p{Ll}[\p{L}-]* )+)((?:\p{Lu}[\p{L}']*)(?: (?:\p{Lu}[\p{L}']*|&|of|by))*)$/u,
      '$1, $2',
    )
    .replace(' , ', ', ')
  const title = named.replace(/^(?:my|our) /i, '').replace(/^([^,]+), (.+)$/, '$2: $1')
  if (name !== undefined) return { kind, opening: [`${name} is ${own}`], title: name, used: 0, self }
  const [first = ''] = clauses
  if (kind === 'course' && COUNTED.test(first))
    return { kind, opening: [`${own} has ${first}`], title, used: 1, self }
  return {
    kind,
    opening: [
      `${/(?<!s)s$/.test(own.split(/ (?:for|in|with|from|of) /)[0] ?? '') ? 'these are' : 'this is'} ${named}`,
    ],
    title,
    used: 0,
    self,
  }
}

function readLabel({ head, isOurs, clauses }: Reading): Head | null {
  const here = / here$/i.test(head)
  const thing = head
    .replace(LABEL, '')
    .replace(/ here$/i, '')
    .replace(/^(?:an?|the) /i, '')
  if (thing.split(' ').length > 10 || /^(?:my|our|we|i|to|how|why|what|things|facts|\d)\b/i.test(thing))
    return null
  const noun = thing.split(/ (?:in|for|near|at|on|from|with|who|that) /)[0] ?? ''
  const isWorker = WORKER.test(noun)
  const self = isWorker && !isOurs ? 'I' : 'we'
  if (isWorker || isShop(noun))
    return {
      kind: 'business',
      opening: [`${self === 'I' ? "I'm" : "we're"} ${withSmallWord(shopInWords(thing))}`],
      title: thing,
      used: 0,
      self,
    }
  if (/ schedule\b/i.test(thing))
    return {
      kind: 'business',
      opening: [`here's our ${low(thing).replace(/ (?=this (?:week|month|weekend)$)/i, ' for ')}`],
      title: thing,
      used: 0,
      self: 'we',
    }
  // "Muddy paws dog grooming leeds" has a name in it.
  if (!LESSONS.test(noun) || here || clauses.length < 2 || noun.split(' ').length > 3) return null
  return { kind: 'business', opening: [`${self} offer ${low(thing)}`], title: thing, used: 0, self }
}

const READERS: readonly Reader[] = [
  ({ head }) => readAppeal(head),
  readMoving,
  readJob,
  readHouse,
  readHeadsUp,
  readNeeded,
  readEvent,
  readDeed,
  readOwned,
  readLabel,
]

/** What a prompt announces first; null for what is no announcement. */
export function readHead(reading: Reading): Head | null {
  for (const read of READERS) {
    const head = read(reading)
    if (head !== null) return head
  }
  return null
}
