import { pattern } from '../../../text/pattern.ts'
import type { Taken } from './orders.ts'
import { numberOf } from './neutral-words.ts'
import { THEM } from './strip-manner.ts'

/** What stands around a topic and is none of it. */
export type Frame = {
  readonly count: number | null
  /** How many scripts are asked for at once. */
  readonly scripts: number | null
  readonly isForChildren: boolean
  /** Orders that no fact and no tone of the built-in writer follows, in the prompt's own words. */
  readonly undone: readonly string[]
}

/** What a piece of a prompt orders: a number, something to be said of, or nothing that needs a word. */
type Order = 'count' | 'scripts' | 'children' | 'undone' | 'silent'

/** How many, as a prompt says it. */
export const N = String.raw`(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)`
const FORM = String.raw`(?:commentary|commentator|documentary|movie|trailer|news (?:report|anchor|reader)|report|rap|poem|song|podcast|fairy ?tale|fight|match|detective|pirate|sports ?caster|stand-?up|recipe|weather forecast|auction)`
const WISH = String.raw`(?:please |pls )?(?:(?:(?:can|could) you |i )?(?:write|make|create|give|do|need|want|film|tell)(?: me| us)? )?(?:an? |the |some )?`

const TEACHES = String.raw`(?:teach(?:es)?|show(?:s)?|explain(?:s)?|tell(?:s)?)`

/** How the film shall look is chosen with its style: no script follows it, and none has to say so. */
const LOOK = String.raw`(?:(?:in|with) )?(?:an? |the )?(?:documentary|cinematic|anime|horror|comic(?: book)?|superhero|crayon(?: drawing)?)(?: film| movie| video)?[ -](?:style|look|visuals|aesthetic)`

/** Before a topic. Cut one after the other; a number of scripts is told. */
const LEADS: readonly RegExp[] = [
  /^(?:so |hey |ok )?did (?:you|u|ya) know(?: that)? (?:some |any |the )?(?=(?:\p{L}+ )?(?:facts?|things|stuff)\b)/iu,
  pattern(
    String.raw`^${WISH}(?<scripts>${N}) (?:[\w-]+ ){0,2}(?:scripts|videos|reels|clips|shorts|tiktoks) (?:about|on|of) (?=\p{L})`,
  ),
  // How many ideas there shall be is chosen on the page.
  pattern(
    String.raw`^${WISH}${N} (?:(?:video|content|script|reel|tiktok|short) )?ideas (?:about|on) (?=\p{L})`,
  ),
  pattern(
    String.raw`^${WISH}(?:top (?<count>\d{1,2}|three|five|seven|ten) |[\w-]+ )?list (?:of|with) (?:the )?(?=\p{L}{3}|\d)`,
  ),
  pattern(
    String.raw`^${WISH}(?:[\w-]+ )?(?:script|video|reel|short|tiktok)s?(?: for (?:an? |my )?(?:\w+ )?(?:reel|short|tiktok|video|youtube|instagram))?: ?(?=\p{L}|\d)`,
  ),
  pattern(
    String.raw`^${WISH}(?:(?:quick|short|easy|simple|fast) )*(?:tutorial|guide|how-to|lesson|demo)(?: (?:on|about|for|showing))?\s*[:–-]?\s+(?=how )`,
  ),
  pattern(
    String.raw`^(?:please )?(?:(?:i|we) )?(?:(?:need|want|would like) |(?:make|create) (?:me |us )?)an? (?:[\w-]+ ){0,2}(?:video|reel|short|clip|tiktok|tutorial) (?:that|which|to|and) ${TEACHES} (?:to )?(?:${THEM} |me |us |beginners |others )?(?=how )`,
  ),
  pattern(
    String.raw`^(?:please )?(?:show|teach|tell|explain(?: to)?|help) (?:${THEM}|me|us|beginners|others) (?=(?:how|why|what|when|where) )`,
  ),
  /^(?:(?:ok|okay|so|hey|please|pls),? )*(?:(?:can|could|would) (?:someone|somebody|anyone|anybody|you)(?: please)? )?explain(?: (?:to )?me)?(?: please)? (?=(?:how|why|what|the story) )/iu,
  /^(?:so |ok )?who (?:wins|do you think (?:wins|would win))(?:\s*[,:–—-])?\s+(?=.* (?:vs\.?|versus|or|against) )/iu,
  /^(?:an? |the |my |your )?(?:complete|full|honest|short|quick|simple|practical) guide (?:to|on|for) (?=\p{L}{3})/iu,
  /^(?:please )?(?:do|try|watch|read|save|see|remember) this (?:(?:video|reel) )?(?:if|when|before|the next time) (?=(?:you|your|you're)\b)/iu,
  /^(?:an? )?(?:\p{L}+ )?story ?time[:,]?(?: (?:about|of|on))? (?=(?:how|when|why|where|the (?:day|time|night)(?: that| when)?) (?:i|we|my|our)\b)/iu,
]

/** A piece of its own, between signs. */
const PIECES: readonly (readonly [Order, RegExp])[] = [
  ['silent', pattern(String.raw`^${LOOK}$`)],
  // Who likes it, and asks for nothing: "my grandma loves them".
  [
    'silent',
    /^(?:my|our|his|her|their) (?:[\p{L}'-]+ ){1,4}?(?:really )?(?:loves?|likes?|adores?|enjoys?|(?:is|are) (?:obsessed with|crazy about|into)) (?:it|them|this|these|that|those|him|her)(?: so much| a lot)?$/iu,
  ],
  [
    'count',
    pattern(
      String.raw`^(?:and |but |just |only |please |list of |make (?:it|that|them) |do |tell me |give me |i need |i want )*(?<count>${N})(?: of (?:them|those|these|each))?(?: each| in total| total| please| max)?(?: (?:and|with) (?:who said (?:it|them|each)|how to \p{L}+ (?:each|them|it)))?$`,
    ),
  ],
  ['count', pattern(String.raw`^(?<count>${N}) \p{L}+ (?:with|and) how .{3,40} each$`)],
  [
    'scripts',
    pattern(
      String.raw`^(?<scripts>${N}) (?:[\w-]+ ){0,3}(?:scripts|videos|reels|clips|shorts|tiktoks)(?: for .{3,60})?$`,
    ),
  ],
  [
    'silent',
    /^(?:and |with )*(?:who said (?:it|them|each)|answers?(?: after each| included)?|list style|no intro|neutral|unbiased|balanced|fair|impartial|even-?handed|easy to hard|quick tip|\d{1,3} ?(?:s|secs?|seconds?)|(?:do ?n[o']?t|don't) pick a winner)$/i,
  ],
  [
    'children',
    /^(?:for )?(?:(?:kids|children) )?(?:ages? |aged )?(?:[2-9]|1[0-2])(?: ?(?:-|–|to) ?(?:\d|1[0-2]))?[- ]years?[- ]olds?$|^(?:for )?(?:kids |children )?(?:ages?|aged) (?:[2-9]|1[0-2])(?: ?(?:-|–|to) ?(?:\d|1[0-2]))?$/i,
  ],
  [
    'undone',
    pattern(
      String.raw`^(?:and )?(?:(?:told|narrated|written|done|read|presented|explained|do it|tell it|make it sound) )*(?:like|as|as if it were|in the style of|make it|turn it into) (?:an?|the) (?:[\w-]+ ){0,3}${FORM}(?: (?:style|commentary))?$`,
    ),
  ],
  [
    'undone',
    /^(?:in |with |use |using )?(?:gen[- ]?z|genz|millennial|boomer|pirate|cowboy|street) (?:slang|speak|talk|english|words|language)$/i,
  ],
  [
    'undone',
    /^(?:in an? |with an? )?(?:sarcastic|ironic|deadpan|dry|witty|spicy|silly|cheeky|savage|brutal)(?: (?:but|and) [\w-]+)?(?: (?:tone|voice|style|mood|way))?$/i,
  ],
  ['undone', /^(?:one|1) (?:for|per|on|each) (?:each |every )?[\w -]{2,30}$/i],
  ['undone', /^(?:this is )?part (?:\d|one|two|three) of (?:\d|two|three|four|five)$/i],
  [
    'undone',
    /^(?:please )?(?:include|mention|add|leave|give) (?:at least )?(?:one|an?|the|some|\d) (?:[\w-]+ )?(?:equations?|formulas?|diagrams?|definitions?|dates?|numbers?|statistics?|stats?|quotes?|examples?|fun facts?|names?|years?|seconds?)\b.{0,40}$/i,
  ],
  [
    'undone',
    /^for (?:[\p{L}-]+ ){0,2}(?:girls|boys|women|men|people|teens|those|adults|parents|moms|dads|fans|anyone|everyone) (?:who|that|with|interested|in|over|under|at) .{2,50}$/iu,
  ],
  ['undone', /^(?:for )?(?:an? )?(?:absolute |total |complete )?beginner \p{L}+s?$/iu],
  [
    'undone',
    /^rapid[- ]fire$|^(?:in )?(?!(?:an? )?(?:count ?down|list|dialog|conversation|interview|step|myth|before))(?:[\p{L}'-]+ ){1,3}style(?: but no \p{L}+)?$/iu,
  ],
  ['undone', /^on an? (?:tight |small |low |student )?budget$/i],
  [
    'undone',
    /^(?:(?:an? )?script )?for (?!my\b|our\b|kids\b|children\b|seniors\b|beginners\b|a day\b|\d)(?:[\p{L}'-]+ ){0,5}(?:\p{L}+s|women|men|people|day|tech)$/iu,
  ],
]

/** What ends a piece whose beginning is the topic. */
const TAILS: readonly (readonly [Order, RegExp])[] = [
  ['silent', pattern(String.raw`(?<=\p{L}{3})\s+(${LOOK})$`)],
  [
    'count',
    pattern(
      String.raw`(?<!\S)((?:but|and) (?:please )?(?:make (?:it|that|them)|do|give me|tell me|list) (?<count>${N})(?: of (?:them|those|these))?(?: please)?)$`,
    ),
  ],
  [
    'undone',
    pattern(
      String.raw`\s+((?:with|using|through|by) (?:an? |the |some )?(?:[\w-]+ ){0,2}(?:analog(?:y|ies)|metaphors?|slang|puns))$`,
    ),
  ],
  [
    'undone',
    pattern(
      String.raw`\s+((?:told|narrated|explained|written|read) (?:like|as) (?:an?|the) (?:[\w-]+ ){0,3}${FORM})$`,
    ),
  ],
  [
    'undone',
    /\s+(like (?:an?|the) (?:[\w-]+ ){0,3}(?:commentary|commentator|documentary|trailer|news report|rap|poem|podcast))$/i,
  ],
  // "Explain photosynthesis like a pirate": anyone who explains it so is no part of it.
  [
    'undone',
    /(?<=^(?:please )?(?:explain|describe|teach|tell (?:me |us )?about|(?:(?:\d+|some|fun|random) )*facts about) .{3,80}(?<!\b(?:smell|taste|look|feel|sound|act|behave)s?))\s+((?:like|as if (?:you|it)(?:'re| are| were|'s| is)) (?!(?:a |an )?(?:pro|boss|expert|normal|this|that|me|it|they|you|i)\b)(?:an?|the|my|shakespeare|yoda|gollum|\p{Lu})(?: ?[\p{L}'-]+){0,4})$/iu,
  ],
  [
    'undone',
    /\s+(but (?:(?:make|keep) it )?(?:very |really |super |kind of |a bit )?(?:sarcastic|ironic|deadpan|dry|witty|spicy|silly|cheeky|savage|brutal|dramatic|unhinged|chaotic|petty|passive[- ]aggressive|poetic|boring|cringe|wholesome|sassy)(?: and [\p{L}-]+)?)$/iu,
  ],
  [
    'undone',
    /(?<=^(?:please )?(?:explain|describe|teach|tell (?:me |us )?about|(?:(?:\d+|some|fun|random) )*facts (?:about|on)|how|why|what|history of) .{3,80})\s+((?:in|as|with) (?:an? )?(?:rhymes?|rhyming \p{L}+|verses?|limericks?|haikus?|a song|song|rap|sonnet|poem|emojis?(?: only)?|bullet points|(?:baby|pirate|shakespeare\p{L}*|old|street|gen z) (?:talk|english|speak|language|slang)))$/iu,
  ],
  // Whose grandmother it is for makes it nobody's own.
  [
    'undone',
    /(?<=^(?:please )?(?:explain|describe|how (?!to\b|i\b|we\b)|why|(?:[\p{L}\d]+ ){0,3}(?:facts|trivia)\b|tips).{0,80})\s+((?:for|to) (?:my|our) (?:[\p{L}\d-]+ ){0,2}(?:grand(?:ma|pa|mother|father|parents)|granny|nana|mom|mum|dad|mother|father|parents|sister|brother|friends?|boss|team|coworkers|colleagues))$/iu,
  ],
  ['undone', /\s+(in (?:your|my|their|our) (?:late |early )?(?:20|30|40|50|60)s)$/i],
  ['undone', /(?<=\b(?:vs\.?|versus)\s.{2,40})\s+(for (?:\p{L}+ )?\p{L}+s)$/iu],
  [
    'children',
    /\s+((?:for|to) (?:(?:my|our|young|little|small) )*(?:kids|children)(?:,? (?:of )?(?:ages?|aged) \d{1,2}(?: ?(?:-|–|to) ?\d{1,2})?))$/i,
  ],
  [
    'undone',
    /,?\s+(for (?:year|grade|class|form|key stage|level) (?:\d{1,2}|one|two|three|four|five|six|seven|eight)(?: [\p{L}-]+){0,3})$/iu,
  ],
  [
    'children',
    /(?<=\b(?:facts|explain|how|why|what)\b.{1,80})\s+((?:for|to) (?:my|our) (?:[\p{L}\d-]+ ){0,2}(?:son|daughter|kids?|child|niece|nephew|grandson|granddaughter|twins)(?:,? (?:who(?:'s| is)|aged?|is) \d{1,2}(?: years? old)?)?)$/iu,
  ],
  ['silent', /(?<=\p{L}{3})\s+(101)$/iu],
  [
    'silent',
    /(?<=^(?:before|if|when) you .{4,60}),?\s+((?:watch|read|see|save|try|do) this(?: first| video)?)$/iu,
  ],
  ['silent', /\s+(to (?:my|our|the|an?) (?:[\w-]+ ){0,3}(?:class(?:es)?|pupils|students?|school))$/i],
  [
    'undone',
    /,?\s+((?:and |with )?how to (?:say|pronounce|spell|use|write) (?:them|it|each|these|those)(?: \p{L}+)?)$/iu,
  ],
  ['silent', /\s+(with (?:the |their )?answers?(?: (?:after|at|in|on|below|included)\b[^,;.]*)?)$/i],
  [
    'undone',
    /\s+(without (?:sounding|looking|seeming|appearing|coming (?:off|across)(?: as)?) (?:too |so |like (?:an? |you(?:'re| are) )?)?[\w'-]+(?: [\w'-]+)?)$/i,
  ],
  [
    'silent',
    /\s+(without (?:killing|ruining|burning|breaking|destroying|wrecking) (?:it|them|everything|anything|yours?))$/i,
  ],
  [
    'silent',
    /\s+((?:and )?(?:i |we )?(?:need|want) (?:\d+|some|an?|two|three|four|five) (?:[\w+-]+ ){0,2}(?:hooks?|scripts?|captions?|videos?|reels?|posts?|ads?)\b.*)$/i,
  ],
]

const NOTHING: Frame = { count: null, scripts: null, isForChildren: false, undone: [] }
/** Where a piece ends: its sign belongs to it. */
const SIGN = /(?<=[,;.!?])\s+|\s+(?=[–—-]\s)|(?=\s*\()|(?<=\))\s*/u
const bareOf = (piece: string): string => piece.replace(/^[\s(–—,-]+|[\s),;.!?–—-]+$/gu, '')

/**
 * Takes what stands around a topic out of a prompt, wherever it stands: before it ("did u know facts about …"), as pieces of
 * their own (", 5 of them", "– for kids age 6-8") and at the end of one ("… with a pizza analogy"). Each is obeyed or named;
 * none is a part of the topic.
 */
export function readFrame(text: string): Taken<Frame> {
  const lead = cutLeads(text)
  const [first = '', ...others] = lead.rest.split(SIGN)
  let frame = lead.found
  const kept = [first, ...others].flatMap((piece, at) => {
    const order = at === 0 ? undefined : PIECES.find(([, one]) => one.test(bareOf(piece)))
    if (order === undefined) {
      const { rest, found } = cutTails(piece)
      frame = found.reduce(ordered, frame)
      return [rest]
    }
    frame = ordered(frame, [order[0], bareOf(piece), order[1]])
    return []
  })
  const rest = kept
    .join(' ')
    .replace(/\s+/gu, ' ')
    .replace(/[\s,;–—-]+$/u, '')
    .trim()
  return /\p{L}{3}/u.test(rest) ? { rest, found: frame } : { rest: text, found: NOTHING }
}

type Met = readonly [Order, string, RegExp]

function ordered(frame: Frame, [order, said, one]: Met): Frame {
  if (order === 'undone') return { ...frame, undone: [...frame.undone, said] }
  if (order === 'children') return { ...frame, isForChildren: true }
  return order === 'silent' ? frame : numbered(frame, one.exec(said))
}

const numbered = (frame: Frame, met: RegExpExecArray | null): Frame => ({
  ...frame,
  count: numberOf(met?.groups?.['count']) ?? frame.count,
  scripts: numberOf(met?.groups?.['scripts']) ?? frame.scripts,
})

function cutLeads(text: string): { readonly rest: string; readonly found: Frame } {
  let rest = text
  let found = NOTHING
  for (const lead of LEADS) {
    const met = lead.exec(rest)
    if (met === null) continue
    rest = rest.slice(met[0].length)
    found = numbered(found, met)
  }
  return { rest, found }
}

function cutTails(piece: string): { readonly rest: string; readonly found: readonly Met[] } {
  const sign = /[\s),;.!?]*$/u.exec(piece)?.[0] ?? ''
  let rest = piece.slice(0, piece.length - sign.length)
  const found: Met[] = []
  for (const [order, tail] of TAILS) {
    const said = tail.exec(rest)?.[1]
    if (said === undefined || !/\p{L}{3}/u.test(rest.slice(0, -said.length))) continue
    rest = rest.slice(0, -said.length).trimEnd()
    found.push([order, said, tail])
  }
  return { rest: rest + sign, found }
}
