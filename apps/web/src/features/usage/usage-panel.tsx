import { getUsage, USAGE_CSV_PATH, USAGE_FIGURES } from '@hookreel/contract'
import type { UsageFigure } from '@hookreel/contract'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { call } from '../../api/call.ts'
import { buttonLook } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Choice } from '../../components/choice.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { classNames } from '../../lib/class-names.ts'
import { formatCount } from '../../lib/format.ts'
import { LoadError } from '../shell/load-error.tsx'
import { RANGES, type Range } from './ranges.ts'
import { UsageChart } from './usage-chart.tsx'

const FIGURES: Record<UsageFigure, string> = {
  views: 'Views',
  downloads: 'Downloads',
  credits: 'Credits used',
  videos: 'Videos made',
}

function usageQuery(days: Range, videoId: string | undefined) {
  return queryOptions({
    queryKey: ['usage', { days, videoId }],
    queryFn: ({ signal }) =>
      call(getUsage, { query: { days, ...(videoId === undefined ? {} : { videoId }) }, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Views, downloads, credits and videos over time; of one video when `videoId` is given. */
export function UsagePanel({ videoId, chooser }: { videoId?: string; chooser?: ReactNode }) {
  const [range, setRange] = useState<Range>('30')
  const [figure, setFigure] = useState<UsageFigure>('views')
  const usage = useQuery(usageQuery(range, videoId))
  const days = usage.data?.days
  const shown = USAGE_FIGURES.filter((name) => videoId === undefined || name !== 'videos')
  const file = `${USAGE_CSV_PATH}?${new URLSearchParams({ days: range, ...(videoId && { videoId }) })}`
  return (
    <Card className="p-5 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-base font-semibold">Usage</h2>
        <a href={file} download className={buttonLook({ variant: 'secondary', size: 'sm' })}>
          <Download /> Export CSV
        </a>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Choice
          label="Time shown"
          isLabelHidden
          className="w-full max-w-sm"
          value={range}
          options={RANGES}
          onChange={setRange}
        />
        {chooser}
      </div>
      {usage.error && (
        <LoadError
          className="mt-4"
          title="Failed to load your usage"
          error={usage.error}
          onRetry={() => void usage.refetch()}
        />
      )}
      <div className="mt-4 grid grid-cols-2 gap-2 md:grid-cols-4" role="group" aria-label="Figure shown">
        {shown.map((name) => (
          <FigureTile
            key={name}
            label={FIGURES[name]}
            value={days?.reduce((sum, day) => sum + day[name], 0)}
            isShown={name === figure}
            onShow={() => setFigure(name)}
          />
        ))}
      </div>
      {days ? (
        <UsageChart
          label={FIGURES[figure]}
          points={days.map((day) => ({ day: day.day, value: day[figure] }))}
        />
      ) : (
        <Skeleton className="mt-5 h-44" />
      )}
    </Card>
  )
}

/** A sum; pressed, its course is drawn. */
function FigureTile(props: {
  label: string
  value: number | undefined
  isShown: boolean
  onShow: () => void
}) {
  const { label, value, isShown, onShow } = props
  return (
    <button
      type="button"
      aria-pressed={isShown}
      onClick={onShow}
      className={classNames(
        'rounded-xl border px-4 py-3 text-left transition-colors',
        isShown ? 'border-primary/50 bg-primary-soft' : 'bg-background hover:bg-surface-2',
      )}
    >
      <span className={classNames('block text-small', isShown ? 'text-primary-ink' : 'text-muted')}>
        {label}
      </span>
      <span className="mt-0.5 block text-xl font-semibold tabular-nums">
        {value === undefined ? <Skeleton className="h-7 w-12" /> : formatCount(value)}
      </span>
    </button>
  )
}
