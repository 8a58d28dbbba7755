import { nlp } from '../../../text/english.ts'
import { isSomebody } from '../plots/premise/read-parts.ts'
import { capitalize } from '../wording.ts'
import type { Kind, Mood } from './poems.ts'

/** What a prompt wants of a poem. */
export type Wish = {
  readonly mood: Mood
  readonly kind: Kind
  /** As it stands behind a small word: "the sea", "autumn leaves", "my wife", "you". */
  readonly thing: string
  /** With how many beats it is spoken; three for more. */
  readonly beats: 1 | 2 | 3
}

const FORM = String.raw`(?:poems?|poetry|verses?|rhymes?|ode)`
const ASKED = new RegExp(
  String.raw`^(?:(?:can|could) you |please )*(?:i (?:want|need|would like) )?(?:(?:write|make|give|create|tell|compose)(?: me| us)? )?(?:an? |some |the )?((?:(?!about|on|of|for|how|famous|best|greatest|classic|nursery|facts?)[\p{L}-]+,? ){0,4})${FORM}\b(.*)$`,
  'iu',
)
/** Other forms, other people's poems, and what is known of poems. */
const OTHER =
  /\b(?:words? (?:that|which|with|without) (?:\p{L}+ ){0,3}rhymes?|bible|biblical|scriptures?|haikus?|limericks?|sonnets?|acrostic|slam|analysis|meaning|explained?|how to|famous|facts?|history|by [\p{L}.]+ \p{L}|nursery|poetry (?:book|month|reading|class))\b/iu
/** Poems that everyone knows by their titles: nothing new is written under one of these. */
const KNOWN_TITLES = new RegExp(
  `\\b(?:${[
    'ozymandias|invictus|jabberwocky|beowulf|annabel lee|kubla khan|paradise lost|the iliad|the odyssey',
    'the raven|the tyger|the waste land|the road not taken|road not taken|mending wall|stopping by woods',
    'still i rise|o captain,? my captain|do not go gentle|dulce et decorum est|the lady of shalott|the highwayman',
    'charge of the light brigade|ancient mariner|if poem|if by kipling|daffodils poem',
  ].join('|')})\\b`,
  'i',
)
const ABOUT = /\b(?:about|on|of|for|to)\s+(.+)$/iu
/** Is said of the poem, and not of what it is about. */
const MANNER =
  /[,;.]?\s+(?:(?:that|which) (?:rhymes?|(?:will |would )?makes? .*|sounds? .*|is .*)|(?:in|with) (?:rhymes?|simple words|a .{0,20}(?:tone|voice|mood|style))|(?:for|on) (?:instagram|tiktok|youtube|social media|kids|children)|please|(?:and |but |make it )?(?:short|rhyming|funny|sad|sweet|silly|emotional|deep)|\d+ (?:lines|seconds).*)\s*$/iu
const MOODS: readonly (readonly [Mood, RegExp])[] = [
  ['funny', /\b(?:funny|silly|humorous|hilarious|comic|witty|goofy|joke)\b/i],
  [
    'sad',
    /\b(?:sad|sorrow\w*|grief|griev\w+|heart-?br\w+|break-?ups?|divorce|lonely|loneliness|melanchol\w+|miss(?:ing)?|lost|losing|loss|goodbye|farewell|died|death|passed away|late (?:mother|father|mom|mum|dad)|empty)\b/i,
  ],
  [
    'thanks',
    /\b(?:thank\w*|grat\w+|appreciat\w+|mother'?s day|father'?s day|teachers?|birthday|retire\w*)\b/i,
  ],
  ['love', /\b(?:love|romantic|anniversary|valentine\w*|wedding)\b/i],
  [
    'hope',
    /\b(?:hope\w*|inspir\w+|motivat\w+|uplifting|encourag\w+|strength|courage|healing|new beginnings?)\b/i,
  ],
]
const PERSON =
  /^(?:my|our) (?:(?:best|dear|dearest|beloved|late|little|big|older|younger|old|amazing|beautiful|long-distance) )*(?:wife|husband|girlfriend|boyfriend|partner|fiancée?|fiance|mom|mum|mother|mommy|mama|dad|father|daddy|papa|parents|grandma|grandmother|granny|nana|grandpa|grandfather|grandad|sister|brother|sisters|brothers|son|daughter|kids|children|aunt|uncle|cousin|friends?|teachers?|boss|coach|mentor|colleagues?|crush|soulmate|love)$/i
const OCCASION =
  /(?:'?s|’s)? \d+(?:st|nd|rd|th)$|(?<=\p{L})s (?:\d+(?:st|nd|rd|th) )?(?:birthday|anniversary|retirement|graduation)$|(?:'s|’s)? (?:\d+(?:st|nd|rd|th) )?(?:birthday|anniversary|wedding(?: day)?|retirement|graduation)$|\s+(?:on|for) (?:her|his|their|our|mother'?s|father'?s|valentine'?s) .+$|\s+who .+$/iu
const LONGEST = 5
/** Whom it is for stands before what it is about. */
const FOR_CHILDREN =
  /^(?:(?:my|our|the|small|little|young) )*(?:kids|children|toddlers|babies|preschoolers) (?:about|on|of) /i

/** Wants something made clear, in whatever form. */
const EXPLAINS = /^(?:please )?(?:explain|describe|teach|how|why|what|facts|tell me (?:how|why|what))\b/i
/** What a prompt asks a poem to be about; null where it asks for none, or for one that nothing fits. */
export function readWish(prompt: string): Wish | null {
  const text = prompt.replace(/[’‘]/g, "'").replace(/[.!?\s]+$/, '')
  const asked = [OTHER, KNOWN_TITLES, EXPLAINS].some((one) => one.test(text)) ? null : ASKED.exec(text)
  if (asked === null) return null
  const said = asked[2] ?? ''
  const rest = strip(said)
  const subject = ownKin((ABOUT.exec(rest)?.[1] ?? '').replace(FOR_CHILDREN, '').trim())
  const named = subject === '' ? (asked[1] ?? '').replace(SAYS_MOOD, ' ').trim() : subject
  const mood = MOODS.find(([, words]) => words.test(`${asked[1] ?? ''} ${said}`))?.[0] ?? 'calm'
  const day = /\b(mother|father)'?s day\b/i.exec(text)?.[1]
  const person =
    day === undefined || PERSON.test(named) ? named.replace(OCCASION, '') : `my ${day.toLowerCase()}`
  if (PERSON.test(person)) {
    const told: Mood = mood === 'calm' || mood === 'hope' ? (LOVED.test(person) ? 'love' : 'thanks') : mood
    return { mood: told, kind: 'person', thing: person, beats: beatsOf(person) }
  }
  if (/^(?:her|him|you|them)$/i.test(named) || (named === '' && mood === 'love'))
    return {
      mood: mood === 'calm' || mood === 'hope' ? 'love' : mood,
      kind: 'person',
      thing: 'you',
      beats: 1,
    }
  if (!isName(named)) {
    const core = coreOf(named)
    return core === null ? null : readWish(`${asked[1] ?? ''}poem about ${core}`)
  }
  // What is spoken to many is thanks, or is left to them.
  if (/^\s*(?:for|to)\b/i.test(rest) && /(?<!s)s$/i.test(named) && isSomebody(named))
    return mood === 'hope'
      ? null
      : { mood: mood === 'calm' ? 'thanks' : mood, kind: 'person', thing: named, beats: beatsOf(named) }
  const isDeed =
    /^(?:not |never )?\p{Ll}+ing\b(?! (?:room|day|pool|shoes?|chair))/u.test(named) &&
    nlp(named.replace(/^(?:not|never) /, '')).match('^#Gerund').found
  const told: Mood = mood === 'love' || mood === 'thanks' ? 'calm' : mood
  return {
    mood: told === 'calm' && isDeed ? 'hope' : told,
    kind: isDeed ? 'deed' : 'thing',
    thing: thingOf(named),
    beats: beatsOf(named),
  }
}

/** What is told of whom a poem is for, behind them: "my wife's 60th she likes roses". */
const TOLD_OF =
  /(?:,|(?<=\b(?:\d{1,3}(?:st|nd|rd|th)|birthday|anniversary|retirement|graduation)))\s+(?:and )?(?:she|he|they|who)(?:'s)? .+$/iu
const BARE_KIN =
  /^(?=(?:mum|mom|mommy|mummy|dad|daddy|grandma|grandpa|granny|grandad|nana|nan)(?:'?s)?(?:$| (?:\d|birthday|anniversary|retirement)))/iu

/** Whom a poem is for, without what is told of them: "my grandpa" of "grandpa's 80th, he tells jokes". */
const ownKin = (subject: string): string => {
  const bare = subject.replace(TOLD_OF, '')
  const person = bare.replace(BARE_KIN, 'my ').replace(OCCASION, '')
  return PERSON.test(person) ? person : subject
}

const LOVED = /\b(?:wife|husband|girlfriend|boyfriend|partner|fiancée?|fiance|crush|soulmate|love)$/i
/** Stand before "poem" and name nothing. */
const SAYS_MOOD =
  /\b(?:an?|the|some|short|little|long|rhyming|beautiful|nice|good|simple|deep|sad|funny|silly|humorous|love|romantic|inspirational|inspiring|motivational|uplifting|emotional|cute|sweet|heartfelt|thank|you|spoken|word|original|free|quick|happy|calm|gentle|bedtime)\b,?/gi

function strip(rest: string): string {
  const bare = rest.replace(MANNER, '')
  return bare === rest ? rest : strip(bare)
}

/** Where what is said of a thing begins: "the first rain | after a long summer", "the last bus of the night | and the driver who hums". */
const SAID_OF =
  /,|;|:| (?:who|that|which|when|where|while|after|before|because|during|until|since|and|but|with|for|to)\b| (?:on|in|at|from) (?=(?:the|an?|my|our) (?:\p{L}+ ){0,2}(?:day|night|morning|evening|week|month|year|summer|winter|spring|fall|autumn)\b)| (?:in|near|at|from) (?=\p{Lu})/u
/** Is celebrated, and no thing to be sung of without whose it is. */
const IS_OCCASION = /\b(?:christening|baptism|wedding|funeral|party|ceremony|shower|reunion)$/i
/** The thing alone that a poem is wanted of; null where it begins with what is said of it. */
function coreOf(phrase: string): string | null {
  const core = phrase.split(SAID_OF)[0]?.trim() ?? ''
  const bare = isName(core) ? core : core.replace(/ (?:of|on|in|at|from) .*$/iu, '')
  return bare !== phrase && /\p{L}{3}/u.test(bare) && isName(bare) && !IS_OCCASION.test(bare) ? bare : null
}

/** A thing in a few words, and no sentence. */
const isName = (phrase: string): boolean =>
  phrase !== '' &&
  phrase.split(/\s+/).length <= LONGEST &&
  !/[,;:.!?\d]|\b(?:who|that|which|how|why|what|when|where|is|are|was|were|i|me|you|he|she|they|we)\b/i.test(
    phrase,
  )

/** "An empty house" is the empty house once it is spoken of; a name has its capital. */
const thingOf = (phrase: string): string =>
  phrase
    .replace(/^an?\s/i, 'the ')
    .replace(/^(?:The|My|Our)\b/, (word) => word.toLowerCase())
    .replace(
      /^((?:my|our) (?:dog|cat|puppy|kitten|horse|rabbit|hamster|parrot) )(\p{Ll}+)$/iu,
      (_, whose: string, name: string) => `${whose}${capitalize(name)}`,
    )
    .replace(
      /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:january|february|april|june|july|august|september|october|november|december|christmas|halloween|easter|england|london|paris)\b/gi,
      capitalize,
    )

const LONG_WORD = 4
const SMALL = /^(?:an?|the|my|our|your|his|her|of|in|on|at|and|to|for|with|by|from)$/i

/** How many beats a phrase is spoken with: one for each word that carries something, two for a long one. */
function beatsOf(phrase: string): 1 | 2 | 3 {
  const beats = phrase
    .split(/\s+/)
    .filter((word) => !SMALL.test(word))
    .reduce((sum, word) => sum + (syllablesOf(word) >= LONG_WORD ? 2 : 1), 0)
  return beats <= 1 ? 1 : beats === 2 ? 2 : 3
}

/** About how many syllables a word has. */
export const syllablesOf = (word: string): number =>
  Math.max(
    1,
    (
      word
        .toLowerCase()
        .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '')
        .match(/[aeiouy]+/g) ?? []
    ).length,
  )
