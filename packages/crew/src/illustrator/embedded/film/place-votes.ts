import { ENVIRONMENTS, type Environment } from '../scene-plan.ts'
import type { Candidate } from '../lexicon/find-subjects.ts'

/** Places as they are named; what is only at home in one ("a phone", "food", "a company") does not say where anything happens. */
const PLACE_WORDS: readonly (readonly [Environment, RegExp])[] = [
  ['space', /\b(?:outer space|universe|galax\w+|planets?|orbit|cosm\w+|interstellar|solar system)\b/gi],
  [
    'sea',
    /\b(?:sea|ocean|(?:atlantic|pacific)(?! (?:city|time))|coast|shore|harbou?r|waves|island|beach|underwater|boats?|ships?|docks?|pier|decks?|rafts?|reefs?|lifeboats?)\b/gi,
  ],
  [
    'forest',
    /\b(?:forest|woods|jungle|cabin|trail|campsite|creek|riverbank|swamp|wilderness|national park|clearing)\b/gi,
  ],
  [
    'mountain',
    /\b(?:mountains?|summit|valley|hills?|meadow|fields?|farm|cliffs?|slopes?|glaciers?|ridge|pasture|orchard|vineyard|alps)\b/gi,
  ],
  ['desert', /\b(?:desert|dunes?|sahara|oasis)\b/gi],
  ['city', /\b(?:city|downtown|skyline)\b/gi],
  ['street', /\b(?:streets?|road|sidewalk|pavement|bus stop|traffic|alley|highway)\b/gi],
  [
    'room',
    /\b(?:bedroom|room|house|(?<!go )home|bed|hallway|upstairs|couch|sofa|living room|closet|basement|attic|apartment|nursery)\b/gi,
  ],
  ['desk', /\b(?:desk|office)\b/gi],
  ['kitchen', /\b(?:kitchen|stove|oven|fridge|refrigerator|sink|frying pan|cold pan|hot pan)\b/gi],
  ['laboratory', /\b(?:laborator\w+|lab)\b/gi],
  ['ruins', /\b(?:temple|ruins|tomb)\b/gi],
  ['sky', /\b(?:sky|clouds)\b/gi],
]

/** "In the kitchen", "past the creek": how it is said that something is there. */
const THERE =
  /\b(?:in|on|at|through|across|into|along|by|near|past|under|inside|onto) (?:(?:the|an?|his|her|my|your|their|our|its|this|that) )?(?:(?:edge|end|foot|heart|middle|top|bottom|mouth|rim|side) of (?:(?:the|an?|this|that) )?)?(?:\w+ ){0,2}?/
    .source
/** "In the kitchen", of each place. Compiled once: anew for every sentence they took 19 to 35 ms of CPU a scene. */
const SAID_THERE = PLACE_WORDS.map(
  ([environment, words]) => [environment, new RegExp(`${THERE}${words.source}`, 'i')] as const,
)
/** What something is compared with or far from, and what is not there: "warm as tea", "far from any road". */
const ELSEWHERE =
  /\b(?:far from|no|without) (?:an?|the|any)?\s?\w+|\b(?:like|than|as) (?:(?:an?|the|any) [^.,;:!?]*|\w+)/gi

/** A place, and how many of a text's words speak of it. */
export type SpokenPlace = {
  readonly environment: Environment
  readonly votes: number
  /** Of all words that speak of places. */
  readonly share: number
}

/** The place that a film's words and things speak of most. */
export function findSpokenPlace(text: string, things: readonly Candidate[]): SpokenPlace | undefined {
  const ranked = ENVIRONMENTS.map((environment) => {
    const named = countNamed(text, environment)
    const living = things.filter(
      ({ concept }) => concept.environment === environment && concept.strength !== 'general',
    ).length
    return { environment, votes: named + living }
  }).toSorted((a, b) => b.votes - a.votes)
  const total = ranked.reduce((sum, { votes }) => sum + votes, 0)
  const [top] = ranked
  return top && top.votes > 0 ? { ...top, share: top.votes / total } : undefined
}

/** How often a text's words name a place, whatever else lives there. */
export function countNamed(text: string, environment: Environment): number {
  const words = PLACE_WORDS.find(([name]) => name === environment)?.[1]
  return words === undefined ? 0 : (text.replace(ELSEWHERE, '').match(words)?.length ?? 0)
}

/** The place that a sentence says it happens at, if it says so: "in the kitchen", not "the kitchen of the mind". */
export function findSaidPlace(sentence: string): Environment | undefined {
  const own = sentence.replace(ELSEWHERE, '')
  return SAID_THERE.map(([environment, words]) => ({ environment, at: own.search(words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0]?.environment
}
