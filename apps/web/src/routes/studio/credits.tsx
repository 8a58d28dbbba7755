import { ENHANCEMENT_CREDITS } from '@hookreel/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Clapperboard, Coins, Receipt, Sparkles, WandSparkles } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { queryClient } from '../../api/query-client.ts'
import { creditsQuery, instanceQuery, pricingQuery } from '../../api/queries.ts'
import { Card } from '../../components/card.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { CheckoutResult } from '../../features/credits/checkout-result.tsx'
import { CreditsQuestions } from '../../features/credits/credits-questions.tsx'
import { EntryList } from '../../features/credits/entry-list.tsx'
import { LocalCheckout } from '../../features/credits/local-checkout.tsx'
import { PackageCards } from '../../features/credits/package-cards.tsx'
import { useOrder, type Wish } from '../../features/credits/use-checkout.ts'
import { whatBalanceBuys } from '../../features/credits/what-balance-buys.ts'
import { LoadError } from '../../features/shell/load-error.tsx'
import { PageTitle } from '../../features/shell/page-title.tsx'
import { formatCount, formatPlural } from '../../lib/format.ts'

export const handle = { title: 'AI Credits' }
export const meta = () => [{ title: 'AI Credits | Hookreel' }]

export function clientLoader() {
  void queryClient.prefetchInfiniteQuery(creditsQuery)
  return null
}

/** `?plan=starter` comes from the pricing page, through sign-up or sign-in: the plan's checkout opens at once. */
function usePlanWish(order: (wish: Wish) => Promise<void>): void {
  const [search, setSearch] = useSearchParams()
  const isStarted = useRef(false)
  const plan = search.get('plan')
  useEffect(() => {
    if (plan !== 'starter' || isStarted.current) return
    isStarted.current = true
    const interval = search.get('interval') === 'year' ? 'year' : 'month'
    setSearch({}, { replace: true })
    void order({ kind: 'plan', plan, interval })
  }, [plan, search, setSearch, order])
}

export default function Credits() {
  const credits = useInfiniteQuery(creditsQuery)
  const pricing = useQuery(pricingQuery)
  const instance = useQuery(instanceQuery)
  const { busyId, order } = useOrder()
  usePlanWish(order)
  const first = credits.data?.pages[0]
  const balance = first?.balance
  const costs = pricing.data?.creditCosts
  return (
    <>
      <PageTitle title="AI Credits">
        Credits pay for ideas and videos. They do not expire while your account is active.
      </PageTitle>
      <CheckoutResult />
      <LocalCheckout />
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
            <p className="mt-2 min-h-10 text-sm text-muted md:min-h-5">
              {balance !== undefined && costs && whatBalanceBuys(balance, costs)}
            </p>
          </div>
        </Card>
        <Card className="p-6">
          <h2 className="text-sm font-medium text-muted">What things cost</h2>
          <dl className="mt-3 divide-y text-sm">
            {[
              { icon: Sparkles, what: 'A batch of video ideas', cost: costs?.video_ideas },
              { icon: WandSparkles, what: 'Enhancing a text', cost: ENHANCEMENT_CREDITS },
              { icon: Clapperboard, what: 'A video', cost: costs?.video_generation },
            ].map((row) => (
              <div key={row.what} className="flex items-center gap-3 py-2.5">
                <row.icon className="size-4 text-primary-ink" aria-hidden />
                <dt className="flex-1">{row.what}</dt>
                <dd className="font-semibold tabular-nums">
                  {row.cost === undefined ? (
                    <Skeleton className="my-0.5 w-16" />
                  ) : (
                    formatPlural(row.cost, 'credit')
                  )}
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

      <h2 className="mt-9 mb-3 text-base font-semibold">Buy credits</h2>
      <PackageCards
        pricing={pricing.data}
        busyId={busyId}
        onBuy={({ id }) => void order({ kind: 'package', packageId: id })}
      />
      {instance.data?.payments === 'local' && (
        <p className="mt-4 rounded-xl border border-dashed px-4 py-3 text-sm text-muted">
          Test mode: this server has no payment service. Buying works, and no money moves.
        </p>
      )}

      {/* Nothing stands below what still grows. */}
      {!pricing.isPending && !instance.isPending && (
        <>
          <div className="mt-9">
            <CreditsQuestions />
          </div>

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
            {first?.total === 0 && (
              <EmptyState icon={Receipt} title="Nothing yet">
                Every change of your balance is listed here.
              </EmptyState>
            )}
            {credits.data && first && first.total > 0 && (
              <EntryList
                entries={credits.data.pages.flatMap(({ entries }) => entries)}
                total={first.total}
                isBusy={credits.isFetchingNextPage}
                onMore={() => void credits.fetchNextPage()}
              />
            )}
          </Card>
        </>
      )}
    </>
  )
}
