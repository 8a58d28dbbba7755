import type { PictureRequest } from '../../illustrator.ts'
import type { Candidate } from './find-subjects.ts'
import { isAncient } from './is-ancient.ts'
import type { Token } from '../../../text/parse-sentence.ts'
import { readFilm } from './read-film.ts'

const DEVICES = ['mobile-phone', 'laptop', 'desktop-computer']

/** The same thing as this film would draw it: the screen of a film about a phone is the phone's, the soldiers of Rome wear no steel helmets. */
export function fitToFilm(
  request: PictureRequest,
  tokens: readonly Token[],
): (found: Candidate) => Candidate {
  const { named, subject: titled } = readFilm(request.topic, request.style)
  const device = DEVICES.find((one) => titled === one || named.has(one))
  const isOld = isAncient(request.topic)
  return (found) => {
    const { subject } = found.concept
    const said = tokens[found.at]?.normal ?? ''
    if (subject === 'television' && device !== undefined && /^(?:screens?|displays?)$/.test(said))
      return { ...found, concept: { ...found.concept, subject: device } }
    if (subject === 'military-helmet' && isOld)
      return { ...found, concept: { ...found.concept, subject: 'plumed-helmet' } }
    return found
  }
}
