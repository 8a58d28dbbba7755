import { classNames } from '../../lib/class-names.ts'
import type { BoardProps } from './board-context.ts'
import { formatDay } from '../../lib/days/calendar-days.ts'
import type { DayEntries } from './calendar-entries.ts'
import { DayLimits } from './day-limits.tsx'
import { DayPlace } from './day-place.tsx'
import { DayList } from './day-list.tsx'
import { MovablePost } from './movable-post.tsx'

/** Seven days side by side: what goes out, what is free, and how full the day is. */
export function WeekGrid({ days, board }: { days: readonly DayEntries[]; board: BoardProps }) {
  return (
    <div className="grid min-h-96 grid-cols-7 divide-x">
      {days.map((entries) => {
        const { day, isPast, isToday } = entries
        return (
          <DayPlace
            key={day}
            day={day}
            isOff={isPast}
            label={formatDay(day, { weekday: 'long', month: 'long', day: 'numeric' })}
            className={classNames('flex min-w-0 flex-col gap-1.5 p-1.5 pb-4', isPast && 'bg-surface-2/50')}
          >
            <h2
              className={classNames(
                'flex items-center justify-between gap-1 px-1 py-1 text-small font-medium',
                isPast && 'text-muted',
              )}
            >
              {formatDay(day, { weekday: 'short' })}
              <span
                className={classNames(
                  'grid h-6 min-w-6 place-items-center rounded-full px-1 tabular-nums',
                  isToday && 'bg-primary text-primary-fg',
                )}
              >
                {formatDay(day, { day: 'numeric' })}
                {isToday && <span className="sr-only">, today</span>}
              </span>
            </h2>
            <DayList
              entries={entries}
              board={board}
              draw={(post) => (
                <MovablePost key={post.id} post={post} zone={board.zone} onOpen={board.onOpen} />
              )}
            />
            <div className="mt-auto px-1 pt-2">
              <DayLimits limits={entries.limits} />
            </div>
          </DayPlace>
        )
      })}
    </div>
  )
}
