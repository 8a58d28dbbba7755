import { bondBetween, endsInAbbreviation, splitSentences, textWidth } from '@hookreel/film'
import type { PictureRequest } from '../../illustrator.ts'
import { isEnglish } from '../../../text/is-english.ts'
import { findLanguage } from '../../../text/find-language.ts'
import { parseSentence } from '../../../text/parse-sentence.ts'
import { splitSpaced } from '../../../text/split-words.ts'
import { CLOSES } from '../headline/break-clause.ts'
import { findStrongWord } from '../headline/find-strong-word.ts'
import { readParts } from '../headline/read-parts.ts'
import { hasBoth, type ScenePlan, type WordPage } from '../scene-plan.ts'

/** How many letters a page holds: about two and a half seconds of speech; beside a drawing there is less room. */
const WHOLE = { full: 34, most: 64 }
const BESIDE = { full: 26, most: 44 }
/** A sentence of more pages (some ninety words) keeps its captions: its layers would take the room of a whole film. */
const MAX_PAGES = 16
/** What is shorter is hardly read before it goes. */
const LEAST = 14

/**
 * Gives a plan of words its pages: every word that is spoken, in order, parted where a reader would pause. Charts show their figures
 * instead, and a picture that a person described shows what they wrote, which nobody says. What is not parted by spaces stays with
 * the captions, which have letters of every script.
 */
export function planPages(plan: ScenePlan, { narration, description, film }: PictureRequest): ScenePlan {
  if (plan.chart || plan.words.length === 0 || description !== undefined || !isWritable(narration))
    return plan
  const words = splitSpoken(narration)
  const isRead = isEnglish(`${narration} ${film.text}`)
  const clauses = isRead ? endsOfClauses(narration) : new Set<number>()
  const pages = cutIntoPages(words, clauses, hasBoth(plan) ? BESIDE : WHOLE)
  if (pages.length > MAX_PAGES) return plan
  const resting = pages.toSorted((a, b) => weigh(b, plan) - weigh(a, plan))[0]
  const tokens = isRead ? parseSentence(narration) : []
  let spoken = 0
  return {
    ...plan,
    ...(!isRead && findLanguage(`${film.text} ${narration}`) === 'Turkish' ? { isDotted: true } : {}),
    pages: pages.map((page): WordPage => {
      const strong = findStrongWord(words, { from: spoken, to: spoken + page.length }, tokens)
      spoken += page.length
      return {
        words: page,
        ...(strong === undefined ? {} : { strong }),
        ...(page === resting ? { isResting: true } : {}),
      }
    }),
  }
}

/** Letters that can be set large and whose words are parted by spaces; and no emoji. */
function isWritable(text: string): boolean {
  return !/\p{Extended_Pictographic}/u.test(text) && !/\p{L}/u.test(text.replaceAll(WRITABLE, ''))
}

const WRITABLE =
  /[A-Za-z\u00aa-\u024f]|\p{sc=Cyrillic}|\p{sc=Arabic}|\p{sc=Hebrew}|\p{sc=Devanagari}|\p{sc=Hangul}/gu

/** The words of a text, each with the space that follows it; marks alone stand with the word before them. */
export function splitSpoken(text: string): string[] {
  return splitSpaced(text).reduce<string[]>((words, piece) => {
    const last = words.at(-1)
    if (last === undefined || /[\p{L}\p{N}]/u.test(piece)) return [...words, piece]
    return [...words.slice(0, -1), last + piece]
  }, [])
}

/** Behind how many words a clause ends. */
function endsOfClauses(narration: string): ReadonlySet<number> {
  const ends = new Set<number>()
  let count = 0
  for (const { text } of splitSentences(narration).flatMap(readParts)) {
    count += splitSpoken(text).length
    ends.add(count)
  }
  return ends
}

/** The pages whose costs sum up to the least (dynamic programming over their ends). */
function cutIntoPages(
  words: readonly string[],
  clauses: ReadonlySet<number>,
  size: typeof WHOLE,
): string[][] {
  const ends: { cost: number; from: number }[] = [{ cost: 0, from: 0 }]
  for (let end = 1; end <= words.length; end += 1) {
    let best = { cost: Infinity, from: end - 1 }
    for (let from = end - 1; from >= 0; from -= 1) {
      const page = words.slice(from, end)
      const length = textWidth(page.join('').trimEnd())
      if (length > 2 * size.most && page.length > 1) break
      const cost = (ends[from]?.cost ?? 0) + costOfPage(page, length, size) + costOfEnd(words, end, clauses)
      if (cost < best.cost) best = { cost, from }
    }
    ends.push(best)
  }
  const pages: string[][] = []
  for (let end = words.length; end > 0; end = ends[end]?.from ?? 0)
    pages.unshift(words.slice(ends[end]?.from ?? 0, end))
  return pages
}

function costOfPage(page: readonly string[], length: number, { full, most }: typeof WHOLE): number {
  const inner = page.slice(0, -1).filter((word) => endsSentence(word)).length
  const short = length < LEAST ? 1.6 : 0
  const over = length > most ? 4 + (length - most) / 4 : 0
  return ((length - full) / full) ** 2 * 2 + inner * 0.5 + short + over
}

/** How ill a page ends behind so many words: well behind a sentence or a clause, and never between "the" and its noun. */
function costOfEnd(words: readonly string[], end: number, clauses: ReadonlySet<number>): number {
  const [before, after] = [words[end - 1]?.trimEnd() ?? '', words[end]?.trimEnd()]
  if (after === undefined) return 0
  if (endsSentence(before)) return 0.1
  const bond = bondBetween(before, after)
  if (clauses.has(end) || bond === 0) return 0.4
  if (CLOSES.test(after) || isObject(after, words[end + 1]?.trimEnd())) return bond + 1.5
  return bond + (VERB.test(after) ? 0.7 : OPENING.test(after) && bond <= 1 ? -0.3 : 0)
}

/** What a subject does stands on its page: "Mary Anderson | was riding" asks who. */
const VERB = /^(?:is|are|was|were|has|have|had|will|would|can|could|should|must|may|might|do|does|did)$/
/** A page begins well with where, how and until when. */
const OPENING = /^(?:in|on|at|to|for|from|with|by|into|through|across|without|than|because|until|like)$/

/** "Told her | it would": whom it is told, and not what is hers. */
function isObject(word: string, next: string | undefined): boolean {
  return (
    word === 'her' &&
    (next === undefined || /^(?:it|that|the|an?|to|and|he|she|they|how|what|why)$/.test(next))
  )
}

function endsSentence(word: string): boolean {
  const bare = word.trimEnd()
  return /[.!?…。！？؟।]["'”’)\]]*$/u.test(bare) && !endsInAbbreviation(bare)
}

/** How much a page says of what the scene is about: it names what is drawn, or has the words that a card would have. */
function weigh(page: readonly string[], { named, words }: ScenePlan): number {
  const text = page.join('').toLowerCase()
  const card = words.join(' ').toLowerCase().split(/\s+/)
  const shared = card.filter((word) => word.length > 3 && text.includes(word)).length
  return (named !== undefined && text.includes(named.toLowerCase()) ? 100 : 0) + shared + text.length / 1000
}
