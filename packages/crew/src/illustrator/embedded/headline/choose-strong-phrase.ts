import { chooseClause } from './choose-clause.ts'
import { chooseNounPhrase } from './choose-noun-phrase.ts'
import { breakLines, choosePhrase } from './choose-phrase.ts'
import { chooseSentence } from './choose-sentence.ts'
import { EMPTY_WORDS } from '../../../text/empty-words.ts'
import type { Token } from '../../../text/parse-sentence.ts'

/** Whole sayings whose words are empty one by one and strong together. */
const SAYINGS =
  /\b(nobody knows why|no one knows why|nobody knows|no one knows|nobody is sure|nobody expected|never seen again|nobody noticed|nobody asked|without a trace|no answer)\b/i

/** What of a sentence is set large where no number, quote or list is: a saying, a clause, else the strongest of its words. */
export function chooseStrongPhrase(narration: string, tokens: readonly Token[]): string[] {
  const saying = SAYINGS.exec(narration)?.[1]
  if (saying !== undefined) return saying.split(/ (?=\S+$)/)
  const joint = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(narration)
    ? ''
    : ' '
  const isGrammared = tokens.some(({ part }) => part !== 'other')
  const clause = isGrammared
    ? (chooseClause(narration) ??
      askedOf(narration) ??
      chooseClause(narration, true) ??
      chooseSentence(narration) ??
      chooseNounPhrase(tokens) ??
      doerOf(tokens))
    : null
  if (clause !== null) return clause
  const phrase = choosePhrase(tokens, joint)
  const lines = phrase.length > 0 ? phrase : [plainestWord(tokens) ?? narration.trim()]
  if (!narration.trim().endsWith('?')) return lines
  return lines.map((line, index) => (index === lines.length - 1 ? `${line}?` : line))
}

/** Who or what a sentence is about, in two to five words before its verb: "your liver", "only one in a thousand". */
function doerOf(tokens: readonly Token[]): string[] | null {
  const verb = tokens.findIndex(
    ({ part, normal }) => part === 'verb' || /^(?:will|can|is|are|was|were|has|have|had)$/.test(normal),
  )
  const doer = tokens.slice(0, verb)
  if (
    doer.length < 2 ||
    doer.length > 5 ||
    doer.at(-1)?.part !== 'noun' ||
    doer.some(({ endsClause }) => endsClause)
  )
    return null
  if (/^(?:if|when|what|who|how|as|because|it|there|this|that)$/.test(doer[0]?.normal ?? '')) return null
  return breakLines(doer)
}

/** A long question in its own first words: "How fast?", "Which country?", "Why?". */
function askedOf(narration: string): string[] | null {
  const question =
    /^(?:so |and |but )?((?:how (?:many|much) \p{L}+|how \p{L}+(?= (?:is|are|was|were|do|does|did|can|could|would|will)\b)|which \p{L}+|whose \p{L}+|why|how|who|where|when))\b[^.!]*\?$/iu.exec(
      narration.trim(),
    )?.[1]
  if (question === undefined) return null
  const asked = `${question.charAt(0).toUpperCase()}${question.slice(1)}?`
  return asked.split(/ (?=\S+$)/)
}

/** Nothing carries weight ("What would you do?"): then the one who is asked, or the last word that is not empty. */
function plainestWord(tokens: readonly Token[]): string | undefined {
  const asks = tokens.length <= 5
  const you = asks ? tokens.find((token) => token.normal === 'you') : undefined
  return (you ?? tokens.findLast((token) => !EMPTY_WORDS.has(token.normal)) ?? tokens.at(-1))?.text
}
