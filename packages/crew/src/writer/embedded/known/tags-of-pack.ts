import { nlp } from '../../../text/english.ts'
import type { Fact, Myth, Pack, Subject } from './fact.ts'
import { hashtagsFrom } from '../hashtags.ts'
import { NEUTRAL_WORDS } from '../prompt/neutral-words.ts'

/** Name a time or a part, and no topic. */
const EMPTY =
  /^(?:times?|years?|weeks?|mornings?|something|someone|place|rid|care|words|back|part|adult|getting|putting|turn|split|hand|shows)$/i
/** "Growing basil" is a tag as it stands, "repotting a plant" is none. */
const HAS_ARTICLE = /\b(?:an?|the|your|for|of|to|in|on|with|when|why|which|what|that|out)\b/i

/** Asks something, and is no tag. */
const ASKS = /^(?:how|what|why|who|when|where|history|story|facts?|about|is|are|do|does)\b/i

/**
 * Hashtags of what is told from a pack: words that one would tag such a video with, of its topic and its field. What pictures of
 * it show is none of them ("tiny carrot", "foot on the ground").
 */
export function tagsOfPack(
  pack: Pack,
  focus: Subject | null,
  told: readonly (Fact | Myth)[],
): readonly string[] {
  if (pack.unit.one === 'tip') {
    const things = thingsIn(pack.name)
    const whole = things.length > 0 && HAS_ARTICLE.test(pack.name) ? [] : pack.hashtags.slice(0, 1)
    return hashtagsFrom([...things, ...whole, ...pack.hashtags.slice(1), 'shorts'])
  }
  const about =
    focus !== null ? [focus] : pack.subjects.filter(({ id }) => told.some(({ subject }) => subject === id))
  const names = about.flatMap(({ words }) => words.filter((word) => !ASKS.test(word)).slice(0, 1))
  return hashtagsFrom([
    ...pack.hashtags.slice(0, 3),
    ...names.slice(0, 2),
    ...pack.hashtags.slice(3),
    'didyouknow',
    'shorts',
  ])
}

/** What instructions are about: the car and the road trip for getting a car ready for a road trip. */
function thingsIn(name: string): string[] {
  const phrases = nlp(name).match('#Adjective? #Noun+').not('#Pronoun').out('array') as string[] // compromise types its output as any
  return phrases
    .map((phrase) => phrase.split(/\s+/).map((word) => word.replace(/'s?$/, '')))
    .map((words) => words.filter((word) => !EMPTY.test(word) && !NEUTRAL_WORDS.has(word.toLowerCase())))
    .map((words) => words.join(''))
    .filter((word) => word !== '')
    .slice(0, 3)
}
