import { Coins } from 'lucide-react'
import { Card } from '../../components/card.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { formatCount } from '../../lib/format.ts'
import { whatBalanceBuys, type Costs } from './what-balance-buys.ts'

/** What is left, and what it is enough for. */
export function BalanceCard({ balance, costs }: { balance: number | undefined; costs: Costs | undefined }) {
  return (
    <Card className="relative overflow-hidden p-6">
      <div aria-hidden className="glow absolute inset-0 opacity-70" />
      <div className="relative">
        <p className="flex items-center gap-2 text-sm font-medium text-muted">
          <Coins className="size-4" aria-hidden /> Current balance
        </p>
        <p className="mt-2 h-14 text-5xl font-semibold tracking-tight tabular-nums">
          {balance === undefined ? <Skeleton className="h-12 w-28" /> : formatCount(balance)}
        </p>
        <p className="mt-2 min-h-10 text-sm text-muted md:min-h-5">
          {balance !== undefined && costs && whatBalanceBuys(balance, costs)}
        </p>
      </div>
    </Card>
  )
}
