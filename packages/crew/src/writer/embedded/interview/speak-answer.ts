import { nlp } from '../../../text/english.ts'
import { isEnglish } from '../../../text/is-english.ts'
import { capitalize } from '../wording.ts'
import { capitalizeNames } from '../capitalize-names.ts'

const ENDS = /[.!?…。！？؟।۔]["'”’」』)]*$/u

/** What hurried people leave out, as it is written. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}'’.])i(?=(?:['’](?:m|ve|ll|d))?(?![\p{L}\p{N}'’.]))/gu, 'I'],
  [/\bim\b(?= \p{L})/giu, "I'm"],
  [/\bive\b/gi, "I've"],
  [/\b(do|does|did|is|are|was|were|has|have|had|could|would|should|ca|wo)nt\b/gi, "$1n't"],
  [
    /\b(that|there|what|he|she|here)s\b(?= (?:a|an|the|no|not|so|my|our|all|how|why|always|really|very)\b)/gi,
    "$1's",
  ],
  [/\b(you|they|we)(re|ve)\b(?= \p{L})(?<!were)/giu, "$1'$2"],
  [/(?<![\p{L}])u(?![\p{L}'.])/giu, 'you'],
  [/(?<![\p{L}])ur(?![\p{L}'.])/giu, 'your'],
  [/\b(?:bc|cuz|coz|cos)\b/gi, 'because'],
  [/(?<=\s)w\/ ?(?=\p{L})/giu, 'with '],
  [/\bppl\b/gi, 'people'],
  [/(?<=\p{L}) & (?=\p{L})/gu, ' and '],
  [/\s*\b(?:lol|haha+|lmao|tbh|idk)\b[.!]*/gi, ''],
]

const IT_IS =
  /\bits(?= (?:a|an|the|not|so|too|very|really|always|never|just|all|for|from|in|on|at|about|like|because|when|ok|okay|fine|free|only|been|better|worse|\p{L}+ing)\b)/giu
/** "Its windy" and not "its color". */
const IT_IS_SO = /\bits (\p{L}+)(?=[.,;!?]|$)/giu

/** An answer in English as it is written down: a few signs and capitals are the only thing that is added. */
const mend = (answer: string): string =>
  capitalizeNames(
    SHORT.reduce((text, [short, long]) => text.replace(short, long), answer)
      .replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g, capitalize)
      .replace(IT_IS, "it's")
      .replace(IT_IS_SO, (whole, what: string) => (nlp(what).has('#Adjective') ? `it's ${what}` : whole)),
  ).trim()

/** Is said to anyone who watches as it stands. */
const INVITES = /^(?:book|visit|call|order|message|dm|follow|text) (?!of\b|is\b|in\b)/i

/** A name in another language is no sentence of it: “Rua da Rosa 12”. */
const MAX_OF_NAME = 4

export type Spoken = {
  readonly lead: string
  readonly frame: string
  /** Who tells: "I" or "we"; null where the answer is about others. */
  readonly voice: string | null
}

/** What somebody answered as whole sentences, in their own words; what is none is put behind a lead, or into its frame. */
export function speak(answer: string, { lead, frame, voice }: Spoken, isAskedInEnglish: boolean): string {
  // Another language's answer stays alone: nothing English is put before it.
  if (!isAskedInEnglish || (!isEnglish(answer) && answer.split(' ').length > MAX_OF_NAME))
    return capitalize(end(answer))
  const said = mend(answer).replace(/^(?:well|so|maybe|probably|erm?|uh),? (?=\p{L})/iu, '')
  const reason = /^because (?!of\b)(.+)$/iu.exec(said)?.[1]
  if (reason !== undefined && isSentence(reason)) return sentences(reason)
  // What somebody shall do is said with what it is for.
  if (isShort(said) && isOrder(said) && !INVITES.test(said)) return `${capitalize(lead)}: ${end(said)}`
  if (isSentence(said)) return sentences(said)
  if (voice !== null && isDeed(said)) return sentences(`${voice} ${lower(said)}`)
  if (frame !== '' && isThing(said)) return end(frame.replace('…', () => lower(said)))
  return `${capitalize(lead)}: ${end(said)}`
}

/** Each sentence with its capital and its stop. */
const sentences = (text: string): string =>
  end(
    text.replace(
      /(^|[.!?]\s+)(\p{Ll})/gu,
      (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
    ),
  )

const end = (text: string): string => (ENDS.test(text) ? text : `${text.replace(/[,;:]$/, '')}.`)
const lower = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll}+\s)(?!\p{L}+ \p{Lu})/u, (letter) => letter.toLowerCase())

type Term = { readonly text: string; readonly tags: readonly string[] }
const termsOf = (text: string): readonly Term[] => (nlp(text).json()[0]?.terms as Term[] | undefined) ?? [] // its output is any

/** Whether an answer can be said as it stands: it has a subject and a finite verb, or is an order or a question. */
function isSentence(answer: string): boolean {
  const first = answer.split(/(?<=[.!?])\s/)[0] ?? ''
  if (first.endsWith('?')) return true
  const terms = termsOf(first)
  const at = terms.findIndex(({ tags }, index) => {
    const isFinite = tags.includes('Verb') && !tags.includes('Gerund') && !tags.includes('Infinitive')
    return (isFinite || tags.includes('Modal')) && !/^by$/i.test(terms[index + 1]?.text ?? '')
  })
  if (at === 0 && hasSubjectBehind(terms)) return true
  // What only a side clause says is none: "the smell when it rains".
  if (at > 0 && !/^(?:who|that|which|when|where|how|if)$/i.test(terms[at - 1]?.text ?? ''))
    return !isSideClause(first)
  if (at >= 0) return false
  // "Three people work here" and "we bake bread": compromise calls a plain present an infinitive.
  if (/^(?:i|we|you|they|people|there)\b/i.test(first)) return terms.some(({ tags }) => tags.includes('Verb'))
  if (
    terms.some(
      ({ tags }, index) =>
        index > 0 && tags.includes('Verb') && terms[index - 1]?.tags.includes('Plural') === true,
    )
  )
    return !isSideClause(first)
  return isOrder(first)
}

/** "Matted fur hurts": the first word says what its noun is like, and the verb comes behind it. */
function hasSubjectBehind([first, ...rest]: readonly Term[]): boolean {
  if (first === undefined || !/(?:ed|en)$/i.test(first.text)) return false
  const end = rest.findIndex(({ tags }) => !tags.includes('Noun') && !tags.includes('Adjective'))
  const verb = end < 1 ? undefined : rest[end]
  return verb !== undefined && verb.tags.includes('Verb') && !verb.tags.includes('Gerund')
}

const SHORT_WORDS = 12
const isShort = (text: string): boolean => text.split(' ').length <= SHORT_WORDS

const isSideClause = (text: string): boolean =>
  /^(?:when|if|how|that|where|who|which|while|after|before|because|to|the (?:way|moment|day|time|smell|sound|look) (?:\p{L}+ )?(?:when|that|how|of|he|she|it|we|i|they|you|my|our))\b/iu.test(
    text,
  ) && !/,\s/.test(text)

/** "Turn the key slowly": a verb as it is told to somebody. */
function isOrder(text: string): boolean {
  const [first, second] = termsOf(text)
  return (
    first !== undefined &&
    second !== undefined &&
    (first.tags.includes('Infinitive') || /^(?:don't|never|please)$/i.test(first.text))
  )
}

/** "Opened in 2014": who did it is left out. */
const isDeed = (text: string): boolean => {
  const [first] = termsOf(text)
  const isVerb = first?.tags.includes('PastTense') === true || first?.tags.includes('PresentTense') === true
  return (
    first !== undefined &&
    isVerb &&
    !first.tags.includes('Infinitive') &&
    !first.tags.includes('Participle') &&
    !first.tags.includes('Gerund') &&
    !/^(?:based|made|called|named|located)$/i.test(first.text)
  )
}

/** Something that can be named in a sentence: no reason, no time and no place. */
const isThing = (text: string): boolean =>
  !/^(?:because|to|when|if|in|on|at|by|from|since|for|with|after|before|how|that|where|every|yes|no|it|very|really|not)\b/i.test(
    text,
  ) &&
  !/[.!?:;]\s/.test(text) &&
  !/^\d+(?! (?:\p{L}|½))|^\d{4}\b|^\d+ ?(?:am|pm|min\w*|hours?|years?|days?)\b/u.test(text) &&
  (nlp(text).has('#Noun') || !text.includes(' '))

/** How answers that are counted are cut into what is done or named, one after the other. */
const STARTS =
  /^(?:(?:and )?(?:step \w+|first(?:ly)?(?: of all)?|second(?:ly)?|third(?:ly)?|then|next|after that|finally|at the end|last(?:ly)?|\d{1,2}[.):])[,:]?\s+)+/iu
const MAX_WORDS = 9

/** The pieces of an answer that are counted: its lines, its sentences, or what stands between its commas. */
export function piecesOf(lines: readonly string[], isStep: boolean): readonly string[] {
  const cut = lines.length > 1 ? lines : (lines[0] ?? '').split(/(?<=[.!?])\s+(?=\p{L})/u)
  const parts = cut.length > 1 ? cut : splitCommas(cut[0] ?? '', isStep)
  return parts
    .map((part) => mend(part.replace(STARTS, '')).replace(/^(?:and|then) (?=\p{L})/iu, ''))
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .map((part) => end(capitalize(part)))
}

function splitCommas(line: string, isStep: boolean): readonly string[] {
  const parts = line.split(
    isStep ? /,\s+(?:and )?(?:then )?|\s+(?:and )?then\s+/i : /,\s+(?:and )?|\s+and (?=\p{L}+$)/iu,
  )
  const isList =
    parts.length >= (isStep ? 2 : 3) && parts.every((part) => part.split(' ').length <= MAX_WORDS)
  return isList ? parts : [line]
}
