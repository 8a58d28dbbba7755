import { countWords } from './wording.ts'

/** One way to say a part of a script. */
export type Piece = {
  readonly text: string
  /** Facts, myths or story beats that are told by it. */
  readonly tells: readonly string[]
  /** How unwelcome this way is; 0 is best. */
  readonly cost: number
}

/** The ways to say one part; a piece with an empty text leaves the part out. */
export type Slot = readonly Piece[]

export type FittedScript = {
  readonly pieces: readonly Piece[]
  readonly words: number
  readonly isFit: boolean
}

/** How far from the wanted number of words a script may be; the film's pace takes the rest. */
const TOLERANCE = 0.08

/** What is too far from the wanted length is worse than all that costs say. */
const TOO_FAR = 1000

/** What is reached with the slots so far. Costs lie in numbers of one kind: of mixed ones V8 compiles the loop anew again and again, for as long as it runs. */
type Reached = {
  /** Each number of words, in the order in which it was met. */
  readonly met: readonly number[]
  readonly costs: Float64Array
  /** By the words: the place of the last piece among the cheapest of its slot, and the words before it. */
  readonly last: Uint16Array
  readonly before: Uint16Array
}

/** Of the pieces of a slot that are equally long, the first of the cheapest: no other is ever chosen. */
type Cheapest = { readonly pieces: readonly Piece[]; readonly words: readonly number[] }

/**
 * Chooses one piece of each slot so that the script has `target` words (±8 %) at the least cost.
 * `isFit` is false when no choice comes that near; the nearest one is given then.
 */
export const fitScript = (slots: readonly Slot[], target: number): FittedScript =>
  fitNearest(measureSlots(slots), target)

/** The parts of a script with the lengths of their pieces, which are counted once however often it is tried to fit them. */
export const measureSlots = (slots: readonly Slot[]): readonly Cheapest[] => slots.map(cheapestOf)

/** `fitScript` of slots that are measured. */
export const fitNearest = (slots: readonly Cheapest[], target: number): FittedScript =>
  fitWithin(slots, target) ?? choose(slots, target, Infinity).script

/**
 * The same, and nothing when no choice comes that near: of the ways to tell a topic two in three, which is seen by their lengths alone.
 * Nothing that is too long already becomes shorter: leaving it out saves a third of the time.
 */
export function fitWithin(slots: readonly Cheapest[], target: number): FittedScript | undefined {
  const longest = slots.reduce((sum, { words }) => sum + Math.max(0, ...words), 0)
  const shortest = slots.reduce((sum, { words }) => sum + Math.min(...words), 0)
  if (longest < target - target * TOLERANCE || shortest > target + target * TOLERANCE) return undefined
  const near = choose(slots, target, Math.floor(target + target * TOLERANCE))
  const { script } = near.score < TOO_FAR ? near : choose(slots, target, Infinity)
  return script.isFit ? script : undefined
}

/** The best of all choices with at most so many words. */
function choose(
  slots: readonly Cheapest[],
  target: number,
  most: number,
): { readonly script: FittedScript; readonly score: number } {
  const steps = [BEGINNING]
  for (const slot of slots) steps.push(extend(steps.at(-1) ?? BEGINNING, slot, most))
  const { met, costs } = steps.at(-1) ?? BEGINNING
  let best = { words: 0, score: Infinity }
  for (const words of met) {
    const distance = Math.abs(words - target)
    const cost = costs[words] ?? 0
    const score = cost + distance * 0.25 + (distance > target * TOLERANCE ? TOO_FAR + distance * 50 : 0)
    if (score < best.score) best = { words, score }
  }
  const script = {
    pieces: best.score === Infinity ? [] : walkBack(steps, slots, best.words),
    words: best.words,
    isFit: Math.abs(best.words - target) <= target * TOLERANCE,
  }
  return { script, score: best.score }
}

const BEGINNING: Reached = {
  met: [0],
  costs: new Float64Array(1),
  last: new Uint16Array(1),
  before: new Uint16Array(1),
}

/** Each number of words that is reached with one more slot, at the least cost. */
function extend(reached: Reached, { pieces, words: sizes }: Cheapest, limit: number): Reached {
  const most = Math.min(limit + 1, reached.costs.length + Math.max(0, ...sizes))
  const costs = new Float64Array(most).fill(Infinity)
  const before = new Uint16Array(most)
  const last = new Uint16Array(most)
  const met: number[] = []
  for (const words of reached.met) {
    const soFar = reached.costs[words] ?? 0
    for (let at = 0; at < sizes.length; at += 1) {
      const total = words + (sizes[at] ?? 0)
      if (total >= most) continue
      const known = costs[total] ?? Infinity
      const cost = soFar + (pieces[at]?.cost ?? 0)
      if (known === Infinity) met.push(total)
      if (cost >= known) continue
      costs[total] = cost
      before[total] = words
      last[total] = at
    }
  }
  return { met, costs, last, before }
}

function cheapestOf(slot: Slot): Cheapest {
  const cheapest = new Map<number, Piece>()
  for (const piece of slot) {
    const size = countWords(piece.text)
    const known = cheapest.get(size)
    if (known === undefined || piece.cost < known.cost) cheapest.set(size, piece)
  }
  return { pieces: [...cheapest.values()], words: [...cheapest.keys()] }
}

function walkBack(steps: readonly Reached[], slots: readonly Cheapest[], end: number): Piece[] {
  const chosen: Piece[] = []
  let words = end
  for (const [at, { pieces }] of [...slots.entries()].toReversed()) {
    const step = steps[at + 1]
    const piece = pieces[step?.last[words] ?? 0]
    if (piece !== undefined && piece.text !== '') chosen.unshift(piece)
    words = step?.before[words] ?? 0
  }
  return chosen
}
