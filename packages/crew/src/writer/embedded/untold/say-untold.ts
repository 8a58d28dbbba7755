import { nlp } from '../../../text/english.ts'
import { amountOf, SCALES } from '../../../text/read-number.ts'
import { EMPTY_WORDS } from '../../../text/empty-words.ts'
import type { IdeaDraft } from '../../writer.ts'
import { readLimits, type Limit } from '../matching/read-asking.ts'
import { fold, says } from '../matching/words.ts'
import { readEnd, tellsStory } from '../plots/ordered-end.ts'
import { AROUND_TIPS, NEUTRAL_WORDS, NUMBER_WORDS, TIMING_WORDS } from '../prompt/neutral-words.ts'
import { MANNER_WORDS, readBesides } from '../prompt/strip-manner.ts'
import { numberWord } from '../wording.ts'
import { sayLeft } from './say-left.ts'

/** Ranks what is told, or asks for a day of it: neither is done where no line says so. */
const CLAIMS =
  /\b(worst|dumbest|stupidest|ugliest|scariest|funniest|saddest|luckiest|unluckiest|most (?:useless|boring|annoying|overrated|underrated))\b(?! (?:thing|part)\b)|\b(?:an? )?(?:average |normal |typical )?day in the life(?= of (?!me\b|my\b|us\b))/i
/** Name a kind of text, who asks or who watches, and nothing that a script could leave out. */
const QUIET = new Set(
  `poem poems poetry rhyme rhymes rhyming verse verses thank stories tale tales ghost ghosts horror creepypasta bedtime goodnight detective crime whodunit hilarious comedy silly skit adventure
  sci-fi scifi fiction futuristic dystopian monologue letter pov motivation motivate inspire inspirational inspiration encourage comfort uplift reassure cheer speech pep talk heist legend
  campfire called named strong raw talk locker toddlers toddler affirmations affirmation quotes quote proverbs proverb jokes joke riddles riddle puns pun dad trivia quizzes idioms
  idiom phrases vocabulary tongue twisters words word sentences sentence lines line history origin origins biography documentary mini unsolved
  explainer tutorial instructions advice linkedin facebook convincing persuasive movie cinematic opinion opinions debate argument arguments sides side pros cons advantages disadvantages hot take
  unpopular rather prefer choice agree better worse best worst which compared students student viewers followers audience subscribers
  class classroom adult women men guys folks someone somebody anyone everyone ladies
  channel page account business shop my our your their lol haha btw ok okay hey voiceover music background subtitles captions emojis hashtags
  animation animated faceless narrated host caption episode season hours hour
  wanna gonna gotta kinda sorta tbh imo aka etc i'm i've it's that's don't can't cannot won't isn't aren't
  curiosity curious mindset glow-up relatable aesthetic satisfying heartwarming heart-warming uplifting wholesome crazy insane underrated overrated
  nobody tells knew heard talks ask asks asking asked answer answers answered understand understanding say saying
  promo promote advert commercial launch max min sec secs abt ppl age ages grade grades graders pupil pupils stuff unbiased neutral balanced
  fairly accurate gory step-by-step basic general knowledge mention end ends rounds round clue clues score stoic smart fancy edition version themselves himself herself itself yourself myself romance
  romantic mysterious viewer esl learners learner high presentation homework assignment daughter son sec-timer impossible absolute total
  freak shock surprise trustworthy trusted comment comments sense details detail detailed examples example simple
  theyre youre whats whos thats niece nephew male female gen love seniors elderly teens teenagers becomes become avoid
  behind start starting started beginning begin try trying tried want wanted wants needs needed`.split(/\s+/),
)
/** A span of time that is planned, not how long the film is. */
const SPAN =
  /\b(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|thirty)[ -](days?|nights?|weeks?|months?)\b(?! (?:old|ago))/iu
/** Which of them are wanted, of words and riddles that are kept in no such order. */
const WHICH_ONES =
  /\b(?:that|which) (?:only |all |really )?(?:have|has|had|are|is|do|does|don'?t|can|can'?t|start|begin|end|rhyme|sound|look|mean|no|nobody|no one)\b[^,.;:!?]*/iu
const KEPT_WORDS =
  /^(?:phrases|idioms|strong-words|riddles|jokes|quotes|proverbs|tongue-twisters|word-pairs)$/
/** Too young for what is told in simple words. */
const VERY_YOUNG =
  /\b(?:toddlers?|preschool\w*|kindergart\w+|bab(?:y|ies)|[2345]-year-olds?|(?:two|three|four|five)[- ]year[- ]olds?)\b/iu

/** Stands before those who watch. */
const WATCHES =
  /\b(?:for|to|with|teach|show|tell)(?: (?:my|our|your|an?|the|little|young|small|preschool))*\s*$/i

/** Are the prompt's own words, or questions that the same argument asks in other ones. */
const OWN_WORDS = /^(?:interview|offer|recipe|message|lived|listed|notes|debate|sleep-)/
/** Nobody reads more of them, or longer ones. */
const MOST = 4
const LONGEST = 60

/** An idea with a sentence on what of the prompt is neither in it nor named in what it does not do, so that nothing is lost silently. */
export function sayUntold(idea: IdeaDraft, prompt: string, known: readonly string[]): IdeaDraft {
  const untold = findUntold(prompt, idea, known)
  if (untold.length === 0) return idea
  const said = untold.slice(0, MOST).map(shorten)
  const limits = new Set(readLimits(prompt).map((limit) => limit.said))
  const notes = (['told', 'followed'] as const)
    .map((how) => [how, said.filter((one) => limits.has(one) === (how === 'followed'))] as const)
    .filter(([, some]) => some.length > 0)
    .map(([how, some]) => sayLeft(how, some))
  return { ...idea, unmet: [...(idea.unmet ?? []), ...notes] }
}

/** Cut between words, and never behind a small one: no phrase ends with "in the". */
const shorten = (said: string): string =>
  said.length <= LONGEST
    ? said
    : `${said
        .slice(0, LONGEST)
        .replace(/\s+\S*$/u, '')
        .replace(/(?:\s+\p{Ll}{1,4})+$/u, '')} …`

/** What shall not be in it, and how it shall sound: neither is looked for among the words. */
const NOT_TOLD =
  /\b(?:no|not|nothing|without|never|don'?t|do not|avoid|skip|less)\b[^,.;:!?]*|(?:[\p{L}-]+ ){1,2}(?:tone|voice|style|vibes?|mood|manner|accent|energy)\b|\bset(?= (?:in|on|at)\b)|\b(?:boy|girl|man|woman)(?= (?:named|called)\b)/giu

/** Who is one of these is told to be afraid. */
const FEARFUL = /^(?:scared|frightened|terrified)$/

type Word = { readonly text: string; readonly from: number; readonly to: number }

/**
 * What of a prompt an idea neither tells, in its title or its script, nor names among what it does not do: in the prompt's own
 * words, of which those that lie together stay together. `known` are other names of what it tells of.
 */
function findUntold(prompt: string, idea: IdeaDraft, known: readonly string[] = []): string[] {
  if (idea.sentences !== undefined) return []
  const text = straighten(`${idea.title} ${idea.script}`)
  const all = `${text} ${(idea.unmet ?? []).join(' ')}`
  const said = new Set(
    [...(`${all} ${known.join(' ')}`.toLowerCase().match(WORDS) ?? [])].flatMap((word) => [
      word,
      fold(word),
      // "Waking up" tells of who wakes up, and "getting" of who gets.
      word.replace(/ing$/u, 'e'),
      word.replace(/(\p{L})\1ing$/u, '$1'),
    ]),
  )
  const words = [...prompt.matchAll(WORDS)].map((met): Word => {
    return { text: straighten(met[0]).toLowerCase(), from: met.index, to: met.index + met[0].length }
  })
  const orders = listOrders(prompt, idea, all, known)
  const end = readEnd(prompt)
  // How a story ends is said with it.
  const ending = end !== null && tellsStory(idea) ? [{ 0: end.said, index: end.from }] : []
  const manner = [...prompt.matchAll(NOT_TOLD), ...ending].map(({ 0: met, index }) => ({
    from: index,
    to: index + met.length,
  }))
  const isManner = ({ from }: Word) => manner.some((span) => from >= span.from && from < span.to)
  const isMissing = (one: Word) =>
    orders.some((order) => one.from >= order.from && one.to <= order.to) ||
    (!isManner(one) && isLost(one.text))
  const isLost = (word: string) =>
    !OWN_WORDS.test(idea.framework) &&
    isContent(word) &&
    !said.has(word) &&
    !said.has(fold(word)) &&
    !said.has(pastOf(word)) &&
    !(FEARFUL.test(word) && said.has('afraid')) &&
    !says(all, word)
  const runs: Word[] = []
  let isOpen = false
  for (const word of words) {
    const last = runs.at(-1)
    if (isMissing(word)) {
      const joins = isOpen && last !== undefined && !/[.,;:!?()–—]/u.test(prompt.slice(last.to, word.from))
      if (joins) runs[runs.length - 1] = { ...last, to: word.to }
      else runs.push(word)
      isOpen = true
    } else if (isContent(word.text)) isOpen = false
  }
  return runs.map(({ from, to }) => prompt.slice(from, to))
}

/** A story is told in the past. */
const pastOf = (word: string): string =>
  nlp(`${word.endsWith('s') ? 'he' : 'they'} ${word}`)
    .verbs()
    .toPastTense()
    .all()
    .text()
    .replace(/^\S+ /, '')

/** “They’re” is written with either sign. */
const straighten = (text: string): string => text.replace(/[’‘]/g, "'")

const WORDS = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu

/** What no word of a script shows: how it ends, for how many days it plans, for whom it is too hard, and what somebody said of themselves. */
function listOrders(
  prompt: string,
  { framework }: IdeaDraft,
  all: string,
  known: readonly string[],
): { from: number; to: number }[] {
  const read = tellsStory({ framework }) ? null : readEnd(prompt)
  // That one is a line of its kind, and none of its words.
  const end = read !== null && /\b(?:call to|cta|question|comments?)\b/i.test(read.said) ? null : read
  // Onions that "make you cry" are told, and no ending.
  const isTold = end !== null && all.toLowerCase().includes(end.said.toLowerCase())
  const ending = end === null || isTold ? [] : [{ from: end.from, to: end.from + end.said.length }]
  const found = [SPAN, VERY_YOUNG].map((order) => ({ order, met: order.exec(prompt) }))
  const others = found.flatMap(({ order, met }) => {
    // "Get my toddler to sleep" is about one, and for anyone who has it.
    if (
      met === null ||
      (order === VERY_YOUNG && !WATCHES.test(prompt.slice(0, met.index)) && !/\d|old/.test(met[0]))
    )
      return []
    const isDone =
      order === SPAN
        ? new RegExp(`\\b(?:${met[1] ?? ''}|${numberWord(Number(met[1]))})[ -]${met[2] ?? ''}`, 'i').test(all)
        : /^(?:bedtime|learning|message|relatable)/.test(framework)
    const isNamed = all.toLowerCase().includes(met[0].toLowerCase())
    return isDone || isNamed ? [] : [{ from: met.index, to: met.index + met[0].length }]
  })
  const which = KEPT_WORDS.test(framework) ? WHICH_ONES.exec(prompt) : null
  const ones = which === null ? [] : [{ from: which.index, to: which.index + which[0].length }]
  const besides = readBesides(prompt)
    .filter((said) => !all.includes(said))
    .map((said) => ({ from: prompt.indexOf(said), to: prompt.indexOf(said) + said.length }))
  const isNamedIn = (said: string) => `${all} ${known.join(' ')}`.toLowerCase().includes(said.toLowerCase())
  // What happened otherwise ranks nothing, and facts tell no day.
  const asked = tellsStory({ framework }) || OWN_WORDS.test(framework) ? null : CLAIMS.exec(prompt)
  const claim =
    asked === null || isNamedIn(asked[1] ?? 'day in the life')
      ? []
      : [{ from: asked.index, to: asked.index + asked[0].length }]
  const isOwn = OWN_WORDS.test(framework) || /^(?:motivation|speech|affirmations)/.test(framework)
  // A list that is asked for by "no airport" holds what has none.
  const isOfList = (said: string) => said.split(' ').every((word) => known.includes(word.toLowerCase()))
  const limits = (isOwn ? [] : readLimits(prompt))
    .filter((limit) => !all.includes(limit.said) && !isOfList(limit.said) && !isKept(limit, all))
    .map(({ said, at }) => ({ from: at, to: at + said.length }))
  return [...ending, ...others, ...ones, ...besides, ...claim, ...limits]
}

const NUMBERS = /^(?:numbers?|figures?|statistics|stats)$/i
const DATES = /^(?:dates?|years?)$/i
const A_DATE =
  /\b(?:1\d{3}|20\d\d|(?:\p{L}+teen|twenty) (?:hundred|oh|\p{L}+(?:ty|teen))|centur(?:y|ies))\b/iu
/** Whether a script keeps to a limit, as far as its words show: what shall not be in it is not, and the number that it must fit is. */
function isKept({ word, isRefused }: Limit, all: string): boolean {
  const spoken = all.toLowerCase().match(WORDS) ?? []
  if (!isRefused) return spoken.some((one) => one === word || String(countOf(one)) === word)
  if (DATES.test(word)) return !A_DATE.test(all)
  if (NUMBERS.test(word)) return !spoken.some((one) => /\d/.test(one) || (countOf(one) ?? 0) > 1)
  // "There is no cream in it" names cream, and keeps to it.
  const isDenied = new RegExp(String.raw`\b(?:no|not|without|never)\b[^.?!]{0,30}\b${word}`, 'iu')
  return !says(all, word) || isDenied.test(all)
}
/** What a word counts, as far as limits go: a dozen, what is under a hundred, and what is larger. */
function countOf(word: string): number | null {
  return NUMBER_WORDS[word] ?? amountOf(word) ?? SCALES[word.replace(/s$/, '')] ?? null
}

const isContent = (word: string): boolean =>
  word.length > 2 &&
  !/\d/.test(word) &&
  NUMBER_WORDS[word] === undefined &&
  ![word, fold(word), word.replace(/(?:['’]s|s|ing|ed)$/u, '')].some((form) =>
    SAYS_NOTHING.some((set) => set.has(form)),
  )

const SAYS_NOTHING: readonly ReadonlySet<string>[] = [
  EMPTY_WORDS,
  NEUTRAL_WORDS,
  AROUND_TIPS,
  TIMING_WORDS,
  MANNER_WORDS,
  QUIET,
]
