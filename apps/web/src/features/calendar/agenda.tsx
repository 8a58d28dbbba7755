import { classNames } from '../../lib/class-names.ts'
import type { BoardProps } from './board-context.ts'
import { formatDay } from '../../lib/days/calendar-days.ts'
import type { DayEntries } from './calendar-entries.ts'
import { DayLimits } from './day-limits.tsx'
import { DayList } from './day-list.tsx'
import { PostChip } from './post-chip.tsx'

/** The same days on a narrow window: one below the other. A post is moved from its window. */
export function Agenda(props: { days: readonly DayEntries[]; isWholeMonth: boolean; board: BoardProps }) {
  const { board } = props
  // A month of empty days would be a long way to scroll.
  const shown = props.isWholeMonth
    ? props.days.filter(({ posts, isToday }) => posts.length > 0 || isToday)
    : props.days
  return (
    <ol className="divide-y">
      {shown.map((entries) => {
        const { day, isPast, isToday, posts, free, limits } = entries
        return (
          <li
            key={day}
            className={classNames('grid grid-cols-[3.25rem_1fr] gap-3 p-3', isPast && 'bg-surface-2/50')}
          >
            <h2 className={classNames('text-center text-small', isPast ? 'text-muted' : 'font-medium')}>
              <span className="block">{formatDay(day, { weekday: 'short' })}</span>
              <span
                className={classNames(
                  'mx-auto mt-0.5 grid size-9 place-items-center rounded-full text-base tabular-nums',
                  isToday && 'bg-primary text-primary-fg',
                )}
              >
                {formatDay(day, { day: 'numeric' })}
              </span>
              {isToday && <span className="sr-only">, today</span>}
            </h2>
            <div className="grid min-w-0 content-start gap-2">
              <DayList
                entries={isPast ? { ...entries, free: [] } : entries}
                board={board}
                draw={(post) => (
                  <PostChip
                    key={post.id}
                    post={post}
                    zone={board.zone}
                    onClick={() => board.onOpen(post)}
                    className="min-h-11"
                  />
                )}
              />
              {posts.length === 0 && (isPast || free.length === 0) && (
                <p className="py-2 text-small text-muted">Nothing planned</p>
              )}
              <DayLimits limits={limits} />
            </div>
          </li>
        )
      })}
    </ol>
  )
}
