import { pattern } from '../../../text/pattern.ts'
import { isFilmOrder } from '../own-lists/film-orders.ts'
import { isOrder } from './strip-manner.ts'

/** Shorter prompts say what they are about at once, and are read as they stand. */
const MIN_WORDS = 20
const MIN_TOPIC_LETTERS = 4
const MAX_TOPIC_WORDS = 40

const POLITE = String.raw`(?:(?:hi|hey|hello|ok|okay|so|please|pls|plz|just|and|but|also|anyway|basically|thanks|there|guys|team)[,!]?\s+){0,4}`
const ASKS = String.raw`(?:(?:can|could|would|will) (?:you|u|someone|anyone)(?: please| pls)?|(?:i|we)(?: (?:really|just|also))?(?:'d| would)?(?: (?:really|just|also|am|are|was|were))? (?:need|want|like|love|looking for|hoping for|after)(?: you to| to have| to| you)?|(?:i'm|im|we're) (?:looking for|after)|looking for|need|want|help (?:me|us))`
const MAKES = String.raw`(?:make|makes|create|do|write|produce|generate|give|get|have|film|post|see|put together|share)(?: (?:me|us|them|him|her|my \p{L}+))?`
const FILM = String.raw`(?:videos?|reels?|shorts?|clips?|tiktoks?|tik toks?|scripts?|films?|explainers?|summary|overview|lesson|documentary|narration|voice-?over|piece|something|episode|guide|tutorial|vid|post|rundown|breakdown|intro|introduction|(?<=\b(?:do|make|make me) )one)`
const SORT = String.raw`(?:(?!about\b|of\b|on\b|for\b)[\p{L}\p{N}'-]+,? ){0,7}?`
/** For whom or where it is, before what it is about. */
const WHOM_WORD = String.raw`(?!about\b|on\b|explaining\b|that\b|comparing\b|showing\b)[\p{L}\p{N}'-]+`
const WHOM = String.raw`(?: (?:for|to show|to|with) (?!how\b|explain|teach|tell|show|compare)${WHOM_WORD}(?: ${WHOM_WORD}){0,8}?)?`
const LINK = String.raw`(?:,? (?:(?:all )?(?:about|on|of|explaining|covering|comparing|describing|showing|teaching(?: (?:them|people|kids|beginners))?)|(?:that|which|to|and) (?:explains?|compares?|covers?|shows?|teach(?:es)?|describes?|tells?|goes (?:over|through|thru)|breaks down|walks (?:them|people|us|you) through|answers?)(?: (?:me|us|them|people|viewers|my \p{L}+|the (?:story|history) of))?(?: about)?)\s+| with (?=(?:\d|two|three|four|five|six|seven|eight|nine|ten|some)\b)| (?=(?:how|why|what) ))`
/** "I need a short video for my class on", and what it is about. */
const ASKED_FILM = pattern(
  String.raw`^${POLITE}(?:${ASKS} )?(?:please )?(?:${MAKES} )?(?:an? |the |one |some |this |it |me an? )?${SORT}${FILM}(?: please| pls)?(?<whom>${WHOM})(?<!\p{L}[-'])${LINK}(?<topic>\S.*)$`,
)
/** "Can you explain", "please compare": the verb belongs to what is asked. */
const ASKED_TOLD = pattern(
  String.raw`^${POLITE}(?:${ASKS} (?:to )?)?(?:please )?(?<topic>(?:explain|compare|describe|break down|say (?=what|how|why|whether)|debunk|summarize|teach|tell (?:me|us)(?: about)?|walk (?:me|us|them|people) through|(?:give (?:me|us) )?(?:\d+ |some |an? |\p{L}+ )?(?:tips|facts|reasons|ways|steps|ideas) (?:on|for|about|to|of|why))\b.*)$`,
)
/** A question, or what is done, that begins a clause. */
const QUESTION =
  /^(?:so |and |but |ok )?(?:how|why|what|is|are|do|does|did|can|should)\b(?! (?:you|u) (?:please )?(?:make|create|do|write|help)\b).{6,}/iu
/** Made up, given word for word, or somebody's own: nothing of it is looked up. */
const NOT_KNOWN =
  /\b(?:stor(?:y|ies)|tales?|fables?|poems?|western|adventure|novel|skit|monologue|(?:this|the following|my) (?:quote|text|list|script|poem)|here'?s my|word for word|(?:make|turn) (?:this|it) (?:a|into)|into a (?:short )?video|out of it)\b|[$£€₹]\s?\d|(?:\+\d|\b0)\d(?:[ -]?\d){5,}\b|\b\d{3}[-. ]\d{3,4}[-. ]\d{4}\b|\b[\w-]{3,}\.(?:com|org|net|io|shop|store|example)\b|\b(?:my|our) (?:number|address|website|web ?site|link|shop|store|salon|caf[eé]|bakery|restaurant|charity|b&b|van|workshop|customers|clients|guests|party)\b|^(?:i think|in my opinion|unpopular opinion|hot take)\b|\b(?:call us|book (?:direct|now)|sign up|come along|first (?:month|lesson|week|class|groom) (?:is|costs)|quotes are free|trial lesson|hire|hiring|volunteers?|retir(?:es|ing|ement)|congratulate|birthday|wedding|getting married|funeral|passed away|in memory|we lost|in loving)\b/iu
/** Refers to what was said before. */
const REFERS =
  /^(?:explain |describe |debunk |tell (?:me|us) about )?(?:(?:it|its|it's|this|that|they|them|these|those|each|her|his|him|their|he|she)\b|(?:how|why|what|where|when|who) (?:it|its|it's|they|he|she|that|this|these|those)\b|the (?:differences?(?! between)|(?:\d|two|three|four|five|six|seven) \p{L}+)\b|.* (?:does|do|causes?|about|of) (?:it|this|that|them)$)/iu
/** What others ask, or do not know: "my patients ask me every day what HbA1c means". */
const WONDERED =
  /\b(?:asks?|asked|asking|wonders?|wondering|knows?|understands?|figure out|confused about)(?: (?:me|us|him|her))?(?: (?:every day|always|constantly|all the time|how often))?,? ((?:how|why|what|whether|where)\b(?! to do\b).{6,})$/iu
/** What they are busy with: "a talk about the Tay Bridge disaster". */
const STUDIED =
  /\b(?:talk|lesson|unit|presentation|present|essay|homework|paper|project|chapter|course|exam|test|exhibition|reading|learning|studying)\b(?: [\p{L}'-]+){0,7}? (?:about|on) ((?:the |an? )?\p{L}{3}.{2,60})$/iu
const MIXED_UP =
  /\b(?:mix(?:es|ed|ing)?|confus(?:e|es|ed|ing))(?: up)? (\p{L}[\p{L} -]{1,30} (?:and|with) \p{L}[\p{L} -]{1,30})$/iu
const OWN = /\b(?:i|i'm|im|i've|ive|my|our|we|we're|us|me|mine|ours)\b/iu
/** Where the topic is over: a sign, or a small word before an order of the film. */
const BREAK =
  /(?<=[.!?])\s+|\s*[;\n]\s*|\s*,\s+|\s+[–—-]+\s+|\s*\((?=[^()]*\))|(?<=[^()])\)\s*|\s+(?:and |but )?(?=(?:please|pls|plz)\s)|\s+(?=(?:and|but) (?:please |also |then |maybe )?(?:i|i'd|i'm|we|we'd|make|keep|don'?t|dont|end|ends|finish|mention|include|use|add|start|say|no|not|at the end|put|give|leave|avoid|skip|(?:want|need) an?|looking for)\b)/iu

const NETWORK = /^(?:whatsapp|instagram|insta|tiktok|youtube|facebook|linkedin|social media)\b/iu
const ORDERS_FILM = pattern(
  String.raw`^${POLITE}(?:${ASKS} )?(?:please )?${MAKES} (?:an? |the |one |some )?${SORT}${FILM}\b`,
)

type Clause = { readonly text: string; readonly sentence: number }

function clausesOf(prompt: string): Clause[] {
  return prompt
    .replace(/[’‘]/gu, "'")
    .split(/(?<=[.!?])\s+|\n+/u)
    .flatMap((sentence, at) =>
      sentence.split(BREAK).map((text) => ({ text: text.replace(/^[\s,]+|[\s,.!]+$/gu, ''), sentence: at })),
    )
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
}

const isAbout = (clause: string): boolean =>
  (isOrder(clause) || isFilmOrder(clause) || MENTIONS.test(clause)) &&
  !TELLS_OF_ONESELF.test(clause) &&
  !/^(?:please|pls|plz|thanks|thank you)$/iu.test(clause)
const TELLS_OF_ONESELF =
  /(?:^|[:,] )(?:i|i'm|im|we|we're|my \p{L}+|our \p{L}+) (?!(?:want|need|would|'d|like)\b)\p{L}+/iu
const MENTIONS =
  /^(?:and |but |also |please |maybe )*(?:mention|include|add|say|talk about|cover|make sure|don'?t|dont|do not|no |not |nothing |keep|use|end|ends|finish|start|begin|ideally|aim(?:ed)? (?:at|for)|for (?:my|our|the|people|those|anyone|kids|children|teens|adults|beginners|homeowners|parents)|around \d|about \d|under \d|max|at most|\d+ (?:seconds?|secs?|minutes?|mins?|points|parts|sections|steps|tips|facts)|at the (?:end|start|beginning)|(?:in |with )?(?:an? )?[\p{L}-]+ (?:tone|voice|words|language|style|pace))(?![\p{L}])/iu

/**
 * A long request as a short one: what it asks for first, and then its orders in its own words. Who asks, and why, is left out:
 * "Hi, I teach year 9 and need a video on how volcanoes form, 90 seconds, no jokes" is "how volcanoes form, 90 seconds, no jokes".
 * The prompt itself where it is short, asks for nothing in so many words, or is about what is the person's own.
 */
export function restateRequest(prompt: string): string {
  if (prompt.split(/\s+/u).length < MIN_WORDS) return prompt
  const clauses = clausesOf(prompt)
  const found = findTopic(clauses)
  // What a prompt begins with is read as it stands.
  if (found === null || found.at === 0 || isOwn(found.topic, prompt)) return prompt
  const { at, topic, before } = found
  const rest = clauses.slice(at + 1)
  const sameSentence = rest.findIndex(
    ({ text, sentence }) => sentence !== clauses[at]?.sentence || isAbout(text) || OWN.test(text),
  )
  const goesOn = rest.slice(0, sameSentence < 0 ? rest.length : sameSentence).map(({ text }) => text)
  const asked = [topic, ...goesOn].join(', ')
  const orders = [
    ...before,
    ...[...clauses.slice(0, at), ...rest.slice(goesOn.length)].map(({ text }) => text).filter(isAbout),
  ]
  if (asked.length < MIN_TOPIC_LETTERS || asked.split(' ').length > MAX_TOPIC_WORDS) return prompt
  return [asked, ...orders].join(', ')
}

const isOwn = (topic: string, prompt: string): boolean => OWN.test(topic) || NOT_KNOWN.test(prompt)

/** Whether a prompt asks for what could be looked up, so that what it says besides is no text to be read aloud. */
export function asksForKnown(prompt: string): boolean {
  if (NOT_KNOWN.test(prompt)) return false
  const asked = clausesOf(prompt).map(({ text }) => readFilm(text) ?? readTold(text))
  return asked.some((met) => met !== null && !OWN.test(met.topic))
}

type Found = { readonly at: number; readonly topic: string; readonly before: readonly string[] }

function findTopic(clauses: readonly Clause[]): Found | null {
  if (QUESTION.test(clauses[0]?.text ?? '')) return null
  for (const read of [readFilm, readTold, readQuestion]) {
    for (const [at, { text, sentence }] of clauses.entries()) {
      const isFirst = at > 0 && clauses[at - 1]?.sentence !== sentence
      const met = read(text.replace(/\?$/u, ''), isFirst)
      if (met === null) continue
      const topic = nameTopic(met.topic, clauses.slice(0, at))
      if (topic !== null) return { at, ...met, topic }
    }
  }
  // "They always ask how …. Make a video with five differences": what they ask.
  const at = clauses.findIndex(({ text }) => ORDERS_FILM.test(text))
  const topic = at < 0 ? null : findReferred(clauses.slice(0, at))
  return topic === null ? null : { at, topic, before: [] }
}

/** "Five differences", "how the bridge was built": of what, was said before. */
const NEEDS_MORE = /^(?:\d|two|three|four|five|six|seven) \p{L}+$|^(?:how|why|what|when) (?:the|this) /iu

function nameTopic(topic: string, before: readonly Clause[]): string | null {
  if (REFERS.test(topic)) return findReferred(before)
  if (!NEEDS_MORE.test(topic)) return topic
  const studied = findReferred(before)
  return studied === null ? topic : /^\w+ \p{L}+$/u.test(topic) ? studied : `${studied}, ${topic}`
}

/** What was asked, or mixed up, before it is referred to. */
function findReferred(clauses: readonly Clause[]): string | null {
  for (const { text } of clauses.toReversed()) {
    const wondered = WONDERED.exec(text)?.[1] ?? STUDIED.exec(text)?.[1]
    if (wondered !== undefined && !REFERS.test(wondered)) return wondered
    const mixed = MIXED_UP.exec(text)?.[1]
    if (mixed !== undefined) return `the difference between ${mixed.replace(/ with /u, ' and ')}`
  }
  return null
}

type Met = { readonly topic: string; readonly before: readonly string[] }

function readFilm(text: string): Met | null {
  const { topic = '', whom = '' } = ASKED_FILM.exec(text)?.groups ?? {}
  const isNone = topic === '' || OWN.test(whom) || NETWORK.test(topic)
  return isNone ? null : { topic, before: /^ for (?!them\b)/u.test(whom) ? [whom.trim()] : [] }
}

function readTold(text: string): Met | null {
  const { topic = '' } = ASKED_TOLD.exec(text)?.groups ?? {}
  return topic === '' ? null : { topic, before: [] }
}

const readQuestion = (text: string, isFirst: boolean): Met | null =>
  isFirst && QUESTION.test(text) ? { topic: text, before: [] } : null
