import type { Analytics } from '@hookreel/contract'
import { useQuery } from '@tanstack/react-query'
import { ChartColumn, Eye, Heart, MessageCircle, Send, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { href, Link, useSearchParams } from 'react-router'
import { queryClient } from '../../api/query-client.ts'
import { buttonLook } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Choice } from '../../components/choice.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { analyticsQuery, whatWorkedQuery, type Range } from '../../features/analytics/analytics-queries.ts'
import { GroupTable } from '../../features/analytics/group-table.tsx'
import { SilentPosts } from '../../features/analytics/silent-posts.tsx'
import { readTimeZone } from '../../features/calendar/time-zone.ts'
import { StatCard } from '../../features/dashboard/stat-card.tsx'
import { LoadError } from '../../features/shell/load-error.tsx'
import { PageTitle } from '../../features/shell/page-title.tsx'
import { UsageChart } from '../../features/usage/usage-chart.tsx'
import { formatAgo, formatCount } from '../../lib/format.ts'
import type { Route } from './+types/analytics'

export const handle = { title: 'Analytics' }
export const meta = () => [{ title: 'Analytics | Hookreel' }]

const RANGES: { value: Range; label: string }[] = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
]
const FIGURES = [
  { figure: 'views', label: 'Views', icon: Eye, tone: 'bg-primary-soft text-primary-ink' },
  { figure: 'likes', label: 'Likes', icon: Heart, tone: 'bg-hot-soft text-hot-ink' },
  { figure: 'comments', label: 'Comments', icon: MessageCircle, tone: 'bg-ok-soft text-ok-ink' },
  { figure: 'posts', label: 'Posts', icon: Send, tone: 'bg-warn-soft text-warn-ink' },
] as const
const TABLES = [
  { part: 'videos', title: 'Videos', hint: 'Which of them were watched most.' },
  { part: 'hooks', title: 'Hooks', hint: 'How the first sentence begins.' },
  { part: 'styles', title: 'Styles', hint: 'How they look.' },
  { part: 'voices', title: 'Voices', hint: 'Who tells them.' },
  { part: 'hours', title: 'Hours', hint: 'When they went out, in your time zone.' },
  { part: 'networks', title: 'Networks', hint: 'Where they were watched.' },
] as const

function rangeOf(search: URLSearchParams): Range {
  return RANGES.find(({ value }) => value === search.get('days'))?.value ?? '30'
}

function hasFigures({ totals, silent }: Analytics): boolean {
  return totals.posts > silent.reduce((sum, { posts }) => sum + posts, 0)
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  void queryClient.prefetchQuery(analyticsQuery(rangeOf(new URL(request.url).searchParams), readTimeZone()))
  return null
}

function WhatNext() {
  const { data } = useQuery(whatWorkedQuery)
  if (!data?.hint) return null
  return (
    <Card className="mb-5 flex flex-wrap items-center gap-4 p-5">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-base font-semibold">What worked</h2>
        <p className="mt-0.5 text-sm text-muted">{data.reason}</p>
      </div>
      <Link to={href('/generate-ideas')} className={buttonLook()}>
        <Sparkles /> Ideas like these
      </Link>
    </Card>
  )
}

function Figures({ found }: { found: Analytics }) {
  const [figure, setFigure] = useState<'views' | 'likes' | 'comments'>('views')
  return (
    <>
      <WhatNext />
      <Card className="p-5 md:p-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-base font-semibold">Day by day</h2>
          <Choice
            label="Figure shown"
            isLabelHidden
            className="w-full max-w-xs"
            value={figure}
            options={[
              { value: 'views', label: 'Views' },
              { value: 'likes', label: 'Likes' },
              { value: 'comments', label: 'Comments' },
            ]}
            onChange={setFigure}
          />
        </div>
        <UsageChart
          label={FIGURES.find((one) => one.figure === figure)?.label ?? 'Views'}
          points={found.days.map((day) => ({ day: day.day, value: day[figure] }))}
        />
      </Card>
      <div className="mt-5 grid grid-cols-1 gap-5 xl:grid-cols-2">
        {TABLES.map(({ part, ...words }) => (
          <GroupTable key={part} {...words} groups={found[part]} />
        ))}
      </div>
    </>
  )
}

export default function AnalyticsPage() {
  const [search, setSearch] = useSearchParams()
  const range = rangeOf(search)
  const found = useQuery(analyticsQuery(range, readTimeZone()))
  const totals = found.data?.totals
  return (
    <>
      <PageTitle
        title="Analytics"
        aside={
          <Link to={href('/calendar')} className={buttonLook({ variant: 'secondary' })}>
            Content Calendar
          </Link>
        }
      >
        What your posts reached, as the networks count it.
        {found.data?.updatedAt && ` Asked ${formatAgo(found.data.updatedAt)}.`}
      </PageTitle>
      <Choice
        label="Posts of the last"
        isLabelHidden
        className="mb-5 max-w-sm"
        value={range}
        options={RANGES}
        onChange={(days) =>
          setSearch(days === '30' ? {} : { days }, { replace: true, preventScrollReset: true })
        }
      />
      {found.error && (
        <LoadError
          className="mb-5"
          title="Failed to load your figures"
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      )}
      <section aria-label="Totals" className="mb-5 grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4">
        {FIGURES.map(({ figure, ...card }) => (
          <StatCard
            key={figure}
            {...card}
            value={totals && formatCount(totals[figure])}
            isMissing={found.isError}
            note={figure === 'posts' ? 'live in this period' : 'of posts in this period'}
          />
        ))}
      </section>
      {found.data && <SilentPosts silent={found.data.silent} />}
      {found.isPending && <Skeleton className="h-64" />}
      {found.data && found.data.totals.posts === 0 && (
        <Card>
          <EmptyState
            icon={ChartColumn}
            title="Nothing posted in this period"
            action={
              <Link to={href('/my-videos')} className={buttonLook()}>
                My Videos
              </Link>
            }
          >
            Once a post is live, its views, likes and comments are read from the network every few hours and
            compared here by video, hook, style, voice and hour.
          </EmptyState>
        </Card>
      )}
      {found.data && hasFigures(found.data) && <Figures found={found.data} />}
    </>
  )
}
