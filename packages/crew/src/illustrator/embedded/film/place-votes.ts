import { ENVIRONMENTS, type Environment } from '../scene-plan.ts'
import type { Candidate } from '../lexicon/find-subjects.ts'

/** Words that say where a scene takes place without being its subject. */
const PLACE_WORDS: readonly (readonly [Environment, RegExp])[] = [
  [
    'space',
    /\b(outer space|universe|galax\w+|planets?|orbit|cosm\w+|interstellar|solar system|astronom\w+|light.years?)\b/gi,
  ],
  [
    'sea',
    /\b(sea|ocean|(?:atlantic|pacific)(?! (?:city|time))|coast|shore|harbou?r|sailors?|waves|island|beach|underwater|lighthouse|boats?|ships?|docks?|pier|decks?|rafts?|reefs?|lifeboats?)\b/gi,
  ],
  [
    'forest',
    /\b(forest|woods|jungle|cabin|trail|campfire|campsite|camping|tents?|trees|creek|river|riverbank|swamp|wilderness|national park|path|clearing)\b/gi,
  ],
  [
    'mountain',
    /\b(mountains?|summit|valley|hills?|meadow|village|fields?|farm|farmhouse|barn|cliffs?|slopes?|glaciers?|ridge|pasture|orchard|vineyard|snow|cave|caves)\b/gi,
  ],
  ['desert', /\b(desert|dunes?|sahara|pyramids?|egypt\w*|oasis)\b/gi],
  [
    'city',
    /\b(city|downtown|skyscrapers?|companies|company|business|startups?|crowd|investors?|economy|stadium|hotel|mall|subway|metro|train station|skyline)\b/gi,
  ],
  [
    'street',
    /\b(street|road|sidewalk|pavement|parking lot|gas station|bus stop|corner shop|traffic|neighbou?rhood|cars?|alley)\b/gi,
  ],
  [
    'room',
    /\b(bedroom|room|house|(?<!go )home|bed|sleep|(?<!shop )window|hallway|stairs|upstairs|door|couch|sofa|living room|closet|bathroom|basement|attic|apartment|pillow|blanket|hospital|wake|night.?time)\b/gi,
  ],
  [
    'desk',
    /\b(desk|office|laptop|emails?|notebook|tasks?|productiv\w+|to-do|study|studying|computer|phone|screen|focus|meetings?|classroom|reports?|spreadsheets?|inbox|paperwork)\b/gi,
  ],
  [
    'kitchen',
    /\b(kitchen|cook\w*|bake\w*|breakfast|coffee|recipe|eat|food|meal|dinner|stove|oven|fridge|refrigerator|sink|bakery|chefs?|frying pan)\b/gi,
  ],
  [
    'laboratory',
    /\b(laborator\w+|lab|scientists?|experiments?|researchers?|molecul\w+|atoms?|cells?|chemi\w+|physics)\b/gi,
  ],
  [
    'ruins',
    /\b(ancient|empire|emperor|roman\w*|greek\w*|temple|ruins|medieval|pharaoh|centur(?:y|ies)|tomb|kingdom)\b/gi,
  ],
  ['sky', /\b(sky|clouds?|fly|flying|flew|birds?|plane|airplane|wings?)\b/gi],
]

const PLACE_NAMES =
  /\b(?:mount|lake|cape|grand|great|milky|pacific|atlantic|indian|north|south|ocean|sea|desert)\b/i

const INTO =
  /\b(?:in|on|at|through|across|into|along|by|near|past|under|inside) (?:(?:the|an?|his|her|my|your|their|our|its|this|that) )?(?:\w+ ){0,2}?/
    .source

const BODY_WORDS =
  /\b(?:human body|brain|blood|bones?|skin|lungs?|muscles?|nerves?|hair|cells?|stomach|gut)\b/gi

const SUBJECT_HINT = 2

type Votes = Map<Environment, number>

/** A place, how many of a text's words speak of it, and their share of all that speak of places. */
export type SpokenPlace = {
  readonly environment: Environment
  readonly votes: number
  readonly share: number
}

function vote(votes: Votes, environment: string | null, weight: number): void {
  const known = ENVIRONMENTS.find((name) => name === environment)
  if (known) votes.set(known, (votes.get(known) ?? 0) + weight)
}

/** How often a text and its things speak of each place. */
export function countVotes(text: string, candidates: readonly Candidate[], scope: 'scene' | 'film'): Votes {
  const votes: Votes = new Map()
  // "Nora Field" is no meadow: names of people say nothing about the place.
  // Nor does what something is compared with or far from: "warm as tea", "far from any road".
  const own = text.replace(
    /\b(?:far from|no|without) (?:an?|the|any)?\s?\w+|\b(?:like|than|as) (?:(?:an?|the|any) [^.,;:!?]*|\w+)/gi,
    '',
  )
  const unnamed = own.replace(/(?<=\p{Ll},? )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/gu, (name) =>
    PLACE_NAMES.test(name) ? name : '',
  )
  for (const [environment, words] of PLACE_WORDS) {
    vote(votes, environment, unnamed.match(words)?.length ?? 0)
    // "On the beach", "past the creek": where a scene is said to be weighs twice.
    if (scope === 'scene' && isSaidToBe(unnamed, environment)) vote(votes, environment, 1)
  }
  // A film about the body is at home where bodies are studied, whatever it compares them with.
  if (scope === 'film') vote(votes, 'laboratory', text.match(BODY_WORDS)?.length ?? 0)
  candidates.forEach((candidate, rank) => {
    // "Until there were stars" does not take the scene out there.
    if (scope === 'scene' && rank > 0 && candidate.concept.environment === 'space') return
    const isGeneral = candidate.concept.strength === 'general'
    const weight = rank === 0 ? (isGeneral ? 1 : SUBJECT_HINT) : isGeneral ? 0.5 : 1
    vote(votes, candidate.concept.environment, weight)
  })
  return votes
}

/** Whether these words say that they play there: "in the kitchen", not "the kitchen of the mind". */
export function isSaidToBe(text: string, place: Environment): boolean {
  const words = PLACE_WORDS.find(([environment]) => environment === place)?.[1]
  return words !== undefined && new RegExp(`${INTO}${words.source}`, 'i').test(text)
}

/** The place with the most votes and its share of them. */
export function winner(votes: Votes): SpokenPlace | undefined {
  const ranked = [...votes].filter(([, count]) => count > 0).sort((a, b) => b[1] - a[1])
  const top = ranked[0]
  const total = ranked.reduce((sum, [, count]) => sum + count, 0)
  return top ? { environment: top[0], votes: top[1], share: top[1] / total } : undefined
}
