import { nlp } from '../../../text/english.ts'
import { isInstructive, wordsOfFact, type Pack } from '../known/fact.ts'
import { asksForAll, isDelicate, isForWhom, readAsking, restricts } from './read-asking.ts'
import { says } from './words.ts'

/** A prompt that is cut in two: what may be known, and what is said of it besides. */
export type PromptPart = {
  readonly core: string
  readonly besides: string
  /** Where it was cut: at a sign ("tie a tie, 3 steps") or before a word ("tie a tie for a wedding"). */
  readonly at: 'sign' | 'word'
}

const SIGNS = /\s*[,;:(?!.–—-]+(?=\s|$)\s*|\s*\(\s*/gu
const WORDS =
  /\s+(?=(?:and|but|who|when|while|because|for|from|in|during|after|before|until|at|on|with|without|using|if|so|like|what|how|why|which|where)\s)/giu
/** A core of one word says too little of what is meant. */
const SHORTEST_CORE = /\p{L}{3}/u
/** Whatever a person types, its topic stands before one of the first so many places. */
const MAX_CUTS = 30

/** The ways to cut a prompt so that something is left out behind, the longest core first. */
export function cutPrompt(told: string): PromptPart[] {
  const text = told.trim().replace(/[.!?\s]+$/, '')
  const cuts = ([SIGNS, WORDS] as const).flatMap((pattern, index) =>
    [...text.matchAll(pattern)].map((found) => ({
      core: text.slice(0, found.index),
      besides: text
        .slice(found.index + found[0].length)
        .replace(/\)/g, '')
        .trim(),
      at: index === 0 ? ('sign' as const) : ('word' as const),
    })),
  )
  return cuts
    .filter(({ core, besides }) => SHORTEST_CORE.test(core) && besides !== '')
    .toSorted((one, other) => other.core.length - one.core.length)
    .slice(-MAX_CUTS)
}

const WITHOUT = /^(?:but )?without (?:using |having |any |an? |the |your |my )*([\p{L}-]+(?: [\p{L}-]+)?)$/iu
/** What is in food under many names, and what has to be done in another way. */
const UNDER_OTHER_NAMES =
  /\b(?:eggs?|milk|dairy|gluten|sugar|butter|oil|meat|nuts?|flour|yeast|salt|alcohol|oven|fridge|electricity|money|experience|degree|pain|medicine|medication|doctor|surgery|insurance|help)\b/i

/** The thing that a prompt wants to do without, where none of the steps needs it by its name; null for anything else. */
export function leavesAlone(besides: string, pack: Pack): string | null {
  const thing = isInstructive(pack) ? WITHOUT.exec(besides.trim())?.[1] : undefined
  if (thing === undefined || UNDER_OTHER_NAMES.test(thing)) return null
  const words = thing.split(' ')
  return pack.facts.map(wordsOfFact).some((told) => words.some((word) => says(told, word))) ? null : thing
}

/** Asks or tells of something else, which is no qualifier of what stands before it. */
const ASKS_ELSE =
  /\b(?:what|how|why|who|whom|where|does it|is it|do they|are they|stor(?:y|ies)|wrong|truth|mistakes?|benefits?|timeline)\b/i
/** What may follow a question that is answered without it. */
const BESIDE_QUESTION =
  /^(?:for (?:a |one |\d+ )?(?:days?|weeks?|months?|years?)|in (?:a |one |\d+ )?(?:days?|weeks?|months?|years?))\b/i

/** Whether what is known would mislead without this: a restriction, a second person's own, or somebody for whom something else is right. */
export const changesTruth = (said: string, pack: Pack): boolean =>
  restricts(said) ||
  pack.unit.one === 'habit' ||
  /\b(?:my|our)\b(?! (?:class|students|pupils|channel|audience|followers|viewers|page))/i.test(said) ||
  (isInstructive(pack) && isDelicate(said))

/**
 * Whether what is known of the core may be told, with a word on what is left out. A restriction or a listener that changes
 * what is right may not be left out, nor what makes the thing another: "glass in cars".
 */
export function mayLeaveOut({ core, besides, at }: PromptPart, pack: Pack): boolean {
  // Habits of everybody are none of those who are good with money.
  if (restricts(besides) || pack.unit.one === 'habit') return false
  const isTip = isInstructive(pack)
  if (isDelicate(besides) && (isTip || at === 'word')) return false
  if (isForWhom(besides)) return true
  // How it is done elsewhere may be another way.
  if (
    isTip &&
    (/ \p{Lu}/u.test(` ${besides}`) || nlp(besides).match('(#Demonym|#Country|#City|#Region)').found)
  )
    return false
  const isQuestion = !asksForAll(readAsking(core))
  if (ASKS_ELSE.test(besides) && !isQuestion) return false
  if (at === 'sign') return true
  if (isQuestion) return BESIDE_QUESTION.test(besides)
  return isTip || pack.isName === 'person' || pack.isName === 'event'
}
