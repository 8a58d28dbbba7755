import { AS_SCRIPT, createRandom } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { argumentOf, type Argument } from '../debates/tell-sides.ts'
import { hashtagsFrom, joinCaption } from '../hashtags.ts'
import { capitalize, countWords, isFarFrom, numberWord, titleCase, wantedWords } from '../wording.ts'
import { FIELDS, NAMES } from './fields.ts'
import { readStance, type Stance } from './read-stance.ts'

/** Reasons for what somebody holds, and what the other side may say. */
type Reasons = { readonly own: readonly string[]; readonly other: string; readonly about: string }

/** Speaks of the thing as of something that should go. */
const IS_AGAINST =
  /\b(?:ban(?:ned)?|abolish\w*|closed?|stop|limit|less|overrated|outdated|mistake|harm|bad|ruin\w*|toxic|too far|waste|fake|dead|wrong|kept off|mean)\b/i

/** The side of an argument that everybody knows which a view takes; null where it is about something else. */
function sideOf({ claim, thing, isFor, other }: Stance): Reasons | null {
  const isAsked = (argument: Argument): boolean => isPair(argument) === (other !== null)
  const argument = argumentsAbout({ claim, thing, isFor, other })
    .map((said) => argumentOf(said, isAsked))
    .find((found) => found !== null && asksOf(found, claim))
  if (argument === undefined || argument === null) return null
  const at =
    other === null ? Number(isFor === IS_AGAINST.test(argument.question)) : sideNamed(argument, thing, isFor)
  const [own, against] = at === 0 ? argument.sides : argument.sides.toReversed()
  const [reason] = against?.reasons ?? []
  if (own === undefined || reason === undefined || at < 0) return null
  return {
    own: own.reasons,
    other: `I know what the others say: “${reason}” Fair enough.`,
    about: argument.id,
  }
}

/** How an argument that everybody knows may be named by a view of it. */
function argumentsAbout({
  claim,
  thing,
  isFor,
  other,
}: Pick<Stance, 'claim' | 'thing' | 'isFor' | 'other'>): readonly string[] {
  const bare = claim.replace(/\b(belong|ruin|beat|deserve|kill|count)s\b/g, '$1')
  if (other !== null) return [bare, `${thing} or ${other}`]
  const head = thing.split(/ (?:in|for|at|on) /)[0] ?? thing
  return [bare, ...[thing, head].flatMap((name) => [`${name} ${isFor ? 'good' : 'bad'}`, name])]
}

const SMALL =
  /^(?:should|have|has|are|were|does|still|really|banned|mandatory|good|idea|mistake|overrated|worth|gone|most|everybody|better|allowed|with|from|than|always|belong|ever|okay|many)$/

/** Whether an argument asks of nothing that a view leaves out: the dress code of offices is none of schools. */
const asksOf = ({ question }: Argument, claim: string): boolean =>
  (question.toLowerCase().match(/\p{L}{4,}/gu) ?? []).every(
    (word) => SMALL.test(word) || claim.toLowerCase().includes(word.slice(0, STEM)),
  )
const STEM = 4

/** Asks which of two, and not whether. */
const isPair = ({ isChoice, question }: Argument): boolean =>
  isChoice || /\bor\b|\bbetter than\b/i.test(question)

function sideNamed({ sides }: Argument, thing: string, isFor: boolean): number {
  const stem = (thing.toLowerCase().split(' ').at(-1) ?? '').replace(/s$/, '')
  const at = sides.findIndex(({ label }) => label.toLowerCase().includes(stem))
  return at < 0 || isFor ? at : 1 - at
}

function reasonsOf(stance: Stance): Reasons | null {
  const side = stance.isFor ? 'for' : 'against'
  if (stance.isName) return { own: NAMES[side], other: NAMES.others[side], about: 'words' }
  const known = sideOf(stance)
  if (known !== null) return known
  const fitting = FIELDS.filter(
    ({ compares, onlyFor }) =>
      (stance.other === null || compares === true) &&
      (!stance.isFor || onlyFor === undefined || onlyFor.test(stance.claim)),
  )
  const field =
    fitting.find(({ words }) => words.test(stance.thing)) ??
    fitting.find(({ words }) => words.test(stance.claim))
  return field === undefined ? null : { own: field[side], other: field.others[side], about: field.id }
}

const HOOKS: Readonly<Record<Stance['mood'], readonly string[]>> = {
  dare: [
    '{claim}. Yes, I said it, and I will say it again.',
    '{claim}. Go on, try to change my mind.',
    'This is my hill. {claim}.',
  ],
  rant: [
    '{claim}. There. Somebody had to say it.',
    'I have been polite about this for too long. {claim}.',
    'Enough is enough. {claim}.',
  ],
  plain: [
    '{claim}. That is my view, and I have reasons.',
    'I will say it out loud. {claim}.',
    'You may disagree, but hear me out. {claim}.',
  ],
}
const CLOSES: Readonly<Record<Stance['mood'], readonly string[]>> = {
  dare: [
    'So, change my mind. I read every answer.',
    'You disagree? Good. Give me your best reason below.',
    'Are you with me, or against me? Tell me below.',
  ],
  rant: [
    'That was my rant. Now it is your turn.',
    'Tell me that I am wrong. But bring reasons.',
    'If you see it differently, say so below. I can take it.',
  ],
  plain: [
    'Do you see it differently? Tell me why.',
    'What would you say against it? I read every answer.',
    'Are you with me? And if not, why not?',
  ],
}
const TITLES = ['{claim}', 'Change My Mind: {claim}', 'Hear Me Out: {claim}']
const COUNTS = ['First', 'Second', 'Third', 'Fourth']

/**
 * A view in the person's own voice: what they hold, reasons of taste and sense, a fair word to the other side and an invitation to
 * disagree. Where both sides are told else, `mustBeMeant` leaves claims to them that no word says to be a view. Null where the prompt takes no side, or one for which no such reasons are kept: then the person is asked for theirs.
 */
export function tellOpinion(
  request: IdeasRequest,
  count: number | null,
  mustBeMeant: boolean,
): IdeaDraft[] | null {
  const read = readStance(request.prompt)
  const stance = read !== null && (read.isMeant || !mustBeMeant) ? read : null
  const reasons = stance === null ? null : reasonsOf(stance)
  if (stance === null || reasons === null) return null
  const random = createRandom(request.seed)
  const [hooks, closes] = [random.shuffle(HOOKS[stance.mood]), random.shuffle(CLOSES[stance.mood])]
  return TITLES.slice(0, request.count).map((title, at) => {
    const own = random.shuffle(reasons.own)
    const around = {
      hook: hooks[at] ?? '',
      close: closes[at] ?? '',
      claim: stance.claim,
      other: reasons.other,
    }
    const sizes = count === null ? [4, 3, 2] : [Math.min(own.length, Math.max(1, count))]
    const scripts = sizes.map((size) => speak(own.slice(0, size), around))
    const script =
      scripts.find((text) => countWords(text) <= wantedWords(request) * 1.08) ?? scripts.at(-1) ?? ''
    const short = count !== null && count > own.length
    return {
      title: titleCase(title.replace('{claim}', stance.claim)),
      summary: `A view with its reasons: ${stance.claim}.`,
      caption: joinCaption(
        `${stance.claim}. Change my mind.`,
        hashtagsFrom([reasons.about, 'opinion', 'hottake', 'debate']),
      ),
      script,
      description: `${stance.claim}: a view, and reasons for it.`,
      framework: 'opinion',
      sources: [],
      ...(short && {
        unmet: [`${capitalize(numberWord(own.length))} reasons, not ${numberWord(count)}: no more are kept.`],
      }),
      ...(isFarFrom(script, request) && { length: AS_SCRIPT }),
    }
  })
}

type Around = {
  readonly hook: string
  readonly close: string
  readonly claim: string
  readonly other: string
}

const speak = (reasons: readonly string[], { hook, close, claim, other }: Around): string =>
  [
    hook.replace('{claim}', claim),
    ...reasons.map(
      (reason, at) =>
        `${at === reasons.length - 1 && at > 1 ? 'And last' : (COUNTS[at] ?? 'And')}: ${reason}`,
    ),
    other,
    close,
  ].join(' ')
