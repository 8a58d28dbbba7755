import { FIELD_PLACES, type Field } from '../lexicon/fields.ts'
import type { Environment } from '../scene-plan.ts'
import type { FilmField } from './field.ts'
import type { FilmGenre } from './genre.ts'
import type { SpokenPlace } from './place-votes.ts'
import type { FilmSubject } from './subject.ts'

/** Where a film plays, as a whole. */
export type FilmSetting = {
  /** Where it is known to be, by turns: at home with its subject or its field; null for a ground that claims no place. */
  readonly homes: readonly (Environment | null)[]
  /** Where most of its words are at home, if anywhere. */
  readonly mostSpokenOf: Environment | null
  /** Whether its title names a place that no ground here shows. */
  readonly isElsewhere: boolean
  readonly isCooking: boolean
  /** Whether what it tells of is at home below the surface of the sea. */
  readonly isDeep: boolean
}

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
const MIN_AT_HOME = 2

/** Places that no ground here shows. */
const UNDRAWN =
  /\b(?:elevators?|lifts?|dentists?|librar(?:y|ies|ians?)|theme parks?|amusement parks?|banks?|laundromats?|stadiums?|supermarkets?|checkouts?|grocery stores?|hotels?|motels?|airports?|airplanes?|airlines?|flight attendants?|casinos?|prisons?|museums?|theat(?:re|er)s?|cinemas?|restaurants?|waiters?|gyms?|weddings?|schools?|classrooms?|universit(?:y|ies)|hospitals?|nursing homes?|factor(?:y|ies)|malls?|shops?|stores?|barbers?|salons?|trains?|subway|metro|cruise ships?|call cent(?:re|er)s?|warehouses?|parks?|zoos?|circus(?:es)?)\b/i

const COOKING =
  /\b(?:cook(?:s|ed|ing)?|bak(?:e|es|ed|ing|er|ery|ers|eries)|recipes?|chefs?|kitchens?|ovens?|stoves?|frying|dough|simmer\w*)\b/gi
const MIN_COOKING = 2

const DEEP =
  /\b(?:deep[- ]?(?:sea|ocean)|deepest|under ?water|(?:sea|ocean) ?(?:floor|bed)|seabed|seafloor|abyss\w*|trench|twilight zone|midnight zone|coral|reefs?|bioluminescen\w+)\b/gi
/** A film about one of these is at home below. */
const SWIMMERS = /\b(?:angler ?fish|squids?|octopus\w*|jellyfish\w*|sharks?)\b/gi
const MIN_DEEP = 2

type SettledFilm = FilmField & FilmSubject & FilmGenre & { readonly title: string; readonly text: string }

/** Reads where a film plays; `place` is what its words speak of most. */
export function readSetting(film: SettledFilm, place: SpokenPlace | undefined): FilmSetting {
  const { title, text } = film
  const mostSpokenOf = strongPlaceOf(film, place)
  return {
    homes: homesOf(film, place, mostSpokenOf),
    mostSpokenOf,
    isElsewhere: UNDRAWN.test(title),
    // A film cooks when its title says so, or its script twice.
    isCooking: count(title, COOKING) > 0 || count(text, COOKING) >= MIN_COOKING,
    isDeep: countBelow(title) > 0 || countBelow(text) >= MIN_DEEP,
  }
}

/** Whether a film is surely of a field that is somewhere by itself. */
export function isSettled({ field, isFieldSure }: FilmField): boolean {
  return field !== null && SETTLED.has(field) && isFieldSure
}

/** Whether a scene may leave the home of its film's field for a place that so many of its words speak of. */
export function mayGoTo(
  { field, subjectHome }: FilmField & FilmSubject,
  place: Environment,
  votes: number,
): boolean {
  if (field === null || subjectHome === place) return true
  const { home, also } = FIELD_PLACES[field]
  return home.includes(place) || (also.includes(place) && votes >= (ROVING.has(field) ? 1 : 2))
}

/** Whether a text speaks of the deep sea. */
export function namesDeep(text: string): boolean {
  return count(text, DEEP) > 0
}

function strongPlaceOf(
  { field, isFieldSure }: FilmField,
  place: SpokenPlace | undefined,
): Environment | null {
  const isStrong = place && place.votes >= 4 && place.share >= 0.6 && place.environment !== 'space'
  // "Marched for Bread": a kitchen only where the film is surely about food.
  const isKitchen = place?.environment === 'kitchen' && !(field === 'food' && isFieldSure)
  return isStrong && !isKitchen ? place.environment : null
}

/** A story, or a film of no field, is in a room only where it speaks of a home: what it tells may have happened anywhere. */
function homesOf(
  film: SettledFilm,
  place: SpokenPlace | undefined,
  mostSpokenOf: Environment | null,
): (Environment | null)[] {
  const { field, subject, text } = film
  const isAnywhere = (field === null || field === 'story') && !PETS.test(subject ?? '')
  const spoken = new Set(text.toLowerCase().match(AT_HOME)).size
  const hasNoRoom = isAnywhere && spoken < MIN_AT_HOME
  return knownHomesOf(film, place, mostSpokenOf).map((home) => (home === 'room' && hasNoRoom ? null : home))
}

/**
 * Where a film is known to be: at the home of its title's thing, where its words mostly are, or in the places of its field
 * when that is sure and has some; null when nothing tells.
 */
function knownHomesOf(
  film: SettledFilm,
  place: SpokenPlace | undefined,
  mostSpokenOf: Environment | null,
): readonly (Environment | null)[] {
  const { field, subject, subjectHome, isNightStory, text } = film
  if (subject !== null && PETS.test(subject)) return ['room']
  if (subjectHome !== null && subjectHome !== 'space' && mayGoTo(film, subjectHome, 2)) return [subjectHome]
  if (isNightStory && /\bhouse\b/i.test(text)) return ['room']
  if (field === null) {
    if (!isNightStory) return [mostSpokenOf]
    const isSpoken = place && place.votes >= 3 && place.share >= 0.5 && place.environment !== 'space'
    return [isSpoken ? place.environment : 'room']
  }
  const { home, also } = FIELD_PLACES[field]
  const isRoving = ROVING.has(field) && also.includes(place?.environment ?? 'plain')
  // One word more and a story is on the street: it leads through many.
  const least = field === 'story' && PASSED.test(place?.environment ?? '') ? 3 : 2
  const isSaid = place !== undefined && place.votes >= least && (home.includes(place.environment) || isRoving)
  const isAtHome = isSettled(film) || isNightStory
  if (isSaid && (isAtHome || field === 'story')) return [place.environment]
  if (!isAtHome) return [mostSpokenOf]
  return place && home.includes(place.environment) ? [place.environment] : home
}

function countBelow(text: string): number {
  return count(text, DEEP) + count(text, SWIMMERS)
}

function count(text: string, words: RegExp): number {
  return text.match(words)?.length ?? 0
}
