import { nlp } from '../../../text/english.ts'
import { ANIMAL } from '../offers/tell-newcomer.ts'
import { asksForSigns } from '../matching/read-asking.ts'
import type { TextKind } from './text-kind.ts'

/** Kinds of text about what a book or a traveler knows, by the words that ask for them; the first that fits. */
const KNOWN: readonly (readonly [TextKind, RegExp])[] = [
  [
    'packing',
    /^(?:so |ok )?what (?:to|do (?:i|you|we)(?: need to)?|should (?:i|you|we)|shall (?:i|we)|you (?:need to|should)) (?:pack|bring|take(?: with)?|carry|put in)\b|\bpacking (?:list|checklist|guide|tips|hacks)\b|\bthings to (?:pack|bring|take)\b|^(?:how to )?pack(?:ing)? (?:for|light)\b|\bwhat(?:'s| is) in my (?:bag|backpack|suitcase|kit)\b/i,
  ],
  [
    'itinerary',
    /^(?:(?:the |a |an |my |our )?(?:perfect|ideal|quick|short|long|lazy|slow|rainy|romantic|cheap) )?(?:the |an? )?(?:\d{1,3}|one|two|three|four|five|six|seven|ten|a|an|the)?(?: |-)?(?:(?:rainy|perfect|lazy|slow|cold|quiet|free|full|long) )?(?:hours?|days?|nights?|weekends?|weeks?)(?: trip)? (?:in|around|through|at|on) (?!the life\b|a row\b|hospital\b|advance\b)\p{L}|\bitinerary\b|\b(?:road ?trip|day trips?|layover|stopover) (?:in|from|through|around|across|to|on|along)\b/iu,
  ],
  [
    'tips',
    /\b(?:tips?|advice|guide|rules|dos and don'?ts|what to know|things to know|mistakes) (?:for|on|before|when|in|at|to)\b.*\b(?:first (?:time|visit|trip|day|festival|concert|flight|marathon|camping)|first[- ]timers?|visit\w*|trip|travel\w*|festival|budget|alone|solo|abroad)\b|^your first (?:time|visit|trip|day|week)\b|\bfirst time (?:in|at|on)\b|\bfirst[- ]?timers?'?s? guide\b/i,
  ],
  [
    'places',
    /^(?:\d+ |the |best |cheap |good |hidden |secret |quiet |cozy |cosy |top |underrated |free |unusual |favou?rite )*(?:where (?:the )?(?:locals|we|i|people|students|everybody) (?:really |actually )?(?:eat|drink|swim|go|shop|hike|meet)\b|where to (?:eat|drink|stay|go|swim|shop|see|find|hike|watch)\b|(?:places|spots|gems|beaches|lakes|villages|caf[eé]s|bars|restaurants|museums|parks|corners|hikes|trails|viewpoints|markets|streets|neighbou?rhoods|walks|bookshops) (?:to|in|near|around|of|on|for|with|where|that)\b)/iu,
  ],
]

const QUEEN =
  'queen|king|emperor|empress|saint|sir|lady|captain|general|doctor|dr\\.?|prince|princess|sultan|pharaoh|chief|president|father|sister'
const NAMED_PERSON = new RegExp(String.raw`^(?:the )?(?:${QUEEN}) \p{L}`, 'iu')
const LIFE =
  /^(?:the )?(?:life(?: story)?|biography|life and (?:death|times)) of |\bbiography\b|^(?:[\p{L}-]+ ){0,3}(?:bio|profile|portrait) of (?:the )?(?-i:\p{Lu})\p{L}+|^who (?:was|is|were) (?!the first\b|responsible\b)/iu
const STORY_OF = /^(?:the )?(?:true |real |untold |forgotten )?story (?:of|behind) (?:the )?(.+)$/iu
const ORIGIN =
  /^(?:the |a |short |brief |strange |secret )*(?:history|origins?|invention|story) of (?:the )?(?!(?:battle|siege|war|fall)\b)\p{Ll}|^(?:who (?:even )?invented|where (?:does|do|did) .+ come from|how .+ (?:was|were) invented)\b/iu
const HAPPENED =
  'proved|discovered|invented|saved|stopped|built|changed|beat|defeated|broke|reached|crossed|fooled|stole|lost|fell|burn(?:ed|t)|sank|died|vanished|disappeared|collapsed|ended|began|won|became|survived|drowned|exploded|was|were|got|split|closed|escaped'
const ACCOUNT = new RegExp(
  [
    String.raw`^what (?:really |actually )?happened (?!if\b|when you\b|to your\b|to my\b)`,
    String.raw`\b(?:battle|siege|fall|sinking|fire|explosion|disaster|massacre|earthquake|flood|famine|plague|revolution|revolt|mutiny|strike|expedition|shipwreck|eruption|heist|crash|collapse|disappearance|murder|kidnapping|robbery|war|trial|coup|uprising|riots?)\b.*(?:\b(?:of|in|at)\b|\d{4})`,
    String.raw`\b(?:1[0-9]{3}|20[01]\d)\b`,
    String.raw`\bin (?:ancient|medieval|the (?:middle ages|\d+(?:th|st|nd|rd) century|(?:18|19)\d0s))\b`,
    String.raw`^how (?:the |an? )?(?:[\p{L}'-]+ ){1,5}(?:${HAPPENED})\b(?! (?:my|our|me|us|to)\b)`,
    String.raw`^the (?:day|night|year|summer|winter) (?:that |when )?(?!i\b|we\b|my\b|our\b)(?:[\p{L}'-]+ ){1,5}(?:${HAPPENED})\b`,
    String.raw`^the (?:great |first |last )?(?:[\p{L}-]+ )?(?:war|fall|battle|siege|revolt|mutiny|strike|famine|plague|flood|fire) of `,
  ].join('|'),
  'iu',
)
const EXPLAINS =
  /^what (?:an?|the) .+ (?:is|are|does|do|means?)$|^(?:so |ok )?(?:explain|why|what'?s\b|who'?s\b|what it'?s like\b|how (?:does|do|is|are|can|did|come)\b|what (?:is|are|was|were|does|do|makes?|causes?|happens?|would|if)\b|who|which|when|where|is|are|was|were|do|does|did|can|could|will|would)\b|\bexplained\b|^the science (?:of|behind)\b/i

/** Asks about what was, of nobody's own. */
const OF_PAST =
  /^(?:so |ok )?(?:(?:why|how|what|when|where|which)(?:'d)? (?:[\p{L}-]+ ){0,2}?(?:did|was|were)|did|was|were) (?!(?:i|we|you|he|she|it|my|our|your|this|that)\b)/iu
const OF_ONES_OWN = /\b(?:my|our|your|i|we|me|us|if|neighbou?r'?s?'?)\b/iu
export const isOfPast = (text: string): boolean =>
  OF_PAST.test(text) && !OF_ONES_OWN.test(text.split(/[?.!,;]\s/)[0] ?? text)

const LEARNERS = String.raw`(?:(?:an?|my|our|the|some|small|young|little|first|second|third|fourth|fifth|sixth|\d+(?:st|nd|rd|th)?) )*(?:[\p{L}-]+ )?(?:kids?|child(?:ren)?|toddlers?|preschoolers?|pupils?|students?|class(?:es)?|graders?|\d{1,2}[- ]?(?:yr|year)s?[- ]olds?|sons?|daughters?|nieces?|nephews?|grand\p{L}+|teens?|teenagers?|beginners?|learners|mom|mum|dad|mother|father|girlfriend|boyfriend|wife|husband|friends?)(?: of \d+ ?(?:-|to )?\d* ?(?:yr|year)s?[- ]olds?)?\b`
const HOW = String.raw`^(?:so |ok |please )*(?:how (?:to|do i|can i|do you|can you|should i|would you) )?`
const LESSON = new RegExp(
  String.raw`${HOW}(?:explain|explaining) (?!to\b|why (?:i|we)\b).{3,60}? to ${LEARNERS}|${HOW}(?:explain|tell) (?:to )?${LEARNERS}(?: \p{L}+s?)? (?:why|what|how)\b|${HOW}(?:teach|teaching) ${LEARNERS} (?!(?:how )?to\b|not to\b|how (?:they|we) \p{L}|manners\b|respect\b)\p{L}`,
  'iu',
)
/** What is told of the heart is no matter of a lesson. */
const OF_HEART =
  /\b(?:divorc\w+|death|dying|died|dead|cancer|illness|adopt\w+|sex|periods?|war|break-?ups?|separation|feelings?|emotions?|consent|racism|bully\w*|santa|my (?!class|first|second|third|fourth|fifth|sixth|twins|kids?|students?|pupils?|\d|son|daughter|niece|nephew|grand|child|dad|mom|mum|mother|father|friend|girlfriend|boyfriend|wife|husband)\p{L}+)\b/iu
/** Asks how something is made clear to those who learn it. */
export const isLesson = (text: string): boolean => {
  const asked = /^how\b|^explaining\b|^(?:please )?(?:teach|explain to (?:my|our|an?)\b)/i.test(text)
  return asked && LESSON.test(text) && !OF_HEART.test(text)
}

/** The kind of what is told of the world: an account, a life, how a thing came to be, an explanation; null for a bare subject. */
export function knownKindOf(text: string): TextKind | null {
  const named = KNOWN.find(([, asked]) => asked.test(text))?.[0] ?? (asksForSigns(text) ? 'signs' : undefined)
  if (named !== undefined) return named
  const story = STORY_OF.exec(text)?.[1] ?? ''
  if (LIFE.test(text) || NAMED_PERSON.test(story) || isPerson(story)) return 'life'
  if (ORIGIN.test(text) && !/\b(?:1[0-9]{3}|20[01]\d)\b/.test(text)) return 'origin'
  if (ACCOUNT.test(text) || story !== '') return 'account'
  return EXPLAINS.test(text) ? 'explanation' : null
}

const isPerson = (name: string): boolean =>
  /^\p{Lu}\p{L}+ \p{Lu}/u.test(name) && nlp(name).match('#Person').found

/** Whom somebody knows. */
const SOMEBODY = String.raw`(?:great-?)?(?:grand(?:ma|pa|mother|father|mum|mom|dad|son|daughter|parents)|granny|nana|nan|oma|opa|mom|mum|mother|dad|father|parents|sister|brother|wife|husband|son|daughter|twins?|aunt|uncle|niece|nephew|cousin|friend|neighbou?r|teacher|coach|boss|colleague|mentor|postman|janitor|caretaker|baker|nurse|roommate|${ANIMAL.replace(/^\(\?:|\)$/g, '')})`
const OWN_SOMEBODY = String.raw`(?:my|our) (?:[\p{L}-]+ ){0,4}?${SOMEBODY}`
/** Somebody is shown: nothing is said of what happened to who asks. */
const PORTRAIT = new RegExp(
  [
    String.raw`^(?:meet|introducing|this is|say hello to|(?:an? )?(?:portrait|tribute|shout ?-?out)(?: of| to| about)?) (?:${OWN_SOMEBODY}\b(?!')|(?!(?:the|our|my|your|me|us|an?)\b)\p{L}+,? (?:the|our|an?|who)\b)`,
    String.raw`^(?:about )?${OWN_SOMEBODY}(?: (?-i:\p{Lu})[\p{L}'.-]+)*(?:,? (?:called|named) \p{L}+)?(?:$|,|\s(?:who|that|from|is|was|with|always|still|at)\b)`,
    String.raw`^the (?:old |young |little )?(?:man|woman|lady|guy|boy|girl|couple|person) (?:who|that)\b.*\b(?:my|our)\b`,
    String.raw`\b(?:introduce|show) (?:him|her) to\b`,
    String.raw`^(?:we|i)(?:'ve| have)? (?:just )?(?:adopted|rescued) `,
  ].join('|'),
  'iu',
)
export const isPortrait = (text: string): boolean => PORTRAIT.test(text)

/** How somebody else does it by hand is shown like anything that is done so. */
export const HOW_OTHERS =
  /^(?:(?:(?:i|we) (?:want|would like) to )?show(?:s|ing)? (?:my |our )?(?:\p{L}+ )?)?how (?:i|we) (?:always |usually )?(?:restore|make|clean|repair|fix|mend|bake|cook|build|paint|sharpen|sew|grow|plan|pack|edit|film|prepare|mix|organi[sz]e|carve|knit|brew|wash|fold|store|dye|plant|prune|tune|print) \p{L}|^(?:show(?:s|ing)? (?:people |everybody |you )?)?how (?:(?:my|our) [\p{L} -]{2,30}?|he|she|they|(?:the )?\p{L}+) (?!(?:was|has|does|is|always|loses|becomes|gets|comes|goes|misses)\b)\p{Ll}{3,}(?:s|es) (?:his|her|their|its|the|an?) \p{L}/iu
/** A dish of somebody's, and how it is made. */
export const HOW_COOKED =
  /\bhow (?:he|she|they|i|we|to) (?:makes?|cooks?|bakes?|prepares?|does)\b|\bhow it(?:'s| is) made\b/i
/** Said to somebody: a greeting, thanks, a farewell. */
const TO_SOMEBODY =
  /^(?:an? |the |short |funny )*(?:[\p{L}-]+ ){0,3}(?:message|note|greeting|wish(?:es)?) (?:to|for)\b|\b(?:good-?bye|farewell|thank[- ]?you|message) to (?:my|our|the|all)\b|\b(?:thank[- ]?you|farewell|good-?bye|birthday|congratulations?|get well|apology|sorry|anniversary|welcome|surprise) (?:video|message|reel|clip|note|card|words|wish(?:es)?) (?:to|for)\b|^(?:happy \w+|get well|congrat(?:ulation)?s|thank you|dear)\b/iu
const TO_ALL = /\b(?:to|for) (?:someone|somebody|everyone|everybody|anyone|anybody|people|those|all)\b/i
export const isToSomebody = (text: string): boolean => TO_SOMEBODY.test(text) && !TO_ALL.test(text)

/** Somebody shows a place and wants others to come and see it. */
export const isInvitation = (text: string): boolean =>
  /\b(?:guides?|tours?|host|hostel|hotel|guest ?house|school|boat|kayak|sail\w*|farm|vineyard|winery|camp|trips?|safari|sanctuary|museum|walks?)\b/i.test(
    text,
  ) &&
  /\b(?:tourists?|visitors?|guests?|travell?ers?|families|people)\b.*\b(?:see|visit|watch|taste|come)\b|\b(?:invit\w+|attract)\b.*\b(?:tourists?|visitors?|travell?ers?)\b/i.test(
    text,
  )

/** What comes again on the same weekday. */
export const RECURS =
  /\b(?:every|each|first|second|third|fourth|last) (?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i
