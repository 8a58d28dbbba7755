import { capitalize } from '@hookreel/film'
import type { IdeaDraft, WrittenSeconds } from '../writer.ts'

export { capitalize }

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const ORDINALS = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const SMALL_WORDS = new Set('a an and as at but by da de for in of on or the to von'.split(' '))

/** A count as it is spoken: "five"; digits above twelve. */
export const numberWord = (count: number): string => NUMBER_WORDS[count] ?? String(count)

/** A place as it is spoken: "third"; digits above ten. */
export const ordinalWord = (place: number): string => ORDINALS[place] ?? `${place}th`

/** "a, b and c". */
export const listInWords = (things: readonly string[]): string =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} and ${things.at(-1) ?? ''}`

/** English title case: small words stay small inside. */
export function titleCase(text: string): string {
  return text
    .split(' ')
    .map((word, index) =>
      index > 0 && SMALL_WORDS.has(word.toLowerCase())
        ? word
        : word.replace(/^(["“]?)(.+)$/su, (_, quote: string, rest: string) => quote + capitalize(rest)),
    )
    .join(' ')
}

const BLANK = /\s+/
const SPOKEN = /[\p{L}\p{N}]/u
/** Of each ASCII character: 1 parts words, 2 is spoken, 0 is neither. */
const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code)
  return SPOKEN.test(character) ? 2 : BLANK.test(character) ? 1 : 0
})

/**
 * How many words a voice would speak: runs between blanks that hold a letter or a digit. A thousand ways to tell a script are
 * counted for each idea: without a list of words it takes a third of the time.
 */
export function countWords(text: string): number {
  let [count, isCounted] = [0, false]
  for (let at = 0; at < text.length; at += 1) {
    const kind = KINDS[text.charCodeAt(at)]
    if (kind === undefined) return text.split(BLANK).filter((word) => SPOKEN.test(word)).length
    if (kind === 1) isCounted = false
    else if (kind === 2 && !isCounted) {
      count += 1
      isCounted = true
    }
  }
  return count
}

/** Fewer words are no film. */
const SHORTEST_WORDS = 15

/** So many of the ways to tell something as are wanted, without those that say too little; null where none is left. */
export function longEnough(ways: readonly (IdeaDraft | null)[], count: number): IdeaDraft[] | null {
  const ideas = ways
    .filter((idea) => idea !== null)
    .filter(({ script }) => countWords(script) >= SHORTEST_WORDS)
    .slice(0, count)
  return ideas.length === 0 ? null : ideas
}

/** Words of narration that fill a length at about 150 to 160 words a minute. */
export const WORDS_FOR_SECONDS = {
  ...{ 15: 37, 30: 75, 45: 112, 60: 150 },
  ...{ 75: 187, 90: 225, 120: 300, 180: 450 },
} as const

/** How many words a script shall have: as the prompt orders it, else as many as fill the length. */
export const wantedWords = ({
  words,
  seconds,
}: {
  readonly words?: number
  readonly seconds: WrittenSeconds
}): number => words ?? WORDS_FOR_SECONDS[seconds]

/** A script that is so much longer or shorter than wanted is told in the time that it needs. */
const FAR = 0.12

/** Whether a script misses the length that is wanted. */
export const isFarFrom = (script: string, request: Parameters<typeof wantedWords>[0]): boolean =>
  Math.abs(countWords(script) / wantedWords(request) - 1) > FAR

/** The first sentence of a script, or all of one without an end. */
export const firstSentence = (script: string): string => /^.*?[.!?](?=\s|$)/u.exec(script)?.[0] ?? script

const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * The first characters of a text as people count them, in any script. No more of it is read: where nothing stands between words, a
 * sentence may be a whole book.
 */
export function takeCharacters(text: string, count: number): string[] {
  const taken: string[] = []
  for (const { segment } of GRAPHEMES.segment(text)) {
    if (taken.length === count) break
    taken.push(segment)
  }
  return taken
}

/** Whether a text has at least so many of them. */
export const hasCharacters = (text: string, count: number): boolean =>
  text.length >= count && takeCharacters(text, count).length === count

/** A title takes so many words of a prompt; more are a sentence, which stands in no title. */
const LONGEST_IN_TITLE = 10

/** Whom something is for, and nothing that it is about. */
const NAMES_NOBODY =
  /^(?:(?:all )?(?:people|those|someone|somebody|anyone|everyone|girls|guys|men|women|folks)(?: (?:like (?:me|us|you)|out there))?|me|us|you)$/i

/** A story's title with what it is about, where that is short enough to be one: "Page Nine: The Night Nurse". */
export function titleAbout(title: string, about: string): string {
  const named =
    about
      .trim()
      .split(/[,.;:!?]/)[0]
      ?.replace(/[\s<>=+&/|-]+$/u, '')
      .trim() ?? ''
  // Whom it is for is no part of what it is called, and a question ends a title.
  if (/[?!]$/.test(title) || NAMES_NOBODY.test(named)) return title
  // "It Is Not Too Late: It Is Never Too Late to Start Over" says one thing twice.
  if (named.toLowerCase().includes(title.toLowerCase().split(' ').slice(-2).join(' ')))
    return titleCase(capitalize(named))
  return named === '' || countWords(named) > LONGEST_IN_TITLE
    ? title
    : `${title}: ${titleCase(capitalize(named))}`
}

const LONGEST_HOOK = 9
/** The title of another idea of the same words, so that three of them can be told apart: its opening line in front, where that is short. */
export function titleApart(title: string, hook: string, at: number): string {
  if (at === 0) return title
  const opening = titleCase(capitalize(firstSentence(hook).replace(/[.!]$/, '')))
  return countWords(opening) > LONGEST_HOOK
    ? `${title}, Take ${at + 1}`
    : `${opening}${opening.endsWith('?') ? '' : ':'} ${title}`
}

/** Cuts at a word's end, or the first word where it is longer than there is room; Intl.Segmenter knows where words end in every script. */
export function shortenText(text: string, most: number): string {
  if (text.length <= most) return text
  let short = ''
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)) {
    if (short.length + segment.length > most - 3) break
    short += segment
  }
  const cut = short.trim() || takeCharacters(text, most - 3).join('')
  return `${cut}...`
}

const MAX_TITLE = 120
const MAX_SUMMARY = 300
const MAX_DESCRIPTION = 400

/** An idea whose texts have room where they stand: lists show two lines of a summary, networks cut longer titles. */
export const fitTexts = (idea: IdeaDraft): IdeaDraft => ({
  ...idea,
  title: shortenText(idea.title, MAX_TITLE),
  summary: shortenText(idea.summary, MAX_SUMMARY),
  description: shortenText(idea.description, MAX_DESCRIPTION),
})

const LONGEST_OPENING = 36
/** The end of an opening line that is too long for a title: "Turn off the light." */
export const endOfOpening = (text: string): string =>
  text.length <= LONGEST_OPENING ? text : (text.split(/(?<=[.!?])\s+/u).at(-1) ?? text)
