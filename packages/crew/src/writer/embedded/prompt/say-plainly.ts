import { findPack } from '../matching/find-pack.ts'

const DONE = 'built|made|born|formed|discovered|invented|created|founded|found|killed|defeated'
const HOW_DONE = new RegExp(
  String.raw`^how ((?:the |an? )?[\p{L}\p{N}' -]{3,40}?) (was|were|is|are|got) (${DONE})[.?!]*$`,
  'iu',
)
const MADE_SO = /^what (?:made|makes) ([\p{L}' -]{3,40}?) so ([\p{L}-]+)[.?!]*$/iu
const STORY_OF = /^(?:the )?([\p{L}\p{N}' -]{4,40}?)(?:'s)? (?:(?:life|true|real) )?stor(?:y|ies)[.!]*$/iu
/** A warning that says where, and leaves open what: "never do this in Dubai", "if you do this in Bali, you will be fined". */
const WARNING =
  /^(?:(?:please )?(?:never|stop|do not|don'?t)(?: ever)? (?:do|doing) (?:this|these(?: \w+)?) (in|at|on) ([\p{L}' -]{3,30})|if you do (?:this|these(?: \w+)?) (in|at|on) ([\p{L}' -]{3,20}?)(?:,| you)(?= ).*)[.!]*$/iu

/** A prompt in the words in which it is usually asked: "how the pyramids were built" is how they were, and "Apollo 13 story" asks for none to be made up. */
export function sayPlainly(prompt: string): string {
  const [, thing, verb, done] = HOW_DONE.exec(prompt.trim()) ?? []
  if (thing !== undefined) return `how ${verb ?? 'was'} ${thing} ${done ?? ''}`
  const [, who, so] = MADE_SO.exec(prompt.trim()) ?? []
  if (who !== undefined) return `why was ${who} so ${so ?? ''}`
  const [, where, place, other, elsewhere] = WARNING.exec(prompt.trim()) ?? []
  const spot = place ?? elsewhere
  if (spot !== undefined) return `things not to do ${where ?? other ?? 'in'} ${spot}`
  const named = STORY_OF.exec(prompt.trim())?.[1]
  const known = named === undefined ? null : findPack(named)
  const isLived = known?.focus !== null && ['person', 'event'].includes(known?.pack.isName ?? '')
  return named !== undefined && isLived ? `${named} biography` : prompt
}
