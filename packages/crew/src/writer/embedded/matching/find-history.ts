import { findPack } from './find-pack.ts'
import type { PackMatch } from './pack-match.ts'

/** "History of the Eiffel Tower", "the story behind Coca-Cola", "chess history". */
const ASKED =
  /^(?:the |a )?(?:short |brief |quick |full |whole |complete )?(?:history|origins?) (?:of|behind) (.+)$|^(?:the )?(?:true |real )?stor(?:y|ies) behind (.+)$|^(.+?) (?:history|origins?|origin story)$|^how (?:did )?(.+?) (?:started|began|begin|came to be|was (?:founded|born))$/iu
/** Tells of a time that is gone. */
const PAST =
  /\b(?:(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen) (?:hundred|oh|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)|two thousand|centur(?:y|ies)|years ago|before Christ)\b/i
/** Asks how a thing began: without it, other dates of it are no history. */
const BEGINS =
  /\b(?:begin|began|start|started|invent(?:ed|s)?|c[oa]me from|built|build|founded|found|born|origin\w*|oldest|how old|first)\b|^who (?:made|makes|designed|created|discovered)\b/i
/** Says no more than the question itself. */
const ASKS = /^(?:who|what|when|where|how|is|was|were|are|do|does|did|the|an?|of|for|by|from|name)$/
const FEWEST = 2

/** What is known of a thing's past, where only that is asked for; null where too little is. */
export function findHistory(text: string): PackMatch | null {
  const about = ASKED.exec(text.trim().replace(/[.!?]+$/, ''))
    ?.slice(1)
    .find((part) => part !== undefined)
  const match = about === undefined ? null : findPack(about)
  if (match === null || match.focus === null || match.pack.unit.one === 'tip') return null
  const { focus, pack } = match
  const facts = pack.facts.filter(
    ({ subject, short, long, why }) => subject === focus.id && PAST.test([short, long, ...why].join(' ')),
  )
  // Who invented the tea bag is no beginning of tea.
  const named = focus.name.toLowerCase().split(/[\s-]+/)
  const isOfItself = (question: string) =>
    question
      .toLowerCase()
      .replace(BEGINS, ' ')
      .split(/[^\p{L}']+/u)
      .every((word) => word === '' || ASKS.test(word) || BEGINS.test(word) || named.includes(word))
  const own = facts.filter(({ question }) => BEGINS.test(question) && isOfItself(question))
  // What is told behind a thing may be any of its past, its beginnings first.
  const beginnings = facts.filter(({ question }) => BEGINS.test(question))
  const isBehind = /\bstor(?:y|ies) behind\b/i.test(text)
  const answers = own.length > 0 || !isBehind ? own : beginnings.length > 0 ? beginnings : facts
  if (facts.length < FEWEST || answers.length === 0) return null
  return {
    ...match,
    answers,
    pack: {
      ...pack,
      facts,
      myths: [],
      words: [...pack.words, 'history', 'origin', 'story', 'behind', 'started'],
    },
  }
}
