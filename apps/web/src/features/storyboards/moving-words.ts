import type { BoardScene, Storyboard } from '@hookreel/contract'
import { formatPlural } from '../../lib/format.ts'
import { formatDollars } from '../../lib/format.ts'

/** Who makes pictures move, and the credits for each. */
export type MovePrice = NonNullable<Storyboard['moving']> & { readonly credits: number }

type Moved = Pick<BoardScene, 'moves' | 'moveMicrodollars' | 'picture'>

/** 'Moves in the film: 5 credits, about $0.36 of fal'. */
export function describeMove({ moves, moveMicrodollars, picture }: Moved, price: MovePrice): string {
  if (picture?.movedBy && moves) return `Moved by ${picture.movedBy.maker ?? 'a model'}. It is paid.`
  const cost = describePrice(price, 1, moveMicrodollars ?? 0)
  return moves ? `Moves in the film: ${cost}.` : `${cost[0]?.toUpperCase() ?? ''}${cost.slice(1)}.`
}

/** What a press that lets all pictures move would cost beyond those that do. */
export function describeAllMoves(scenes: readonly Moved[], price: MovePrice): string {
  const { moving, still } = sortMoves(scenes)
  const sum = (of: readonly Moved[]) =>
    of.reduce((all, { moveMicrodollars }) => all + (moveMicrodollars ?? 0), 0)
  if (still.length === 0)
    return `${formatPlural(moving.length, 'scene')} ${moving.length === 1 ? 'moves' : 'move'}: ${describePrice(price, moving.length, sum(moving))}.`
  return `${formatPlural(still.length, 'picture')}: ${describePrice(price, still.length, sum(still))}.`
}

/** The scenes that are to move and do not yet, and those that could. */
export function sortMoves<Scene extends Moved>(
  scenes: readonly Scene[],
): { moving: Scene[]; still: Scene[] } {
  const able = scenes.filter(({ moveMicrodollars }) => moveMicrodollars !== null)
  return {
    moving: able.filter(({ moves, picture }) => moves && !picture?.movedBy),
    still: able.filter(({ moves }) => !moves),
  }
}

function describePrice({ credits, service }: MovePrice, count: number, microdollars: number): string {
  const cost = formatPlural(credits * count, 'credit')
  return microdollars === 0
    ? `${cost}, made by ${service}`
    : `${cost}, about ${formatDollars(microdollars)} of ${service}`
}
