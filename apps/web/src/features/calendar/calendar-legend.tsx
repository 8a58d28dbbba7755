import { POST_STATUSES } from '@hookreel/contract'
import { Badge } from '../../components/badge.tsx'
import { lookOf } from '../posts/post-words.ts'

const NOTES_LOOK = 'mt-5 grid gap-2 text-small text-muted'

/** What the colours and signs mean, and how posts are moved; before there is one, how there will be. */
export function CalendarLegend({ note, isEmpty }: { note: string | undefined; isEmpty: boolean }) {
  if (isEmpty)
    return (
      <div className={NOTES_LOOK}>
        <p>Nothing is planned here yet. New post takes one of your videos and finds it a time.</p>
        {note && <p>{note}</p>}
      </div>
    )
  return (
    <div className={NOTES_LOOK}>
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
        Drag a post to another day or onto a free slot, or a free slot to another weekday. With the keyboard:
        Space picks it up, arrows move it, Space puts it down; Enter opens it, where it can be moved to any
        time.
      </p>
      {/* Last: known only with an answer, it would push the rest down. */}
      {note && <p>{note}</p>}
    </div>
  )
}
