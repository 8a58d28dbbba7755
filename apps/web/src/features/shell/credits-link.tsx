import { Coins } from 'lucide-react'
import { href, Link } from 'react-router'
import { classNames } from '../../lib/class-names.ts'
import { formatCount } from '../../lib/format.ts'
import { useBalance } from './use-balance.ts'

/** The balance where the sidebar does not show it; a low one leads to more. */
export function CreditsLink({ isSidebarOpen }: { isSidebarOpen: boolean }) {
  const { balance, isLow } = useBalance()
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
