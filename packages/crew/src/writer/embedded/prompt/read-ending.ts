import { pattern } from '../../../text/pattern.ts'
import { nlp } from '../../../text/english.ts'
import { CALL } from '../enhance/parts-of-script.ts'
import type { EndingKind } from '../improve/wish.ts'
import { capitalize } from '../wording.ts'
import type { Ending, Taken } from './orders.ts'

/** What a prompt orders of a script's two ends. */
export type Ends = { readonly ending: Ending | null; readonly opensWithQuestion: boolean }

const AND = String.raw`(?:^|[,;.!?]\s*|\s)(?:and |then |also |please |but |it should |it must |make sure (?:it|to) )*`
const END_VERB = String.raw`(?:ends?|ending|finish(?:es)?|close|closing|conclude|wrap up)`
const THEM = String.raw`(?:them|people|viewers|everyone|everybody|followers|my followers|the audience|the viewers?|watchers|listeners|fans|subscribers)`

/** "End with 'follow for more'": these words. */
const QUOTED = pattern(
  String.raw`${AND}(?:${END_VERB} (?:it |the video |the script )?(?:with|on|by saying)|(?:cta|call to action|last (?:line|words?)|ending)(?: is)?:?) ?(?:the (?:words?|line|sentence) )?(?:["“«]([^"”»]{3,120})["”»]|(?<!\p{L})'([^']{3,120}|[^']{1,60}'\p{L}[^']{1,60})'(?!\p{L}))`,
)
/** "End with follow for more": words that call somebody to something. */
const PLAIN = pattern(
  String.raw`${AND}${END_VERB} (?:it |the video |the script )?(?:with|on|by saying) (?!an?\b|the\b|one\b)(\p{L}(?:[^,;.!?"“]|\.(?=\p{L})){4,80})`,
)
const QUESTION = pattern(
  String.raw`${AND}(?:${END_VERB} (?:it |the video |the script )?(?:with|on|by asking)|(?:with )?(?:a hook and )?(?=an? question (?:at|in) the end)) ?(?:an?|the|one) (?:[\p{L}]+ )?question(?: (?:for|to|about) [^,;.!?]{2,40}?)?(?: (?:at|in) the end)?(?=$|[,;.!?])`,
)
const CALL_TO = pattern(
  String.raw`${AND}(?:(?:${END_VERB}|with|add|include) (?:it |the video )?(?:with )?)?(?:an? |the )?(?:[\p{L}]+ )?(?:call to action|cta|call to (?!action)(\p{L}+))(?: (?:to|for) ([^,;.!?]{3,60}))?(?: at the end)?(?=$|[,;.!?])`,
)
const ASK = pattern(
  String.raw`(?<!\b(?:don'?t|not|never|to))${AND}(?:ask|tell|invite|remind|get|urge|encourage)(?:ing)? ${THEM} to ([^,;.!?]{3,80})`,
)
/** "End by asking them which fact they liked most": a question, told as they would ask it. */
const ASKING = pattern(
  String.raw`${AND}${END_VERB} (?:it |the video |the script )?(?:with|by|on) asking (?:${THEM} |my (?:[\p{L}]+ ){1,2})?((?:which|what|who|where|how|if|whether)\b[^,;.!?]{3,80})`,
)
/** "So people call us", "make them vote": what they shall do is said to them at the end. */
const MAKE_THEM = pattern(
  String.raw`(?:${AND}(?:make|get)|\s(?:so|so that)) ${THEM} (?:to |can |will |should )?((?:call|book|visit|order|message|contact|dm|sign up|subscribe|follow|vote|comment|share|save)\b[^,;.!?]{0,40})`,
)
const HOOK = pattern(
  String.raw`${AND}(?:(?:with|add|include|use|start(?:s|ing)? with|open(?:s|ing)? with|begin(?:s|ning)? with) )(?:an?|the) (?:[\p{L}]+ ){0,2}hook(?: (?:at the (?:start|beginning)|first))?(?=$|[,;.!?]|\sand\b)`,
)
const OPENS = pattern(
  String.raw`${AND}(?:(?:start|open|begin)(?:s|ing)? (?:it )?with (?:an?|the|one) (?:[\p{L}]+ )?question|(?:with )?(?:an?|the|one) (?:[\p{L}]+ )?question (?:at|in) the (?:start|beginning|opening))(?=$|[,;.!?]|\sand\b)`,
)

const KINDS: readonly (readonly [EndingKind, RegExp])[] = [
  [
    'comment',
    /^(?:(?:leave|write|drop) (?:a|their|your) )?comments?(?: below)?$|^(?:comment|answer|reply)(?: (?:below|in the comments))?$/i,
  ],
  [
    'follow',
    /^(?:follow|subscribe)(?: (?:me|us|for more|the (?:channel|page|account)|my (?:channel|page|account)))?$/i,
  ],
  ['save', /^save(?: (?:it|this|the video|this video))?$/i],
  ['share', /^share(?: (?:it|this|the video|this video))?(?: with .{2,20})?$/i],
]

/** What a prompt orders of how its script begins and ends. */
export function readEnding(text: string): Taken<Ends> {
  const opens = cut(text, OPENS)
  const hook = cut(opens.rest, HOOK)
  const ending = readLast(hook.rest)
  const isFound = opens.met !== null || ending.found !== null
  return {
    rest: ending.rest,
    found: isFound ? { ending: ending.found, opensWithQuestion: opens.met !== null } : null,
  }
}

function readLast(text: string): Taken<Ending> {
  const quoted = cut(text, QUOTED)
  const words = quoted.met?.[1] ?? quoted.met?.[2]
  if (words !== undefined) return { rest: quoted.rest, found: { line: asLine(words) } }
  const asking = cut(text, ASKING)
  if (asking.met?.[1] !== undefined) return { rest: asking.rest, found: { line: askDirectly(asking.met[1]) } }
  const asked = cut(text, ASK)
  if (asked.met?.[1] !== undefined) return { rest: asked.rest, found: invite(asked.met[1]) }
  const made = cut(text, MAKE_THEM)
  if (made.met?.[1] !== undefined) return { rest: made.rest, found: invite(made.met[1]) }
  const question = cut(text, QUESTION)
  if (question.met) return { rest: question.rest, found: { as: 'question' } }
  const call = cut(text, CALL_TO)
  if (call.met) return { rest: call.rest, found: invite(call.met[1] ?? call.met[2] ?? '') }
  const plain = cut(text, PLAIN)
  const said = plain.met?.[1]
  // A call to book online says "book online".
  const line = said?.replace(/^call to (?!action\b)(?=\p{L})/iu, '')
  // "End with hope" is a manner; "end with see you there" are words.
  return line !== undefined && CALL.test(said ?? '')
    ? { rest: plain.rest, found: { line: asLine(line) } }
    : { rest: text, found: null }
}

const REPORTED =
  /^(if|whether|(?:which|what|who|where|how)\b.*?) (?:they|you|people|viewers)(?:'d)? (?:(would|will|can|could|should|are|were|have) )?(\p{L}+)(.*)$/iu
/** What somebody is to be asked, as it is asked: "which fact they liked most" is "Which fact did you like most?". */
function askDirectly(reported: string): string {
  const [, word, helper, verb = '', rest = ''] = REPORTED.exec(reported.trim()) ?? []
  if (word === undefined) return `${capitalize(reported.trim())}?`
  const lead = /^(?:if|whether)$/i.test(word) ? '' : `${word} `
  const isPast = helper === undefined && nlp(verb).has('#PastTense')
  const bare = nlp(`they ${verb}`).verbs().toInfinitive().text() || verb
  const said = helper === undefined ? `${isPast ? 'did' : 'do'} you ${bare}` : `${helper} you ${verb}`
  return `${capitalize(toThem(`${lead}${said}${rest}`))}?`
}

/** What viewers shall do, as it is said to them. */
function invite(what: string): Ending {
  const deed = what.trim().replace(/\s+(?:at the end|please|pls)$/i, '')
  if (deed === '') return { as: 'any' }
  const kind = KINDS.find(([, one]) => one.test(deed))?.[0]
  if (kind !== undefined) return { as: kind }
  return { line: asLine(toThem(deed).replace(/\bthey\b/gi, 'you')) }
}

/** What is theirs, said to them. */
const toThem = (said: string): string => said.replace(/\btheir\b/gi, 'your').replace(/\bthem\b/gi, 'you')

const asLine = (words: string): string => {
  const line = capitalize(words.trim())
  return /[.!?…]$/u.test(line) ? line : `${line}.`
}

function cut(text: string, one: RegExp): { readonly rest: string; readonly met: RegExpExecArray | null } {
  const met = one.exec(text)
  if (met === null) return { rest: text, met }
  const after = text.slice(met.index + met[0].length)
  const mark = /^[,;.!?]/.exec(met[0])?.[0] ?? ''
  return { rest: `${text.slice(0, met.index)}${mark} ${after}`.trim(), met }
}
