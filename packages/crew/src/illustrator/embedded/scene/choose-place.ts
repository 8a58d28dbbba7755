import type { PictureRequest } from '../../illustrator.ts'
import { ENVIRONMENTS, type Environment } from '../scene-plan.ts'
import { isAirborne } from '../subjects/airborne.ts'
import { findHome, isElsewhere, isSettled, mayGoTo, strongPlaceOf } from './film-home.ts'
import type { Candidate } from './find-subjects.ts'
import { isAncient } from './is-ancient.ts'
import { isNightStory } from './genre.ts'
import { countVotes, isSaidToBe, winner } from './place-votes.ts'
import { isAnimal, isOfField, readFilm, type Film } from './read-film.ts'
import { titleOf } from './title-of.ts'

const WORLDS =
  /^(?:mercury|venus|earth|mars|jupiter|saturn|uranus|neptune|pluto|galaxy|black-hole|satellite|rocket|astronaut)$/
const NATURAL = /^(?:sea|desert|mountain|forest|kitchen)$/
const INDOOR_PETS = /^(?:cat|hamster)$/

/**
 * Where the scene takes place: by its own words where they fit the film, else where the film is known to be; else on a
 * ground that claims no place. `isShown`: a thing or somebody is drawn, whatever word brought it in.
 */
export function chooseEnvironment(
  request: PictureRequest,
  candidates: readonly Candidate[],
  isShown: boolean,
): Environment {
  const film = readFilm(request.topic, request.style)
  const [main] = candidates
  const found = placeOf(request, candidates)
  const isFit = found !== null && belongsTo(request, main, found, isShown)
  const place = isFit ? found : groundOf(request, main, isShown)
  const subject = main?.concept.subject ?? ''
  if (film.field !== 'space' && film.field !== 'sea' && FURNITURE.test(subject))
    return isAncient(request.topic) ? 'plain' : 'room'
  const isOutside = OUTDOORS.test(subject) && INDOORS.test(place)
  if (isOutside && subject === 'water-wave') return 'sea'
  if (isOutside && main?.concept.environment === 'sky') return 'sky'
  return isOutside ? outsideOf(request, main) : place
}

const COOKING =
  /\b(?:cook(?:s|ed|ing)?|bak(?:e|es|ed|ing|er|ery|ers|eries)|recipes?|chefs?|kitchens?|ovens?|stoves?|frying|dough|simmer\w*)\b/gi
const LEAST_COOKING = 2

/** A film cooks when its title says so, or its script twice. */
function isCooking(topic: string): boolean {
  const title = titleOf(topic)
  return (title.match(COOKING) ?? []).length > 0 || (topic.match(COOKING) ?? []).length >= LEAST_COOKING
}

/** Ruins are of old ages, only what flies stands in the sky, and what is no food in the kitchen of a film that cooks. */
function belongsTo(
  request: PictureRequest,
  shown: Candidate | undefined,
  place: Environment,
  isShown: boolean,
): boolean {
  if (place === 'room' && shown?.concept.subject === 'prison-bars') return false
  if (place === 'ruins') return isAncient(request.topic)
  if (place === 'sky' && shown !== undefined && isShown)
    return shown.concept.environment === 'sky' || isAirborne(shown.concept.subject)
  const isOfKitchen = isShown
    ? shown?.concept.environment === 'kitchen'
    : isSaidToBe(request.narration, place)
  if (place === 'kitchen' && !isOfKitchen) return isCooking(request.topic)
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

function outsideOf(request: PictureRequest, shown: Candidate | undefined): Environment {
  const film = readFilm(request.topic, request.style)
  if (film.field === 'story' && isNightStory(request)) return 'forest'
  if (STREETS.test(shown?.concept.subject ?? '')) return 'street'
  return wildHomeOf(shown) ?? 'mountain'
}

/** Where the scene is known to be; null when nothing tells. */
function placeOf(request: PictureRequest, candidates: readonly Candidate[]): Environment | null {
  const film = readFilm(request.topic, request.style)
  const main = candidates[0]?.concept.subject ?? ''
  if (film.field === 'space') return ownPlaceOfSpaceFilm(request, candidates)
  if (WORLDS.test(main)) return 'space'
  if (INDOOR_PETS.test(main) && (film.field === 'animals' || film.field === null)) return 'room'
  // A hot spring on the sea floor is no mountain's.
  if (film.field === 'sea' && !isOfLand(request, candidates[0])) return 'sea'
  const votes = countVotes(request.narration, candidates, 'scene')
  if (!isCooked(request, film)) votes.delete('kitchen')
  const own = winner(votes)
  const voted = own?.environment === 'space' ? 'sky' : own?.environment
  // "Coffee isn't why you're broke. Your car payment is.": no coffee on the street.
  const isMoved = candidates[0]?.concept.environment === 'kitchen' && voted !== 'kitchen'
  const place = voted !== undefined && isMoved && !isSaidToBe(request.narration, voted) ? undefined : voted
  const isNight = isNightStory(request)
  // What happens in a supermarket happens in no kitchen.
  if (!isNight && isElsewhere(request.topic))
    return place !== undefined && isSaidToBe(request.narration, place) ? place : null
  const isGuessed = !film.isFieldSure && film.field !== 'story' && !isNight
  // Words stand where the film is at home, or in the open: a place named in passing is not theirs.
  if (main === '' && isGuessed) return strongPlaceOf(request)
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
  return findHome(request, film)
}

/** "A flea can jump" between a shrimp and a whale: an animal of the land, in a film whose title is not about the sea. */
function isOfLand({ topic }: PictureRequest, shown: Candidate | undefined): boolean {
  if (shown === undefined || !isAnimal(shown.concept.subject) || shown.concept.environment === 'sea')
    return false
  const title = titleOf(topic)
  return !isOfField('sea', title)
}

/** Food is in a kitchen where the film is about food, or the scene says so: no chocolate bar of divers is. */
function isCooked({ narration, topic }: PictureRequest, film: Film): boolean {
  if (film.field === 'history') return false
  return (film.field === 'food' && film.isFieldSure) || isCooking(topic) || isSaidToBe(narration, 'kitchen')
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
