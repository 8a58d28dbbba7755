import type { listProviders } from '@hookreel/contract'
import type { z } from 'zod'
import { Card } from '../../components/card.tsx'
import { Progress } from '../../components/progress.tsx'
import { formatDollars } from '../../lib/format.ts'

type Spending = z.output<(typeof listProviders)['output']>['spending']

/** What services cost so far, and how much of the day is left. */
export function SpendingCard({ spending }: { spending: Spending }) {
  const { todayMicrodollars: today, monthMicrodollars: month, dayLimitMicrodollars: limit } = spending
  const percent = limit === 0 ? 100 : (today / limit) * 100
  return (
    <Card className="grid gap-4 p-5 sm:grid-cols-2 md:p-6">
      <div>
        <p className="text-small text-muted">Your spending today</p>
        <p className="mt-0.5 text-xl font-semibold tabular-nums">
          {formatDollars(today)}{' '}
          <span className="text-sm font-normal text-muted">of {formatDollars(limit)}</span>
        </p>
        <Progress
          className="mt-2"
          percent={percent}
          label={`${formatDollars(today)} of ${formatDollars(limit)} spent today`}
        />
      </div>
      <div>
        <p className="text-small text-muted">Your spending this month</p>
        <p className="mt-0.5 text-xl font-semibold tabular-nums">{formatDollars(month)}</p>
        <p className="mt-1 text-small text-muted">
          Services charge the operator of this server; you pay with credits. When the limit of a day (UTC) is
          reached, what is built in goes on.
        </p>
      </div>
    </Card>
  )
}
