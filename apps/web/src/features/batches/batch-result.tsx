import type { Batch, BatchPiece } from '@hookreel/contract'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock, CircleCheck, CircleX, type LucideIcon } from 'lucide-react'
import { href, Link } from 'react-router'
import { buttonLook } from '../../components/button.tsx'
import { Progress } from '../../components/progress.tsx'
import { formatPlural } from '../../lib/format.ts'
import { batchQuery } from './batch-queries.ts'

const STATES: Record<BatchPiece['state'], { icon: LucideIcon; look: string; word: string }> = {
  waiting: { icon: CalendarClock, look: 'text-muted', word: 'Waiting' },
  ordered: { icon: CircleCheck, look: 'text-ok-ink', word: 'Ordered' },
  refused: { icon: CircleX, look: 'text-danger-ink', word: 'Not ordered' },
}

/** Everything that did not go as wished with a piece, in words. */
function problemsOf(piece: BatchPiece): string[] {
  return [piece.message, ...piece.posts.map(({ message }) => message)].filter((message) => message !== null)
}

/** What became of each piece of a batch; nothing that was refused is hidden, and nothing of it was charged. */
export function BatchResult({ batch: begun }: { batch: Batch }) {
  const { data: batch } = useQuery({ ...batchQuery(begun.id), initialData: begun })
  const decided = batch.ordered + batch.refused
  return (
    <div className="grid gap-4">
      <p role="status" className="text-sm">
        {batch.state === 'done'
          ? `${formatPlural(batch.ordered, 'video')} ordered${batch.refused > 0 ? `, ${batch.refused} not` : ''}. They are made one after the other.`
          : `Ordering ${decided} of ${batch.pieces.length}. You can leave this page.`}
      </p>
      {batch.state !== 'done' && (
        <Progress percent={(decided / batch.pieces.length) * 100} label="Videos ordered" />
      )}
      <ul className="max-h-72 divide-y overflow-y-auto rounded-xl border" tabIndex={0} aria-label="Pieces">
        {batch.pieces.map((piece) => {
          const { icon: Icon, look, word } = STATES[piece.state]
          return (
            <li key={piece.number} className="flex items-start gap-3 px-3 py-2.5 text-sm">
              <Icon className={`mt-0.5 size-4 shrink-0 ${look}`} aria-hidden />
              <span className="min-w-0">
                <span className="sr-only">{word}: </span>
                <span dir="auto" className="block wrap-anywhere">
                  {piece.title}
                </span>
                {problemsOf(piece).map((problem) => (
                  <span key={problem} className="block text-small text-danger-ink">
                    {problem}
                  </span>
                ))}
              </span>
            </li>
          )
        })}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Link to={href('/my-videos')} className={buttonLook({ size: 'sm' })}>
          My Videos
        </Link>
        <Link to={href('/calendar')} className={buttonLook({ variant: 'secondary', size: 'sm' })}>
          Content Calendar
        </Link>
      </div>
    </div>
  )
}
