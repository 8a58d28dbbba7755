import { firstActOf, isClause, isDenial, isFit, wordsOf } from './clause.ts'
import {
  ASKED,
  CORES,
  DETERMINER,
  HEAD,
  INFINITIVE,
  LAST_TAIL,
  LEANING,
  LED,
  PARTED,
  RELATIVE,
  REPORT,
  TAIL,
} from './clause-patterns.ts'

/** "You can see it | with binoculars": nothing is left that says what. */
const EMPTIED = /^(?:\S+\s+){1,4}(?:it|them|him|her|this|that|one)$/i

export type Shape = { readonly text: string; readonly share: number }

export function withoutHead(clause: string): string {
  const shorter = clause.replace(HEAD, '')
  // "Maybe turns into sorry": the word is who does it.
  if (/^(?:turns|becomes|means|is|was)\b/i.test(shorter)) return clause
  return shorter === clause ? clause : withoutHead(shorter)
}

/** The clause itself; its first half, its message, what stands after its lead; its core alone; each without its tails. */
export function shapesOf(clause: string): Shape[] {
  const main = withoutHead(clause)
  const shapes = [...halvesOf(main), ...coresOf(main)]
  return [...shapes, ...shapes.flatMap(withoutTails)].flatMap((shape) => [shape, ...withoutArticle(shape)])
}

/** What of a clause says something whole. */
function halvesOf(main: string): Shape[] {
  const shapes: Shape[] = [{ text: main, share: 1 }]
  const add = (text: string | null | undefined, share: number) => {
    if (text !== null && text !== undefined && text !== main) shapes.push({ text, share })
  }
  add(firstActOf(main), 0.85)
  const told = main.split(REPORT)
  if (told.length > 1 && !isDenial(told[0] ?? '')) add(told.at(-1), 0.95)
  const addClause = (text: string, share: number) => add(isClause(text) ? text : null, share)
  addClause(main.replace(LED, ''), 0.9)
  addClause(main.replace(/^(?:[Ww]here|that)\s+/, ''), 0.86)
  // "He had to hold that face": no clause begins there.
  const unrelated = main.replace(RELATIVE, '')
  addClause(/\bto \w+$/i.test(unrelated) ? '' : unrelated, 0.8)
  // "Try it for one day" of "try it for one day and count": what stands before the last "and".
  const before = main.replace(/,? (?:and|or) (?:\S+ )*\S+$/i, '')
  add(wordsOf(before).length >= 3 ? before : null, 0.5)
  return shapes
}

/** The part of a clause that says the most. */
function coresOf(main: string): Shape[] {
  return CORES.flatMap((core) => {
    const text = core.exec(main)?.[0]
    if (text === undefined || text === main) return []
    // "the only way to beat them is to leave": what follows "is" belongs to the way.
    const isCrossed = core === INFINITIVE && / (?:is|are|was|were) /i.test(text)
    const isFull = !isCrossed && wordsOf(text).length >= 3 && isDenial(text) === isDenial(main)
    return isFull ? [{ text, share: 0.5 }] : []
  })
}

function withoutTails({ text, share }: Shape): Shape[] {
  // "A raise that goes straight" of "… into a bigger car is not a raise": a cut relative clause is a stump.
  if (RELATIVE.test(text) || ASKED.test(text)) return []
  const shapes: Shape[] = []
  const last = LAST_TAIL.exec(text)?.[1]
  if (last !== undefined && isKept(last)) shapes.push({ text: last, share: share * 0.66 })
  let cut = text
  for (let left = share * 0.6; TAIL.test(cut); left *= 0.9) {
    cut = cut.replace(TAIL, '')
    if (isKept(cut)) shapes.push({ text: cut, share: left })
  }
  return shapes
}

/** "Everyone stepped" of "… over a man": two words are all that is left of an act. */
function isKept(cut: string): boolean {
  return !PARTED.test(cut) && !EMPTIED.test(cut) && (wordsOf(cut).length > 2 || isDenial(cut))
}

function withoutArticle({ text, share }: Shape): Shape[] {
  // "Man taps it with a little hammer" reads like a headline, "coolant is leaking" does not.
  const isNearlyFit = wordsOf(text).length <= 9 && text.length <= 50
  const isTooLong =
    isNearlyFit &&
    DETERMINER.test(text) &&
    !LEANING.test(text) &&
    !(/^an? /i.test(text) && isClause(text)) &&
    !isFit(text, { isWhole: share >= 0.85 })
  return isTooLong ? [{ text: text.replace(DETERMINER, ''), share: share * 0.9 }] : []
}

/** A question whole, or without what it says of its time or condition. */
export function questionsOf(clause: string): Shape[] {
  const main = withoutHead(clause)
  const short = main.replace(/\s+(?:before|after|without|if|when|at first)\s.*$/i, '')
  return short === main
    ? [{ text: main, share: 1 }]
    : [
        { text: main, share: 1 },
        { text: short, share: 0.8 },
      ]
}
