import { createRandom } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { hashtagsFrom, joinCaption } from '../hashtags.ts'
import { countWords, titleCase } from '../wording.ts'
import { PAST } from './past.ts'
import { LIVED_SHAPES, type Mood } from './lived-shapes.ts'
import { sentencesOf } from './speak-lived.ts'

/** Asks how it is done, no matter who says before what happened to them: "I failed my test, how do I pass it". */
const ASKS_HOW =
  /\b(?:how (?:to|do|can|should|would)|tips|(?<!first )steps|advice|guide|ways|what (?:to|should|can|do|now|next)|help me|teach|explain)\b/i
/** What happened to somebody, and what they did: told in the past, in the first person, it is theirs. */
const HAPPENED_TO_ME = new RegExp(
  String.raw`^(?:so |ok |and |today |yesterday |last \p{L}+ |at (?:age )?\d+,? |in \d{4},? |\p{L}+ \p{L}+ ago,? ){0,4}(?:i|we)(?:'ve| have)? (?:(?:just|once|finally|almost|never|only|also|already|both|got|was|were) )*${PAST}\b`,
  'iu',
)
/** What somebody else did, of which the same breath says what it was to the one who types: "my daughter took her first steps today and I was at work". */
const HAPPENED_TO_OTHERS = new RegExp(
  String.raw`^(?:so |ok |and |today |yesterday |last \p{L}+ )*(?:(?:my|our) (?:\p{L}+ ){1,3}?|(?:an?|the|some|this|one) (?:\p{L}+ ){0,2}(?:lady|man|woman|stranger|kid|boy|girl|neighbou?r|customer|passenger|guy|nurse|teacher|driver|couple|waiter|waitress) |some(?:one|body) )(?:just |once |finally )?${PAST}\b`,
  'iu',
)
const I_DID = new RegExp(
  String.raw`\b(?:i|we) (?:(?:still|just|only|never|also|always) )*(?:${PAST}|have|am|laugh|cry|think|miss)\b`,
  'iu',
)
/** Whether somebody tells what happened to them, and does not ask how it is done: no instructions answer that. */
export const isLivedAlone = (told: string): boolean =>
  HAPPENED_TO_ME.test(told.trim()) && !ASKS_HOW.test(told)

/** Begins with what happened to the one who types, no matter who is left out: "just moved to Canada", "my first marathon was a disaster". */
const BEGINS =
  /^(?:so |ok |and )?(?:(?:today|yesterday|last \p{L}+|this (?:morning|week|year)|two \p{L}+ ago|at \d+),? )?(?:just|recently|finally|only just) (?!because\b|for\b|like\b)\p{L}+|^(?:moved|quit|started|adopted|got (?:married|divorced|fired|laid off|engaged|lost)|turned \d+|became|lost my|found my|came (?:home|back)|graduated)\b|^(?:my|our) (?:first|last|second|worst|best|own|very first)(?: \p{L}+){1,5} (?:was|were|went|ended|became)\b/iu
const SPEAKS = /\b(?:i|i'm|i've|we|we're|we've|me|my|our|us)\b/i
/** No life, however it begins. */
const NO_LIFE =
  /\?|^(?:just|only) (?:the|a|an|some|facts?)\b|\b(?:facts?|story about|stories about|(?:here'?s|this is) what|(?:make|write|give) me (?:a list|\d)|quotes?|(?<!\b(?:was|is|as) (?:all )?(?:a|an) )jokes?|recipe|(?<!\bno )(?<!\bfirst )(?!customers? (?:brought|gave|sang|threw|cried|cheered|came))(?:customers?|clients)|call (?:us|me|now)|order now|book now|shop is|% off|our (?:shop|store|brand|business))\b/i
const FEWEST_SENTENCES = 2
const FEWEST_WORDS = 10
/** Of others: with less it is a heading for what only answers tell. */
const FEWEST_SENTENCES_OF_OTHERS = 3
const FEWEST_WORDS_OF_OTHERS = 18

const FUNNY = /\b(?:funny|hilarious|lol|haha|laugh\w*|comedy|disaster|embarrass\w+)\b|😂|🤣/iu
const HARD =
  /\b(?:homesick|alone|lonely|sad|scared|afraid|nervous|anxious|lost (?:my|our)|miss(?:ing)?|failed|fail|laid off|fired|divorc\w+|broke (?:up|down)|cried|crying|depress\w+|burnt? out|tired|exhausted|sick|grief|died|struggl\w+|hard|heartbroken|rejected|overwhelmed|stuck in life|empty|debt)\b/i

const GLAD =
  /\b(?:so happy|happier|best (?:day|thing|decision|year)|love it|proud|finally|dream|grateful|passed|trusts? me again|made it|sober|never been (?:so |this )?happ\w+)\b/i

const moodOf = (prompt: string): Mood =>
  FUNNY.test(prompt)
    ? 'funny'
    : isOfOthers(prompt)
      ? 'quiet'
      : HARD.test(prompt) && !GLAD.test(prompt)
        ? 'hard'
        : 'glad'

const isOfOthers = (prompt: string): boolean => HAPPENED_TO_OTHERS.test(prompt) && I_DID.test(prompt)

/** Says that there is something to tell, and not what: "I failed four times, here is what I learned". */
const PROMISES =
  /\b(?:here(?:'s| is)|this is|i(?: just)? want(?:ed)? to (?:share|tell|talk about|say)|(?:let me|i'll|i will|sharing|share)(?: you)?(?: tell| share)?)\b[^.!?]{0,12}\b(?:what (?:i|it|they|that)(?:'ve| have| has)? (?:learn(?:ed|t)|know|did|taught)|(?:my|the) (?:whole )?(?:story|lessons?|journey|tips|experience)|(?:the )?lessons|how (?:i|we) did it)\b[^.!?]{0,25}[.!]*$/i

/** Who is left out of one sentence after the other tells of their own. */
const goesOnInPast = (prompt: string): boolean =>
  prompt.split(/[.,;!]\s+/).filter((clause) => new RegExp(`^${PAST}\\b`, 'iu').test(clause)).length >= 2

const isLived = (prompt: string): boolean =>
  !NO_LIFE.test(prompt) &&
  !PROMISES.test(prompt) &&
  !ASKS_HOW.test(prompt) &&
  (HAPPENED_TO_ME.test(prompt) ||
    isOfOthers(prompt) ||
    (BEGINS.test(prompt) &&
      (SPEAKS.test(prompt) || /^(?:just|recently|finally) /i.test(prompt) || goesOnInPast(prompt))))

/**
 * What somebody lived, in the prompt's own words and in the first person, with a line before and some behind; empty where only
 * answers could tell it.
 */
export function tellLived(request: IdeasRequest): IdeaDraft[] {
  const prompt = request.prompt.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim()
  if (!isLived(prompt)) return []
  const said = sentencesOf(prompt)
  const [first = ''] = said
  const [sentences, words] = isOfOthers(prompt)
    ? [FEWEST_SENTENCES_OF_OTHERS, FEWEST_WORDS_OF_OTHERS]
    : [FEWEST_SENTENCES, FEWEST_WORDS]
  if (said.length < sentences || countWords(said.join(' ')) < words) return []
  const mood = moodOf(prompt)
  const random = createRandom(request.seed)
  const [hooks, ends] = [random.shuffle(LIVED_SHAPES[mood].hooks), random.shuffle(LIVED_SHAPES[mood].ends)]
  const backwards = tellBackwards(said, ends[1] ?? '')
  return [[hooks[0] ?? '', ...said, ends[0] ?? ''], ...(backwards === null ? [] : [backwards])]
    .map((parts) => present(parts.filter(Boolean).join(' '), first, mood))
    .slice(0, request.count)
}

/** Leans on what was said before it, and cannot come first. */
const LEANS =
  /^(?:and|but|so|then|now|it|its|it's|they|he|she|his|her|that|this|we still|i still|still|after|turns out|also)\b/i

/** How it ended, and then how it came to that; null where the end says nothing without the rest. */
function tellBackwards(said: readonly string[], end: string): string[] | null {
  const last = said.at(-1) ?? ''
  if (said.length < FEWEST_BACKWARDS || LEANS.test(last)) return null
  return [last, "Here's how it came to that.", ...said.slice(0, -1), end]
}
const FEWEST_BACKWARDS = 3

function present(script: string, first: string, mood: Mood): IdeaDraft {
  const hook = script.split(/(?<=[.!?]) /)[0] ?? ''
  const title = titleCase(first.replace(/[.!]$/, ''))
  return {
    title:
      hook === first || !script.includes("Here's how it came to that.")
        ? title
        : `How It Came to That: ${title}`,
    summary: `In your own words: ${first}`,
    caption: joinCaption(first.slice(0, 180), hashtagsFrom(['mystory', 'storytime', 'truestory'])),
    script,
    description: script,
    framework: `lived-${mood}`,
    length: 'script',
    sources: [],
  }
}
