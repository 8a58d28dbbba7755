import { breakWords, type Known } from '../../headline/break-clause.ts'

/** The words of a page, line by line. */
export type Lines = readonly (readonly string[])[]

/** Lines of small words only ("from your", "of a") stay small between the strong ones. */
export const SMALL_LINE =
  /^(?:(?:of|the|an?|your|my|our|his|her|its|their|in|on|to|from|for|with|and|or|as|is|are|was|were)(?:\s+|$))+$/i

/** Words that never carry a line's weight, however long they are. */
export const FILLER =
  /^(?:(?:it|that|there|here|what|who|how|he|she|they|we|you|i|let)['’](?:s|re|ve|ll|d|m)|(?:do|does|did|is|are|was|were|has|have|had|could|would|should)n['’]t|till|between|since|during|under|over|across|again|through|around|behind|toward|towards|without|within|among|another|whose|whom|already|really|actually|almost|maybe|very|such|some|many|much|both|each|either|same|once|upon|still|away|might|must|shall|make|makes|gets|instead|whether|though|although|yourself|themselves|itself|have|has|had|been|being|will|would|can|could|should|does|that|this|these|those|there|their|your|with|from|into|than|then|about|because|every|more|most|something|somebody|someone|anything|things?|which|when|what|while|where|until|before|after|others?|they|them|it|you|me|us|him|her|who|how|percent|like|just|also|even|says?|said|goes|keeps?)$/i
/** The ways to break a page into lines: around its strong phrase, so that nothing else is as large but who does it, or evenly where nothing is strong. */
export function waysToBreak(words: readonly string[], most: number, { strong, losses }: Known): Lines[] {
  const even = Array.from({ length: Math.min(most, words.length) }, (_, at) =>
    breakWords(words, at + 1, { strong, losses }),
  )
  if (strong === undefined) return even
  const partsOf = (from: number, to: number): Lines[] =>
    breakPart(words.slice(from, to), most, losses?.slice(from, to))
  const start = strong.from === 1 && WHO.test(words[0]?.trim() ?? '') ? 0 : strong.from
  const [leads, tails] = [partsOf(0, start), partsOf(strong.to, words.length)]
  const around = partsOf(strong.from, strong.to).flatMap(([first = [], ...rest]) => {
    const middle = [[...words.slice(start, strong.from), ...first], ...rest]
    return leads.flatMap((lead) => tails.map((tail): Lines => [...lead, ...middle, ...tail]))
  })
  const ways = around.filter((lines) => lines.length <= most)
  return ways.length > 0 ? ways : even
}

/** A page's first word that would be a line of one letter or two: it stands with what is done. */
const WHO = /^(?:I|he|she|we|you|it|they)$/i

/** A part of a page in one line up to as many as it can have; nothing in none. */
function breakPart(words: readonly string[], most: number, losses: Known['losses']): Lines[] {
  if (words.length === 0) return [[]]
  const count = Math.min(most, words.length)
  return Array.from({ length: count }, (_, at) => breakWords(words, at + 1, { losses }))
}

/** Whether a line has small words alone. */
export function isSmallLine(text: string): boolean {
  return text
    .split(/[^\p{L}\p{M}\p{N}'’]+/u)
    .every((word) => SMALL_LINE.test(word) || FILLER.test(word) || word === '')
}

/** A small word has no line of its own. */
export function isLone(line: readonly string[]): boolean {
  return line.length === 1 && isSmallLine(line[0]?.trimEnd() ?? '')
}
