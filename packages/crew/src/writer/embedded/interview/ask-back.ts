import type { Help, Question } from '../../help.ts'
import type { IdeasRequest } from '../../writer.ts'
import { mendPrompt } from '../prompt/mend-prompt.ts'
import { nlp } from '../../../text/english.ts'
import { isTold } from '../untold/is-told.ts'
import { findPack } from '../matching/find-pack.ts'
import { parsePrompt } from '../prompt/parse-prompt.ts'
import { sayLanguage } from '../obey-orders.ts'
import { readOrders, stripOrders } from '../prompt/read-orders.ts'
import { asksNews } from '../prompt/asks-news.ts'
import { askSearched } from '../prompt/ask-title.ts'
import { restateRequest } from '../prompt/restate-request.ts'
import { readWhichOnes } from '../prompt/relax-prompt.ts'
import type { TextKind } from './text-kind.ts'
import type { OtherLanguage } from './other-languages/other-language.ts'
import { readOther } from './other-languages/read-other.ts'
import { readSubject, type InterviewSubject } from './read-subject.ts'
import { capitalize, listInWords } from '../wording.ts'
import { ask, askedOf, openOf, readAnswers, sizeOfAnswers } from './tell-answers.ts'

/** An encyclopedia or a book could know it as well as the person. */
const LOOKED_UP: ReadonlySet<TextKind> = new Set<TextKind>([
  'topic',
  'matter',
  'explanation',
  'past',
  'lesson',
  'account',
  'origin',
  'life',
  'places',
  'tips',
  'signs',
  'packing',
  'itinerary',
  'how-to',
  'situation',
  'meals',
  'list',
  'reasons',
  'quiz',
  'difference',
])
/** Of these, an encyclopedia knows what is nobody's own. */
const OFTEN_PUBLIC: ReadonlySet<TextKind> = new Set<TextKind>([
  'advice',
  'recipe',
  'pros-cons',
  'versus',
  'dialogue',
  'before-after',
  'day',
])

/** What is asked of a thing that may be known without it. */
const OF_SOMETHING: ReadonlySet<TextKind> = new Set<TextKind>(['reasons', 'explanation', 'past'])

/** Words that are made up, so that no encyclopedia knows them: what the writer has of them. */
const WRITTEN: Partial<Readonly<Record<TextKind, string>>> = {
  jokes: 'There are no ready jokes about this.',
  riddles: 'There are no ready riddles about this.',
  choices: 'There are no ready choices about this.',
  lines: 'There are no ready lines about this.',
  poem: 'There is no ready poem for this.',
}

/** Whether what a prompt is about could be looked up, so that it is not only the person's to tell. */
export const isLookedUp = ({ kind, isMine, own }: InterviewSubject): boolean =>
  LOOKED_UP.has(kind) || (OFTEN_PUBLIC.has(kind) && !(kind === 'recipe' ? isOwnDish(own) : isMine))

/** A dish is anybody's, also where it is cooked for one's own family. */
const isOwnDish = (own: string): boolean => /\b(?:my|our)\b/i.test(own.replace(/\bfor (?:my|our)\b.*/i, ''))

const ADDRESS = /\bhttps?:\/\/\S|\bwww\.\S/i
const READ_ELSEWHERE =
  'An address is not read from here. Give it under From an address or a file (on the command line with --source), and the page becomes ideas.'

const NO_NEWS =
  'The built-in writer knows no news. Give the address of a report under From an address or a file, or tell what you know, and it becomes the script.'
/** What is to be done instead, where no question would help; null for any other prompt. */
const sayElsewhere = (prompt: string): string | null =>
  ADDRESS.test(prompt) ? READ_ELSEWHERE : asksNews(prompt) ? NO_NEWS : null

/** Spoken words a second, for saying how long answers last. */
const WORDS_A_SECOND = 2.5

/**
 * What the person can give where the writer has nothing true to say: three to six questions made of the prompt's own words,
 * fewer when some were answered. The same prompt gives the same questions.
 */
export function askBack(request: Pick<IdeasRequest, 'prompt' | 'answers'>): Help {
  const subject = subjectOf(request.prompt)
  const language = subject.other?.language
  const all = openOf(subject).map(({ id, text, example }, at): Question => {
    return { id, text: askAt(text, at, subject), example, isSkippable: true }
  })
  const answered = readAnswers(subject, request.answers ?? {})
  if (answered.length === 0) {
    const isUnknown = isLookedUp(subject)
    const near = isUnknown ? findNear(subject) : undefined
    return {
      reason: isUnknown ? 'unknown_topic' : 'own_words',
      message: sayElsewhere(request.prompt) ?? language?.message ?? sayUnmet(request.prompt, sayWhy(subject)),
      questions: all,
      ...(language !== undefined && { language: language.tag }),
      ...(near !== undefined && { near }),
    }
  }
  const open = all.filter(({ id }) => !answered.some(({ asked }) => asked.id === id))
  const seconds = Math.max(1, Math.round(sizeOfAnswers(answered) / WORDS_A_SECOND))
  return {
    reason: 'too_little',
    message: sayTooLittle(seconds, language),
    questions: open.length > 0 ? open : all,
    ...(language !== undefined && { language: language.tag }),
  }
}

const sayTooLittle = (seconds: number, language: OtherLanguage | undefined): string =>
  language?.more.replace('{n}', String(seconds)) ??
  `Your answers last about ${seconds} ${seconds === 1 ? 'second' : 'seconds'}. A film needs at least ten: say a little more.`

const YOURS = '{Yours}: '
/** The prompt's own words open the first question, whichever that is, and no other. */
function askAt(text: string, at: number, subject: InterviewSubject): string {
  const bare = text.replace(YOURS, '')
  const isOpened = askedOf(subject)[0]?.text.startsWith(YOURS) === true
  return capitalize(
    ask(at === 0 && isOpened ? `${YOURS}${bare.charAt(0).toLowerCase()}${bare.slice(1)}` : bare, subject),
  )
}

/** The message with what the prompt orders and no answer can bring. */
function sayUnmet(prompt: string, message: string): string {
  const { language } = readOrders(prompt)
  return language === null
    ? message
    : `${message} ${sayLanguage(language)} Answers in ${language} are told as they are.`
}

export function subjectOf(typed: string): InterviewSubject {
  const other = readOther(typed)
  if (other !== null) return other
  const mended = mendPrompt(restateRequest(typed))
  const prompt = askSearched(mended) ?? mended
  const { topic } = parsePrompt(stripOrders(prompt))
  return readSubject(prompt, topic === '' ? prompt : topic)
}

function sayWhy(subject: InterviewSubject): string {
  const { kind, isEnglish, own } = subject
  if (!/[\p{L}\p{N}]/u.test(own)) return 'Only you know what this stands for. A few words become the script.'
  if (!isEnglish)
    return 'The built-in writer only knows facts in English. Answer in your own language, and your words become the script.'
  if (isLookedUp(subject)) return `${sayUnknown(subject)} Tell what you know, and it becomes the script.`
  const kept = WRITTEN[kind]
  if (kept !== undefined) return `${kept} Write your own, and they become the script.`
  if (kind === 'message')
    return 'Only you know them. Answer a few questions, and you get a message in your own words.'
  if (kind === 'opinion')
    return 'The reasons are yours. Answer a few questions, and you get your view in your own words.'
  if (kind === 'speech')
    return 'Only you know who this is for. Answer a few questions, and you get a speech in your own words.'
  if (kind === 'story') return 'No ready story is about this. Answer a few questions, and you get your own.'
  return 'Only you know this. Answer a few questions, and you get whole scripts in your own words.'
}

/** What is not known, and what is: a kind of answer may be missing where the thing itself is well known. */
function sayUnknown(subject: InterviewSubject): string {
  const { kind, yours, sides, isNamed } = subject
  if (sides.length > 1) return `The built-in writer does not know enough to compare them. ${saySides(sides)}`
  const named = !isNamed ? 'this' : yours.startsWith('“') ? yours : `“${yours}”`
  if (kind === 'matter') return `The built-in writer has no script for ${named}.`
  if (kind === 'situation') return `The built-in writer has no checked advice for ${named}.`
  if (kind === 'how-to' || kind === 'recipe') return `The built-in writer has no checked steps for ${named}.`
  if (kind === 'itinerary') return `The built-in writer has no checked plan for ${named}.`
  if (kind === 'list' || kind === 'meals' || kind === 'places' || kind === 'packing' || kind === 'tips')
    return `The built-in writer has no checked list of ${named}.${sayNear(subject)}`
  if (kind === 'lesson') return `The built-in writer has no lesson for ${named}.`
  if (kind === 'quiz') return `The built-in writer has no checked questions for ${named}.`
  if (kind === 'reasons') return `The built-in writer has no checked reasons for ${named}.${sayNear(subject)}`
  // What is known is not said to be unknown: only what was asked of it is.
  const what = knownAs(yours) === null ? nameWhatIs(yours) : 'just this'
  return `The built-in writer has no checked facts about ${isNamed ? what : 'this'}.${sayNear(subject)}`
}

/** What something was is asked of the thing itself: "the Zollverein" of "What was the Zollverein". */
const nameWhatIs = (yours: string): string =>
  /^“(?:so )?what (?:exactly )?(?:is|are|was|were) ((?:(?:the|an?) |(?-i:\p{Lu}))(?!.* (?:and|or) (?:wh|how))[^“”,]{2,40})”$/iu.exec(
    yours,
  )?.[1] ?? yours

/** Of how many sides something is known, by its own name. */
function saySides(sides: readonly string[]): string {
  const known = sides.filter((side) => knownAs(side) !== null)
  const unknown = sides.filter((side) => !known.includes(side))
  if (known.length === 0) return `It has no checked facts about ${listInWords(sides)}.`
  if (unknown.length === 0) return `It knows something about each, but nothing about how they differ.`
  return `It knows something about ${listInWords(known)}, but nothing about ${listInWords(unknown)}.`
}

/** The thing that a question speaks of, where that is known and only what is asked of it is not. */
function findNear({ kind, isEnglish, yours, sides }: InterviewSubject): string | undefined {
  const bare = yours.replace(/[“”]/g, '')
  if (!isEnglish || sides.length > 1) return undefined
  if (!OF_SOMETHING.has(kind) && readWhichOnes(bare) === null) return knownAs(bare) ?? undefined
  const nouns = nlp(bare).nouns().out('array') as string[] // compromise types its output as any
  const known = nouns
    .map((noun) => knownAs(noun.replace(/^(?:an?|the|your|five|\w+ reasons to)\s+/i, '')))
    .find((name) => name !== null)
  return known ?? undefined
}

function sayNear(subject: InterviewSubject): string {
  const near = findNear(subject)
  return near === undefined ? '' : ` It does know something about ${near}: ask for “${near}” alone.`
}

/** By what name a thing is known; null for one that is only a neighbor of something known. */
function knownAs(thing: string): string | null {
  const match = findPack(thing)
  if (match === null || match.focus === null) return null
  return isTold(thing, { title: match.focus.name, script: '' }, [], 1) ? match.focus.name : null
}
