import { hashText } from '@hookreel/film'
import type { PictureRequest } from '../../illustrator.ts'
import type { Environment } from '../scene-plan.ts'
import { FIELD_PLACES } from './field-places.ts'
import type { Candidate } from './find-subjects.ts'
import { isNightStory } from './night-story.ts'
import { countVotes, placeOfTopic, winner } from './place-votes.ts'
import { readFilm, type Film } from './read-film.ts'

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
  const { home, also } = FIELD_PLACES[film.field]
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
  const { home, also } = FIELD_PLACES[film.field]
  const isFit =
    topic &&
    (home.includes(topic.environment) ||
      (ROVING.has(film.field) && topic.votes >= 2 && also.includes(topic.environment)))
  if (isFit) return topic.environment
  return home[(hashText(`home ${request.seed}`) + Math.floor(request.index / 2)) % home.length] ?? 'sky'
}
