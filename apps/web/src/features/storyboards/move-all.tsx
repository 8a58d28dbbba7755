import type { Storyboard } from '@hookreel/contract'
import { Clapperboard, Square } from 'lucide-react'
import { Button } from '../../components/button.tsx'
import { describeAllMoves, sortMoves, type MovePrice } from './moving-words.ts'

/** One press for all scenes, with its price before it. */
export function MoveAll(props: {
  board: Storyboard
  price: MovePrice
  onMoves: (ids: readonly string[], moves: boolean) => void
}) {
  const { board, price, onMoves } = props
  const { moving, still } = sortMoves(board.scenes)
  if (moving.length + still.length === 0) return null
  const isAll = still.length === 0
  return (
    <section aria-label="Moving pictures" className="grid gap-2 rounded-xl border bg-surface p-3 text-small">
      <p className="text-muted">
        {price.service} gets a picture and a sentence of how it moves ({price.model}) when the film is made;
        that takes some minutes. What cannot be made to move is shown as it is, and its credits come back.
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Button
          variant="secondary"
          size="sm"
          aria-describedby="move-all-price"
          onClick={() =>
            onMoves(
              (isAll ? moving : still).map(({ id }) => id),
              !isAll,
            )
          }
        >
          {isAll ? (
            <>
              <Square /> Let all stand still
            </>
          ) : (
            <>
              <Clapperboard /> Let all pictures move
            </>
          )}
        </Button>
        <span id="move-all-price" className="tabular-nums">
          {describeAllMoves(board.scenes, price)}
        </span>
      </div>
    </section>
  )
}
