import type { PictureRequest } from '../../illustrator.ts'
import type { FilmBrief } from '../film/film-brief.ts'
import { findPose } from './choose-pose.ts'
import { fallBackToFilm } from './fall-back.ts'
import type { Candidate } from '../lexicon/find-subjects.ts'
import { findCalledName, findNameSex } from '../../../text/names.ts'
import type { Token } from '../../../text/parse-sentence.ts'
import type { SaidScene } from './read-scene.ts'
import { readKnownThing } from './read-noun-phrase.ts'
import { CLEAR, isSymbol, scoreThing } from './score-thing.ts'

/** Below this a named thing is denied, or too much in passing to be the picture. */
const MIN_SCORE = 0.75
const SECOND_SHARE = 0.78

/** Who is not meant where a film is about an animal. */
const PERSONS = new Set([
  'person',
  'crown',
  'prince',
  'princess',
  'child',
  'older-person',
  'baby',
  'office-worker',
])
/** Parts of a house that stand oddly alone in a room when somebody or the house itself is named. */
const HOUSE_PARTS = new Set(['door', 'window', 'ladder'])

/** What the picture shows: one main thing, seldom a second; none where nothing in the sentence or of the film can be drawn truthfully. */
export function chooseSubjects(request: PictureRequest, said: SaidScene): string[] {
  const { tokens, things } = said
  if (said.call !== null || said.isList) return []
  const { film } = request
  const fit = withoutWeather(
    things
      .filter(({ score }) => score >= MIN_SCORE)
      .map((candidate) => ({ candidate, clarity: scoreThing(candidate, said, film).total }))
      .filter(({ clarity }) => clarity >= CLEAR)
      .sort((a, b) => b.candidate.score * b.clarity - a.candidate.score * a.clarity)
      .map(({ candidate }) => candidate),
  )
  const main = differFromBefore(fit, request.earlierSubjects)
  if (!main) return chooseUnnamed(request, said)
  // What only stands for its word gives way to the animal that the film is about.
  const word = tokens[main.at]
  const own = word && film.isSubjectAlive && isSymbol(main, word) ? fallBackToFilm(request, said) : []
  if (own.length > 0) return own
  // The queen of a film about clownfish is one of them.
  if (film.isSubjectAlive && film.subject !== null && PERSONS.has(main.concept.subject)) return [film.subject]
  const name = (candidate: Candidate) => {
    const drawing = nameDrawing(candidate, film, tokens)
    const { tint } = readKnownThing(tokens, candidate, said.earlier)
    return tint === null || drawing.includes('~') ? drawing : `${drawing}~${tint}`
  }
  const second = fit.find((other) => other !== main && isBeside(main, other) && name(other) !== name(main))
  return second ? [name(main), name(second)] : [name(main)]
}

/** Nothing that can be drawn is named: the lamp of a story at night, somebody who does something, or the film's own thing. */
function chooseUnnamed(request: PictureRequest, said: SaidScene): string[] {
  const { film, narration } = request
  const { tokens } = said
  if (film.lamp !== null && namesLamp(tokens)) return [film.lamp]
  const names = findCalledName(tokens, film.script)
  // Nobody is drawn of whom it is not known whether it is a man or a woman.
  const isKnown = names !== null && findNameSex(names, narration, film.sentences) !== null
  const acts = findPose(narration) !== null
  // Somebody who does nothing that shows could be anybody.
  if (acts && (isKnown || (isStory(film) && actsInStory(tokens)))) return ['person']
  return fallBackToFilm(request, said)
}

function isStory({ field, isNightStory }: FilmBrief): boolean {
  return field === 'story' || (isNightStory && field === null)
}

/** "She held her breath": somebody of the story does something. */
function actsInStory(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ normal }, at) =>
      /^(?:he|she|i)$/.test(normal) &&
      (at === 0 || tokens[at - 1]?.endsClause === true) &&
      tokens[at + 1]?.part === 'verb',
  )
}

function namesLamp(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ normal }, at) =>
      LAMP_WORDS.test(normal) && /^(?:the|a|its|his|her|this|that)$/.test(tokens[at - 1]?.normal ?? ''),
  )
}

/** Rain over a named place is the scene's weather, not a second thing in it. */
function withoutWeather(fit: readonly Candidate[]): readonly Candidate[] {
  const things = fit.filter(({ concept }) => !WEATHER.has(concept.subject) && concept.strength !== 'general')
  return things.length > 0 ? fit.filter(({ concept }) => !WEATHER.has(concept.subject)) : fit
}

/** The best candidate, or a nearly as good one when the scene before, or two earlier ones, showed the best already. */
function differFromBefore(fit: readonly Candidate[], earlier: readonly string[]): Candidate | undefined {
  const [best, next] = fit
  if (!best || !next) return best
  const shown = earlier.filter((subject) => subject === best.concept.subject).length
  if (best.concept.subject !== earlier.at(-1) && (shown < 2 || earlier.includes(next.concept.subject)))
    return best
  return next.score >= best.score * 0.6 ? next : best
}

function isBeside(main: Candidate, other: Candidate): boolean {
  if (HOUSE_PARTS.has(other.concept.subject)) return false
  // "House wine" shows no house.
  if (other.at + other.length === main.at || main.at + main.length === other.at) return false
  return other.concept.strength === 'definite' && other.score >= main.score * SECOND_SHARE
}

/** Drawings of weather: the scene's own weather shows it when the sentence names a thing or a place too. */
const WEATHER = new Set([
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
const LAMP_WORDS = /^(?:light|lights|lamp|lamps|glow|glows|glowing)$/

/**
 * What stands for a candidate in this film: in a story at night "the light" is a lamp, the lighthouse's own or else a candle.
 */
function nameDrawing(candidate: Candidate, film: FilmBrief, tokens: readonly Token[]): string {
  const { subject } = candidate.concept
  if (subject === 'jupiter' && /^(?:planet|planets|world|worlds)$/.test(tokens[candidate.at]?.normal ?? ''))
    return planetOf(film)
  if (subject === 'mobile-phone' && film.isNightStory) return 'telephone'
  const said = tokens[candidate.at]?.normal ?? ''
  return LIGHTS.has(subject) && LAMP_WORDS.test(said) ? (film.lamp ?? subject) : subject
}

/** "The planet": the one of the title, the earth in a film that stays on it, else any. */
function planetOf({ field, subject }: FilmBrief): string {
  if (subject !== null && PLANETS.has(subject)) return subject
  return field === 'space' || field === null ? 'jupiter' : 'earth'
}
