import { lookupTable } from '@hookreel/film'
import type { FilmBrief } from '../../film/film-brief.ts'
import { isVisiblyOther } from './is-visibly-other.ts'
import type { SaidThing } from '../read-thing.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Organs and signs of speech that a story does not mean: "she listened to someone breathing". */
const ANATOMY =
  words(`eye lungs anatomical-heart brain bone tongue nose mouth ear leg foot raised-hand oncoming-fist speaking-head
  speech-balloon raised-back-of-hand flexed-biceps microbe sweat-droplets tooth thought-balloon long-hair
  human-arm knee shoulders bare-belly fingernail`)
/** Inventions of the earth that look lost among stars, unless the film's title is about them. */
const EARTHLY = words(
  'wind-face mantelpiece-clock abacus locomotive fuel-pump automobile factory office-building house houses bank delivery-truck motorway tractor',
)

/** Words for the young of many kinds, each drawn as that of one. */
const YOUNG = /^(?:chicks?|hatchlings?|cubs?|calf|calves|pups?|foals?|kits?)$/
/** Drawings of one kind that stand for all of them. */
const ANY_KIND = words('bird fish bug black-bird')
/** Parts that are drawn as those of one whole. */
const WHOLES: Readonly<Record<string, readonly string[]>> = lookupTable({
  'cat-tail': ['cat', 'black-cat'],
  wheel: ['automobile', 'racing-car', 'delivery-truck', 'bus', 'taxi', 'police-car'],
})

const OF_ANIMALS = /^(?:animals|sea)$/
const HOUSE_PARTS = words('door window ladder chair')

/** Whether a thing that its sentence means may be drawn in this film without showing what is not meant. */
export function isTruthful(thing: SaidThing, film: FilmBrief): boolean {
  const { concept, word, tokens, isWhere, isOfFeeling } = thing
  const { subject } = concept
  // "Even birds" of a film about crows, the tire of one about a bicycle.
  if (film.isSubjectAlive && film.subject !== subject && ANY_KIND.has(subject)) return false
  // "Its chicks" of a film about swifts, "her calf" of one about a whale.
  if (film.isSubjectAlive && film.subject !== subject && YOUNG.test(word)) return false
  const wholes = WHOLES[subject]
  if (wholes !== undefined && !wholes.some((whole) => film.named.has(whole) || film.subject === whole))
    return false
  if (isVisiblyOther(subject, tokens, film)) return false
  if (film.field === 'story' && ANATOMY.has(subject)) return false
  if (film.field === 'space' && EARTHLY.has(subject)) return false
  // Teeth and hearts are people's.
  if ((film.isSubjectAlive || OF_ANIMALS.test(film.field ?? '')) && ANATOMY.has(subject)) return false
  return film.field === 'story' || !((isWhere && HOUSE_PARTS.has(subject)) || isOfFeeling)
}
