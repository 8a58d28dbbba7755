import { hashText } from '@hookreel/film'
import type { PictureRequest } from '../../illustrator.ts'
import { ENVIRONMENTS, type Environment } from '../scene-plan.ts'
import { standWhere } from './cast-people.ts'
import type { SaidScene } from './read-scene.ts'
import type { Cast } from '../subjects/figure/cast.ts'
import { isAirborne } from '../subjects/airborne.ts'
import type { FilmBrief } from '../film/film-brief.ts'
import { isSettled, mayGoTo, namesDeep } from '../film/setting.ts'
import type { Candidate } from '../lexicon/find-subjects.ts'
import { countVotes, isSaidToBe, winner } from '../film/place-votes.ts'
import { isAnimal } from '../lexicon/animals.ts'
import { isOfField } from '../lexicon/fields.ts'

const WORLDS =
  /^(?:mercury|venus|earth|mars|jupiter|saturn|uranus|neptune|pluto|galaxy|black-hole|satellite|rocket|astronaut)$/
const NATURAL = /^(?:sea|desert|mountain|forest|kitchen)$/
const INDOOR_PETS = /^(?:cat|hamster)$/

const PLANETS = new Set('mercury venus earth mars jupiter saturn uranus neptune pluto'.split(' '))

/** What a scene shows: its subjects, most important first, and the people who stand for one of them. */
type Shown = { readonly subjects: readonly string[]; readonly cast: Cast | null }

/** Where a scene of these subjects and people takes place. */
export function choosePlace(
  request: PictureRequest,
  { text, things }: SaidScene,
  { subjects, cast }: Shown,
): Environment {
  const named = things.filter(({ concept }) => concept.subject === subjects[0])
  // A planet shown because the scene before showed it ("It covers as much ground as Arizona") stays out there.
  const isWorldAlone = named.length === 0 && PLANETS.has(subjects[0] ?? '')
  // What a scene shows decides where it is; what it only names does so when it is shown too.
  const deciding = named.length === 0 ? [] : [...new Set([...named, ...things])].slice(0, 3)
  const place = isWorldAlone
    ? 'space'
    : chooseEnvironment({ ...request, narration: text }, deciding, subjects.length > 0)
  const stood = cast ? standWhere(cast, place) : place
  return stood === 'sea' && !cast && isUnderwater(request, subjects[0]) ? 'underwater' : stood
}

/**
 * Where the scene takes place: by its own words where they fit the film, else where the film is known to be; else on a
 * ground that claims no place. `isShown`: a thing or somebody is drawn, whatever word brought it in.
 */
function chooseEnvironment(
  request: PictureRequest,
  candidates: readonly Candidate[],
  isShown: boolean,
): Environment {
  const { film } = request
  const [main] = candidates
  const found = placeOf(request, candidates)
  const isFit = found !== null && belongsTo(request, main, found, isShown)
  const place = isFit ? found : groundOf(request, main, isShown)
  const subject = main?.concept.subject ?? ''
  if (film.field !== 'space' && film.field !== 'sea' && FURNITURE.test(subject))
    return film.isAncient ? 'plain' : 'room'
  const isOutside = OUTDOORS.test(subject) && INDOORS.test(place)
  if (isOutside && subject === 'water-wave') return 'sea'
  if (isOutside && main?.concept.environment === 'sky') return 'sky'
  return isOutside ? outsideOf(film, main) : place
}

/** Ruins are of old ages, only what flies stands in the sky, and what is no food in the kitchen of a film that cooks. */
function belongsTo(
  { film, narration }: PictureRequest,
  shown: Candidate | undefined,
  place: Environment,
  isShown: boolean,
): boolean {
  if (place === 'room' && shown?.concept.subject === 'prison-bars') return false
  if (place === 'ruins') return film.isAncient
  if (place === 'sky' && shown !== undefined && isShown)
    return shown.concept.environment === 'sky' || isAirborne(shown.concept.subject)
  const isOfKitchen = isShown ? shown?.concept.environment === 'kitchen' : isSaidToBe(narration, place)
  if (place === 'kitchen' && !isOfKitchen) return film.isCooking
  return true
}

/** Houses, trees and cattle stand in no room. */
const OUTDOORS =
  /^(?:house|houses|derelict-house|house-with-garden|castle|hut|church|classical-building|pyramid|tree|dead-tree|evergreen-tree|palm-tree|school|hospital|factory|bank|hotel|office-building|lighthouse|stadium|rock|mountain|volcano|cow|horse|elephant|ewe|goat|pig|wolf|brown-bear|deer|fox|lion|tiger|automobile|bus|delivery-truck|tractor|locomotive|minibus|motorway|bicycle|airplane|bird|black-bird|eagle|fire-engine|police-car|cloud|sun|moon|rainbow|water-wave)$/
/** Buildings and vehicles of towns. */
const STREETS =
  /^(?:school|hospital|factory|bank|hotel|office-building|classical-building|stadium|church|automobile|bus|delivery-truck|minibus|bicycle|fire-engine|police-car)$/
const FURNITURE = /^(?:bed|bathtub|stairs|wardrobe|mirror|chair|toilet|door|window)$/
const INDOORS = /^(?:room|desk|kitchen|laboratory|plain)$/

function outsideOf(film: FilmBrief, shown: Candidate | undefined): Environment {
  if (film.field === 'story' && film.isNightStory) return 'forest'
  if (STREETS.test(shown?.concept.subject ?? '')) return 'street'
  return wildHomeOf(shown) ?? 'mountain'
}

/** Where the scene is known to be; null when nothing tells. */
function placeOf(request: PictureRequest, candidates: readonly Candidate[]): Environment | null {
  const { film } = request
  const main = candidates[0]?.concept.subject ?? ''
  if (film.field === 'space') return ownPlaceOfSpaceFilm(request, candidates)
  if (WORLDS.test(main)) return 'space'
  if (INDOOR_PETS.test(main) && (film.field === 'animals' || film.field === null)) return 'room'
  // A hot spring on the sea floor is no mountain's.
  if (film.field === 'sea' && !isOfLand(film, candidates[0])) return 'sea'
  const votes = countVotes(request.narration, candidates, 'scene')
  if (!isCooked(request)) votes.delete('kitchen')
  const own = winner(votes)
  const voted = own?.environment === 'space' ? 'sky' : own?.environment
  // "Coffee isn't why you're broke. Your car payment is.": no coffee on the street.
  const isMoved = candidates[0]?.concept.environment === 'kitchen' && voted !== 'kitchen'
  const place = voted !== undefined && isMoved && !isSaidToBe(request.narration, voted) ? undefined : voted
  // What happens in a supermarket happens in no kitchen.
  if (!film.isNightStory && film.isElsewhere)
    return place !== undefined && isSaidToBe(request.narration, place) ? place : null
  const isGuessed = !film.isFieldSure && film.field !== 'story' && !film.isNightStory
  // Words stand where the film is at home, or in the open: a place named in passing is not theirs.
  if (main === '' && isGuessed) return film.mostSpokenOf
  const concept = candidates[0]?.concept
  // A ship belongs on the sea in any film, and bread into a kitchen, save where there were none.
  const belongs =
    concept?.environment === place && concept?.strength !== 'general' && NATURAL.test(place ?? '')
  if (place !== undefined && belongs) return place
  // "Who should steer the boat?": a word of a film of no field takes nobody to the sea.
  const isFit = film.field !== null || concept?.environment === place
  if (place !== undefined && isFit && mayGoTo(film, place, own?.votes ?? 0)) return place
  // "Two men met on the beach": where the film is nowhere, what is said counts, whatever it is about.
  if (place !== undefined && !isSettled(film) && isSaidToBe(request.narration, place)) return place
  return homeOf(request)
}

/** Where the film is at home in this scene: two scenes in each of its homes. */
function homeOf({ film: { homes }, seed, index }: PictureRequest): Environment | null {
  return homes[(hashText(`home ${seed}`) + Math.floor(index / 2)) % homes.length] ?? null
}

/** "A flea can jump" between a shrimp and a whale: an animal of the land, in a film whose title is not about the sea. */
function isOfLand({ title }: FilmBrief, shown: Candidate | undefined): boolean {
  if (shown === undefined || !isAnimal(shown.concept.subject) || shown.concept.environment === 'sea')
    return false
  return !isOfField('sea', title)
}

/** Food is in a kitchen where the film is about food, or the scene says so: no chocolate bar of divers is. */
function isCooked({ narration, film }: PictureRequest): boolean {
  if (film.field === 'history') return false
  return (film.field === 'food' && film.isFieldSure) || film.isCooking || isSaidToBe(narration, 'kitchen')
}

/** A ground that claims no place: for words by turns a backdrop and the sky; but animals and rocks stay where they live. */
function groundOf(request: PictureRequest, named: Candidate | undefined, isShown: boolean): Environment {
  if (isShown) return wildHomeOf(named) ?? 'plain'
  return (request.index + request.seed) % 2 === 0 ? 'sky' : 'plain'
}

/** Where a drawn thing lives, when that is out of doors. */
function wildHomeOf(shown: Candidate | undefined): Environment | null {
  const environment = ENVIRONMENTS.find((name) => name === shown?.concept.environment)
  const isWild = environment !== undefined && WILD.test(environment)
  const isThere = shown?.concept.strength === 'definite' || isAnimal(shown?.concept.subject ?? '')
  return isWild && isThere ? environment : null
}

const WILD = /^(?:sea|forest|mountain|desert|sky|street|city)$/

// A film about the planets stays out there, even when a sentence compares one with a mountain.
function ownPlaceOfSpaceFilm(request: PictureRequest, candidates: readonly Candidate[]): Environment {
  const own = winner(countVotes(request.narration, candidates, 'scene'))
  return own === undefined || own.votes < 4 ? 'space' : own.environment
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
function isUnderwater({ narration, film }: PictureRequest, subject: string | undefined): boolean {
  if (ABOVE.test(subject ?? '')) return false
  if (SURFACE.test(narration) && !namesDeep(narration)) return false
  return film.isDeep || (subject !== undefined && BELOW.test(subject))
}
