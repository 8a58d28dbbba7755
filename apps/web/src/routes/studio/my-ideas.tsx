import { useQuery } from '@tanstack/react-query'
import { Clapperboard, FileText, Layers, Lightbulb, Search, Sparkles, WandSparkles } from 'lucide-react'
import { Suspense, useCallback, useDeferredValue, useState } from 'react'
import { href, Link, useSearchParams } from 'react-router'
import { queryClient } from '../../api/query-client.ts'
import { pricingQuery, profileQuery } from '../../api/queries.ts'
import { Button, buttonLook } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Pager } from '../../components/pager.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { useLastPage } from '../../components/use-last-page.ts'
import { StatCard } from '../../features/dashboard/stat-card.tsx'
import { IdeaFilters } from '../../features/ideas/idea-filters.tsx'
import {
  IDEAS_PER_PAGE,
  ideaTableQuery,
  searchOfView,
  viewOfSearch,
  type IdeaView,
} from '../../features/ideas/idea-queries.ts'
import { IdeaCards, IdeasTable } from '../../features/ideas/ideas-table.tsx'
import { useNarrow } from '../../features/ideas/use-narrow.ts'
import { LoadError } from '../../features/shell/load-error.tsx'
import { PageActions, PageTitle } from '../../features/shell/page-title.tsx'
import { formatCount, formatPlural } from '../../lib/format.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import type { Route } from './+types/my-ideas'

export const handle = { title: 'My Video Ideas' }
export const meta = () => [{ title: 'My Video Ideas | Hookreel' }]

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  void queryClient.prefetchQuery(ideaTableQuery(viewOfSearch(new URL(request.url).searchParams)))
  return null
}

const BatchDialog = lazyPart(() => import('../../features/batches/batch-dialog.tsx'))
const STATS = [
  {
    count: 'total',
    label: 'Total Ideas',
    note: 'All of your ideas',
    icon: Lightbulb,
    tone: 'bg-primary-soft text-primary-ink',
  },
  {
    count: 'video_generated',
    note: 'Became a video',
    label: 'Videos Generated',
    icon: Clapperboard,
    tone: 'bg-ok-soft text-ok-ink',
  },
  {
    count: 'improved',
    label: 'Improved',
    note: 'Edited or improved',
    icon: WandSparkles,
    tone: 'bg-hot-soft text-hot-ink',
  },
  {
    count: 'draft',
    label: 'Drafts',
    note: 'As they were written',
    icon: FileText,
    tone: 'bg-surface-2 text-muted',
  },
] as const

function NoIdeas() {
  const profile = useQuery(profileQuery)
  const pricing = useQuery(pricingQuery)
  const isShort =
    profile.data !== undefined &&
    pricing.data !== undefined &&
    profile.data.aiCredits < pricing.data.creditCosts.video_ideas
  return (
    <EmptyState
      icon={Lightbulb}
      title="No video ideas yet"
      className="rounded-card border border-dashed"
      action={
        <>
          {isShort ? (
            <Button disabled>
              <Sparkles /> Generate Video Ideas
            </Button>
          ) : (
            <Link to={href('/generate-ideas')} className={buttonLook()}>
              <Sparkles /> Generate Video Ideas
            </Link>
          )}
          <Link to={href('/credits')} className={buttonLook({ variant: 'ghost' })}>
            Purchase AI Credits
          </Link>
        </>
      }
    >
      Everything you generate is kept here until you delete it. Start with a prompt or with your own notes.
    </EmptyState>
  )
}

export default function MyIdeas() {
  const [search, setSearch] = useSearchParams()
  const view = viewOfSearch(search)
  const ideas = useQuery(ideaTableQuery(view))
  const pageCount = ideas.data && Math.ceil(ideas.data.total / IDEAS_PER_PAGE)
  useLastPage(view.page, ideas.isPlaceholderData ? undefined : pageCount)
  const isNarrow = useNarrow()
  const change = useCallback(
    (more: Partial<IdeaView>) =>
      setSearch((before) => searchOfView({ ...viewOfSearch(before), page: 1, ...more }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setSearch],
  )
  const sortBy = (sort: IdeaView['sort']) => {
    const isSame = view.sort === sort
    const first = sort === 'created' ? 'descending' : 'ascending'
    const other = view.direction === 'ascending' ? 'descending' : 'ascending'
    change({ sort, direction: isSame ? other : first })
  }
  // A press is answered before the rows are drawn anew.
  const data = useDeferredValue(ideas.data)
  // The dialog stays once it was there, so that it can close and give the focus back.
  const [wasBatch, setWasBatch] = useState(false)
  const [isBatch, setIsBatch] = useState(false)
  const hasAny = data !== undefined && data.counts.total > 0
  return (
    <>
      <PageTitle
        title="My Video Ideas"
        aside={
          <PageActions>
            {hasAny && (
              <Button
                variant="secondary"
                onClick={() => {
                  setWasBatch(true)
                  setIsBatch(true)
                }}
              >
                <Layers /> Make and schedule
              </Button>
            )}
            <Link to={href('/generate-ideas')} className={buttonLook()}>
              <Sparkles /> Generate Video Ideas
            </Link>
          </PageActions>
        }
      >
        Everything you generated, to edit, improve and turn into videos.
      </PageTitle>
      <div className="mb-6 grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
        {STATS.map(({ count, note, ...card }) => (
          <StatCard
            key={count}
            {...card}
            value={data && formatCount(data.counts[count])}
            note={note}
            isMissing={ideas.isError}
          />
        ))}
      </div>
      {(hasAny || view.search || view.status !== 'all' || ideas.isPending) && (
        <IdeaFilters view={view} onChange={change} />
      )}
      {ideas.error && (
        <LoadError
          title="Failed to load your video ideas."
          error={ideas.error}
          onRetry={() => void ideas.refetch()}
        />
      )}
      {ideas.isPending && <TableSkeleton />}
      {data && !hasAny && <NoIdeas />}
      {hasAny && (
        <section aria-label="Ideas" aria-busy={ideas.isPlaceholderData}>
          <p role="status" className="sr-only">
            {formatPlural(data.total, 'idea')}
          </p>
          {data.total === 0 && <NothingFound onClear={() => setSearch({})} />}
          {data.items.length > 0 &&
            (isNarrow ? (
              <IdeaCards ideas={data.items} />
            ) : (
              <IdeasTable ideas={data.items} view={view} onSort={sortBy} />
            ))}
          <Pager page={view.page} pageCount={pageCount ?? 0} />
        </section>
      )}
      {wasBatch && (
        <Suspense>
          <BatchDialog open={isBatch} onOpenChange={setIsBatch} />
        </Suspense>
      )}
    </>
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={Search}
      title="No ideas match"
      className="rounded-card border border-dashed"
      action={
        <Button variant="secondary" onClick={onClear}>
          Show all ideas
        </Button>
      }
    >
      Try other words, or another status.
    </EmptyState>
  )
}

function TableSkeleton() {
  return (
    <Card className="divide-y" aria-hidden>
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="h-36 p-5 md:h-[4.5rem]">
          <Skeleton className="w-1/2" />
          <Skeleton className="mt-3 h-3 w-3/4" />
        </div>
      ))}
    </Card>
  )
}
