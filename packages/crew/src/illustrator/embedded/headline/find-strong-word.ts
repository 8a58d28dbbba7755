import type { Token } from '../../../text/parse-sentence.ts'
import { EMPTY_WORDS } from '../../../text/empty-words.ts'

/** Words that turn a sentence, or leave no doubt. */
const TURNING =
  /^(?:never|nobody|nothing|none|always|stop|dead|alone|free|impossible|wrong|forever|everything|zero|twice|instead|enough|gone|lost|empty|secret|best|worst|biggest)$/
/** Beside the empty words, what carries no picture and no turn. */
const PALE =
  /^(?:going|puts|lets|starts?|started|uses?|used|ways|people|person|probably|actually|same|next|percent|first|last|least|days?|times?|end|years?|minutes?|hours?|weeks?|months?)$/
/** What a strong word is worth: figures before names, names before turns, things before what they are like and what they do. */
const WORTH = { figure: 10, name: 7.4, turn: 7, noun: 5, adjective: 4.4, verb: 4, other: 2.5 } as const
/** The point of a page stands late. */
const LATE = 1.6

/**
 * Which word of a page carries its sense, counted on the page: a figure, a name, a word that turns the sentence, or what it is about.
 * `words`: all that are spoken, `tokens`: the same as read; without these nothing is known of a page, but of a figure.
 */
export function findStrongWord(
  words: readonly string[],
  { from, to }: { readonly from: number; readonly to: number },
  tokens: readonly Token[],
): number | undefined {
  const read = matchTokens(words, tokens)
  let best: { readonly at: number; readonly worth: number } | undefined
  for (let at = from; at < to; at += 1) {
    // "Charity shop": the first half of a name leaves the point to the other.
    const isHalf =
      read[at]?.part === 'noun' && read[at]?.endsClause === false && read[at + 1]?.part === 'noun'
    const own = worthOf(words[at] ?? '', read[at], at === 0)
    const worth = own === 0 ? 0 : own - (isHalf && at + 1 < to ? 1.4 : 0) + (LATE * (at - from)) / (to - from)
    if (worth > 0 && (best === undefined || worth > best.worth)) best = { at: at - from, worth }
  }
  return best?.at
}

function worthOf(word: string, token: Token | undefined, isFirst: boolean): number {
  if (/\p{N}/u.test(word)) return WORTH.figure
  if (token === undefined) return 0
  const { normal, part, isProperName } = token
  if (part === 'number' && normal !== 'one') return WORTH.figure
  if (TURNING.test(normal)) return WORTH.turn
  if (EMPTY_WORDS.has(normal) || PALE.test(normal) || part === 'function') return 0
  if (isProperName && !isFirst && /^\P{L}*\p{Lu}/u.test(word)) return WORTH.name
  const long = Math.min(1, normal.length / 10)
  return long + (part === 'noun' || part === 'adjective' || part === 'verb' ? WORTH[part] : WORTH.other)
}

/** The token of each spoken word, looked for one behind the other. */
function matchTokens(words: readonly string[], tokens: readonly Token[]): (Token | undefined)[] {
  let from = 0
  return words.map((word) => {
    const plain = word.toLowerCase()
    const at = tokens.findIndex(
      ({ text }, index) => index >= from && index < from + 4 && plain.includes(text.toLowerCase()),
    )
    if (at < 0) return undefined
    from = at + 1
    return tokens[at]
  })
}
