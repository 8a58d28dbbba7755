/** Lines that stand under each other; `to` is behind the last one. */
export type Rows = { readonly from: number; readonly to: number }

/** How much larger than the smallest line any but the main one may be, and in a block. */
const OTHER_SHARE = 1.22
const BLOCK_SHARE = 1.6
/** How much larger the main line is than the others: the first of these at which all have room; they give up at most so much of theirs. */
const SHARES = [1.4, 1.6, 1.8, 2]
const GIVEN_UP = 0.68
/** At least so much larger it is anyhow; and of two main lines one is at most so much larger. */
const MIN_SHARE = 1.25
const FELLOW_SHARE = 1.5
/** In a block all lines are wide, and the main one is still the largest. */
const BLOCK_MAIN_SHARE = 1.3

/** What decides how large lines are. */
type Wanted = {
  readonly main: Rows
  readonly tallest: number
  /** Which lines have small words alone: these are never large, however short they are. */
  readonly isSmall: readonly boolean[]
  /** Letters that are read at a glance. */
  readonly read: number
  /** Of all lines together. */
  readonly height: number
}

const isMain = ({ from, to }: Rows, row: number): boolean => row >= from && row < to

/** The main lines as large as they go, none much larger than its fellow. */
function largeSizes(fits: readonly number[], { main, tallest }: Wanted): readonly number[] {
  const least = Math.min(tallest, ...fits.slice(main.from, main.to))
  return fits.map((fit) => Math.min(fit, tallest, least * FELLOW_SHARE))
}

/** The main lines large and the others nearly of one size: as large as the height allows, at least half of it where that can be read. */
export function mainSizes(fits: readonly number[], wanted: Wanted): number[] {
  const ways = SHARES.map((share) => sizesAt(share, fits, wanted))
  return ways.find((sizes) => totalOf(sizes) <= wanted.height) ?? ways.at(-1) ?? []
}

function sizesAt(share: number, fits: readonly number[], wanted: Wanted): number[] {
  const { main, isSmall, read } = wanted
  const sizes = largeSizes(fits, wanted)
  const large = Math.min(...sizes.slice(main.from, main.to))
  const most = Math.min(large, ...fits.filter((_, row) => !isMain(main, row)))
  const wished = Math.max(large / share, Math.min(large / MIN_SHARE, read))
  const common = Math.max(Math.min(most, wished), most * GIVEN_UP)
  const other = Math.min(common * OTHER_SHARE, Math.max(common, wished))
  return fits.map((fit, row) => {
    if (isMain(main, row)) return sizes[row] ?? large
    return Math.min(fit, isSmall[row] ? common : other)
  })
}

function totalOf(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Every line as wide as goes, but the main ones the largest and those of small words the smallest. */
export function blockSizes(fits: readonly number[], wanted: Wanted): number[] {
  const { main, isSmall } = wanted
  const sizes = largeSizes(fits, wanted)
  const large = Math.min(...sizes.slice(main.from, main.to))
  const least = Math.min(large, ...fits)
  const most = Math.max(least * GIVEN_UP, Math.min(least * BLOCK_SHARE, large / BLOCK_MAIN_SHARE))
  return fits.map((fit, row) => {
    if (isMain(main, row)) return sizes[row] ?? large
    return Math.min(fit, isSmall[row] ? Math.min(least, most) : most)
  })
}
