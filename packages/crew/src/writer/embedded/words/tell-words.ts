import { createRandom, lookupTable } from '@hookreel/film'
import type { FilmLength } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { hashtagsFrom, joinCaption } from '../hashtags.ts'
import {
  capitalize,
  countWords,
  isFarFrom,
  endOfOpening,
  numberWord,
  titleCase,
  wantedWords,
} from '../wording.ts'
import { findActivity } from '../plots/activities.ts'
import { bySubject, speaksOf, subjectBefore } from './by-subject.ts'
import { namedFirst } from './named-first.ts'
import { findWords, NO_MOOD, type Wanted, type WordsKind } from './find-words.ts'
import { CLOSES, HOOKS, NAMES, TAGS } from './frames.ts'
import { ITEMS, LANGUAGES, type Item, type Language } from './items.ts'
import { tellManyLanguages } from './many-languages.ts'
import {
  areInOrder,
  fewPhrases,
  greetFirst,
  hooksOfPhrases,
  learnedIn,
  nameOfPhrases,
} from './phrase-frames.ts'
import { tellPairs } from './tell-pairs.ts'

/** The languages that words are known of, by their names in a prompt. */
export const LANGUAGE_NAMES: readonly string[] = LANGUAGES.flatMap(({ words }) => words)

/**
 * Quotes, riddles, jokes, choices, affirmations or words of a language that a prompt asks for, no item in two ideas; null
 * when it asks for none of them. What the prompt narrows down ("about love", "for kids") comes first. `count` was ordered apart.
 */
export function tellWords(request: IdeasRequest, count: number | null): IdeaDraft[] | null {
  const many = tellManyLanguages(request, count)
  if (many !== null) return many
  const pairs = tellPairs(request, count)
  if (pairs !== null) return pairs
  const found = findWords(request.prompt, LANGUAGE_NAMES)
  if (found === null) return null
  const wanted = { ...found, asked: count ?? found.asked }
  const language = LANGUAGES.find(({ words }) => wanted.language !== null && words.includes(wanted.language))
  if (wanted.kind === 'phrases' && language === undefined) return null
  const random = createRandom(request.seed)
  if (wanted.kind === 'quiz') {
    const quiz = findQuiz(wanted, request.prompt)
    if (quiz === null) return null
    return tellItems({ ...wanted, title: quiz.title }, undefined, random.shuffle(quiz.items), request)
  }
  const all = wanted.kind === 'phrases' ? (language?.items ?? []) : ITEMS[wanted.kind]
  if (isKeptBySubject(wanted.kind)) {
    const fitting = bySubject(random.shuffle(all), request.prompt)
    const before = subjectBefore(request.prompt)
    return tellItems({ ...wanted, strange: null, before }, undefined, fitting, request)
  }
  if (wanted.kind === 'affirmations')
    return tellItems(wanted, undefined, random.shuffle(affirmationsFor(wanted, request.prompt)), request)
  if (wanted.kind === 'bible verses')
    return tellItems(wanted, undefined, versesFor(wanted, random.shuffle(ITEMS['bible verses'])), request)
  const { people } = wanted
  const pool = narrow(
    keepTopic(people === null ? all : all.filter(({ kinds }) => kinds.includes(people)), wanted),
    wanted,
  )
  const isInOrder = wanted.kind === 'phrases' && areInOrder(wanted)
  // What fits best stays in front of the shuffled others.
  const items = isInOrder ? pool : narrow(random.shuffle(pool), wanted)
  if (wanted.kind !== 'phrases') return tellItems(wanted, undefined, items, request)
  const first = namedFirst(greetFirst(items, all, wanted), all, request.prompt)
  return tellItems(wanted, language, first, request)
}

const isKeptBySubject = (kind: WordsKind): boolean =>
  kind === 'jokes' || kind === 'riddles' || kind === 'would you rather' || kind === 'tongue twisters'

/** What fits every day, where a prompt names neither a mood nor anything that somebody does. */
const EVERYDAY = ['confidence', 'morning', 'hope']

/** Affirmations of what somebody does and feels: a runner's are not of money. */
function affirmationsFor(wanted: Wanted, prompt: string): readonly Item[] {
  const fitting = affirmationsOf(wanted, prompt)
  if (!EACH_I_AM.test(prompt)) return fitting
  const others = ITEMS.affirmations.filter(
    (item) => !fitting.includes(item) && item.kinds.some((kind) => EVERYDAY.includes(kind)),
  )
  return [...fitting, ...others].filter(({ said }) => /^I am\b/.test(said))
}

/** Orders how every line begins. */
const EACH_I_AM =
  /\b(?:each|every|all|lines?|sentences?|starting|start|starts|begin|begins|beginning)\b.{0,40}["'“”‘’]?\bi am\b|["“]?\bi am["”]? affirmations?\b/i

function affirmationsOf({ kinds }: Wanted, prompt: string): readonly Item[] {
  const activity = findActivity(prompt)
  const wished = activity === null ? kinds : [activity, ...kinds.filter((kind) => kind === 'anxiety')]
  const fitting = ITEMS.affirmations.filter((item) => item.kinds.some((kind) => wished.includes(kind)))
  if (fitting.length >= 2) return fitting
  return ITEMS.affirmations.filter((item) => item.kinds.some((kind) => EVERYDAY.includes(kind)))
}

/** Verses of what is asked for alone, and of nothing else in its place. */
function versesFor({ kinds, mood }: Wanted, all: readonly Item[]): readonly Item[] {
  const named = /\b(?:faith\w*|trust\w*|believ\w+)\b/i.test(mood) ? [...kinds, 'faith'] : kinds
  const fitting = all.filter((item) => named.some((kind) => item.kinds.includes(kind)))
  if (fitting.length >= 2) return fitting
  const said = mood === NO_MOOD ? [...all] : all.filter(speaksOf(mood))
  return said.length >= 2 ? said : []
}

/** As many films as the items make, none of them in two. */
function tellItems(
  wanted: Wanted,
  language: Language | undefined,
  all: readonly Item[],
  request: IdeasRequest,
): IdeaDraft[] {
  let rest = all
  const ideas: IdeaDraft[] = []
  while (ideas.length < request.count && rest.length > 0) {
    const frame = frameOf(wanted, language, ideas.length)
    const filling = take(rest, frame, wantedWords(request), wanted.asked)
    const items = wanted.kind === 'phrases' ? fewPhrases(filling, wanted.asked) : filling
    // A short remainder is no film of its own; of long clues two fill one.
    const isRemainder = wanted.kind === 'quiz' ? rest.length < 3 : ideas.length > 0 && items.length < 3
    if (items.length < 2 || isRemainder) break
    rest = rest.filter((item) => !items.includes(item))
    ideas.push(present(wanted, language, frame, items, request))
  }
  return ideas
}

type Quiz = { readonly title: string; readonly items: readonly Item[] }

/** A quiz of what is asked for alone: capitals are no true or false. Of a field that none are kept of, facts may tell. */
function findQuiz({ kinds }: Wanted, prompt: string): Quiz | null {
  const form = ['clues', 'capital', 'true'].find((kind) => kinds.includes(kind))
  const field = kinds.find((kind) => FIELDS.has(kind))
  const isNamed =
    form === 'true' &&
    field === undefined &&
    !/\btrue or false(?: (?:quiz|game|questions?|challenge|edition))?$/i.test(
      prompt.replace(/,.*$|\s+\d+ (?:rounds|questions).*$/i, ''),
    )
  const items = ITEMS.quiz.filter(
    (item) =>
      (form === undefined
        ? !item.kinds.includes('true') && !item.kinds.includes('clues')
        : item.kinds.includes(form)) &&
      (field === undefined || form === 'clues' || form === 'capital' || item.kinds.includes(field)) &&
      (form !== undefined || field !== undefined || item.kinds.includes('general')),
  )
  return isNamed || items.length < 3 ? null : { title: TITLES[form ?? ''] ?? 'of Quiz Questions', items }
}
const TITLES: Readonly<Record<string, string>> = lookupTable({
  clues: 'of Guess the Country',
  capital: 'of Guess the Capital',
  true: 'of True or False',
})
const FIELDS = new Set(['animal', 'food', 'space', 'body', 'geography'])

/** Quotes about the desert speak of it: others are none. What is said for a day fits many, and is not held to a word. */
function keepTopic(items: readonly Item[], { kind, topic }: Wanted): readonly Item[] {
  if (topic === null || !['quotes', 'this or that', 'idioms'].includes(kind)) return items
  const fitting = items.filter(speaksOf(topic))
  return fitting.length >= 2 ? fitting : []
}

/** Those that fit what is asked; by one author alone where one is named. */
function narrow(items: readonly Item[], { kind, kinds, author, asked, strange }: Wanted): Item[] {
  const byAuthor = author === null ? [] : items.filter(({ who }) => who?.toLowerCase().includes(author))
  // A school of thought is kept to: a stoic quote for hard days is stoic first.
  const bySchool =
    kinds.includes('stoic') && byAuthor.length === 0
      ? items.filter((item) => item.kinds.includes('stoic'))
      : []
  const from = [byAuthor, bySchool, items].find((list) => list.length > 0) ?? items
  const own = kinds.filter((each) => !kinds.includes('behind') || each === 'behind')
  const isOwn = kind === 'reminders' && own.length > 0
  const moods = isOwn
    ? own
    : bySchool.length > 0 && kinds.length > 1
      ? kinds.filter((each) => each !== 'stoic')
      : kinds
  const fitting = from.filter((item) => moods.some((mood) => item.kinds.includes(mood)))
  // More are asked for than fit: the others of the language or the school follow, and a note says so.
  const isFilled = kind === 'phrases' || kind === 'quotes'
  const others =
    isFilled && fitting.length < (asked ?? 0)
      ? from.filter((item) => !fitting.includes(item)).toSorted((a, b) => usesOf(b) - usesOf(a))
      : []
  // Numbers are no words for a restaurant.
  if (kind === 'phrases' && moods.length > 0 && fitting.length < 2) return []
  const kept = fitting.length >= 2 ? [...fitting, ...others] : [...from]
  // A joke of the subject that is asked for comes before the others of its kind.
  if (strange === null) return kept
  const isOfIt = speaksOf(strange)
  return kept.toSorted((a, b) => Number(isOfIt(b)) - Number(isOfIt(a)))
}

/** What is said to everybody comes before an apple. Quotes and jokes have no such kinds. */
const usesOf = ({ kinds }: Item): number =>
  Number(kinds.some((kind) => kind === 'greeting' || kind === 'polite'))

/** What of the items is not about what was asked for, as a note says it. */
function sayStrange(
  { kind, kinds, strange, asked, mood }: Wanted,
  items: readonly Item[],
): readonly string[] {
  if (kind !== 'quotes') return []
  const moods = kinds.filter((each) => each !== 'stoic')
  if (strange === null && (asked === null || moods.length === 0 || mood === NO_MOOD)) return []
  const isFitting =
    strange === null ? (item: Item) => moods.some((each) => item.kinds.includes(each)) : speaksOf(strange)
  const fitting = items.filter(isFitting).length
  if (fitting === items.length) return []
  const many = fitting === 0 ? 'none' : numberWord(fitting)
  return [`Of these ${kind}, ${many} ${fitting < 2 ? 'is' : 'are'} about ${strange ?? mood}.`]
}

const sayBeside = ({ mood }: Wanted): string =>
  `Of the quotes kept here, none by this author is about ${mood}.`

type Frame = { readonly hook: string; readonly close: string }

function frameOf(wanted: Wanted, language: Language | undefined, at: number): Frame {
  const closes = CLOSES[wanted.kind]
  const close = closes[at % closes.length] ?? ''
  if (wanted.kind !== 'phrases')
    return { hook: HOOKS[wanted.kind][at % HOOKS[wanted.kind].length] ?? '', close }
  const hooks = hooksOfPhrases(wanted, language)
  return { hook: hooks[at % hooks.length] ?? '', close }
}

/** So many items that they fill the length, or as many as are asked for. */
function take(items: readonly Item[], { hook, close }: Frame, target: number, asked: number | null): Item[] {
  if (asked !== null && asked <= 20) return items.slice(0, asked)
  const taken: Item[] = []
  let size = countWords(hook) + countWords(close)
  for (const item of items) {
    const next = size + countWords(item.said)
    if (next > target * 1.08) continue
    taken.push(item)
    size = next
    if (size > target * 0.92) break
  }
  return taken.length >= 2 ? taken : items.slice(0, 2)
}

/** How a film opens, with how many things it tells and what for. */
function openWith(hook: string, size: number, mood: string): string {
  const count = numberWord(size)
  return hook
    .replaceAll('all {count}', size === 2 ? 'both' : `all ${count}`)
    .replaceAll('{count}', count)
    .replaceAll('{Count}', capitalize(count))
    .replaceAll('{mood}', mood)
}

function present(
  wanted: Wanted,
  language: Language | undefined,
  { hook, close }: Frame,
  items: readonly Item[],
  request: IdeasRequest,
): IdeaDraft {
  const isBeside =
    wanted.author !== null &&
    wanted.kinds.length > 0 &&
    !items.some(({ kinds }) => kinds.some((kind) => wanted.kinds.includes(kind)))
  // What they are not about stands in no title.
  const isStrange = wanted.strange !== null && !items.every(speaksOf(wanted.strange))
  const isOn = /^(?:about|on) /i.test(wanted.title)
  const opening = openWith(hook, items.length, isBeside || isStrange || isOn ? NO_MOOD : wanted.mood)
  const isOfOne = wanted.kind === 'quotes' && items.every(({ who }) => who === items[0]?.who)
  const told = items.map(({ said, head }, at) => (isOfOne && at > 0 ? `“${head}”` : said))
  const script = [opening, ...told, close].filter(Boolean).join(' ')
  const noun =
    wanted.kind === 'phrases'
      ? nameOfPhrases(wanted, language)
      : [wanted.people ?? wanted.before ?? '', NAMES[wanted.kind]].filter(Boolean).join(' ')
  const title = `${items.length} ${titleCase(wanted.title === '' || (isStrange && wanted.author === null) ? noun : `${noun} ${wanted.title}`)}`
  const works = [...new Set(items.flatMap(({ work }) => (work === undefined ? [] : [work])))]
  const first = items[0]?.said ?? ''
  const head = wanted.kind === 'phrases' ? learnedIn(items) : headOf(items)
  const authors = wanted.kind === 'quotes' ? items.map(({ tag }) => tag) : []
  const unmet = isBeside ? [sayBeside(wanted)] : sayStrange(wanted, items)
  const length: FilmLength = isFarFrom(script, request) ? 'script' : request.seconds
  return {
    title: `${title}: ${head ?? endOfOpening(opening)}`.replace(/\.$/, ''),
    summary: `${capitalize(noun)} in ${items.length}: ${first}`,
    caption: joinCaption(
      opening,
      hashtagsFrom([...TAGS[wanted.kind], ...(language ? [language.name] : []), ...authors]),
    ),
    script,
    description: works.length === 0 ? opening : `${opening} From: ${works.join('; ')}.`,
    framework: wanted.kind.replaceAll(' ', '-'),
    // The year of the edition is not known: the work is named in the description.
    sources: [],
    length,
    ...(unmet.length > 0 && { unmet }),
  }
}

/** Longer ones would be cut where titles are shown. */
const LONGEST_HEAD = 60

/** What does not fit whole is not cut: another one stands in the title, or none. */
const headOf = (items: readonly Item[]): string | undefined =>
  items.map((item) => item.head).find((text) => text.length <= LONGEST_HEAD)
