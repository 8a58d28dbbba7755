import { AS_SCRIPT, createRandom } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { hashtagsFrom, joinCaption } from '../hashtags.ts'
import { sayLeft } from '../untold/say-left.ts'
import { LISTENERS } from '../matching/read-asking.ts'
import { NEUTRAL_WORDS } from '../prompt/neutral-words.ts'
import { capitalize, countWords, isFarFrom, numberWord, wantedWords } from '../wording.ts'
import { SIDES_OF_CLAIMS } from './sides-of-claims.ts'
import { SIDES_OF_LIFE } from './sides-of-life.ts'
import { SIDES_OF_THINGS } from './sides-of-things.ts'
import { SIDES } from './sides.ts'

type Side = { readonly label: string; readonly reasons: readonly string[] }
export type Argument = {
  readonly id: string
  readonly question: string
  readonly sides: readonly [Side, Side]
  /** Sets of words: of each set one word of every group. */
  readonly asked: readonly (readonly ReadonlySet<string>[])[]
  /** Whether it is a choice of two things, which only a prompt that sets one against the other asks for. */
  readonly isChoice: boolean
  /** Words that may be said of it besides. */
  readonly besides: ReadonlySet<string>
  /** What a prompt says of it that no reason speaks of: "for mornings". */
  readonly left?: string
}

const ARGUMENTS: readonly Argument[] = [
  ...readArguments(SIDES, false),
  ...readArguments(SIDES_OF_CLAIMS, false),
  ...readArguments(SIDES_OF_THINGS, true),
  ...readArguments(SIDES_OF_LIFE, true),
]

function readArguments(text: string, isChoice: boolean): Argument[] {
  return text
    .trim()
    .split(/\n(?=# )/)
    .map((block) => {
      const [head = '', one = '', other = ''] = block.trim().split('\n')
      const [id = '', question = '', first = '', second = '', asked = ''] = head.slice(2).split(' | ')
      const [, besides = ''] = /\(([^)]*)\)/.exec(asked) ?? []
      const reasonsOf = (row: string) => row.slice(2).split(' | ')
      return {
        id,
        isChoice,
        question,
        sides: [
          { label: first, reasons: reasonsOf(one) },
          { label: second, reasons: reasonsOf(other) },
        ],
        besides: new Set(besides.split('/')),
        asked: asked
          .replace(/\([^)]*\)/g, '')
          .split(';')
          .map((set) => set.trim().split(' '))
          .map((set) => set.map((group) => new Set(group.split('/')))),
      }
    })
}

/** Says that it is argued about, and nothing of what. */
const ARGUED = new Set(
  `debate debates opinion opinions unpopular popular controversial hot take takes change mind both sides side argue arguing argument arguments
  vote pros cons pro con against neutral fair balanced settle fight team prefer ruining ruins overrated underrated ethical mandatory
  banned ban closed abolished forbidden legal illegal allowed allow worth honest agree disagree versus advantages disadvantages reasons viewers ask then comments
  really still ever makes sense smarter decide ok okay crime fine wrong weird sin acceptable disgusting ask comment think what they viewers let comments wise good idea too far gone actually we us our is are yes no rounds winner wins comment poll`.split(
    /\s+/,
  ),
)
/** Without one of these, what is known of the things is asked for. */
const IS_ARGUED =
  /\b(?:debates?|opinion|hot takes?|change my mind|both sides|argu\w+|pros|for and against|settle|makes? more sense|smarter|fight|team|prefer|worth|unbiased|balanced|vs|versus|compared|should|overrated|underrated|better|unpopular|controversial|gone too far|or|ruining|ruins?|belongs?|harm|making us|is (?:a|an|it|there)|real art|are|will|can|cons)\b/i
/** Is asked of what is known, or of one's own life. */
const NOT_ARGUED =
  /^(?:what|who) (?:is|are|was|were) (?!(?:the )?(?:\w+ )?(?:pros|cons|arguments?|benefits and|better|best|both|advantages|upsides)\b)|^how\b|^why (?:is|are|do|does|did)\b(?!.*\b(?:better|worse|should|overrated|bad|good)\b)|\b(?:my|our|i|i'm|history|facts?|how to|difference|compare|benefits?(?! and (?:drawbacks|risks|downsides))|better for you|stories|story|recipe|invented|caffeine|healthier|lifespan|origin)\b/i
/** An argument that everybody knows, where a prompt is about nothing else; null for any other. `topic` is the prompt without its orders. */
export function findArgument(typed: string, asked: string): Argument | null {
  const [prompt, topic] = [typed.trim().replace(SHALL_I, ''), asked.trim().replace(SHALL_I, '')]
  if (!IS_ARGUED.test(prompt) || NOT_ARGUED.test(prompt.replace(FOR_THEIRS, ''))) return null
  if (CHANGES_IT.test(prompt) && IS_CHOICE.test(prompt)) return null
  const told = topic.replace(FOR_THEIRS, '').trim()
  if (!IS_CHOICE.test(prompt) && !/\b(?:debates?|pros|which|team|prefer)\b/i.test(prompt))
    return argumentOf(told, ({ isChoice }) => !isChoice)
  // A network that is one of two sides is no place to show it.
  const whole = argumentOf(told) ?? argumentOf(prompt)
  if (whole !== null || !IS_CHOICE.test(told)) return whole
  const [said = ''] = FOR_WHAT.exec(told) ?? []
  const part = said === '' ? null : argumentOf(told.replace(said, ''))
  return part === null ? null : { ...part, left: said.trim() }
}

/** Asks for oneself what everybody chooses between. */
const SHALL_I =
  /^(?:so |ok )?should (?:i|we) (?:(?:get|buy|adopt|choose|take|pick|wear|use|go for) )?(?=.+ or )/iu
const IS_CHOICE = /\b(?:vs\.?|versus|or|better|compared|against)\b/i
/** Who is to choose, and who listens, is no life that somebody tells. */
const FOR_THEIRS = new RegExp(
  String.raw`\b(?:it'?s |this is )?for (?:my|our) (?:\p{L}+ ){0,2}${LISTENERS}\b|\b(?:for )?my (?:mom|mum|mother|dad|father|(?:old |older |elderly )?parents|grandma|grandpa|grandmother|grandfather|granny|uncle|aunt|family|kids?|son|daughter|wife|husband|friends?|boss)\b`,
  'giu',
)
/** What two things are compared for, at the end. */
const FOR_WHAT = /\s(?:for|in|when|if|on) (?!the best\b)[\p{L}\p{N}' -]{3,40}$/iu
/** For these, other reasons count. */
const CHANGES_IT =
  /\b(?:bab(?:y|ies)|toddlers?|infants?|pregnan\w+|diabet\w*|asthma|allerg\w+|adhd|autis\w+|cancer|heart|pain|injur\w+|weight|diet|seniors?|elderly|illness|sick|health\w*|argue for|cheap(?:er|est)|costs?|prices?|expensive|safer|faster)\b/i

/** The argument that a topic is about, and nothing else. */
export function argumentOf(
  topic: string,
  isAsked: (argument: Argument) => boolean = () => true,
): Argument | null {
  const words =
    topic
      .toLowerCase()
      .replace(/'s\b/g, '')
      .match(/[\p{L}\p{N}-]+/gu) ?? []
  const found = ARGUMENTS.filter(isAsked)
    .flatMap((argument) =>
      argument.asked
        .filter((set) => set.every((group) => words.some((word) => group.has(word))))
        .map((set) => ({ argument, set })),
    )
    .toSorted((a, b) => b.set.length - a.set.length)
  return (
    found.find(({ set, argument }) => {
      // What the question itself says is no other subject: the parents who limit screen time.
      const known = new Set([
        ...argument.besides,
        ...argument.asked.flat().flatMap((group) => [...group]),
        ...(argument.question.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []),
      ])
      const beside = words.filter(
        (word) =>
          !set.some((group) => group.has(word)) &&
          !known.has(word) &&
          !NEUTRAL_WORDS.has(word) &&
          !ARGUED.has(word) &&
          !/^\d+$/.test(word),
      )
      return beside.length === 0
    })?.argument ?? null
  )
}

const OPENINGS = [
  '{n} reasons for each side. You decide.',
  'Both sides get {n} reasons. Then it is your turn.',
]
/** Each side has so many. */
const MOST = 4

/** Both sides of an argument, with as many reasons for one as for the other, in an order of chance. */
export function tellSides(
  { id, question, sides, left }: Argument,
  request: IdeasRequest,
  count: number | null,
): IdeaDraft[] {
  const random = createRandom(request.seed)
  const target = wantedWords(request)
  const unmet = [
    ...(count !== null && count > MOST
      ? [`Four reasons for each side, not ${numberWord(count)}: no more are kept.`]
      : []),
    ...(left === undefined ? [] : [sayLeft('followed', [left])]),
  ]
  return [0, 1].slice(0, request.count).map((at) => {
    const shuffled = sides.map(({ label, reasons }) => ({ label, reasons: random.shuffle(reasons) }))
    const order = at === 0 ? shuffled : shuffled.toReversed()
    const scripts = (count === null ? [4, 3, 2] : [Math.min(MOST, count)]).map((n) =>
      write(question, order, n, at),
    )
    const script = scripts.find((text) => countWords(text) <= target * 1.08) ?? scripts.at(-1) ?? ''
    return {
      title: at === 0 ? question : `${question} Both Sides`,
      summary: `Reasons that people give on both sides: ${question}`,
      caption: joinCaption(question, hashtagsFrom([id, 'debate', 'bothsides', 'youdecide'])),
      script,
      description: `${question} What people say on both sides.`,
      framework: 'debate-sides',
      sources: [],
      ...(unmet.length > 0 && { unmet }),
      ...(isFarFrom(script, request) && { length: AS_SCRIPT }),
    }
  })
}

function write(question: string, sides: readonly Side[], count: number, at: number): string {
  const opening = (OPENINGS[at] ?? '').replace(
    '{n}',
    at === 0 ? capitalize(numberWord(count)) : numberWord(count),
  )
  const told = sides.map(({ label, reasons }) => `${label}. ${reasons.slice(0, count).join(' ')}`)
  return [question, opening, ...told, `Now you: ${question}`].join(' ')
}
