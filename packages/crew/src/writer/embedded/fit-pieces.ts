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

type Path = { cost: number; piece: Piece | null; before: Path | null }

/**
 * Chooses one piece of each slot so that the script has `target` words (±8 %) at the least cost.
 * `isFit` is false when no choice comes that near; the nearest one is given then.
 */
export function fitPieces(slots: readonly Slot[], target: number): FittedScript {
  let reached = new Map<number, Path>([[0, { cost: 0, piece: null, before: null }]])
  for (const slot of slots) reached = extend(reached, slot)
  let best: { words: number; path: Path; score: number } | null = null
  for (const [words, path] of reached) {
    const distance = Math.abs(words - target)
    const score = path.cost + distance * 0.25 + (distance > target * TOLERANCE ? 1000 + distance * 50 : 0)
    if (best === null || score < best.score) best = { words, path, score }
  }
  const words = best?.words ?? 0
  return {
    pieces: best === null ? [] : walkBack(best.path),
    words,
    isFit: Math.abs(words - target) <= target * TOLERANCE,
  }
}

function extend(reached: ReadonlyMap<number, Path>, slot: Slot): Map<number, Path> {
  const next = new Map<number, Path>()
  const sized = slot.map((piece) => ({ piece, words: countWords(piece.text) }))
  for (const [words, path] of reached) {
    for (const option of sized) {
      const total = words + option.words
      const cost = path.cost + option.piece.cost
      const known = next.get(total)
      if (known === undefined || cost < known.cost)
        next.set(total, { cost, piece: option.piece, before: path })
    }
  }
  return next
}

function walkBack(end: Path): Piece[] {
  const pieces: Piece[] = []
  for (let path: Path | null = end; path !== null; path = path.before) {
    if (path.piece !== null && path.piece.text !== '') pieces.unshift(path.piece)
  }
  return pieces
}
