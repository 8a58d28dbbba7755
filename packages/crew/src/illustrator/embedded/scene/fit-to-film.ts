import type { FilmBrief } from '../film/film-brief.ts'
import type { Candidate } from '../lexicon/find-subjects.ts'
import type { Token } from '../../../text/parse-sentence.ts'

const DEVICES = ['mobile-phone', 'laptop', 'desktop-computer']

/** The same thing as this film would draw it: the screen of a film about a phone is the phone's, the soldiers of Rome wear no steel helmets. */
export function fitToFilm(
  { named, subject: titled, isAncient }: FilmBrief,
  tokens: readonly Token[],
): (found: Candidate) => Candidate {
  const device = DEVICES.find((one) => titled === one || named.has(one))
  return (found) => {
    const { subject } = found.concept
    const said = tokens[found.at]?.normal ?? ''
    if (subject === 'television' && device !== undefined && /^(?:screens?|displays?)$/.test(said))
      return { ...found, concept: { ...found.concept, subject: device } }
    if (subject === 'military-helmet' && isAncient)
      return { ...found, concept: { ...found.concept, subject: 'plumed-helmet' } }
    return found
  }
}
