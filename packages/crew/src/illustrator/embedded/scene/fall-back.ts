import type { PictureRequest } from '../../illustrator.ts'
import { findPersonWord } from '../lexicon/person-words.ts'
import type { SaidScene } from './read-scene.ts'

/** Below this the words of a sentence say more than the film's own thing once more. */
const FALL_BACK = 0.5

/** What each of these leaves of the film's thing as a picture of a sentence that names nothing of its own. */
const NAMED = 1
const MEANT = { alive: 0.9, thing: 0.65 }
const ORDERED = 0.6
const UNSAID = 0.5
const OF_OTHERS = 0.3
const NUMBER = 0.5
const QUESTION = 0.8
const SHOWN = 0.9

/**
 * The film's own thing, where a sentence names nothing else that can be drawn and speaks of it closely enough: what is weighed is how sure
 * the film is about it, how the sentence refers to it, what else it is about, and how often the thing was shown.
 */
export function fallBackToFilm(request: PictureRequest, said: SaidScene): string[] {
  const { own } = request.film
  if (own === null || !said.isTold) return []
  const showings = request.earlierSubjects.filter((subject) => subject === own.subject).length
  const score =
    own.sure *
    referenceTo(request, said) *
    (said.isOfNumber ? NUMBER : 1) *
    (/\?["”]?\s*$/.test(said.text) ? QUESTION : 1) *
    SHOWN ** showings
  return score >= FALL_BACK ? [own.subject] : []
}

/** How closely a sentence refers to the film's thing: by its name, by "it" or "they", by what is to be done with it. */
function referenceTo(
  { film: { own, isSubjectAlive } }: PictureRequest,
  { text, tokens, things }: SaidScene,
): number {
  if (own === null) return 0
  // What is denied or compared scores less than this.
  if (things.some(({ concept, score }) => concept.subject === own.subject && score >= 0.5)) return NAMED
  const said = tokens.map(({ normal }) => normal)
  const meaning = own.isPlural ? /^(?:they|them|their|theirs)$/ : /^(?:it|its)$/
  const isOfOthers =
    findPersonWord(text) !== null || said.some((word) => /^(?:i|we|he|she|my|our|his|her|who)$/.test(word))
  if (isOfOthers) return OF_OTHERS
  if (said.some((word) => meaning.test(word)) && !DUMMY.test(said.join(' ')))
    return isSubjectAlive ? MEANT.alive : MEANT.thing
  return tokens[0]?.part === 'verb' ? ORDERED : UNSAID
}

/** "It took three years", "it is hard": nothing is meant by this "it". */
const DUMMY =
  /\bit(?:['’]?s| is| was| will be| takes?| took| turns?| seems?| depends?| happen\w*| costs?| works?| looks?| feels?)\b/
