import { POST_STATUSES } from '@hookreel/contract'
import { Badge } from '../../components/badge.tsx'
import { lookOf } from '../posts/post-words.ts'

/** What the colours and signs mean, and how posts are moved. */
export function CalendarLegend({ note }: { note: string | undefined }) {
  return (
    <div className="mt-5 grid gap-2 text-small text-muted">
      <ul className="flex flex-wrap gap-2" aria-label="States of posts">
        {POST_STATUSES.map((status) => {
          const look = lookOf({ status, isMissed: false })
          return (
            <li key={status}>
              <Badge tone={look.tone}>
                <look.icon aria-hidden /> {look.label}
              </Badge>
            </li>
          )
        })}
      </ul>
      <p className="max-md:hidden">
        Drag a post to another day, or onto a free slot. With the keyboard: Space picks it up, arrows move it,
        Space puts it down; Enter opens it, where it can be moved to any time.
      </p>
      {/* Last: known only with an answer, it would push the rest down. */}
      {note && <p>{note}</p>}
    </div>
  )
}
