import { hashText } from '@hookreel/film'
import { ENVIRONMENTS, type Environment, type TimeOfDay, type Weather } from '../scene-plan.ts'
import type { SaidScene } from './read-scene.ts'
import { isPairPose, needsFloor, type Cast, type PoseName, type Role } from '../subjects/figure/cast.ts'
import { isAirborne } from '../subjects/airborne.ts'
import type { FilmBrief } from '../film/film-brief.ts'
import { namesDeep } from '../film/setting.ts'
import type { Concept } from '../lexicon/concept.ts'
import { CONCEPTS } from '../lexicon/concepts.ts'
import { PLANETS } from '../lexicon/planets.ts'
import { visibleKind } from '../lexicon/visible-kinds.ts'
import { isAnimal } from '../lexicon/animals.ts'

/** What a scene shows: its subjects, most important first, and the people who stand for one of them. */
type Shown = { readonly subjects: readonly string[]; readonly cast: Cast | null }

/** A place, and how sure it is that the scene is there, from 0 to 1. */
type PlaceScore = { readonly environment: Environment; readonly sure: number }

/** Below this a scene claims no place: one that does not belong is worse than none. */
const SURE = 0.6

/**
 * Where a scene of these subjects and people takes place: where its sentence says, where what it shows lives, or where the film surely
 * plays; else on a plain ground of the style.
 */
export function choosePlace(said: SaidScene, film: FilmBrief, { subjects, cast }: Shown): Environment {
  const main = subjects[0]?.split('~')[0]
  const named = said.things.find(({ concept }) => concept.subject === main)
  const shown = named?.concept ?? CONCEPTS.find(({ subject }) => subject === main)
  const ranked = weighPlaces(said, film, { main, shown, hasCast: cast !== null })
    .map(({ environment, sure }) => ({
      environment,
      sure: sure * fitOf(film, environment, main, shown),
    }))
    .filter(({ sure }) => sure >= SURE)
    .toSorted((a, b) => b.sure - a.sure)
  const place = ranked[0]?.environment ?? 'plain'
  const stood = cast ? standWhere(cast, place) : place
  return stood === 'sea' && !cast && isUnderwater(said.narration, film, main) ? 'underwater' : stood
}

function weighPlaces(
  { where }: SaidScene,
  film: FilmBrief,
  {
    main,
    shown,
    hasCast,
  }: { readonly main: string | undefined; readonly shown: Concept | undefined; readonly hasCast: boolean },
): PlaceScore[] {
  const scores: PlaceScore[] = []
  const add = (environment: Environment | null | undefined, sure: number) => {
    if (environment) scores.push({ environment, sure })
  }
  const isShown = main !== undefined && !hasCast
  // Behind words a room is any room and a street any street, and a thing on its floor is out of place.
  if (where !== undefined && (hasCast || !(isShown ? INDOORS : ANY_PLACE).test(where)))
    add(where, visibleKind(where).since > film.lastYear ? 0 : 1)
  // "A storm on Jupiter": whatever else is said, a world is out there.
  if (WORLDS.has(main ?? '')) add('space', 1.2)
  if (shown && main !== undefined && livesOutside(shown)) {
    const home = ENVIRONMENTS.find((name) => name === shown.environment)
    // The sun and the moon of any other film are seen from here.
    const isAway = home === 'space' && (film.field !== 'space' || film.called.size > 0)
    if (home !== undefined && LIVED_IN.test(home) && !isAway) add(home, 0.9)
  }
  // An animal with a name lives on the earth, whatever it looks up at.
  const isEarthly = film.home === 'space' && film.called.size > 0
  const isTypical =
    film.home !== null && !isEarthly && (TYPICAL.test(film.home) || (film.style === 'horror' && !isShown))
  if ((hasCast && !isEarthly) || isTypical) add(film.home, main === undefined ? 0.7 : 0.8)
  return scores
}

const WORLDS = new Set([...PLANETS, 'galaxy', 'black-hole', 'satellite', 'rocket', 'astronaut'])
/** Where a thing stands as at home; of nine in mountains, woods and streets strangers found two apt. */
const LIVED_IN = /^(?:space|sea|sky)$/
/** Where a film as a whole may play; no other place goes with all of its sentences. */
const TYPICAL = /^(?:space|sea|forest|desert)$/
/** Of 16 scenes before rooms, kitchens, streets and cities a blind count found eight apt and three wrong; of words and shapes nine of ten. */
const ANY_PLACE = /^(?:room|desk|laboratory|street|city)$/

/** Animals and what is named by a word of its own live where they live, in any film. */
function livesOutside({ subject, strength }: Concept): boolean {
  return strength === 'definite' || isAnimal(subject)
}

/** Houses, trees and cattle stand in no room. */
const OUTDOORS =
  /^(?:house|houses|derelict-house|house-with-garden|castle|hut|church|classical-building|pyramid|tree|dead-tree|evergreen-tree|palm-tree|school|hospital|factory|bank|hotel|office-building|lighthouse|stadium|rock|mountain|volcano|cow|horse|elephant|ewe|goat|pig|wolf|brown-bear|deer|fox|lion|tiger|automobile|bus|delivery-truck|tractor|locomotive|minibus|motorway|bicycle|airplane|eagle|fire-engine|police-car|cloud|sun|moon|rainbow|water-wave)$/
const FURNITURE = /^(?:bed|bathtub|stairs|wardrobe|mirror|chair|toilet|door|window|rocking-chair)$/
/** Of eight things that stood in rooms strangers found one apt and five wrong. */
const INDOORS = /^(?:room|desk|kitchen|laboratory)$/

/** How well a place goes with what is shown there and with the film, from 0 to 1. */
function fitOf(
  film: FilmBrief,
  place: Environment,
  main: string | undefined,
  shown: Concept | undefined,
): number {
  const isThingOfWater = shown?.environment === 'sea'
  if (INDOORS.test(place) && (OUTDOORS.test(main ?? '') || (isThingOfWater && place !== 'kitchen'))) return 0
  if (place !== 'room' && FURNITURE.test(main ?? '')) return 0
  if (place === 'room' && main === 'prison-bars') return 0
  if (place === 'ruins') return film.isAncient ? 1 : 0
  // Only what flies stands in the sky.
  if (place === 'sky') return main === undefined || shown?.environment === 'sky' || isAirborne(main) ? 1 : 0
  // Fish in a pan swims nowhere.
  if (place === 'sea' && film.isCooking) return 0.5
  const isOfLand = shown !== undefined && isAnimal(shown.subject) && shown.environment !== 'sea'
  if (place === 'sea' && isOfLand && main !== film.subject) return 0.5
  return 1
}

/** What lives or lies under water and is not seen from a boat. */
const BELOW =
  /^(?:squid|octopus|jellyfish|shark|fish|tropical-fish|blowfish|anglerfish|seahorse|starfish|crab|lobster|shrimp|oyster|coral|spiral-shell|shipwreck|submarine|diving-mask|mermaid|orca)$/
/** What is on the water or beside it, whatever the film is about. */
const ABOVE =
  /^(?:sailboat|ship|boat|canoe|motor-boat|ferry|passenger-ship|speedboat|spouting-whale|dolphin|seal|ice|iceberg|duck|lighthouse|water-wave|desert-island|palm-tree|beach-with-umbrella|anchor|fishing-pole|ring-buoy|pirate-flag|person|child|baby|sun|airplane)$/
/** What happens on the water or beside it; "makes the beach feel different" does not. */
const SURFACE =
  /\b(?:on|at|to|onto|near|along|by|aboard|from|into|in) (?:(?:the|an?|its|his|her|their|every) )?(?:beach|shore|coast|harbou?r|boat|ship|deck|island|net|can|tin|plate)(?:e?s)?\b|\b(?:sail\w*|fisher(?:man|men)|fishing|leap\w*|breach\w*|washed)\b/i

/** Whether a scene at sea is seen below the surface: by what it shows, else by what its film is about. */
function isUnderwater(narration: string, film: FilmBrief, subject: string | undefined): boolean {
  if (ABOVE.test(subject ?? '')) return false
  if (SURFACE.test(narration) && !namesDeep(narration)) return false
  return film.isDeep || (subject !== undefined && BELOW.test(subject))
}

const OF_OLD = new Set<Role>([
  'emperor',
  'king',
  'queen',
  'princess',
  'knight',
  'monk',
  'pirate',
  'wizard',
  'captain',
])

/** What is done in one kind of place alone. */
const CLAIMED: Partial<Record<PoseName, Environment>> = {
  climb: 'mountain',
  garden: 'mountain',
  lie: 'room',
  cook: 'kitchen',
}

/** Where these people can be: nobody stands in the air, and who needs the floor is not cut off by a table. */
export function standWhere(cast: Cast, environment: Environment): Environment {
  const isAfloat = cast.people.every(({ role }) => role === 'astronaut')
  if (environment === 'space' && isAfloat) return environment
  if (environment === 'sky' || environment === 'space') return standWhere(cast, 'plain')
  // Kings and soldiers of a film whose words are of bread stand in no kitchen.
  const isOfOld = cast.people.every(({ role }) => OF_OLD.has(role) || role === 'soldier')
  if (isOfOld && environment !== 'room' && INDOORS.test(environment)) return 'mountain'
  if (/^(?:run|climb|garden)$/.test(cast.pose) && INDOORS.test(environment)) return 'mountain'
  if (environment === 'plain') return CLAIMED[cast.pose] ?? environment
  if (/^(?:sit-desk|lie|cook)$/.test(cast.pose) && !INDOORS.test(environment)) return 'room'
  const isAtTable = environment === 'desk' || environment === 'kitchen' || environment === 'laboratory'
  const isWide = isPairPose(cast.pose) || cast.people.length > 1 || needsFloor(cast.pose)
  return isAtTable && isWide && cast.pose !== 'cook' ? 'room' : environment
}

/** Which scene of its film it is. */
type Moment = { readonly index: number; readonly seed: number }

/** The time of day: said by the scene, or turning slowly through the film. */
export function chooseTime(
  said: SaidScene,
  film: FilmBrief,
  { index, seed }: Moment,
  { environment, subject }: { readonly environment: Environment; readonly subject: string | undefined },
): TimeOfDay {
  if (environment === 'space' || film.style === 'horror' || subject === 'ghost') return 'night'
  if (said.time !== undefined) return said.time
  if (film.isNightStory) return 'night'
  const order: readonly TimeOfDay[] = ['dawn', 'day', 'day', 'dawn', 'night', 'day']
  const start = hashText(`time ${seed}`) % order.length
  return order[(start + Math.floor(index / 2)) % order.length] ?? 'day'
}

/** The weather: said by the scene, otherwise clear; in a horror film often fog. */
export function chooseWeather(said: SaidScene, film: FilmBrief, { index, seed }: Moment): Weather {
  if (said.weather !== undefined) return said.weather
  const chance = hashText(`weather ${seed} ${index}`) % 100
  if (film.style === 'horror') return chance < 45 ? 'fog' : chance < 60 ? 'rain' : 'clear'
  return chance < 8 ? 'fog' : 'clear'
}
