import { useQuery } from '@tanstack/react-query'
import { Coins } from 'lucide-react'
import { href, Link } from 'react-router'
import { pricingQuery, profileQuery } from '../../api/queries.ts'
import { classNames } from '../../lib/class-names.ts'
import { formatCount } from '../../lib/format.ts'

/** The balance where the sidebar does not show it; a low one leads to more. */
export function CreditsLink({ isSidebarOpen }: { isSidebarOpen: boolean }) {
  const profile = useQuery(profileQuery)
  const pricing = useQuery(pricingQuery)
  const balance = profile.data?.aiCredits
  const cost = pricing.data?.creditCosts.video_generation
  const isLow = balance !== undefined && cost !== undefined && balance < cost
  return (
    <Link
      to={href('/credits')}
      className={classNames(
        'flex h-10 min-w-14 items-center justify-end gap-1.5 rounded-lg px-2 text-sm font-medium text-muted tabular-nums hover:bg-surface-2 hover:text-foreground',
        isSidebarOpen && 'md:hidden',
        isLow && 'bg-warn-soft text-warn-ink hover:bg-warn-soft hover:text-warn-ink',
      )}
    >
      <Coins className="size-4" aria-hidden />
      <span className="sr-only">AI credits: </span>
      {balance === undefined ? '' : formatCount(balance)}
      {isLow && <span className="sr-only">, not enough for a video</span>}
    </Link>
  )
}
