import type { Token } from '../../../text/parse-sentence.ts'

/** What a named thing does in its clause. */
export type Role = 'doer' | 'done to' | 'said to be' | 'placed' | 'compared'

const PREPOSITION =
  /^(?:of|in|on|at|from|to|with|by|for|through|under|into|onto|across|before|after|without|between|near|over|behind|inside|outside|around|against|about|upon|within|during|along|toward|towards|beside|beneath|below|above|like)$/
const CONJUNCTION =
  /^(?:and|or|but|so|because|when|while|until|if|that|which|who|whose|where|than|although|though|since|unless|whether|how|why|what)$/
export const COPULA = /^(?:is|are|was|were|be|been|being|becomes?|became|am|remains?)$/
/** "Most of your atoms", "a cup of coffee": behind these, "of" leads to the thing itself. */
const MEASURE =
  /^(?:most|all|some|half|one|many|none|number|kind|piece|pieces|cup|bowl|glass|pile|group|third|quarter|part|parts|each|both|pair|type|types|herd|pack|bag|set|sets|trail|row|stack|bunch|handful|dozen|slice|drop|drops|bottle|bit|rest|percent|thousands|millions|hundreds|dozens|lots|plenty|species|picture|photo|story|map)$/
/** "The size of a closet": what something is measured by. */
const SIZE =
  /^(?:size|sizes|weight|height|length|width|depth|shape|speed|price|equivalent|strength|thickness|diameter)$/
const DETERMINER = /^(?:the|an?|your|my|our|their|its|his|her|every|no|each|this|that|these|those)$/

/** What a thing does in its clause, by the first telling word before it. */
export function findRole(tokens: readonly Token[], at: number): Role {
  for (let back = at - 1; back >= 0; back -= 1) {
    const word = tokens[back]
    if (!word || word.endsClause) return 'doer'
    // "In 1970 a cup of coffee": what stands before an article, and is no verb or preposition, is another thing.
    if (DETERMINER.test(tokens[back + 1]?.normal ?? '') && (word.part === 'noun' || word.part === 'number'))
      return 'doer'
    if (/^(?:like|than|as)$/.test(word.normal)) return 'compared'
    if (word.normal === 'of' && SIZE.test(tokens[back - 1]?.normal ?? '')) return 'compared'
    if (word.normal === 'of' && tokens[back - 1]?.normal === 'those') continue
    if (word.normal === 'of' && MEASURE.test(tokens[back - 1]?.normal ?? '')) continue
    if (PREPOSITION.test(word.normal)) return 'placed'
    if (COPULA.test(word.normal)) return tokens[back - 1]?.normal === 'there' ? 'doer' : 'said to be'
    if (word.part === 'verb') return 'done to'
    if (CONJUNCTION.test(word.normal) && !/^(?:and|or)$/.test(word.normal)) return 'doer'
  }
  return 'doer'
}
