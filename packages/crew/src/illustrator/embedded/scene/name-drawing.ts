import type { Candidate } from '../lexicon/find-subjects.ts'
import type { Token } from '../../../text/parse-sentence.ts'
import type { FilmBrief } from '../film/film-brief.ts'

/** Drawings of weather: the scene's own weather shows it when the sentence names a thing or a place too. */
export const WEATHER = new Set([
  'cloud-with-rain',
  'cloud-with-snow',
  'cloud-with-lightning-and-rain',
  'cloud',
  'fog',
  'wind-face',
  'snowflake',
])
const PLANETS = new Set('mercury venus mars jupiter saturn uranus neptune pluto'.split(' '))
/** Sky lights and bulbs that "the light" of a story at night is not. */
const LIGHTS = new Set(['light-bulb', 'sun', 'sun-with-face'])
export const LAMP_WORDS = /^(?:light|lights|lamp|lamps|glow|glows|glowing)$/

/**
 * What stands for a candidate in this film: animals of the sea leave no paw prints, and in a story at night "the light"
 * is a lamp, the lighthouse's own or else a candle.
 */
export function nameDrawing(candidate: Candidate, film: FilmBrief, tokens: readonly Token[]): string {
  const { subject } = candidate.concept
  // "Fresh snow lay all around": around the house the story is about, where the snow falls.
  const home = /\b(lighthouse|house)\b/i.exec(film.title)?.[1]
  if (WEATHER.has(subject) && film.isNightStory && home) return home.toLowerCase()
  if (subject === 'jupiter' && /^(?:planet|planets|world|worlds)$/.test(tokens[candidate.at]?.normal ?? ''))
    return planetOf(film)
  if (subject === 'mobile-phone' && film.isNightStory) return 'telephone'
  if (subject === 'paw-prints' && film.isSeaFilm) return 'tropical-fish'
  const said = tokens[candidate.at]?.normal ?? ''
  return LIGHTS.has(subject) && LAMP_WORDS.test(said) ? (film.lamp ?? subject) : subject
}

/** "The planet": the one of the title, the earth in a film that stays on it, else any. */
function planetOf({ field, subject }: FilmBrief): string {
  if (subject !== null && PLANETS.has(subject)) return subject
  return field === 'space' || field === null ? 'jupiter' : 'earth'
}
