import type { PictureRequest } from '../../illustrator.ts'
import { hashText } from '@hookreel/film'
import { ENVIRONMENTS, type Environment, type TimeOfDay, type Weather } from '../scene-plan.ts'
import { findSubjects, type Candidate } from './find-subjects.ts'
import { parseSentence } from './parse-sentence.ts'
import { PLACES, readFilm, type Film } from './read-film.ts'

/** Words that say where a scene takes place without being its subject. */
const PLACE_WORDS: readonly (readonly [Environment, RegExp])[] = [
  [
    'space',
    /\b(outer space|universe|galax\w+|planets?|orbit|cosm\w+|interstellar|solar system|astronom\w+|light.years?)\b/gi,
  ],
  ['sea', /\b(sea|ocean|coast|shore|harbou?r|sailors?|waves|island|beach|underwater|lighthouse|boats?|ships?|docks?|pier|decks?|rafts?|reefs?|lifeboats?)\b/gi],
  ['forest', /\b(forest|woods|jungle|cabin|trail|campfire|campsite|camping|tents?|trees|creek|river|riverbank|swamp|wilderness|national park|path|clearing)\b/gi],
  ['mountain', /\b(mountains?|summit|valley|hills?|meadow|village|fields?|farm|farmhouse|barn|cliffs?|slopes?|glaciers?|ridge|pasture|orchard|vineyard|snow|cave|caves)\b/gi],
  ['desert', /\b(desert|dunes?|sahara|pyramids?|egypt\w*|oasis)\b/gi],
  [
    'city',
    /\b(city|downtown|skyscrapers?|companies|company|business|startups?|crowd|investors?|economy|stadium|hotel|mall|subway|metro|train station|skyline)\b/gi,
  ],
  ['street', /\b(street|road|sidewalk|pavement|parking lot|gas station|bus stop|corner shop|traffic|neighbou?rhood|cars?|alley)\b/gi],
  ['room', /\b(bedroom|room|house|home|bed|sleep|window|hallway|stairs|upstairs|door|couch|sofa|living room|closet|bathroom|basement|attic|apartment|pillow|blanket|hospital|wake|night.?time)\b/gi],
  [
    'desk',
    /\b(desk|office|laptop|emails?|notebook|tasks?|productiv\w+|to-do|study|studying|computer|phone|screen|focus|meetings?|classroom|reports?|spreadsheets?|inbox|paperwork)\b/gi,
  ],
  ['kitchen', /\b(kitchen|cook\w*|bake\w*|breakfast|coffee|recipe|eat|food|meal|dinner|stove|oven|fridge|refrigerator|sink|bakery|chefs?|frying pan)\b/gi],
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

function vote(votes: Votes, environment: string | null, weight: number): void {
  const known = ENVIRONMENTS.find((name) => name === environment)
  if (known) votes.set(known, (votes.get(known) ?? 0) + weight)
}

function countVotes(text: string, candidates: readonly Candidate[], scope: 'scene' | 'film'): Votes {
  const votes: Votes = new Map()
  // "Nora Field" is no meadow: names of people say nothing about the place.
  // Nor does what something is compared with or far from: "warm as tea", "far from any road".
  const own = text.replace(/\b(?:like|than|as|far from|no|without) (?:an?|the|any)?\s?\w+/gi, '')
  const unnamed = own.replace(/(?<=\p{Ll},? )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/gu, (name) =>
    PLACE_NAMES.test(name) ? name : '',
  )
  for (const [environment, words] of PLACE_WORDS) {
    vote(votes, environment, unnamed.match(words)?.length ?? 0)
    // "On the beach", "past the creek": where a scene is said to be weighs twice.
    const placed = new RegExp(`${INTO}${words.source}`, 'i')
    if (scope === 'scene' && placed.test(unnamed)) vote(votes, environment, 1)
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

function winner(votes: Votes): { environment: Environment; votes: number; share: number } | undefined {
  const ranked = [...votes].filter(([, count]) => count > 0).sort((a, b) => b[1] - a[1])
  const top = ranked[0]
  const total = ranked.reduce((sum, [, count]) => sum + count, 0)
  return top ? { environment: top[0], votes: top[1], share: top[1] / total } : undefined
}

let lastTopic: { text: string; place: ReturnType<typeof winner> } | undefined

// Every scene of a film asks for the same topic: parse it once.
function placeOfTopic(topic: string): ReturnType<typeof winner> {
  if (lastTopic?.text !== topic) {
    lastTopic = { text: topic, place: winner(countVotes(topic, findSubjects(parseSentence(topic)), 'film')) }
  }
  return lastTopic.place
}

/** Films that lead through many places: one word is enough to move a scene. */
const ROVING = new Set(['story', 'travel', 'animals', 'nature'])
const WORLDS =
  /^(?:mercury|venus|earth|mars|jupiter|saturn|uranus|neptune|pluto|galaxy|black-hole|satellite|rocket|astronaut)$/
const NATURAL = /^(?:sea|desert|mountain|forest|kitchen)$/
const INDOOR_PETS = /^(?:cat|hamster)$/
const PETS = /^(?:cat|dog|hamster|parrot|rabbit|tropical-fish)$/

/** Where the scene takes place: by its own words where they fit the film, else where films like it are at home. */
export function chooseEnvironment(request: PictureRequest, candidates: readonly Candidate[]): Environment {
  const film = readFilm(request.topic, request.style)
  const place = placeOf(request, candidates)
  if (film.field !== 'space' && film.field !== 'sea' && FURNITURE.test(candidates[0]?.concept.subject ?? ''))
    return 'room'
  const isOutside = OUTDOORS.test(candidates[0]?.concept.subject ?? '') && INDOORS.test(place)
  if (isOutside && candidates[0]?.concept.subject === 'water-wave') return 'sea'
  if (isOutside && candidates[0]?.concept.environment === 'sky') return 'sky'
  return isOutside ? outsideOf(film) : place
}

/** Houses, trees and cattle stand in no room. */
const OUTDOORS =
  /^(?:house|houses|derelict-house|house-with-garden|castle|hut|church|classical-building|pyramid|tree|dead-tree|evergreen-tree|palm-tree|school|hospital|factory|bank|hotel|office-building|lighthouse|stadium|rock|mountain|volcano|cow|horse|elephant|ewe|goat|pig|wolf|brown-bear|deer|fox|lion|tiger|automobile|bus|delivery-truck|tractor|locomotive|minibus|motorway|bicycle|airplane|bird|black-bird|eagle|fire-engine|police-car|cloud|sun|moon|rainbow|water-wave)$/
const FURNITURE = /^(?:bed|bathtub|stairs|wardrobe|mirror|chair|toilet|door|window)$/
const INDOORS = /^(?:room|desk|kitchen|laboratory)$/

function outsideOf(film: Film): Environment {
  if (film.field === 'story') return 'forest'
  return film.field === 'money' ||
    film.field === 'technology' ||
    film.field === 'mind' ||
    film.field === 'work'
    ? 'city'
    : 'mountain'
}

function placeOf(request: PictureRequest, candidates: readonly Candidate[]): Environment {
  const film = readFilm(request.topic, request.style)
  const main = candidates[0]?.concept.subject ?? ''
  if (film.field === 'space') return ownPlaceOfSpaceFilm(request, candidates)
  if (WORLDS.test(main)) return 'space'
  if (INDOOR_PETS.test(main) && (film.field === 'animals' || film.field === null)) return 'room'
  // A hot spring on the sea floor is no mountain's.
  if (film.field === 'sea') return 'sea'
  const own = winner(countVotes(request.narration, candidates, 'scene'))
  const place = own?.environment === 'space' ? 'sky' : own?.environment
  const concept = candidates[0]?.concept
  // Words stand where the film is at home, or in the open: a place named in passing is not theirs.
  if (main === '' && !film.isFieldSure && film.field !== 'story' && !isNightStory(request))
    return groundOf(request)
  // A ship belongs on the sea in any film, and bread into a kitchen, save where there were none.
  const belongs =
    concept?.environment === place && concept?.strength !== 'general' && NATURAL.test(place ?? '')
  if (place !== undefined && belongs && !(place === 'kitchen' && film.field === 'history')) return place
  if (place !== undefined && (film.field === null || mayGoTo(film, place, own?.votes ?? 0))) return place
  if (main !== '' && !film.isFieldSure && film.field !== 'story' && !isNightStory(request))
    return strongPlaceOf(request) ?? (film.field === null ? 'room' : steadyHomeOf(request, film))
  return homeOf(request, film)
}

/** A ground for words in a film of no known field: its title's thing at home, or the sky. */
function groundOf(request: PictureRequest): Environment {
  return strongPlaceOf(request) ?? 'sky'
}

/** Where most of a whole film's words are at home, if anywhere. */
function strongPlaceOf(request: PictureRequest): Environment | null {
  const topic = placeOfTopic(request.topic)
  const isStrong = topic && topic.votes >= 4 && topic.share >= 0.6 && topic.environment !== 'space'
  // "Marched for Bread": a kitchen only where the film is surely about food.
  const film = readFilm(request.topic, request.style)
  const isKitchen = topic?.environment === 'kitchen' && !(film.field === 'food' && film.isFieldSure)
  return isStrong && !isKitchen ? topic.environment : null
}

/** The home of a field that is only guessed: never a kitchen or a laboratory nobody spoke of. */
function steadyHomeOf(request: PictureRequest, film: Film): Environment {
  const home = homeOf(request, film)
  return /^(?:kitchen|laboratory|ruins|sky)$/.test(home) ? 'room' : home
}

// A film about the planets stays out there, even when a sentence compares one with a mountain.
function ownPlaceOfSpaceFilm(request: PictureRequest, candidates: readonly Candidate[]): Environment {
  const own = winner(countVotes(request.narration, candidates, 'scene'))
  return own === undefined || own.votes < 4 ? 'space' : own.environment
}

function mayGoTo(film: Film, place: Environment, votes: number): boolean {
  if (film.field === null || film.place === place) return true
  const { home, also } = PLACES[film.field]
  return home.includes(place) || (also.includes(place) && votes >= (ROVING.has(film.field) ? 1 : 2))
}

/** Where a scene plays whose own words name no place that fits: the title's thing at home, the topic's place, the field's. */
function homeOf(request: PictureRequest, film: Film): Environment {
  if (film.subject !== null && PETS.test(film.subject)) return 'room'
  if (film.place !== null && film.place !== 'space' && mayGoTo(film, film.place, 2)) return film.place
  if (isNightStory(request) && /\bhouse\b/i.test(request.topic)) return 'room'
  const topic = placeOfTopic(request.topic)
  if (film.field === null && isNightStory(request))
    return topic && topic.votes >= 3 && topic.share >= 0.5 && topic.environment !== 'space'
      ? topic.environment
      : 'room'
  if (film.field === null)
    return topic && topic.votes >= 2 && topic.environment !== 'space' ? topic.environment : 'sky'
  const { home, also } = PLACES[film.field]
  const isFit =
    topic &&
    (home.includes(topic.environment) ||
      (ROVING.has(film.field) && topic.votes >= 2 && also.includes(topic.environment)))
  if (isFit) return topic.environment
  return home[(hashText(`home ${request.seed}`) + Math.floor(request.index / 2)) % home.length] ?? 'sky'
}

/** Topics that are told at night, by lamplight. */
const NIGHT_STORY =
  /\b(haunted|haunting|ghosts?|lighthouse|vanish\w*|midnight|graveyard|cemetery|cursed?|nightmares?|horror|phantom|séance|abandoned|(?:house|lighthouse|hotel|hospital|theatre|school|ship|station) story)\b/i

/** Two of these make a story a story of the night. */
const EERIE =
  /\b(?:night|dark\w*|scream\w*|blood|knock\w*|something|dead|gone|nobody|no one|whisper\w*|never|alone|footsteps|scratch\w*|cellar|attic|grave\w*|shadow\w*|watching)\b/gi

/** Whether the film is a story that takes place at night. */
export function isNightStory(request: PictureRequest): boolean {
  if (request.style === 'horror' || NIGHT_STORY.test(request.topic)) return true
  return readFilm(request.topic).field === 'story' && (request.topic.match(EERIE)?.length ?? 0) >= 2
}

/** Whether the film as a whole is about the sea. */
export function isSeaFilm(request: PictureRequest): boolean {
  return (
    readFilm(request.topic, request.style).field === 'sea' ||
    placeOfTopic(request.topic)?.environment === 'sea'
  )
}

const TIME_WORDS: readonly (readonly [TimeOfDay, RegExp])[] = [
  ['night', /\b(night|midnight|dark|darkness|moonlit|stars|asleep|sleep)\b/i],
  ['dawn', /\b(dawn|sunrise|morning|sunset|evening|dusk|wake|breakfast)\b/i],
  ['day', /\b(noon|midday|afternoon|daylight|sunny|summer|bright day)\b/i],
]

/** The time of day: said by the scene, or turning slowly through the film. */
export function chooseTime(request: PictureRequest, environment: Environment, subject?: string): TimeOfDay {
  if (environment === 'space' || request.style === 'horror' || subject === 'ghost') return 'night'
  const said = TIME_WORDS.find(([, words]) => words.test(request.narration))
  if (said) return said[0]
  if (isNightStory(request)) return 'night'
  const order: readonly TimeOfDay[] = ['dawn', 'day', 'day', 'dawn', 'night', 'day']
  const start = hashText(`time ${request.seed}`) % order.length
  return order[(start + Math.floor(request.index / 2)) % order.length] ?? 'day'
}

const WEATHER_WORDS: readonly (readonly [Weather, RegExp])[] = [
  ['storm', /\b(storm\w*|thunder\w*|lightning|hurricane|tempest)\b/i],
  ['rain', /\b(rain\w*|drizzle|downpour|umbrella|monsoon)\b/i],
  ['snow', /\b(snow\w*|winter|blizzard|frozen|arctic|antarctic\w*|icy)\b/i],
  ['fog', /\b(fog\w*|mist\w*|haze|hazy|smoke)\b/i],
]

/** The weather: said by the scene, otherwise clear; in a horror film often fog. */
export function chooseWeather(request: PictureRequest): Weather {
  const said = WEATHER_WORDS.find(([, words]) => words.test(request.narration))
  if (said) return said[0]
  const chance = hashText(`weather ${request.seed} ${request.index}`) % 100
  if (request.style === 'horror') return chance < 45 ? 'fog' : chance < 60 ? 'rain' : 'clear'
  return chance < 8 ? 'fog' : 'clear'
}
