import type { Environment } from '../scene-plan.ts'
import type { FilmField } from './field.ts'
import type { FilmGenre } from './genre.ts'
import { countNamed, type SpokenPlace } from './place-votes.ts'
import type { FilmSubject } from './subject.ts'

/** Where a film plays, as a whole. */
export type FilmSetting = {
  /** Where it surely plays; null for a ground that claims no place. */
  readonly home: Environment | null
  readonly isCooking: boolean
  /** Whether what it tells of is at home below the surface of the sea. */
  readonly isDeep: boolean
}

const PETS = /^(?:cat|hamster|parrot)$/
/** Where things live; a phone that lies on desks lives nowhere. */
const LIVED_IN = /^(?:sea|forest|mountain|desert|sky)$/

/** Places that no ground here shows: what happens in a hotel happens in no bedroom. */
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

/** So many of a film's words, and such a share of those that speak of places, make it surely play there. */
const SURE_VOTES = 4
const SURE_SHARE = 0.6

type SettledFilm = FilmField & FilmSubject & FilmGenre & { readonly title: string; readonly text: string }

/** Reads where a film plays; `place` is what its words speak of most. */
export function readSetting(film: SettledFilm, place: SpokenPlace | undefined): FilmSetting {
  const { title, text } = film
  // A film cooks when its title says so, or its script twice.
  const isCooking = count(title, COOKING) > 0 || count(text, COOKING) >= MIN_COOKING
  return {
    home: UNDRAWN.test(title) ? null : homeOf(film, place, isCooking),
    isCooking,
    isDeep: countBelow(title) > 0 || countBelow(text) >= MIN_DEEP,
  }
}

/** Whether a text speaks of the deep sea. */
export function namesDeep(text: string): boolean {
  return count(text, DEEP) > 0
}

/** Where the title's thing lives, where its field is, or what most of its words speak of. */
function homeOf(
  { field, isFieldSure, subject, subjectHome, isNightStory, text }: SettledFilm,
  place: SpokenPlace | undefined,
  isCooking: boolean,
): Environment | null {
  if (subject !== null && PETS.test(subject)) return 'room'
  if (isFieldSure && (field === 'space' || field === 'sea')) return field
  if (subjectHome !== null && LIVED_IN.test(subjectHome)) return saidLand(text, subjectHome) ?? subjectHome
  if (isNightStory && /\bhouse\b/i.test(text)) return 'room'
  if (isCooking && field === 'food') return 'kitchen'
  const isSure = place !== undefined && place.votes >= SURE_VOTES && place.share >= SURE_SHARE
  return isSure && place.environment !== 'space' ? place.environment : null
}

/** The land that a film names, never the one where its animal is at home: a fox that keeps a shop in the desert. */
function saidLand(text: string, home: Environment): Environment | undefined {
  if (!LANDS.includes(home) || countNamed(text, home) > 0) return undefined
  return LANDS.find((land) => countNamed(text, land) >= SAID_TWICE)
}

const LANDS: readonly Environment[] = ['desert', 'forest', 'mountain']
const SAID_TWICE = 2

function countBelow(text: string): number {
  return count(text, DEEP) + count(text, SWIMMERS)
}

function count(text: string, words: RegExp): number {
  return text.match(words)?.length ?? 0
}
