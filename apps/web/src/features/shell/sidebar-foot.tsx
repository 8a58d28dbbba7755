import { LogOut } from 'lucide-react'
import { href, Link } from 'react-router'
import { formatCount } from '../../lib/format.ts'
import { NAV_ENTRY_LOOK } from './nav-list.tsx'
import { RailTip } from './rail-tip.tsx'
import { useBalance } from './use-balance.ts'

/** The balance, always in sight, and the way out. */
export function SidebarFoot({ isFolded = false, onSignOut }: { isFolded?: boolean; onSignOut: () => void }) {
  const { balance, isLow } = useBalance()
  return (
    <div className="grid gap-2 border-t pt-3">
      {!isFolded && (
        <Link
          to={href('/credits')}
          className="rounded-xl border bg-background p-3 transition-colors hover:border-primary/40"
        >
          <span className="flex items-baseline justify-between text-sm">
            <span className="text-muted">AI credits</span>
            <span className="min-w-8 text-right font-semibold tabular-nums">
              {balance === undefined ? ' ' : formatCount(balance)}
            </span>
          </span>
          <span className="mt-2 block h-1.5 overflow-hidden rounded-full bg-surface-3">
            <span
              className="block h-full rounded-full bg-linear-to-r from-primary to-hot transition-[width] duration-500"
              style={{ width: `${Math.min(100, balance ?? 0)}%` }}
            />
          </span>
          {isLow && (
            <span className="mt-2 block text-xs text-warn-ink">Not enough for a video. See credits</span>
          )}
        </Link>
      )}
      <RailTip label="Logout" isFolded={isFolded}>
        <button
          type="button"
          onClick={onSignOut}
          aria-label={isFolded ? 'Logout' : undefined}
          className={isFolded ? `${NAV_ENTRY_LOOK} justify-center px-0` : NAV_ENTRY_LOOK}
        >
          <LogOut className="size-[18px] shrink-0" aria-hidden />
          {!isFolded && 'Logout'}
        </button>
      </RailTip>
    </div>
  )
}
