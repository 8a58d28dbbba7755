import { nlp } from '../../../text/english.ts'
import { capitalize } from '../wording.ts'
import type { Genre } from './genre.ts'
import { gerundOf } from './premise/read-parts.ts'
import { readEvent, readSituation } from './speeches/read-situation.ts'
import { capitalizeNames } from '../capitalize-names.ts'
import { toSecondPerson } from '../interview/to-second-person.ts'

/** What a prompt gives to a plot that is spoken to somebody. */
export type Spoken = {
  /** The first sentence of a story in the second person. */
  readonly premise: string
  /** Whom a letter is to: "younger self", "Dad". */
  readonly dear: string
  readonly to: 'self' | 'other'
  /** First sentences of speeches, another one for each. */
  readonly openings: readonly string[]
  /** What the prompt says of them, said to them; may be empty. */
  readonly situation: string
  /** What a team stands before, and what somebody with children is called. */
  readonly event: string
  readonly parent: string
  /** For titles; may be empty. */
  readonly about: string
  /** The preposition that a plot's own place is used with. */
  at(place: string): string
}

const ON =
  /\b(?:bus|train|ship|boat|street|road|hill|bridge|square|edge|coast|farm|beach|island|stairs|shore)\b/i
const AT = /\b(?:end|window|edge|front|airport|station|stop|door|front|lighthouse)\b/i

export function readSpoken(genre: Genre, prompt: string): Spoken {
  const text = capitalizeNames(prompt)
    .replace(/[’‘]/g, "'")
    .replace(/[[\]{}]/g, '')
    // How loudly it was typed is no part of what it is about: "never giving up!!".
    .replace(/!+(?=\s|$)/g, '')
    .replace(/[.\s]+$/, '')
    .trim()
  const to = /\b(?:to|for)\s+(.+)$/i.exec(genre === 'letter' ? withoutWriter(text) : text)?.[1] ?? ''
  const isSelf = /\b(?:self|me|myself|who i was)\b/i.test(to)
  const dear = genre === 'letter' ? readDear(to, isSelf) : ''
  const about = genre === 'motivation' ? aboutOf(text) : genre === 'letter' ? to : ''
  return {
    premise: premiseOf(text),
    dear,
    to: isSelf ? 'self' : 'other',
    openings: openingsOf(about),
    situation: genre === 'motivation' ? (readSituation(prompt)?.said ?? '') : '',
    event: readEvent(prompt),
    parent: /\b(?:dads?|fathers?|daddies)\b/i.test(text)
      ? 'father'
      : /\bparents?\b/i.test(text)
        ? 'parent'
        : 'mother',
    about,
    at: (place) => (AT.test(place) ? 'at' : ON.test(place) ? 'on' : 'in'),
  }
}

/** "A letter from a soldier to his daughter he never met": whom it is to says "my", and a clause of it is no name. */
const withoutWriter = (text: string): string =>
  text
    .replace(/\bfrom .+? to (?=(?:his|her|their|my|an?|the) )/i, 'to ')
    .replace(/\bto (?:his|her|their) /i, 'to my ')
    .replace(/\s+(?:i|we|he|she|they) (?:\p{L}+ )*\p{L}+(?: (?:in|on|with|at))?$/iu, '')

function readDear(to: string, isSelf: boolean): string {
  if (to === '') return 'friend'
  const bare = to
    .replace(/\s+(?:who|that|which|whom|where|when)\b.*$/i, '')
    .replace(/^(?:my|our|the|a|an)\s+/i, '')
    .replace(/[,;:].*$/, '')
    .trim()
  if (isSelf) return /self/i.test(bare) ? bare : 'me'
  return /^(?:dad|mom|mum|mama|papa|grandma|grandpa|granny|daddy|mommy|mummy)$/i.test(bare)
    ? capitalize(bare)
    : bare
}

/** "pov: you are alone" to "You are alone." */
function premiseOf(text: string): string {
  const bare = text
    .replace(/^(?:an?\s+)?(?:story\s+)?pov(?:\s+story)?\s*[:,-]?\s*(?:where\s+|when\s+|of\s+|about\s+)?/i, '')
    .trim()
  if (bare === '') return 'You are the only one who notices.'
  const told = toSecondPerson(bare).replace(
    /\b(do|does|did|is|are|was|were|have|has|could|would|should)nt\b/gi,
    "$1n't",
  )
  const isClause =
    (/^you\b/i.test(told) && nlp(told).has('#Verb')) ||
    /^(?:you|your|it|it's|there|everyone|everybody|nobody|the|a|an|he|she|they)\b.*\b(?:are|is|was|were|has|have|wake|find|get|see|hear|go|come|can|'re|'s|live|work|move|open|lose|meet|turn|fall|start|stop|discover|realize|realise|become|walk|sit|stand|\w+s)\b/i.test(
      told,
    )
  const sentence = isClause
    ? told
    : /^(?:being|becoming|having|living|working|waking|finding)\b/i.test(told)
      ? `This is what ${told} is like`
      : `You are ${told}`
  return `${capitalize(sentence.replace(/[.!]+$/, ''))}.`
}

const FORM_AT_END = /\s+(?:motivation(?:al)?|inspiration|pep talk|speech|video)$/i
/** Asks to speak to them: "encourage nurses who …". */
const TO_CHEER = /^(?:please )?(?:encourage|motivate|inspire|uplift|reassure|comfort|cheer (?:up|on)) (.+)$/iu

/** Whom or what a speech is for. */
function aboutOf(text: string): string {
  const deed = TO_CHEER.test(text) ? null : doingOf(text.replace(FORM_AT_END, ''))
  if (deed !== null) return deed
  const whom =
    TO_CHEER.exec(text)?.[1] ??
    /^(?:an? )?(?:[\p{L}-]+ ){0,2}(?:speech|message|pep talk) to\s+(.+)$/iu.exec(text)?.[1] ??
    /\bfor\s+(.+)$/i.exec(text)?.[1] ??
    /\bto\s+((?:my|our|the|all|every\w*|any\w*|some\w*|those|people)\b.+)$/i.exec(text)?.[1]
  const on = /^(?:an? )?(?:[\p{L}-]+ ){0,2}speech (?:about|on) (.+)$/iu.exec(text)?.[1]
  if (on !== undefined) return on.replace(/[,;.].*$/s, '')
  const moment = /\b((?:before|after|during|about|on)\s+.+)$/i.exec(text)?.[1]
  if (whom !== undefined)
    return whom
      .replace(/[,;.].*$/s, '')
      .replace(/^(?:my|our) (?:team|crew|group|class|squad) of /i, 'the ')
      .replace(/^(?:my|our)\s+/i, 'your ')
  if (moment !== undefined)
    return moment.replace(/^(?:about|on)\s+/i, '').replace(/^(before|after|during) my\b/i, '$1 your')
  const topic = text
    .replace(
      /\b(?:an?|some|the)?\s*(?:short|daily|best|good|powerful)?\s*(?:motivation(?:al)?|inspiration(?:al)?|inspiring|pep talk|speech|video|words?|message|talk)\b/gi,
      ' ',
    )
    .replace(/^[\s:]+/, '')
    .replace(/(?:\s*,|\s+[–—-]\s).*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  // "Can you do a speech like a coach" names nobody whom it is for.
  if (/^(?:i|i'm|i've|we)\b/i.test(topic)) return toSecondPerson(topic)
  if (/^to (?!be\b)\p{Ll}+/u.test(topic)) return `everybody who wants ${topic}`
  return /\b(?:like an?|vs|versus)\b/i.test(topic) ? '' : topic
}

/** "Get up at five" to "getting up at five": what is done, as it is spoken about; null for what is no deed. */
function doingOf(topic: string): string | null {
  const [verb = '', ...rest] = topic.split(' ')
  const read = nlp(topic)
  if (rest.length === 0 || !read.has('^#Infinitive') || read.has('^#Infinitive #Noun$')) return null
  return [gerundOf(verb.toLowerCase()), ...rest].join(' ')
}

/** Said to somebody as it stands: "don't give up". */
const ORDER = /^(?:don't|do not|never) (?!\p{L}+ing\b)\p{Ll}+/iu

/** Each idea begins in another way. */
function openingsOf(about: string): readonly string[] {
  if (about === '') return TO_ANYBODY
  if (/^(?:you(?:'re)?|it'?s)\b/i.test(about) || ORDER.test(about)) {
    const said = `${about.replace(/^its\b/i, "it's")}.`
    return [
      capitalize(said),
      `One thing first: ${said}`,
      `Somebody has to say it: ${said}`,
      `Say it after me: ${said}`,
    ]
  }
  const moment = /^(?:before|after|during)\b/i.test(about)
  if (moment)
    return [
      `This is for the minutes ${about}.`,
      `${capitalize(about)}, hear this once.`,
      `Keep this for the minutes ${about}.`,
      `One quiet minute ${about}.`,
    ]
  // What it is about is no listener: nobody says a word to not giving up.
  if (/^(?:\p{Ll}+(?<!s)|(?:not |never )?\p{Ll}+ing\b.*)$/u.test(about))
    return [
      `A minute about ${about}.`,
      `Let us talk about ${about}.`,
      `Today: ${about}.`,
      `What nobody says about ${about}.`,
      `One more thought on ${about}.`,
      `So this is about ${about}.`,
      `Once more: ${about}.`,
      `Here is what I know about ${about}.`,
    ]
  return [
    `This is for ${about}.`,
    `A word to ${about}.`,
    `One minute for ${about}.`,
    `Somebody should say this to ${about}.`,
    `I am thinking of ${about} today.`,
    `Send this to ${about}.`,
    `Here is something for ${about}.`,
    `I made this for ${about}.`,
  ]
}

const TO_ANYBODY = [
  'This is for you.',
  'Stop for a minute.',
  'Put down what you are doing.',
  'Listen, only for a moment.',
  'Nobody told you this today, so I will.',
  'Sit down for this one.',
  'You need not answer. Only listen.',
  'Come here for a minute.',
]

const LONGEST_LISTENERS = 40
const FEWEST_LISTENERS = 4
/**
 * Whom a speech is for, short enough for a title: an under-12 girls football team is one without what it lost. "People" and "somebody" are
 * nobody without what is said of them.
 */
export function shortenListeners(about: string): string {
  if (about.length <= LONGEST_LISTENERS) return about
  const head = about
    .replace(/(?<=\p{L}{3}.*)\s(?:who|that|which|before|after)\s.*$/iu, '')
    .replace(/^an? /i, '')
  return head.split(' ').length < FEWEST_LISTENERS ? about : head
}
