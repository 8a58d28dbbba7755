import { NETWORK_NAMES } from '@hookreel/contract'
import type { Limit } from './calendar-entries.ts'

/** How much of a day's allowance is used, where anything is. */
export function DayLimits({ limits }: { limits: readonly Limit[] }) {
  const used = limits.filter((limit) => limit.used > 0 && limit.max !== null)
  if (used.length === 0) return null
  return (
    <ul className="grid gap-0.5 text-xs text-muted tabular-nums" aria-label="Daily limits">
      {used.map((limit) => (
        <li
          key={limit.channelId}
          className={limit.max !== null && limit.used >= limit.max ? 'font-medium text-danger-ink' : ''}
        >
          {NETWORK_NAMES[limit.network]} {limit.used} of {limit.max}
        </li>
      ))}
    </ul>
  )
}
