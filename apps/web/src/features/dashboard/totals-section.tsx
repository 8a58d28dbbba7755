import type { getDashboard } from '@hookreel/contract'
import { Clapperboard, Coins, Eye, Lightbulb } from 'lucide-react'
import { href } from 'react-router'
import type { z } from 'zod'
import { formatCount, formatPlural } from '../../lib/format.ts'
import { StatCard } from './stat-card.tsx'

type Totals = z.output<typeof getDashboard.output>['totals']

function noteOnVideos({ processing, failed, videos }: Totals): string {
  if (processing > 0) return `${processing} processing`
  if (failed > 0) return `${formatCount(videos - failed)} of them complete`
  return videos > 0 ? 'All complete' : 'none yet'
}

function noteOnCredits({ aiCredits }: Totals, videoCost: number): string {
  if (aiCredits < videoCost) return 'not enough for a video'
  return `enough for ${formatPlural(Math.floor(aiCredits / videoCost), 'video')}`
}

/** What somebody has, in four figures. */
export function TotalsSection(props: {
  totals: Totals | undefined
  /** Of a video, in credits. */
  videoCost: number | undefined
  isMissing: boolean
}) {
  const { totals, videoCost, isMissing } = props
  return (
    <section aria-label="Totals" className="mt-5 grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4">
      <StatCard
        icon={Lightbulb}
        label="Video Ideas"
        to={href('/my-ideas')}
        value={totals && formatCount(totals.ideas)}
        isMissing={isMissing}
        note="saved"
        tone="bg-primary-soft text-primary-ink"
      />
      <StatCard
        icon={Clapperboard}
        label="Total Videos"
        to={href('/my-videos')}
        value={totals && formatCount(totals.videos)}
        isMissing={isMissing}
        note={totals && noteOnVideos(totals)}
        tone="bg-hot-soft text-hot-ink"
      />
      <StatCard
        icon={Eye}
        label="Total Views"
        value={totals && formatCount(totals.views)}
        isMissing={isMissing}
        note="across all videos"
        tone="bg-ok-soft text-ok-ink"
      />
      <StatCard
        icon={Coins}
        label="AI Credits"
        to={href('/credits')}
        value={totals && formatCount(totals.aiCredits)}
        isMissing={isMissing}
        note={totals && videoCost ? noteOnCredits(totals, videoCost) : ''}
        tone="bg-warn-soft text-warn-ink"
      />
    </section>
  )
}
