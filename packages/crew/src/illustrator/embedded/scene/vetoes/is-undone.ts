import { lookupTable } from '@hookreel/film'
import type { Token } from '../../../../text/parse-sentence.ts'
import type { Candidate } from '../../lexicon/find-subjects.ts'
import type { ThingEvent } from '../../lexicon/events.ts'
import type { Happening } from '../find-event.ts'

/** "No bus", "without a map": what is not there. */
const ABSENT = /^(?:no|without|zero|neither|nor|lacks?|lacked|missing)$/
/** "Little money", "few trees": next to none. "A little", "the few" are some, and a little house is small. */
const SCARCE = /^(?:little|few)$/
const SOME = /^(?:an?|the|this|that|these|those|my|your|his|her|its|our|their|every|one|no|quite|very)$/
const DENIED = /^(?:not|never)$/
const COPULA = /^(?:is|are|was|were|be|been)$/
/** Between that and its thing. Not "just" and "only": what is not only a castle is one. */
const LITTLE = /^(?:an?|the|any|single|real|one|even|your|my|his|her|their|our|its)$/
/** What is done to a thing that is whole no longer. */
const DESTROYS = new Set(
  `destroy demolish flatten wreck ruin level raze bulldoze erase crush smash shatter dismantle scrap sink swallow devour steal lose abandon
  topple`.split(/\s+/),
)
/** "Swept two houses away", "tore it down": only with their second half. */
const DESTROYS_WITH: Readonly<Record<string, RegExp>> = lookupTable({
  sweep: /^(?:away|off)$/,
  wash: /^(?:away|off)$/,
  tear: /^(?:down|apart)$/,
  pull: /^(?:down|apart)$/,
  knock: /^(?:down|over)$/,
  burn: /^down$/,
  throw: /^(?:away|out)$/,
  carry: /^(?:away|off)$/,
  blow: /^(?:up|away)$/,
})
/** What is destroyed on screen is to be seen. */
const SHOWN = new Set<ThingEvent>(['break', 'split', 'vanish', 'burn', 'explode', 'sink', 'leave', 'fall'])
/** Words that may stand between what is done and the thing. */
const FAR = 4

type CandidateWithEvent = Candidate & { readonly happening: Happening | null }

/**
 * Whether the sentence takes away what a drawing would show whole: it says that the thing is not there, sets something else above it, or
 * destroys it and nothing on screen does.
 */
export function isUndone(candidate: CandidateWithEvent, tokens: readonly Token[]): boolean {
  return (
    isAbsent(candidate, tokens) ||
    isScarce(candidate, tokens) ||
    isOutdone(candidate, tokens) ||
    isDestroyed(candidate, tokens)
  )
}

function isAbsent({ at }: Candidate, tokens: readonly Token[]): boolean {
  let back = at - 1
  while (
    back >= 0 &&
    !tokens[back]?.endsClause &&
    (isLittle(tokens[back]) || tokens[back]?.part === 'adjective')
  )
    back -= 1
  const [word, before] = [tokens[back], tokens[back - 1]]
  if (!word || word.endsClause) return false
  if (ABSENT.test(word.normal)) return true
  // "It is not a fish", "it isn't a fish".
  return (DENIED.test(word.normal) && COPULA.test(before?.normal ?? '')) || isDeniedCopula(word)
}

function isScarce({ at, length }: Candidate, tokens: readonly Token[]): boolean {
  const [thing, word] = [tokens[at + length - 1], tokens[at - 1]]
  if (!word || word.endsClause || !SCARCE.test(word.normal)) return false
  const isFew = word.normal === 'few'
  const isMany = thing !== undefined && thing.root !== thing.normal
  return isFew === isMany && !SOME.test(tokens[at - 2]?.normal ?? '')
}

function isLittle(token: Token | undefined): boolean {
  return LITTLE.test(token?.normal ?? '')
}

function isDeniedCopula({ normal }: Token): boolean {
  return /^(?:is|are|was|were)n['’]t$/.test(normal)
}

/** "Nothing is better than coffee": what nothing is set above is what the sentence is about. */
const NOBODY = /^(?:nothing|nobody|none|no)$/

/** "Dogs beat us, but humans are better than dogs": the sentence is about what is set above it. */
function isOutdone({ at, length }: Candidate, tokens: readonly Token[]): boolean {
  if (tokens.some(({ normal }) => NOBODY.test(normal))) return false
  const root = tokens[at + length - 1]?.root
  return tokens.some(
    (token, index) =>
      token.root === root &&
      (tokens[index - 1]?.normal === 'than' ||
        (tokens[index - 2]?.normal === 'than' && isLittle(tokens[index - 1]))),
  )
}

function isDestroyed({ at, length, happening }: CandidateWithEvent, tokens: readonly Token[]): boolean {
  if (SHOWN.has(happening?.event ?? 'appear')) return false
  for (let back = at - 1; back >= 0 && back >= at - FAR; back -= 1) {
    const word = tokens[back]
    if (!word || word.endsClause) return false
    if (DESTROYS.has(word.root) && word.part === 'verb') return true
    const half = DESTROYS_WITH[word.root]
    if (half) return tokens.slice(back + 1, at + length + 2).some(({ normal }) => half.test(normal))
  }
  return false
}
