import { Link } from 'react-router'
import { classNames } from '../../lib/class-names.ts'
import type { BoardProps } from './board-context.ts'
import { formatDay, type Day } from '../../lib/days/calendar-days.ts'
import type { DayEntries } from './calendar-entries.ts'
import { DayPlace } from './day-place.tsx'
import { MovablePost } from './movable-post.tsx'

const SHOWN = 3

/** A month at a glance: six weeks, each day with its first posts. */
export function MonthGrid(props: { days: readonly DayEntries[]; month: Day; board: BoardProps }) {
  const { board } = props
  return (
    <>
      <div aria-hidden className="grid grid-cols-7 border-b text-center text-small font-medium text-muted">
        {props.days.slice(0, 7).map(({ day }) => (
          <span key={day} className="py-2">
            {formatDay(day, { weekday: 'short' })}
          </span>
        ))}
      </div>
      <div className="grid grid-cols-7">
        {props.days.map(({ day, isPast, isToday, posts, free }) => {
          const isOther = !day.startsWith(props.month.slice(0, 7))
          const label = formatDay(day, { weekday: 'long', month: 'long', day: 'numeric' })
          return (
            <DayPlace
              key={day}
              day={day}
              isOff={isPast}
              label={label}
              className={classNames(
                'flex min-h-28 min-w-0 flex-col gap-1 border-r border-b p-1.5 [&:nth-child(7n)]:border-r-0',
                (isOther || isPast) && 'bg-surface-2/50',
              )}
            >
              <span className="flex items-center justify-between">
                <Link
                  to={`?view=week&day=${day}`}
                  aria-label={`Week of ${label}${isToday ? ', today' : ''}`}
                  className={classNames(
                    'grid h-6 min-w-6 place-items-center rounded-full px-1 text-small tabular-nums hover:underline',
                    isToday ? 'bg-primary font-medium text-primary-fg' : isOther && 'text-muted',
                  )}
                >
                  {formatDay(day, { day: 'numeric' })}
                </Link>
                {free.length > 0 && posts.length === 0 && (
                  <span className="text-xs text-muted">{free.length} free</span>
                )}
              </span>
              {posts.slice(0, SHOWN).map((post) => (
                <MovablePost key={post.id} post={post} zone={board.zone} isSmall onOpen={board.onOpen} />
              ))}
              {posts.length > SHOWN && (
                <Link
                  to={`?view=week&day=${day}`}
                  className="px-1.5 text-xs text-muted underline-offset-4 hover:underline"
                >
                  {posts.length - SHOWN} more
                </Link>
              )}
            </DayPlace>
          )
        })}
      </div>
    </>
  )
}
