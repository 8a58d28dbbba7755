import { asksForSigns } from '../matching/read-asking.ts'
import { readSides } from '../matching/read-sides.ts'
import { findGenre } from '../plots/find-genre.ts'
import { isMoment } from '../plots/moment/read-moment.ts'
import { asksObservations } from '../relatable/asks-observations.ts'
import { BY_HAND, hasSteps, IMPERATIVE, SHALL_DO } from './read-deed.ts'
import { readStance } from '../opinions/read-stance.ts'
import {
  HOW_COOKED,
  HOW_OTHERS,
  isOfPast,
  isLesson,
  isInvitation,
  isPortrait,
  isToSomebody,
  knownKindOf,
  RECURS,
} from './read-known-kind.ts'
import type { TextKind } from './text-kind.ts'

const PLACE =
  /\b(?:bakery|caf[eé]|coffee ?(?:shop|house)|tea ?(?:shop|house)|restaurant|bistro|diner|bar|pub|shop|store|book ?(?:shop|store)|boutique|salon|barber ?shop|barber|studio|gym|hotel|hostel|guest ?house|b&b|inn|farm|food truck|(?:coffee|food|ice cream) (?:cart|van|truck)|stall|stand|winery|vineyard|brewery|gallery|museum|clinic|practice|garage|workshop|garden cent(?:re|er)|nursery|deli|pizzeria|kiosk|cinema|theat(?:re|er)|campsite|camp|spa|library|school|academy|kindergarten|butcher|florist|market|laundr\w+|restaurante|tienda)\b/i
const EVENT =
  /\b(?:wedding|birthday|party|fair|festival|(?:re-?)?opening|concert|gig|recital|(?:charity|fun|5k|10k) (?:run|walk)|marathon|tournament|match|premiere|school play|play|show|exhibition|anniversary|sale|open (?:day|house)|fundraiser|conference|meet-?up|reunion|graduation|retirement|baby shower|auction|fete|f\u00eate|gala|picnic|bazaar|raffle|parade|webinar|hackathon|retreat|(?:christmas|flea|farmers'?|craft|street) market|(?:this|next) (?:mon|tues|wednes|thurs|fri|satur|sun)day|this weekend)\b/i
const PRODUCT =
  /\b(?:app|book|e-?book|novel|memoir|soaps?|candles?|honey|courses?|album|single|song|brand|pottery|ceramics|lamps?|socks?|shoes?|jewel\w+|sauces?|game|newsletter|podcast|plugin|software|product|prints?|paintings?|posters?|clothes|clothing|t-?shirts?|bags?|cakes?|cookies?|jam|tea blends?|coffee beans|gin|beer|wine|skincare|creams?|perfumes?|toys?|furniture|planner|journal|calendar|merch|subscription|box|magazine|comic|blog|channel|website|etsy|invention|gadget|quilts?|knit\w*)\b/i
const SELLS =
  /^(?:(?:i )?(?:need|want) (?:an? )?ad for|introducing|launching|announcing|selling (?:my|our|this|a)|new|buy|order|(?:an? )?(?:ad|advert|commercial|teaser|trailer) (?:for|about)|ad for|promo(?:te|tion)?)\b|\b(?:i|we) (?:sell|make|design|produce|created|built|wrote|launched|invented)\b|\bhandmade\b|\band (?:sell|ship) (?:it|them|on|at|in|online)\b|\bwhy you should buy\b/i
/** Told as an ad, whatever it names: "a water bottle that reminds you to drink, tiktok ad style". */
const AS_AD =
  /\b(?:(?:tiktok|instagram|insta|facebook|youtube|product|ugc|like an?|as an?|style of an?) (?:\w+ )?(?:ad|advert|commercial|promo)|(?:ad|advert|commercial|promo)[- ]style)\b/i
const sellsIn = (text: string, whole: string): boolean => SELLS.test(text) || AS_AD.test(whole)
/** Goods by how they were made, and things by what they do for a buyer. */
const MADE_THING =
  /^(?:hand-?\p{L}+ed|hand-?made|home-?made|upcycled) |^(?:an?|the|new|this) (?:new |free )?(?:app|website|tool|gadget|planner|plugin|newsletter|game|course|book|subscription|box) (?:that|which|for)\b/iu
const SERVICE =
  /\b(?:services?|business|company|agency|freelanc\w+|coach\w*|trainer|training|lessons?|tutor\w*|photograph\w+|videograph\w+|consult\w+|repairs?|repairing|grooming|cleaning|translat\w+|workshops|classes|advice for|tax|accountant|lawyer|plumber|electrician|carpenter|gardener|landscap\w+|designer|developer|therapist|massage|tattoo|nanny|babysitting|dog walk\w+|caterer|catering|decorator|rental|tours?|guide|start-?up|charity|non-?profit|ngo|clients?|customers?)\b|\b(?:i|we) (?:teach|coach|help|repair|fix|clean|train|run|own|offer|do|book|build|rent|deliver|restore|tune|groom|cater)\b|\bneed more (?:bookings|customers|clients|guests|orders|students)\b|\b(?:i am|i'm|we are|we're) (?:an? )?\w+/i
const OPINION =
  /\b(?:opinion|hot take|unpopular|review of|my review|rant|my thoughts|my take|worth it|overrated|underrated|should be (?:illegal|banned|free|mandatory|taught))\b|^(?:why (?:i|we) (?:think|believe|love|hate))\b|^[\p{L}' ]+ (?:is|are) (?:so much |way |far |much )?(?:better|worse|cooler|smarter) than\b|\blet'?s settle this\b/iu
/** Whether a prompt takes a side, which facts do not: "cats are better than dogs and here's why". */
export const isOpinion = (text: string): boolean => OPINION.test(text)
const ADVICE =
  /\b(?:nobody tells you|no one tells you|wish i(?:'d| had)? kn[eo]wn?|mistakes? (?:i|we) made|lessons? (?:i|we|from)|what (?:i|we) learned|(?:my|our) (?:top )?(?:\d+ |two |three |five )?(?:best )?(?:tips|rules|advice|secrets|habits|hacks|routine|method|system)|advice (?:to|for)|beginners?' mistakes?)\b/i
const PERSONAL =
  /^(?:how|why|when|where|what) (?:i|we)\b|^(?:the (?:day|night|moment|year|time|summer|winter|week) (?:(?:that |when )?(?:i|we|my|our)))\b|\b(?:my|our) (?:(?:first|last|worst|best|biggest) \w+|story|journey|struggle|life|childhood|family|(?:great-?)?grand\w+(?:'s)?|mother|father|mom|mum|dad|sister|brother|son|daughter|wife|husband|friend|best friend|dog|cat|pet|recovery|diagnosis|divorce|diary|transformation|travels?|trip|move|hometown|fear|failure|dream|career)\b|^growing up\b|\bday in my life\b|^(?:i|we) (?:quit|moved|lost|met|found|learned|survived|grew|used to|was|were|had|got|became|started|stopped|left)\b|\b(?:what|lessons?) i learned from\b|^(?:what should i do|i feel|i am (?:so )?(?:tired|sad|lonely|afraid|lost))\b/i
/** What somebody was told is their own, no matter who said it: a doctor, a boss, a bank. */
export const SAID_TO_ME =
  /\b(?:my|our|the|an?) [\p{L}' -]{2,30} (?:told|warned|advised|promised|asked) (?:me|us)\b|^(?:my|our|the|an?) [\p{L}' -]{2,30} (?:said|says) (?:that )?(?:i|we|my|our)\b/iu
const HOW_TO =
  /\b(?:training|running|workout|study|meal|cleaning|savings?|reading) plan\b|^\w{3,}ing (?:an?|the|your) |\b(?:easy|quick|simple|healthy|cheap|\d+ ?min(?:ute)?)\b.*\b(?:breakfasts?|lunch(?:es)?|dinners?|snacks?|meals?|pasta|soups?|salads?|desserts?|cakes?|bread|curry|noodles)\b|\bhow (?:to|do i|can i|i can|do you|you can|can you)\b|^(?:wen|when) to\b|\bwhat (?:stretch|exercise)|\b(?:recipes?|tutorial|step by step|diy|workout|stretch(?:es|ing)?|exercises?|air fryer|meal prep|routine|ways to|tips (?:for|on|to)|guide to)\b/i
/** Several things one after the other: "5 abandoned theme parks", "best street food in Oaxaca", "side hustle ideas". */
const LIST =
  /^(?:the )?(?:top|best|worst|ranking|rank)\b|^(?:\d{1,2}|three|four|five|six|seven|eight|nine|ten) (?!secs?|mins?|bed|bedrooms?|am|pm|seconds?|minutes?|hours?|days?|weeks?|months?|years?|percent|facts?)\p{L}|\b(?:ideas|signs (?:that )?you|reasons)\b/iu
/** Things by what is to be done with them, and no steps: "5 things never to put in the air fryer"; and what is ranked. */
const THINGS =
  /^(?:the )?(?:(?:\d{1,2}|[a-z]+) )?things\b(?!.*\babout\b)|\bchecklist\b|\branked\b|^(?:the )?(?:most|least) [\p{L}-]+ (?:\p{L}+ )?\p{L}+s (?:in|of|on)\b/iu
/** Asked of everybody: "why do we still dream about our ex". */
const OF_ALL = /^(?:so )?(?:why|how come|do|does|can|could|are|is|would)\b(?!.*\b(?:my|i|i'm|i've|me)\b)/i
/** Speaks to those who go through something. */
const FOR_THOSE =
  /^(?:to|for) (?:everyone|everybody|anyone|anybody|those|all|the (?:person|people|one)|(?:all )?(?:[\p{L}-]+ )?(?:people|students|women|men|girls|boys|teens|moms|mums|dads|parents|teachers|nurses|workers|friends|kids|runners|drivers|artists)) (?:who|that|of you)\b|^(?:(?:write|say|make|give)(?: me)? )?(?:something|some words|words|a message|a video) (?:[\p{L}]+ ){0,2}for (?:someone|somebody|everyone|people|those|anyone)\b|^(?:(?:write|say|make|give)(?: me)? )?(?:an? |the |some )?(?:[\p{L}-]+ ){0,2}(?:speech|message|words) (?:for|to) (?:someone|somebody|everyone|everybody|anyone|anybody|those|people|an? \p{L}+) (?:who|that|whose)\b|\bpep talk\b/iu
/** Whether a prompt is said to those who go through something: no instructions are asked for. */
export const isForThose = (text: string): boolean => FOR_THOSE.test(text.trim())
/** Asks what an answer ends. */
export const QUESTION =
  /^(?:so )?(?:why|how (?!to\b)|what (?:is|are|was|were|would|happens?|hapens|if|does|do|did|has|have|had|can|makes?|causes?)\b|who |which |where |when |is |are |was |were |do |does |did |can |could |will |would )/i
/** Asked about what many have, of what everybody's does: no story of the asker. */
const COMMON_PUZZLE =
  /^(?:why|how come) (?:(?:does|do|is|are|did) (?:my|our) (?:cats?|dogs?|pets?|bab(?:y|ies)|toddlers?|hens?|rabbits?|plants?|hair|skin|car|phone|computer|stomach) \w+|(?:my|our) (?:cats?|dogs?|pets?|bab(?:y|ies)|toddlers?|hens?|rabbits?|plants?|hair|skin|car|phone|computer|stomach) (?:\w+s|\w+ing|always|so|not))\b/i
export const MINE = /\b(?:my|our|mine|ours|i|we|i'm|we're|us|me)\b/i

/** Whom to ask says nothing of whose the thing is. */
const CALL_US = /\b(?:call|tell|text|ask|join|follow|contact|message|email|see|visit) (?:us|me)\b/gi

/** Things to choose from, for whomever. */
const IDEAS =
  /^(?:[\p{L}\d'-]+ ){0,3}(?:gift|present|date|birthday|party|name|costume|craft|activity|outfit|decoration|hobby|toast) ideas\b|^what (?:to|should i|do i|can i) (?:get|buy|give) (?:for )?(?:my|our|an?|someone|somebody)\b/iu
/** Two that are set against each other: each has its own side. */
export const VERSUS =
  /^(?!(?:my|our)\b).{2,60}\b(?:vs\.?|versus)\s|^(?:is|are) .{2,60} better than |^which is better\b/i
/** What somebody lived, told by how it went: "how I met my best friend" happened, and nobody makes it up. */
export const HOW_LIVED = /^(?:how|when|why|where|the (?:day|time|night)(?: that| when)?) (?:i|we)\b/i
/** Somebody has tried something for a time, and tells how it went. */
const TRIAL =
  /^(?:what happened (?:when|after) )?(?:i|we)(?:'ve|'ve been| have| have been| tried to| tried)? (?!was\b|were\b|am\b|are\b|had to\b|lived (?:in|at|with)\b|worked\b|(?:have )?been\b|waited\b|dated\b|knew\b|lost\b|found\b|got\b|missed\b|used to\b|went to\b)\p{L}+ .*?\b(?:(?:for|in) (?:an? |one |a whole |the (?:last|past) )?(?:(?:\d{1,3}|two|three|four|five|six|seven|ten|thirty) ?)?(?:days?|weeks?|months?|year)\b(?! ago)|every (?:single )?(?:day|morning|night) for )/iu
export const isTrial = (text: string): boolean =>
  TRIAL.test(text) && !/\b(?:moved|married|pregnant|died|fired|hospital|prison|army|abroad)\b/i.test(text)
/** A day or a life at work is a story, and no offer. */
const PERSONAL_FIRST =
  /^(?:i|we) (?:quit|moved|lost|met|survived|left|became|grew)\b|\b(?:day in (?:my life|the life of (?:me|us))|my (?:first|last|story|journey|career)|losing my|what should (?:i|we)|how (?:i|we)|why (?:i|we))\b/i

/** Tells what they do, and where: the place is not what is offered. */
const WORKS_IN =
  /^(?:i|we) (?:bake|cook|make|grow|paint|write|build|repair|fix|sew|knit|teach|work|live|study|started|learned|draw)\b/i

/** Is taught or led, whatever it makes. */
const TAUGHT = /\b(?:workshops|classes|lessons|retreats|tours)\b/i
/** Something has come up, and asks to be dealt with. */
const SITUATION =
  /^(?:so |ok )?what (?:should|can|do|must) (?:i|we|you) do (?:first )?(?:when|if|after|about)\b|\b(?:now what|what now)\b|[,.;] (?:so )?(?:how (?:do|can|should|would)|what (?:should|can|do)) (?:i|we) \p{L}|^(?:so |ok )?(?:what (?:to|do you|can you|should you) (?:do|say|tell|write|answer|give|wear)\b|how (?:to|do you) (?:deal|cope|handle|react|respond)\b|(?:dealing|coping|living|getting along) with\b|handling\b|surviving\b)/iu
const QUIZ =
  /\b(?:quiz(?:zes)?|trivia|true or false|guess the|test your(?:self)?|how well do you know)\b|^(?:\d{1,2} |[a-z]+ )?questions (?:about|on)\b/i
/** Asks what speaks for doing something, which its steps do not say. */
export const asksForReasons = (text: string): boolean =>
  /\breasons? (?:to|for|why (?:you|we|everyone|people) should)\b|\b(?:benefits|advantages) of\b|^why (?:you|we|everyone|everybody|people) should\b|^why (?:bother |even )?(?:learn|start|try)\b/iu.test(
    text,
  )
const REASONS =
  /^(?:the )?(?:(?:\d{1,2}|[a-z]+) )?(?:good |best |big |real |health )*(?:reasons?|benefits|advantages)\b|^why (?:you|we|everyone|everybody|people|kids|adults)(?: all)? (?:should|need to|must|ought to)\b|^why (?:bother |even )?(?:learn|start|try|own|read|keep|visit|go|have|get|use|join)\b|^why .+ (?:is|are) (?:so |really |definitely |very )?(?:important|good for|worth|useful|healthy)\b|^what .+ does (?:for|to) (?:you|us)\b/iu
const TAKES_SIDE =
  /^(?!what\b|how\b|who\b|which\b|when\b|where\b|why\b)[\p{L}' -]{3,60} should (?:be|have to|never|not be|all)\b|^why .+ (?:is|are) (?:so much |way |far |much |still )?(?:better|worse|overrated|underrated|the (?:best|worst))\b/iu
const MEALS =
  /\b(?:breakfasts?|brunch(?:es)?|lunch(?:es|box\w*)?|dinners?|suppers?|snacks?|meals?|meal prep|desserts)\b/i
/** What is said or played at a meal is none. */
const AT_TABLE =
  /\b(?:phrases|words|jokes|questions|topics|games|toasts|manners|rules|songs)\b.* (?:for|at|during|over|with)\b/i
/** A dish that is somebody's own, or asked for as a recipe. */
const RECIPE =
  /^(?:easy|quick|simple|cheap|healthy|creamy|crispy|spicy|homemade) .*\b(?:one[- ]p(?:ot|an)|\d+ ingredients?|for (?:one|two)(?: persons?| people)?|sheet pan|slow cooker|no oven)\b|\brecipe\b|\b(?:my|our) (?:\p{L}+ )?(?:great-?)?(?:grand\w+|mother|father|mom|mum|dad|aunt|uncle|nana|nonna|oma|granny|sister|brother|family)(?:'s|s')? (?:[\p{L}-]+ ){0,4}(?:stew|soup|pie|cake|bread|pasta|sauce|curry|dumplings?|salad|cookies|pancakes|lasagna|rolls?|jam|pickles|goulash|casserole|dish)\b|\b(?:stew|soup|pie|cake|bread|pasta|sauce|curry|dumplings?|cookies|pancakes|lasagna|casserole)s? (?:like|the way|as) (?:my|our)\b/iu
/** What people recommend to each other. */
const PICKS =
  /^(?:(?:the )?(?:best|top|good|great|cozy|cosy|underrated|overrated|overlooked|hidden|favou?rite|classic|weird|cheap|free|short|new|\d{1,2}) )*(?:[\p{L}-]+ ){0,2}(?:movies|films|series|shows|documentaries|books|novels|comics|songs|albums|playlists|games|podcasts|apps|websites|channels|gifts|presents|places|corners|spots|caf[eé]s|bars|restaurants|museums|parks|beaches|lakes|hikes|walks|trails|benches|views|markets|bookshops|hobbies|plants|toys|tools|gadgets)\b(?! (?:is|are|was|were|have|has|can|do|did)\b)(?=.* (?:to|for|about|that|who|in|on|under|worth|like|with|when|near)\b)/iu

/** Words that are written, one by one: no facts are known of them, and they have neither a place nor a day. */
const WORDS: readonly (readonly [TextKind, RegExp])[] = [
  ['jokes', /\b(?:jokes?|puns?|one[- ]liners?|pick[- ]?up lines?|roasts|bad jokes)\b/i],
  ['riddles', /\b(?:riddles?|brain ?teasers?)\b/i],
  ['choices', /\b(?:would you rather|this or that|never have i ever)\b/i],
  ['lines', /\b(?:quotes?|sayings|proverbs|affirmations?|mantras?|tongue ?twisters?|slogans?)\b/i],
  ['poem', /\b(?:poems?|rhymes?|haikus?|limericks?|lyrics)\b/i],
]
/** Asks about such words and not for them: why a joke is funny, who wrote a poem, how a haiku is built. */
const ABOUT_WORDS =
  /^(?:so )?(?:how|why|who|when|where|what|which|is|are|do|does|did|can)\b|\b(?:histor(?:y|ies)|origins?|facts?|meaning|famous|best[- ]known|explained) (?:of|about|behind)?\b|\b(?:app|book|shop|website|channel|podcast|cards?|posters?|mugs?)\b/i

/** Which words a prompt asks to be written; null where it asks for something else. */
const wordsKindOf = (text: string): TextKind | null =>
  ABOUT_WORDS.test(text)
    ? null
    : (WORDS.map(([kind, words]) => ({ kind, at: text.search(words) }))
        // What is named first is asked for: a poem for somebody who likes puns is none.
        .filter(({ at }) => at >= 0)
        .toSorted((one, other) => one.at - other.at)[0]?.kind ?? null)

/** Stands around a view, and says of nothing that it is one's own. */
const OF_VIEW =
  /\b(?:change my mind|(?:in )?my (?:honest |personal )?(?:view|answer|opinion|take|stance)(?: is| that)?|(?:and )?i(?:'ll| will) (?:die on this hill|fight \w+(?: on this)?))\b/gi
/** What a prompt asks stands first; what somebody tells of themselves behind it asks for nothing. */
const headOfAsked = (text: string): string =>
  text.split(/[?.!;]\s|,\s+(?=(?:i|i'm|im|we|my|our|so|pls|please)\b)|\s+and (?:why|how|what)\b/i)[0] ?? text

/** Why somebody asks says nothing of what is asked: "so I finally remember it". */
export const FOR_MYSELF =
  /(?<=\S+ \S+ \S+)[,;]?\s+(?:so(?: that)?|because|cause|bc) (?:i|we|i'm|we're)\b.*$/isu
/** How somebody wants something explained that others know. */
const IS_EXPLAINED = /\S explained(?=$|[,.;]|\s(?:simply|to|for|in|like|as if)\b)/iu
/** Asks everybody whether it is a good idea. */
const SHOULD_ONE = /^should (?:you|people|anyone|one|everyone) \p{L}/iu

/** What a prompt asks for: `text` without its orders, of `whole`. */
export function kindOf(typed: string, whole: string): TextKind {
  const text = typed.replace(FOR_MYSELF, '')
  const kind = kindAsked(text, whole)
  if (kind === 'topic' && IS_EXPLAINED.test(whole) && !MINE.test(text)) return 'explanation'
  return kind === 'explanation' && isOfPast(text) ? 'past' : kind
}

function kindAsked(text: string, whole: string): TextKind {
  if (isLesson(whole)) return 'lesson'
  if (isMoment(whole)) return 'moment'
  if (asksObservations(whole)) return 'observed'
  const isMine = MINE.test(text.replace(CALL_US, ' ').replace(OF_VIEW, ' '))
  const isSold = sellsIn(text, whole)
  const written = isSold ? null : wordsKindOf(text)
  if (written !== null) return written
  const known = isSold ? null : publicKindOf(text, isMine)
  if (known !== null) return known
  const asked = isMine || isSold ? null : askedKindOf(text)
  if (asked !== null) return asked
  if (OF_ALL.test(text)) return HOW_TO.test(text) ? 'how-to' : 'explanation'
  return ownKindOf(text, whole)
}

/** What anybody could know, no matter who asks for it; null where it is the person's own, or says by other words what it wants. */
function publicKindOf(text: string, isMine: boolean): TextKind | null {
  if (asksForSigns(text)) return 'signs'
  if (SHOULD_ONE.test(text)) return 'pros-cons'
  if (isTrial(text)) return 'trial'
  if (IDEAS.test(text)) return 'list'
  if (HOW_COOKED.test(text) && /\b(?:my|our) [\p{L}-]+(?:'s|s') \p{L}/iu.test(text)) return 'recipe'
  const head = headOfAsked(text)
  const isHeadMine = MINE.test(head.replace(CALL_US, ' '))
  const found = isHeadMine ? null : knownKindOf(head)
  if (found === 'packing') return found
  if (SITUATION.test(text)) return 'situation'
  if (HOW_OTHERS.test(text)) return 'how-to'
  if (SHALL_DO.test(text)) return hasSteps(text) ? 'how-to' : 'situation'
  if (COMMON_PUZZLE.test(text)) return HOW_TO.test(text) ? 'how-to' : 'explanation'
  if (RECIPE.test(text)) return 'recipe'
  if (readStance(text) !== null) return 'opinion'
  // What was asked or named stands first; anyone who asks may say more of themselves.
  return isMine && found !== null && found !== 'places' && found !== 'tips' ? found : null
}

/** Said by words of their own, before lists and questions are told apart. */
const NAMED_KINDS: ReadonlySet<TextKind> = new Set<TextKind>([
  'packing',
  'itinerary',
  'signs',
  'tips',
  'places',
])

/** What is asked of anybody, where it says by its words which kind of answer it wants. */
function askedKindOf(text: string): TextKind | null {
  if (QUIZ.test(text)) return 'quiz'
  if (TAKES_SIDE.test(text)) return 'opinion'
  if (REASONS.test(text)) return 'reasons'
  if (
    MEALS.test(text) &&
    !AT_TABLE.test(text) &&
    !EVENT.test(text) &&
    !SHALL_DO.test(text) &&
    !QUESTION.test(text)
  )
    return 'meals'
  const known = knownKindOf(text)
  if (known !== null && NAMED_KINDS.has(known)) return known
  if (PICKS.test(text)) return 'list'
  // One that says which is better is no matter of what they are.
  const isDifference = /\bdifferences?\b/i.test(text) || (!VERSUS.test(text) && readSides(text).length > 1)
  if (isDifference) return 'difference'
  return BY_HAND.test(text) && IMPERATIVE.test(text) ? 'how-to' : null
}

/** What became of something of the person's: "how our robotics team got to nationals". */
const HAPPENED =
  /^(?:how|why|when) (?:my|our) .*\b(?:got|became|made it|won|started|began|survived|came|grew|went|lost|found|turned|saved|met|ended|learned|beat|raised|built|moved|changed|overcame|opened|closed|happened)\b/i
/** Said at a wedding, and no wedding; said to open or to thank, whatever opens. */
const TO_GUESTS =
  /^(?:(?:i |we )?(?:need|want) )?(?:an? )?(?:[\p{L}-]+ ){0,2}speech (?:for|to) (?:open|thank|welcome|introduce|convince|persuade|present|announce|celebrate|launch|close|accept|inaugurate|honou?r)\b|\b(?:wedding|best man'?s?|maid of honou?r'?s?|birthday|retirement|graduation|farewell|anniversary) (?:speech|toast)\b|^(?:an? )?toast (?:to|for)\b/iu

/** What a shop has to say to its people, where it does not say it yet. */
const NOTICE = /\b(?:notices?|announcements?)\b.* (?:for|from|of|to|that) (?:my|our)\b/i

/** Said of a story alone, of which no genre has to be named. */
const HAS_TWIST = /\bwith an? (?:\w+ )?twist\b(?! of\b)|\btwist at the end\b/i

/** What the person runs, makes or does begins with them. */
const FROM_ME = /^(?:i|we|i'm|we're|my|our)\b/i
/** "Hidden corners of Tbilisi" of "hidden corners of Tbilisi that my guests love". */
const headOf = (text: string): string => text.split(/\s(?:that|which|who|where|when)\s|[:,]\s/i)[0] ?? text

/** What somebody of the person's did once is no event to come to, and no thing that is sold: "my son ordered his own ice cream". */
const DID_ONCE =
  /^(?:my|our) (?:[\p{L}\d'-]+ ){1,5}?(?:just |finally |both )?(?:won|lost|beat|finished|reached|passed|scored|survived|learned|qualified|ordered|walked|spoke|smiled|forgave)\b|^(?:my|our) (?:son|daughter|kid|child|boy|girl|husband|wife|partner|mom|mum|dad|mother|father|sister|brother|friend|dog|cat)\b.*\b(?:today|yesterday|this morning|last night) (?:he|she|they|we|i)\b/iu
/** "When" begins a moment, and no question: "when your best friend stops texting". */
const WHEN_IT_IS = /^when (?!(?:is|are|was|were|do|does|did|will|would|can|could|should|has|have)\b)/i

function ownKindOf(text: string, whole: string): TextKind {
  const isMine = MINE.test(text)
  const genre = HOW_LIVED.test(text) ? null : findGenre(text, whole)
  if (genre === 'motivation' || FOR_THOSE.test(whole)) return 'speech'
  const isStory = genre !== null || (HAS_TWIST.test(whole) && !QUESTION.test(text))
  if (!FROM_ME.test(text) && isStory && !sellsIn(text, whole)) return 'story'
  if (!isMine && VERSUS.test(text)) return 'versus'
  const shown = shownKindOf(text, whole, isMine)
  if (shown !== null) return shown
  if (OPINION.test(text)) return 'opinion'
  if (ADVICE.test(text)) return 'advice'
  if (/^(?:how|why|what|when) (?:i|we)\b/i.test(text) || HAPPENED.test(text)) return 'personal'
  if (TO_GUESTS.test(text)) return 'speech'
  if ((PERSONAL_FIRST.test(text) || DID_ONCE.test(text)) && !SELLS.test(text)) return 'personal'
  const sells = sellsIn(text, whole)
  const head = headOf(text)
  if (isMine && NOTICE.test(text) && (PLACE.test(head) || SERVICE.test(head))) return 'notice'
  // What is offered stands before what is said of it.
  const thing = !FROM_ME.test(text) || [PLACE, PRODUCT, SERVICE].some((one) => one.test(head)) ? head : text
  // Places that a guide's guests love are no offer of the guide's.
  if (!sells && !FROM_ME.test(text) && PICKS.test(text) && !PLACE.test(head)) return 'list'
  if (/^(?:i am|i'm|we are|we're) (?:an? )?\w+/i.test(text) && SERVICE.test(text))
    return /\b(?:sad|tired|lonely|afraid|lost|happy|scared)\b/i.test(text) ? 'personal' : 'service'
  if ((isMine || /\bgrand opening\b/i.test(text)) && !sells && EVENT.test(text)) return 'event'
  if (
    (EVENT.test(text) || (isMine && RECURS.test(text))) &&
    /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|charity)\b/i.test(text)
  )
    return 'event'
  // A shop that is a grandmother's is a place all the same.
  if (
    PLACE.test(thing) &&
    !WORKS_IN.test(text) &&
    (isMine || sells || /\b(?:run by|in [\p{L}]+ run)\b/iu.test(text))
  )
    return 'place'
  if (sells && SERVICE.test(text) && (!PRODUCT.test(text) || TAUGHT.test(text))) return 'service'
  if (sells || (isMine && PRODUCT.test(thing)) || MADE_THING.test(text)) return 'product'
  if (isMine && SERVICE.test(thing) && !PERSONAL_FIRST.test(text)) return 'service'
  if (PERSONAL.test(text) || SAID_TO_ME.test(text)) return 'personal'
  if (!isMine && THINGS.test(text)) return 'list'
  if (HOW_TO.test(text)) return 'how-to'
  if (!isMine && LIST.test(text) && !/\bfacts\b/i.test(text)) return 'list'
  if (/^(?:i|we|i'm|i've|we're|my|our)\b/i.test(text)) return 'personal'
  const known = knownKindOf(text)
  if (known === null && !isMine && /\b(?:drama|skit|aita)\b/i.test(text)) return 'story'
  return known ?? (QUESTION.test(text) && !WHEN_IT_IS.test(text) ? 'explanation' : 'topic')
}

/** Who or what is shown, invited to or spoken to by its own words; null for anything else. */
function shownKindOf(text: string, whole: string, isMine: boolean): TextKind | null {
  if (isPortrait(text)) return 'portrait'
  if (SELLS.test(text)) return null
  if (isToSomebody(text)) return 'message'
  if (/\bday in (?:my|our|the) life\b|\bmy (?:\p{L}+ )?day as\b/iu.test(text)) return 'day'
  return isMine && isInvitation(whole) ? 'invite' : null
}
