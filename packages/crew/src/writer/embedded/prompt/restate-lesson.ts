import { pattern } from '../../../text/pattern.ts'

/** What somebody wants to teach: the topic as anyone asks for it, and the thing that it shall be shown with. */
export type Lesson = { readonly prompt: string; readonly tool: string | null }

const AGE = String.raw`\d{1,2}[ -]?(?:yr|yrs|year|years)?[- ]?(?:olds?)?`
const LEARNERS = String.raw`(?:(?:my|our|the|an?|your|some|little|young|small) )*(?:${AGE} )?(?:${AGE}|kids?|child(?:ren)?|toddlers?|preschoolers?|kindergart(?:en|n)(?:ers?| kids| children)?|(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth)[- ]graders?|class(?:es)?(?: of (?:${AGE}|\p{L}+))?|students?|pupils|grand(?:child|children|kids?|son|daughter)|sons?|daughters?|niece|nephew|twins|teens?|teenagers|beginners|parents|grandma|grandpa|mom|mum|dad|mother|father|grandmother|grandfather|girlfriend|boyfriend|wife|husband|boss|friends?|adults|seniors|(?:old|older|elderly|young) people)(?: (?:in|at) (?:my|our|the|a) \p{L}+)?(?: who [\p{L}' ]{3,40})?`
const HOW = String.raw`^(?:so |ok |please |can you |could you )*(?:how (?:to|do i|do you|do we|can i|would you|should i|would i) )?`
const TOOL = String.raw`(?:,? (?:with|using|by using|through) ((?:an?|the|some|my|his|her)? ?[\p{L} -]{3,45}?))?`
const END = String.raw`(?=$|[,.;!?])`
/** "Explain fractions to an 8 year old with pizza". */
const THING_FIRST = pattern(
  String.raw`${HOW}(?:explain(?:ing)?(?: me| us)?(?: please)?|describ(?:e|ing)|teach(?:ing)?|show(?:ing)?) (?!to\b)([\p{L}' -]{3,60}?),? (?:but )?(?:to|for) (${LEARNERS})${TOOL}${END}`,
)
/** "Teach kids what a verb is with a football game". */
const LEARNERS_FIRST = pattern(
  String.raw`${HOW}(?:explain(?:ing)?(?: to)?|teach(?:ing)?|show(?:ing)?) (${LEARNERS}) (?:about |how |that )?([\p{L}' -]{3,60}?)${TOOL}${END}`,
)
/** "What a verb is" as it is asked. */
const WHAT_IT_IS = /^what (?:an?|the) ([\p{L}' -]+?) (?:is|are)$/iu

/** A lesson as the topic that is taught, for those who are taught; null for any other prompt. What is ordered behind it stays. */
export function restateLesson(prompt: string): Lesson | null {
  const first = THING_FIRST.exec(prompt)
  const other = first === null ? LEARNERS_FIRST.exec(prompt) : null
  const met = first ?? other
  if (met === null) return null
  const [thing, whom] = first === null ? [met[2], met[1]] : [met[1], met[2]]
  if (thing === undefined || whom === undefined) return null
  const asked = thing.replace(WHAT_IT_IS, (_, name: string) => `what is ${name}`)
  return {
    prompt: `${asked}, for ${whom}${prompt.slice(met.index + met[0].length)}`,
    tool: met[3]?.trim() ?? null,
  }
}
