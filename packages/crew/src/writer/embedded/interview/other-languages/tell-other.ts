import type { FilmLength } from '@hookreel/film'
import type { IdeaDraft } from '../../../writer.ts'
import { countStopWords, stopWordsOf } from '../../../../text/stop-words.ts'
import { hashtagsFrom, joinCaption } from '../../hashtags.ts'
import { hasCharacters, shortenText } from '../../wording.ts'
import { cleanLines, endLine } from '../answer-lines.ts'
import type { InterviewSubject } from '../read-subject.ts'
import type { OtherAsking, OtherLanguage } from './other-language.ts'

const TOLD_WHOLE: ReadonlySet<string> = new Set(['list', 'how-to', 'story', 'explanation'])
/** Whether all answers are told in the order of their questions: steps, a story or five facts can neither change it nor do without one. */
export const isToldWhole = ({ other, kind }: InterviewSubject): boolean =>
  other !== null && TOLD_WHOLE.has(kind)

/** An answer in another language, as it was given: its lines as sentences. Empty where it says that there is none. */
export function speakOther(said: string, { skipped, stop, tag }: OtherLanguage): string {
  const lines = cleanLines(said)
  if (lines.length === 1 && skipped.test(lines[0] ?? '')) return ''
  return lines.map((line) => beginLine(endLine(line, stop), tag)).join(' ')
}

/** With a capital, whatever signs stand before it. */
const beginLine = (line: string, tag: string): string =>
  line.replace(
    /^([¿¡«»„“”"‘’'(\s]*)(\p{Ll})/u,
    (_, signs: string, letter: string) => `${signs}${letter.toLocaleUpperCase(tag)}`,
  )

type OtherTelling = {
  readonly parts: readonly string[]
  readonly length: FilmLength
  /** The answer that opens a further idea; null for the first one. */
  readonly opening: string | null
}

/** An idea as its answers are: nothing English is put around another language. */
export function presentOther(
  subject: InterviewSubject,
  other: OtherAsking,
  { parts, length, opening }: OtherTelling,
): IdeaDraft {
  const [first = '', ...rest] = parts
  return {
    title: opening === null ? beginLine(nameAsked(subject.own), other.language.tag) : nameOpening(opening),
    summary: shortenText(first, 180),
    caption: joinCaption(shortenText(first, 180), tagsOf(subject.own, other)),
    script: parts.join(' '),
    description: shortenText(rest.slice(0, 3).join(' '), 400) || shortenText(first, 400),
    framework: 'interview',
    sources: [],
    sentences: parts,
    length,
  }
}

/** What a prompt says behind its first sentence is how it shall be told. */
const nameAsked = (own: string): string =>
  /^(?:\S+\s+\S.*?[.!?。।؟])\s/u.exec(own)?.[0].replace(/[.。।]?\s$/u, '') ?? own

const LONGEST_TITLE = 60
/** A further idea is named by what it begins with: the prompt's own words are taken. */
const nameOpening = (opening: string): string =>
  shortenText((opening.split(/(?<=[.!?。।؟])\s/u)[0] ?? opening).replace(/[.。।]$/u, ''), LONGEST_TITLE)

/** Shorter words name hardly anything, where letters are no syllables. */
const SHORTEST_TAG = 4

/** Hashtags of the prompt's own words: none that joins others or asks, and no "my". */
function tagsOf(own: string, { name, language: { own: mine, cues } }: OtherAsking): string[] {
  const small = stopWordsOf(name)
  const least = /\p{sc=Latin}|\p{sc=Cyrillic}/u.test(own) ? SHORTEST_TAG : 2
  const words = own
    // What is left of an article stands before a name: "dell’orrore".
    .replace(/\p{L}+’/gu, ' ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => hasCharacters(word, least) && !/^\d+$/.test(word))
    .filter((word) => !small.has(word.toLowerCase()) && mine?.test(word) !== true)
    .filter((word) => !cues.explanation.test(word) && countStopWords(word).hits[0]?.count === 0)
  return hashtagsFrom([...words.slice(0, 3), 'shorts', 'reels'])
}
