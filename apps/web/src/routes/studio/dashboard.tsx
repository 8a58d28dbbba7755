import { useQuery } from '@tanstack/react-query'
import { Clapperboard, Coins, Eye, Lightbulb, Sparkles } from 'lucide-react'
import { lazy, Suspense, type ReactNode } from 'react'
import { href, Link } from 'react-router'
import { queryClient } from '../../api/query-client.ts'
import { dashboardQuery, pricingQuery, profileQuery } from '../../api/queries.ts'
import { buttonLook } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { NextSteps } from '../../features/dashboard/next-steps.tsx'
import { QuickActions } from '../../features/dashboard/quick-actions.tsx'
import { StatCard } from '../../features/dashboard/stat-card.tsx'
import { RecentIdeas } from '../../features/ideas/recent-ideas.tsx'
import { LoadError } from '../../features/shell/load-error.tsx'
import { RecentVideos } from '../../features/videos/recent-videos.tsx'
import { formatCount, formatPlural } from '../../lib/format.ts'

const SHOWN = 3
/** Below the first screen: it comes after the rest. */
const UsagePanel = lazy(async () => ({
  default: (await import('../../features/usage/usage-panel.tsx')).UsagePanel,
}))

export const handle = { title: 'Dashboard' }
export const meta = () => [
  { title: 'Dashboard | Hookreel' },
  { name: 'description', content: 'Your ideas, videos and credits.' },
]

export function clientLoader() {
  void queryClient.prefetchQuery(dashboardQuery)
  return null
}

function ListSkeleton({ isMissing }: { isMissing: boolean }) {
  if (isMissing) return <p className="py-8 text-center text-sm text-muted">Not loaded.</p>
  return (
    <ul className="divide-y" aria-hidden>
      {[0, 1, 2].map((row) => (
        <li key={row} className="flex h-[5.5rem] items-center gap-3">
          <Skeleton className="h-16 w-12" />
          <span className="flex-1">
            <Skeleton className="w-2/3" />
            <Skeleton className="mt-2 h-3 w-1/2" />
          </span>
        </li>
      ))}
    </ul>
  )
}

function RecentCard(props: { title: string; to: string; linkText: string; children: ReactNode }) {
  return (
    <Card className="p-5 pb-2">
      <div className="mb-1 flex items-baseline justify-between gap-3">
        <h2 className="text-base font-semibold">{props.title}</h2>
        <Link
          to={props.to}
          className="text-small font-medium text-primary-ink underline-offset-4 hover:underline"
        >
          {props.linkText}
        </Link>
      </div>
      {props.children}
    </Card>
  )
}

export default function Dashboard() {
  const dashboard = useQuery(dashboardQuery)
  const profile = useQuery(profileQuery)
  const pricing = useQuery(pricingQuery)
  const name = profile.data ? profile.data.displayName || profile.data.fullName || 'Creator' : undefined
  const totals = dashboard.data?.totals
  const videoCost = pricing.data?.creditCosts.video_generation
  const isNew = totals !== undefined && totals.videos === 0

  return (
    <>
      <section className="relative overflow-hidden rounded-2xl bg-[oklch(0.33_0.16_281)] p-6 text-white md:p-8">
        <div
          aria-hidden
          className="absolute inset-0 bg-[radial-gradient(50%_140%_at_100%_0%,oklch(0.62_0.2_20/.65),transparent_70%),radial-gradient(60%_120%_at_0%_0%,oklch(0.5_0.23_284/.7),transparent_70%)]"
        />
        <div className="relative flex gap-5 max-sm:flex-col sm:items-end sm:justify-between">
          <div className="min-w-0">
            {/* The name comes later: it has its own line on a phone, and never makes another. */}
            <h1 className="text-title font-semibold sm:truncate" title={name}>
              Welcome back{name ? ', ' : '!'}
              <span className="max-sm:block max-sm:min-h-[1lh] max-sm:truncate">{name && `${name}!`}</span>
            </h1>
            <p className="mt-1.5 text-sm text-white/85 md:text-base">
              {isNew ? 'Your first video is one prompt away.' : 'What will the next video be about?'}
            </p>
          </div>
          <Link
            to={href('/generate-ideas')}
            className={buttonLook({ variant: 'onDark', className: 'self-start sm:self-auto' })}
          >
            <Sparkles /> Generate ideas
          </Link>
        </div>
      </section>

      {dashboard.error && (
        <LoadError
          className="mt-5"
          title="Failed to load dashboard data"
          error={dashboard.error}
          onRetry={() => void dashboard.refetch()}
        />
      )}

      <section aria-label="Totals" className="mt-5 grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4">
        <StatCard
          icon={Lightbulb}
          label="Video Ideas"
          to={href('/my-ideas')}
          value={totals && formatCount(totals.ideas)}
          isMissing={dashboard.isError}
          note="saved"
          tone="bg-primary-soft text-primary-ink"
        />
        <StatCard
          icon={Clapperboard}
          label="Total Videos"
          to={href('/my-videos')}
          value={totals && formatCount(totals.videos)}
          isMissing={dashboard.isError}
          note={
            totals &&
            (totals.processing > 0
              ? `${totals.processing} processing`
              : totals.videos > 0
                ? 'All complete'
                : 'none yet')
          }
          tone="bg-hot-soft text-hot-ink"
        />
        <StatCard
          icon={Eye}
          label="Total Views"
          value={totals && formatCount(totals.views)}
          isMissing={dashboard.isError}
          note="across all videos"
          tone="bg-ok-soft text-ok-ink"
        />
        <StatCard
          icon={Coins}
          label="AI Credits"
          to={href('/credits')}
          value={totals && formatCount(totals.aiCredits)}
          isMissing={dashboard.isError}
          note={
            totals && videoCost
              ? totals.aiCredits < videoCost
                ? 'not enough for a video'
                : `enough for ${formatPlural(Math.floor(totals.aiCredits / videoCost), 'video')}`
              : ''
          }
          tone="bg-warn-soft text-warn-ink"
        />
      </section>

      <QuickActions ideasCost={pricing.data?.creditCosts.video_ideas} />

      <div className="mt-9 grid grid-cols-1 gap-4 lg:grid-cols-2">
        <RecentCard title="Recent Ideas" to={href('/my-ideas')} linkText="View all ideas">
          {dashboard.data ? (
            <RecentIdeas ideas={dashboard.data.recentIdeas.slice(0, SHOWN)} />
          ) : (
            <ListSkeleton isMissing={dashboard.isError} />
          )}
        </RecentCard>
        <RecentCard title="Recent Videos" to={href('/my-videos')} linkText="View all videos">
          {dashboard.data ? (
            <RecentVideos videos={dashboard.data.recentVideos.slice(0, SHOWN)} />
          ) : (
            <ListSkeleton isMissing={dashboard.isError} />
          )}
        </RecentCard>
      </div>

      {/* Below everything: known only with the answer, it would push the page down. */}
      {isNew && <NextSteps hasIdeas={totals.ideas > 0} />}

      {totals && totals.videos > 0 && (
        <div className="mt-9 min-h-[30rem]">
          <Suspense>
            <UsagePanel />
          </Suspense>
        </div>
      )}
    </>
  )
}
