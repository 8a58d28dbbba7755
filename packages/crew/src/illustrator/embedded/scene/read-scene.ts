import type { PictureRequest } from '../../illustrator.ts'
import { isEnglish } from '../../../text/is-english.ts'
import { parseSentence, type Token } from '../../../text/parse-sentence.ts'
import { splitWords } from '../../../text/split-words.ts'
import type { FilmBrief } from '../film/film-brief.ts'
import { isListOfOrders, setWords } from '../headline/set-words.ts'
import { isAnimal } from '../lexicon/animals.ts'
import { findSubjects, type Candidate } from '../lexicon/find-subjects.ts'
import { readThings, type SaidThing } from './read-thing.ts'
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
  readonly things: readonly SaidThing[]
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
  const earlier = film.text.slice(0, Math.max(0, film.text.indexOf(narration)))
  return {
    ...{ text, tokens, call, isTold, earlier },
    things: isTold
      ? readThings(
          withCalled(findSubjects(tokens).map(fitToFilm(film, tokens)), { tokens, earlier, film }),
          tokens,
          earlier,
        )
      : [],
    isList: isListOfOrders(narration),
    words: call?.words ?? setWords(text, tokens),
  }
}

/** As clear as a thing that its sentence begins with. */
const NAMED_SCORE = 3.6

/** The things of a sentence, and before them the animal that it calls by name, or by "he" or "she" where only one has a name. */
function withCalled(
  things: readonly Candidate[],
  { tokens, earlier, film }: { tokens: readonly Token[]; earlier: string; film: FilmBrief },
): readonly Candidate[] {
  const at = tokens.findIndex(({ normal }) => film.called.has(normal))
  const found = film.called.get(tokens[at]?.normal ?? '') ?? onlyCalled({ tokens, earlier, film })
  if (found === undefined || (at < 0 && things.some(({ concept }) => isAnimal(concept.subject))))
    return things
  const others = things.filter(({ concept }) => concept.subject !== found.subject)
  const own = things.find(({ concept }) => concept.subject === found.subject)
  const place = own ?? { concept: found, at: Math.max(0, at), length: 1 }
  return [{ ...place, score: NAMED_SCORE, isCalled: true }, ...others]
}

/** "She lay down": whom the film gives a name, where no other animal was named just before. */
function onlyCalled({
  tokens,
  earlier,
  film,
}: {
  tokens: readonly Token[]
  earlier: string
  film: FilmBrief
}) {
  const [only, other] = [...film.called.values()]
  if (!/^(?:he|she)$/.test(tokens[0]?.normal ?? '') || only === undefined || other !== undefined)
    return undefined
  const before =
    earlier
      .trimEnd()
      .split(/(?<=[.!?…])\s+/)
      .at(-1) ?? ''
  const isOfOther = findSubjects(parseSentence(before)).some(
    ({ concept }) => isAnimal(concept.subject) && concept.subject !== only.subject,
  )
  return isOfOther ? undefined : only
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
