import { isSpaceless, splitSentences, splitSpaceless } from '@hookreel/film'
import type { PictureRequest } from '../../illustrator.ts'
import type { Chart } from '../charts/chart.ts'
import { isEnglish } from '../../../text/is-english.ts'
import { findLanguage } from '../../../text/find-language.ts'
import { parseSentence } from '../../../text/parse-sentence.ts'
import { writeDigits } from '../../../text/write-digits.ts'
import { splitSpaced } from '../../../text/split-words.ts'
import { costsOfPageEnds } from '../headline/cost-of-page-ends.ts'
import { findWorldPlace } from '../lexicon/world-places.ts'
import { openStrongPhrases, type Phrase, type StrongPhrase } from '../headline/find-strong-phrase.ts'
import { readParts, type SentencePart } from '../headline/read-parts.ts'
import { findFigure, writeInFigures } from '../headline/set-number.ts'
import { hasBoth, type SceneArt, type ScenePlan, type WordPage } from '../scene-plan.ts'
import { cutIntoPages, endsSentence, lengthOf } from './cut-into-pages.ts'

/**
 * How many letters a page holds: a sentence, as long as it stays legible; beside a drawing there is less room. Pages of a clause (38 letters)
 * were larger, but of 42 stills that a stranger called vague 27 stopped before their point.
 */
const WHOLE = { full: 90, most: 116 }
const BESIDE = { full: 76, most: 100 }
/** A sentence of more pages (some ninety words) keeps its captions: its layers would take the room of a whole film. */
const MAX_PAGES = 16
/**
 * Gives a plan of words its pages: every word that is spoken, in order, parted where a reader would pause; under a chart, too. Where
 * nothing is known but what a person described, nobody says the words. Emoji stay with the captions.
 */
export function planPages(plan: ScenePlan, { narration, description, film }: PictureRequest): ScenePlan {
  if (plan.words.length === 0 || description !== undefined || !isWritable(narration)) return plan
  // Each page that is too long costs more than another one: such a text has more than there may be, however it is cut.
  if (lengthOf(narration) > MAX_PAGES * WHOLE.most) return plan
  const words = splitSpoken(narration)
  const isRead = isEnglish(`${narration} ${film.text}`)
  const parts = isRead ? partsOf(narration) : []
  const tokens = isRead ? parseSentence(narration) : []
  const losses = costsOfPageEnds(words, tokens)
  const said = plan.art?.words === 'speech' ? saidWords(words) : []
  const costs = costsOfEnds(words, endsOf(parts), losses).map((cost, at) =>
    (said[at] ?? false) === (said[at + 1] ?? false) || at === words.length - 1 ? cost : AT_QUOTE,
  )
  const pages = cutIntoPages(words, costs, hasBoth(plan) || plan.chart ? BESIDE : WHOLE)
  if (pages.length > MAX_PAGES) return plan
  const strongOf = openStrongPhrases(words, tokens, { parts, earlier: saidBefore(narration, film) })
  let spoken = 0
  const weighed = pages.map((page): Weighed => {
    const range = { from: spoken, to: spoken + page.length }
    spoken = range.to
    return { page, range, strong: strongOf(range) }
  })
  const resting = findResting(weighed, costs, { plan, said })
  const art = plan.art && isRead && resting ? ofPage(plan.art, resting) : plan.art
  const chart = plan.chart && resting ? countOfPage(plan.chart, resting) : plan.chart
  return {
    ...plan,
    ...(art === undefined ? {} : { art }),
    ...(chart ? { chart } : {}),
    ...(KANA.test(`${narration} ${film.text}`) ? { isJapanese: true } : {}),
    ...(!isRead && findLanguage(`${film.text} ${narration}`) === 'Turkish' ? { isDotted: true } : {}),
    pages: weighed.map((own): WordPage => {
      const { page, range, strong } = own
      const saidOfPage = said.slice(range.from, range.to).filter((one) => one).length
      return {
        words: page,
        ...(strong === undefined ? {} : { strong: { from: strong.from, to: strong.to } }),
        ...(isRead ? { losses: losses.slice(range.from, range.to) } : {}),
        ...(saidOfPage * 2 > page.length ? { isSaid: true } : {}),
        ...(own === resting ? { isResting: true } : {}),
      }
    }),
  }
}

/** A page with its place among the words and what carries it. */
type Weighed = {
  readonly page: readonly string[]
  readonly range: Phrase
  readonly strong: StrongPhrase | undefined
}

/** What was said before this narration: the film's title and its earlier scenes. */
function saidBefore(narration: string, { title, text }: PictureRequest['film']): string {
  const at = text.indexOf(narration)
  return at < 0 ? title : text.slice(0, at)
}

/** What stands beside the page that says most is of that page. */
function ofPage(art: SceneArt, resting: Weighed): SceneArt {
  return withOwnThing(withOwnFigure(art, resting), resting)
}

/** What is named on another page is named in passing: of 31 such drawings a blind count found 13 apt. */
function withOwnThing(art: SceneArt, { page }: Weighed): SceneArt {
  const { named, namedAs, ...others } = art
  if (named === undefined || namedAs === undefined) return art
  return page.join('').toLowerCase().includes(namedAs.toLowerCase()) ? art : others
}

/** The number of the words that are large, with its unit: beside them another one, of a fact in passing, was taken for the point. */
function withOwnFigure({ figure, ...art }: SceneArt, { page, strong }: Weighed): SceneArt {
  if (figure === undefined) return art
  const large = strong ? page.slice(strong.from, strong.to).join('') : ''
  const own = findFigure(parseSentence(large))
  if (own) return { ...art, figure: own.text, ...(own.unit === undefined ? {} : { unit: own.unit }) }
  return { ...art, words: art.words === 'number' ? 'plain' : art.words }
}

/** Of two numbers of a sentence the one that is large, else one of the page that says most: "they guess eighty dollars, but it is over two hundred". */
function countOfPage(chart: Chart, { page, strong }: Weighed): Chart {
  if (chart.kind !== 'counter') return chart
  const large = strong ? page.slice(strong.from, strong.to).join('') : ''
  const isHere = isOn(page.join(''), chart.text)
  const own = writeInFigures(parseSentence(isHere ? large : page.join('')))
  if (own === undefined || (isHere && isOn(large, chart.text))) return chart
  return { ...chart, text: own, label: '' }
}

/** Whether a number stands on a page, in figures or in words. */
function isOn(text: string, number: string): boolean {
  const whole = new RegExp(`(?<![\\d.,])${number.replaceAll(/[.$]/g, '\\$&')}(?!\\d|[.,]\\d)`)
  return whole.test(text) || whole.test(writeDigits(text))
}

/** Which words somebody says: those between marks of quotation. */
function saidWords(words: readonly string[]): boolean[] {
  let isOpen = false
  return words.map((word) => {
    if (/^\(?[“"]/.test(word)) isOpen = true
    const isSaid = isOpen
    if (/[”"][.,!?…;:]*$/.test(word.trimEnd())) isOpen = false
    return isSaid
  })
}

/** What somebody says stands on pages of its own. */
const AT_QUOTE = -1.5

/** Letters that can be set large, and no emoji. */
function isWritable(text: string): boolean {
  return !/\p{Extended_Pictographic}/u.test(text) && !/\p{L}/u.test(text.replaceAll(WRITABLE, ''))
}

const WRITABLE =
  /[A-Za-z\u00aa-\u024fー]|\p{sc=Cyrillic}|\p{sc=Arabic}|\p{sc=Hebrew}|\p{sc=Devanagari}|\p{sc=Hangul}|\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Thai}/gu
const KANA = /[\p{sc=Hiragana}\p{sc=Katakana}]/u

/** The words of a text, each with the space that follows it; marks alone stand with the word before them. */
export function splitSpoken(text: string): string[] {
  return splitSpaced(text)
    .flatMap(partSpaceless)
    .reduce<string[]>((words, piece) => {
      const last = words.at(-1)
      if (last === undefined || /[\p{L}\p{N}]/u.test(piece)) return [...words, piece]
      return [...words.slice(0, -1), last + piece]
    }, [])
}

/** The words of a piece that is written without spaces; the space that follows it stands with the last one. */
function partSpaceless(piece: string): string[] {
  if (!isSpaceless(piece)) return [piece]
  const words = splitSpaceless(piece.trimEnd())
  return words.map((word, at) =>
    at === words.length - 1 ? word + piece.slice(piece.trimEnd().length) : word,
  )
}

/** The parts of a narration, and where they begin and end among its words. */
function partsOf(narration: string): Part[] {
  let count = 0
  return splitSentences(narration)
    .flatMap(readParts)
    .map((part) => {
      const from = count
      count += splitSpoken(part.text).length
      return { ...part, from, to: count }
    })
}

type Part = SentencePart & Phrase

/** Behind how many words a clause ends: not where a list goes on. */
function endsOf(parts: readonly Part[]): ReadonlySet<number> {
  return new Set(parts.flatMap(({ to }, at) => (parts[at + 1]?.isBound ? [] : [to])))
}

/** How ill a page ends behind each word: well behind a sentence or a clause, else by what it tears apart. */
function costsOfEnds(
  words: readonly string[],
  clauses: ReadonlySet<number>,
  losses: readonly number[],
): number[] {
  return losses.map((cost, at) => {
    if (at === words.length - 1) return 0
    if (endsSentence(words, at)) return 0.1
    if (!clauses.has(at + 1)) return cost
    // "Smarter than | when": a clause that is compared with is part of the comparison.
    return cost > TORN ? cost * 0.5 : CLAUSE
  })
}

const CLAUSE = 0.4
/** From here on a page that ends there stops before its point. */
const TORN = 2.5

/** The page with the sentence's news, which is whole: nothing that it needs stands on another. */
function findResting(
  pages: readonly Weighed[],
  costs: readonly number[],
  { plan, said }: { readonly plan: ScenePlan; readonly said: readonly boolean[] },
): Weighed | undefined {
  const weights = pages.map(({ page, range, strong }) => {
    const torn = (costs[range.from - 1] ?? 0) + (costs[range.to - 1] ?? 0)
    return (strong?.worth ?? 0) + weigh(page, plan) + (said[range.to - 1] ? SAID : 0) - torn
  })
  return pages[weights.indexOf(Math.max(...weights))]
}

/** What somebody says weighs more than that they say it. */
const SAID = 6
/** What is drawn, or the number that turns, is named on it. */
const NAMED = 1.8
/** What only stands beside words moves them less. */
const BESIDE_WORDS = 0.5
const THERE = 2.2
/** "And that it healed him": only goes on with what was said. */
const FRAGMENT =
  /^(?:(?:and|or) (?:that (?:i|you|he|she|it|we|they|the|an?|my|your|his|her|our|their)|to|of|which|who|whose)|which|who|whose|(?:but|not) to)\b/
const TORN_OFF = 1.5
/** A page of so many letters says enough by itself. */
const ENOUGH = 40
const SHORT = 1

/** How much a page says besides its strong phrase: it names what is drawn, and is long enough to be understood alone. */
function weigh(page: readonly string[], { named, art, chart }: ScenePlan): number {
  const text = page.join('').toLowerCase()
  const says = (word: string | undefined) => word !== undefined && text.includes(word.toLowerCase())
  const isShown =
    says(named) ||
    // The counter takes the number of the page.
    (chart?.kind === 'counter' && writeInFigures(parseSentence(text)) !== undefined)
  // A map stands beside the words that say where.
  const isThere = art?.words === 'place' && findWorldPlace(parseSentence(page.join(''))) !== undefined
  const beside = says(art?.namedAs) ? BESIDE_WORDS : 0
  return (
    (isShown ? NAMED : isThere ? THERE : beside) -
    (FRAGMENT.test(text) ? TORN_OFF : 0) +
    SHORT * Math.min(1, text.length / ENOUGH)
  )
}
