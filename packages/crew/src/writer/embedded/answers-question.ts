import { tellingWords } from '../../researcher/find-subject.ts'
import type { Fact } from './fact.ts'
import type { PackMatch } from './pack-match.ts'
import { NEUTRAL_WORDS } from './prompt/neutral-words.ts'

const ASKS =
  /^(?:so |ok |and |but )?(why|how come|how (?!to\b)(?:does|do|did|is|are|was|were|can|could|far|fast|long|many|much|deep|big|old|tall|high|heavy|wide|often)|what (?:causes?|caused|makes?|happens?|would happen|if|(?:is|are|was|were) the (?:main |real |true )?(?:causes?|reasons?)))\b/i
/** How something comes about is asked with any of these. */
const COMES_ABOUT =
  /^(?:caused|work|form|formed|happen|occur|start|begin|made|make|come|arise|really|actually|even|exactly|get|so|real)$/
/** Of what is asked beside the name of the thing, so much must be in the question that a fact answers. */
const SHARED = 0.5

/**
 * The facts that answer what a prompt asks, by the questions that they are the answers to; null for a prompt that asks
 * nothing. What is merely known of the same thing answers no question.
 */
export function factsAnswering(prompt: string, { pack, focus, answers }: PackMatch): readonly Fact[] | null {
  if (answers !== undefined) return answers
  const asked = readQuestion(prompt)
  // "How do I change a tire" asks for all the steps.
  if (asked === null || pack.unit.one === 'tip') return null
  // The name alone: "purr" is a word of cats, and all that is asked of them.
  const topic = tellingWords(`${pack.name} ${focus?.name ?? ''}`)
  const beside = (words: readonly string[]) => [
    ...new Set(words.filter((word) => !topic.some((name) => isSameStem(name, word)))),
  ]
  const wanted = beside(asked.words)
  return pack.facts.filter(({ question }) => {
    const answered = readQuestion(question)
    if (answered === null || (answered.kind === 'measure') !== (asked.kind === 'measure')) return false
    const told = beside(answered.words)
    const shared = wanted.filter((word) => told.some((other) => isSameStem(word, other))).length
    // "Why do cats purr" is answered by how they do; a bare "how does it work" by nothing else.
    return wanted.length === 0 && told.length === 0
      ? answered.kind === asked.kind || (COMES_FROM.has(asked.kind) && COMES_FROM.has(answered.kind))
      : shared / Math.max(1, wanted.length) >= SHARED
  })
}

/** The facts whose question a prompt asks in the same words: "who was Nikola Tesla". They come first, and others may follow. */
export function factsAsked(prompt: string, { pack }: PackMatch): readonly Fact[] {
  if (!ASKED.test(prompt.trim())) return []
  const wanted = [...new Set(tellingWords(prompt))]
  return pack.facts.filter(({ question }) => {
    const told = new Set(tellingWords(question))
    return told.size === wanted.length && wanted.every((word) => told.has(word))
  })
}

const ASKED = /^(?:who|what|when|where|which|is|are|was|were|can|do|does|did)\b/i

function readQuestion(text: string): { readonly kind: string; readonly words: readonly string[] } | null {
  const begin = ASKS.exec(text.trim())?.[1]?.toLowerCase()
  if (begin === undefined) return null
  // A digit is part of a name that is told in words: "world war 1".
  const words = tellingWords(text).filter(
    (word) => !NEUTRAL_WORDS.has(word) && !COMES_ABOUT.test(word) && !/\d/.test(word),
  )
  // "How fast did it sink" says nothing of why it did.
  const kind = MEASURE.test(begin) ? 'measure' : CAUSE.test(begin) ? 'why' : (begin.split(' ')[0] ?? '')
  return { kind, words }
}

/** "What causes tides" asks why there are tides. */
const CAUSE = /^(?:how come|what (?:causes?|caused|makes?|(?:is|are|was|were) the .+))$/
const MEASURE = /^how (?:far|fast|long|many|much|deep|big|old|tall|high|heavy|wide|often)/
/** "Why is there lightning" is answered by how it works. */
const COMES_FROM = new Set(['why', 'how'])
const STEM = 4
const isSameStem = (one: string, other: string): boolean =>
  one === other ||
  (one.length >= STEM && other.length >= STEM && one.slice(0, STEM + 1) === other.slice(0, STEM + 1))
