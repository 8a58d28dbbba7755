import { isInstructive } from '../known/fact.ts'
import { findHistory } from '../matching/find-history.ts'
import { findAnswer } from '../matching/find-nearest.ts'
import { findPack } from '../matching/find-pack.ts'
import { withOwnTopic } from '../matching/own-topic.ts'
import type { PackMatch } from '../matching/pack-match.ts'
import { factsTellingHow } from '../matching/tells-how.ts'
import { NUMBER_WORDS } from './neutral-words.ts'
import type { Audience, Orders, Shape } from './orders.ts'
import type { StoryKind } from '../stories/grammars.ts'
import { storyKindOf } from '../stories/story-kinds.ts'
import { isTrueStory } from './true-story.ts'

export type PromptKind =
  | 'facts'
  | 'howto'
  | 'explain'
  | 'myth'
  | 'quiz'
  | 'ranking'
  | 'versus'
  | 'pov'
  | 'list'
  | 'story'

export type ParsedPrompt = {
  readonly kind: PromptKind
  /** How many items the prompt asks for: "5 space facts", "three habits", "top ten". */
  readonly asked: number | null
  /** How it shall be built, where the prompt orders it. */
  readonly shape: Shape | null
  /** Who shall watch. */
  readonly audience: Audience | null
  /** What the video is about, as the prompt words it, without "make a video about" and the like. */
  readonly topic: string
  /** The pack that covers the whole topic, with the subject asked about; null when any content word is strange to it. */
  readonly match: PackMatch | null
  /** Which story is asked for. */
  readonly story: StoryKind | null
}

const KINDS: readonly (readonly [PromptKind, RegExp])[] = [
  [
    'myth',
    /\b(myths?|misconceptions?|lies?|lied|wrong about|(?:gets?|got|have|has) (?:it |them |totally |completely )?wrong|debunk\w*)\b|^(?:is it true|do we really|does \w+ really)\b/i,
  ],
  ['quiz', /\b(quiz|trivia|true or false|test yourself)\b/i],
  ['pov', /\bpov\b/i],
  ['versus', /\b(versus|vs\.?|compared?|comparison|this or that)\b/i],
  ['ranking', /\b(rank\w*|worst to best|best to worst|tier list)\b/i],
  ['howto', /\b(how to|tips?|tricks?|ways to|habits?|routine|stop|avoid)\b/i],
  ['facts', /\bfacts?\b/i],
  ['list', /\b(top|things|reasons|secrets)\b/i],
]

/** Reads a prompt: what kind of video, about what, how many items. `orders` are those that were taken out of it. */
export function parsePrompt(prompt: string, orders?: Orders): ParsedPrompt {
  const text = prompt.trim().replace(/[’‘]/g, "'")
  const story = storyKindOf(text)
  const named = KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'explain'
  const kind = story !== null ? 'story' : orders?.shape === 'myths' ? 'myth' : named
  // "The story of Hachiko" is none to be made up, and may be known.
  const match =
    story === null || isTrueStory(text)
      ? (withOwnTopic(findAnswer(text), text) ?? findHistory(text) ?? answerable(findPack(text), text))
      : null
  return {
    kind,
    asked: orders?.count ?? askedCount(withoutName(text, match).replace(COUNTED_PEOPLE, ' ')),
    shape: orders?.shape ?? null,
    audience: orders?.audience ?? null,
    topic: topicOf(text),
    match,
    story,
  }
}

/** Games for two are for so many people, and not so many games. */
export const FOR_SO_MANY =
  /\bfor (?=(?:[2-8]|two|three|four|five|six|seven|eight)(?: (?:people|players|persons))?(?:$|[?!.,]))/gi
const COUNTED_PEOPLE = new RegExp(String.raw`${FOR_SO_MANY.source}\w+`, 'gi')

/** "Introducing two cats" orders no two steps: the number belongs to what is done. */
const withoutName = (text: string, match: PackMatch | null): string =>
  (match?.words ?? []).reduce((rest, words) => rest.toLowerCase().replace(words, ' '), text)

function askedCount(text: string): number | null {
  const digits =
    /(?<![\d.,:-])(\d{1,2})(?![\d.,:%-]|(?:st|nd|rd|th)\b|\s*(?:s|sec|seconds?|minutes?|min|hours?|am|pm|years?|yrs?|days?|weeks?|months?|percent)\b)/i.exec(
      text,
    )
  if (digits !== null) return validCount(Number(digits[1]))
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  const index = words.findIndex(
    (word, at) =>
      NUMBER_WORDS[word] !== undefined &&
      !/^(?:seconds?|minutes?|days?|hours?|am|pm|of|thing|at)$/.test(words[at + 1] ?? ''),
  )
  const before = words[index - 1] ?? ''
  const word = words[index]
  if (word === undefined || word === 'one' || before === 'at') return null
  return validCount(NUMBER_WORDS[word] ?? 0)
}

const validCount = (count: number): number | null => (count >= 2 && count <= 50 ? count : null)

function topicOf(text: string): string {
  return text
    .replace(
      /^(?:so |well |ok |hi |hello |hey )?(?:i(?:'ve| have)? been thinking|i (?:keep|am) thinking)(?: a lot)?(?: lately)? (?:about|of)\s+/i,
      '',
    )
    .replace(
      /^(?:please\s+)?(?:(?:can|could) you\s+)?(?:i(?:'d like| want| need)\s+(?:you to\s+)?)?(?:make|create|generate|write|give|tell|show|do|explain|promote|advertise|announce|introduce)\s+(?:(?:me|us|to me)\s+)?(?:(?:an?|the|some)\s+)?/i,
      '',
    )
    .replace(
      /^(?:short|viral|quick)?\s*(?:video|reel|short|clip|script|tiktok)\s*(?:script)?\s*(?:about|on|of)?\s*/i,
      '',
    )
    .replace(
      /^(?:the\s+)?(?:top\s+)?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\s+(?!(?:mins?|minutes?|hours?|hrs?|days?|weeks?|months?|years?|steps?|ingredients?)\b)/i,
      '',
    )
    .replace(
      /^(?:(?:some|more|interesting|surprising|amazing|fun|little[- ]known|crazy|random|weird|strange|odd|cool|wild|insane|shocking|mind[- ]?blowing|unbelievable|scary|creepy|quick) ){0,2}(?:facts?|tips?|things(?! to\b)|reasons|ways|secrets|myths|ideas)\s+(?:about|on|of|for|to)\s+/i,
      '',
    )
    .replace(
      /^(?:unsolved|true crime|documentary|explained|history|mini doc\w*)(?: (?:about|of|on))?\s*[:-]?\s+(?=\p{L})/iu,
      '',
    )
    .replace(/^(?:something|anything|everything)\s+(?:about|on|for)\s+/i, '')
    .replace(/[.!?\s]+$/, '')
    .replace(/(?:[,\s]+(?:please|pls|plz|thanks|(?:that|which)(?: will| should| can)? goe?s? viral))+$/i, '')
    .replace(/(?<=\S)\s+(?:facts?|tips?|ideas)$/i, '')
    .replace(/\s+to (?:my |young )?(?:kids|children|a child|beginners)$/i, '')
    .trim()
}

/**
 * Asks what to do, and not what is known: "how to", "what never to", "things to do in Istanbul", "things not to do in Dubai",
 * "one day in Vienna", "best time to visit".
 */
const FOR_ADVICE =
  /\bhow (?:to|do i|can i)\b|^(?:what|when|where) (?:never |not )?to\b|\b(?:things|places|what|where|spots|stops|foods?|dishes) (?:you (?:must|should|have) )?(?:not |never )?to (?:do|see|eat|try|visit|go|stay|buy|avoid|keep|pack|bring|check)\b|\b(?:best|right|cheapest|good) time to (?:visit|go|travel)\b|\bin (?:\d{1,2}|two|three|four|five|six|seven|ten) days\b|\b(?:itinerary|must[- ]sees?|travel (?:guide|tips)|hidden (?:gems?|villages|places|beaches|spots)|day trips?)\b|^(?:\d{1,2}|one|two|three|four|five) (?:days?|hours) in (?!the\b|ancient\b|medieval\b|old\b)/i

/** What is played, danced or done by hand: who begins with it asks how it is done, and not who invented it. */
const FIRST_STEPS =
  /^(?:an? |the )?(?:beginner'?s'? guide to (?:playing )?(?:the )?)?(?:piano|guitar|violin|drums|ukulele|tennis|golf|basketball|baseball|cricket|football|soccer|(?:soap|glass|paper|chocolate|cheese|bread|candle|clock)[- ]making)(?: for (?:absolute |total |complete )?beginners)?$/i
const BEGINS = /\bbeginner/i

/** Facts are no instructions, unless one answers just that: what is to be done is told by what can be done alone. */
export function answerable(match: ParsedPrompt['match'], text: string): ParsedPrompt['match'] {
  if (match === null || isInstructive(match.pack) || !asksForAdvice(text)) return match
  const answers = factsTellingHow(text, match)
  return answers.length === 0 ? null : { ...match, answers }
}

const asksForAdvice = (text: string): boolean =>
  FOR_ADVICE.test(text) || (BEGINS.test(text) && FIRST_STEPS.test(text.trim()))
