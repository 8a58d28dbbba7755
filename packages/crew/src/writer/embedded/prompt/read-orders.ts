import { pattern } from '../../../text/pattern.ts'
import { rememberTexts } from '../../../text/remember-words.ts'
import { readTone } from '../improve/read-wishes.ts'
import { readEnding } from './read-ending.ts'
import { readLength } from './read-length.ts'
import { numberOf } from './neutral-words.ts'
import { N, readFrame } from './read-frame.ts'
import type { Audience, Orders, Shape, Taken } from './orders.ts'
import { stripManner } from './strip-manner.ts'

/** The orders of a prompt are asked for five times by what may tell it. */
const MAX_TEXTS = 20

/**
 * Reads what a prompt orders: length, shape, number, audience, tone, ending and language. `topic` is what is left, and the
 * prompt itself where nothing would be left: "make it funny" is asked about as it stands.
 */
export const readOrders = rememberTexts(readAnew, MAX_TEXTS)

function readAnew(prompt: string): Orders {
  const text = prompt.replace(/\s+/gu, ' ').replace(/[’‘]/g, "'").replace(THEIR, 'their').trim()
  const ending = readEnding(text)
  const language = readLanguage(close(ending.rest))
  const length = readLength(close(language.rest))
  const audience = readAudience(close(length.rest))
  const frame = readFrame(close(audience.rest))
  const shape = readShape(close(frame.rest))
  const count = readCount(close(shape.rest))
  const bare = tidy(count.rest)
  const isLeft = /\p{L}{3}/u.test(bare)
  return {
    topic: withoutBan(stripManner(isLeft ? bare : text), text),
    length: length.found,
    shape: shape.found?.shape ?? null,
    count: shape.found?.count ?? frame.found?.count ?? count.found,
    scripts: frame.found?.scripts ?? null,
    undone: frame.found?.undone ?? [],
    audience: audience.found ?? (frame.found?.isForChildren === true ? 'children' : null),
    tone: toneOf(audience.rest),
    ending: ending.found?.ending ?? null,
    opensWithQuestion: ending.found?.opensWithQuestion ?? false,
    stay: STAY.exec(text)?.[1] ?? null,
    view: VIEW.exec(text)?.[1]?.trim() ?? null,
    language: language.found,
  }
}

/** Says what shall not be in it, and nothing of what it is about. */
const BAN =
  /^(?:please )?(?:do not|don'?t|never|avoid|without|no) (?:mention\w*|us(?:e|ing)|say(?:ing)?|talk\w*|includ\w+|add(?:ing)?|show\w*)\b/i
/** "Motivational video, do not mention money" is about no money: the topic is what stands before. */
function withoutBan(topic: string, text: string): string {
  if (!BAN.test(topic)) return topic
  const before = tidy(text.replace(topic, ' '))
  return /\p{L}{3}/u.test(before) ? before : topic
}

/** A slip that the ear does not hear is not spoken: "failed there exam". */
const THEIR =
  /(?<=\b(?:failed|lost|passed|missed|finished|left|quit|hates?|loves?|about|changed|broke|forgot) )there(?= \p{L}{3})(?! (?:is|are|was|were|and|but|when|because|for|with)\b)/giu

const STAY =
  /\b((?:\d{1,2}|two|three|four|five|six|seven|ten) (?:days?|nights?|hours?|weeks?)) in (?=\p{L})/iu

/** It stays in the topic: a story is told so, facts are not. */
const VIEW = /\bfrom (?:the )?(?:view|point of view|viewpoint|perspective|eyes) of ([^,.;!?]{2,40})/iu

/** A prompt without its orders: what is looked up, told and asked back speaks of that. */
export const stripOrders = (prompt: string): string => readOrders(prompt).topic

/** Closes the gap where an order stood. */
const close = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,;.!?])/g, '$1')
    .replace(/([,;])(?:\s*[,;])+/g, '$1')
    .trim()

/** What orders leave behind at both ends. */
const tidy = (text: string): string =>
  close(text)
    .replace(/(?:[\s,;:–—-]|\s(?:and|with|but|as|in))+$/i, '')
    .replace(/(?:[\s,;:]|\s(?:and|with|but))+([.!?])$/i, '$1')
    .replace(/^(?:[\s,;:.–—-]|(?:and|but)\s)+/i, '')
    .trim()

const MAKE = String.raw`(?:(?:make|do|tell|write|show|format|present) (?:it|this|them) )?`
const AS = String.raw`(?:(?:as|like|in the form of|in the style of|into) )?(?:an? |the )?`
/** Where a clause may begin: what was cut before it leaves nothing behind. */
const EDGE = String.raw`(?:^|[,;.:!?]\s*|\s)`

/** Ways to order a shape. Each is cut where it stands; one with a topic keeps the topic. */
const SHAPES: readonly (readonly [Shape, readonly RegExp[]])[] = [
  [
    'myths',
    [
      pattern(
        String.raw`${EDGE}${MAKE}${AS}(?:\w+ )?myths? ?(?:vs\.?|versus|or|and|&|\/) ?(?:facts?|truths?|reality)(?: (?:video|style|format))?(?: (?:about|on|of))?(?=$|[\s,;.:!?])`,
      ),
    ],
  ],
  [
    'pros-cons',
    [
      pattern(
        String.raw`${EDGE}(?:with |and )?(?:give |show |list |name )?(?:me |us )?(?:both sides|arguments? for and against|(?:reasons |points )?for and against|${N} (?:good )?(?:pros?|arguments?|reasons?|points?)(?: for)?,? (?:and |& ?)?(?:\d|two|three|four|five) (?:good )?(?:cons?|against|arguments? against|reasons? against))(?: each| evenly| equally| fairly)?(?=$|[\s,;.:!?])`,
      ),
      pattern(
        String.raw`${EDGE}${MAKE}${AS}(?:pros ?(?:and|&|vs\.?|\/) ?cons|advantages and disadvantages|benefits and (?:drawbacks|risks|downsides)|ups(?:ides)? and downs(?:ides)?|good and bad (?:sides|things))(?:,? ${N} (?:each|for each side))?(?: (?:about|on|of|for|to|list))?(?=$|[\s,;.:!?])`,
      ),
    ],
  ],
  [
    'before-after',
    [
      pattern(String.raw`^before ?(?:and|&|vs\.?|\/) ?after(?: (?:of|video|reel))?(?: of)?[\s:,–-]+`),
      pattern(
        String.raw`(?:[,;:]|\s(?:as an?|in)) ?before ?(?:and|&|vs\.?|\/) ?after(?: (?:video|reel|style|format))?(?=$|[,;.!?])`,
      ),
      pattern(String.raw`\s(?:before ?(?:and|&|vs\.?|\/) ?after)$`),
    ],
  ],
  [
    'dialogue',
    [
      pattern(
        String.raw`${EDGE}(?:${MAKE}(?:as|like|in the form of) an? |in )(?:\w+ )?(?:dialog(?:ue)?|conversation|(?<!in (?:an?|the|your|my|this|job) )interview|q ?(?:&|and) ?a)(?: (?:style|format|form))?(?=$|[\s,;.:!?])`,
      ),
      pattern(
        String.raw`(?:^|[,;] ?)(?:dialog(?:ue)?|q ?(?:&|and) ?a)(?: (?:style|format|form))?(?: (?:about|on))?(?=$|[\s,;.:!?])(?! between)`,
      ),
    ],
  ],
  [
    'steps',
    [
      pattern(
        String.raw`${EDGE}${MAKE}(?:in |as |with )?(?:a |an )?(?:easy |simple )?step[- ]by[- ]step(?: (?:guide|instructions|tutorial)(?: (?:to|for|on))?)?(?=$|[\s,;.:!?])`,
      ),
    ],
  ],
  [
    'countdown',
    [
      pattern(
        String.raw`${EDGE}${MAKE}${AS}(?:top ${N} )?count ?down from ${N}(?: to (?:one|1))?(?=$|[,;.:!?])`,
      ),
      pattern(
        String.raw`${EDGE}(?:${MAKE.slice(0, -1)}|as|like|in the form of|with) ?(?:an? |the )?(?:top ${N} )?count ?down(?: (?:list|style|format))?(?=$|[,;.:!?])`,
      ),
      pattern(String.raw`[,;] ?(?:top ${N} )?count ?down(?: (?:list|style|format))?(?=$|[,;.:!?])`),
    ],
  ],
  [
    'parts',
    [
      pattern(
        String.raw`${EDGE}${MAKE}(?:told |split |divided )?in(?:to)? ${N} (?:\w+ )?(?:parts|acts|chapters|sections|points|scenes)(?=$|[\s,;.:!?])`,
      ),
    ],
  ],
]

/** Dialogues of named speakers are what they are about: nothing is cut from them. */
const SPEAKERS =
  /^(?:an? |the |write |make )*(?:\w+ )?(?:dialog(?:ue)?|conversation|interview) (?:between|with|of)\b/i

function readShape(text: string): Taken<{ readonly shape: Shape; readonly count: number | null }> {
  if (SPEAKERS.test(text)) return { rest: text, found: { shape: 'dialogue', count: null } }
  for (const [shape, patterns] of SHAPES) {
    const met = patterns.map((one) => one.exec(text)).find((one) => one !== null)
    if (!met) continue
    const rest = `${text.slice(0, met.index)}${text.slice(met.index).startsWith(',') ? ', ' : ' '}${text.slice(met.index + met[0].length)}`
    // "How to count down from 10" and "step by step" alone are what is asked for.
    if (!/\p{L}{3}/u.test(rest) || /\bhow to$/i.test(text.slice(0, met.index).trim())) continue
    return {
      rest,
      found: {
        shape,
        count:
          met
            .slice(1)
            .map(numberOf)
            .find((one) => one !== null) ?? null,
      },
    }
  }
  return { rest: text, found: null }
}

/** "…, three facts", "…, 3 of them": a number behind the topic. One before it is a part of the topic's name. */
const COUNTS: readonly RegExp[] = [
  pattern(
    String.raw`(?:[,;:] ?|\sand )(?:and |give me |just |only )*${N} (?:of (?:them|those|these)|(?:\w+ )?(?:facts|tips|reasons|examples|points|mistakes|things|ideas|steps|lessons|items|signs|ways|myths|questions|exercises|moves|words))(?=$|[,;.!?])`,
  ),
  pattern(
    String.raw`\swith ${N} (?:\w+ )?(?:facts|tips|reasons|examples|points|steps|lessons)(?=$|[,;.!?]| and\b)`,
  ),
]

function readCount(text: string): Taken<number> {
  for (const one of COUNTS) {
    const met = one.exec(text)
    const found = numberOf(met?.[1])
    if (!met || found === null) continue
    return { rest: text.replace(met[0], ' '), found }
  }
  const named = pattern(
    String.raw`(?:^|\s)(?:top )?${N} (?:[\p{L}'-]+ ){0,4}?(?:facts|tips|reasons|ways|mistakes|myths|tricks|things|habits|steps|secrets|signs|questions)\b`,
  ).exec(text)
  return { rest: text, found: numberOf(named?.[1]) }
}

const GROWING = String.raw`(?:kids?|children|toddlers?|preschoolers?|kindergart(?:en|n)ers?|pupils|elementary(?: school)?(?: students)?|primary school(?: children)?|(?:[1-6](?:st|nd|rd|th)|first|second|third|fourth|fifth)[- ]grade(?:rs?|s)?(?: (?:\w+ )?class)?|(?:my |an? )?(?:1[0-7]|\d|two|three|four|five|six|seven|eight|nine|ten)[- ]years?[- ]olds?)`
/** Who asks how to talk to children is no child. */
const AUDIENCES: readonly (readonly [Audience, RegExp])[] = [
  [
    'children',
    pattern(
      String.raw`\b(?<!\b(?:talk|speak)(?:ing)? )(?:for|to|at) (?:my |our |the |an? |young |small |little |curious )*${GROWING}\b|\bfor (?:my|our) (?:[\w-]+ ){0,2}(?:son|daughter|kids?|niece|nephew|grandson|granddaughter)\b|\b(?:like|as if) (?:i am|i'm|i were|they are|we are|you're) (?:a )?(?:child|kid|five|six|seven|eight|nine|ten|twelve|[4-9]|1[0-2])\b|\beli5\b`,
    ),
  ],
  [
    'beginners',
    pattern(
      String.raw`\bfor (?:an? |the |total |absolute |complete |my )*(?:beginners?|newbies|noobs|dummies|starters|people who (?:are new|know nothing|never))\b`,
    ),
  ],
  [
    'seniors',
    pattern(
      String.raw`\bfor (?:the |our |my )?(?:seniors|elderly(?: people)?|older (?:people|adults|folks)|old people|pensioners|retirees|grandparents|people over (?:60|65|70|sixty|seventy))\b`,
    ),
  ],
]
/** "Explain tides to 4th graders": said of the telling, and cut. */
const TOLD_TO = pattern(
  String.raw`(?:,? (?:to|for) (?:my |our |the |an? |young )*(?:${GROWING.replace('kids?|children|', '')})|,? (?:like|as if) (?:i am|i'm|i were) (?:a )?(?:child|kid|five|six|seven|eight|nine|ten|twelve|[4-9]|1[0-2])(?: years old)?|,? eli5)(?=$|[\s,;.!?])`,
)

function readAudience(text: string): Taken<Audience> {
  const found = AUDIENCES.find(([, one]) => one.test(text))?.[0] ?? null
  const rest = text.replace(TOLD_TO, '')
  return { rest: /\p{L}{3}/u.test(rest) ? rest : text, found }
}

/** Clauses, as each may say how the film shall sound. */
const CLAUSE = /[,;.!?]+|\s+[–—-]\s+|\bbut\b/
const TONE_CLAUSE =
  /^(?:and |please )*(?:(?:make|keep) (?:it|this) (?:very |really |a bit |super )?[\p{L}' -]{3,40}|(?:in |with |use )?(?:an? )?(?:very |really |super )?[\p{L}-]{3,20}(?: (?:and|but) [\p{L}-]{3,20})?(?: (?:tone|voice|style|mood|vibes?|way))?)$/iu
const FORMS =
  /\b(funny|serious|dramatic|inspiring|inspirational|motivational|professional|casual|friendly|enthusiastic|energetic|mysterious|humou?rous)(?: and \w+)? (?:videos?|reels?|shorts?|clips?|scripts?|tiktoks?|posts?|explainer)\b|\bin an? (?:very )?([\p{L}-]+)(?: and \w+)? (?:tone|way|style|voice|mood|manner)\b/iu

function toneOf(text: string): Orders['tone'] {
  const [topic = '', ...clauses] = text.split(CLAUSE).map((clause) => clause.trim())
  const said = [...clauses, topic].find(
    (clause) =>
      (clause !== topic || /^(?:make|keep) (?:it|this)\b/i.test(clause)) &&
      TONE_CLAUSE.test(clause) &&
      readTone(clause),
  )
  const form = FORMS.exec(text)
  return (
    (said === undefined ? null : readTone(said)?.tone) ?? readTone(form?.[1] ?? form?.[2] ?? '')?.tone ?? null
  )
}

const LANGUAGES =
  'arabic|bengali|chinese|mandarin|czech|danish|dutch|finnish|french|german|greek|hebrew|hindi|hungarian|indonesian|italian|japanese|korean|norwegian|polish|portuguese|romanian|russian|spanish|swedish|tagalog|thai|turkish|ukrainian|urdu|vietnamese'
/** Asked in another language: what is said, counted or learned in it is a topic. */
const IN_LANGUAGE = pattern(
  String.raw`^(${LANGUAGES}): |(?:,? (?:please )?(?:(?:all |only |written |narrated |spoken |voice ?over )?in|translated (?:in)?to)) (${LANGUAGES})(?: (?:language|please|only))?(?=$|[,;.!?])|[,;] ?(?:language: ?)?(${LANGUAGES})(?: (?:language|please|only))?$`,
)
const OF_LANGUAGE =
  /\b(?:say|says|said|words?|phrases?|counts?|counting|numbers|alphabet|colou?rs|speak|learn|greet\w*|mean|called|sounds?|write your name)\b/i

/** Words of a language that come in rows: "days of the week in Japanese". */
export const NAMES_IN_LANGUAGE =
  /^(?:(?:learn|teach me|the|basic|common|some|all|how to|how do you|say|\d{1,2}) )*(?:numbers?(?: \d{1,2} (?:to|-) \d{1,2})?|colou?rs?|animals?|days of the week|weekdays|family(?: members| words)?|count(?:ing)?(?: to \w{1,8})?|greetings) in (?=\p{L})/iu

function readLanguage(text: string): Taken<string> {
  const met = IN_LANGUAGE.exec(text)
  if (!met || OF_LANGUAGE.test(text) || NAMES_IN_LANGUAGE.test(text)) return { rest: text, found: null }
  const name = met.slice(1).find((one) => one !== undefined) ?? ''
  return {
    rest: text.replace(met[0], ' '),
    found: name.charAt(0).toUpperCase() + name.slice(1).toLowerCase(),
  }
}
