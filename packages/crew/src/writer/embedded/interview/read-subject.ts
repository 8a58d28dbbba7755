import { tableOf } from '@hookreel/film'
import { nlp } from '../../../text/english.ts'
import { isEnglish } from '../../../text/is-english.ts'
import { coreOf } from '../../../researcher/find-subject.ts'
import { isNoun, nameTopic } from '../prompt/name-topic.ts'
import { findGenre } from '../plots/find-genre.ts'
import { readFrame } from '../prompt/read-frame.ts'
import { readOrders, stripOrders } from '../prompt/read-orders.ts'
import type { Shape } from '../prompt/orders.ts'
import { capitalize } from '../wording.ts'

/** What a prompt is about, as far as it decides what only the person can say about it. */
export type SubjectKind =
  | 'place'
  | 'product'
  | 'service'
  | 'event'
  | 'personal'
  | 'advice'
  | 'opinion'
  | 'how-to'
  | 'list'
  | 'story'
  | 'speech'
  | 'question'
  | 'pros-cons'
  | 'versus'
  | 'before-after'
  | 'dialogue'
  | 'topic'

export type InterviewSubject = {
  readonly kind: SubjectKind
  /** As the asker says it: "your bakery in Lisbon", "the day your son was born". */
  readonly yours: string
  /** As the person says it: "my bakery in Lisbon". */
  readonly own: string
  /** "we" where the prompt says "our" or "we". */
  readonly voice: 'I' | 'we'
  /** Goods are sold here rather than offered. */
  readonly isShop: boolean
  readonly isEnglish: boolean
  /** Whether the prompt speaks of the person's own. */
  readonly isMine: boolean
}

const PLACE =
  /\b(?:bakery|caf[eé]|coffee ?(?:shop|house)|tea ?(?:shop|house)|restaurant|bistro|diner|bar|pub|shop|store|book ?(?:shop|store)|boutique|salon|barber ?shop|barber|studio|gym|hotel|hostel|guest ?house|b&b|inn|farm|food truck|(?:coffee|food|ice cream) (?:cart|van|truck)|stall|stand|winery|vineyard|brewery|gallery|museum|clinic|practice|garage|workshop|garden cent(?:re|er)|nursery|deli|pizzeria|kiosk|cinema|theat(?:re|er)|campsite|camp|spa|library|school|academy|kindergarten|butcher|florist|market|laundr\w+|restaurante|tienda)\b/i
const SHOP =
  /\b(?:bakery|shop|store|boutique|stall|stand|deli|kiosk|market|butcher|florist|food truck|farm|winery|brewery|pizzeria|nursery)\b/i
const EVENT =
  /\b(?:wedding|birthday|party|fair|festival|(?:re-?)?opening|concert|gig|recital|(?:charity|fun|5k|10k) (?:run|walk)|marathon|tournament|match|premiere|school play|play|show|exhibition|anniversary|sale|open (?:day|house)|fundraiser|conference|meet-?up|reunion|graduation|retirement|baby shower|auction|raffle|parade|webinar|hackathon|retreat|(?:christmas|flea|farmers'?|craft|street) market|(?:this|next) (?:mon|tues|wednes|thurs|fri|satur|sun)day|this weekend)\b/i
const PRODUCT =
  /\b(?:app|book|e-?book|novel|memoir|soaps?|candles?|honey|courses?|album|single|song|brand|pottery|ceramics|lamps?|socks?|shoes?|jewel\w+|sauces?|game|newsletter|podcast|plugin|software|product|prints?|paintings?|posters?|clothes|clothing|t-?shirts?|bags?|cakes?|cookies?|jam|tea blends?|coffee beans|gin|beer|wine|skincare|creams?|perfumes?|toys?|furniture|planner|journal|calendar|merch|subscription|box|magazine|comic|blog|channel|website|etsy|invention|gadget|quilts?|knit\w*)\b/i
const SELLS =
  /^(?:(?:i )?(?:need|want) (?:an? )?ad for|introducing|launching|announcing|new|buy|order|(?:an? )?(?:ad|advert|commercial) (?:for|about)|ad for|promo(?:te|tion)?)\b|\b(?:i|we) (?:sell|make|design|produce|created|built|wrote|launched|invented)\b|\bhandmade\b|\bwhy you should buy\b/i
const SERVICE =
  /\b(?:services?|business|company|agency|freelanc\w+|coach\w*|trainer|training|lessons?|tutor\w*|photograph\w+|videograph\w+|consult\w+|repairs?|repairing|grooming|cleaning|translat\w+|advice for|tax|accountant|lawyer|plumber|electrician|carpenter|gardener|landscap\w+|designer|developer|therapist|massage|tattoo|nanny|babysitting|dog walk\w+|caterer|catering|decorator|rental|tours?|guide|start-?up|charity|non-?profit|ngo|clients?|customers?)\b|\b(?:i|we) (?:teach|coach|help|repair|fix|clean|train|run|own|offer|do|book|build)\b|\b(?:i am|i'm|we are|we're) (?:an? )?\w+/i
const OPINION =
  /\b(?:opinion|hot take|unpopular|review of|my review|rant|my thoughts|my take|worth it|overrated|underrated|should be (?:illegal|banned|free|mandatory|taught))\b|^(?:why (?:i|we) (?:think|believe|love|hate))\b|^[\p{L}' ]+ (?:is|are) (?:so much |way |far |much )?(?:better|worse|cooler|smarter) than\b|\blet'?s settle this\b/iu
/** Whether a prompt takes a side, which facts do not: "cats are better than dogs and here's why". */
export const isOpinion = (text: string): boolean => OPINION.test(text)
const ADVICE =
  /\b(?:nobody tells you|no one tells you|wish i(?:'d| had)? kn[eo]wn?|mistakes? (?:i|we) made|lessons? (?:i|we|from)|what (?:i|we) learned|(?:my|our) (?:top )?(?:\d+ |two |three |five )?(?:best )?(?:tips|rules|advice|secrets|habits|hacks|routine|method|system)|advice (?:to|for)|beginners?' mistakes?)\b/i
const PERSONAL =
  /^(?:how|why|when|where|what) (?:i|we)\b|^(?:the (?:day|night|moment|year|time|summer|winter|week) (?:(?:that |when )?(?:i|we|my|our)))\b|\b(?:my|our) (?:(?:first|last|worst|best|biggest) \w+|story|journey|struggle|life|childhood|family|(?:great-?)?grand\w+(?:'s)?|mother|father|mom|mum|dad|sister|brother|son|daughter|wife|husband|friend|best friend|dog|cat|pet|recovery|diagnosis|divorce|diary|transformation|travels?|trip|move|hometown|fear|failure|dream|career)\b|^growing up\b|\bday in my life\b|^(?:i|we) (?:quit|moved|lost|met|found|learned|survived|grew|used to|was|were|had|got|became|started|stopped|left)\b|\b(?:what|lessons?) i learned from\b|^(?:what should i do|i feel|i am (?:so )?(?:tired|sad|lonely|afraid|lost))\b/i
const HOW_TO =
  /^\w{3,}ing (?:an?|the|your) |\b(?:easy|quick|simple|healthy|cheap|\d+ ?min(?:ute)?)\b.*\b(?:breakfasts?|lunch(?:es)?|dinners?|snacks?|meals?|pasta|soups?|salads?|desserts?|cakes?|bread|curry|noodles)\b|\bhow (?:to|do i|can i|i can|do you|you can|can you)\b|^(?:wen|when) to\b|\bwhat (?:stretch|exercise)|\b(?:recipes?|tutorial|step by step|diy|workout|stretch(?:es|ing)?|exercises?|air fryer|meal prep|routine|ways to|tips (?:for|on|to)|guide to)\b/i
/** Several things one after the other: "5 abandoned theme parks", "best street food in Oaxaca", "side hustle ideas". */
const LIST =
  /^(?:the )?(?:top|best|worst|ranking|rank)\b|^(?:\d{1,2}|three|four|five|six|seven|eight|nine|ten) (?!secs?|mins?|bed|bedrooms?|am|pm|seconds?|minutes?|hours?|days?|weeks?|months?|years?|percent|facts?)\p{L}|\b(?:ideas|signs (?:that )?you|reasons)\b/iu
/** How it shall be told, which is no part of what it is about. */
const EXPLAINED = /\s+explained(?:\s+(?:simply|to|for|in|like)\b.*)?$/i
/** Asked of everybody: "why do we still dream about our ex". */
const OF_ALL = /^(?:so )?(?:why|how come|do|does|can|could|are|is|would)\b(?!.*\b(?:my|i|i'm|i've|me)\b)/i
/** Speaks to those who go through something. */
const FOR_THOSE =
  /^(?:to|for) (?:everyone|everybody|anyone|anybody|those|all|the (?:person|people|one)) (?:who|that|of you)\b|^(?:(?:write|say|make|give)(?: me)? )?(?:something|some words|words|a message|a video) (?:[\p{L}]+ ){0,2}for (?:someone|somebody|everyone|people|those|anyone)\b|\bpep talk\b/iu
/** Asks what an answer ends. */
const QUESTION =
  /^(?:so )?(?:why|how (?!to\b)|what (?:is|are|was|were|would|happens?|hapens|if|does|do|makes?|causes?)\b|who |which |where |when |is |are |was |were |do |does |did |can |could |will |would )/i
/** Asked about what many have, of what everybody's does: no story of the asker. */
const COMMON_PUZZLE =
  /^(?:why|how come) (?:(?:does|do|is|are|did) (?:my|our) (?:cats?|dogs?|pets?|bab(?:y|ies)|toddlers?|hens?|rabbits?|plants?|hair|skin|car|phone|computer|stomach) \w+|(?:my|our) (?:cats?|dogs?|pets?|bab(?:y|ies)|toddlers?|hens?|rabbits?|plants?|hair|skin|car|phone|computer|stomach) (?:\w+s|\w+ing|always|so|not))\b/i
const MINE = /\b(?:my|our|mine|ours|i|we|i'm|we're|us|me)\b/i

const LONGEST_QUESTION = 90
/** Says something of the thing rather than naming it. */
const STATES = /\s(?:is|are|was|were|can|cannot|will|has|have)\s/i

/** Shapes that are asked about as such: no fact fills them. */
export const isOwnShape = (shape: Shape | null): shape is Shape & SubjectKind =>
  shape === 'pros-cons' || shape === 'before-after' || shape === 'dialogue'

/** Two that are set against each other: each has its own side. */
const VERSUS =
  /^(?!(?:my|our)\b).{2,60}\b(?:vs\.?|versus)\s|^(?:is|are) .{2,60} better than |^which is better\b/i
/** What somebody lived, told by how it went: "how I met my best friend" happened, and nobody makes it up. */
export const HOW_LIVED = /^(?:how|when|why|where|the (?:day|time|night)(?: that| when)?) (?:i|we)\b/i
/** An opinion that the prompt itself says: "my unpopular opinion: open offices are terrible". */
const SAID = /^(?:an? |my |our )?(?:[\p{L}-]+ )*(?:opinion|hot take|take|rant)\s*:\s*(.{8,})$/iu

/** Reads a prompt as what the person wants to show. `topic` is the prompt without "make a video about". */
export function readSubject(prompt: string, topic: string): InterviewSubject {
  const text = prompt.trim().replace(/[’‘]/g, "'").replace(/[[\]]/g, '')
  const isOurs = /\b(?:our|we|we're|us|ours)\b/i.test(text)
  const english = isEnglish(text)
  const first = stripOrders(topic.replace(/[’‘]/g, "'").replace(/[[\]]/g, '')).split(
    /(?<=[.!?])\s+|,\s+|:\s+(?=(?:which|what|where|how|when|who|the|an?)\b)|\s*\(|[?!]{2}/,
  )[0]
  // A question is asked back whole; a name stands in titles, too.
  const asked = (first ?? topic).replace(/[.?!\s]+$/, '')
  const named = (QUESTION.test(asked) && asked.length <= LONGEST_QUESTION ? asked : nameTopic(asked))
    .replace(EXPLAINED, '')
    .replace(/^(?:explain|describe|(?:tell|talk)(?: me| us)? about|about)\s+/i, '')
    .replace(/\s+to (?:teenagers|teens|kids|children|beginners|adults|my \w+)$/i, '')
  const { shape, topic: told } = readOrders(text)
  const kind = isOwnShape(shape) && !(shape === 'pros-cons' && VERSUS.test(told)) ? shape : kindOf(told, text)
  // What a sentence speaks of stands better in a question than the sentence.
  const core = english && kind === 'topic' && isSentence(named) ? coreOf(named) : ''
  const claim = kind === 'opinion' ? SAID.exec(told.replace(/[.!?\s]+$/, ''))?.[1] : undefined
  if (english && claim !== undefined) return { ...ofClaim(claim), voice: isOurs ? 'we' : 'I', isMine: true }
  const own = english
    ? nounPhrase(
        capitalizeNames(core === '' ? named : core),
        kind,
        capitalizeNames(nameWhole(readFrame(text.split(AN_ORDER)[0] ?? text).rest)),
      )
    : named
  return {
    kind,
    // A question or a sentence is named as it was typed: it cannot stand inside another sentence.
    yours:
      english && !((kind === 'topic' || kind === 'question') && (!isNoun(own) || STATES.test(own)))
        ? toSecondPerson(own)
        : `“${named}”`,
    own,
    voice: isOurs ? 'we' : 'I',
    isShop: SHOP.test(text),
    isEnglish: english,
    isMine: MINE.test(told),
  }
}

const ofClaim = (claim: string): Omit<InterviewSubject, 'voice' | 'isMine'> => ({
  kind: 'opinion',
  yours: `“${claim}”`,
  own: claim,
  isShop: false,
  isEnglish: true,
})

/** A day or a life at work is a story, and no offer. */
const PERSONAL_FIRST =
  /^(?:i|we) (?:quit|moved|lost|met|survived|left|became|grew)\b|\b(?:day in (?:my life|the life of (?:me|us))|my (?:first|last|story|journey|career)|losing my|what should (?:i|we)|how (?:i|we)|why (?:i|we))\b/i

/** Tells what they do, and where: the place is not what is offered. */
const WORKS_IN =
  /^(?:i|we) (?:bake|cook|make|grow|paint|write|build|repair|fix|sew|knit|teach|work|live|study|started|learned|draw)\b/i

const SHALL_DO = /^(?:so |ok )?how (?:to|do i|can i|do you|can you|should i)\b/i

function kindOf(text: string, whole: string): SubjectKind {
  const isMine = MINE.test(text)
  if (SHALL_DO.test(text)) return 'how-to'
  if (COMMON_PUZZLE.test(text) || OF_ALL.test(text)) return HOW_TO.test(text) ? 'how-to' : 'question'
  const genre = HOW_LIVED.test(text) ? null : findGenre(text, whole)
  if (genre === 'motivation' || FOR_THOSE.test(whole)) return 'speech'
  if (!/^(?:i|we|my|our)\b/i.test(text) && genre !== null) return 'story'
  if (!isMine && VERSUS.test(text)) return 'versus'
  if (OPINION.test(text)) return 'opinion'
  if (ADVICE.test(text)) return 'advice'
  if (/^(?:how|why|what|when) (?:i|we)\b/i.test(text)) return 'personal'
  if (PERSONAL_FIRST.test(text) && !SELLS.test(text)) return 'personal'
  const sells = SELLS.test(text)
  if (/^(?:i am|i'm|we are|we're) (?:an? )?\w+/i.test(text) && SERVICE.test(text))
    return /\b(?:sad|tired|lonely|afraid|lost|happy|scared)\b/i.test(text) ? 'personal' : 'service'
  if ((isMine || /\bgrand opening\b/i.test(text)) && !sells && EVENT.test(text)) return 'event'
  if (
    EVENT.test(text) &&
    /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|charity)\b/i.test(text)
  )
    return 'event'
  // A shop that is a grandmother's is a place all the same.
  if (
    PLACE.test(text) &&
    !WORKS_IN.test(text) &&
    (isMine || sells || /\b(?:run by|in [\p{L}]+ run)\b/iu.test(text))
  )
    return 'place'
  if (sells && SERVICE.test(text) && !PRODUCT.test(text)) return 'service'
  if (sells || (isMine && PRODUCT.test(text))) return 'product'
  if (isMine && SERVICE.test(text) && !PERSONAL_FIRST.test(text)) return 'service'
  if (PERSONAL.test(text)) return 'personal'
  if (HOW_TO.test(text)) return 'how-to'
  if (!isMine && LIST.test(text)) return 'list'
  if (/^(?:i|we|i'm|i've|we're|my|our)\b/i.test(text)) return 'personal'
  return QUESTION.test(text) ? 'question' : 'topic'
}

/** A trade is worked as, a company is one's own. */
const COMPANY = /\b(?:firm|company|business|agency|studio|shop|start-?up|charity|practice|clinic|team)$/i

/** Where somebody has said what they do and asks for the film. */
const AN_ORDER = /[,.;]\s+(?=(?:please |pls )?(?:make|create|write|give|do|tell|i want|want|need|show)\b)/i

const LONGEST_NAME_WORDS = 6
/** Without one of these it only names: "the fall of the Berlin Wall" is more than Berlin. */
const SAYS =
  /\b(?:is|are|was|were|can|could|has|have|had|do|does|did|will|would|should|that|who|which|because|when|\p{L}+n't)\b/iu
const isSentence = (text: string): boolean =>
  SAYS.test(text) &&
  !isNoun(text) &&
  (isNoun(text.split(/\s+/).slice(0, 2).join(' ')) ? text.split(/\s+/).length > LONGEST_NAME_WORDS : true)

/** "I teach guitar" and "I'm a tattoo artist" as things that can be asked about. */
function nounPhrase(text: string, kind: SubjectKind, said: string): string {
  const bare = text
    .replace(
      /^(?:introducing|launching|announcing|buy|order|why you should buy|an? ad(?:vert)? (?:for|about)|ad (?:for|about))\s+/i,
      '',
    )
    .replace(/^(?:an? )?day in the life of (?:me|us)(?: as)? (?=an? )/i, 'my day as ')
    .replace(/^new (?=\w+ by (?:my|our)\b)/i, 'the new ')
    .replace(/\s+(?:today|now)$/i, '')
    .replace(/,\s*(?:opening|starting|launching|coming)\b.*$/i, '')
    .replace(/(?<!\bto)\s+(?:opens?|is opening|starts?|launches|closes)\b.*$/i, '')
  const role = /^(?:i am|i'm|we are|we're)\s+((?:an?\s+)?[^,;]+)/i.exec(said)
  if (role?.[1] !== undefined && COMPANY.test(role[1])) return `our ${role[1].replace(/^an? /i, '')}`
  if (role?.[1] !== undefined) return `${/^we/i.test(bare) ? 'our' : 'my'} work as ${role[1]}`
  const goods =
    /^(i|we)\s+(?:sell|make|design|produce|run|own|offer|built|created|wrote)\s+(?:an?\s+|the\s+)?(.+)$/i.exec(
      said,
    )
  if (goods?.[2] !== undefined) return `${/^we$/i.test(goods[1] ?? '') ? 'our' : 'my'} ${goods[2]}`
  const does = /^(i|we)\s+(teach|coach|help|repair|fix|clean|train|book|build|do)\s+(.+)$/i.exec(said)
  if (does?.[2] !== undefined)
    return `${/^we$/i.test(does[1] ?? '') ? 'our' : 'my'} work ${gerund(does[2])} ${does[3] ?? ''}`.trim()
  const isBare =
    /^(?:my|our|the|an?|this|these|your|his|her|their|how|why|what|when|where|is|are|do|does|can|should|who|which|growing|i|we)\b/i.test(
      bare,
    )
  const needsThe = ['place', 'product', 'event', 'service'].includes(kind)
  return needsThe && !isBare ? `the ${bare}` : bare
}

/** The whole prompt in a line, as long as a name may be. */
const nameWhole = (text: string): string =>
  (text.length <= 80
    ? text
    : /^(?:i am|i'm|we are|we're)\b/i.test(text)
      ? (text.split(/[,;]\s/)[0] ?? '')
      : ''
  ).replace(/[.!?]+$/, '')

const gerund = (verb: string): string => {
  const low = verb.toLowerCase()
  return low === 'do' ? 'doing' : `${low.replace(/e$/, '')}ing`
}

/** "lisbon" to "Lisbon": a name is written as one, however it was typed. */
export function capitalizeNames(text: string): string {
  const named = text.replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/g, capitalize)
  const names = nlp(named)
    .match('(#City|#Country|#Region|#WeekDay|#Month|#FirstName|#LastName|#Demonym)')
    .out('array') as string[] // compromise types its output as any
  return names.reduce((told, name) => {
    const bare = name.replace(/[^\p{L}' -]/gu, '').trim()
    return /^\p{Ll}{4,}$/u.test(bare) && !COMMON.has(bare)
      ? told.replace(new RegExp(`\\b${bare}\\b`, 'u'), capitalize(bare))
      : told
  }, named)
}

/** Names that are words far more often. */
const COMMON = new Set(
  'will mark rose hope grace faith joy bill jack rich dawn summer autumn art frank chip buddy nice reading mobile turkey china march may angel candy honey ginger ruby pearl olive iris violet daisy lily robin drew chase hunter lesson mason miles rusty pat'.split(
    ' ',
  ),
)

const SECOND: Readonly<Record<string, string>> = tableOf({
  my: 'your',
  our: 'your',
  mine: 'yours',
  ours: 'yours',
  i: 'you',
  we: 'you',
  me: 'you',
  us: 'you',
  myself: 'yourself',
  ourselves: 'yourselves',
  "i'm": "you're",
  "we're": "you're",
  "i've": "you've",
  "we've": "you've",
  "i'd": "you'd",
  "we'd": "you'd",
  "i'll": "you'll",
  "we'll": "you'll",
})

/** The person's words as somebody else says them to them: "why I moved" to "why you moved". */
export function toSecondPerson(text: string): string {
  return text
    .replace(/\b(?:i am|we are|i was|we were)\b/gi, (two) => (/was|were/i.test(two) ? 'you were' : 'you are'))
    .replace(/[\p{L}]+(?:'[\p{L}]+)?/gu, (word) => SECOND[word.toLowerCase()] ?? word)
}
