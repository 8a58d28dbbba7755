import nlp from 'compromise'
import { wordsOfFact, type Pack, type Subject } from './fact.ts'
import { PACKS } from './facts/packs.ts'
import { NEUTRAL_WORDS } from './prompt-words.ts'
import { wordPatterns } from './weigh-nearness.ts'

/** What a prompt is about: a pack, and the one subject of it that is meant. */
export type PackMatch = { readonly pack: Pack; readonly focus: Subject | null }

/** A question asks after a thing that is told; "how to" asks for instructions. */
const QUESTION = /^(?:why|how(?! to)|what|when|where|who|do|does|did|can|is|are)\b/i

/**
 * The pack that is meant: every content word of the prompt belongs to it ("space heater" does not), or the prompt is a
 * question about one subject, whose other words one fact about it holds ("how do octopuses change color").
 */
export function findPack(text: string): PackMatch | null {
  const plain = ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}' -]+/gu, ' ')
    .replace(/\s+/g, ' ')} `
  let best: { match: PackMatch; covered: number } | null = null
  for (const pack of PACKS) {
    const entries = [
      ...pack.words.map((words) => ({ words, subject: null as Subject | null })),
      ...pack.subjects.flatMap((subject) =>
        subject.words.map((words) => ({ words, subject: subject as Subject | null })),
      ),
    ].toSorted((a, b) => b.words.length - a.words.length)
    let rest = plain
    const met: (Subject | null)[] = []
    for (const { words, subject } of entries) {
      if (!rest.includes(` ${words} `)) continue
      rest = rest.replaceAll(` ${words} `, ' | ')
      met.push(subject)
    }
    if (met.length === 0) continue
    const focus = focusOf(met)
    const strange = findStrangeWords(rest)
    if (strange.length > 0 && !(QUESTION.test(text) && focus !== null && isTold(pack, focus, strange)))
      continue
    const covered = plain.length - rest.length
    if (best === null || covered > best.covered) best = { match: { pack, focus }, covered }
  }
  return best?.match ?? null
}

/** One subject alone is a focus. "Morning habits" names two: the first that is not the broad "habits" counts. */
function focusOf(met: readonly (Subject | null)[]): Subject | null {
  const subjects = [...new Set(met.filter((subject) => subject !== null))]
  const narrow = subjects.filter(({ id }) => id !== 'habits')
  if (subjects.length === 1 && narrow.length === 0) return met.includes(null) ? null : (subjects[0] ?? null)
  return narrow.length === 1 ? (narrow[0] ?? null) : null
}

/** Whether one fact about the subject holds all of these words. */
function isTold(pack: Pack, { id }: Subject, words: readonly string[]): boolean {
  const stems = wordPatterns(words)
  return pack.facts.some((fact) => fact.subject === id && stems.every((stem) => stem.test(wordsOfFact(fact))))
}

/** Whether the text holds a word that does not just ask for a video: "dead" turns the sea into another topic. */
export const hasStrangeWord = (rest: string): boolean => findStrangeWords(rest).length > 0

function findStrangeWords(rest: string): string[] {
  const words = rest.match(/[\p{L}'-]+/gu) ?? []
  return words.filter((word) => !NEUTRAL_WORDS.has(word) && !NEUTRAL_WORDS.has(rootOf(word)))
}

/** "Explaining" and "improves" ask for a video as "explain" and "improve" do. */
const rootOf = (word: string): string => nlp(word).compute('root').text('root').trim()
