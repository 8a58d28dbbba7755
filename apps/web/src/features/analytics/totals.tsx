import type { Analytics } from '@hookreel/contract'
import { Eye, Heart, MessageCircle, Send } from 'lucide-react'
import { formatCount } from '../../lib/format.ts'
import { StatCard } from '../dashboard/stat-card.tsx'

const FIGURES = [
  { figure: 'views', label: 'Views', icon: Eye, tone: 'bg-primary-soft text-primary-ink' },
  { figure: 'likes', label: 'Likes', icon: Heart, tone: 'bg-hot-soft text-hot-ink' },
  { figure: 'comments', label: 'Comments', icon: MessageCircle, tone: 'bg-ok-soft text-ok-ink' },
  { figure: 'posts', label: 'Posts', icon: Send, tone: 'bg-warn-soft text-warn-ink' },
] as const

/** What the posts of the period reached together. */
export function Totals({
  totals,
  isMissing,
}: {
  totals: Analytics['totals'] | undefined
  isMissing: boolean
}) {
  return (
    <section aria-label="Totals" className="mb-5 grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4">
      {FIGURES.map(({ figure, ...card }) => (
        <StatCard
          key={figure}
          {...card}
          value={totals && formatCount(totals[figure])}
          isMissing={isMissing}
          note={figure === 'posts' ? 'live in this period' : 'of posts in this period'}
        />
      ))}
    </section>
  )
}
