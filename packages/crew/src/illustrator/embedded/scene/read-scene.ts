import type { PictureRequest } from '../../illustrator.ts'
import { isEnglish } from '../../../text/is-english.ts'
import { parseSentence, type Token } from '../../../text/parse-sentence.ts'
import { splitWords } from '../../../text/split-words.ts'
import type { FilmBrief } from '../film/film-brief.ts'
import { isListOfOrders, setWords } from '../headline/set-words.ts'
import { findSubjects, type Candidate } from '../lexicon/find-subjects.ts'
import { readNarration, type Call } from './read-narration.ts'

/** What a scene says: read once, and asked by all that choose what it shows. */
export type SaidScene = {
  /** What is said, without what no picture can show. */
  readonly text: string
  readonly tokens: readonly Token[]
  /** What the film said before. */
  readonly earlier: string
  /** Set when the scene does nothing but call on its viewers. */
  readonly call: Call | null
  /** Whether its grammar is known, and so what it is about. */
  readonly isTold: boolean
  /** What it names that can be drawn, best first. */
  readonly things: readonly Candidate[]
  /** Whether it is nothing but a list of short sentences, which are set large together. */
  readonly isList: boolean
  /** What of it is set large when nothing is drawn. */
  readonly words: readonly string[]
}

/** Reads what a scene says, as its film means it. */
export function readScene({ narration, film }: PictureRequest): SaidScene {
  const isKnown = isEnglish(`${narration} ${film.text}`)
  const { text, call } = isKnown ? readNarration(narration) : { text: narration, call: null }
  const tokens = isKnown ? parseSentence(text) : splitWords(text)
  const isTold = isKnown && call === null
  return {
    ...{ text, tokens, call, isTold },
    earlier: film.text.slice(0, Math.max(0, film.text.indexOf(narration))),
    things: isTold ? findSubjects(tokens).map(fitToFilm(film, tokens)) : [],
    isList: isListOfOrders(narration),
    words: call?.words ?? setWords(text, tokens),
  }
}

const DEVICES = ['mobile-phone', 'laptop', 'desktop-computer']

/**
 * The same thing as this film would draw it: the screen of a film about a phone is the phone's.
 */
function fitToFilm(
  { named, subject: titled }: FilmBrief,
  tokens: readonly Token[],
): (found: Candidate) => Candidate {
  const device = DEVICES.find((one) => titled === one || named.has(one))
  return (found) => {
    const { subject } = found.concept
    const said = tokens[found.at]?.normal ?? ''
    if (subject === 'television' && device !== undefined && /^(?:screens?|displays?)$/.test(said))
      return { ...found, concept: { ...found.concept, subject: device } }
    return found
  }
}
