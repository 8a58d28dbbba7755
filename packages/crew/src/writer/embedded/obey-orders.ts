import { AS_SCRIPT, DURATIONS_SECONDS, lookupTable } from '@hookreel/film'
import type { FilmLength } from '@hookreel/film'
import type { ToneName } from '../enhancer.ts'
import type { IdeaDraft } from '../writer.ts'
import { tellsStory } from './plots/ordered-end.ts'
import { CALL, partsOfScript } from './enhance/parts-of-script.ts'
import { joinLines, placeSentences, readLines, toLines } from './enhance/read-lines.ts'
import { shadeScript } from './enhance/refine-script.ts'
import { FRAMEWORKS, ORDERED } from './frameworks/frameworks.ts'
import { shorten } from './improve/change-length.ts'
import { endAnew, openWithQuestion } from './improve/change-lines.ts'
import { simplify } from './improve/simplify.ts'
import { isTold } from './untold/is-told.ts'
import { BRIEF } from './notes/tell-brief.ts'
import { isOwnShape } from './interview/read-subject.ts'
import { isForWhom } from './matching/read-asking.ts'
import type { PackMatch } from './matching/pack-match.ts'
import type { Orders } from './prompt/orders.ts'
import { NOT_FOLLOWED, sayLeft } from './untold/say-left.ts'
import { capitalize, countWords, numberWord, WORDS_FOR_SECONDS } from './wording.ts'

/** So far from what was ordered, a length is another one. */
const FAR = 0.12

const FACTUAL = new Set([...FRAMEWORKS, ...Object.values(ORDERED).flat()].map(({ id }) => id))
/** Tones that a genre has without being asked. */
const OWN_TONES: Readonly<Record<string, readonly ToneName[]>> = lookupTable({
  scary: ['mysterious', 'dramatic'],
  mystery: ['mysterious', 'dramatic'],
  bedtime: ['casual'],
  romance: ['dramatic', 'casual'],
  motivation: ['inspirational', 'dramatic', 'enthusiastic', 'casual'],
  offer: ['casual', 'enthusiastic'],
  trade: ['casual', 'enthusiastic'],
  letter: ['casual', 'inspirational'],
  funny: ['humorous', 'casual'],
  relatable: ['humorous', 'casual'],
  adventure: ['dramatic', 'enthusiastic'],
  scifi: ['mysterious', 'dramatic'],
  debate: ['professional', 'casual'],
  opinion: ['dramatic', 'casual', 'enthusiastic'],
  message: ['casual', 'inspirational'],
  listed: ['casual', 'enthusiastic'],
  'lived-funny': ['humorous', 'casual'],
  'lived-hard': ['casual', 'dramatic'],
  'lived-glad': ['casual', 'enthusiastic'],
})

type Step = { readonly draft: IdeaDraft; readonly unmet: readonly string[] }
type Obeying = {
  readonly orders: Orders
  readonly match: PackMatch | null
  /** How many things the prompt asks for. */
  readonly asked: number | null
}

/**
 * An idea with what is left of the prompt's orders done to it, and a sentence for each that cannot be done. What was
 * written to order from the start (shape, number, length) is only looked at here.
 */
export function obeyOrders(draft: IdeaDraft, obeying: Obeying): IdeaDraft {
  const steps = [
    checkLanguage,
    checkView,
    checkShape,
    checkCount,
    checkStay,
    checkThings,
    checkUndone,
    setTone,
    setWords,
    setOpening,
    setEnding,
    setLength,
  ]
  const { draft: told, unmet } = steps.reduce<Step>(
    ({ draft: before, unmet: said }, step) => {
      const after = step(before, obeying)
      return { draft: after.draft, unmet: [...said, ...after.unmet] }
    },
    { draft, unmet: draft.unmet ?? [] },
  )
  return unmet.length === 0 ? told : { ...told, unmet }
}

/** Whether an idea is told from facts or steps. */
export const isFactual = ({ framework }: Pick<IdeaDraft, 'framework'>): boolean => FACTUAL.has(framework)
const asIs = (draft: IdeaDraft, ...unmet: readonly string[]): Step => ({ draft, unmet })

/** What a prompt in English orders and no idea of the built-in writer is. */
export const sayLanguage = (language: string): string =>
  `Not in ${language}: the built-in writer writes English only.`

function checkLanguage(draft: IdeaDraft, { orders: { language } }: Obeying): Step {
  return language === null ? asIs(draft) : asIs(draft, sayLanguage(language))
}

function checkView(draft: IdeaDraft, { orders: { view } }: Obeying): Step {
  if (view === null || !isFactual(draft)) return asIs(draft)
  return asIs(draft, `${NOT_FOLLOWED}the view of ${view}.`)
}

const NO_SHAPE: Readonly<Record<NonNullable<Orders['shape']>, string>> = {
  countdown: 'No countdown: there is nothing in it to count.',
  parts: 'No numbered parts: it is told as a whole.',
  dialogue: 'No dialogue: one voice tells it.',
  myths: 'No myths: no wrong beliefs about this are known here.',
  steps: 'No steps: what is known of this are facts.',
  'pros-cons': 'Not for and against: what is known of this speaks for neither.',
  'before-after': 'Not told as before and after.',
}

function checkShape(draft: IdeaDraft, { orders: { shape } }: Obeying): Step {
  const isAsked = draft.framework === 'interview' && isOwnShape(shape)
  const hasSides = shape === 'pros-cons' && draft.framework === 'debate-sides'
  const isOwnSteps = (shape === 'steps' || shape === 'parts') && draft.framework.startsWith('listed-')
  const isDone =
    shape === null ||
    isAsked ||
    isOwnSteps ||
    hasSides ||
    ORDERED[shape].some(({ id }) => id === draft.framework)
  return isDone ? asIs(draft) : asIs(draft, NO_SHAPE[shape])
}

const COUNTED =
  /^(?:give me |the )?(?:top )?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?!(?:minutes?|seconds?|hours?|days?|weeks?|months?|years?|ingredients?|sentences?|lines?|words?)\b)(?:\p{L}+est )?\p{L}+s\b(?! (?:war|wonders)\b)/iu

/** A list says in its title how many it has. */
function checkCount(draft: IdeaDraft, { orders: { count: ordered, topic }, asked }: Obeying): Step {
  // A number before the topic counts its things, unless it is a part of a name.
  const count = ordered ?? (COUNTED.test(topic) ? asked : null)
  const asks = draft.framework === 'quiz' ? draft.script.match(/\bNext: /g) : null
  const told = asks === null ? /\b(\d{1,2})\b/.exec(draft.title)?.[1] : String(asks.length + 1)
  if (count === null || !isFactual(draft) || Number(told) === count) return asIs(draft)
  if (told === undefined) return asIs(draft, `Not ${numberWord(count)}: too little is known for a list.`)
  return asIs(
    draft,
    `${capitalize(numberWord(Number(told)))}, not ${numberWord(count)}: no more is known, or fits the length.`,
  )
}

/** What there is to see in a place is no plan day by day. */
function checkStay(draft: IdeaDraft, { orders: { stay } }: Obeying): Step {
  const isDay = stay === null || stay.startsWith('24 ')
  if (isDay || !isFactual(draft) || !/^How to Spend (?:an?|Some) /.test(draft.title)) return asIs(draft)
  return asIs(draft, `What to see and do there, not each day of ${stay}.`)
}

/** "5 subscriptions you should cancel" asks for those, and not how it is done. */
const THINGS =
  /^(?:the |top )?(?:\d{1,2}|three|four|five|six|seven|ten) (?!ways|tips|steps|things|mistakes|habits|signs|reasons|rules|hacks|tricks|ideas|moves|exercises|stretches|poses|secrets|lessons|questions)((?:\p{L}+ )?\p{L}+s) (?:that )?(?:you|everyone|we) (?:should|must|need to|can|have to)\b/iu
const WRONG =
  /^(?:\d{1,2}|two|three|four|five|six|seven|ten|the|common)? ?(?:\p{L}+ ){0,2}(mistakes|errors)\b/iu
function checkThings(draft: IdeaDraft, { orders: { topic }, match }: Obeying): Step {
  const isSteps = match?.pack.unit.one === 'tip'
  const things = isSteps ? (THINGS.exec(topic)?.[1] ?? WRONG.exec(topic)?.[1]) : undefined
  const isList = things !== undefined && new RegExp(`^\\d+ .*\\b${things}\\b`, 'i').test(draft.title)
  return things === undefined || isList ? asIs(draft) : asIs(draft, `Steps, and not a list of ${things}.`)
}

/** Facts and words are the same for every class; what is better for students is not what is better for all. */
const isSaidToAll = ({ framework }: IdeaDraft, order: string): boolean =>
  !framework.startsWith('debate') && isForWhom(order)

/** What is left of the orders is said, as it was typed: nobody shall look for it in the script. */
function checkUndone(draft: IdeaDraft, { orders: { undone, scripts } }: Obeying): Step {
  const left = undone.filter((order) => !isSaidToAll(draft, order) && !isTold(order, draft, [], 1))
  const several = scripts === null ? [] : [`You asked for ${numberWord(scripts)} scripts: each idea is one.`]
  if (left.length === 0) return asIs(draft, ...several)
  return asIs(draft, ...several, sayLeft('followed', left))
}

function setTone(draft: IdeaDraft, { orders: { tone } }: Obeying): Step {
  if (tone === null) return asIs(draft)
  const genre = draft.framework.split('-')[0] ?? ''
  if ((OWN_TONES[draft.framework] ?? OWN_TONES[genre])?.includes(tone) === true) return asIs(draft)
  if (!isFactual(draft)) return asIs(draft, `${NOT_FOLLOWED}the tone.`)
  const script = shadeScript(draft.script, tone)
  const joke = tone === 'humorous' ? ['Told lightly, and without jokes.'] : []
  return asIs({ ...draft, script }, ...joke)
}

/** Who watches decides how plain the words are. */
function setWords(draft: IdeaDraft, { orders: { audience } }: Obeying): Step {
  return audience === null || !isFactual(draft)
    ? asIs(draft)
    : asIs({ ...draft, script: simplify(draft.script) })
}

function setOpening(draft: IdeaDraft, { orders: { opensWithQuestion }, match }: Obeying): Step {
  const first = placeSentences(readLines(draft.script))[0]?.text ?? ''
  if (!opensWithQuestion || first.endsWith('?')) return asIs(draft)
  if (!isFactual(draft)) return asIs(draft, 'Does not begin with a question.')
  return asIs({ ...draft, script: openWithQuestion(draft.script, match)?.script ?? draft.script })
}

/** The last lines of a story, which has no call of its own. */
const STORY_ENDS: Readonly<Record<string, string>> = lookupTable({
  question: 'What would you have done?',
  any: 'Follow for more stories.',
  follow: 'Follow for more stories.',
  comment: 'Tell me in the comments how you would have ended it.',
  save: 'Save this one for later.',
  share: 'Send this to someone who likes stories.',
})
/** Those of an argument, a speech or a poem. */
const OTHER_ENDS: Readonly<Record<string, string>> = lookupTable({
  question: 'What do you think?',
  any: 'Follow for more.',
  follow: 'Follow for more.',
  comment: 'Tell me what you think in the comments.',
  save: 'Save this one for later.',
  share: 'Send this to someone who should hear it.',
})

function setEnding(draft: IdeaDraft, { orders: { ending }, match }: Obeying): Step {
  // A brief has the line in it, in whatever words it was ordered.
  if (ending === null || (draft.framework === BRIEF && 'line' in ending)) return asIs(draft)
  const last = placeSentences(readLines(draft.script)).at(-1)?.text ?? ''
  if ('line' in ending) {
    const isThere = draft.script.toLowerCase().endsWith(ending.line.toLowerCase())
    return asIs(isThere ? draft : { ...draft, script: endWith(draft, ending.line) })
  }
  if (ending.as === 'question' && last.endsWith('?')) return asIs(draft)
  if (ending.as === 'any' && CALL.test(last)) return asIs(draft)
  // A person's own words end as facts do.
  const ends = tellsStory(draft) ? STORY_ENDS : OTHER_ENDS
  if (!isFactual(draft) && draft.sentences === undefined)
    return asIs({ ...draft, script: endWith(draft, ends[ending.as] ?? '') })
  // The lines of a topic ask the viewers, and call nobody to anything.
  const as = ending.as === 'any' ? 'follow' : ending.as
  return asIs({ ...draft, script: endAnew(draft.script, as, match)?.script ?? draft.script })
}

/** The script with a last line of its own: it takes the place of a call, and follows everything else. */
function endWith(draft: IdeaDraft, line: string): string {
  const parts = isFactual(draft) ? partsOfScript(draft.script) : null
  const sentences = placeSentences(readLines(draft.script))
  const kept = parts?.call === null || parts === null ? sentences : sentences.slice(0, -1)
  const at = sentences.at(-1)?.line ?? 0
  return joinLines(toLines([...kept, { text: line, line: at }], at + 1).filter((row) => row.length > 0))
}

function setLength(draft: IdeaDraft, { orders: { length } }: Obeying): Step {
  if (length === null) return asIs(draft)
  const isLong = countWords(draft.script) > length.words * (length.isMost ? 1 : 1 + FAR)
  const shorter =
    isLong && isFactual(draft) ? shorten(draft.script, draft.title, { words: length.words }) : null
  const script = shorter ?? draft.script
  const words = countWords(script)
  const told = { ...draft, script, length: lengthOf(words) }
  const isOff = length.isMost ? words > length.words : Math.abs(words / length.words - 1) > FAR
  if (!isOff) return asIs(told)
  return asIs(
    told,
    words > length.words
      ? 'Longer than you asked for: it cannot be told in so few words.'
      : 'Shorter than you asked for: no more is known.',
  )
}

/** The length of film that so many words fill. */
const lengthOf = (words: number): FilmLength =>
  DURATIONS_SECONDS.find((seconds) => Math.abs(words / WORDS_FOR_SECONDS[seconds] - 1) <= FAR) ?? AS_SCRIPT
