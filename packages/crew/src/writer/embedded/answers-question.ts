import { tellingWords } from '../../researcher/find-subject.ts'
import type { Fact } from './fact.ts'
import type { PackMatch } from './pack-match.ts'
import { NEUTRAL_WORDS } from './prompt/neutral-words.ts'

const ASKS =
  /^(?:so |ok |and |but )?(why|how come|how (?!to\b)(?:does|do|did|is|are|was|were|can|could|far|fast|long|many|much|deep|big|old|tall|high|heavy|wide|often)?|what (?:causes?|makes?|happens?|would happen|if))\b/i
/** How something comes about is asked with any of these. */
const COMES_ABOUT =
  /^(?:work|form|happen|occur|start|begin|made|make|come|made|arise|really|actually|even|exactly|get|so|real)$/
/** Of what is asked beside the name of the thing, so much must be in the question that a fact answers. */
const SHARED = 0.5

/**
 * The facts that answer what a prompt asks, by the questions that they are the answers to; null for a prompt that asks
 * nothing. What is merely known of the same thing answers no question.
 */
export function factsAnswering(prompt: string, { pack, focus }: PackMatch): readonly Fact[] | null {
  const asked = readQuestion(prompt)
  if (asked === null) return null
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
      ? answered.kind === asked.kind
      : shared / Math.max(1, wanted.length) >= SHARED
  })
}

function readQuestion(text: string): { readonly kind: string; readonly words: readonly string[] } | null {
  const begin = ASKS.exec(text.trim())?.[1]?.toLowerCase()
  if (begin === undefined) return null
  const words = tellingWords(text).filter((word) => !NEUTRAL_WORDS.has(word) && !COMES_ABOUT.test(word))
  // "How fast did it sink" says nothing of why it did.
  const kind = MEASURE.test(begin) ? 'measure' : begin === 'how come' ? 'why' : (begin.split(' ')[0] ?? '')
  return { kind, words }
}

const MEASURE = /^how (?:far|fast|long|many|much|deep|big|old|tall|high|heavy|wide|often)/
const STEM = 4
const isSameStem = (one: string, other: string): boolean =>
  one === other ||
  (one.length >= STEM && other.length >= STEM && one.slice(0, STEM + 1) === other.slice(0, STEM + 1))
