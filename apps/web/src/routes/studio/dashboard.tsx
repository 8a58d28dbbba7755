import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { href } from 'react-router'
import { queryClient } from '../../api/query-client.ts'
import { dashboardQuery, pricingQuery, profileQuery, retentionQuery, trialQuery } from '../../api/queries.ts'
import { StandingNote } from '../../features/credits/standing-note.tsx'
import { NextSteps } from '../../features/dashboard/next-steps.tsx'
import { QuickActions } from '../../features/dashboard/quick-actions.tsx'
import { RecentCard } from '../../features/dashboard/recent-card.tsx'
import { TotalsSection } from '../../features/dashboard/totals-section.tsx'
import { WelcomeBanner } from '../../features/dashboard/welcome-banner.tsx'
import { RecentIdeas } from '../../features/ideas/recent-ideas.tsx'
import { naturalVoiceQuery } from '../../features/natural-voice/natural-voice-query.ts'
import { billingQuery } from '../../features/credits/billing-query.ts'
import { LoadError } from '../../features/shell/load-error.tsx'
import { AgingNotice } from '../../features/videos/aging-notice.tsx'
import { RecentVideos } from '../../features/videos/recent-videos.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'

const SHOWN = 3
/** Below the first screen: they come after the rest, the voice for the operator alone. */
const NaturalVoiceOffer = lazyPart(async () => ({
  default: (await import('../../features/natural-voice/natural-voice-offer.tsx')).NaturalVoiceOffer,
}))
const UsagePanel = lazyPart(async () => ({
  default: (await import('../../features/usage/usage-panel.tsx')).UsagePanel,
}))

export const handle = { title: 'Dashboard' }
export const meta = () => [
  { title: 'Dashboard | Hookreel' },
  { name: 'description', content: 'Your ideas, videos and credits.' },
]

export function clientLoader() {
  void queryClient.prefetchQuery(dashboardQuery)
  void queryClient.prefetchQuery(trialQuery)
  void queryClient.prefetchQuery(billingQuery)
  void queryClient.prefetchQuery(retentionQuery)
  return null
}

export default function Dashboard() {
  const dashboard = useQuery(dashboardQuery)
  const profile = useQuery(profileQuery)
  const pricing = useQuery(pricingQuery)
  const name = profile.data ? profile.data.displayName || profile.data.fullName || 'Creator' : undefined
  const totals = dashboard.data?.totals
  const costs = pricing.data?.creditCosts
  const natural = useQuery({ ...naturalVoiceQuery, enabled: totals !== undefined })
  const mayHaveVoice = natural.data?.mayInstall && natural.data.state !== 'installed'
  const isNew = totals !== undefined && totals.videos === 0

  return (
    <>
      <WelcomeBanner name={name} isNew={isNew} />

      {dashboard.error && (
        <LoadError
          className="mt-5"
          title="Failed to load dashboard data"
          error={dashboard.error}
          onRetry={() => void dashboard.refetch()}
        />
      )}

      <AgingNotice className="mt-5" hasLink />

      <TotalsSection totals={totals} videoCost={costs?.video_generation} isMissing={dashboard.isError} />

      <QuickActions ideasCost={costs?.video_ideas} />

      <div className="mt-9 grid grid-cols-1 gap-4 lg:grid-cols-2">
        <RecentCard
          title="Recent Ideas"
          to={href('/my-ideas')}
          linkText="View all ideas"
          isMissing={dashboard.isError}
        >
          {dashboard.data && <RecentIdeas ideas={dashboard.data.recentIdeas.slice(0, SHOWN)} />}
        </RecentCard>
        <RecentCard
          title="Recent Videos"
          to={href('/my-videos')}
          linkText="View all videos"
          isMissing={dashboard.isError}
        >
          {dashboard.data && <RecentVideos videos={dashboard.data.recentVideos.slice(0, SHOWN)} />}
        </RecentCard>
      </div>

      {/* Below everything: known only with the answer, it would push the page down. */}
      <StandingNote className="mt-5" />
      {isNew && <NextSteps hasIdeas={totals.ideas > 0} />}
      {mayHaveVoice && (
        <Suspense>
          <NaturalVoiceOffer className="mt-5" />
        </Suspense>
      )}

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
