import type { Fact } from '../known/fact.ts'
import { findPack } from './find-pack.ts'
import type { PackMatch } from './pack-match.ts'
import { foldedWords } from './words.ts'

/** "History of the Eiffel Tower", "the story behind Coca-Cola", "the story of the telephone", "chess history". */
const OF_PAST =
  /^(?:the |a )?(?:short |brief |quick |full |whole |complete |true |real )?(?:history (?:of|behind)|stor(?:y|ies) (?:behind|of (?!an?\b|two\b|three\b|some\b|my\b|our\b|how\b))) ?(.+)$|^(.+?) history$/iu
/** "The origin of tea", "how chess began": nothing but its beginning answers. */
const OF_BEGINNING =
  /^(?:the )?origins? (?:of|behind) (.+)$|^(.+?) (?:origins?|origin story)$|^how (?:did )?(.+?) (?:started|began|begin|came to be|was (?:founded|born))$/iu
/** Tells of a time that is gone. */
const PAST =
  /\b(?:(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen) (?:hundred|oh|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)|two thousand|centur(?:y|ies)|years ago|before Christ)\b/i
/** Asks how a thing began: without it, other dates of it are no history. */
const BEGINS =
  /\b(?:begin|began|start|started|invent(?:ed|s)?|c[oa]me from|built|build|founded|found|born|origin\w*|oldest|how old|first)\b|^who (?:made|makes|designed|created|discovered)\b/i
/** Asks for what was. */
const WAS = /\b(?:was|were|did|had)\b/i
const FEWEST = 2

/** What is known of a thing's past, where only that is asked for; null where too little is. */
export function findHistory(text: string): PackMatch | null {
  const asked = text.trim().replace(/[.!?]+$/, '')
  const begins = OF_BEGINNING.exec(asked)
  const about = (begins ?? OF_PAST.exec(asked))?.slice(1).find((part) => part !== undefined)
  const match = about === undefined ? null : findPack(about)
  if (match === null || match.focus === null || match.pack.unit.one === 'tip') return null
  const { focus, pack } = match
  const isDated = ({ short, long, why }: Fact) => PAST.test([short, long, ...why].join(' '))
  const all = pack.facts.filter(({ subject }) => subject === focus.id)
  const dated = all.filter(isDated)
  // Who invented the tea bag is no beginning of tea.
  const named = new Set(foldedWords(focus.name))
  const isOfItself = (question: string) =>
    foldedWords(question.replace(BEGINS, ' ')).every((word) => named.has(word) || word === 'name')
  const own = dated.filter(({ question }) => BEGINS.test(question) && isOfItself(question))
  const past = [
    ...dated,
    ...all.filter((fact) => !isDated(fact) && (BEGINS.test(fact.question) || WAS.test(fact.question))),
  ]
  if (past.length < FEWEST || (own.length === 0 && begins !== null)) return null
  return {
    ...match,
    ...(own.length > 0 && { answers: own }),
    pack: {
      ...pack,
      facts: own.length > 0 ? dated : past,
      myths: [],
      words: [...pack.words, 'history', 'origin', 'story', 'behind', 'started'],
    },
  }
}
