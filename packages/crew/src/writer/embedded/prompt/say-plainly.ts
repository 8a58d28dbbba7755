import { findPack } from '../matching/find-pack.ts'

const DONE = 'built|made|born|formed|discovered|invented|created|founded|found|killed|defeated'
const HOW_DONE = new RegExp(
  String.raw`^how ((?:the |an? )?[\p{L}\p{N}' -]{3,40}?) (was|were|is|are|got) (${DONE})[.?!]*$`,
  'iu',
)
const MADE_SO = /^what (?:made|makes) ([\p{L}' -]{3,40}?) so ([\p{L}-]+)[.?!]*$/iu
const STORY_OF = /^(?:the )?([\p{L}\p{N}' -]{4,40}?)(?:'s)? (?:(?:life|true|real) )?stor(?:y|ies)[.!]*$/iu

/** A prompt in the words in which it is usually asked: "how the pyramids were built" is how they were, and "Apollo 13 story" asks for none to be made up. */
export function sayPlainly(prompt: string): string {
  const [, thing, verb, done] = HOW_DONE.exec(prompt.trim()) ?? []
  if (thing !== undefined) return `how ${verb ?? 'was'} ${thing} ${done ?? ''}`
  const [, who, so] = MADE_SO.exec(prompt.trim()) ?? []
  if (who !== undefined) return `why was ${who} so ${so ?? ''}`
  const named = STORY_OF.exec(prompt.trim())?.[1]
  const known = named === undefined ? null : findPack(named)
  const isLived = known?.focus !== null && ['person', 'event'].includes(known?.pack.isName ?? '')
  return named !== undefined && isLived ? `${named} biography` : prompt
}
