import type { ConceptStrength } from '../lexicon/concept.ts'
import type { FilmBrief } from '../film/film-brief.ts'
import { isTruthful } from './vetoes/is-truthful.ts'
import type { Role, SaidThing } from './read-thing.ts'
import { fieldOf, isOfField, type Field } from '../lexicon/fields.ts'

/** From here on a named thing is clearly enough what its sentence is about to be the picture. */
export const CLEAR = 0.67

const CONCRETE: Record<ConceptStrength, number> = { definite: 1, usual: 0.8, general: 0.62 }
/** "After the rain": when it is, not what it is about. */
const WEATHER = /^(?:cloud|wind-face|fog|snowflake|tornado|sun$)/

const WEIGHT: Record<Role, number> = {
  doer: 1,
  'done to': 0.9,
  'said to be': 0.9,
  placed: 0.55,
  compared: 0.1,
}
/** Where everything told is literal, what is placed somewhere is there to be seen. */
const WEIGHT_OF_PLACED_IN_STORY = 0.65

/** Why a named thing is or is not the picture of its sentence: factors, each 1 where it changes nothing. */
export type ThingScore = {
  /** Where it stands in the sentence, and how concrete it is. */
  readonly where: number
  /** Whether the film, its title and its field speak of it. */
  readonly film: number
  /** How literally its word means what would be drawn. */
  readonly sense: number
  /** 0 where drawing it would show what is not meant, or only what goes with it. */
  readonly veto: 0 | 1
  /** All of them, from 0 to about 2. */
  readonly total: number
}

/** How clearly a sentence of this film is about a thing that it names. */
export function scoreThing(thing: SaidThing, film: FilmBrief): ThingScore {
  const veto = thing.isMeant && isTruthful(thing, film) ? 1 : 0
  const tie = tieOf(thing, film)
  const where = weighPlace(thing, film)
  const sense = weighSense(thing, tie, film.field === 'story')
  return { where, film: tie, sense, veto, total: where * tie * sense * veto }
}

/** Less than this, a word means something else too often. */
const LITERAL = 0.75

/**
 * Whether a sentence plainly names a thing somewhere, though it may be about something else: by its own name, as it is drawn, and not in a
 * comparison, a figure of speech or as half of another thing.
 */
export function isPlainlyNamed(thing: SaidThing, film: FilmBrief): boolean {
  const { concept, phrase, role } = thing
  const { sense, veto } = scoreThing(thing, film)
  return (
    veto === 1 &&
    // It is drawn as it is: not as "a thousand orange gates" or "maple trees".
    phrase.tint === null &&
    phrase.unmet.length === 0 &&
    thing.isNoun &&
    sense >= LITERAL &&
    concept.strength !== 'general' &&
    role !== 'compared' &&
    !thing.isFigure &&
    !thing.isHalf
  )
}

function weighPlace(thing: SaidThing, { field }: FilmBrief): number {
  const isPlacedInStory = field === 'story' && thing.role === 'placed'
  const head = thing.isOfOther ? 0.4 : 0.72
  return (
    CONCRETE[thing.concept.strength] *
    (isPlacedInStory ? WEIGHT_OF_PLACED_IN_STORY : WEIGHT[thing.role]) *
    (thing.isFigure ? 0.35 : 1) *
    (thing.isHalf ? head : 1) *
    thing.clause
  )
}

function weighSense(thing: SaidThing, tie: number, isStory: boolean): number {
  const { concept, role, isVerb, isAmbiguous } = thing
  const isLoose = isAmbiguous && tie <= 1 && (!isStory || isVerb)
  return (
    (isLoose ? LOOSE[role] : 1) *
    (role === 'placed' && !isStory && WEATHER.test(concept.subject) ? 0.75 : 1) *
    thing.literal *
    thing.act
  )
}

/** An ambiguous word still means its thing most often where it does something or something is done to it. */
const LOOSE: Record<Role, number> = {
  doer: 0.62,
  'done to': 0.55,
  'said to be': 0.5,
  placed: 0.5,
  compared: 0.5,
}

/** How much more clearly a sentence is about the film's own thing. */
export const OWN = 1.4

/** More for what the title, the rest of the script or the field speaks of; less for the thing of another field. */
function tieOf({ concept, words, isCalled }: SaidThing, film: FilmBrief): number {
  const isOwn = isCalled === true || film.subject === concept.subject
  const isRepeated = (film.named.get(concept.subject) ?? 0) >= 2
  const field = fieldOf(concept)
  const isNear = field === film.field ? field !== null : film.field !== null && isOfField(film.field, words)
  const isFar = field !== null && film.field !== null && !isNear && !OPEN.has(film.field)
  return (isOwn ? OWN : isRepeated ? 1.2 : 1) * (isNear ? 1.2 : isFar && !isOwn ? 0.75 : 1)
}

/** Films that lead everywhere: nothing is far from them. */
const OPEN = new Set<Field>(['story', 'travel'])
