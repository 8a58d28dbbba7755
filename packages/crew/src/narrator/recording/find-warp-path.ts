import type { Features } from './match-features.ts'

/** Where a reading lies in a target: for each of its frames the target's, and whether the target says it at all. */
export type Path = {
  readonly columns: Int32Array
  readonly isSaid: Uint8Array
  /** What the whole way cost, for each frame of the reading. */
  readonly cost: number
}

/** The target's frames that each frame of the reading may lie at: from, and up to (excluded). */
export type Corridor = (row: number) => readonly [from: number, to: number]

/** What it costs to let one of the two wait while the same is said. */
const WAIT_COST = 0.12
/** To leave out a frame of either, and to begin to: a word that is not there is left out as a whole. */
const SKIP_COST = 0.62
const BEGIN_COST = 5
/** Three ways to be at a place: both say the same; the reading's words are left out; the target's are added. */
const SAME = 0
const LEFT_OUT = 1
const ADDED = 2

/**
 * Lays a reading along a target that may leave out, add and change words: dynamic time warping (Sakoe and Chiba, 1978) with gaps that cost
 * once to begin and little to go on (Gotoh, 1982). Distances are per root of the features' width, about 1 for sounds that differ.
 */
export function findWarpPath(reading: Features, target: Features, corridor: Corridor): Path {
  const table = planTable(reading.count, target.count, corridor)
  let above = openRow(target.count)
  let here = openRow(target.count)
  table.spans.forEach(({ from, to, at }, row) => {
    const next = table.spans[row + 1] ?? { from, to }
    // What lies outside of a row's corridor is nowhere, also for the row after it.
    for (const costs of [here.same, here.left, here.added])
      costs.fill(Infinity, Math.max(0, Math.min(from, next.from) - 1), Math.max(to, next.to) + 1)
    for (let column = from; column < to; column += 1) {
      const cell = at + column - from
      const isInside = column > from
      table.moves[cell] = saySame(here, above, { column, isInside, isFirst: row === 0 && column === 0 })
      const distance = distanceAt(reading, row, target, column)
      here.same[column] = (here.same[column] ?? Infinity) + distance
      const left = leaveOut(here, above, column)
      table.ways[cell] = (left << 2) | (addMore(here, column, isInside) << 4)
    }
    ;[above, here] = [here, above]
  })
  const last = target.count - 1
  const ends = [above.same, above.left, above.added].map((costs) => costs[last] ?? Infinity)
  const cost = Math.min(...ends)
  return walkBack(table, { rows: reading.count, columns: target.count }, { cost, way: ends.indexOf(cost) })
}

/** The least cost of each place of a row, for each way to be there. */
type Row = { readonly same: Float32Array; readonly left: Float32Array; readonly added: Float32Array }

function openRow(width: number): Row {
  const open = () => new Float32Array(width).fill(Infinity)
  return { same: open(), left: open(), added: open() }
}

type Table = {
  readonly spans: readonly { readonly from: number; readonly to: number; readonly at: number }[]
  /** Two bits for each of the two ways of leaving out: which way came before. */
  readonly ways: Uint8Array
  /** Of the way that both say the same: how it came. */
  readonly moves: Uint8Array
}

function planTable(rows: number, columns: number, corridor: Corridor): Table {
  let cells = 0
  const spans = Array.from({ length: rows }, (_, row) => {
    const [asked, end] = corridor(row)
    const from = row === 0 ? 0 : Math.max(0, Math.min(asked, columns - 1))
    const to = row === rows - 1 ? columns : Math.max(from + 1, Math.min(end, columns))
    const at = cells
    cells += to - from
    return { from, to, at }
  })
  return { spans, ways: new Uint8Array(cells), moves: new Uint8Array(cells) }
}

/** How both came to say the same: straight from one of the three ways, or one of the two waited. */
const AFTER_LEFT_OUT = LEFT_OUT
const AFTER_ADDED = ADDED
const READING_WENT_ON = 3
const TARGET_WENT_ON = 4

function saySame(
  here: Row,
  above: Row,
  {
    column,
    isInside,
    isFirst,
  }: { readonly column: number; readonly isInside: boolean; readonly isFirst: boolean },
): number {
  let best = isFirst ? 0 : Infinity
  let move = SAME
  const before = column - 1
  if (before >= 0) {
    const straight = above.same[before] ?? Infinity
    if (straight < best) best = straight
    const left = above.left[before] ?? Infinity
    if (left < best) [best, move] = [left, AFTER_LEFT_OUT]
    const added = above.added[before] ?? Infinity
    if (added < best) [best, move] = [added, AFTER_ADDED]
    const wait = isInside ? (here.same[before] ?? Infinity) + WAIT_COST : Infinity
    if (wait < best) [best, move] = [wait, TARGET_WENT_ON]
  }
  const down = (above.same[column] ?? Infinity) + WAIT_COST
  if (down < best) [best, move] = [down, READING_WENT_ON]
  here.same[column] = best
  return move
}

/** A frame of the reading that the target does not say. Answers the way before. */
function leaveOut(here: Row, above: Row, column: number): number {
  const begin = (above.same[column] ?? Infinity) + BEGIN_COST
  const goOn = above.left[column] ?? Infinity
  const swap = above.added[column] ?? Infinity
  const least = Math.min(begin, goOn, swap)
  here.left[column] = least + SKIP_COST
  return least === goOn ? LEFT_OUT : least === swap ? ADDED : SAME
}

/** A frame of the target that the reading does not have. Answers the way before. */
function addMore(here: Row, column: number, isInside: boolean): number {
  const before = column - 1
  const begin = (isInside ? (here.same[before] ?? Infinity) : Infinity) + BEGIN_COST
  const goOn = isInside ? (here.added[before] ?? Infinity) : Infinity
  const swap = isInside ? (here.left[before] ?? Infinity) : Infinity
  const least = Math.min(begin, goOn, swap)
  here.added[column] = least + SKIP_COST
  return least === goOn ? ADDED : least === swap ? LEFT_OUT : SAME
}

function walkBack(
  { spans, ways, moves }: Table,
  { rows, columns: width }: { readonly rows: number; readonly columns: number },
  end: { readonly cost: number; readonly way: number },
): Path {
  const columns = new Int32Array(rows)
  const isSaid = new Uint8Array(rows)
  let [row, column, way] = [rows - 1, width - 1, end.way]
  while (row >= 0 && column >= 0) {
    const span = spans[row]
    if (!span || column < span.from || column >= span.to) break
    const cell = span.at + column - span.from
    columns[row] = column
    if (way === SAME) {
      isSaid[row] = 1
      if (row === 0 && column === 0) break
      const move = moves[cell] ?? SAME
      way = move === AFTER_LEFT_OUT || move === AFTER_ADDED ? move : SAME
      if (move !== TARGET_WENT_ON) row -= 1
      if (move !== READING_WENT_ON) column -= 1
    } else if (way === LEFT_OUT) {
      way = ((ways[cell] ?? 0) >> 2) & 3
      row -= 1
    } else {
      way = ((ways[cell] ?? 0) >> 4) & 3
      column -= 1
    }
  }
  return { columns, isSaid, cost: end.cost / rows }
}

/** Per root of the features' width: about 1 for sounds that differ. */
function distanceAt(a: Features, row: number, b: Features, column: number): number {
  const { width } = a
  const left = row * width
  const right = column * width
  let sum = 0
  for (let i = 0; i < width; i += 1) {
    const difference = (a.values[left + i] ?? 0) - (b.values[right + i] ?? 0)
    sum += difference * difference
  }
  return Math.sqrt(sum / width)
}
