import type { FilmBrief } from '../film/film-brief.ts'
import { isMeantThing } from '../lexicon/homonyms.ts'
import { findPersonWord } from '../lexicon/person-words.ts'
import { signOfField } from '../lexicon/signs.ts'
import { visibleKind } from '../lexicon/visible-kinds.ts'
import { isPaintedSubject, type SceneArt, type WordKind } from '../scene-plan.ts'
import { MIN_SCORE, type NamedThing } from './choose-subject.ts'
import { isVisiblyOther } from './vetoes/is-visibly-other.ts'
import type { SaidScene } from './read-scene.ts'
import { scoreThing } from './score-thing.ts'

/** Of what is painted from scratch, what is a drawing of its own without a sky. */
const DRAWN_ALONE = new Set<string>(['lighthouse', 'house', 'tree', 'dead-tree', 'moon', 'star', 'sun'])

/**
 * What the ground of a scene of words may be made of: what kind of words they are, their figure and place, what they plainly name, and the
 * film's own thing.
 */
export function chooseArt(said: SaidScene, film: FilmBrief, named: NamedThing | undefined): SceneArt {
  const { number, place } = said
  const thing = thingOf(said, film)
  return {
    words: kindOf(said),
    ...(number === undefined ? {} : { figure: number }),
    ...(place === undefined ? {} : { place }),
    ...(thing === undefined ? {} : { thing }),
    ...(isSaidByWoman(said) ? { isWoman: true } : {}),
    ...(isWild(film) ? { isWild: true } : {}),
    ...(named === undefined || (isPaintedSubject(named.drawing) && !DRAWN_ALONE.has(named.drawing))
      ? {}
      : { named: named.drawing, namedAs: named.word }),
  }
}

/** Who says it is named beside what is said: "said my grandma", "she asked". */
function isSaidByWoman({ aroundSpeech = '' }: SaidScene): boolean {
  const named = findPersonWord(aroundSpeech)?.word
  return named === undefined ? /\bshe\b/i.test(aroundSpeech) : named.gender === 'woman'
}

const WILDS = /^(?:space|sea|forest|mountain|desert|sky)$/

function isWild({ home, lastYear }: FilmBrief): boolean {
  return WILDS.test(home ?? '') || visibleKind('city').since > lastYear
}

function kindOf(said: SaidScene): WordKind {
  const { narration } = said
  if (said.aroundSpeech !== undefined) return 'speech'
  if (/^\s*["“”«„]/.test(narration)) return 'quote'
  // What is asked behind a statement is asked on a page of its own.
  if (/^[^.!…。！]*[?？؟]["”’)\]]*\s*$/.test(narration)) return 'question'
  if (said.place !== undefined) return 'place'
  if (said.number !== undefined) return 'number'
  if (said.isList) return 'list'
  if (/\b(?:not|never|but|instead|than|yet)\b/i.test(said.text) && said.isTold) return 'contrast'
  if (said.isTold && said.tokens[0]?.part === 'verb') return 'order'
  return 'plain'
}

/**
 * The film's own thing, or where nothing draws it a sign of its kind or its field, where nothing else is named that could be seen and
 * nothing is said of it that its drawing denies: it is an ornament then, and no picture of the sentence.
 */
function thingOf(said: SaidScene, film: FilmBrief): string | undefined {
  const subject = film.subject ?? film.sign ?? (film.isFieldSure ? signOfField(film.field) : undefined)
  if (subject === undefined || (isPaintedSubject(subject) && subject !== 'lighthouse')) return undefined
  // A word that means another thing, as the cell of a prison, does not name what it is drawn as.
  const named = said.things.filter(
    ({ score, concept, length, word }) =>
      score >= MIN_SCORE && (length > 1 || isMeantThing(concept.subject, word, said.tokens)),
  )
  if (said.call !== null || named.some(({ concept }) => concept.subject !== subject)) return undefined
  if (isVisiblyOther(subject, said.tokens, film)) return undefined
  const own = said.things.find(({ concept }) => concept.subject === subject)
  return own === undefined || scoreThing(own, film).veto === 1 ? subject : undefined
}
