import { hashText, MONTHS, lookupTable } from '@hookreel/film'
import type { FactCard, ReadSource } from '@hookreel/film'
import { capitalize } from '../writer/embedded/wording.ts'
import { openCopyMeter, MAX_COPIED_WORDS } from './copy-meter.ts'
import { contentWords } from './content-words.ts'
import type { NamedSubject } from './name-subject.ts'
import type { Passage } from './research.ts'

/** Sections that list, cite or retell, but do not tell of the thing. */
const NO_SECTION =
  /^(?:see also|references|notes|citations|footnotes|bibliography|sources|works cited|further reading|external links|gallery|in popular culture|popular culture|in fiction|filmography|discography|etymology and spelling|pronunciation)$/i
/** So many stretches are kept for models and for the check. */
const MAX_PASSAGES = 40
const MAX_PASSAGE_CHARACTERS = 1200
const MAX_CARDS = 12

const NUMBER =
  /\b\d[\d,.]*\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|billion|half|third|quarter|twice|double|dozen)\b/i
const SUPERLATIVE =
  /\b(?:the (?:first|last|only|most|least|largest|smallest|tallest|highest|longest|shortest|fastest|slowest|heaviest|lightest|oldest|youngest|deepest|hottest|coldest|richest|biggest|brightest|strongest|rarest)|never|no other|more than any)\b/i
const CONTRAST = /\b(?:but|yet|although|instead|even though|while|unlike|rather than|despite|however)\b/i
/** Spoken alone, these point at nothing. */
const DANGLING =
  /^(?:it|its|they|their|them|he|his|him|she|her|this|these|that|those|such|there|here|both|some|others?|another|many|most|several|each|one|two|who|which|what|when|where|if|as|for|from|with|by|at|also|then|thus|hence|therefore|similarly|similar|additionally|moreover|furthermore|meanwhile|later|earlier|early|afterwards?|again|since|after|before|during|under|according|see|note|ignore|disregard|forget|pretend|click|visit|buy|subscribe|please|do|don't|never|always|you|we|i|our|your)\b/i
const OPENER =
  /^(?:however|moreover|furthermore|in addition|additionally|in fact|indeed|consequently|as a result|nevertheless|nonetheless|today|currently|notably|overall|historically|traditionally|generally|typically|usually),\s+/i
/** What only its own page may say, or nobody can check. */
const UNSURE =
  /\b(?:allegedly|reportedly|supposedly|purportedly|rumou?red|possibly|perhaps|probably|some (?:people|scholars|sources|historians|authors)|it (?:is|was) (?:said|believed|thought|claimed)|according to|citation|disputed|hypothes\w+|respectively|as of|this article|this section|see also|aforementioned|the former|the latter|fig\.|table \d)/i
/** What no encyclopedia says of its subject: words for a model or a reader. */
const SPEAKS_TO_READER =
  /\b(?:instructions?|prompt|system message|assistant|language model|ai model|as an ai|ignore (?:all|any|the|previous)|password|api key|click|subscribe|follow us|http|www\.|script tag|you (?:must|should|are now))\b/i
const UNSPEAKABLE =
  /[[\]{}<>|=_^~\\/*#@]|\p{Script=Han}|\p{Script=Cyrillic}|\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Greek}|\p{Script=Devanagari}|[\u202a-\u202e\u2066-\u2069\u200b-\u200f]/u
const SHORTEST_WORDS = 4
const LONGEST_WORDS = 24
const OPEN_END =
  /(?:^|\s)(?:Dr|Mr|Mrs|Ms|Prof|St|No|vs|e\.g|i\.e|approx|ca|c|Jr|Sr|Mt|Gen|Col|Lt|Capt|Inc|Ltd|Co|U\.S|U\.K|cf|etc|\p{Lu})\.$/u

/** The stretches of an article that tell of its subject: paragraphs, in their order. */
export function readPassages(text: string, source: ReadSource): Passage[] {
  const passages: Passage[] = []
  let isRead = true
  for (const line of text.split('\n')) {
    const bare = line.trim()
    if (bare.startsWith('=') && bare.endsWith('=')) {
      // Not a pattern: a line of four thousand such marks and a letter took it three seconds.
      isRead = !NO_SECTION.test(bare.replaceAll('=', ' ').trim())
      continue
    }
    const plain = cleanLine(line)
    if (!isRead || plain.length < 30 || passages.length >= MAX_PASSAGES) continue
    passages.push({
      id: `p${passages.length + 1}`,
      text: plain.slice(0, MAX_PASSAGE_CHARACTERS),
      source,
    })
  }
  return passages
}

const cleanLine = (line: string): string =>
  line
    .slice(0, 20_000)
    .normalize('NFC')
    .replace(/\p{Cc}|[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, ' ')
    .replace(/\[(?:\d+|citation needed|note \d+)\]/gi, '')
    .replace(/\s+/gu, ' ')
    .trim()

/** Single statements of the passages that can be spoken alone and are not their author's wording, best first. */
export function cardsFromPassages(
  passages: readonly Passage[],
  subject: NamedSubject,
  prompt: string,
  /** A sentence with none of these speaks of something else. */
  about: readonly string[] = contentWords(subject.title),
): FactCard[] {
  const asked = contentWords(prompt)
  const cards = passages.flatMap((passage, at) => {
    // Its words are parted once, not for each of its sentences: five long files took 3 s.
    const around = {
      passage,
      countCopied: openCopyMeter(passage.text, subject.title),
      at,
      subject,
      asked,
      about,
    }
    return splitSentences(passage.text)
      .flatMap((sentence) => rewrite(sentence, subject))
      .flatMap((said) => judge(said, around))
  })
  const unique = new Map(cards.map((card) => [card.text.toLowerCase(), card]))
  return [...unique.values()].toSorted((one, other) => other.weight - one.weight).slice(0, MAX_CARDS)
}

/** What a sentence says, in statements that stand alone. */
type Said = { readonly text: string; readonly guess?: FactCard['guess'] | undefined }

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' })

export function splitSentences(text: string): string[] {
  const sentences: string[][] = []
  for (const { segment } of SENTENCES.segment(text)) {
    const open = sentences.at(-1)
    if (open !== undefined && OPEN_END.test(open.at(-1) ?? '')) open.push(segment.trim())
    else sentences.push([segment.trim()])
  }
  return sentences.map((parts) => parts.join(' '))
}

function rewrite(sentence: string, subject: NamedSubject): Said[] {
  const bare = moveDate(sayDates(dropParentheses(sentence).replace(OPENER, '')), subject.name)
  const parts = splitContrast(capitalize(bare))
  return parts.flatMap((part) => {
    const turned = turnSuperlative(part, subject)
    return turned ? [turned] : [{ text: part, guess: askForNumber(part, subject) }]
  })
}

export const dropParentheses = (text: string): string => {
  let bare = text
  // From the inside out; what is never closed takes its sentence with it, as it cannot be spoken.
  for (let round = 0; round < 4; round += 1) bare = bare.replace(/\s*\([^()]*\)/g, '')
  return bare
    .replace(/\s+([,.;:])/g, '$1')
    .replace(/,\s*,/g, ',')
    .replace(/\s+/g, ' ')
    .trim()
}

const MONTH = MONTHS.join('|')
const DATE_AT_END = new RegExp(
  String.raw`^(.{12,}?) ((?:in|on) (?:\d{1,2} )?(?:(?:${MONTH}) )?(?:\d{1,2}, )?\d{4})\.$`,
)
/** Days are said one way: "May 6, 1889". */
export const sayDates = (text: string): string =>
  text.replace(new RegExp(String.raw`\b(\d{1,2}) (${MONTH}) (\d{4})\b`, 'g'), '$2 $1, $3')

/** "The tower opened on 6 May 1889." begins with its date. */
export function moveDate(sentence: string, name: string): string {
  const match = DATE_AT_END.exec(sentence)
  if (!match || /\b(?:in|on|between|from|since|until) (?:\w+ )?\d{4}/.test(match[1] ?? '')) return sentence
  const [, told = '', when = ''] = match
  const isSubject = told.toLowerCase().startsWith(`${name.toLowerCase()} `)
  // Whether another word keeps its capital inside a sentence cannot be seen from here.
  if (!isSubject && !/^(?:The|An?) |^\p{Lu}\S* (?:\p{Lu}|of \p{Lu})/u.test(told)) return sentence
  const opened = isSubject
    ? `${name}${told.slice(name.length)}`
    : told.replace(/^(?:The|An?) /, (article) => article.toLowerCase())
  return `${capitalize(when)}, ${opened}.`
}

/** "Although A, B." is two statements, the second against the first; "A because B" is a statement and its reason. */
export function splitContrast(sentence: string): string[] {
  const although = /^(?:Although|Though|Even though|While) ([^,]{12,}), ([^,].{12,})\.$/.exec(sentence)
  if (although && !/^(?:and|or|which|who)\b/.test(although[2] ?? ''))
    return [`${capitalize(although[1] ?? '')}. But ${although[2] ?? ''}.`]
  const because = /^(.{12,}?),? because ((?!of\b).{12,})\.$/.exec(sentence)
  if (because && !/,/.test(because[1] ?? '')) return [`${because[1] ?? ''}. The reason: ${because[2] ?? ''}.`]
  return [sentence]
}

const MORE: Readonly<Record<string, string>> = lookupTable({
  largest: 'larger',
  smallest: 'smaller',
  tallest: 'taller',
  highest: 'higher',
  longest: 'longer',
  shortest: 'shorter',
  fastest: 'faster',
  slowest: 'slower',
  heaviest: 'heavier',
  oldest: 'older',
  deepest: 'deeper',
  hottest: 'hotter',
  coldest: 'colder',
  biggest: 'bigger',
  brightest: 'brighter',
  loudest: 'louder',
  driest: 'drier',
})
/** "X is the tallest tower in Y" says that no tower in Y is taller. "One of the" and "second-" say something else. */
function turnSuperlative(sentence: string, subject: NamedSubject): Said | null {
  const match =
    /^(?:The |An? )?([^,]{2,60}?) (?:is|are) the (?:world's )?(\w+) ((?:known |living |extant )?[a-z]+(?: [a-z]+){0,2})(?: (in|on|of) ((?:the )?[^,.;]{2,40}))?(?=[,.]|$)/.exec(
      sentence,
    )
  const more = MORE[match?.[2] ?? '']
  if (!match || more === undefined || !names(match[1] ?? '', subject)) return null
  const where = /world's/.test(match[0]) ? 'in the world' : match[4] ? `${match[4]} ${match[5] ?? ''}` : ''
  if (where === '' || /\b(?:and|or|by|after|that|which|who|to|when)\b/.test(`${match[3]} ${where}`))
    return null
  return { text: `No ${match[3]} ${where} is ${more} than ${subject.name}.` }
}

/** "X has 12 arms." as a question with its number for an answer. */
function askForNumber(sentence: string, subject: NamedSubject): FactCard['guess'] {
  const match =
    /^(?:The |An? |Adult )?([^,]{2,60}?) (?:has|have|contains?) ((?:about |around |over |more than |up to |at least )?(?:\d[\d,.]*(?: (?:million|billion|thousand))?|two|three|four|five|six|seven|eight|nine|ten|twelve)) ([a-z]+(?: [a-z]+)?)\.$/.exec(
      sentence,
    )
  if (!match || /percent/.test(match[3] ?? '') || !names(match[1] ?? '', subject)) return null
  const [, , number = '', things = ''] = match
  const verb = subject.isPlural ? 'do' : 'does'
  return {
    question: `How many ${things} ${verb} ${subject.name} have?`,
    answer: `${capitalize(number)} ${things}.`,
  }
}

const names = (text: string, { title, name }: NamedSubject): boolean => {
  const bare = (words: string) => contentWords(words).join(' ')
  return bare(text) === bare(title) || bare(text) === bare(name)
}

type Around = {
  readonly passage: Passage
  /** How many of its words a text has in a row. */
  readonly countCopied: (text: string) => number
  /** The paragraph's place: the first ones say what matters. */
  readonly at: number
  readonly subject: NamedSubject
  readonly asked: readonly string[]
  readonly about: readonly string[]
}

function judge(said: Said, { passage, countCopied, at, subject, asked, about }: Around): FactCard[] {
  const { text } = said
  const words = text.split(' ').length
  if (words < SHORTEST_WORDS || words > LONGEST_WORDS || !/^[\p{Lu}\d“"].*[.!?]$/u.test(text)) return []
  if (UNSPEAKABLE.test(text) || UNSURE.test(text) || SPEAKS_TO_READER.test(text)) return []
  if (
    /[;:(]/.test(text.replace('The reason:', '')) ||
    (text.replace(/\d,\d/g, '').match(/,/g) ?? []).length > 3
  )
    return []
  if (/["“”]/.test(text)) return []
  const told = contentWords(text)
  const isAboutIt = about.some((word) => told.includes(word))
  const opener = text.replace(/^(?:In|On) [^,]{4,24}, /, '')
  if (!isAboutIt || (DANGLING.test(opener) && !/^(?:No|In)\b/.test(opener)) || isDanglingThe(opener, subject))
    return []
  const copiedWords = countCopied(text)
  if (copiedWords > MAX_COPIED_WORDS) return []
  const kind = kindOf(text)
  if (kind === 'plain' && (words > 16 || words < 6)) return []
  const answering = told.filter((word) => asked.includes(word) && !contentWords(subject.title).includes(word))
  return [
    {
      id: `t${hashText(text).toString(36)}`,
      kind,
      text,
      again: null,
      guess: said.guess ?? null,
      year: readYear(text),
      subject: subject.name,
      measure: null,
      weight: Math.max(
        5,
        WEIGHTS[kind] - Math.min(20, at * 2) - Math.max(0, words - 16) * 2 + answering.length * 10,
      ),
      copiedWords,
      source: passage.source,
    },
  ]
}

const WEIGHTS = { number: 70, superlative: 74, contrast: 60, date: 54, plain: 34 } as const

function kindOf(text: string): FactCard['kind'] {
  if (SUPERLATIVE.test(text) || /^No .* than /.test(text)) return 'superlative'
  if (/^(?:In|On) (?:\w+ )?(?:\d{1,2},? )?\d{4},/.test(text)) return 'date'
  if (NUMBER.test(text.replace(/\b1\d{3}|20\d{2}\b/g, ''))) return 'number'
  if (CONTRAST.test(text)) return 'contrast'
  return /\b1\d{3}|20\d{2}\b/.test(text) ? 'date' : 'plain'
}

/** "The company was sold." Which one? Unless it is the subject itself, or says which. */
function isDanglingThe(text: string, subject: NamedSubject): boolean {
  const match = /^The (\p{Ll}[\p{L}-]*)(?: (\p{Ll}[\p{L}-]*))?/u.exec(text)
  if (!match) return false
  const known = new Set(contentWords(subject.title))
  const opening = text.split(' ').slice(0, 8).join(' ')
  if (contentWords(`${match[1]} ${match[2] ?? ''}`).some((word) => known.has(word))) return false
  const isDefined =
    / of (?:the |an? )?/.test(opening) && contentWords(opening).some((word) => known.has(word))
  return (
    !isDefined && !/^The (?:first|last|only|oldest|largest|longest|highest|smallest|world's)\b/.test(text)
  )
}

function readYear(text: string): number | null {
  const opened = /^(?:In|On) (?:\w+ )?(?:\d{1,2},? )?(\d{4}),/.exec(text)
  return opened ? Number(opened[1]) : null
}
