import type { Token } from './parse-sentence.ts'

/** Names of places that take a common noun along: "Grand Canyon", "Mount Everest". */
export const PLACE_NAME =
  /^(?:mount|lake|cape|planet|great|grand|north|south|east|west|new|the|old|red|black|dead|pacific|atlantic)$/
export const PLACE_NOUN =
  /^(?:canyon|ocean|sea|river|desert|island|islands|mountain|mountains|bridge|castle|tower|telescope|nebula|galaxy|station|volcano|cave|reef|forest|lighthouse|house|shark|whale|planet|bear|wolf|tree|technique|method|effect|rule|principle|law|theory|project|award|prize|university|institute|spot|belt|war|cup|age|lane|street|road|avenue|square|park|hall|station|airport|museum|church|cathedral|club|company|records?|league|court|act|house|hotel|school)$/

/** Whether the two words from here on name a place rather than a person. */
export function isPlaceName(tokens: readonly Token[], at: number): boolean {
  return PLACE_NAME.test(tokens[at]?.normal ?? '') || PLACE_NOUN.test(tokens[at + 1]?.normal ?? '')
}
