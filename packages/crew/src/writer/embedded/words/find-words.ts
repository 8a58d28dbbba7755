import { lookupTable } from '@hookreel/film'
import { readAsking, type Asking } from '../matching/read-asking.ts'
import { numberOf } from '../prompt/neutral-words.ts'
import { asksForOthers } from './asks-for-others.ts'
import { NAMES_IN_LANGUAGE } from '../prompt/read-orders.ts'

export type WordsKind =
  | 'bible verses'
  | 'proverbs'
  | 'tongue twisters'
  | 'two sentences'
  | 'quotes'
  | 'riddles'
  | 'jokes'
  | 'would you rather'
  | 'affirmations'
  | 'reminders'
  | 'quiz'
  | 'this or that'
  | 'never have I ever'
  | 'idioms'
  | 'strong words'
  | 'phrases'

/** What words a prompt asks for. */
export type Wanted = {
  readonly kind: WordsKind
  /** Moods or kinds that it names, as the data calls them. */
  readonly kinds: readonly string[]
  readonly author: string | null
  /** Whose proverbs are asked for, as the data calls them. */
  readonly people: string | null
  readonly language: string | null
  readonly asked: number | null
  /** "hard days", as a sentence says it; and for a title, with its "for" or "about". */
  readonly mood: string
  /** What they shall be about, where that is none of the kinds of the data: "the ocean". */
  readonly topic: string | null
  /** What they shall be about beside a kind that is kept, where the data has no such subject. */
  readonly strange: string | null
  readonly title: string
  /** What stands before their name in a title: "Christmas" jokes. */
  readonly before?: string
}

const KINDS: readonly (readonly [WordsKind, RegExp])[] = [
  [
    'bible verses',
    /\b(?:bible|biblical|scripture) (?:verses?|quotes?|passages?)\b|\bscriptures?\b|\b(?:verses?|quotes?) (?:from|in|of) the bible\b/i,
  ],
  ['tongue twisters', /\btongue[- ]?twisters?\b/i],
  ['two sentences', /\b(?:two|2)[- ]sentence (?:horror|scary|creepy|spooky) stor(?:y|ies)\b/i],
  ['idioms', /\bidioms?\b|\bidiomatic (?:expressions?|phrases?)\b/i],
  [
    'strong words',
    /\b(?:instead of|without|replace|replacing|stop (?:saying|using)|(?:other|better|stronger|fancy|smarter) words (?:for|than|to use instead of)|alternatives? (?:to|for)|synonyms? (?:for|of))(?: (?:saying|using|the word))* ["“”']?very\b/i,
  ],
  ['proverbs', /\bproverbs?\b|\b(?:old|wise|folk|traditional) sayings?\b|\bsayings from\b/i],
  ['never have I ever', /\bnever have i ever\b/i],
  [
    'quiz',
    /\b(?:general knowledge|pub|mixed|geography|capitals?) (?:quiz|trivia)\b|\bguess the (?:capitals?|country|countries)\b|\bcapitals? (?:city )?quiz\b|^(?:an? )?(?:quick |fun |hard |easy |random )?(?:quiz|trivia)(?: (?:questions?|night|game|time))?$|\btrue or false\b/i,
  ],
  ['this or that', /\bthis or that\b/i],
  ['would you rather', /\bwould you rather\b/i],
  [
    'reminders',
    /\b(?:reminders?|sentences|lines|words|things) (?:for (?:when|anyone|everyone|everybody|people|those|days)\b|(?:to tell|to say to|to repeat to) yourself\b|(?:that )?you need to hear\b)|\breminders? (?:to yourself|you need)\b/i,
  ],
  ['riddles', /\b(?:riddles?|brain ?teasers?)\b/i],
  ['affirmations', /\baffirmations?\b/i],
  ['jokes', /\b(?:jokes?|puns?|one[- ]liners?|knock[- ]knock)\b/i],
  ['quotes', /\b(?:quotes?|quotations?|sayings? by|words of wisdom|wise words)\b/i],
]
/** What asks about words rather than for them. */
const ABOUT =
  /\b(?:how to (?:write|tell|make|use|get|read|memorize)|bible verses? (?:explained|meaning)|history of|why do|why are|facts? about|price|insurance|car quotes?|get a quote|(?:free|same[- ]day|instant|no[- ]obligation|online) quotes?|stock quotes?)\b/i
const LEARN =
  /\b(?:words?|phrases?|vocabulary|numbers?(?! stations?)|say (?:hello|thank|please|sorry|goodbye|good morning)|speak|learn)\b/i

/** Words of a prompt for each mood and kind of the data. */
const MOODS: Readonly<Record<string, RegExp>> = lookupTable({
  stoic: /\b(?:stoic\w*|aurelius|seneca|epictetus)\b/i,
  hard: /\b(?:hard|tough|bad|dark|difficult|struggl\w+|pain|suffering|adversity|genius|smart|clever|difficult)\b/i,
  giveup: /\b(?:giv\w+ up|quit\w*|persever\w+|never stop|resilien\w+|fail\w*|motivat\w+)\b/i,
  courage: /\b(?:courage|brave\w*|fear\w*|bold|strength|strong)\b/i,
  fear: /\bfear\w*\b/i,
  love: /\b(?:love|romance|romantic|valentine\w*|marriage|wedding|self[- ]love)\b/i,
  heartbreak: /\b(?:heart ?break\w*|break-?up|broken heart|divorce)\b/i,
  friendship: /\b(?:friends?|friendship)\b/i,
  time: /\b(?:time|aging|death)\b/i,
  work: /\b(?:work|job|career|office|colleagues?|boss|monday|productiv\w+|hustle)\b/i,
  monday: /\bmonday\b/i,
  money: /\b(?:money|wealth|rich|abundance|financ\w+|saving)\b/i,
  success: /\b(?:success\w*|goals?|ambition|achiev\w+)\b/i,
  simple: /\b(?:simple|simplicity|minimal\w*|less)\b/i,
  solitude: /\b(?:alone|lonel\w+|solitude)\b/i,
  nature: /\bnature\b/i,
  happiness: /\b(?:happ\w+|joy)\b/i,
  hope: /\bhope\w*\b/i,
  dreams: /\bdreams?\b/i,
  kindness: /\b(?:kind|kindness|forgiv\w+|compassion)\b/i,
  anger: /\b(?:anger|angry|revenge)\b/i,
  behind: /\b(?:behind|too late|left behind|everyone else)\b/i,
  geography: /\b(?:geography|countr(?:y|ies)|capitals?|continents?)\b/i,
  capital: /\bcapitals?\b/i,
  clues: /\bguess the countr(?:y|ies)\b/i,
  true: /\btrue or false\b/i,
  general: /\bgeneral knowledge\b/i,
  space: /\bspace\b/i,
  body: /\bbody\b/i,
  friends: /\b(?:friends|party|sleepover)\b/i,
  anxiety: /\b(?:anxi\w+|worr\w+|stress\w*|overthink\w*|calm|panic)\b/i,
  sleep: /\b(?:sleep|night|bedtime|before bed)\b/i,
  health: /\bhealth\w*\b/i,
  truth: /\b(?:truth|honest\w*|lies|lying)\b/i,
  home: /\bhome\b/i,
  morning: /\b(?:morning|wake|start the day)\b/i,
  confidence: /\b(?:confiden\w+|self[- ]esteem|self[- ]worth|believe in)\b/i,
  self: /\b(?:yourself|self|identity|being you)\b/i,
  learning: /\b(?:learning|education|students?)\b/i,
  reading: /\b(?:reading|readers?|books?)\b/i,
  patience: /\b(?:patien\w+|waiting)\b/i,
  forgiveness: /\bforgiv\w+\b/i,
  gratitude: /\b(?:grat\w+|thankful\w*)\b/i,
  music: /\bmusic\b/i,
  beauty: /\bbeaut\w+\b/i,
  sea: /\b(?:sea|ocean)\b/i,
  rain: /\brain\w*\b/i,
  season: /\b(?:winter|autumn|fall|seasons?)\b/i,
  loss: /\b(?:loss|grief|griev\w+|mourning)\b/i,
  change: /\bchange\b/i,
  discipline: /\b(?:disciplin\w+|habits?)\b/i,
  life: /\blife\b/i,
  peace: /\bpeace\b/i,
  dad: /\b(?:dad|father)\b/i,
  school: /\b(?:school|class\w*|students?|pupils?)\b/i,
  teacher: /\bteach\w+\b/i,
  animal: /\b(?:animals?|cats?|dogs?|pets?|birds?|fish|zoo)\b/i,
  food: /\b(?:food|eat\w*|cook\w*|kitchen|market|menu)\b/i,
  restaurant: /\brestaurants?\b/i,
  kids: /\b(?:kids?|child\w*|toddlers?|family)\b/i,
  couples: /\b(?:couples?|partners?|dates?|date night|girlfriend|boyfriend|husband|wife)\b/i,
  travel: /\b(?:travel\w*|touris\w+|trip|holidays?|vacation)\b/i,
  greeting: /\b(?:hello|greet\w*|goodbye|good morning)\b/i,
  polite: /\b(?:thank\w*|please|sorry|polite\w*)\b/i,
  number: /\bnumbers?\b|\bcount(?:ing)?\b/i,
  color: /\bcolou?rs?\b/i,
  day: /\bdays? of the week\b|\bweekdays?\b/i,
  relatives: /\bfamily\b/i,
})
/** Peoples whose proverbs are kept, as the data calls them; of another, none are offered. */
const PEOPLES: readonly (readonly [string, RegExp])[] = [
  ['irish', /\b(?:irish|ireland)\b/i],
  ['japanese', /\bjapan(?:ese)?\b/i],
  ['chinese', /\bchin(?:a|ese)\b/i],
  ['swahili', /\bswahili\b/i],
  ['african', /\bafrican?\b/i],
  ['german', /\bgerman(?:y)?\b/i],
  ['italian', /\bital(?:y|ian)\b/i],
  ['french', /\bfr(?:ance|ench)\b/i],
  ['spanish', /\bspa(?:in|nish)\b/i],
  ['russian', /\brussian?\b/i],
  ['korean', /\bkorean?\b/i],
  ['turkish', /\bturk(?:ey|ish)\b/i],
  ['english', /\benglish\b/i],
]
const AUTHORS =
  /\b(marcus aurelius|aurelius|seneca|epictetus|emerson|thoreau|austen|shakespeare|dickens|bront[eë]|alcott|eliot|whitman|dickinson|tennyson|henley|franklin|douglass|lincoln|laozi|lao tzu|confucius|pascal|wollstonecraft|mary shelley|bacon|pope|browning|oscar wilde|wilde)\b/i
/** Fields that idioms are kept of, beside the moods that the others share. */
const FIELDS: Readonly<Record<string, RegExp>> = lookupTable({
  food: /\b(?:food|eat\w*|cook\w*|kitchen|fruits?|drinks?)\b/i,
  animal: /\b(?:animals?|cats?|dogs?|pets?|birds?|fish|horses?)\b/i,
  body: /\b(?:body|body parts?|head|hands?|eyes?|heart)\b/i,
  weather: /\b(?:weather|rain|storms?|clouds?|sky)\b/i,
  money: /\b(?:money|rich|finance|wealth)\b/i,
  time: /\btime\b/i,
  work: /\b(?:work|business|office|jobs?)\b/i,
  color: /\bcolou?rs?\b/i,
  sport: /\bsports?\b/i,
  love: /\b(?:love|relationships?|romance|marriage)\b/i,
  sea: /\b(?:sea|ocean|boats?|ships?|water|sailing)\b/i,
  home: /\b(?:home|house|household)\b/i,
})
/** Those of another language or country are others. */
const FOREIGN_IDIOMS =
  /\b(?!english\b)(?:\p{L}+(?:ese|ish|ian)|german|french|dutch|greek|arabic|american|british|thai|irish) (?:\p{L}+ )?idiom|\bidioms? (?:in|from|of) (?!english|the english)\p{L}+/iu
/** Asks to say what each means, which is said of each. */
const WITH_MEANING =
  /[,\s]+(?:(?:and|with|plus) )?(?:(?:explain )?what (?:they|it|each(?: one)?)(?: really| actually)? means?|(?:their|the) (?:real |true )?meanings?|meanings?|explained|how to use them|examples?)$/i
const OF_SOMEBODY =
  /\b(?:quotes?|quotations?|sayings?|words) (?:by|from|of) (?!wisdom|the day|life|love|encouragement|an?\b|the\b|all\b|my\b|books?|movies?|history|philosoph\w+|stoic\w*|great|famous|old|wise|women|men|writers|poets|authors|leaders)\p{L}+/iu
const SPELLED: Readonly<Record<string, string>> = lookupTable({ 'lao tzu': 'laozi', bronte: 'brontë' })

/** What words are for where a prompt does not say. */
export const NO_MOOD = 'a day that needs it'

/** Reads which words a prompt asks for; null when it asks for none. */
export function findWords(prompt: string, languages: readonly string[]): Wanted | null {
  const text = prompt
    .replace(/[’‘]/g, "'")
    .trim()
    .replace(/[.!?]+$/, '')
    .replace(WITH_MEANING, '')
  const author = AUTHORS.exec(text)?.[1]?.toLowerCase() ?? null
  const language = languages.find((name) => new RegExp(`\\b${name}\\b`, 'i').test(text)) ?? null
  const kind = kindOf(text, author, language)
  if (kind === null || /\b(?:my|our)\b/i.test(text)) return null
  const people = kind === 'proverbs' ? readPeople(text) : null
  if (kind === 'proverbs' && people === null && OF_A_PEOPLE.test(text)) return null
  // Of somebody whose words are not kept here, nobody else's are offered.
  if (kind === 'quotes' && author === null && OF_SOMEBODY.test(text)) return null
  if (kind === 'idioms' && FOREIGN_IDIOMS.test(text)) return null
  const kinds = Object.entries(kind === 'idioms' ? FIELDS : MOODS).flatMap(([mood, pattern]) =>
    pattern.test(text) ? [mood] : [],
  )
  const aim = /\b(about|for|on|before|after)\s+(?:the\s+)?(.+)$/i.exec(text)
  // Quotes on what none of them speaks of are not called so.
  const isOn = /^(?:about|on)$/i.test(aim?.[1] ?? '')
  const isAbout = aim !== null && (isOn || !(kind === 'quotes' && kinds.length === 0 && author === null))
  const said = isAbout
    ? aim[2]
        ?.replace(/[.!?]+$/, '')
        .replace(
          /[,;].*$|\s+(?:where|in which) (?:each|every) .*$|\s+that (?:all |each )?(?:start|begin)s? with .*$/is,
          '',
        )
        .replace(AUTHORS, '')
        .replace(/(?:\s+(?:by|from|of))?\s+$/i, '')
        .trim()
    : ''
  const mood = said === undefined || said === '' ? NO_MOOD : said
  const about = /\b(?:about|on)\s+(?:the\s+)?([^,;]+?)(?:\s+for\b.*)?[.!?]*$/i.exec(text)?.[1] ?? null
  const isKept = about === null || Object.values(MOODS).some((one) => one.test(about))
  // A school or a kind is kept, the subject is not: "stoic quotes about patience", "dad jokes about fishing".
  const strange =
    !isKept && (kinds.length > 0 || author !== null) ? about.replace(AUTHORS, '').trim() || null : null
  return {
    kind,
    kinds,
    author: author === null ? null : (SPELLED[author] ?? author),
    people,
    language: kind === 'phrases' ? language : null,
    asked: readCount(text),
    mood,
    topic: kinds.length === 0 && isOn ? mood : null,
    strange: kind === 'quotes' ? strange : null,
    title: titleOf({ kind, author, people }, isAbout ? `${aim[1] ?? ''} ${mood}` : ''),
  }
}

/** What a title says of the words beside what they are; `aim` is what they are about or for. */
function titleOf({ kind, author, people }: Pick<Wanted, 'kind' | 'author' | 'people'>, aim: string): string {
  if (author !== null && kind === 'quotes') return `by ${author}`
  return kind === 'phrases' || kind === 'strong words' || people !== null ? '' : aim
}

/** Asks something of an author, and for none of the words: "did Cervantes and Shakespeare die on the same day". */
const NO_WORDS: ReadonlySet<Asking> = new Set<Asking>([
  'why',
  'how',
  'how much',
  'who',
  'when',
  'where',
  'whether',
])

function kindOf(text: string, author: string | null, language: string | null): WordsKind | null {
  if (ABOUT.test(text)) return language !== null && /\bhow (?:to|do you) say\b/i.test(text) ? 'phrases' : null
  const found = KINDS.find(([, pattern]) => pattern.test(text))?.[0]
  if (found !== undefined) return found
  if (
    author !== null &&
    !NO_WORDS.has(readAsking(text)) &&
    /\b(?:on|about)\b/i.test(text) &&
    !/\bwho (?:was|is|were)\b|\b(?:life|facts?|biography|story)\b/i.test(text)
  )
    return 'quotes'
  const asksForWords = language !== null && (LEARN.test(text) || NAMES_IN_LANGUAGE.test(text))
  return asksForWords && !asksForOthers(text, language, Object.values(MOODS)) ? 'phrases' : null
}

const OF_A_PEOPLE =
  /\b\p{L}+(?:ian|ese|ish) (?:proverbs?|sayings?)\b|\b(?:proverbs?|sayings?) (?:from|of|in) (?!all\b|around\b|the world\b|different\b|many\b)\p{L}+|\b(?:bible|biblical|book of proverbs|proverbs \d)\b/iu

/** The people that a text names first. */
function readPeople(text: string): string | null {
  const found = PEOPLES.flatMap(([people, named]) => {
    const at = text.search(named)
    return at < 0 ? [] : [{ people, at }]
  })
  return found.toSorted((a, b) => a.at - b.at)[0]?.people ?? null
}

function readCount(text: string): number | null {
  const rounds = /\b(\d{1,2}) (?:rounds|questions)\b/i.exec(text)?.[1]
  const found = rounds ?? /(?<![\d:])(\d{1,2})(?!\d|\s*(?:s|sec|seconds?|minutes?)\b)/.exec(text)?.[1]
  return numberOf(found ?? /^\p{L}+(?=\s|$)/u.exec(text)?.[0])
}
