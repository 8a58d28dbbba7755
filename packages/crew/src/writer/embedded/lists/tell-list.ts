import { AS_SCRIPT, createRandom } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { hashtagsFrom, joinCaption } from '../hashtags.ts'
import { FOR_SO_MANY, type ParsedPrompt } from '../prompt/parse-prompt.ts'
import { NEUTRAL_WORDS, NUMBER_WORDS } from '../prompt/neutral-words.ts'
import { isFor } from '../known/suggest-from-pack.ts'
import { capitalize, countWords, isFarFrom, numberWord, titleCase, wantedWords } from '../wording.ts'
import { isAskedBy, isOwnOf, listLists, sizeOfAsked, type Listed, type ThingList } from './read-lists.ts'

/** Asks for one thing, for a reason or for a way, or tells what the person did, which no list answers. */
const ASKS_ELSE =
  /^(?:so |ok )?(?:who|when|where|why|how|is|are|was|were|do|does|did|can|could|should|will|would|(?:what|which) (?:is|was))\b|^(?:i|we) (?!want\b|need\b)|\b(?:(?<!\bsigns (?:that |of )?)my|our|how to|vs|versus|quiz|trivia|guess|difference|compare|poem|jokes?|(?<!\btrue )stor(?:y|ies)|recipes?|(?<!\bmistakes? .*|\bthat )(?:cook|make))\b/i
/** Of proposals, these ask for something else: what is so, how it is done, or what the person did. */
const ASKS_NO_IDEAS =
  /^(?:so |ok )?(?:who|where|why|how|is|are|was|were|do|does|did|can|could|should|will|would|(?:what|which) (?:is|was|were|do|does|did))\b|^(?:my|our)\b|\b(?:i|we) (?!can\b|should\b|need\b)|\b(?:how to|vs|versus|quiz|trivia|guess|difference|compare|poem|songs?|jokes?|stor(?:y|ies)|riddles?|quotes?|facts?|history|mistakes?|myths?|reasons?)\b/i
/** Praise what is proposed, and change nothing of it. */
const IDEAS_PRAISE = new Set(
  'best easy quick simple small new first ways tip tips stuff hacks really super most old underrated'.split(
    ' ',
  ),
)
/** Neutral elsewhere; what is proposed to these people is of their own. */
const FOR_OTHERS =
  /^(?:kids?|child|children|teens?|teenagers?|toddlers?|bab(?:y|ies)|seniors?|teachers?|school)$/
/** Asks how a stay is spent, which is what the days of a list tell. */
const SPENDS = /^how (?:to|do (?:you|i)|should (?:you|i|we)|can (?:you|i|we)) spend (?=.*\b(?:days|hours)\b)/i
/** What stands behind a thing that is asked for and says no more than that it shall be good. */
const BESIDE_IDEAS =
  /\b(?:that|which) (?:are|is)(?:n['’]t| not) (?:boring|lame|weird|cringe)\b|\b(?:that |which )?(?:you|everyone|we|i|people) (?:can|should|need to|could|must|have to)\b|\bwithout (?:losing your mind|going crazy)\b|\b(?:for|with|to) my\b/gi
/** What somebody is ready to pay. */
const PRICE =
  /\b(?:under|below|less than|for|up to) [$€£]?\d+ ?(?:dollars?|bucks|euros?|pounds?|[$€£])?|[$€£]\d+/i
/** Neutral elsewhere; of a list, they make it another one: the smallest of the largest, the least, those that are not. */
const TURNS_LIST =
  /^(?:\p{L}+est|least|less|worst|bad|not|never|no|wrong|true|false|new|old|healthy|cheap|easy|quick|simple|best|first|last|small|big|second|third|us|myths?|misconceptions?|reasons?|ways?|tips?|mistakes?|signs|lesser|unknown|hidden|rare|underrated|overlooked|can't|cannot|won't|don't|isn't|aren't|doesn't|without)$/u
/** Say how somebody likes a list to be, and change nothing of what stands in it. */
const PRAISE = new Set(
  'weirdest strangest craziest coolest greatest must try ever list eat exist about see tasting absolute best famous iconic ranked ranking order numbers actually today currently right now 2024 2025 2026 known traditional typical authentic local national classic delicious tasty beloved'.split(
    ' ',
  ),
)

/** Says that a list is a surprise, and not what it leaves out. */
const PRAISING_TAIL =
  /\b(?:(?:that )?you (?:won't|don't|wouldn't|probably don't) (?:believe|know)(?: about)?|don't miss)\b/g

const wordsOf = (prompt: string): string[] =>
  (
    prompt
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(PRAISING_TAIL, ' ')
      .replace(/(?<=\d),(?=\d{3}\b)/g, '')
      .replace(/['’]s\b|(?<=s)['’]/g, '')
      .replace(/\bover (?=\d\d\b)/g, 'over-')
      .replace(/\bbefore (?=(?:30|thirty)\b)/g, 'before-')
      .replace(FOR_SO_MANY, 'for-')
      .match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? []
  ).filter((word) => !/^\d{1,2}$/.test(word))

/**
 * The list that a prompt asks for; null where none is kept. All that the prompt says has to be words of that list, so that
 * the largest islands of Greece are not answered with those of the world.
 */
export function findList(prompt: string, whole = prompt): ThingList | null {
  const others = wordsOf(whole).filter((word) => FOR_OTHERS.test(word))
  const ideas = prompt.trim().replace(SPENDS, '')
  const words = { facts: wordsOf(prompt), ideas: wordsOf(ideas.replace(BESIDE_IDEAS, ' ')) }
  const asksElse = { facts: ASKS_ELSE.test(prompt.trim()), ideas: ASKS_NO_IDEAS.test(ideas) }
  const found = listLists().flatMap((list) => {
    const kind = list.isIdeas ? 'ideas' : 'facts'
    if (asksElse[kind]) return []
    const said = words[kind]
    return list.asked
      .filter(
        (asked) =>
          isAskedBy(asked, said, (word) => isQuiet(word, list)) &&
          (!(list.isIdeas || list.isChoice) || others.every((word) => isOwnOf(asked, word))),
      )
      .map((asked) => ({ list, size: sizeOfAsked(asked, said) }))
  })
  return found.toSorted((a, b) => b.size - a.size)[0]?.list ?? null
}

const isQuiet = (word: string, { isIdeas, isChoice }: ThingList): boolean =>
  PRAISE.has(word) ||
  (isIdeas && IDEAS_PRAISE.has(word)) ||
  (NEUTRAL_WORDS.has(word) && !TURNS_LIST.test(word) && !((isIdeas || isChoice) && FOR_OTHERS.test(word)))

/** The words by which a list is asked for: whichever of them a prompt says is told by it. */
export const wordsOfList = ({ asked }: ThingList): readonly string[] =>
  asked.flatMap(({ groups, besides }) => [...groups.flatMap((group) => [...group]), ...besides])

/** Fewer are no list. */
const FEWEST = 3
const MOST = 10
/** A list may be so much longer than its length before a thing is left out. */
const LONGER = 1.15

type Telling = Pick<ParsedPrompt, 'asked' | 'audience'>

/** How long somebody stays in a place: "2 days", "48 hours". */
const STAY = /\b(\d{1,2}|\p{L}+)[ -](days?|hours?)\b/iu
const isOfDays = ({ name }: ThingList): boolean => name.startsWith('days in ')

/** So many things are told: of a list of days, those of the stay. One day, or none that is counted, is none of its. */
function countOf(list: ThingList, prompt: string, asked: number | null): number | null {
  if (!isOfDays(list)) return asked
  const [, said = '', unit = ''] = STAY.exec(prompt) ?? []
  const count = Number(said) || NUMBER_WORDS[said.toLowerCase()]
  if (count === undefined) return /\bdays\b/i.test(prompt) ? null : 0
  return /^h/i.test(unit) ? Math.round(count / 24) : count
}

/** A list that is kept, told from its last to its first; none where too few of its things are for those who watch. */
export function tellList(list: ThingList, request: IdeasRequest, { asked, audience }: Telling): IdeaDraft[] {
  const wanted = countOf(list, request.prompt, asked)
  if (isOfDays(list) && wanted !== null && wanted < 2) return []
  const open = list.things.filter(({ line, more }) => isFor(audience, `${list.name} ${line} ${more}`))
  if (list.isRanked && open.length < list.things.length) return []
  const random = createRandom(request.seed)
  const ideas: IdeaDraft[] = []
  const isFixed = list.isRanked || list.isInOrder
  while (ideas.length < (isFixed ? 1 : 2) && ideas.length < request.count) {
    const order = isFixed ? open : [...open.slice(0, 1), ...random.shuffle(open.slice(1))]
    const idea = tellThings(list, order, request, wanted)
    if (idea === null || ideas.some(({ script }) => script === idea.script)) break
    ideas.push(idea)
  }
  return ideas
}

function tellThings(
  list: ThingList,
  order: readonly Listed[],
  request: IdeasRequest,
  wanted: number | null,
): IdeaDraft | null {
  const target = wantedWords(request)
  const sizes = Array.from({ length: Math.min(MOST, order.length, wanted ?? MOST) }, (_, at) => at + 1)
  const whole = sizes.toReversed().filter((size) => size >= Math.min(FEWEST, wanted ?? FEWEST))
  const fits = whole.find((size) => countWords(speak(list, order.slice(0, size), 0)) <= target * LONGER)
  // A number that is ordered is told, if it takes longer.
  const size = wanted === null ? (fits ?? whole.at(-1)) : whole[0]
  if (size === undefined) return null
  const told = order.slice(0, size)
  const scripts = Array.from({ length: size + 1 }, (_, extra) => speak(list, told, extra))
  const script = scripts.findLast((text) => countWords(text) <= target) ?? scripts[0] ?? ''
  return present(list, told, script, request)
}

/** What is proposed counts up. */
function speakIdeas({ name, care }: ThingList, things: readonly Listed[], extra: number): string {
  const told = things.map(
    ({ line, more }, at) => `${capitalize(numberWord(at + 1))}: ${line}${at < extra ? ` ${more}` : ''}`,
  )
  const opening = `${capitalize(numberWord(things.length))} ${name}.`
  return [opening, ...told, care].filter(Boolean).join(' ')
}

/** `extra` of the things, the foremost ones, are told with what may follow. */
function speak(list: ThingList, things: readonly Listed[], extra: number): string {
  return list.isIdeas ? speakIdeas(list, things, extra) : speakFacts(list, things, extra)
}

function speakFacts({ name, isRanked }: ThingList, things: readonly Listed[], extra: number): string {
  const size = things.length
  const opening = isRanked
    ? `The ${size === 1 ? '' : `${numberWord(size)} `}${name}, from number ${numberWord(size)} up.`
    : `${capitalize(numberWord(size))} ${name}.`
  const told = things.map(({ name: thing, line, more }, at) => {
    // A belief that is wrong is named as a question.
    const named = /[.!?]$/.test(thing) ? capitalize(thing) : `${capitalize(thing)}.`
    const said = line.toLowerCase().includes(thing.toLowerCase()) ? line : `${named} ${line}`
    const whole = `${said}${at < extra ? ` ${more}` : ''}`
    return isRanked ? `Number ${numberWord(at + 1)}: ${whole}` : whole
  })
  // The foremost one is the last, and ends the script.
  return [opening, ...told.toReversed()].join(' ')
}

function present(list: ThingList, told: readonly Listed[], script: string, request: IdeasRequest): IdeaDraft {
  const title = titleCase(`${list.isRanked ? 'the ' : ''}${told.length} ${list.name}`)
  const sources = new Map(
    told.flatMap(({ source }) => (source === null ? [] : [[source.work, source] as const])),
  )
  const [price] = list.isIdeas ? (PRICE.exec(request.prompt) ?? []) : []
  return {
    title,
    summary: `A list: ${told.map(({ name }) => name).join(', ')}.`,
    caption: joinCaption(
      `${title}.`,
      hashtagsFrom([...list.name.split(' ').slice(0, 2), 'list', list.isIdeas ? 'ideas' : 'didyouknow']),
    ),
    script,
    description: `${title}: ${told.map(({ name }) => name).join(', ')}.`,
    framework: 'countdown',
    ...(isFarFrom(script, request) && { length: AS_SCRIPT }),
    sources: [...sources.values()],
    ...(price !== undefined && {
      unmet: [`Not “${price}”: no prices are known here.`],
    }),
  }
}
