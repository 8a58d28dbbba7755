import type { IdeaDraft } from '../../../writer.ts'
import { capitalizeNames } from '../../capitalize-names.ts'

/** Whom a bedtime story is for, and who shall be asleep at its end: both are said in its last lines. */
export type BedtimeOrder = {
  /** The prompt without them. */
  readonly prompt: string
  readonly child: string
  /** "The little snail"; empty where nobody is ordered to sleep. */
  readonly sleeper: string
}

const ASKS = /\b(?:bedtime|good ?night) (?:story|tale)\b/i
const FOR_CHILD =
  /(?<=\b(?:story|tale)) for (?:(?:my|our) )?(?:(?:little )?(?:daughter|son|niece|nephew|granddaughter|grandson|kid|child|boy|girl|baby|toddler),? )?(?:called |named )?(\p{Lu}\p{L}+)(?:,? \(?(?:age[ds]? )?\d{1,2}(?: years old)?\)?)?,?(?= (?:about|where|in which|of)\b)/u
const SLEEPS =
  /(?:^|[,.;]\s*|\s)(?:and )?(?:(?:it|the story) (?:should|must|has to|needs to) )?(?:(?:and )?(?:at|in) the end,? )?(?:(?:ends?|ending|finish(?:es)?) with )?(?:he|she|they|it|her|him|them|everyone|everybody|the \p{L}+) (?:should |must |can |has to |to )?(?:falls?|falling|go(?:es|ing)? to|is|being) (?:a?sleep)\b[^,.;]*[.;]?/iu
const HERO_WORD = String.raw`(?!who\b|that\b|which\b|and\b)[\p{L}'-]+`
const HERO = new RegExp(
  String.raw`\babout (?:an? |the |our |my )?(${HERO_WORD}(?: ${HERO_WORD}){0,3}? ??)(?= (?:who|that|which|and|in|on|with|named|called)\b|[,.]|$)`,
  'iu',
)

/** Reads for whom a bedtime story is told, and that somebody falls asleep in the end; null where neither is said. */
export function readBedtimeOrder(prompt: string): BedtimeOrder | null {
  if (!ASKS.test(prompt)) return null
  const child = FOR_CHILD.exec(prompt)?.[1] ?? ''
  const sleeps = SLEEPS.exec(prompt)
  if (child === '' && sleeps === null) return null
  // The name is said there without being ordered.
  const goodnight = new RegExp(
    String.raw`[,.;]?\s*(?:and )?ends? (?:it )?with ["“]?good ?night,? ${child}["”]?[.!]?`,
    'iu',
  )
  const bare = prompt
    .replace(FOR_CHILD, '')
    .replace(SLEEPS, '. ')
    .replace(child === '' ? /$^/ : goodnight, '')
    .replace(/\s+\./g, '.')
    .replace(/,\s*\./g, '.')
    .trim()
  const hero = sleeps === null ? '' : (HERO.exec(bare)?.[1]?.trim() ?? '')
  return { prompt: bare, child, sleeper: hero === '' ? '' : `the ${hero}` }
}

/** A bedtime story with its last lines as they were ordered. */
export function endAtBedtime(idea: IdeaDraft, { child, sleeper }: BedtimeOrder): IdeaDraft {
  const sentences = idea.script.split(/(?<=[.!?]["”]?) /)
  const isGoodnight = /^goodnight\b/i.test(sentences.at(-1) ?? '')
  const told = child !== '' && isGoodnight ? sentences.slice(0, -1) : sentences
  const isAsleep = /\b(?:fell asleep|was asleep|were asleep|fast asleep|slept)\b/i.test(
    told.slice(-2).join(' '),
  )
  const script = [
    ...told,
    ...(sleeper === '' || isAsleep ? [] : [`And ${sleeper} fell asleep.`]),
    ...(child === '' ? [] : [`Goodnight, ${capitalizeNames(child)}.`]),
  ].join(' ')
  return { ...idea, script, description: idea.description === idea.script ? script : idea.description }
}
