import type { PictureRequest } from '../../illustrator.ts'
import type { Candidate } from './find-subjects.ts'
import { isNightStory, isSeaFilm } from './genre.ts'
import type { Token } from '../../../text/parse-sentence.ts'
import { readFilm } from './read-film.ts'
import { titleOf } from './title-of.ts'

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
export function nameDrawing(candidate: Candidate, request: PictureRequest, tokens: readonly Token[]): string {
  const { subject } = candidate.concept
  // "Fresh snow lay all around": around the house the story is about, where the snow falls.
  const home = /\b(lighthouse|house)\b/i.exec(titleOf(request.topic))?.[1]
  if (WEATHER.has(subject) && isNightStory(request) && home) return home.toLowerCase()
  if (subject === 'jupiter' && /^(?:planet|planets|world|worlds)$/.test(tokens[candidate.at]?.normal ?? ''))
    return planetOf(request)
  if (subject === 'mobile-phone' && isNightStory(request)) return 'telephone'
  if (subject === 'paw-prints' && isSeaFilm(request)) return 'tropical-fish'
  const said = tokens[candidate.at]?.normal ?? ''
  if (!LIGHTS.has(subject) || !LAMP_WORDS.test(said) || !hasLamps(request)) return subject
  return lampOf(request)
}

/** "The planet": the one of the title, the earth in a film that stays on it, else any. */
function planetOf(request: PictureRequest): string {
  const { field, subject } = readFilm(request.topic, request.style)
  if (subject !== null && PLANETS.has(subject)) return subject
  return field === 'space' || field === null ? 'jupiter' : 'earth'
}

/** Whether "the light" can be a lamp: not in the deep sea, where animals make it. */
export function hasLamps(request: PictureRequest): boolean {
  if (!isNightStory(request)) return false
  const { field } = readFilm(request.topic, request.style)
  return field !== 'sea' || /\b(?:lighthouse|ships?|boats?|house|cabin|keeper)\b/i.test(request.topic)
}

/** The lamp of a story at night. */
export function lampOf(request: PictureRequest): string {
  return /lighthouse/i.test(request.topic) ? 'lighthouse' : 'candle'
}
