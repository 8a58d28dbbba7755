import type { CreditEntry } from '@hookreel/contract'
import { useQuery } from '@tanstack/react-query'
import { Clapperboard, Coins, Receipt, Sparkles } from 'lucide-react'
import { queryClient } from '../../api/query-client.ts'
import { creditsQuery, pricingQuery } from '../../api/queries.ts'
import { Badge, type Tone } from '../../components/badge.tsx'
import { Card } from '../../components/card.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { LoadError } from '../../features/shell/load-error.tsx'
import { PageTitle } from '../../features/shell/page-title.tsx'
import { classNames } from '../../lib/class-names.ts'
import { formatCount, formatMoment, formatPlural } from '../../lib/format.ts'

export const handle = { title: 'AI Credits' }
export const meta = () => [{ title: 'AI Credits | Hookreel' }]

export function clientLoader() {
  void queryClient.prefetchQuery(creditsQuery)
  return null
}

const KINDS: Record<CreditEntry['kind'], { label: string; tone: Tone }> = {
  grant: { label: 'Granted', tone: 'ok' },
  purchase: { label: 'Purchase', tone: 'ok' },
  hold: { label: 'Held', tone: 'warn' },
  capture: { label: 'Used', tone: 'primary' },
  release: { label: 'Given back', tone: 'ok' },
  refund: { label: 'Refund', tone: 'ok' },
  adjustment: { label: 'Adjusted', tone: 'neutral' },
}

function Entry({ entry }: { entry: CreditEntry }) {
  const kind = KINDS[entry.kind]
  return (
    <li className="flex items-center gap-3 px-4 py-3.5 md:px-5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="min-w-0 text-sm font-medium break-words">{entry.reason}</span>
          <Badge tone={kind.tone}>{kind.label}</Badge>
        </p>
        <p className="mt-0.5 text-small text-muted">
          <time dateTime={entry.createdAt}>{formatMoment(entry.createdAt)}</time>
        </p>
      </div>
      <div className="shrink-0 text-right tabular-nums">
        <p
          className={classNames(
            'text-sm font-semibold',
            entry.amount > 0 && 'text-ok-ink',
            entry.amount === 0 && 'text-muted',
          )}
        >
          {entry.amount > 0 ? `+${formatCount(entry.amount)}` : formatCount(entry.amount)}
        </p>
        <p className="text-small text-muted">
          <span className="sr-only">Balance afterwards: </span>
          {formatCount(entry.balance)}
        </p>
      </div>
    </li>
  )
}

export default function Credits() {
  const credits = useQuery(creditsQuery)
  const pricing = useQuery(pricingQuery)
  const balance = credits.data?.balance
  const costs = pricing.data?.creditCosts
  return (
    <>
      <PageTitle title="AI Credits">
        Credits pay for ideas and videos. They do not expire while your account is active.
      </PageTitle>
      {credits.error && (
        <LoadError
          className="mb-5"
          title="Failed to load your credits"
          error={credits.error}
          onRetry={() => void credits.refetch()}
        />
      )}
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <Card className="relative overflow-hidden p-6">
          <div aria-hidden className="glow absolute inset-0 opacity-70" />
          <div className="relative">
            <p className="flex items-center gap-2 text-sm font-medium text-muted">
              <Coins className="size-4" aria-hidden /> Current balance
            </p>
            <p className="mt-2 h-14 text-5xl font-semibold tracking-tight tabular-nums">
              {balance === undefined ? <Skeleton className="h-12 w-28" /> : formatCount(balance)}
            </p>
            <p className="mt-2 min-h-5 text-sm text-muted">
              {balance !== undefined &&
                costs &&
                `Enough for ${formatPlural(Math.floor(balance / Math.max(1, costs.video_generation)), 'video')} or ${formatPlural(Math.floor(balance / Math.max(1, costs.video_ideas)), 'batch of ideas', 'batches of ideas')}.`}
            </p>
          </div>
        </Card>
        <Card className="p-6">
          <h2 className="text-sm font-medium text-muted">What things cost</h2>
          <dl className="mt-3 divide-y text-sm">
            {[
              { icon: Sparkles, what: 'A batch of video ideas', cost: costs?.video_ideas },
              { icon: Clapperboard, what: 'A video', cost: costs?.video_generation },
            ].map((row) => (
              <div key={row.what} className="flex items-center gap-3 py-2.5">
                <row.icon className="size-4 text-primary-ink" aria-hidden />
                <dt className="flex-1">{row.what}</dt>
                <dd className="font-semibold tabular-nums">
                  {row.cost === undefined ? <Skeleton className="w-16" /> : formatPlural(row.cost, 'credit')}
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-small text-muted">
            A video’s credits are held while it is made. If it fails or you cancel it, they come back.
            Outlines are free.
          </p>
        </Card>
      </div>

      <p className="mt-4 rounded-xl border border-dashed px-4 py-3 text-sm text-muted">
        Buying credits is not set up on this server yet.
      </p>

      <h2 className="mt-9 mb-3 text-base font-semibold">Entries</h2>
      <Card>
        {credits.isPending && (
          <div className="divide-y" aria-hidden>
            {[0, 1, 2].map((row) => (
              <div key={row} className="h-[4.5rem] px-5 py-4">
                <Skeleton className="w-1/3" />
                <Skeleton className="mt-2 h-3 w-24" />
              </div>
            ))}
          </div>
        )}
        {credits.data?.entries.length === 0 && (
          <EmptyState icon={Receipt} title="Nothing yet">
            Every change of your balance is listed here.
          </EmptyState>
        )}
        {credits.data && credits.data.entries.length > 0 && (
          <ul className="divide-y">
            {credits.data.entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </Card>
    </>
  )
}
