import type { Analytics } from '@hookreel/contract'
import { useQuery } from '@tanstack/react-query'
import { href, Link, useSearchParams } from 'react-router'
import { queryClient } from '../../api/query-client.ts'
import { buttonLook } from '../../components/button.tsx'
import { Choice } from '../../components/choice.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { analyticsQuery } from '../../features/analytics/analytics-queries.ts'
import { Figures } from '../../features/analytics/figures.tsx'
import { NothingPosted } from '../../features/analytics/nothing-posted.tsx'
import { SilentPosts } from '../../features/analytics/silent-posts.tsx'
import { Totals } from '../../features/analytics/totals.tsx'
import { readTimeZone } from '../../lib/days/time-zone.ts'
import { LoadError } from '../../features/shell/load-error.tsx'
import { PageTitle } from '../../features/shell/page-title.tsx'
import { RANGES, type Range } from '../../features/usage/ranges.ts'
import { formatAgo } from '../../lib/format.ts'
import type { Route } from './+types/analytics'

export const handle = { title: 'Analytics' }
export const meta = () => [{ title: 'Analytics | Hookreel' }]

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
      <Totals totals={totals} isMissing={found.isError} />
      {found.data && <SilentPosts silent={found.data.silent} />}
      {found.isPending && <Skeleton className="h-64" />}
      {found.data && found.data.totals.posts === 0 && <NothingPosted />}
      {found.data && hasFigures(found.data) && <Figures found={found.data} />}
    </>
  )
}
