import { askSearched, askTitle } from './ask-title.ts'
import { lookupTable } from '@hookreel/film'
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

/** Promises what is known of a thing, and holds no view of it: "crows are smarter than you think"; foods "that are older" are a list. */
const THAN_THOUGHT =
  /^(?:why |how )?((?:the |your )?[\p{L}' -]{3,40}?)(?<!\b(?:that|which|who)) (?:is|are) (?:(?:actually|really|way|much|far|even|a lot) )*(?:more \p{L}+|\p{L}+er) than (?:you|we|they|people|most people|everyone|everybody|anyone)(?: ever)? (?:thinks?|thought|knows?|knew|believes?|expects?|imagined?|realizes?)[.!]*$/iu

/** "How come" asks why, in the order of a statement. */
const HOW_COME_IS =
  /^(?:so |ok )?how come ((?:the |a |an |my )?[\p{L}' -]{2,40}?) (is|are|was|were|can|can't|does|do|did|has|have) (.+)$/iu
const HOW_COME = /^(?:so |ok )?how come ((?!(?:is|are|was|were|do|does|did|can)\b)\p{L}.+)$/iu
/** Asks how one thing works, in the order of a statement; "how your memory works" is the name of a topic. */
const HOW_WORKS =
  /^how ((?!your\b|to\b|do\b|does\b|did\b|it\b|this\b|that\b|he\b|she\b)[\p{L}' -]{3,40}?) (?:really |actually )?works[.?!]*$/iu
/** Says what is asked in the order of a statement: "what inflation actually is". */
const WHAT_IT_IS =
  /^(what|who|where) ((?!(?:is|are|was|were|do|does|did|a|an|it|this|that|he|she)\b)\p{L}[\p{L}\p{N}' -]{2,40}?) (?:really |actually |exactly )?(is|are|was|were)[.?!]*$/iu
function askWhy(prompt: string): string | null {
  const [, it, is, what] = HOW_COME_IS.exec(prompt) ?? []
  if (it !== undefined) return `why ${is ?? 'is'} ${it} ${what ?? ''}`
  const [, wh, thing, verb] = WHAT_IT_IS.exec(prompt) ?? []
  if (thing !== undefined) return `${wh ?? 'what'} ${verb ?? 'is'} ${thing}`
  const works = HOW_WORKS.exec(prompt)?.[1]
  if (works !== undefined) return `how does ${works} work`
  const deed = HOW_COME.exec(prompt)?.[1]
  return deed === undefined ? null : `why do ${deed}`
}

/** One thing of it and "other crazy octopus stuff": all of it is asked for. */
const AND_OTHER = /^.{4,90}\band other ((?:[\p{L}'-]+ ){1,3})(?:stuff|facts|things|secrets)[.!]*$/iu
function nameOthers(prompt: string): string | null {
  const words = AND_OTHER.exec(prompt)?.[1]?.trim().split(' ') ?? []
  const named = words.map((_, at) => words.slice(at).join(' ')).find((name) => Boolean(findPack(name)?.focus))
  return named === undefined ? null : `facts about ${named}`
}

/** What a film is called before it says of what it is: "True unsolved mystery: the Dyatlov Pass incident". */
const LABEL =
  /^(?:an? |the |today'?s )?(?:(?:true|real|unsolved|short|mini|quick|creepy|dark|weird|fun|daily|random)[ -])*(?:mystery|mysteries|crime(?: story)?|history|science|psychology|geography|nature|space|documentary|explainer|topic|facts?|lesson|story ?time)\s*(?::|–|—| - )\s*(?=\S)/i
function dropLabel(prompt: string): string {
  const rest = prompt.trim().replace(LABEL, '')
  // A story that is made up needs its "mystery".
  return rest !== prompt.trim() && Boolean(findPack(rest.split(/[.!?\n]/)[0] ?? rest)?.focus) ? rest : prompt
}

/** What people of a time lived on is asked after as a thing. */
const LIVED_IN =
  /^what did (?:people|they|we|humans|everybody) (eat|eat and drink|drink|wear) (?:in|during) (.{4,40}?)[.?!]*$/iu
/** A day that is known by what happened: "the day the Berlin Wall came down" asks how it did. */
const DAY_OF =
  /^(?:the )?day (?:that |when )?((?:the )?[\p{L}\p{N}' -]{3,40}?) (came down|fell|ended|began|started|sank|collapsed|exploded|died|stopped)[.!]*$/iu
const NOW: Readonly<Record<string, string>> = lookupTable({
  ...{ 'came down': 'come down', fell: 'fall', ended: 'end', began: 'begin', started: 'start', sank: 'sink' },
  ...{ collapsed: 'collapse', exploded: 'explode', died: 'die', stopped: 'stop' },
})
function askHowItDid(prompt: string): string | null {
  const [, thing = '', verb = ''] = DAY_OF.exec(prompt) ?? []
  return thing !== '' && findPack(thing)?.focus ? `how did ${thing} ${NOW[verb.toLowerCase()] ?? ''}` : null
}
/** What somebody learned of a thing too late are lessons, and no facts about it. */
const LEARNED_LATE =
  /^(?:things |stuff |\d+ things )?(?:what )?(?:i|you|we) (?:wish|wished) (?:i|you|we|someone|somebody)(?:'d| had)? (?:knew|known|told (?:me|us|you)|learned)(?: (?:at|in my|before|when i was|by)(?: the age of)? [\p{L}\p{N}]{2,9})? about (\p{L}[\p{L} '-]{2,30})[.!]*$/iu
/** Whether a topic has just this name. */
const isNamed = (prompt: string): boolean =>
  findPack(prompt)?.words.includes(prompt.trim().toLowerCase()) === true

/** A prompt in the words in which it is usually asked: "how the pyramids were built" is how they were, and "Apollo 13 story" asks for none to be made up. */
export function sayPlainly(typed: string): string {
  const prompt = dropLabel(typed)
  const why =
    askWhy(prompt.trim()) ??
    nameOthers(prompt.trim()) ??
    askHowItDid(prompt.trim()) ??
    askTitle(prompt.trim()) ??
    (isNamed(prompt) ? null : askSearched(prompt.trim()))
  if (why !== null) return why
  const late = LEARNED_LATE.exec(prompt.trim())?.[1]
  if (late !== undefined) return `${late} lessons`
  const [, did, when] = LIVED_IN.exec(prompt.trim()) ?? []
  if (when !== undefined) return `${did === 'wear' ? 'clothes' : 'food'} in ${when}`
  const [, thing, verb, done] = HOW_DONE.exec(prompt.trim()) ?? []
  if (thing !== undefined) return `how ${verb ?? 'was'} ${thing} ${done ?? ''}`
  const [, who, so] = MADE_SO.exec(prompt.trim()) ?? []
  if (who !== undefined) return `why was ${who} so ${so ?? ''}`
  const [, where, place, other, elsewhere] = WARNING.exec(prompt.trim()) ?? []
  const spot = place ?? elsewhere
  if (spot !== undefined) return `things not to do ${where ?? other ?? 'in'} ${spot}`
  const thought = THAN_THOUGHT.exec(prompt.trim())?.[1]
  if (thought !== undefined && findPack(thought) !== null) return `facts about ${thought}`
  const named = STORY_OF.exec(prompt.trim())?.[1]
  const known = named === undefined ? null : findPack(named)
  const isLived = known?.focus !== null && ['person', 'event'].includes(known?.pack.isName ?? '')
  return named !== undefined && isLived ? `${named} biography` : prompt
}
