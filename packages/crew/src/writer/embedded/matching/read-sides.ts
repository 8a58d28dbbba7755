const LEAD =
  /^(?:so |ok )?(?:explain |compare )?(?:(?:who|what|which)(?:'s| one)?(?: (?:would|will|is|are))?(?: (?:win|stronger|faster|bigger|better|smarter|older))*(?: in a fight)?[:,]?\s+|whats )?(?:the )?(?:(?:main |real |biggest )?differences? between |comparison (?:of|between) )?/i
const TAIL =
  /[\s,:;-]+(?:(?:what(?:'s| is|s)|whats)(?: the)? difference|(?:which|who)\b|differences?\b|explained\b|in a fight\b|compared$|comparison\b).*$/i
const BETWEEN = /\s*(?:,\s*(?:and|or)\s|,|\/|\s(?:vs\.?|versus|and|or|compared (?:to|with)|against)\s)\s*/iu
/** What is said of them besides: "kayak vs canoe for a beginner". */
const BESIDES = /\s(?:for|in|when|which|if|on|at|to|what|so|because)\s.*$/iu
/** "Going to the office every day" is one thing to do, and all of it. */
const isDoing = (side: string): boolean => /^\p{L}{2,}ing\s/u.test(side)
const MAX_WORDS = 4
const MAX_WORDS_DOING = 6
/** Whether a side is named in few enough words; more are half a sentence. */
export const isShort = (side: string): boolean =>
  side.split(/\s+/).length <= (isDoing(side) ? MAX_WORDS_DOING : MAX_WORDS)
const MOST = 5

/** Whether a prompt sets things side by side, or asks how they differ. */
export const compares = (told: string): boolean =>
  /\b(?:differences?|vs\.?|versus|comparison|compared? (?:to|with))\b|^compare\b/i.test(told)

/** Two of one thing, which is named before: "jollof rice, nigeria vs ghana". */
const OF_ONE = /^([^,:]{3,30})[,:] ([^,:]{2,24}) (?:vs\.?|versus) ([^,:]{2,24})$/iu
/** Behind two that are set against each other: how they shall be told. */
const BEHIND_TWO = /^([^,;.]{2,60}? (?:vs\.?|versus) [^,;.]{2,40})[,;.]\s+(?!.*\b(?:vs\.?|versus)\b).*$/isu

/** The things that stand side by side in a prompt, without what leads to them and what is said of them besides. */
export function splitSides(told: string): readonly string[] {
  const text = told
    .trim()
    .replace(/[?!.\s]+$/, '')
    .replace(BEHIND_TWO, '$1')
  const [, of, one, other] = OF_ONE.exec(text) ?? []
  if (of !== undefined && !compares(of)) return [`${one ?? ''} ${of}`, `${other ?? ''} ${of}`]
  const sides = text
    .replace(LEAD, '')
    .replace(TAIL, '')
    .split(BETWEEN)
    .map((side) =>
      side
        .replace(isDoing(side) ? '' : BESIDES, '')
        .replace(/^(?:an?|the)\s+/i, '')
        .trim(),
    )
    .filter((side) => side !== '')
  const isWhole = sides.length >= 2 && sides.length <= MOST
  return isWhole && sides.every(isShort) ? sides : []
}

/**
 * The things that a prompt sets side by side, as it names them: "jam and marmalade" of "difference between jam and marmalade",
 * also three or more that are listed to be explained. None where it compares nothing.
 */
export function readSides(told: string): readonly string[] {
  const text = told.trim().replace(/[?!.\s]+$/, '')
  if (/^(?:why|how|when|where|who|is|are|do|does|should|can)\b/i.test(text)) return []
  const isList = /\bexplained\b/i.test(text) && /[,/]/.test(text)
  return compares(text) || isList ? splitSides(text) : []
}
