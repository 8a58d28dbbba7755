import { NETWORK_NAMES, VIEW_MEANINGS, type Analytics, type ViewChange } from '@hookreel/contract'
import { formatCount } from '../../lib/format.ts'
import { formatDay } from '../../lib/days/calendar-days.ts'

const DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const

/** The changes of what a view is that lie within these days, at networks that were posted to. */
export function listChanges({ days, networks }: Analytics): ViewChange[] {
  const [first, last] = [days[0]?.day, days.at(-1)?.day]
  if (first === undefined || last === undefined) return []
  return networks.flatMap(({ key }) => {
    const { change } = VIEW_MEANINGS[key]
    return change !== null && first < change.from && change.from <= last ? [change] : []
  })
}

/** What each network counts as a view, and since when. */
export function ViewMeanings({ found }: { found: Analytics }) {
  const { engaged } = found
  const isAcross = listChanges(found).length > 0
  return (
    <p className="mt-4 text-small text-muted">
      {found.networks.map(({ key }) => {
        const { counts, change } = VIEW_MEANINGS[key]
        const since = change && `, since ${formatDay(change.from, DAY)}; before, ${change.before}`
        return `A view on ${NETWORK_NAMES[key]} is ${counts}${since ?? ''}. `
      })}
      {isAcross && 'The dashed line stands where that changed: what is on its two sides cannot be compared. '}
      {engaged &&
        `Of ${formatCount(engaged.views)} views on YouTube, ${formatCount(engaged.engagedViews)} went on past the start.`}
    </p>
  )
}
