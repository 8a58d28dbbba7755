import { EMPTY_WORDS } from '../../../text/empty-words.ts'
import type { Cast } from '../subjects/figure/cast.ts'
import { findPose } from './choose-pose.ts'
import type { Happening } from './find-event.ts'
import { findPersonIn } from './cast-people.ts'
import type { SaidScene } from './read-scene.ts'
import { readNounPhrase } from './read-noun-phrase.ts'

/** From here on a picture says its sentence so fully that no words need to stand beside it. */
const WHOLE = 0.6

/** What of a sentence a picture shows. */
type Shown = {
  readonly subjects: readonly string[]
  readonly cast: Cast | null
  readonly happening: Happening | null
}

/**
 * Whether what is drawn *is* what the sentence says: its things and people are named there, do what is said of them, and little else is
 * said. Everywhere else the sentence's own words stand large beside the drawing.
 */
export function fillsFrame(said: SaidScene, shown: Shown): boolean {
  return shareShown(said, shown) >= WHOLE
}

/** The share of a sentence's telling words that its picture shows, 0 to 1. */
export function shareShown(said: SaidScene, { subjects, cast, happening }: Shown): number {
  const { tokens, things } = said
  const seen = new Set<number>()
  const see = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) seen.add(at)
  }
  for (const thing of things) {
    const isShown = subjects.some((subject) => subject.split('~')[0] === thing.concept.subject.split('~')[0])
    if (!isShown || (cast && thing.concept.subject === cast.subject)) continue
    const { from, unmet } = readNounPhrase(tokens, thing)
    see(unmet.length > 0 ? thing.at : from, thing.at + thing.length)
  }
  if (happening) see(happening.at, happening.at + 1)
  if (cast) {
    const person = findPersonIn(tokens)
    if (person) see(person.at, person.at + person.length)
    for (const [at, { normal }] of tokens.entries()) if (findPose(normal) === cast.pose) see(at, at + 1)
  }
  const telling = tokens.flatMap(({ normal, part }, at) =>
    part !== 'function' && !EMPTY_WORDS.has(normal) ? [at] : [],
  )
  return telling.length === 0 ? 0 : telling.filter((at) => seen.has(at)).length / telling.length
}
