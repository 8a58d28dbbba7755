import { hashText } from '@hookreel/film'
import type { PictureRequest } from '../../illustrator.ts'
import type { Environment } from '../scene-plan.ts'
import { FIELD_PLACES } from '../lexicon/field-places.ts'
import type { Field } from '../lexicon/field-words.ts'
import { isNightStory } from './genre.ts'
import { placeOfTopic } from './place-votes.ts'
import { readFilm, type Film } from './read-film.ts'
import { titleOf } from './title-of.ts'

/** Films that lead through many places: one word is enough to move a scene. */
const ROVING = new Set<Field>(['story', 'travel', 'animals', 'nature'])
/** Fields whose films are somewhere by themselves; money, minds and music are nowhere. */
const SETTLED = new Set<Field>([
  'work',
  'history',
  'animals',
  'food',
  'nature',
  'law',
  'building',
  'cars',
  'garden',
])
const PASSED = /^(?:street|city|desk|kitchen)$/
const PETS = /^(?:cat|dog|hamster|parrot|rabbit|tropical-fish)$/

/** Words of being at home; one may be said in passing ("the emergency room", "the rear stairs"). */
const AT_HOME =
  /\b(?:houses?|home|bedrooms?|living room|hallway|apartments?|attic|basement|cellar|doors?|windows?|beds?|sofa|couch|upstairs|downstairs|stairs|kitchen|wardrobe|closet|lamps?|candles?|tables?|pillows?|blankets?)\b/gi
const LEAST_AT_HOME = 2

/** Places that no ground here shows. */
const UNDRAWN =
  /\b(?:elevators?|lifts?|dentists?|librar(?:y|ies|ians?)|theme parks?|amusement parks?|banks?|laundromats?|stadiums?|supermarkets?|checkouts?|grocery stores?|hotels?|motels?|airports?|airplanes?|airlines?|flight attendants?|casinos?|prisons?|museums?|theat(?:re|er)s?|cinemas?|restaurants?|waiters?|gyms?|weddings?|schools?|classrooms?|universit(?:y|ies)|hospitals?|nursing homes?|factor(?:y|ies)|malls?|shops?|stores?|barbers?|salons?|trains?|subway|metro|cruise ships?|call cent(?:re|er)s?|warehouses?|parks?|zoos?|circus(?:es)?)\b/i

/** Whether a film plays in a place that no ground here shows: its title says so. */
export function isElsewhere(topic: string): boolean {
  return UNDRAWN.test(titleOf(topic))
}

/** Whether a film is surely of a field that is somewhere by itself. */
export function isSettled({ field, isFieldSure }: Film): boolean {
  return field !== null && SETTLED.has(field) && isFieldSure
}

/** Whether a scene may leave the home of its film's field for a place that so many of its words speak of. */
export function mayGoTo(film: Film, place: Environment, votes: number): boolean {
  if (film.field === null || film.place === place) return true
  const { home, also } = FIELD_PLACES[film.field]
  return home.includes(place) || (also.includes(place) && votes >= (ROVING.has(film.field) ? 1 : 2))
}

/** Where most of a whole film's words are at home, if anywhere. */
export function strongPlaceOf(request: PictureRequest): Environment | null {
  const topic = placeOfTopic(request.topic)
  const isStrong = topic && topic.votes >= 4 && topic.share >= 0.6 && topic.environment !== 'space'
  // "Marched for Bread": a kitchen only where the film is surely about food.
  const film = readFilm(request.topic, request.style)
  const isKitchen = topic?.environment === 'kitchen' && !(film.field === 'food' && film.isFieldSure)
  return isStrong && !isKitchen ? topic.environment : null
}

/** A story, or a film of no field, is in a room only where it speaks of a home: what it tells may have happened anywhere. */
export function findHome(request: PictureRequest, film: Film): Environment | null {
  const home = findKnownHome(request, film)
  const isAnywhere = (film.field === null || film.field === 'story') && !PETS.test(film.subject ?? '')
  const spoken = new Set(request.topic.toLowerCase().match(AT_HOME)).size
  return home === 'room' && isAnywhere && spoken < LEAST_AT_HOME ? null : home
}

/**
 * Where a film is known to be: at the home of its title's thing, where its words mostly are, or in the place of its field
 * when that is sure and has one; null when nothing tells.
 */
function findKnownHome(request: PictureRequest, film: Film): Environment | null {
  const isNight = isNightStory(request)
  const topic = placeOfTopic(request.topic)
  if (film.subject !== null && PETS.test(film.subject)) return 'room'
  if (film.place !== null && film.place !== 'space' && mayGoTo(film, film.place, 2)) return film.place
  if (isNight && /\bhouse\b/i.test(request.topic)) return 'room'
  if (film.field === null) {
    if (!isNight) return strongPlaceOf(request)
    return topic && topic.votes >= 3 && topic.share >= 0.5 && topic.environment !== 'space'
      ? topic.environment
      : 'room'
  }
  const { home, also } = FIELD_PLACES[film.field]
  const isRoving = ROVING.has(film.field) && also.includes(topic?.environment ?? 'plain')
  // One word more and a story is on the street: it leads through many.
  const least = film.field === 'story' && PASSED.test(topic?.environment ?? '') ? 3 : 2
  const isSaid = topic !== undefined && topic.votes >= least && (home.includes(topic.environment) || isRoving)
  const isAtHome = isSettled(film) || isNight
  if (isSaid && (isAtHome || film.field === 'story')) return topic.environment
  if (!isAtHome) return strongPlaceOf(request)
  if (topic && home.includes(topic.environment)) return topic.environment
  return home[(hashText(`home ${request.seed}`) + Math.floor(request.index / 2)) % home.length] ?? null
}
