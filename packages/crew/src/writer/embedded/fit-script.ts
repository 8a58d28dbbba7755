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

/** What is reached with the slots so far. Costs lie in numbers of one kind: of mixed ones V8 compiles the loop anew again and again, for as long as it runs. */
type Reached = {
  /** Each number of words, in the order in which it was met. */
  readonly met: readonly number[]
  readonly costs: Float64Array
  /** By the words: the last piece, and the words before it. */
  readonly last: readonly (Piece | undefined)[]
  readonly before: Uint16Array
}

/**
 * Chooses one piece of each slot so that the script has `target` words (±8 %) at the least cost.
 * `isFit` is false when no choice comes that near; the nearest one is given then.
 */
export function fitScript(slots: readonly Slot[], target: number): FittedScript {
  const steps = [BEGINNING]
  for (const slot of slots) steps.push(extend(steps.at(-1) ?? BEGINNING, slot))
  const { met, costs } = steps.at(-1) ?? BEGINNING
  let best = { words: 0, score: Infinity }
  for (const words of met) {
    const distance = Math.abs(words - target)
    const cost = costs[words] ?? 0
    const score = cost + distance * 0.25 + (distance > target * TOLERANCE ? 1000 + distance * 50 : 0)
    if (score < best.score) best = { words, score }
  }
  return {
    pieces: best.score === Infinity ? [] : walkBack(steps, best.words),
    words: best.words,
    isFit: Math.abs(best.words - target) <= target * TOLERANCE,
  }
}

const BEGINNING: Reached = { met: [0], costs: new Float64Array(1), last: [], before: new Uint16Array(1) }

/** Each number of words that is reached with one more slot, at the least cost. */
function extend(reached: Reached, slot: Slot): Reached {
  const cheapest = [...cheapestOf(slot)]
  const most = reached.costs.length + Math.max(0, ...cheapest.map(([words]) => words))
  const costs = new Float64Array(most).fill(Infinity)
  const before = new Uint16Array(most)
  const last: (Piece | undefined)[] = []
  const met: number[] = []
  for (const words of reached.met) {
    const soFar = reached.costs[words] ?? 0
    for (const [more, piece] of cheapest) {
      const total = words + more
      const known = costs[total] ?? Infinity
      const cost = soFar + piece.cost
      if (known === Infinity) met.push(total)
      if (cost >= known) continue
      costs[total] = cost
      before[total] = words
      last[total] = piece
    }
  }
  return { met, costs, last, before }
}

/** Of pieces that are equally long, the first of the cheapest: no other is ever chosen. */
function cheapestOf(slot: Slot): Map<number, Piece> {
  const cheapest = new Map<number, Piece>()
  for (const piece of slot) {
    const words = countWords(piece.text)
    const known = cheapest.get(words)
    if (known === undefined || piece.cost < known.cost) cheapest.set(words, piece)
  }
  return cheapest
}

function walkBack(steps: readonly Reached[], end: number): Piece[] {
  const pieces: Piece[] = []
  let words = end
  for (const { last, before } of steps.toReversed()) {
    const piece = last[words]
    if (piece !== undefined && piece.text !== '') pieces.unshift(piece)
    words = before[words] ?? 0
  }
  return pieces
}
