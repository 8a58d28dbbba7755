import { AS_SCRIPT } from '@hookreel/film'
import type { FilmLength } from '@hookreel/film'
import { nlp } from '../../../text/english.ts'
import { isEnglish } from '../../../text/is-english.ts'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { joinCaption, tagsOfTopic } from '../hashtags.ts'
import { speechSize } from '../notes/parse-notes.ts'
import { capitalize, titleCase, WORDS_FOR_SECONDS } from '../wording.ts'
import { CLOSES, QUESTIONS, type Asked } from './questions.ts'
import type { InterviewSubject } from './read-subject.ts'

/** Words that fill a film of a quarter of a minute with slow speech; below it there is no film. */
export const MIN_WORDS = 25
/** A script so near to a length is spoken in it at a natural pace. */
const NEAR = 0.1
const SCRIPT_CHARACTERS = 2000
const SKIPPED = /^(?:-+|\.+|n\/?a|none|no|nothing|nope|idk|i don'?t know|skip|\?+)?$/i

/** An answer as it is spoken: in the person's own words, made whole sentences. */
export type Answer = { readonly asked: Asked; readonly text: string }
type Telling = {
  readonly parts: readonly string[]
  readonly words: number
  readonly length: FilmLength
}

/** The answers that say something, in the order of the questions. */
export function readAnswers(subject: InterviewSubject, given: Readonly<Record<string, string>>): Answer[] {
  const seen = new Set<string>()
  return QUESTIONS[subject.kind].flatMap((asked) => {
    const text = cleanAnswer(given[asked.id] ?? '')
    if (SKIPPED.test(text) || seen.has(text.toLowerCase())) return []
    seen.add(text.toLowerCase())
    return [{ asked, text: speak(text, fill(asked.lead, subject), subject) }]
  })
}

export const sizeOfAnswers = (answers: readonly Answer[]): number =>
  answers.reduce((sum, { text }) => sum + speechSize(text), 0)

/**
 * One to three ideas from answers, each in the person's own words and opened by another answer. A second and a third
 * come only when there is enough to tell that each leaves some of the others' words out.
 */
export function tellAnswers(
  subject: InterviewSubject,
  answers: readonly Answer[],
  request: IdeasRequest,
): IdeaDraft[] {
  const size = sizeOfAnswers(answers)
  const most = Math.min(
    request.count,
    answers.length,
    size >= 90 && answers.length >= 4 ? 3 : size >= 50 ? 2 : 1,
  )
  const [first, ...rest] = answers
  if (first === undefined || size < MIN_WORDS) return []
  // The richest answers open the other ideas: one with a number before a longer one.
  const openers = rest.toSorted(
    (a, b) =>
      Number(/\d/.test(b.text)) - Number(/\d/.test(a.text)) || speechSize(b.text) - speechSize(a.text),
  )
  return [first, ...openers].slice(0, most).map((opener, at) => {
    const others = answers.filter((answer) => answer !== opener)
    // A later idea is a shorter one, without what opened the idea before it.
    const told = at === 0 ? others : others.filter((answer) => answer !== first)
    return present(subject, opener, tell(subject, opener, told, at === 0 ? request.seconds : null))
  })
}

/** The choice of hook, answers and close that comes nearest to a length, and leaves the least out. */
function tell(
  subject: InterviewSubject,
  opener: Answer,
  others: readonly Answer[],
  wished: IdeasRequest['seconds'] | null,
): Telling {
  const hook = subject.isEnglish ? fill(opener.asked.hook, subject) : ''
  const close = subject.isEnglish ? CLOSES[subject.kind] : ''
  let best: (Telling & { readonly cost: number }) | null = null
  for (let chosen = 0; chosen < 2 ** (others.length + 2); chosen += 1) {
    const has = (bit: number) => (chosen & (1 << bit)) !== 0
    const kept = others.filter((_, index) => has(index + 2))
    const parts = [
      has(0) ? hook : '',
      opener.text,
      ...kept.map(({ text }) => text),
      has(1) ? close : '',
    ].filter((part) => part !== '')
    const script = parts.join(' ')
    if (script.length > SCRIPT_CHARACTERS) continue
    const words = speechSize(script)
    for (const [length, target] of Object.entries(WORDS_FOR_SECONDS)) {
      const seconds = Number(length) as IdeasRequest['seconds'] // the keys of that record
      const far = Math.abs(words - target) / target
      const cost =
        (far > NEAR ? 10 + far * 20 : far) +
        (others.length - kept.length) * 2 +
        Number(!has(0)) * 0.5 +
        Number(!has(1)) * 0.3 +
        Number(wished !== null && wished !== seconds) * 0.2
      if (best === null || cost < best.cost)
        best = { parts, words, length: far > NEAR ? AS_SCRIPT : seconds, cost }
    }
  }
  return best ?? { parts: [opener.text.slice(0, SCRIPT_CHARACTERS)], words: 0, length: AS_SCRIPT }
}

function present(subject: InterviewSubject, opener: Answer, { parts, length }: Telling): IdeaDraft {
  const script = parts.join(' ')
  const title = subject.isEnglish ? titleOf(opener.asked.title, subject) : capitalize(subject.own)
  const first = opener.text
  const tags = tagsOfTopic(subject.own, subject.isEnglish ? KIND_TAGS[subject.kind] : [])
  return {
    title: title.slice(0, 120),
    summary: `In your own words: ${shorten(first, 160)}`,
    caption: joinCaption(shorten(first, 180), tags),
    script,
    description: shorten(parts.slice(1, 4).join(' '), 400) || shorten(first, 400),
    framework: 'interview',
    sources: [],
    sentences: parts,
    length,
  }
}

const KIND_TAGS: Readonly<Record<InterviewSubject['kind'], readonly string[]>> = {
  place: ['smallbusiness', 'shoplocal', 'behindthescenes'],
  product: ['smallbusiness', 'madewithlove', 'newproduct'],
  service: ['smallbusiness', 'behindthescenes', 'atwork'],
  event: ['event', 'savethedate', 'community'],
  personal: ['mystory', 'storytime', 'reallife'],
  advice: ['advice', 'lessonslearned', 'tips'],
  opinion: ['opinion', 'hottake', 'debate'],
  'how-to': ['howto', 'tips', 'learn'],
  situation: ['advice', 'lifetips', 'reallife'],
  recipe: ['recipe', 'homecooking', 'foodtok'],
  meals: ['mealideas', 'easyrecipes', 'food'],
  reasons: ['reasons', 'whynot', 'tips'],
  quiz: ['quiz', 'trivia', 'testyourself'],
  difference: ['difference', 'explained', 'learn'],
  list: ['top5', 'ranking', 'list'],
  jokes: ['jokes', 'funny', 'puns'],
  riddles: ['riddles', 'brainteaser', 'guess'],
  choices: ['wouldyourather', 'youdecide', 'game'],
  lines: ['quotes', 'words', 'saveit'],
  poem: ['poem', 'poetry', 'spokenword'],
  story: ['storytime', 'shortstory', 'fiction'],
  speech: ['motivation', 'mindset', 'nevergiveup'],
  question: ['didyouknow', 'learn', 'explained'],
  'pros-cons': ['prosandcons', 'honest', 'worthit'],
  versus: ['versus', 'comparison', 'whichone'],
  'before-after': ['beforeandafter', 'transformation', 'progress'],
  dialogue: ['dialogue', 'skit', 'storytime'],
  topic: ['storytime', 'didyouknow', 'learn'],
}

function titleOf(title: string, subject: InterviewSubject): string {
  // A clause as a topic ("why I moved to Norway") is the title itself.
  const isClause = /^(?:how|why|what|when|where|is|are|do|does|can|should)\b/i.test(subject.own)
  return titleCase(isClause && title.includes('{Own}') ? capitalize(subject.own) : fill(title, subject))
}

const quoteSide = (side: string | undefined, instead: string): string =>
  side === undefined ? instead : `“${side}”`

/** Puts the prompt's own words in. */
export function fill(text: string, { yours, own, voice, isShop, sides }: InterviewSubject): string {
  const [one = 'the first of the two', ...others] = sides
  const other = others.length === 0 ? 'the other one' : others.join(' or ')
  const parts: Readonly<Record<string, string>> = {
    yours,
    Yours: capitalize(yours),
    own,
    Own: capitalize(own),
    // What stands before a situation says nothing more in a question about it.
    Case: capitalize(
      yours.replace(
        /^(?:so |ok )?(?:what (?:to|do you|should you) do (?=when\b|if\b|after\b)|how to (?:deal|cope) (?=with\b))/i,
        '',
      ),
    ),
    one: quoteSide(sides[0], 'the first of the two'),
    One: capitalize(one),
    other:
      sides.length > 1
        ? sides
            .slice(1)
            .map((side) => quoteSide(side, side))
            .join(' or ')
        : other,
    Other: capitalize(other),
    sell: isShop ? 'sell' : 'offer',
    we: voice,
    us: voice === 'we' ? 'us' : 'me',
    me: voice === 'we' ? 'us' : 'me',
    I: voice,
    myself: voice === 'we' ? 'ourselves' : 'myself',
  }
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => parts[name] ?? whole)
}

/** Bullets, line breaks and brackets are no part of what is said. */
function cleanAnswer(answer: string): string {
  return answer
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')')
    .split(/\n+/)
    .map((line) =>
      line
        .replace(/^\s*(?:[-*+•‣–—]|\d{1,2}[.)])\s+/u, '')
        .replace(/\s+/gu, ' ')
        .trim(),
    )
    .filter((line) => line !== '')
    .map((line, index, lines) => (index < lines.length - 1 && !ENDS.test(line) ? `${line}.` : line))
    .join(' ')
}

const ENDS = /[.!?…。！？؟।۔]["'”’」』)]*$/u

function speak(answer: string, lead: string, { isEnglish: isAskedInEnglish }: InterviewSubject): string {
  const ended = ENDS.test(answer) ? answer : `${answer.replace(/[,;:]$/, '')}.`
  // Another language's answer stays alone: nothing English is put before it.
  if (!isAskedInEnglish || !isEnglish(answer) || isSentence(answer)) return capitalize(ended)
  return `${capitalize(lead)}: ${ended}`
}

/** Whether an answer can be said as it stands: it has a subject and a finite verb, or is an order or a question. */
function isSentence(answer: string): boolean {
  const first = answer.split(/(?<=[.!?])\s/)[0] ?? ''
  if (first.endsWith('?')) return true
  if (/^(?:don't|do not|never|always|please)\b/i.test(first)) return true
  const terms = nlp(first).json()[0]?.terms as { text: string; tags: string[] }[] | undefined // its output is any
  if (terms === undefined) return false
  const at = terms.findIndex(({ tags }, index) => {
    const isFinite = tags.includes('Verb') && !tags.includes('Gerund') && !tags.includes('Infinitive')
    return (isFinite || tags.includes('Modal')) && !/^by$/i.test(terms[index + 1]?.text ?? '')
  })
  if (at === 0) return false
  if (at > 0) return true
  // "We bake bread": compromise calls a plain present an infinitive.
  return /^(?:i|we|you|they|people|there)\b/i.test(first) && terms.some(({ tags }) => tags.includes('Verb'))
}

function shorten(text: string, most: number): string {
  if (text.length <= most) return text
  return `${text.slice(0, most - 3).replace(/\s+\S*$/u, '')}...`
}
