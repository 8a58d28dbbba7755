import type { PictureRequest } from '../../illustrator.ts'
import type { SaidScene } from './read-scene.ts'

/** Below this the film is not surely about a thing. */
const SURE = 0.7
/** A film that shows its thing oftener than this unasked shows nothing else. */
const MOST = 4

/**
 * The film's own thing, where a sentence names nothing else that can be drawn: it stands beside the sentence's words, which say what is
 * meant. Not where the sentence says something of the thing that its drawing would deny.
 */
export function fallBackToFilm(
  { film: { own }, earlierSubjects }: PictureRequest,
  said: SaidScene,
): string[] {
  if (own === null || !said.isTold || own.sure < SURE) return []
  const named = said.things.find(({ concept }) => concept.subject === own.subject)
  const showings = earlierSubjects.filter((subject) => subject === own.subject).length
  return named === undefined && showings < MOST && !bringsOther(said) ? [own.subject] : []
}

/** "A platypus glows too": what comes in with an article of its own, and nobody can draw, is what the sentence is about. */
function bringsOther({ tokens }: SaidScene): boolean {
  const start = tokens.findIndex(({ normal }) => !/^(?:and|but|so|then|even)$/.test(normal))
  const verb = tokens.findIndex(({ part }, at) => at > start && part === 'verb')
  return (
    /^(?:an?|another)$/.test(tokens[start]?.normal ?? '') &&
    tokens.slice(start, verb).some(({ part, endsClause }) => part === 'noun' && !endsClause)
  )
}
