import { splitSentences } from '@hookreel/film'
import type { PictureRequest } from '../../illustrator.ts'
import { isEnglish } from '../../../text/is-english.ts'
import { breakClause } from '../headline/break-clause.ts'
import { finish } from '../headline/choose-clause.ts'
import { readParts } from '../headline/read-parts.ts'
import { parseSentence } from '../../../text/parse-sentence.ts'
import { readNarration } from './read-narration.ts'
import { setWords } from '../headline/set-words.ts'
import { splitWords } from '../../../text/split-words.ts'
import type { ScenePlan, WordPage } from '../scene-plan.ts'

const MAX_PAGES = 4
const MAX_BREATHS = 5
const SMALL_WORD = 3
/** What is shorter than this is no page of its own. */
const MIN_PART = 14
/** Where the grammar is not known, so much fits a page. */
const WHOLE_PAGE = 34
/** So much of a sentence fits a page; a longer one is parted between its clauses. */
const FULL_PAGE = 80

/**
 * Gives a plan of words a page for each sentence that is spoken in its scene, so that what stands there is what is said. Charts, calls and
 * scenes of one sentence keep their words.
 */
export function planPages(plan: ScenePlan, { narration, film }: PictureRequest): ScenePlan {
  if (plan.chart || plan.sign || plan.words.length === 0) return plan
  const isEnglishScene = isEnglish(`${narration} ${film.text}`)
  const sentences = splitParts(narration, isEnglishScene)
  // Where the grammar is not known, no phrase can be chosen from a sentence: all of it is set, a breath at a time.
  const parts = isEnglishScene ? sentences : sentences.flatMap(splitBreaths)
  if (parts.length < 2) return plan
  const { named } = plan
  // Where nothing is drawn, the picture stands still with what says most.
  const resting = parts.find((part) => named !== undefined && part.includes(named)) ?? longestOf(parts)
  const pages = parts.map((part): WordPage => ({
    words: wordsOf(part, isEnglishScene),
    opens: part.split(' ').slice(0, 3).join(' '),
    ...(part === resting ? { isResting: true } : {}),
  }))
  const filled = pages.filter(({ words }) => words.length > 0)
  if (filled.length < 2) return plan
  return { ...plan, pages: filled.slice(0, isEnglishScene ? MAX_PAGES : MAX_BREATHS) }
}

function longestOf(parts: readonly string[]): string | undefined {
  return parts.toSorted((a, b) => weight(b) - weight(a))[0]
}

function weight(part: string): number {
  return part.length * (part.endsWith('?') ? 0.6 : 1)
}

function splitParts(narration: string, isGrammared: boolean): string[] {
  const sentences = splitSentences(narration).reduce(joinShort, [])
  const parts = isGrammared ? sentences.flatMap(splitLong) : sentences
  return parts.length > MAX_PAGES ? sentences : parts
}

/** "Stop.", "Three:" and the like stand with what follows them. */
function joinShort(joined: readonly string[], sentence: string): string[] {
  const before = joined.at(-1)
  if (before === undefined || Math.min(before.length, sentence.length) >= MIN_PART)
    return [...joined, sentence]
  return [...joined.slice(0, -1), `${before} ${sentence}`]
}

/** The pages of a sentence: as many of its clauses on each as fit. */
function splitLong(sentence: string): string[] {
  if (sentence.length <= FULL_PAGE) return [sentence]
  return readParts(sentence)
    .map(({ text }) => text)
    .reduce<string[]>((pages, part) => {
      const last = pages.at(-1)
      const joined = last === undefined ? part : `${last} ${part}`
      return joined.length <= FULL_PAGE || Math.min(part.length, last?.length ?? 0) < MIN_PART
        ? [...pages.slice(0, -1), joined]
        : [...pages, part]
    }, [])
}

/** Halves, and halves of those, until each fits a page; rather before a small word ("y", "en", "und") than behind one. */
function splitBreaths(part: string): string[] {
  if (part.length <= WHOLE_PAGE || !part.includes(' ')) return [part]
  const costs = [...part.matchAll(/ /g)].map(({ index }) => {
    const before = index - part.lastIndexOf(' ', index - 1) - 1
    const after = `${part} `.indexOf(' ', index + 1) - index - 1
    const small = (after <= SMALL_WORD ? -3 : 0) + (before <= SMALL_WORD ? 8 : 0)
    return { index, cost: Math.abs(index - part.length / 2) + small }
  })
  const at = costs.toSorted((a, b) => a.cost - b.cost)[0]?.index ?? part.length
  return [part.slice(0, at), part.slice(at + 1)].flatMap(splitBreaths)
}

function wordsOf(part: string, isEnglishScene: boolean): string[] {
  const said = isEnglishScene ? readNarration(part) : { text: part, call: null }
  if (said.call) return [...said.call.words]
  const whole = said.text.replace(/[.,;:!…。、，]+["'”’)]?$/u, '')
  if (!isEnglishScene) return whole.includes(' ') ? breakClause(whole) : setWords(part, splitWords(part))
  return said.text.length <= FULL_PAGE
    ? breakClause(finish(said.text))
    : setWords(said.text, parseSentence(said.text))
}
