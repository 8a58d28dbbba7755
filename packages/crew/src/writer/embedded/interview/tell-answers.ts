import { AS_SCRIPT } from '@hookreel/film'
import type { FilmLength } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { joinCaption, tagsOfTopic } from '../hashtags.ts'
import { speechSize } from '../notes/parse-notes.ts'
import { capitalize, numberWord, shortenText, titleCase, WORDS_FOR_SECONDS } from '../wording.ts'
import { cleanLines, joinLines } from './answer-lines.ts'
import type { Asked } from './kinds/kind.ts'
import { KINDS } from './kinds/kinds.ts'
import { isToldWhole, presentOther, speakOther } from './other-languages/tell-other.ts'
import type { InterviewSubject } from './read-subject.ts'
import { piecesOf, speak } from './speak-answer.ts'

/** Words that fill a film of a quarter of a minute with slow speech; below it there is no film. */
const MIN_WORDS = 25
/** With fewer words of the person's own it would be a script of ours. */
const MIN_OWN_WORDS = 10
/** A script so near to a length is spoken in it at a natural pace. */
const NEAR = 0.1
const SCRIPT_CHARACTERS = 2000
const SKIPPED =
  /^(?:-+|\.+|n\/?a|none|no|nope|nothing|idk|dunno|i ?(?:don'?t|do not) (?:really )?know|no idea|not sure|skip|pass|\?+)?[.!]*$/i

/** An answer as it is spoken: in the person's own words, made whole sentences. */
export type Answer = {
  readonly asked: Asked
  readonly text: string
  /** What is counted, one by one, where the kind of text counts. */
  readonly counted: readonly string[]
  /** How much of it the person said. */
  readonly size: number
}
type Telling = {
  readonly parts: readonly string[]
  readonly words: number
  readonly length: FilmLength
}

const MOST_QUESTIONS = 6
/** Asks what is done differently, as a prompt may do itself. */
const DIFFERS = new Set(['special', 'way'])

/** What is asked of a subject: what its prompt wants told, then what its kind of text needs. */
export function askedOf({ kind, points, other }: InterviewSubject): readonly Asked[] {
  if (other !== null) return other.asked
  const isDifference = points.some(({ text }) => /\bdifferent/i.test(text))
  const usual = KINDS[kind].asked.filter(({ id }) => !(isDifference && DIFFERS.has(id)))
  return points.length === 0 ? usual : [...points, ...usual.slice(points.length - MOST_QUESTIONS)]
}

/** What is still to be asked: what the prompt says itself is not. */
export const openOf = (subject: InterviewSubject): readonly Asked[] =>
  askedOf(subject).filter(({ id }) => subject.told[id] === undefined)

/** The person tells of themselves, so that "opened in 2014" is theirs. */
const IN_OWN_VOICE: ReadonlySet<string> = new Set(
  'place product service invite notice personal day advice before-after'.split(' '),
)

/** Who did what is told without saying who. */
function voiceOf({ kind, voice, somebody }: InterviewSubject): string | null {
  if (kind === 'portrait') return capitalize(somebody.they === 'they' ? somebody.name : somebody.they)
  return IN_OWN_VOICE.has(kind) ? capitalize(voice) : null
}

/** The answers that say something, in the order of the questions, with what the prompt said itself; none where nothing was answered. */
export function readAnswers(subject: InterviewSubject, given: Readonly<Record<string, string>>): Answer[] {
  const seen = new Set<string>()
  const { form } = KINDS[subject.kind]
  const { other } = subject
  const answers = askedOf(subject).flatMap((asked): Answer[] => {
    const said = given[asked.id] ?? ''
    const lines = cleanLines(said.trim() === '' ? (subject.told[asked.id] ?? '') : said)
    const text = joinLines(lines)
    if (SKIPPED.test(text) || seen.has(text.toLowerCase())) return []
    seen.add(text.toLowerCase())
    if (other !== null) {
      const told = speakOther(said, other.language)
      return told === '' ? [] : [{ asked, text: told, counted: [], size: speechSize(told) }]
    }
    const isCounted = subject.isEnglish && form !== 'told' && /^(?:step|item)\d$/.test(asked.id)
    const counted = isCounted ? piecesOf(lines, form === 'steps') : []
    const [lead, frame] = [fill(asked.lead, subject), fill(asked.frame, subject)]
    const spoken = isCounted
      ? counted.join(' ')
      : speak(text, { lead, frame, voice: voiceOf(subject) }, subject.isEnglish)
    return [{ asked, text: spoken, counted, size: said.trim() === '' ? 0 : speechSize(text) }]
  })
  return answers.some(({ size }) => size > 0) ? answers : []
}

export const sizeOfAnswers = (answers: readonly Answer[]): number =>
  answers.reduce((sum, { text }) => sum + speechSize(text), 0)

const isCounted = ({ counted }: Answer): boolean => counted.length > 0

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
    isToldWhole(subject) ? 1 : request.count,
    answers.length,
    size >= 90 && answers.length >= 4 ? 3 : size >= 50 ? 2 : 1,
  )
  const [first, ...rest] = answers
  const own = answers.reduce((sum, answer) => sum + answer.size, 0)
  if (first === undefined || own < MIN_OWN_WORDS) return []
  // The richest answers open the other ideas: one with a number before a longer one.
  const openers = rest
    // Where nothing is put before it, what ends a film opens none.
    .filter((answer) => !isCounted(answer) && (subject.other === null || answer !== answers.at(-1)))
    .toSorted(
      (a, b) =>
        Number(/\d/.test(b.text)) - Number(/\d/.test(a.text)) || speechSize(b.text) - speechSize(a.text),
    )
  return [first, ...openers]
    .slice(0, most)
    .map((opener, at) => {
      const others = answers.filter((answer) => answer !== opener)
      // A later idea is a shorter one, without what opened the idea before it.
      const told = at === 0 || isCounted(first) ? others : others.filter((answer) => answer !== first)
      return { opener, telling: tell(subject, opener, told, at === 0 ? request.seconds : null) }
    })
    .filter(({ telling }) => telling.words >= MIN_WORDS)
    .map(({ opener, telling }) =>
      subject.other === null
        ? present(subject, opener, telling)
        : presentOther(subject, subject.other, {
            ...telling,
            opening: opener === first ? null : opener.text,
          }),
    )
}

/** The choice of hook, answers and close that comes nearest to a length, and leaves the least out; nothing that is counted is. */
function tell(
  subject: InterviewSubject,
  opener: Answer,
  others: readonly Answer[],
  wished: IdeasRequest['seconds'] | null,
): Telling {
  const hook = subject.isEnglish ? fill(opener.asked.hook, subject) : ''
  const close = subject.isEnglish ? KINDS[subject.kind].close : ''
  // What lasts no longer than was ordered is told whole.
  const isShort = wished !== null && sizeOfAnswers([opener, ...others]) <= WORDS_FOR_SECONDS[wished]
  const [costOfAnswer, costOfHook, costOfClose] =
    isShort || isToldWhole(subject) ? [90, 60, 50] : [2, 0.5, 0.3]
  let best: (Telling & { readonly cost: number }) | null = null
  for (let chosen = 0; chosen < 2 ** (others.length + 2); chosen += 1) {
    const has = (bit: number) => (chosen & (1 << bit)) !== 0
    const kept = others.filter((_, index) => has(index + 2))
    if (others.some((answer) => isCounted(answer) && !kept.includes(answer))) continue
    const parts = [has(0) ? hook : '', ...count(subject, [opener, ...kept]), has(1) ? close : ''].filter(
      (part) => part !== '',
    )
    const script = parts.join(' ')
    if (script.length > SCRIPT_CHARACTERS) continue
    const words = speechSize(script)
    for (const [length, target] of Object.entries(WORDS_FOR_SECONDS)) {
      const seconds = Number(length) as IdeasRequest['seconds'] // the keys of that record
      const far = Math.abs(words - target) / target
      const cost =
        (far > NEAR ? 10 + far * 20 : far) +
        (others.length - kept.length) * costOfAnswer +
        Number(!has(0)) * costOfHook +
        Number(!has(1)) * costOfClose +
        Number(wished !== null && wished !== seconds) * 0.2
      if (best === null || cost < best.cost)
        best = { parts, words, length: far > NEAR ? AS_SCRIPT : seconds, cost }
    }
  }
  const cut = opener.text.slice(0, SCRIPT_CHARACTERS)
  return best ?? { parts: [cut], words: speechSize(cut), length: AS_SCRIPT }
}

/** What is said of each answer: steps and things with their number. */
function count({ kind }: InterviewSubject, answers: readonly Answer[]): readonly string[] {
  const before = KINDS[kind].form === 'steps' ? 'Step' : 'Number'
  const isOne = answers.reduce((sum, { counted }) => sum + counted.length, 0) === 1
  let at = 0
  return answers.flatMap((answer) => {
    if (!isCounted(answer) || isOne) return [answer.text]
    return answer.counted.map((piece) => {
      at += 1
      return `${before} ${numberWord(at)}: ${piece}`
    })
  })
}

function present(subject: InterviewSubject, opener: Answer, { parts, length }: Telling): IdeaDraft {
  const script = parts.join(' ')
  const title = subject.isEnglish ? titleOf(opener, subject) : capitalize(subject.own)
  const first = opener.text
  const tags = tagsOfTopic(subject.own, subject.isEnglish ? KINDS[subject.kind].tags : [])
  return {
    title,
    summary: `In your own words: ${shortenText(first, 160)}`,
    caption: joinCaption(shortenText(first, 180), tags),
    script,
    description: shortenText(parts.slice(1, 4).join(' '), 400) || shortenText(first, 400),
    framework: 'interview',
    sources: [],
    sentences: parts,
    length,
  }
}

const LONGEST_TITLE = 60

function titleOf({ asked: { title }, text }: Answer, subject: InterviewSubject): string {
  if (!subject.isNamed && title.includes('{Own}')) {
    const rest = title.replace(/^\{Own\}(?:: |,? )?/, '')
    return rest === '' || rest.includes('{Own}')
      ? shortenText(text.split(/(?<=[.!?])\s/)[0]?.replace(/[.]$/, '') ?? text, LONGEST_TITLE)
      : titleCase(capitalize(fill(rest, subject)))
  }
  // A clause as a topic ("why I moved to Norway") is the title itself.
  const isClause = /^(?:how|why|what|when|where|is|are|do|does|can|should)\b/i.test(subject.own)
  return titleCase(isClause && title.includes('{Own}') ? capitalize(subject.own) : fill(title, subject))
}

const quoteSide = (side: string | undefined, instead: string): string =>
  side === undefined ? instead : `“${side}”`

/** A question in the prompt's own words, or without them where they make no name. */
export function ask(text: string, subject: InterviewSubject): string {
  // A question is not asked twice: "What happened at the bridge: what happened?"
  if (/^what (?:really )?happened\b/i.test(subject.own))
    return fill(text.replace('{Yours}: what happened,', '{Yours},'), subject)
  if (subject.isNamed) return fill(text, subject)
  const you = ['topic', 'matter'].includes(subject.kind) ? 'this' : 'you'
  const bare = { ...subject, yours: you, own: you, isMany: true }
  return capitalize(fill(text.replace(/^\{(?:Yours|Case)\}: /, ''), bare))
}

/** Puts the prompt's own words in. */
export function fill(text: string, subject: InterviewSubject): string {
  const { yours, own, voice, isShop, sides, somebody } = subject
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
    does: ['portrait', 'message'].includes(subject.kind) ? somebody.does : subject.isMany ? 'do' : 'does',
    they: somebody.they,
    them: somebody.them,
    whom: somebody.name,
    name: somebody.name.replace(/^your\b/, voice === 'we' ? 'our' : 'my'),
    Name: titleCase(somebody.name.replace(/^your\b/, voice === 'we' ? 'our' : 'my')),
    we: voice,
    We: capitalize(voice),
    our: voice === 'we' ? 'our' : 'my',
    us: voice === 'we' ? 'us' : 'me',
    me: voice === 'we' ? 'us' : 'me',
    I: voice,
    myself: voice === 'we' ? 'ourselves' : 'myself',
  }
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => parts[name] ?? whole)
}
