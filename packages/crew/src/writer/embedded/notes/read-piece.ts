import { pattern } from '../../../text/pattern.ts'
import { lookupTable } from '@hookreel/film'
import { nlp } from '../../../text/english.ts'
import { isFilmOrder } from '../own-lists/film-orders.ts'
import { isOrder } from '../prompt/strip-manner.ts'
import { capitalize } from '../wording.ts'
import type { Piece } from './split-brief.ts'

const AND = String.raw`(?:(?:and|but|so|also|then|oh|just|please|pls|plz|maybe|hi|hey|hello|hi there|ok|okay),? )*`
const YOU = String.raw`(?:(?:can|could|would|will) (?:you|u)(?: please| pls)? )`
const WE_WANT = String.raw`(?:(?:i|we)(?: (?:really|just|also))?(?:'d| would)?(?: (?:really|just|also))? (?:want|need|like|love)(?: (?:you )?to)? )`
const MAKE = String.raw`(?:make|create|do|write|produce|generate|film|record|give|put together|turn|help|show|post|share)`
const FILM = String.raw`(?:videos?|reels?|shorts?|clips?|tiktoks?|scripts?|films?|vid|promo|advert|commercial|ad|post|piece|something(?! (?:that|which) happened)|narration|voice-?over)`
/** Orders the film. What it shall say may stand behind. */
const ASKS = pattern(
  String.raw`^${AND}(?:(?:${YOU}|${WE_WANT}|(?:please )?(?=${MAKE}\b)|looking for |need |want )${AND}(?:${MAKE} )?(?:me |us )?(?:this |it |that |these )?(?:a|an|the|some|this|my|our)? ?(?:[\p{L}\p{N}'-]+,? ){0,6}?${FILM}|${FILM} (?:short|quiet|simple|sincere|funny)(?: and \p{L}+)?)\b(?<behind>.*)$`,
)
/** Of what stands behind: what it says, and what it is for. */
const SAYS =
  /\b(?:that |which |to |and )?(?:says?|saying|tells?|telling|explains?|explaining|lets?|letting)(?: (?:people|everyone|everybody|them|customers|guests|locals|neighbou?rs|folks))?(?: know)?(?: that)? (?<said>(?:we|i|our|my|it|it's|its|the|there)\b.+)$/iu
const ABOUT_OWN = /^ (?:about|of|for the sale of|for|on) (?<said>(?:my|our) .+)$/iu
/** "…, make a video from it: lentil soup": what is told stands behind the sign. */
const FROM_IT =
  /^ (?:from|of|out of|with) (?:it|this|that|them|these|the following)\b[^:]{0,40}:\s*(?<said>.+)$/iu
const GETS =
  /\b(?:to|that) (?:get|gets|invite|invites|ask|asks|convince|encourage|persuade) [^,.]{3,40}? to (?<said>(?!be\b)\p{L}.+)$/iu
const GREETS =
  /^ to (?<what>congratulate|thank|welcome|announce) (?:that )?(?<said>(?!you\b|them\b|him\b|her\b).+)$/iu
/** Goes on from an order, and tells nothing by itself. */
const LEANS =
  /^(?:and |then |but )?(?:how|with|when|about|who|whose|which|where|what|why|as|for|to|like|gives?|shows?|explains?|starting|in which)\b/iu
const BULLET = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/u
const HIRES = /^ to (?:hire|find|recruit) (?<said>(?:an? |new |more |some )?\p{L}+.*)$/iu
/** What shall be said, in words that are no sentence of their own yet. */
const MENTION = pattern(
  String.raw`^${AND}(?:it (?:should|must|has to) )?(?:mentions?|includes?|including|say|says|saying|add that|make sure (?:to|you) (?:mention|say|include)|point out|talk about|don't forget(?: to mention)?|tell (?:people|them|everyone|everybody|customers|guests|viewers)(?! to\b))(?: about)?(?: the fact)?(?: that)?(?: something like)? (?<said>.+)$`,
)
const DO =
  /^(?:please|pls|plz) (?<said>(?:bring|come|call|sign up|register|book|donate|join|park|arrive|rsvp|wear|share)\b.+)$/iu
const INVITES = pattern(
  String.raw`^${AND}(?:it (?:should|must|has to) )?(?:ask|asks|tell|tells|invite|invites|get|urge|remind|encourage|make)s? (?:people|them|everyone|everybody|ppl|viewers|customers|guests|beginners|parents|followers) (?:to )?(?<said>\p{L}.+)$`,
)
/** Thanks that are said in the film. */
export const THANKS = pattern(String.raw`^${AND}thanks? (?!you\b)(?<said>.+)$`)
const ENDS = pattern(
  String.raw`^${AND}(?:it (?:should|must|has to) )?(?:(?:end|ends|finish|finishes|close|closes|wrap up)(?: (?:it|this|the video))?|at the end)(?: (?:with|on|by))?(?: saying| telling (?:people|them))?(?: say)?(?: (?:something like|a line|the line|the words?|that))*(?: that)?[,:]? (?<said>.+)$`,
)
const PUTS = pattern(
  String.raw`^${AND}(?:put|add|show|include|with) (?:my|our|the) (?:phone )?(?<what>number|address|website|web ?site|link|email|handle)(?: (?:at|in) the (?:end|bottom))?[:,]? (?<said>\S*\d\S*|\S+\.\S+)(?: at the end)?$`,
)
const OURS =
  /^(?:with )?(?:our|my|the) (?<what>(?:\p{L}+ )?(?:number|address|website|web ?site|link|email|handle)),? (?<said>.+)$/iu
/** Nothing to tell: how it shall be, what shall not be in it, and the thanks for it. */
const MANNER =
  /^(?:and |but |so |please |pls |maybe |also )*(?:no\b(?!(?: one|body| auditions| account| need))|not\b|nothing\b|never\b|don'?t (?:mention|make|call|say|use|push|add|include|be|go|balance|change|claim|sound|show)\b|without\b|keep\b|make (?:it|this|that)\b|(?:it|this|the (?:video|tone|title|voice)) (?:should|needs?|must|has to)\b|needs to\b|title\b|(?:for|on) (?:tiktok|instagram|insta|facebook|reels|youtube|linkedin|social media)\b|(?:under|around|about|max) (?:a|an|one|two|\d+) ?(?:minute|second|sec|min)|(?:\d+|one|two|three) (?:jokes?|seconds?|minutes?)\b|i(?:'d| would)? (?:want|like|love) (?:it|this|that|him|her|them|something)\b|i want to (?:show|make|post|share) (?:something|it|this|a)\b|i(?:'d| would)? (?:want|like|love) to tell (?:that|this|my)\b|at the end$|tell about\b|(?:(?:my|our|the) )?(?:page|channel|account|blog|audience|followers|viewers|readers) (?:is|are)\b|(?:one|a) (?:sentence|line|word) (?:for|per|on|about) each\b|ask (?:them|people|viewers)\b|(?:a bit|very|really|quite|too|all|kind of)? ?(?:warm|funny|cozy|cosy|calm|slow|quiet|short|sweet|sincere|honest|gentle|cheerful|friendly|punchy|simple|light|light hearted|light-hearted|affectionate|teasing|dignified|heartfelt|upbeat|serious|cinematic|emotional)(?:,? (?:and|but) .*)?$|starting with\b|aimed at\b|in the first person\b|told as\b|with (?:an?|some) (?:bit|few|touch) (?:of )?(?:humou?r|jokes?)\b|(?:[\p{L}-]+ ){1,3}(?:humou?r|tone|style|vibes?|voice|feel)(?: please)?$|thanks?(?: you)?$)/iu
/** What a piece of a brief is: said as it stands, said once it is made a sentence, last of all, or none of it. */
export type Read = {
  readonly kind: 'said' | 'mention' | 'named' | 'first' | 'end' | 'order'
  readonly said: string
  readonly joint?: string
}
const ORDER: Read = { kind: 'order', said: '' }

const WHOLE =
  /^(?:there(?:'s| is| are)|it(?:'s| is)?|its|we(?:'re| are)?|i(?:'m)?|they|he|she|you|nobody|everyone|\p{L}+ (?:is|are|was|were|has|have|costs?|takes?)|(?:the|our|my|your|first|all) (?:[\p{L}'-]+ ){1,5}?(?:is|are|was|were|has|have|costs?|takes?|means?|will|can))\b/iu
/** "The sponsored bounce on Friday" is named; "that parking is limited" is said. */
const asMention = (said: string): Read =>
  /^(?:them|it|him|her|this|that|(?:his|her|their|our|my|the) name|about .+|.*\b(?:call to action|cta|hook|captions?|subtitles|hashtags?|music))$/iu.test(
    said,
  )
    ? ORDER
    : isSentence(said)
      ? { kind: 'mention', said }
      : { kind: 'named', said }
const isSentence = (said: string): boolean =>
  WHOLE.test(said) ||
  /(?:\b(?:is|are|was|were|can|don't|doesn't|won't|gets?|do|does|learned|included)\b|\b(?:she|he|they|we|i|it)'(?:d|ll|ve|s|re)\b)/iu.test(
    said,
  )

/** Speaks of themselves. */
export const OWN = /\b(?:i|i'm|i've|we|we're|we've|my|our|us|me)\b/iu
/** What goes on in the sentence of something that is told is an order only where it plainly orders the film. */
const PLAINLY =
  /^(?:and |but |so |please |pls )*(?:(?:keep|make) (?:it|this|that)\b|(?:for|on) (?:tiktok|instagram|insta|facebook|reels|youtube|linkedin|social media)\b|(?:under|around|about|max) (?:a|an|one|two|\d+) ?(?:minute|second|sec|min)|(?:so )?no (?:hype|shouting|brands|music|\p{L}+ (?:language|words|talk|jargon|speak))\b|thanks?$)/iu
/** "How she slept on the radiator" is told as what she did. */
const HOW_THEY =
  /^(?:and )?(?:about |of |on |remembering )?how (?<said>(?:he|she|they|it|we|i|my \p{L}+|our \p{L}+) (?!(?:can|could|should|do|does|to|would|will)\b)\p{L}+.*)$/iu

/** Reads one piece of an order, behind the one that was read before it. */
export function readPiece({ text, before, isOpening }: Piece, read: Read | undefined): Read {
  const last = read?.kind ?? null
  const bare = text.trim().replace(/[.!,?]+$/u, '')
  if (BULLET.test(text) && (before.includes('\n') || last === null))
    return { kind: 'said', said: text.replace(BULLET, '').trim() }
  const isGoingOn = !isOpening && last !== null
  if (isGoingOn && last === 'end' && (read?.said === '' || goesOnAtEnd(bare)))
    return { kind: 'end', said: text.trim(), joint: before }
  const lived = isGoingOn && last !== 'said' ? HOW_THEY.exec(bare)?.groups?.['said'] : undefined
  if (lived !== undefined) return { kind: 'mention', said: lived }
  if (isGoingOn && last !== 'said' && LEANS.test(bare)) return ORDER
  const that = /^(?:and )?that (?<said>.+)$/iu.exec(bare)?.groups?.['said']
  if (isGoingOn && last === 'mention' && that !== undefined) return { kind: 'mention', said: that }
  const named = PUTS.exec(bare)?.groups
  if (named !== undefined) return { kind: 'end', said: contact(named['what'] ?? '', named['said'] ?? '') }
  const end = ENDS.exec(bare)?.groups?.['said']
  if (end !== undefined) return asEnd(end)
  const invited = INVITES.exec(bare)?.groups?.['said']
  if (invited !== undefined) return { kind: 'end', said: invited.replace(/^want to /iu, '') }
  const done = DO.exec(bare)?.groups?.['said']
  if (done !== undefined) return { kind: 'mention', said: done }
  const mention = MENTION.exec(bare)?.groups?.['said']
  const name = /^(?:his|her|their|our|my|the) name,? (?<said>.+)$/iu.exec(mention ?? '')?.groups?.['said']
  if (name !== undefined) return { kind: 'end', said: name }
  const opening = /^(?<said>.{3,60}) first$/iu.exec(mention ?? '')?.groups?.['said']
  if (opening !== undefined) return { kind: 'first', said: opening }
  if (mention !== undefined) return /\bat the end$/iu.test(mention) ? asEnd(mention) : asMention(mention)
  const thanked = THANKS.exec(bare)?.groups?.['said']
  if (thanked !== undefined) return { kind: 'mention', said: thank(thanked) }
  if (isGoingOn && last === 'named' && !PLAINLY.test(bare)) return { kind: 'named', said: text.trim() }
  const asked = ASKS.exec(bare)
  if (asked !== null) return readAsked(asked.groups?.['behind'] ?? '')
  if (isGoingOn && last === 'order' && !OWN.test(bare) && !WHOLE.test(bare)) return ORDER
  const isSaid = isGoingOn && last === 'said' ? !PLAINLY.test(bare) && !ONLY_HOW.test(bare) : !isManner(bare)
  return isSaid ? { kind: 'said', said: text.trim() } : ORDER
}

const ONLY_HOW =
  /^(?:and |but )?(?:a bit |very |really |not too )?(?:warm|funny|cozy|cosy|calm|slow|quiet|short|sweet|sincere|honest|cheerful|friendly|punchy|cheeky)(?:,? (?:and|but) .{3,30})?$/iu
/** "Proud and warm, not angry", "for buyers from abroad". */
const isOnlyHow = (bare: string): boolean =>
  /^for (?:[\p{L}-]+ ){0,2}\p{L}+s (?:from|who|over|under|in|with)\b/iu.test(bare) ||
  (bare.split(' ').length < 6 &&
    bare
      .toLowerCase()
      .split(/,? (?:and|but|or) |,? not | /u)
      .every((word) => nlp(word).has('#Adjective')))
const isManner = (bare: string): boolean =>
  isOnlyHow(bare) ||
  MANNER.test(bare) ||
  isFilmOrder(bare) ||
  (isOrder(bare) && !/\b(?:i|we|our|my|it|he|she|they|you)\b/iu.test(bare))

function readAsked(behind: string): Read {
  const says = SAYS.exec(behind)?.groups?.['said']
  if (says !== undefined) return { kind: 'mention', said: says }
  const lived = HOW_THEY.exec(behind.trim())?.groups?.['said']
  if (lived !== undefined) return { kind: 'mention', said: lived }
  const given = FROM_IT.exec(behind)?.groups?.['said']
  if (given !== undefined) return { kind: 'said', said: given, joint: ': ' }
  const gets = GETS.exec(behind)?.groups?.['said']
  if (gets !== undefined) return { kind: 'end', said: gets }
  const greets = GREETS.exec(behind)?.groups
  if (greets !== undefined)
    return { kind: 'mention', said: greet(greets['what'] ?? '', greets['said'] ?? '') }
  const own = ABOUT_OWN.exec(behind)?.groups?.['said']
  if (own !== undefined && /^ for the sale of/iu.test(behind))
    return { kind: 'mention', said: `${own} is for sale` }
  // "My dog Tank hes a rescue": who it is, and what is told of them.
  const met =
    own === undefined
      ? null
      : /^(?<who>(?:my|our) (?:[\p{L}'-]+ ){1,4}?)(?<said>(?:he|she|it|they)(?:'s|'re| is| are| has| have)\b.+)$/iu.exec(
          own,
        )
  if (met?.groups !== undefined)
    return {
      kind: 'mention',
      said: `this is ${(met.groups['who'] ?? '').trim()}. ${capitalize(met.groups['said'] ?? '')}`,
    }
  const doing = ABOUT_DOING.exec(behind)?.groups
  if (doing !== undefined) return { kind: 'mention', said: sayDoing(doing) }
  const hired = HIRES.exec(behind)?.groups?.['said']
  return hired === undefined ? ORDER : { kind: 'mention', said: `we're looking for ${hired}` }
}

/** "Something warm about sourdough taking 24 hours" says that it takes them. */
const ABOUT_DOING =
  /^ (?:\p{L}+ ){0,3}?(?:about|on) (?<thing>(?:(?:the|our|my|how) )?(?:[\p{L}'-]+ ){0,2}?[\p{L}'-]+) (?<verb>(?!(?:morning|evening|wedding|something|nothing|anything|everything|during|building|opening|meeting|training|being)\b)\p{L}{3,}ing) (?<rest>\S.+)$/iu
function sayDoing({
  thing = '',
  verb = '',
  rest = '',
}: Readonly<Record<string, string | undefined>>): string {
  const isMany = /s$/iu.test(thing) && !/ss$/iu.test(thing)
  const verbs = nlp(verb).verbs()
  const does = (isMany ? verbs.toInfinitive() : verbs.toPresentTense()).text().trim()
  return `${thing} ${does === '' ? verb : does} ${rest}`
}

/** "Parabéns, pai!", "if I could, you can": what is said last holds a sign. */
const goesOnAtEnd = (bare: string): boolean =>
  !isManner(bare) &&
  !PLAINLY.test(bare) &&
  !ENDS.test(bare) &&
  !MENTION.test(bare) &&
  (bare.split(' ').length <= 3 || /^(?:there's|you|we|i)\b/iu.test(bare))

function asEnd(said: string): Read {
  const bare = said.replace(/\s+at the end$/iu, '').replace(/^["“']|["”']$/gu, '')
  const named = OURS.exec(bare)?.groups
  if (named !== undefined) return { kind: 'end', said: contact(named['what'] ?? '', named['said'] ?? '') }
  const asking = /^asking (?:people|them|everyone|viewers) (?:to )?(?<said>.+)$/iu.exec(bare)?.groups?.[
    'said'
  ]
  // "Our donate link, text RESCUE to 70555": which one it is stands behind.
  if (/^(?:our|my) [^,]*\b(?:number|address|website|web ?site|link|email|handle)$/iu.test(bare))
    return { kind: 'end', said: '' }
  return /^(?:an?|one|the|our|my|which|what) /iu.test(bare) && asking === undefined
    ? ORDER
    : { kind: 'end', said: asking ?? bare }
}

const thank = (whom: string): string =>
  /^(?:him|her|them)\b/iu.test(whom)
    ? whom.replace(/^\S+/u, 'thank you')
    : `thank you to ${whom.replace(/^to /iu, '')}`

const GREETINGS: Readonly<Record<string, string>> = lookupTable({
  congratulate: 'congratulations to ',
  thank: 'thank you to ',
  welcome: 'welcome to ',
  announce: '',
})
const greet = (what: string, said: string): string => `${GREETINGS[what.toLowerCase()] ?? ''}${said}`

function contact(what: string, said: string): string {
  if (/number|phone/iu.test(what)) return `call ${said}`
  return /address/iu.test(what)
    ? `you find us at ${said}`
    : /link/iu.test(what) && !said.includes('.')
      ? said
      : `find us at ${said}`
}
